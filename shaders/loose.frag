// Coins drawn alone, laid over a picture that is stored and blended as sRGB values. uCorner: the layer's lower left in the window.
uniform sampler2D tLayer;
uniform vec2 uCorner;
out vec4 oColor;

vec3 stored(vec3 c) { return mix(12.92 * c, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

void main() {
    vec4 layer = texelFetch(tLayer, ivec2(gl_FragCoord.xy - uCorner), 0);
    float inside = clamp(layer.a, 0.0, 1.0);
    // A shadow that lets a part of the light through lets its 2.2th root through in stored values.
    float alpha = 1.0 - pow(1.0 - inside, 1.0 / 2.2);
    float metal = clamp(max(max(layer.r, layer.g), layer.b) * 20.0, 0.0, 1.0);
    alpha = mix(alpha, inside, metal);
    oColor = vec4(stored(layer.rgb / max(inside, 1e-4)) * alpha, alpha);
}
