// Lays a picture of any size over what is there. A software driver has a fast way for this very shader: a texture read
// at interpolated places, and nothing else.
uniform sampler2D tLayer;
in vec2 vSheet;
out vec4 oColor;
void main() { oColor = texture(tLayer, vSheet); }
