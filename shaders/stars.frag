// A mat dyed as the night sky: faint stars of two sizes, thicker along a pale band. tint, extra: as in mat.frag.
#include "cloth.glsl"

vec3 chance(vec2 cell) {
    vec3 p = fract(cell.xyx * vec3(0.1031, 0.1030, 0.0973));
    p += dot(p, p.yxz + 33.33);
    return fract((p.xxy + p.yzz) * p.zyx);
}

// At most one star per square of a lattice, never on its edges; at least a pixel wide, and dimmed accordingly.
float star(vec2 p, float side, float radius, float share) {
    vec2 cell = floor(p / side);
    vec3 odds = chance(cell);
    vec2 off = p - (cell + 0.2 + 0.6 * odds.xy) * side;
    float wide = max(radius * (0.6 + 0.8 * odds.z), 0.6 * uPixel);
    float shown = step(fract(odds.z * 7.31), share) * min(radius * radius / (wide * wide) * 1.6, 1.0);
    return shown * (1.0 - smoothstep(0.35 * wide, wide, length(off)));
}

vec4 shaded() {
    float slow = broad_mottle();
    vec2 across = turned_by(vTable, vec2(0.86, 0.51));
    float band = exp(-pow((across.y - 6.0) / 5.5, 2.0)) * (0.5 + slow);
    vec3 dye = dyed(vTable, slow) + vec3(0.006, 0.007, 0.013) * band;
    float light = 0.30 * star(vTable, 1.9, 0.030, 0.55) + 0.13 * star(vTable + 3.7, 0.62, 0.016, 0.35 + 0.4 * band);
    return clothed(dye + light * vec3(0.85, 0.92, 1.0), slow);
}
