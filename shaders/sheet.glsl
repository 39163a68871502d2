// Shared by all sheets: one corner lifted, and the shadow.
// traits: angle, margin of the quad, lift, lift of the corner.

struct Bent {
    float bend;  // 0 to 1 at the lifted corner
    float lift;  // inches above the table
};

Bent bent_at(vec2 half_size) {
    vec2 towards_corner = normalize(vec2(half_size.y, -half_size.x) + vec2(0.3, -0.3));
    float far = dot(vec2(half_size.x, -half_size.y), towards_corner);
    float bend = smoothstep(-0.25 * far, far, dot(vLocal, towards_corner));
    return Bent(bend, vTraits.z + vTraits.w * bend * bend);
}

// `d`: distance to the sheet's edge; `away`: the shadow's direction in the sheet's own frame.
float sheet_shadow(float d, float lift, vec2 half_size, float radius, vec2 away) {
    float key_off = rounded_box(vLocal - away * lift * 1.20, half_size, radius + 0.01);
    float wide_off = rounded_box(vLocal - away * lift * 2.4, half_size, radius + 0.03);
    float key = 0.52 * (1.0 - smoothstep(-0.45 * lift, 0.70 * lift + 0.012, key_off));
    float wide = 0.25 * (1.0 - smoothstep(-0.10 - lift, 0.16 + lift, wide_off));
    float contact = 0.35 * exp(-max(d, 0.0) / (0.035 + 0.05 * vTraits.z));
    float shadow = 1.0 - (1.0 - key) * (1.0 - wide) * (1.0 - contact);
    return shadow * (1.0 - smoothstep(vTraits.y * 0.55, vTraits.y * 0.98, max(d, 0.0)));
}
