// The coin data in a quad. traits: 0, radius, angle, layer of the texture. tint: metal + 4 core, ring, seed,
// wear. extra: tilt or (cosine, sine) of the flip, reeds, glow.

// Positions of the four samples within a pixel.
const vec2 kSpots[4] = vec2[](vec2(-0.125, -0.375), vec2(0.375, -0.125), vec2(0.125, 0.375), vec2(-0.375, 0.125));

// The range in which a flat sign gives way to relief, in pixels across a Penny: all coins of a table change together.
const vec2 kPlain = vec2(28.0, 32.0);
const float kPenny = 0.75;  // inches
// The same range for a coin shown larger than those on the table, in pixels across the coin itself.
const vec2 kLarge = vec2(76.0, 88.0);

Coin coin_of_quad(vec2 tilt, vec2 flip, float share) {
    Coin coin;
    int metals = int(vTint.x + 0.5);
    float angle = vTraits.z, seed = vTint.z, wear = vTint.w, lie = seed * 6.283;
    coin.radius = vTraits.y;
    coin.layer = vTraits.w;
    coin.turn = vec2(cos(angle), sin(angle));
    coin.metal = metals % 4;
    coin.core = metals / 4;
    coin.ring = vTint.y;
    coin.wear = wear;
    coin.reeds = vExtra.z;
    coin.wear_turn = vec2(cos(lie), sin(lie)) * 0.42 * coin.radius / 0.375;
    coin.wear_place = vec2(hash(seed), hash(seed + 3.1));
    coin.dome = 0.115 + 0.10 * (hash(seed + 5.0) - 0.5);
    coin.patina = vec2(pow(hash(seed + 1.7), 0.8) * 1.1, clamp(wear * 0.75 + 0.35 * hash(seed + 7.0) - 0.1, 0.0, 1.0));
    coin.tilt = tilt;
    coin.flip = flip;
    coin.share = share;
    coin.level = log2(share);
    coin.to_eye = to_eye_from(vTable);
    coin.pixel = uPixel / coin.radius;
    float large = smoothstep(kLarge.x, kLarge.y, 2.0 * coin.radius / uPixel);
    coin.plain = (1.0 - smoothstep(kPlain.x, kPlain.y, kPenny / uPixel)) * (1.0 - large);
    return coin;
}

// A glow below -1.5 marks a preview: the table shows through; one below -1 a spent coin.
float presence(float glow) { return glow < -1.5 ? 0.34 : 1.0; }

// Desaturated, with a dark notch in the rim at the viewer's top.
vec3 spent(vec3 color, vec2 q) {
    float grey = dot(color, vec3(0.2126, 0.7152, 0.0722));
    float bite = smoothstep(0.30, 0.25, length((q - vec2(0.0, 1.02)) * vec2(1.0, 0.72)));
    return mix(mix(color, vec3(grey), 0.72) * 0.36, vec3(0.008, 0.014, 0.011), bite);
}

vec3 with_glow(vec3 color, vec2 q, float glow) {
    if (glow < -1.5) return color;
    if (glow < -1.0) return spent(color, q);
    float r = length(q);
    if (glow < 0.0) return color * (1.0 + 0.62 * glow);
    return color * (1.0 + 0.22 * glow) + vec3(0.95, 0.78, 0.45) * glow * (0.05 + 0.30 * smoothstep(0.90, 1.0, r));
}
