// A coin lying or sliding on the table.
#include "quad.glsl"
#include "metal.glsl"
#include "coin_traits.glsl"
#include "coin_lying.glsl"

vec4 shaded() { return lying_coin(); }
