// A playing card: face or back, its lacquer and its shadow. traits: as for a sheet. tint: rank 2 to 14 or 0
// for only the suit, suit 0 to 3 (clubs, diamonds, hearts, spades), 1 for its back, pack 0 none, 1 red, 2
// blue. extra: visible share of its width, opacity, seed. The print is laid out on a card of 2.5 x 3.5.
#include "quad.glsl"
#include "sheet.glsl"
uniform sampler2D tPaper, tSigns, tCourts, tEnvironment;

const vec2 kHalf = vec2(1.25, 1.75);
const vec3 kStock = vec3(0.86, 0.84, 0.80);
const vec3 kRed = vec3(0.434, 0.042, 0.016), kBlack = vec3(0.024, 0.015, 0.0086), kGold = vec3(0.791, 0.456, 0.102),
           kBlue = vec3(0.0150, 0.050, 0.140), kRedPack = vec3(0.225, 0.030, 0.022), kDeck = vec3(0.070, 0.020, 0.075), kCream = vec3(0.80, 0.74, 0.60);
const int kPips = 13;  // index in the sheet of signs: after the ranks

float pixel;  // size of a window pixel in layout units

float inside(float distance) { return clamp(0.5 - distance / pixel, 0.0, 1.0); }

// A sign's coverage of p; `size` is the side of its cell around the origin.
float sign_at(int which, vec2 p, float size) {
    vec2 q = p / size;
    if (max(abs(q.x), abs(q.y)) >= 0.5) return 0.0;
    vec2 cell = vec2(which % 5, which / 5);
    vec2 at = (cell + vec2(0.5 + q.x, 0.5 - q.y) * vec2(0.984) + 0.008) / vec2(5.0, 4.0);
    float grad = max(log2(pixel / size * 128.0), 0.0);
    return inside((0.5 - textureLod(tSigns, at, grad).r) * 0.2 * size);
}

// The nearest of a rank's pip positions.
vec2 pip_place(vec2 p, int rank) {
    const float kColumn = 0.48, kTop = 1.20;
    int side = rank < 4 ? 0 : rank < 6 ? 2 : rank < 9 ? 3 : 4;
    if (abs(p.x) > 0.25) {
        if (side == 0) return vec2(9.0);
        float step_ = 2.0 * kTop / float(side - 1);
        float row = clamp(floor((p.y + kTop) / step_ + 0.5), 0.0, float(side - 1));
        return vec2(p.x < 0.0 ? -kColumn : kColumn, row * step_ - kTop);
    }
    if (rank == 2 || rank == 3) return abs(p.y) < 0.6 && rank == 3 ? vec2(0.0) : vec2(0.0, p.y < 0.0 ? -kTop : kTop);
    if (rank == 5 || rank == 9) return vec2(0.0);
    if (rank == 7) return vec2(0.0, 0.6);
    if (rank == 8) return vec2(0.0, p.y < 0.0 ? -0.6 : 0.6);
    return rank == 10 ? vec2(0.0, p.y < 0.0 ? -0.8 : 0.8) : vec2(9.0);
}

float pips_at(vec2 p, int rank, int suit) {
    if (rank == 14) return sign_at(kPips + suit, p, 1.5);
    vec2 place = pip_place(p, rank), off = p - place;
    return sign_at(kPips + suit, place.y < -0.01 ? -off : off, 0.56);
}

// The coin's head in flat inks. Two suits face the other way; the black suits wear blue.
vec3 court_at(vec3 paper, vec2 p, float size, int rank, int suit) {
    bool red = suit == 1 || suit == 2;
    if (suit == 1 || suit == 3) p.x = -p.x;
    vec2 q = p / size;
    if (max(abs(q.x), abs(q.y)) >= 0.48) return paper;
    float head = rank == 12 ? 2.0 : rank == 11 ? (red ? 1.0 : 0.0) : red ? 4.0 : 3.0;
    vec2 at = vec2((head + 0.5 + q.x) / 5.0, 0.5 - q.y);
    vec4 ink = textureLod(tCourts, at, max(log2(pixel / size * 256.0), 0.0));
    paper = mix(paper, kBlack, ink.r);
    paper = mix(paper, red ? kRed : kBlue * 1.3, ink.g);
    paper = mix(paper, kGold, ink.b);
    return mix(paper, kStock, ink.a);
}

vec3 index_at(vec3 paper, vec3 ink, vec2 p, vec2 middle, float size, int rank, int suit) {
    paper = mix(paper, ink, sign_at(rank - 2, p - middle - vec2(0.0, 0.12 * size), size));
    return mix(paper, ink, sign_at(kPips + suit, p - middle + vec2(0.0, 0.62 * size), 0.60 * size));
}

vec3 whole_face(vec3 paper, vec3 ink, vec2 p, int rank, int suit) {
    if (rank < 2) return mix(paper, ink, sign_at(kPips + suit, p, 1.9));
    vec2 upright = p.y < 0.0 ? -p : p;
    paper = index_at(paper, ink, upright, vec2(-0.985, 1.33), 0.54, rank, suit);
    if (rank < 11 || rank == 14) return mix(paper, ink, pips_at(p, rank, suit));
    float frame = rounded_box(p, vec2(0.74, 1.40), 0.03);
    float slant = p.y - 0.20 * p.x;
    vec2 q = slant < 0.0 ? -p : p;
    if (frame < 0.0) {
        paper = court_at(paper, q - vec2(0.0, 0.66), 1.75, rank, suit);
        bool turned_ = suit == 1 || suit == 3;
        paper = mix(paper, ink, sign_at(kPips + suit, q - vec2(turned_ ? 0.53 : -0.53, 1.19), 0.36));
        paper = mix(paper, kBlue, inside(abs(slant) - 0.008));
    }
    return mix(paper, kBlue, inside(abs(frame) - 0.009));
}

// For small cards: rank above suit.
vec3 small_face(vec3 paper, vec3 ink, vec2 p, int rank, int suit) {
    if (rank < 2) return mix(paper, ink, sign_at(kPips + suit, p, 1.9));
    paper = mix(paper, ink, sign_at(rank - 2, p - vec2(0.0, 0.48), 1.95));
    return mix(paper, ink, sign_at(kPips + suit, p - vec2(0.0, -0.86), 1.25));
}

// A card with a pack colour: the colour all around, and a bar to write on.
vec3 framed_face(vec3 paper, vec3 ink, vec2 p, int rank, int suit, bool small) {
    vec3 field = vTint.w < 1.5 ? kRedPack : kBlue;
    if (small) {
        paper = small_face(paper, ink, p * 1.28, rank, suit);
        return mix(field, paper, inside(rounded_box(p, kHalf - 0.24, 0.08)));
    }
    paper = index_at(paper, ink, p, vec2(-0.72, 1.08), 0.80, rank, suit);
    if (rank >= 11 && rank < 14)
        paper = court_at(paper, p - vec2(0.28, 0.10), 2.0, rank, suit);
    else
        paper = mix(paper, ink, sign_at(kPips + suit, p - vec2(0.32, 0.0), 1.15));
    return mix(field, paper, inside(rounded_box(p - vec2(0.0, 0.32), vec2(1.07, 1.25), 0.07)));
}

// A field of rings, alternately solid and broken: the signs of the two sides.
vec3 back_of(vec3 paper, vec2 p) {
    vec3 field = vTint.w < 0.5 ? kDeck : vTint.w < 1.5 ? kRedPack : kBlue;
    vec2 cell = vec2(0.35, 0.31), at = p / cell;
    float row = floor(at.y + 0.5), shift = mod(row, 2.0) * 0.5;
    vec2 off = p - vec2(floor(at.x - shift + 0.5) + shift, row) * cell;
    float away = length(off), around = atan(off.y, off.x) * 10.0 / 6.2831853;
    float dash = smoothstep(0.16, 0.22, abs(fract(around) - 0.5));
    float ring = max(inside(abs(away - 0.150) - 0.009), inside(abs(away - 0.085) - 0.010) * dash);
    vec3 print_ = mix(field, kCream, 0.50 * ring * min(1.0, 0.024 / pixel));
    float edge = rounded_box(p, kHalf - 0.11, 0.06);
    print_ = mix(print_, kCream, 0.8 * inside(abs(edge + 0.07) - 0.010));
    return mix(paper, print_, inside(edge));
}

vec4 shaded() {
    vec2 half_size = vPlace.zw - vTraits.y;
    float squeeze = max(vExtra.x, 0.02), scale = half_size.y / kHalf.y;
    float radius = min(0.13 * scale, half_size.x * 0.9);
    vec2 away = turned(kShadowWay, -vTraits.x);
    float d = rounded_box(vLocal, half_size, radius);
    Bent bent = bent_at(half_size);
    float shadow = sheet_shadow(d, bent.lift, half_size, radius, away);
    vec3 color = vec3(0.0);
    if (d < uPixel) {
        vec2 p = vec2(vLocal.x / squeeze, vLocal.y) / scale;
        pixel = uPixel / scale;
        float grain = texture(tPaper, vLocal / 1.3 + vExtra.z).r - 0.5;
        vec3 paper = kStock * (1.0 + 0.07 * grain);
        int rank = int(vTint.x + 0.5), suit = int(vTint.y + 0.5);
        vec3 ink = suit == 1 || suit == 2 ? kRed : kBlack;
        bool small = pixel > 2.5 / 62.0;
        color = vTint.z > 0.5                    ? back_of(paper, p)
                : vTint.w > 0.5                  ? framed_face(paper, ink, p, rank, suit, pixel > 2.5 / 85.0)
                : small                          ? small_face(paper, ink, p, rank, suit)
                                                 : whole_face(paper, ink, p, rank, suit);
        vec2 outward = vLocal / half_size;
        color *= 1.0 - 0.16 * dot(outward, away) * (1.0 - smoothstep(0.004, 0.016 + uPixel, -d));
        color *= 1.0 + 0.05 * bent.bend * step(0.001, vTraits.w);
        // Lacquer: a faint reflection of the room, different at each place.
        vec2 room = vec2(0.5) + 0.30 * (turned(vLocal, vTraits.x) + 0.35 * vTable) / 8.0;
        color += 0.012 * textureLod(tEnvironment, room, 2.5).rgb + 0.10 * (1.0 - squeeze) * vec3(1.0, 0.97, 0.9) * step(squeeze, 0.995);
    }
    return finished_over_shadow(color * vLight, coverage(d), shadow) * vExtra.y;
}
