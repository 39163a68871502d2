// Struck metal: it reflects a room, not a single light. Shared by lying and flying coins.
uniform sampler2DArray tCoins, tEmblems;
uniform sampler2D tWear, tEnvironment;
uniform vec3 uHeadsPaint, uTailsPaint;  // colours of the sides' rings

const float kSteepest = 1.6;      // the slope stored as 1
const float kScratches = 0.55;
const float kLustre = 0.75;
const float kPaint = 0.92;
const vec2 kRing = vec2(0.846, 0.912);  // the side's ring, in radii
const vec2 kPlainRing = vec2(3.0, 0.30);  // on small coins: width in pixels, and maximum in radii
const float kPlainBright = 1.15, kPlainDark = 0.06;
const float kPlainEdge = 0.97;            // outer end of the ring, in radii
const float kCore = 0.585, kHole = 0.22;  // radius of a core or a hole
const int kHoled = 5;

// Values common to all samples of a coin, computed once by coin_of_quad.
struct Coin {
    float radius, layer;
    vec2 turn;    // cosine and sine of its angle
    int metal;    // 0 copper, 1 nickel, 2 silver, 3 golden
    int core;     // the middle: 0 the same, 1 to 4 the metals, 5 a hole
    float ring;   // 0 none, 1 solid, 2 dashed
    float wear, reeds;
    vec2 wear_turn, wear_place;  // position of the scratches relative to the coin
    float dome;   // how much the middle bulges
    vec2 patina;  // for copper, and for other metals
    vec2 tilt;
    vec2 flip;    // cosine and sine of the rotation about the horizontal diameter
    float share;  // side of a sample in pixels: 1, or 0.5
    float level;  // added to a texture's level, for samples smaller than a pixel
    vec3 to_eye;
    float pixel;  // in radii
    float plain;  // 1 for a coin small enough to show a flat sign instead of relief
};

vec3 room(vec2 way, float level) { return textureLod(tEnvironment, vec2(0.5 + 0.5 * way.x, 0.5 - 0.5 * way.y), level).rgb; }

// Reflectance of the metal, bright and tarnished, and its roughness.
void metal_of(int kind, out vec3 bright, out vec3 dull, out float rough) {
    bright = kind == 0 ? vec3(0.93, 0.50, 0.33) : kind == 1 ? vec3(0.70, 0.645, 0.56)
           : kind == 2 ? vec3(0.80, 0.785, 0.76) : vec3(0.92, 0.67, 0.29);
    dull = kind == 0 ? vec3(0.33, 0.145, 0.075) : kind == 1 ? vec3(0.36, 0.32, 0.265)
         : kind == 2 ? vec3(0.42, 0.40, 0.37) : vec3(0.46, 0.28, 0.09);
    rough = kind == 0 ? 0.22 : kind == 1 ? 0.23 : kind == 2 ? 0.18 : 0.20;
}

vec3 to_eye_from(vec2 table) { return normalize(vec3(uEye.xy - table, uEye.z)); }

// The direction of the eye's ray after reflection at this normal.
vec2 reflected(vec3 normal, vec3 to_eye) {
    vec3 way = reflect(-to_eye, normal);
    return way.z > 0.0 ? way.xy : normalize(way.xy) * 0.995;
}

vec3 turned_over(vec3 n, vec2 flip) {
    vec3 over = vec3(n.x, flip.x * n.y - flip.y * n.z, flip.y * n.y + flip.x * n.z);
    return over.z < 0.0 ? -over : over;
}

// The inner and outer radius of the side's ring. At least two pixels wide, three on small coins, so that the sides can
// be told apart on the smallest.
vec2 ring_of(Coin coin) {
    vec2 struck = vec2(min(kRing.x, kRing.y - 2.1 * coin.pixel), kRing.y);
    return mix(struck, vec2(kPlainEdge - min(kPlainRing.x * coin.pixel, kPlainRing.y), kPlainEdge), coin.plain);
}

// The side's ring: solid, or nine dashes.
float painted_ring(vec2 place, float r, float angle, float texel, float pixel, float ring) {
    float band = smoothstep(place.x - texel, place.x + texel, r) * (1.0 - smoothstep(place.y - texel, place.y + texel, r));
    float turns = abs(fract(angle * 9.0 / 6.2831853) - 0.5), fade = 9.0 * texel / 6.2831853;
    float reach = 0.25 + 0.07 * clamp(pixel * 16.0 - 0.4, 0.0, 1.0);
    float dashes = 1.0 - smoothstep(reach - fade, reach + fade, turns);
    return band * (ring < 0.5 ? 0.0 : ring < 1.5 ? 1.0 : dashes);
}

// At the joint of ring and core, or the edge of a hole: how steeply it rises outwards, and how much light remains.
vec2 joint(Coin coin, float r, float texel) {
    if (coin.core == 0) return vec2(0.0, 1.0);
    float edge = 1.0 - smoothstep(kHole, kHole + max(0.05, 2.6 * texel), r);
    if (coin.core == kHoled) return vec2(1.7 * edge * edge, 1.0);
    float off = (r - kCore) / max(0.012, texel), seam = exp(-off * off);
    return vec2(0.8 * off * seam, 1.0 - 0.55 * seam);
}

// The share of a pixel that the coin covers.
float covered(Coin coin, float r, float texel) {
    float inside = clamp((1.0 - r) / texel + 0.5, 0.0, 1.0);
    return coin.core == kHoled ? inside * clamp((r - kHole) / texel + 0.5, 0.0, 1.0) : inside;
}

// A flat sign in two tones, upright and within the ring: dark on bright metal for heads, bright on dark for tails.
vec3 plain_color(Coin coin, vec2 q, float within, vec3 bright, vec3 light) {
    vec3 normal = turned_over(normalize(vec3(coin.tilt - q * coin.dome, 1.0)), coin.flip);
    float facing = max(dot(normal, normalize(vec3(-0.50, 0.60, 0.66))), 0.0);
    vec2 at = 0.5 + vec2(0.5, -0.5) * q / within;
    vec2 seen = texture(tEmblems, vec3(at, coin.layer), coin.level).rg;
    float inked = mix(seen.r, 1.0 - seen.r, seen.g);
    return mix(bright * kPlainBright, bright * bright * kPlainDark, inked) * (0.35 + 0.75 * facing) * light;
}

// The colour of the face at q, in coin radii from its centre; texel is the size of a pixel in radii.
vec3 face_color(Coin coin, vec2 q, float texel, vec3 light) {
    float r = length(q);
    vec2 outward = q / max(r, 1e-3), tangent = vec2(-outward.y, outward.x);
    vec2 art = turned_by(q, vec2(coin.turn.x, -coin.turn.y));
    float around = atan(art.y, art.x);

    vec4 stored = texture(tCoins, vec3(0.5 + 0.5 * art.x, 0.5 - 0.5 * art.y, coin.layer), coin.level);
    vec2 relief = (stored.rg * 255.0 - 128.0) / 127.0 * kSteepest;
    float lost = max(stored.b * kSteepest * kSteepest - dot(relief, relief), 0.0);
    float steepness = dot(relief, relief), cavity = stored.a;
    vec4 marks = texture(tWear, turned_by(art, coin.wear_turn) + coin.wear_place, coin.level);

    // Small coins get deeper relief: mip levels average it away, which would leave a white button.
    float small = smoothstep(0.022, 0.075, texel / coin.share);
    vec2 slope = turned_by(relief, coin.turn) * (1.0 - 0.30 * coin.wear) * (1.0 + 0.7 * small);
    float bevel = smoothstep(1.0 - max(0.05, 2.6 * texel), 1.0, r);
    vec2 meets = joint(coin, r, texel);
    slope += outward * (meets.x - bevel * bevel * 1.7);
    lost += bevel * 0.10 * clamp(texel * 30.0, 0.0, 1.0);
    float tooth = coin.reeds * texel / 3.14159;
    float reeding = coin.reeds > 1.0 ? smoothstep(0.962, 0.975, r) * (1.0 - smoothstep(0.35, 0.9, tooth)) : 0.0;
    slope += tangent * cos(around * coin.reeds) * reeding * 0.85;
    slope += (marks.rg * 255.0 - 128.0) / 127.0 * (0.25 + 0.55 * coin.wear) * kScratches;
    slope += q * coin.dome;
    vec3 normal = turned_over(normalize(vec3(coin.tilt - slope, 1.0)), coin.flip);
    vec2 way = reflected(normal, coin.to_eye);

    vec3 bright, dull;
    float rough;
    int kind = coin.core > 0 && coin.core < kHoled && r < kCore ? coin.core - 1 : coin.metal;
    metal_of(kind, bright, dull, rough);
    bool copper = kind == 0;
    float patina = copper ? coin.patina.x : coin.patina.y;
    float tarnish = clamp(patina * 1.05 + (marks.a - 0.45) * 0.75 * (0.3 + patina) -
                              0.30 * smoothstep(0.72, 0.98, cavity) * coin.wear, 0.0, 1.0);
    vec3 metal = mix(bright, dull, tarnish * (copper ? 0.95 : 0.55));
    float crevice = 1.0 - smoothstep(0.24, 0.60, cavity);
    metal *= mix(vec3(1.0), vec3(0.20, 0.155, 0.115), crevice * (0.55 + 0.40 * coin.wear));
    float field = 1.0 - smoothstep(0.50, 0.80, cavity);
    metal *= mix(1.16, 0.80, field) * mix(1.0, mix(1.08, 0.74, field), small);

    rough += 0.16 * (marks.b - 0.5) + 0.16 * tarnish + 0.03 * (1.0 - field) -
             0.07 * smoothstep(0.66, 0.95, cavity) * coin.wear;
    float blur = sqrt(rough * rough * rough * rough + min(0.5 * lost, 0.35));
    vec3 seen = room(way, clamp(7.2 * sqrt(blur) - 0.55, 0.0, 5.0));
    // Struck metal has radial flow lines that spread the highlight across them: the "cartwheel" collectors look for.
    float lustre = kLustre * (1.0 - 0.55 * coin.wear) * exp(-9.0 * steepness) * smoothstep(0.05, 0.35, r) *
                   (1.0 - smoothstep(0.86, 0.92, r));
    vec3 spread = room(way + tangent * 0.62, 2.6) + room(way - tangent * 0.62, 2.6) +
                  room(way + tangent * 0.33, 2.0) + room(way - tangent * 0.33, 2.0);
    seen = mix(seen, seen * 0.40 + spread * 0.26, lustre);

    float open = mix(1.0, smoothstep(0.0, 0.62, cavity), 0.75) * meets.y;
    float facing = max(dot(normal, normalize(vec3(-0.50, 0.60, 0.66))), 0.0);
    vec3 color = seen * metal * open * (0.36 + 0.46 * light);
    color += metal * (0.05 + 0.15 * tarnish) * (0.25 + facing) * light * open;

    vec3 paint = coin.ring < 1.5 ? uHeadsPaint : uTailsPaint;
    vec3 painted = paint * (0.45 + 0.75 * facing) * light + room(way, 1.2) * 0.055;
    float chipped = 1.0 - 0.55 * (1.0 - small) * smoothstep(0.70, 0.80, marks.a + 0.10 * coin.wear);
    vec2 ring = ring_of(coin);
    color = mix(color, plain_color(coin, q, ring.x, bright, light), coin.plain);
    chipped = mix(chipped, 1.0, coin.plain);
    color = mix(color, painted, painted_ring(ring, r, around, texel, texel / coin.share, coin.ring) * chipped * kPaint);
    return color * (1.0 - 0.35 * smoothstep(0.97, 1.0, r));
}
