#include "engine/platform/window_place.h"

#include <algorithm>

namespace platform {

namespace {

struct Span {
    int from, size;
};

Span inside(Span wanted, int before, int behind, Span free) {
    const int size = std::clamp(free.size - before - behind, 1, wanted.size);
    const int first = free.from + before, last = free.from + free.size - behind - size;
    return {std::max(std::min(wanted.from, last), first), size};
}

}  // namespace

WindowPlace brought_inside(const WindowPlace& wanted, const WindowFrame& frame, const WindowPlace& free) {
    const Span across = inside({wanted.x, wanted.width}, frame.left, frame.right, {free.x, free.width});
    const Span down = inside({wanted.y, wanted.height}, frame.top, frame.bottom, {free.y, free.height});
    return {across.from, down.from, across.size, down.size};
}

}  // namespace platform
