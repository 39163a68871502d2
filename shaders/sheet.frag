// A sheet of paper or board with one corner lifted, and its shadow. traits: angle, margin of the quad, lift, lift of
// the corner. tint: colour, radius of the corners. extra: inches between rules or 0, opacity, seed, kind (0 paper, 1
// printed board, 2 a back).
#include "quad.glsl"
#include "sheet.glsl"
uniform sampler2D tPaper;

const float kHead = 0.62;  // position of the head line, in inches

vec3 ruled(vec3 paper, vec2 half_size, float fiber) {
    float down = half_size.y - vLocal.y;
    float row = floor((down - kHead) / vExtra.x + 0.5);
    bool written = row >= 1.0 && row <= floor((2.0 * half_size.y - kHead - 0.08) / vExtra.x);
    float rule = written ? thin_line(down - kHead - row * vExtra.x, 0.0085) : 0.0;
    paper = mix(paper, vec3(0.27, 0.45, 0.66), rule * 0.80 * (0.75 + 0.5 * fiber));
    return mix(paper, vec3(0.76, 0.16, 0.17), thin_line(down - kHead, 0.011) * 0.9 * (0.75 + 0.5 * fiber));
}

// Two frames with a hexagonal pattern of rings between them, as printed on card backs.
vec3 printed_back(vec3 paper, vec2 half_size, float fiber) {
    float inside = -rounded_box(vLocal, half_size, 0.02);
    float lines = max(thin_line(inside - 0.17, 0.016), thin_line(inside - 0.25, 0.010));
    vec2 cell = vec2(0.56, 0.48), p = vLocal / cell;
    float row = floor(p.y + 0.5), shift = mod(row, 2.0) * 0.5;
    vec2 middle = vec2(floor(p.x - shift + 0.5) + shift, row) * cell;
    float away = length(vLocal - middle);
    float ring = max(thin_line(away - 0.22, 0.013), thin_line(away - 0.13, 0.013));
    lines = max(lines, 0.7 * ring * step(0.30, inside));
    return mix(paper, vec3(0.254, 0.042, 0.030), lines * 0.9 * (0.8 + 0.4 * fiber));
}

vec4 shaded() {
    vec2 half_size = vPlace.zw - vTraits.y;
    float radius = vTint.a, board = vExtra.w == 1.0 ? 1.0 : 0.0;
    vec2 away = turned(kShadowWay, -vTraits.x);
    float d = rounded_box(vLocal, half_size, radius);

    Bent bent_by = bent_at(half_size);
    float bend = bent_by.bend;
    float shadow = sheet_shadow(d, bent_by.lift, half_size, radius, away);

    vec4 broad = texture(tPaper, vec2(vLocal.x, -vLocal.y) / 4.1 + vExtra.z);
    vec4 close = texture(tPaper, vec2(vLocal.x, -vLocal.y) / 1.3 + vExtra.z * 1.7);
    float fiber = 0.10 * (broad.r - 0.5) + 0.16 * (close.r - 0.5) + 0.09 * (broad.b - 0.5) -
                  0.10 * smoothstep(0.62, 0.78, close.g);
    vec3 color = vTint.rgb * (1.0 + mix(1.0, 1.75, board) * fiber);
    if (vExtra.x > 0.0) color = ruled(color, half_size, close.a);
    if (vExtra.w > 1.5) color = printed_back(color, half_size, close.a);
    float bent = step(0.001, vTraits.w);
    color *= 1.0 + bent * (0.055 * bend - 0.075 * smoothstep(0.35, 0.62, bend) * (1.0 - smoothstep(0.62, 1.0, bend)));
    color *= 1.0 - 0.06 * smoothstep(0.06, 0.0, -d);

    float step_ = mix(0.02, 0.035, board);
    vec2 outward = vec2(rounded_box(vLocal + vec2(step_, 0.0), half_size, radius) -
                            rounded_box(vLocal - vec2(step_, 0.0), half_size, radius),
                        rounded_box(vLocal + vec2(0.0, step_), half_size, radius) -
                            rounded_box(vLocal - vec2(0.0, step_), half_size, radius)) / (2.0 * step_);
    float edge_width = mix(0.012, 0.05, board);
    color *= 1.0 - mix(0.22, 0.55, board) * dot(outward, away) * (1.0 - smoothstep(0.006, 0.006 + max(edge_width, uPixel), -d));
    return finished_over_shadow(color * vLight, coverage(d), shadow) * vExtra.y;
}
