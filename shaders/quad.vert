// A quad on the table, of any size and angle; light is worked out at its corners.
#include "common.glsl"
#include "light.glsl"

layout(location = 0) in vec2 aCorner;  // -1 to 1
layout(location = 1) in vec4 aPlace;   // centre, half size
layout(location = 2) in vec4 aTraits;  // angle, ...
layout(location = 3) in vec4 aTint;
layout(location = 4) in vec4 aExtra;

out vec2 vTable;  // table inches
out vec2 vLocal;  // inches from the quad's centre, along its sides
out vec3 vLight;
flat out vec4 vPlace, vTraits, vTint, vExtra;

void main() {
    vPlace = aPlace;
    vTraits = aTraits;
    vTint = aTint;
    vExtra = aExtra;
    vLocal = aCorner * aPlace.zw;
    vTable = aPlace.xy + turned(vLocal, aTraits.x);
    vLight = light_at(vTable);
    gl_Position = vec4((vTable - uView.xy) / uView.zw, 0.0, 1.0);
}
