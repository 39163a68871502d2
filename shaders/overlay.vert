// Covers the viewport with the whole picture.
out vec2 vSheet;
void main() {
    vSheet = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
    gl_Position = vec4(vSheet * 2.0 - 1.0, 0.0, 1.0);
}
