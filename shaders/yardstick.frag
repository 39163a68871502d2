// A wooden yardstick with marks to the eighth of an inch, and its shadow. traits: angle, margin of the quad,
// x of the first mark. tint.x: number of inches.
#include "quad.glsl"
uniform sampler2D tOak;

// `parts` marks per inch, `reach` inches long from the upper edge.
float marks(float x, float below_edge, float parts, float half_width, float reach) {
    float off = (fract(x * parts + 0.5) - 0.5) / parts;
    return thin_line(off, half_width) * coverage(below_edge - reach);
}

vec4 shaded() {
    vec2 half_size = vPlace.zw - vTraits.y;
    vec2 towards_light = turned(kTowardsLight, -vTraits.x);
    float d = rounded_box(vLocal, half_size, 0.015);
    float thrown = rounded_box(vLocal + towards_light * 0.135, half_size, 0.03);
    float shadow = 1.0 - (1.0 - 0.55 * (1.0 - smoothstep(-0.05, 0.11, thrown))) * (1.0 - 0.45 * exp(-max(d, 0.0) / 0.05));
    shadow *= 1.0 - smoothstep(vTraits.y * 0.5, vTraits.y, max(d, 0.0));

    vec3 wood = texture(tOak, vec2(vLocal.x / 15.0 + 0.2, -vLocal.y / 14.0 + 0.41)).rgb;
    wood = pow(wood, vec3(0.72)) * vec3(1.18, 1.08, 0.92) * 0.84;
    float lit_edge = dot(vec2(0.0, 1.0), towards_light) * 0.45;
    wood *= 1.0 + lit_edge * (smoothstep(half_size.y - 0.06, half_size.y, vLocal.y) -
                              smoothstep(half_size.y - 0.06, half_size.y, -vLocal.y));

    float x = vLocal.x - vTraits.z, below = half_size.y - vLocal.y;
    float ink = max(max(marks(x, below, 1.0, 0.011, 0.36), marks(x, below, 2.0, 0.009, 0.26)),
                    max(marks(x, below, 4.0, 0.008, 0.19), marks(x, below, 8.0, 0.007, 0.13)));
    ink *= step(-0.02, x) * step(x, vTint.x + 0.02);
    wood = mix(wood, vec3(0.035, 0.020, 0.012), ink * 0.88);
    return finished_over_shadow(wood * vLight * 1.15, coverage(d), shadow);
}
