// A mat dyed as open sea: a gentle swell, and short crests that catch the light. tint, extra: as in mat.frag.
#include "cloth.glsl"

// Light on the crests of one set of waves, and dark below them.
float swell(vec2 p, float slow) {
    float wave = sin(p.y * 5.2 + 1.3 * sin(p.x * 0.62 + 1.9) + 7.0 * slow);
    float broken = sin(p.x * 1.15 + 2.6 * sin(p.y * 0.41) + 9.0 * slow);
    return smoothstep(0.5, 1.0, wave) * smoothstep(-0.2, 0.8, broken) - 0.35 * smoothstep(-0.2, -1.0, wave);
}

vec4 shaded() {
    float slow = broad_mottle();
    float near = clamp(0.16 / uPixel - 1.0, 0.0, 1.0);
    float light = swell(vTable, slow) + 0.5 * swell(turned_by(vTable * 1.7, vec2(0.94, 0.34)) + 5.0, slow);
    vec3 dye = dyed(vTable, slow) * (1.0 + 0.17 * near * light) + vec3(0.0015, 0.005, 0.006) * near * max(light, 0.0);
    return clothed(dye, slow);
}
