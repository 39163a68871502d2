// Copies a finished layer over the target, pixel for pixel.
uniform sampler2D tLayer;
out vec4 oColor;
void main() { oColor = texelFetch(tLayer, ivec2(gl_FragCoord.xy), 0); }
