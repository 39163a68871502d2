// Common to all shaders: the view and shape helpers. Table inches, x right, y up, light from the upper left.

uniform vec4 uView;    // centre and half extents in inches
uniform float uPixel;  // inches per pixel
uniform vec3 uEye;     // position of the eye: off to the side, so that metal differs from coin to coin
uniform vec3 uLight;   // maps table inches to those of light.glsl: offset, scale (0 for even light)
uniform float uVignette;  // how much darker the window's corners are

const vec2 kTowardsLight = vec2(-0.64, 0.77);
const vec2 kShadowWay = vec2(0.64, -0.77);

float hash(float n) { return fract(sin(n * 12.9898) * 43758.5453); }

// Rotates by an angle, given as its cosine and sine.
vec2 turned_by(vec2 p, vec2 turn) { return vec2(turn.x * p.x - turn.y * p.y, turn.y * p.x + turn.x * p.y); }

vec2 turned(vec2 p, float angle) { return turned_by(p, vec2(cos(angle), sin(angle))); }

// Signed distance to a box with rounded corners, negative inside.
float rounded_box(vec2 p, vec2 half_size, float radius) {
    vec2 q = abs(p) - half_size + radius;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// The share of a pixel inside a shape, from its signed distance.
float coverage(float inches) { return clamp(0.5 - inches / uPixel, 0.0, 1.0); }

// A dark edge next to a stroke that ends `inches` away: keeps it visible on pale ground (snow, paper).
const float kEdge = 2.2;  // pixels
float edge_beside(float inches) { return 0.985 * clamp(kEdge + 0.5 - inches / uPixel, 0.0, 1.0) * clamp(2.0 * inches / uPixel, 0.0, 1.0); }

// A line `off` inches away; lines thinner than a pixel fade instead of flickering.
float thin_line(float off, float half_width) {
    return clamp((half_width - abs(off)) / uPixel + 0.5, 0.0, 1.0) * min(1.0, 2.0 * half_width / uPixel);
}

// Position in the window, 0 to 1 from the lower left.
vec2 window_place(vec2 table) { return (table - uView.xy) / uView.zw * 0.5 + 0.5; }

float vignette_at(vec2 place) {
    vec2 off = (place - vec2(0.46, 0.55)) * vec2(1.0, 0.72);
    return 1.0 - uVignette * smoothstep(0.22, 0.78, length(off));
}
