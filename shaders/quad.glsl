// What quad.vert passes to a fragment shader.
#include "common.glsl"
in vec2 vTable;
in vec2 vLocal;
in vec3 vLight;
flat in vec4 vPlace, vTraits, vTint, vExtra;
out vec4 oColor;
#include "finish.glsl"

// What the shader that includes this makes of the quad here, with premultiplied alpha.
vec4 shaded();

// Zero, from everything that a shader of quads can take in. A software driver compiles the setting up of triangles for
// each choice of inputs, several milliseconds each: so all these shaders make the same one.
float nothing_of_all_inputs() {
    vec4 all = vPlace + vTraits + vTint + vExtra + vec4(vTable, vLocal) + vec4(vLight, 0.0) + gl_FragCoord;
    return max(dot(all, vec4(1.0)) - 1e30, 0.0);
}

void main() { oColor = shaded() + nothing_of_all_inputs(); }
