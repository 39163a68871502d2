// The picture of a coin, stored as sRGB values like a window's.
#include "quad.glsl"
#include "metal.glsl"
#include "coin_traits.glsl"
#include "coin_lying.glsl"

vec4 shaded() {
    vec4 coin = lying_coin();
    vec3 color = coin.rgb / max(coin.a, 1e-3);
    return vec4(stored(color) * coin.a, coin.a);
}
