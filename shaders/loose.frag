// Coins drawn alone, blended over a framebuffer with stored sRGB values: one quad for all of them. uCorner: the layer's
// lower left in the window.
#include "quad.glsl"
uniform sampler2D tShape;  // the layer
uniform vec2 uCorner;

vec4 shaded() {
    vec4 layer = texelFetch(tShape, ivec2(gl_FragCoord.xy - uCorner), 0);
    float inside = clamp(layer.a, 0.0, 1.0);
    // A shadow that transmits a share of linear light transmits that share to the power of 1 / 2.2 of the stored
    // values.
    float alpha = 1.0 - pow(1.0 - inside, 1.0 / 2.2);
    float metal = clamp(max(max(layer.r, layer.g), layer.b) * 20.0, 0.0, 1.0);
    alpha = mix(alpha, inside, metal);
    return vec4(stored(layer.rgb / max(inside, 1e-4)) * alpha, alpha);
}
