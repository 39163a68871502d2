// A resin die as a height field: the lowest of its upper faces. traits: 0, radius, sharp (1: a d4's tip). tint: resin
// colour. A d6 has pips: uPips[i].x on face i.
#include "quad.glsl"
uniform sampler2D tEnvironment, tWear;
uniform vec4 uPlanes[20];
uniform vec4 uPips[6];
uniform int uFaces;

const float kRounded = 38.0;  // sharpness of its edges
const float kPip = 0.21;       // relative to half a face

// The distance from a point of a face, -1 to 1, to its nearest pip.
float from_pip(vec2 at, int count) {
    float nearest = 9.0;
    vec2 off = vec2(0.52);
    if (count == 1 || count == 3 || count == 5) nearest = length(at);
    if (count > 1) nearest = min(nearest, min(length(at - off), length(at + off)));
    if (count > 3) {
        off.y = -off.y;
        nearest = min(nearest, min(length(at - off), length(at + off)));
    }
    if (count == 6) nearest = min(nearest, min(length(at - vec2(0.52, 0.0)), length(at + vec2(0.52, 0.0))));
    return nearest;
}

vec4 shaded() {
    vec2 p = vLocal / vTraits.y;
    float texel = uPixel / vTraits.y;
    float top = 1e9, second = 1e9, bottom = -1e9, beside = 1e9;
    int upper = 0;
    for (int i = 0; i < uFaces; ++i) {
        vec4 face = uPlanes[i];
        float room = face.w - dot(face.xy, p);
        if (face.z > 0.02) {
            float z = room / face.z;
            second = min(second, max(z, top));
            if (z < top) upper = i;
            top = min(top, z);
        } else if (face.z < -0.02) {
            bottom = max(bottom, room / face.z);
        } else {
            beside = min(beside, room);
        }
    }
    vec3 sum = vec3(0.0);
    for (int i = 0; i < uFaces; ++i) {
        vec4 face = uPlanes[i];
        if (face.z > 0.02) sum += face.xyz * exp(-kRounded * ((face.w - dot(face.xy, p)) / face.z - top));
    }
    float gap = min(top - bottom, beside * 2.0);
    float inside = clamp(gap / (texel * 2.6) + 0.2, 0.0, 1.0);
    vec3 normal = normalize(sum);
    normal = normalize(normal + vec3(normalize(p + 1e-4) * (1.0 - smoothstep(0.0, 0.16, gap)) * 0.9, 0.0));

    float pip = 0.0;
    if (uFaces == 6) {
        // A cube's face normals serve as axes: the other two span this face.
        int across = upper == 0 || upper == 5 ? 1 : upper == 1 || upper == 3 ? 2 : 0;
        int along = upper == 0 || upper == 5 ? 2 : upper == 1 || upper == 3 ? 0 : 1;
        vec3 at = vec3(p, top);
        vec2 place = vec2(dot(at, uPlanes[across].xyz), dot(at, uPlanes[along].xyz)) / uPlanes[upper].w;
        float off = from_pip(place, int(uPips[upper].x + 0.5));
        float soft = texel * 1.3 / uPlanes[upper].w;
        pip = 1.0 - smoothstep(kPip - soft, kPip + soft, off);
    }

    vec3 towards = normalize(vec3(kTowardsLight * 0.75, 0.66));
    float facing = max(dot(normal, towards), 0.0);
    vec4 marks = texture(tWear, vLocal * 1.2 + 0.3 + vPlace.xy * 0.17);
    float swirl = sin(p.x * 5.0 + p.y * 3.0 + 3.0 * marks.b + sin(p.y * 4.0)) * 0.5 + 0.5;
    vec3 resin = vTint.rgb * (0.70 + 0.75 * swirl);
    vec3 color = resin * vLight * (0.34 + 1.15 * facing);
    // Light passes through and leaves on the far side.
    float far = max(dot(normalize(p + 1e-4), kShadowWay), 0.0);
    color += vTint.rgb * 1.6 * vLight * far * far * smoothstep(0.3, 0.9, length(p)) * 0.35;
    vec3 way = reflect(vec3(0.0, 0.0, -1.0), normal);
    vec2 seen = way.z > 0.0 ? way.xy : normalize(way.xy) * 0.99;
    float gloss = uFaces == 6 ? 0.10 : 0.60;  // a cube's side would mirror the whole sky
    float fresnel = 0.045 + gloss * pow(1.0 - max(normal.z, 0.0), 4.0);
    color += min(textureLod(tEnvironment, seen * 0.5 + 0.5, 1.6).rgb, vec3(2.5)) * fresnel * (0.5 + 0.5 * vLight);
    float edge = 1.0 - smoothstep(0.0, 0.05, second - top);
    color *= 1.0 + 0.45 * edge * (0.4 + facing);
    color = mix(color, vec3(0.86, 0.81, 0.69) * vLight * (0.35 + 0.6 * facing), pip);
    return finished(color, inside);
}
