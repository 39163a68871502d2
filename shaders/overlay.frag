// Stretches a picture of any size over the target. A software driver has a fast path for exactly this shader: a texture
// read at interpolated places, and nothing else.
uniform sampler2D tLayer;
in vec2 vSheet;
out vec4 oColor;
void main() { oColor = texture(tLayer, vSheet); }
