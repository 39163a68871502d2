// What quad.vert passes to a fragment shader.
#include "common.glsl"
in vec2 vTable;
in vec2 vLocal;
in vec3 vLight;
flat in vec4 vPlace, vTraits, vTint, vExtra;
out vec4 oColor;
#include "finish.glsl"

// Implemented by the including shader: the colour of the quad here, with premultiplied alpha.
vec4 shaded();

// Zero, computed from all inputs of a quad shader. A software driver compiles triangle setup for each set of inputs, at
// several milliseconds each: this way all these shaders share one.
float nothing_of_all_inputs() {
    vec4 all = vPlace + vTraits + vTint + vExtra + vec4(vTable, vLocal) + vec4(vLight, 0.0) + gl_FragCoord;
    return max(dot(all, vec4(1.0)) - 1e30, 0.0);
}

void main() { oColor = shaded() + nothing_of_all_inputs(); }
