// Shared by felt mats and boards: a bound edge, and a shadow on the wood. Two programs, because software renderers
// compute both branches of an `if`. traits: angle, margin of the quad, width of the band.
#include "quad.glsl"

struct Edge {
    float distance, inside;  // inches to the outline: negative inside; the same, positive inside
    float shadow, band, k;   // k: the band's width as a share of the usual one
    float along, bevel, rise;
    vec2 outward, towards_light;
};

Edge edge_here() {
    Edge edge;
    vec2 half_size = vPlace.zw - vTraits.y;
    edge.band = vTraits.z;
    edge.k = edge.band / 0.31;
    edge.towards_light = turned(kTowardsLight, -vTraits.x);
    vec2 q = abs(vLocal) - half_size + 0.25;
    float d = rounded_box(vLocal, half_size, 0.25);
    float thrown = rounded_box(vLocal + edge.towards_light * 0.125, half_size, 0.25);
    float shadow = 0.55 * (1.0 - smoothstep(-0.06, 0.10, thrown)) + 0.30 * exp(-max(d, 0.0) / 0.07);
    edge.shadow = min(shadow, 0.85) * (1.0 - smoothstep(0.30, 0.55, d));
    edge.distance = d;
    edge.inside = -d;
    bool upright = q.x > q.y;
    edge.along = upright ? vLocal.y : vLocal.x;
    edge.outward = upright ? vec2(sign(vLocal.x), 0.0) : vec2(0.0, sign(vLocal.y));
    edge.bevel = smoothstep(0.0, 0.12 * edge.k, edge.inside) * (1.0 - smoothstep(0.20 * edge.k, edge.band, edge.inside));
    edge.rise = smoothstep(0.15 * edge.k, 0.0, edge.inside) - smoothstep(0.18 * edge.k, edge.band, edge.inside);
    return edge;
}

// Adds the band around the colour of the middle, and the shadow outside.
vec4 bound_by(Edge edge, vec3 band, vec3 middle) {
    middle *= 1.0 - 0.55 * exp(-max(edge.inside - edge.band, 0.0) / 0.05);
    vec3 color = mix(band, middle, clamp((edge.inside - edge.band) / max(uPixel, 0.01) + 0.5, 0.0, 1.0));
    return finished_over_shadow(color, coverage(edge.distance), edge.shadow);
}
