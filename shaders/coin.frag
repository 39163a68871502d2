// A coin that lies on the table or slides over it.
#include "quad.glsl"
#include "metal.glsl"
#include "coin_traits.glsl"
#include "coin_lying.glsl"

void main() { oColor = lying_coin(); }
