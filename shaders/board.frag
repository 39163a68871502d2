// A board of dark oak with an inlaid line and its shadow on the wood.
#include "mat.glsl"
uniform sampler2D tOak;

// Planks at right angles to the table's, darker and with finer grain: metal stays the brightest thing on the board.
vec3 board(vec2 p, float inside, float k) {
    vec2 grain = vec2(p.x / 15.0 + 0.21, -p.y / 7.5 + 0.13);
    float lum = dot(texture(tOak, grain).rgb, vec3(0.3, 0.6, 0.1));
    float slow = texture(tOak, grain * 0.23 + 0.5).g;
    vec3 wood = vec3(0.62, 0.33, 0.19) * (0.010 + 0.62 * pow(lum, 1.15)) * (0.86 + 0.9 * slow);
    float line = thin_line(inside - 0.52 * k, 0.022 * k) + 0.7 * thin_line(inside - 0.60 * k, 0.010 * k);
    return mix(wood, vec3(0.42, 0.30, 0.14), clamp(line, 0.0, 1.0) * 0.75);
}

vec4 shaded() {
    Edge edge = edge_here();
    vec3 band = board(vLocal.yx, edge.inside, edge.k) * vLight *
                (0.62 + 0.9 * dot(edge.outward, edge.towards_light) * edge.rise + 0.25 * edge.bevel);
    return bound_by(edge, band, board(vLocal, edge.inside, edge.k) * vLight);
}
