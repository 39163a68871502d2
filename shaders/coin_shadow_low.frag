// The shadow of a coin flat on the table, over stored sRGB values: a cheap version of coin_shadow for many coins. Quads
// as for coin_shadow; tint: 0, then 1 over the widths of the soft edges of key light, fill light and quad.
#include "quad.glsl"

// 1 inside, 0 outside; `share` is the position across the soft edge.
float shade(float share) {
    float s = clamp(share, 0.0, 1.0);
    return 1.0 - s * s * (3.0 - 2.0 * s);
}

vec4 shaded() {
    float radius = vTraits.y, height = vTraits.z;
    vec2 p = vLocal - vExtra.xy;
    float near = length(p) - radius;
    float key = shade((length(p - kShadowWay * height * 1.15) - radius) * vTint.y + 0.5);
    float fill = shade((length(p - kShadowWay * height * 2.3) - radius + 0.14) * vTint.z);
    // A cheap approximation of exponentials of the distance.
    vec2 left = max(1.0 - max(near, 0.0) * vec2(10.0, 2.2), 0.0);
    vec2 contact = left * left * left;
    if (vTraits.w > 0.0) {  // light through the hole
        key *= 1.0 - shade((length(p - kShadowWay * height * 1.15) - vTraits.w) * vTint.y + 0.5);
        contact *= clamp(1.4 * length(p) / vTraits.w - 0.7, 0.0, 1.0);
    }
    // Each term is the transmitted light to the power of 1 / 2.2.
    float through = (1.0 - 0.42 * key) * (1.0 - 0.15 * fill) * (1.0 - dot(contact, vec2(0.284, 0.076)));
    vec2 edge = clamp((vPlace.zw - abs(vLocal)) * vTint.w, 0.0, 1.0);
    float alpha = (1.0 - through) * min(edge.x, edge.y);
    return vec4(vec3(0.05, 0.06, 0.06) * alpha, alpha);
}
