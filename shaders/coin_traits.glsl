// The coin data in a quad. traits: 0, radius, angle, layer of the texture. tint: metal + 4 core, ring, seed,
// wear. extra: tilt or (cosine, sine) of the flip, reeds, glow.

// Positions of the four samples within a pixel.
const vec2 kSpots[4] = vec2[](vec2(-0.125, -0.375), vec2(0.375, -0.125), vec2(0.125, 0.375), vec2(-0.375, 0.125));

Coin coin_of_quad(vec2 tilt, vec2 flip, float share) {
    int metals = int(vTint.x + 0.5);
    return Coin(vTraits.y, vTraits.z, vTraits.w, metals % 4, metals / 4, vTint.y, vTint.z, vTint.w, vExtra.z, tilt, flip, share);
}

// A glow below -1.5 marks a preview: the table shows through; one below -1 a spent coin.
float presence(float glow) { return glow < -1.5 ? 0.34 : 1.0; }

// Dull, with a dark bite out of the rim at the viewer's top.
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
