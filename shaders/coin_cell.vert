// Draws a coin into a cell of a picture sheet, lit as at its place on the table. Quads as for the coin, but place.w and
// traits.x are the cell's middle in sheet pixels.
#include "common.glsl"
#include "light.glsl"
#include "quad_in.glsl"

uniform vec2 uSheet;  // size of the sheet in pixels

out vec2 vTable, vLocal;
out vec3 vLight;
flat out vec4 vPlace, vTraits, vTint, vExtra;

void main() {
    vPlace = aPlace;
    vTraits = aTraits;
    vTint = aTint;
    vExtra = aExtra;
    vLocal = aCorner * aPlace.z;
    vTable = aPlace.xy + vLocal;
    vLight = light_at(vTable);
    gl_Position = vec4((vec2(aPlace.w, aTraits.x) + vLocal / uPixel) / uSheet * 2.0 - 1.0, 0.0, 1.0);
}
