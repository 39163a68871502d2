// A coin that lies flat, in linear light, premultiplied. Include after quad, metal and coin_traits.
uniform int uSamples;  // per pixel: 1, or 4 for a resting coin, which is drawn only once

vec4 lying_coin() {
    float radius = vTraits.y, share = uSamples > 1 ? 0.5 : 1.0, texel = uPixel / radius * share;
    Coin coin = coin_of_quad(vExtra.xy, vec2(1.0, 0.0), share);
    vec4 sum = vec4(0.0);
    int i = 0;
    do {  // a loop that tests first runs once too often in a software renderer
        vec2 q = (vLocal + (uSamples > 1 ? kSpots[i] * uPixel : vec2(0.0))) / radius;
        float r = length(q), inside = covered(coin, r, texel) * presence(vExtra.w);
        sum += finished(with_glow(face_color(coin, q, texel, vLight), q, vExtra.w), inside);
    } while (++i < uSamples);
    return sum / float(uSamples);
}
