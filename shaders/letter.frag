// A letter in ink on whatever is below. traits: angle, how much the paper breaks up the ink. tint: colour,
// opacity. extra: its rectangle in the glyph sheet.
#include "quad.glsl"
uniform sampler2D tLetters, tPaper;

vec4 shaded() {
    vec2 at = vec2(0.5 + 0.5 * vLocal.x / vPlace.z, 0.5 - 0.5 * vLocal.y / vPlace.w);
    float ink = texture(tLetters, mix(vExtra.xy, vExtra.zw, at)).a;
    float grain = texture(tPaper, vec2(vTable.x, -vTable.y) / 1.1).a;
    float alpha = ink * mix(1.0, smoothstep(0.20, 0.55, grain), vTraits.y) * vTint.a;
    return finished(vTint.rgb * vLight, alpha);
}
