// A sliding coin, as a picture drawn earlier.
uniform sampler2D tShape;  // the sheet
in vec2 vSheet;
flat in vec3 vShade;
out vec4 oColor;

void main() {
    vec4 coin = texture(tShape, vSheet);
    oColor = vec4(min(coin.rgb * vShade, coin.a), coin.a);
}
