#include "game/stories/screen/story_view.h"

#include <algorithm>

#include "game/stories/screen/text_fit.h"

namespace screens {

namespace {

constexpr double kAbove = 0.62, kBelow = 0.15;  // ems that letters reach above and below the baseline
constexpr double kDeep = 0.03;                  // inches: a smaller overlap covers nothing
constexpr double kNotice = 0.08;                // inches: paper this high is a temporary notice

Rect around(Vec2 at, Vec2 half) { return {at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y}; }

bool lie_on(const Rect& a, const Rect& b) {
    return std::min(a.x1, b.x1) - std::max(a.x0, b.x0) > kDeep && std::min(a.y1, b.y1) - std::max(a.y0, b.y0) > kDeep;
}

bool lies_on(Vec2 middle, double radius, const Rect& ink) {
    const Vec2 nearest{std::clamp(middle.x, ink.x0, ink.x1), std::clamp(middle.y, ink.y0, ink.y1)};
    return core::distance(middle, nearest) < radius - kDeep;
}

class InkList {
public:
    explicit InkList(const StoryView& view)
        : view_(view), scene_(view.camera.drawn()), room_(view.app.ui(), view.place.finer) {}

    std::vector<TableInk> taken() {
        for (std::size_t i = 0; i < scene_.sheets.size(); ++i)
            for (const render::SheetInk& ink : scene_.sheets[i].ink) add(i, ink);
        return std::move(all_);
    }

private:
    // Inches, with y up.
    Rect place_of(const render::SheetSprite& sheet, const render::SheetInk& ink) const {
        double size = ink.size, wide = room_.ems(ink.text) * size;
        if (ink.room > 0 && wide > ink.room) {
            size *= ink.room / wide;
            wide = ink.room;
        }
        const double x = sheet.center.x + ink.at.x - (ink.pen == render::SheetInk::Pen::Cream ? wide / 2 : 0);
        const double y = sheet.center.y + ink.at.y;
        return {x, y - kBelow * size, x + wide, y + kAbove * size};
    }

    void add(std::size_t sheet, const render::SheetInk& ink) {
        const render::SheetSprite& paper = scene_.sheets[sheet];
        const Rect place = place_of(paper, ink);
        const Rect on_screen = view_.place.on_screen(around(paper.center, paper.half_size));
        if (ink.text.empty() || !view_.place.room.covers(on_screen)) return;
        if (view_.verdict.at.height() > 0 && lie_on(view_.verdict.at, on_screen)) return;
        const Hidden hidden = hidden_by_paper(sheet, place);
        if (hidden == Hidden::ByNotice) return;
        const bool by_thing = hidden_by_thing(place);
        all_.push_back({ink.text, view_.place.on_screen(place), on_screen,
                        hidden == Hidden::ByPaper ? "paper"
                        : by_thing                ? "coin"
                                                  : "",
                        view_.app.ui().has_dialog() || paper.lift >= kNotice});
    }

    enum class Hidden { No, ByPaper, ByNotice };
    Hidden hidden_by_paper(std::size_t sheet, const Rect& ink) const {
        Hidden hidden = Hidden::No;
        for (std::size_t i = sheet + 1; i < scene_.sheets.size(); ++i) {
            const render::SheetSprite& above = scene_.sheets[i];
            if (!lie_on(around(above.center, above.half_size), ink)) continue;
            if (above.lift >= kNotice) return Hidden::ByNotice;
            hidden = Hidden::ByPaper;
        }
        return hidden;
    }

    bool hidden_by_thing(const Rect& ink) const {
        return std::ranges::any_of(
                   scene_.coins, [&](const render::CoinSprite& coin) { return lies_on(coin.at, coin.radius, ink); }) ||
               std::ranges::any_of(scene_.dice,
                                   [&](const render::DieSprite& die) { return lies_on(die.at, die.radius, ink); });
    }

    const StoryView& view_;
    const render::Scene& scene_;
    PenRoom room_;
    std::vector<TableInk> all_{};
};

}  // namespace

std::vector<TableInk> ink_on_table(const StoryView& view) { return InkList(view).taken(); }

}  // namespace screens
