// From lit colour to the output value. Only for fragment shaders of quads.

vec3 tone(vec3 x) {
    x *= 0.95;
    return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
}

float vignette() { return vignette_at(window_place(vTable)); }

// Linear light to sRGB.
vec3 stored(vec3 color) {
    color = clamp(color, 0.0, 1.0);
    return mix(12.92 * color, 1.055 * pow(color, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
}

// Half a step of noise, more where the display's curve is steep: prevents banding in soft light.
vec3 dithered(vec3 color) {
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    return max(color + sqrt(color) * (noise * 2.0 / 255.0), 0.0);
}

// From lit colour to output: tone curve, vignette, dither, premultiplied alpha.
vec4 finished(vec3 color, float alpha) { return vec4(dithered(tone(color) * vignette()) * alpha, alpha); }

// The same, over the shape's own shadow.
vec4 finished_over_shadow(vec3 color, float inside, float shadow) {
    return vec4(dithered(tone(color) * vignette()) * inside, inside + (1.0 - inside) * shadow);
}
