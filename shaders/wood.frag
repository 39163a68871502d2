// The table top: oak planks. traits: angle of the grain's frame.
#include "quad.glsl"
uniform sampler2D tOak;

const vec2 kPicture = vec2(22.0, 11.0);  // inches covered by the picture of the planks

// The nearest mip level: half as costly in software as blending two.
float level() { return floor(log2(float(textureSize(tOak, 0).x) / kPicture.x * uPixel) + 0.5); }

vec4 shaded() {
    vec2 along = turned(vTable - vExtra.xy, -vExtra.z);
    vec3 oak = textureLod(tOak, vec2(along.x, -along.y) / kPicture + vec2(0.0, 0.37), level()).rgb;
    oak *= vec3(0.80, 0.76, 0.74);
    return finished(oak * vLight, 1.0);
}
