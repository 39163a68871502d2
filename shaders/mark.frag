// Small marks. traits: angle, kind (0 dot, 1 ring, 2 line), chalk 0 to 1, glow. tint: colour, opacity.
// extra: dot: radius; ring: radius, half width, dashes or 0, teeth or 0; line: half length, half width, dashes
// per inch or 0, inches before it.
#include "quad.glsl"
uniform sampler2D tFelt;

const float kInked = 0.56;  // the drawn share of a dash
const float kTooth = 0.12;  // inches, its height above the ring

float dash(float turns, float turns_a_pixel) {
    float off = abs(fract(turns) - 0.5) - kInked * 0.5;
    return clamp(0.5 - off / max(turns_a_pixel, 1e-4), 0.0, 1.0);
}

vec4 shaded() {
    float kind = vTraits.y;
    if (kind < 0.5) {
        float d = length(vLocal) - vExtra.x;
        float inside = coverage(d), core = coverage(d + vExtra.x * 0.27);
        vec3 color = mix(vec3(0.95, 0.93, 0.88), vTint.rgb, core);
        float shadow = 0.33 * exp(-max(length(vLocal - kShadowWay * 0.02) - vExtra.x, 0.0) / 0.03) * (1.0 - inside);
        return vec4(color * vignette() * inside, inside + shadow) * vTint.a;
    }
    float grain = smoothstep(0.25, 0.62, texture(tFelt, vec2(vTable.x, -vTable.y) / 7.3).r);
    float inked = mix(1.0, 0.45 + 0.55 * grain, vTraits.z);
    float glow = 0.0, dark = 0.0, drawn = 1.0;
    if (kind < 1.5) {
        float around = atan(vLocal.y, vLocal.x) / 6.2831853, out_of = length(vLocal) - vExtra.x;
        float tooth = vExtra.w > 0.0 ? kTooth * max(1.0 - 3.0 * abs(fract(around * vExtra.w) - 0.5), 0.0) : 0.0;
        float d = max(-out_of, out_of - tooth) - vExtra.y;
        float turns = around * vExtra.z;
        if (vExtra.z > 0.0) drawn = dash(turns, uPixel * vExtra.z / (6.2831853 * vExtra.x));
        inked *= coverage(d) * drawn;
        dark = edge_beside(d) * drawn;
        glow = vTraits.w * exp(-max(d, 0.0) / 0.06);
    } else {
        vec2 past = vec2(max(abs(vLocal.x) - vExtra.x, 0.0), vLocal.y);
        float d = length(past) - vExtra.y;
        if (vExtra.z > 0.0) drawn = dash((vLocal.x + vExtra.x + vExtra.w) * vExtra.z, uPixel * vExtra.z);
        inked *= coverage(d) * drawn;
        dark = edge_beside(d) * drawn * step(past.x, 0.0);  // not across the line that continues here
    }
    float alpha = max(inked, glow) * vTint.a;
    dark *= vTint.a;
    return vec4(dithered(vTint.rgb * mix(1.0, 1.15 * vLight.g, vTraits.z) * vignette()) * alpha * (1.0 - dark),
                mix(alpha, 1.0, dark));
}
