// A coin that lies on the table or slides over it.
#include "quad.glsl"
#include "metal.glsl"
#include "coin_traits.glsl"

uniform int uSamples;  // a pixel: 1, or 4 where a coin rests and is drawn once

void main() {
    float radius = vTraits.y, share = uSamples > 1 ? 0.5 : 1.0, texel = uPixel / radius * share;
    Coin coin = coin_of_quad(vExtra.xy, vec2(1.0, 0.0), share);
    vec4 sum = vec4(0.0);
    for (int i = 0; i < uSamples; ++i) {
        vec2 q = (vLocal + (uSamples > 1 ? kSpots[i] * uPixel : vec2(0.0))) / radius;
        float r = length(q), inside = covered(coin, r, texel) * presence(vExtra.w);
        sum += finished(with_glow(face_color(coin, q, texel, vTable, vLight), r, vExtra.w), inside);
    }
    oColor = sum / float(uSamples);
}
