// The picture of a coin, copied from the layer of resting coins.
#include "quad.glsl"
uniform sampler2D tShape;  // the layer

vec4 shaded() {
    float radius = vTraits.y, r = length(vLocal);
    // At the rim the layer also contains the coin's shadow, so sample half a pixel further in.
    vec2 inside = vLocal * min(1.0, (radius - 0.5 * uPixel) / max(r, uPixel));
    vec3 color = texture(tShape, window_place(vPlace.xy + inside)).rgb;
    return vec4(stored(color), 1.0) * coverage(r - radius);
}
