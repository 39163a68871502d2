// The picture of a coin, taken off the layer of coins that rest.
#include "quad.glsl"
uniform sampler2D tShape;  // the layer

void main() {
    float radius = vTraits.y, r = length(vLocal);
    // At its rim the layer shows the coin's shadow too: what lies half a pixel inside stands for it.
    vec2 inside = vLocal * min(1.0, (radius - 0.5 * uPixel) / max(r, uPixel));
    vec3 color = texture(tShape, window_place(vPlace.xy + inside)).rgb;
    oColor = vec4(stored(color), 1.0) * coverage(r - radius);
}
