#include "assets/bake/stroke.h"

#include <cmath>

#include "assets/bake/float_image.h"

namespace bake {

void follow(const Stroke& stroke, Chance& chance, const std::function<void(float, float, float)>& paint) {
    float x = stroke.x, y = stroke.y, angle = stroke.angle, bend = stroke.bend;
    const int steps = static_cast<int>(stroke.length / stroke.step);
    for (int i = 0; i <= steps; ++i) {
        paint(x, y, static_cast<float>(i) * stroke.step / stroke.length);
        x += std::cos(angle) * stroke.step;
        y += std::sin(angle) * stroke.step;
        angle += bend;
        if (stroke.restlessness > 0) bend += chance.bell() * stroke.restlessness;
    }
}

float swell(float along) { return std::sin(kPi * clamp(along)); }

}  // namespace bake
