#include "game/print/booklet.h"

namespace print {

namespace {

constexpr std::size_t kOnPaper = 4;  // pages: two in front, two behind

void lay(Sheet& side, const Sheet& page, Vec2 at) {
    for (const Layer& layer : page.layers) {
        Layer laid;
        for (const Mark& mark : layer.marks) laid.marks.push_back(moved(mark, at));
        if (layer.clip) laid.clip = Box{layer.clip->low + at, layer.clip->high + at};
        side.layers.push_back(std::move(laid));
    }
}

}  // namespace

Vec2 half_of(const Paper& paper) { return {paper.height / 2, paper.width}; }

std::vector<Sheet> folded(std::vector<Sheet> pages, const Paper& paper) {
    const Vec2 half = half_of(paper);
    while (pages.size() % kOnPaper != 0) pages.push_back({half.x, half.y, {}});
    std::vector<Sheet> sides;
    for (std::size_t first = 0, last = pages.size(); first < last; ++first) {
        --last;
        const bool in_front = first % 2 == 0;
        Sheet side{2 * half.x, half.y, {}};
        lay(side, pages[in_front ? last : first], {});
        lay(side, pages[in_front ? first : last], {half.x, 0});
        sides.push_back(std::move(side));
    }
    return sides;
}

}  // namespace print
