// A felt mat with a bound, stitched edge and its shadow on the wood. tint: colour of the cloth, depth of the furrows in
// it. extra: colour of its patches.
#include "cloth.glsl"

vec4 shaded() {
    float slow = broad_mottle();
    return clothed(dyed(vTable, slow), slow);
}
