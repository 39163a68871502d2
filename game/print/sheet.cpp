#include "game/print/sheet.h"

namespace print {

Path rectangle(const Box& box, const Pen& pen) {
    return {{box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}, pen, Path::End::Closed};
}

Path line(Vec2 from, Vec2 to, const Pen& pen) { return {{from, to}, pen}; }

namespace {

struct Move {
    Vec2 by;
    double scale;
    Mark operator()(Circle circle) const {
        circle.center = circle.center * scale + by;
        circle.radius *= scale;
        return circle;
    }
    Mark operator()(Path path) const {
        for (Vec2& point : path.points) point = point * scale + by;
        return path;
    }
    Mark operator()(Text text) const {
        text.at = text.at * scale + by;
        return text;
    }
    Mark operator()(Picture picture) const {
        picture.box = {picture.box.low * scale + by, picture.box.high * scale + by};
        return picture;
    }
};

}  // namespace

Mark moved(const Mark& mark, Vec2 by, double scale) { return std::visit(Move{by, scale}, mark); }

}  // namespace print
