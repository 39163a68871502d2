// A quad on the table, of any size and angle; light is computed at its corners.
#include "common.glsl"
#include "light.glsl"
#include "quad_in.glsl"

out vec2 vTable;  // table inches
out vec2 vLocal;  // inches from the quad's centre, in its own frame
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
