// The outline around a group of coins, drawn over any background. traits: angle, stroke (0 solid, 1 dashed, 2 dotted),
// strength. tint: colour. tShape: distance to the line, position within its dashes.
#include "quad.glsl"
uniform sampler2D tShape, tPaper;

vec4 shaded() {
    vec2 seen = texture(tShape, vLocal / vPlace.zw * 0.5 + 0.5).rg;
    float d = seen.r, stroke = vTraits.y, strength = vTraits.z;
    float half_width = max(stroke > 1.5 ? 0.013 : 0.017, 1.05 * uPixel);
    float line = clamp((half_width - abs(d)) / uPixel + 0.5, 0.0, 1.0);
    // The nearest coin's part of the line is cut where its cosine falls: even dashes on any curve.
    float edge = stroke > 1.5 ? 0.30 : -0.45;
    float slope = max(fwidth(seen.g), 1e-3);
    float drawn = stroke > 0.5 ? clamp((seen.g - edge) / slope + 0.5, 0.0, 1.0) : 1.0;
    line *= drawn;
    float dark = drawn * edge_beside(abs(d) - half_width) * strength;
    float grain = texture(tPaper, vec2(vTable.x, -vTable.y) / 1.7).a;
    line *= 0.82 + 0.18 * smoothstep(0.30, 0.55, grain);
    // The side's tint, as if rubbed on with a finger: strongest just inside the line.
    float rubbed = stroke > 1.5 ? 0.0 : coverage(d) * (0.05 + 0.20 * exp(min(d, 0.0) / 0.07));
    float halo = stroke > 1.5 ? 0.0 : 0.16 * exp(-max(d, 0.0) / 0.05) * (1.0 - coverage(d));
    float alpha = max(line, max(rubbed, halo)) * strength;
    vec3 color = vTint.rgb * mix(vec3(1.0), 1.2 * vLight, 0.5);
    return vec4(dithered(color * vignette()) * alpha * (1.0 - dark), mix(alpha, 1.0, dark));
}
