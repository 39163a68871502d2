// The cloth of a mat and its bound, stitched edge.
#include "mat.glsl"
uniform sampler2D tFelt;

// The mottle is on a lattice, whose cells would show as squares and crosses: it is removed from the fine cloth texture,
// and looked up at distorted positions where it is broad.
float unmottled(vec4 felt) { return felt.r - 0.163 * (felt.b - 0.5); }

vec2 astray(vec2 p) {
    return turned_by(p, vec2(0.82, 0.5724)) + 1.6 * vec2(sin(p.y * 0.43 + p.x * 0.17), sin(p.x * 0.37 - p.y * 0.21 + 1.3));
}

// slow: the broadest mottle of the cloth. Each texture lookup costs a software renderer a tenth of the mat.
float cloth(vec2 p, float slow) {
    vec4 fine = texture(tFelt, vec2(p.x, -p.y) / 7.3);
    float near = mix(unmottled(fine), unmottled(texture(tFelt, vec2(p.x, -p.y) / 2.3 + 0.37)), 0.44);
    return near * (1.0 + 0.5 * (slow - 0.5)) + 0.10 * fine.a;
}

// The cloth's colour: bare or worn places, and furrows that waver.
vec3 dyed(vec2 p, float slow) {
    float patches = smoothstep(0.36, 0.66, mix(slow, texture(tFelt, astray(p) / 13.0 + 0.63).b, 0.35));
    float furrow = sin(p.y * 11.0 + 5.0 * slow + 0.5 * sin(p.x * 0.7));
    return mix(vTint.rgb, vExtra.rgb, patches) * (1.0 + vTint.a * furrow * clamp(0.12 / uPixel - 1.0, 0.0, 1.0));
}

vec3 bound_and_stitched(Edge edge) {
    float weave_fade = clamp(0.06 / uPixel - 1.0, 0.0, 1.0);
    float weave = 0.88 + 0.12 * weave_fade * sin(edge.along * 58.0) * sin(edge.inside * 80.0);
    vec3 band = vec3(0.030, 0.022, 0.017) * vLight * weave *
                (1.1 + dot(edge.outward, edge.towards_light) * edge.rise + 0.35 * edge.bevel);
    float stitch_place = abs(fract(edge.along * 4.0 / edge.k) - 0.5);
    float stitch = (1.0 - smoothstep(0.28, 0.34, stitch_place)) * thin_line(edge.inside - 0.235 * edge.k, 0.019 * edge.k);
    return mix(band, vec3(0.50, 0.40, 0.24) * vLight * 0.75, stitch * 0.8);
}

// The dyed cloth in the room's light, within its edge.
vec4 clothed(vec3 dye, float slow) {
    Edge edge = edge_here();
    vec3 felt = dye * pow(cloth(vTable, slow) * 2.0, 1.65);
    felt = mix(felt, dot(felt, vec3(0.3, 0.6, 0.1)) * vec3(1.08, 1.0, 0.86), 0.20) * vLight * 1.45;
    return bound_by(edge, bound_and_stitched(edge), felt);
}

float broad_mottle() { return texture(tFelt, astray(vTable) / 47.0 + 0.21).b; }
