// A coin that lies on the table or slides over it.
#include "quad.glsl"
#include "metal.glsl"
#include "coin_traits.glsl"

void main() {
    float radius = vTraits.y, texel = uPixel / radius;
    vec2 q = vLocal / radius;
    float r = length(q), inside = clamp((1.0 - r) / texel + 0.5, 0.0, 1.0);
    Coin coin = coin_of_quad(vExtra.xy, vec2(1.0, 0.0));
    vec3 color = with_glow(face_color(coin, q, texel, vTable, vLight), r, vExtra.w);
    oColor = finished(color, inside);
}
