// A coin in the air, flipped about its horizontal diameter: a foreshortened face and the visible edge.
#include "quad.glsl"
#include "metal.glsl"
#include "coin_traits.glsl"

const float kThickness = 0.14;  // in radii

vec3 edge_color(Coin coin, vec2 around, vec2 flip, vec3 light) {
    float groove = cos(atan(around.y, around.x) * coin.reeds) * (coin.reeds > 1.0 ? 0.5 : 0.0);
    vec3 normal = turned_over(normalize(vec3(around + vec2(-around.y, around.x) * groove, 0.0)), flip);
    vec3 bright, dull;
    float rough;
    metal_of(coin.metal, bright, dull, rough);
    vec3 metal = mix(bright, dull, 0.35);
    return room(reflected(normal, coin.to_eye), 2.4) * metal * (0.36 + 0.46 * light) + metal * 0.06 * light;
}

vec4 tossed(Coin coin, vec2 q, float texel) {
    vec2 flip = coin.flip;
    float squeeze = max(abs(flip.x), 0.02), shows = kThickness * abs(flip.y);
    // The visible face is nearer to the eye: half the thickness off the middle, away from the side it leans to.
    float lean = flip.x * flip.y > 0.0 ? -1.0 : 1.0;
    vec2 on_face = vec2(q.x, (q.y - lean * 0.5 * shows) / squeeze);
    float r = length(on_face);
    float face = clamp((1.0 - r) * squeeze / texel + 0.5, 0.0, 1.0);

    float half_chord = sqrt(max(1.0 - q.x * q.x, 0.0));
    float outline = 0.5 * shows + squeeze * half_chord - abs(q.y);
    float sides = clamp((1.0 - abs(q.x)) / texel + 0.5, 0.0, 1.0);
    float inside = max(face, clamp(outline / texel + 0.5, 0.0, 1.0) * sides);

    if (coin.core == kHoled) inside *= max(1.0 - face, clamp((r - kHole) * squeeze / texel + 0.5, 0.0, 1.0));
    vec3 seen = face_color(coin, on_face, texel / squeeze, vLight);
    vec3 edge = edge_color(coin, vec2(q.x, -lean * half_chord), flip, vLight);
    return finished(with_glow(mix(edge, seen, face), on_face, vExtra.w), inside);
}

vec4 shaded() {
    float radius = vTraits.y;
    Coin coin = coin_of_quad(vec2(0.0), vExtra.xy, 0.5);
    vec4 sum = vec4(0.0);
    int i = 0;
    do sum += tossed(coin, (vLocal + kSpots[i] * uPixel) / radius, 0.5 * uPixel / radius);
    while (++i < 4);
    return sum * 0.25;
}
