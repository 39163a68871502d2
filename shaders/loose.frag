// Coins drawn alone, blended over a framebuffer with stored
// sRGB values. uCorner: the layer's lower left in the window.
uniform sampler2D tLayer;
uniform vec2 uCorner;
out vec4 oColor;

vec3 stored(vec3 c) { return mix(12.92 * c, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

void main() {
    vec4 layer = texelFetch(tLayer, ivec2(gl_FragCoord.xy - uCorner), 0);
    float inside = clamp(layer.a, 0.0, 1.0);
    // A shadow that transmits a share of linear light transmits that share to the power of 1 / 2.2 of the
    // stored values.
    float alpha = 1.0 - pow(1.0 - inside, 1.0 / 2.2);
    float metal = clamp(max(max(layer.r, layer.g), layer.b) * 20.0, 0.0, 1.0);
    alpha = mix(alpha, inside, metal);
    oColor = vec4(stored(layer.rgb / max(inside, 1e-4)) * alpha, alpha);
}
