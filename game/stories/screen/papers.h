#pragma once
// Paper on a story game's table: sheets with their text, coins on them, marks over both; and a row of cards, one for
// each person, that can be pressed. In table inches; rectangles have y0 below y1.

#include <optional>
#include <string>
#include <vector>

#include "game/stories/kit/playing_card.h"
#include "game/stories/screen/story_view.h"

namespace screens {

struct PaperMark {
    ui::Rect rect;
    enum class Kind { Amber, Frame, Cross, Tick } kind = Kind::Amber;
};
// How a playing card is printed.
inline render::CardPrint print_of(rules::playing::Card card) {
    return {static_cast<render::CardPrint::Suit>(card.suit), card.rank};
}

struct Papers {
    std::vector<render::SheetSprite> sheets{};
    std::vector<render::CoinSprite> coins{};
    std::vector<PaperMark> marks{};
    void lay(render::Scene& scene) const;
    void mark(const StoryView& view) const;  // over the drawn table
};

// Prints on a paper of the mat, and registers a label that may not be wider than the paper.
void print_on_paper(ui::Ui& ui, const ui::Rect& paper, Vec2 at, const Phrase& text, const ui::Print& print);

// Coins in a pile: the offsets from one to the next, and the pile's rotation.
struct PileLook {
    double sway = 0.012, step = 0.034;
    double turn = 0;
};
std::vector<render::CoinSprite> coin_pile(const rules::CoinType& type, Vec2 at, int count, const PileLook& look);

// A card for each person, left to right, wrapped into rows of at most `max`.
struct CardRow {
    Vec2 low, high;
    double widest = 0;     // greatest width of one card
    std::size_t max = 99;  // in one row
    std::vector<ui::Rect> cards(std::size_t count) const;
};
// Returns the card that was clicked; its sheet should open.
std::optional<std::size_t> pressed_card(StoryView& view, const CardRow& row, const std::vector<std::string>& names);

}  // namespace screens
