// A sliding coin, as a picture drawn earlier: place.w and traits.y are the picture's middle in sheet pixels, traits.zw
// is where the coin was when it was drawn.
#include "common.glsl"
#include "light.glsl"
#include "quad_in.glsl"

uniform vec2 uSheet;  // size of the sheet in pixels

out vec2 vSheet;
flat out vec3 vShade;

// The brightness of metal at this place, as a stored value.
vec3 shade_at(vec2 table) { return pow((0.36 + 0.46 * light_at(table)) * vignette_at(window_place(table)), vec3(0.4545)); }

void main() {
    vec2 local = aCorner * aPlace.z;
    vSheet = (vec2(aPlace.w, aTraits.y) + local / uPixel) / uSheet;
    vShade = shade_at(aPlace.xy) / shade_at(aTraits.zw);
    gl_Position = vec4((aPlace.xy + turned(local, aTraits.x) - uView.xy) / uView.zw, 0.0, 1.0);
}
