// The light on the table, designed for a view 27 in wide.
uniform int uLamp;  // 0 window, 1 lamp, 2 even

// An evening lamp over the upper left: a warm pool with dusk around it.
vec3 lamp_light(vec2 p) {
    vec2 off = (p - vec2(9.8, 8.6)) * vec2(0.92, 1.12);
    float pool = exp(-dot(off, off) / 74.0), heart = exp(-dot(off, off) / 14.0);
    return vec3(0.30, 0.31, 0.36) + pool * vec3(0.86, 0.68, 0.43) + 0.16 * heart * vec3(1.1, 0.95, 0.7);
}

// Light through a window on the left: a gentle gradient, and a warm patch with two faint bars.
vec3 light_at(vec2 table) {
    vec2 p = table * uLight.z + uLight.xy;
    if (uLamp == 1) return lamp_light(p);
    if (uLamp == 2) return vec3(0.90, 0.89, 0.87);
    vec2 off = p - vec2(9.5, 9.0);
    vec2 q = vec2(dot(off, vec2(0.88, -0.47)), dot(off, vec2(0.47, 0.88)));
    float pane = smoothstep(-14.0, -6.0, q.x) * (1.0 - smoothstep(3.0, 13.0, q.x)) * smoothstep(-9.5, -3.0, q.y) *
                   (1.0 - smoothstep(2.5, 9.5, q.y));
    pane *= 1.0 - 0.26 * (smoothstep(-1.0, -0.25, q.x) * (1.0 - smoothstep(0.25, 1.0, q.x)));
    pane *= 1.0 - 0.22 * (smoothstep(-1.6, -0.9, q.y) * (1.0 - smoothstep(-0.3, 0.4, q.y)));
    float ramp = clamp(0.5 + dot(p - vec2(12.0, 6.5), kTowardsLight) * 0.034, 0.0, 1.0);
    return mix(0.42, 0.76, ramp) * vec3(0.95, 0.99, 1.05) + 0.52 * pane * vec3(1.12, 1.0, 0.82);
}
