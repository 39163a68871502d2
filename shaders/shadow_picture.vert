// The shadow of a coin, as a picture drawn earlier at half the resolution: traits.yz is the picture's middle in sheet
// pixels.
#include "common.glsl"
#include "quad_in.glsl"

uniform vec2 uSheet;  // size of the sheet in pixels

out vec2 vSheet;

void main() {
    vec2 local = aCorner * aPlace.zw;
    vSheet = (aTraits.yz + 0.5 * local / uPixel) / uSheet;
    gl_Position = vec4((aPlace.xy + local - uView.xy) / uView.zw, 0.0, 1.0);
}
