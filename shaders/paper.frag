// A piece of hand-cut coloured paper, its shape given as a distance field in inches. traits: angle, lift,
// seed. tint: colour.
#include "quad.glsl"
uniform sampler2D tShape, tPaper;

float shape(vec2 p) { return texture(tShape, p / vPlace.zw * 0.5 + 0.5).r; }

vec4 shaded() {
    float d = shape(vLocal), lift = vTraits.y, seed = vTraits.z;
    vec2 towards_light = turned(kTowardsLight, -vTraits.x);
    vec2 away = -towards_light * lift;
    float key = 0.50 * (1.0 - smoothstep(-0.02, 0.035 + lift * 0.7, shape(vLocal - away)));
    float wide = 0.22 * (1.0 - smoothstep(-0.10, 0.26, shape(vLocal - away * 2.2)));
    float shadow = 1.0 - (1.0 - key) * (1.0 - wide) * (1.0 - 0.35 * exp(-max(d, 0.0) / 0.035));
    shadow *= 1.0 - smoothstep(0.30, 0.42, d);

    vec2 fiber_place = vec2(vTable.x, -vTable.y);
    vec4 broad = texture(tPaper, fiber_place / 3.1 + seed * 0.37);
    vec4 close = texture(tPaper, fiber_place / 1.27 + seed);
    vec2 slope = vec2(shape(vLocal + vec2(0.03, 0.0)) - shape(vLocal - vec2(0.03, 0.0)),
                      shape(vLocal + vec2(0.0, 0.03)) - shape(vLocal - vec2(0.0, 0.03)));
    float facing = dot(normalize(slope + 1e-5), towards_light);

    float fiber = (broad.r - 0.5) * 0.62 + (close.r - 0.5) * 0.60 + (broad.b - 0.5) * 0.30;
    vec3 color = vTint.rgb * (1.0 + fiber);
    color = mix(color, vTint.rgb * 1.5 + 0.06, smoothstep(0.60, 0.74, close.g) * 0.55);
    color = mix(color, vTint.rgb * 0.55, smoothstep(0.42, 0.28, close.g) * 0.45);
    float inside = -d + 0.010 * (close.a - 0.5);
    color *= 1.0 + 0.10 * facing * exp(-max(inside, 0.0) / 0.16);
    // Paper is never quite flat.
    color *= 1.0 + 0.035 * sin(vLocal.x * 1.5 + 1.2 + vLocal.y * 0.6);
    // Coloured paper is white at the cut.
    float core = 1.0 - smoothstep(0.008, 0.008 + max(0.014, uPixel), inside);
    color = mix(color, vec3(0.80, 0.77, 0.70) * (0.80 + 0.34 * facing), core * (0.50 + 0.45 * max(facing, 0.0)));
    float wander = 0.018 * sin(vTable.x * 3.1 + seed * 9.0) * sin(vTable.y * 2.7);
    float pencil = thin_line(d + 0.17 + wander, 0.007) * (0.25 + 0.75 * smoothstep(0.42, 0.60, close.a)) * 0.5;
    color = mix(color, vec3(0.05, 0.045, 0.04), pencil);
    return finished_over_shadow(color * vLight * 1.08, coverage(d), shadow);
}
