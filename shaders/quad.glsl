// What quad.vert passes to a fragment shader.
#include "common.glsl"
in vec2 vTable;
in vec2 vLocal;
in vec3 vLight;
flat in vec4 vPlace, vTraits, vTint, vExtra;
out vec4 oColor;
#include "finish.glsl"
