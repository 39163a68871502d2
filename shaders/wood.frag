// The table top: oak planks. traits: angle of the grain's frame.
#include "quad.glsl"
uniform sampler2D tOak;

void main() {
    vec2 along = turned(vTable - vExtra.xy, -vExtra.z);
    vec3 oak = texture(tOak, vec2(along.x / 22.0, -along.y / 11.0 + 0.37)).rgb * vec3(0.80, 0.76, 0.74);
    oColor = finished(oak * vLight, 1.0);
}
