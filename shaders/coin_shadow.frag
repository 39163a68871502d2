// The shadow of a coin, below all coins. traits: 0, radius, height above the table, radius of the coin's hole. The quad
// covers coin and shadow: extra.xy is the coin's centre relative to the quad's. tint.x: width of the margin.
#include "quad.glsl"

vec4 shaded() {
    float radius = vTraits.y, height = vTraits.z, margin = vTint.x;
    vec2 p = vLocal - vExtra.xy;
    float near = length(p) - radius;
    float key_off = length(p - kShadowWay * height * 1.15) - radius;
    float fill_off = length(p - kShadowWay * height * 2.3) - radius;
    float soft = 0.012 + 0.42 * height;
    float thinner = radius / (radius + 0.5 * max(height - 0.1, 0.0));
    float lifted = max(height - 0.09, 0.0);
    float key = 0.70 * thinner * (1.0 - smoothstep(-soft, soft, key_off));
    float fill = 0.30 * thinner * (1.0 - smoothstep(-0.14, 0.20 + height, fill_off));
    float contact = (0.52 * exp(-max(near, 0.0) / 0.030) + 0.16 * exp(-max(near, 0.0) / 0.15)) * exp(-lifted / 0.12);
    if (vTraits.w > 0.0) {  // light through the hole
        key *= smoothstep(-soft, soft, length(p - kShadowWay * height * 1.15) - vTraits.w);
        contact *= smoothstep(-0.5, 0.2, length(p) / vTraits.w - 1.0);
    }
    float alpha = 1.0 - (1.0 - key) * (1.0 - fill) * (1.0 - contact);
    vec2 edge = vPlace.zw - abs(vLocal);
    alpha *= smoothstep(0.0, margin * 0.35, min(edge.x, edge.y)) * 0.96;
    return vec4(vec3(0.004, 0.006, 0.006) * alpha, alpha);
}
