// Chalk on the felt: the outline of a region and the dust inside, or paint. traits: angle, strength, paint 0 to 1.
// tint: colour.
#include "quad.glsl"
uniform sampler2D tShape, tFelt, tPaper;

vec4 shaded() {
    float d = texture(tShape, vLocal / vPlace.zw * 0.5 + 0.5).r;
    vec2 place = vec2(vTable.x, -vTable.y);
    float grain = texture(tFelt, place / 7.3).r + 0.25 * (texture(tPaper, place / 3.1).a - 0.5);
    float rough = smoothstep(0.34, 0.66, grain);
    float line = clamp((0.020 - abs(d + 0.015)) / uPixel * 0.6 + 0.5, 0.0, 1.0) * (0.5 + 0.5 * rough);
    float dust = coverage(d) * (0.020 + 0.13 * exp(min(d, 0.0) / 0.30)) * (0.75 + 0.5 * rough);
    float paint = coverage(d) * vTraits.z * (0.72 + 0.28 * rough);
    vec4 chalk = finished(vTint.rgb * vLight, max(max(line, dust), paint) * vTraits.y);
    float dark = edge_beside(abs(d + 0.015) - 0.020) * vTraits.y;
    return vec4(chalk.rgb * (1.0 - dark), mix(chalk.a, 1.0, dark));
}
