// How a coin travels in a quad. traits: 0, radius, angle, layer of the texture. tint: metal, ring, seed, wear.
// extra: tilt or (cosine, sine) of the flip, reeds, glow.
Coin coin_of_quad(vec2 tilt, vec2 flip) {
    return Coin(vTraits.y, vTraits.z, vTraits.w, int(vTint.x + 0.5), vTint.y, vTint.z, vTint.w, vExtra.z, tilt, flip);
}

vec3 with_glow(vec3 color, float r, float glow) {
    return color * (1.0 + 0.22 * glow) + vec3(0.95, 0.78, 0.45) * glow * (0.05 + 0.30 * smoothstep(0.90, 1.0, r));
}
