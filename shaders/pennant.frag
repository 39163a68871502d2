// A pennant on its pin, and its shadow. traits: 0, cut (0 long, 1 square), length and height of the cloth. tint: colour.
// extra: the pin's foot, its height, ring (1 solid, 2 dashed).
#include "quad.glsl"
uniform sampler2D tPaper;

const float kAbove = 0.14;  // height of the cloth above the table

// Distance to the cloth, from the top of the pin; y down.
float cloth(vec2 q) {
    float wide = vTraits.z, high = vTraits.w;
    vec2 c = vec2(q.x, q.y - 0.5 * high);
    if (vTraits.y > 0.5) {
        vec2 b = abs(c - vec2(0.5 * wide, 0.0)) - 0.5 * vec2(wide, high) + 0.015;
        return length(max(b, 0.0)) + min(max(b.x, b.y), 0.0) - 0.015;
    }
    vec2 side = normalize(vec2(0.5 * high, wide));
    return max(-c.x, dot(vec2(c.x - wide, abs(c.y)), side));
}

float pin(vec2 p) {
    vec2 past = vec2(p.x, p.y - clamp(p.y, 0.0, vExtra.z));
    return length(past) - 0.016;
}

vec4 shaded() {
    vec2 p = vLocal - vExtra.xy;              // from the foot of the pin
    vec2 q = vec2(p.x, vExtra.z - 0.03 - p.y);  // from its top
    // The free end moves in the wind.
    q.y += 0.018 * sin(q.x * 6.5 + vPlace.x) * smoothstep(0.0, 0.5, q.x);
    vec2 off = kShadowWay * kAbove, off_q = vec2(off.x, -off.y);
    float shadow = 0.42 * (1.0 - smoothstep(-0.03, 0.07, cloth(q - off_q)));
    shadow = max(shadow, 0.40 * (1.0 - smoothstep(-0.005, 0.035, pin(p - kShadowWay * 0.05))));

    float d = cloth(q);
    float fold = sin(q.x * 7.5 + 0.6 + vPlace.x) * 0.13;
    float fiber = texture(tPaper, vec2(vLocal.x, -vLocal.y) / 1.3).r - 0.5;
    vec3 color = vTint.rgb * (1.0 + fold + 0.22 * fiber);
    float ring_at = vTraits.y > 0.5 ? 0.5 * vTraits.z : 0.235;
    vec2 from = q - vec2(ring_at, 0.5 * vTraits.w);
    float turns = abs(fract(atan(from.y, from.x) * 8.0 / 6.2831853) - 0.5);
    float ring = coverage(abs(length(from) - 0.088) - 0.021);
    if (vExtra.w > 1.5) ring *= 1.0 - smoothstep(0.27, 0.33, turns);
    color = mix(color, vec3(0.86, 0.83, 0.76) * (1.0 + 0.6 * fold), ring);
    color *= 1.0 - 0.35 * smoothstep(-0.020, 0.0, d);
    float inside = coverage(d);

    float needle = coverage(pin(p)), head = coverage(length(p - vec2(0.0, vExtra.z)) - 0.042);
    float across = clamp(p.x / 0.016, -1.0, 1.0);
    vec3 steel = vec3(0.62, 0.62, 0.60) * (0.55 - 0.5 * across);
    vec2 knob = (p - vec2(0.0, vExtra.z)) / 0.042;
    vec3 brass = vec3(0.95, 0.90, 0.80) * (0.45 + 0.55 * max(0.0, dot(knob, kTowardsLight)));
    color = mix(color, steel, needle);
    color = mix(color, brass, head);
    inside = max(inside, max(needle, head));
    return finished_over_shadow(color * vLight * 1.25, inside, shadow);
}
