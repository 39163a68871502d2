// A letter on any background: white on its sheet, or in its own colours. traits: angle, how much the paper breaks up
// the ink. tint: colour, opacity. extra: its rectangle in the glyph sheet.
#include "quad.glsl"
uniform sampler2D tLetters, tPaper;

vec4 shaded() {
    vec2 at = vec2(0.5 + 0.5 * vLocal.x / vPlace.z, 0.5 - 0.5 * vLocal.y / vPlace.w);
    vec4 letter = texture(tLetters, mix(vExtra.xy, vExtra.zw, at));
    float grain = texture(tPaper, vec2(vTable.x, -vTable.y) / 1.1).a;
    float alpha = letter.a * mix(1.0, smoothstep(0.20, 0.55, grain), vTraits.y) * vTint.a;
    return finished(vTint.rgb * letter.rgb * letter.rgb * vLight, alpha);
}
