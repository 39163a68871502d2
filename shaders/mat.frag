// A felt mat with a bound, stitched edge and its shadow on the wood, or a board of dark oak with an inlaid
// line. traits: angle, margin of the quad, width of the band, 1 for the board. tint: colour of the cloth, depth of the
// furrows across it. extra: colour of its patches.
#include "quad.glsl"
uniform sampler2D tFelt, tOak;

// Planks across the table's own, darker and with a finer grain: metal stays the brightest thing on the board.
vec3 board(vec2 p, float inside, float k) {
    vec2 grain = vec2(p.x / 15.0 + 0.21, -p.y / 7.5 + 0.13);
    float lum = dot(texture(tOak, grain).rgb, vec3(0.3, 0.6, 0.1));
    float slow = texture(tOak, grain * 0.23 + 0.5).g;
    vec3 wood = vec3(0.62, 0.33, 0.19) * (0.010 + 0.62 * pow(lum, 1.15)) * (0.86 + 0.9 * slow);
    float line = thin_line(inside - 0.52 * k, 0.022 * k) + 0.7 * thin_line(inside - 0.60 * k, 0.010 * k);
    return mix(wood, vec3(0.42, 0.30, 0.14), clamp(line, 0.0, 1.0) * 0.75);
}

float cloth(vec2 p) {
    vec4 fine = texture(tFelt, vec2(p.x, -p.y) / 7.3);
    float near = mix(fine.r, texture(tFelt, vec2(p.x, -p.y) / 2.3 + 0.37).r, 0.44);
    return near * (1.0 + 0.5 * (texture(tFelt, p / 31.0).b - 0.5)) + 0.10 * fine.a;
}

// The cloth's colour: bare or worn places, and furrows that waver.
vec3 dyed(vec2 p) {
    float broad = texture(tFelt, p / 47.0 + 0.21).b, close = texture(tFelt, p / 13.0 + 0.63).b;
    float patches = smoothstep(0.36, 0.66, mix(broad, close, 0.35));
    float furrow = sin(p.y * 11.0 + 5.0 * texture(tFelt, p / 61.0).b + 0.5 * sin(p.x * 0.7));
    return mix(vTint.rgb, vExtra.rgb, patches) * (1.0 + vTint.a * furrow * clamp(0.12 / uPixel - 1.0, 0.0, 1.0));
}

void main() {
    vec2 half_size = vPlace.zw - vTraits.y;
    float band = vTraits.z, k = band / 0.31;
    vec2 towards_light = turned(kTowardsLight, -vTraits.x);
    vec2 q = abs(vLocal) - half_size + 0.25;
    float d = rounded_box(vLocal, half_size, 0.25);
    float thrown = rounded_box(vLocal + towards_light * 0.125, half_size, 0.25);
    float shadow = 0.55 * (1.0 - smoothstep(-0.06, 0.10, thrown)) + 0.30 * exp(-max(d, 0.0) / 0.07);
    shadow = min(shadow, 0.85) * (1.0 - smoothstep(0.30, 0.55, d));

    vec3 felt = dyed(vTable) * pow(cloth(vTable) * 2.0, 1.65);
    felt = mix(felt, dot(felt, vec3(0.3, 0.6, 0.1)) * vec3(1.08, 1.0, 0.86), 0.20) * vLight * 1.45;
    bool wooden = vTraits.w > 0.5;
    if (wooden) felt = board(vLocal, -d, k) * vLight;

    float inside = -d;
    bool upright = q.x > q.y;
    float along = upright ? vLocal.y : vLocal.x;
    vec2 outward = upright ? vec2(sign(vLocal.x), 0.0) : vec2(0.0, sign(vLocal.y));
    float bevel = smoothstep(0.0, 0.12 * k, inside) * (1.0 - smoothstep(0.20 * k, band, inside));
    float rise = smoothstep(0.15 * k, 0.0, inside) - smoothstep(0.18 * k, band, inside);
    float weave_fade = clamp(0.06 / uPixel - 1.0, 0.0, 1.0);
    float weave = 0.88 + 0.12 * weave_fade * sin(along * 58.0) * sin(inside * 80.0);
    vec3 bound = vec3(0.030, 0.022, 0.017) * vLight * weave * (1.1 + dot(outward, towards_light) * rise + 0.35 * bevel);
    float stitch_place = abs(fract(along * 4.0 / k) - 0.5);
    float stitch = (1.0 - smoothstep(0.28, 0.34, stitch_place)) * thin_line(inside - 0.235 * k, 0.019 * k);
    bound = mix(bound, vec3(0.50, 0.40, 0.24) * vLight * 0.75, wooden ? 0.0 : stitch * 0.8);
    if (wooden) bound = board(vLocal.yx, -d, k) * vLight * (0.62 + 0.9 * dot(outward, towards_light) * rise + 0.25 * bevel);

    felt *= 1.0 - 0.55 * exp(-max(inside - band, 0.0) / 0.05);
    vec3 color = mix(bound, felt, clamp((inside - band) / max(uPixel, 0.01) + 0.5, 0.0, 1.0));
    oColor = finished_over_shadow(color, coverage(d), shadow);
}
