// A walnut tray with a felt floor, as high as its rim is wide, for tosses. traits: angle, margin of the quad, width of
// the rim, radius of the corners (half the size for a bowl).
#include "quad.glsl"
uniform sampler2D tFelt, tOak;

// Darkness of the rim's shadow, `way` inches along the light from the tray's own shape.
float thrown(vec2 half_size, vec2 towards_light, float way, float near, float far) {
    float d = rounded_box(vLocal + towards_light * way, half_size, vTraits.w);
    return 1.0 - smoothstep(near, far, d);
}

float cloth(vec2 p) {
    vec4 fine = texture(tFelt, vec2(p.x, -p.y) / 7.3 + 0.4);
    return mix(fine.r, texture(tFelt, vec2(p.x, -p.y) / 2.3 + 0.17).r, 0.44) + 0.10 * fine.a;
}

// Grain along each side, and the mitre where two sides meet.
vec3 walnut(vec2 p, vec2 half_size, out float mitre) {
    vec2 corner = half_size - abs(p);
    bool upright = corner.x < corner.y;
    mitre = exp(-abs(corner.x - corner.y) / 0.012);
    vec2 grain = upright ? p.yx * vec2(1.0, sign(p.x)) : p * vec2(1.0, sign(p.y));
    float lum = dot(texture(tOak, vec2(grain.x / 9.0 + 0.3, -grain.y / 4.5 + 0.61)).rgb, vec3(0.3, 0.6, 0.1));
    return vec3(0.86, 0.50, 0.30) * (0.012 + 0.62 * pow(lum, 1.1));
}

vec4 shaded() {
    vec2 half_size = vPlace.zw - vTraits.y, floor_half = half_size - vTraits.z;
    float width = vTraits.z, floor_radius = max(0.04, vTraits.w - width);
    vec2 light = turned(kTowardsLight, -vTraits.x);
    float d = rounded_box(vLocal, half_size, vTraits.w), inner = rounded_box(vLocal, floor_half, floor_radius);

    float shadow = 1.0 - (1.0 - 0.62 * thrown(half_size, light, 0.30, -0.14, 0.16)) *
                             (1.0 - 0.30 * thrown(half_size, light, 0.52, -0.20, 0.30)) * (1.0 - 0.40 * exp(-max(d, 0.0) / 0.06));
    shadow *= 1.0 - smoothstep(vTraits.y * 0.55, vTraits.y * 0.98, max(d, 0.0));

    vec3 felt = vec3(0.050, 0.0155, 0.016) * pow(cloth(vTable) * 2.0, 1.65) * vLight * 1.45;
    float from_rim = rounded_box(vLocal + light * 0.34, floor_half, floor_radius);
    float from_far = rounded_box(vLocal + light * 0.62, floor_half, floor_radius);
    felt *= 1.0 - 0.66 * smoothstep(-0.14, 0.16, from_rim);
    felt *= 1.0 - 0.30 * smoothstep(-0.20, 0.30, from_far);
    felt *= 1.0 - 0.50 * exp(-max(-inner, 0.0) / 0.07);

    float mitre;
    vec3 wood = walnut(vLocal, half_size, mitre);
    vec2 corner = half_size - abs(vLocal);
    bool bowl = vTraits.w >= min(half_size.x, half_size.y) - 0.01;
    if (bowl) mitre = 0.0;
    vec2 outward = bowl                ? normalize(vLocal + 1e-4)
                   : corner.x < corner.y ? vec2(sign(vLocal.x), 0.0)
                                         : vec2(0.0, sign(vLocal.y));
    float across = clamp((inner - 0.5 * width) / (0.5 * width), -1.0, 1.0);
    float lit = dot(outward, light) * sign(across) * smoothstep(0.35, 1.0, abs(across));
    wood *= 1.05 + 1.15 * lit - 0.35 * mitre;
    wood += 0.030 * exp(-pow((across - 0.35) / 0.22, 2.0)) * max(0.0, 0.55 + dot(outward, light));
    wood *= 1.0 - 0.30 * (1.0 - smoothstep(0.0, 0.03, -d));

    vec3 color = mix(wood * vLight, felt, coverage(inner));
    return finished_over_shadow(color, coverage(d), shadow);
}
