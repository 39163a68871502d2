// The story table as it is seen: mat, tray, cards with their ink, counters, and what was thrown.

#include <algorithm>
#include <cmath>

#include "game/screens/story/desk_place.h"
#include "game/screens/story/ink.h"
#include "game/screens/story/playing.h"
#include "game/screens/story/view.h"
#include "game/table/look.h"

namespace screens {

namespace {

using ui::Rect;
using ui::Type;

constexpr double kInkPad = 0.2, kInkHead = 0.62;  // inches: of a card's ink from its edge, of its head line

render::CoinSprite counter_of(const StoryView& view, std::size_t which) {
    const story::Counter& counter = view.desk.counters()[which];
    const auto type = std::ranges::find(view.coins, counter.coin, &rules::coin_wars::CoinType::name);
    render::CoinSprite coin =
        table::sprite(type == view.coins.end() ? view.coins.front() : *type, rules::coin_wars::Side::Heads);
    coin.at = counter.at;
    coin.ring = counter.heads ? render::Ring::Solid : render::Ring::Dashed;
    if (!counter.heads) std::swap(coin.face, coin.back);
    coin.seed = std::fmod(0.37 * static_cast<double>(which + 1), 1);
    coin.glow = view.counter == which ? 1 : 0;
    return coin;
}

// What is written on a card, as far as it has room: in inches of the card's own frame.
class CardInk {
public:
    CardInk(ui::Ui& ui, double scale) : room_(ui) {
        // Letters are to be read, however small the table.
        size_ = std::max(kLeastSize, ui.px(kLeastPoints) / scale);
    }
    double rule() const { return size_ * 1.04; }

    std::vector<render::SheetInk> of(const story::Card& card) const {
        const double width = 2 * (story::kCardHalf.x - kInkPad), left = -width / 2;
        const double head = story::kCardHalf.y - kInkHead;
        const double title = std::max(size_, std::min(0.44, size_ * 1.4));
        std::vector<render::SheetInk> ink{
            {room_.shortened(card.title, width / title), {left, head + 0.10}, title}};
        std::vector<std::string> lines = room_.wrapped(card.text, width / size_);
        const auto room = static_cast<std::size_t>((head + story::kCardHalf.y - 0.06) / rule());
        if (lines.size() > room) {
            lines.resize(room);
            lines.back() = room_.shortened(lines.back() + "\u2026", width / size_);
        }
        for (std::size_t i = 0; i < lines.size(); ++i)
            ink.push_back({lines[i], {left, head - rule() * static_cast<double>(i + 1) + 0.05}, size_});
        return ink;
    }

private:
    static constexpr double kLeastSize = 0.24;  // inches an em
    static constexpr double kLeastPoints = 17;

    PenRoom room_;
    double size_ = kLeastSize;
};

render::SheetSprite sheet_of(const story::Card& card, const CardInk& ink, bool chosen) {
    render::SheetSprite sheet;
    sheet.center = card.at;
    sheet.half_size = story::kCardHalf;
    sheet.angle = card.angle;
    sheet.ruled = !card.face_down;
    sheet.rule = ink.rule();
    sheet.back = card.face_down;
    sheet.lift = chosen ? 0.06 : 0.02;
    sheet.corner_lift = chosen ? 0.2 : 0.12;
    if (!card.face_down) sheet.ink = ink.of(card);
    return sheet;
}

table::LaidCard laid(const story::Card& card) {
    const table::CardPose pose{card.at, card.angle, 2 * story::kPlayingHalf.x, !card.face_down};
    return {card.number, print_of(*card.playing), pose, pose};
}

void lay_playing_cards(StoryView& view) {
    std::vector<table::LaidCard> cards;
    for (const story::Card& card : view.desk.cards()) {
        if (!card.playing) continue;
        cards.push_back(laid(card));
        if (view.holding && view.card == card.number) view.moves.put(cards.back());
    }
    view.moves.lay(std::move(cards));
}

// Of those that lie upon each other in one place only the uppermost are seen.
bool is_buried(const StoryView& view, std::size_t which) {
    constexpr int kSeen = 3;
    const auto& cards = view.desk.cards();
    int above = 0;
    for (std::size_t i = which + 1; i < cards.size() && above < kSeen; ++i)
        if (cards[i].playing && cards[i].at == cards[which].at && cards[i].angle == cards[which].angle)
            ++above;
    return above == kSeen;
}

void add_playing_card(const StoryView& view, std::size_t which, render::Scene& scene) {
    constexpr double kThick = 0.0012;  // inches
    const story::Card& card = view.desk.cards()[which];
    render::SheetSprite sheet = view.moves.sheet(laid(card));
    if (!sheet.moving && is_buried(view, which)) return;
    if (!sheet.moving) sheet.lift += kThick * static_cast<double>(view.desk.pile_of(card.number).size());
    if (view.card == card.number) sheet.lift += 0.04;
    sheet.moving = sheet.moving || (view.holding && view.card == card.number);
    scene.sheets.push_back(std::move(sheet));
}

// Around the chosen card, as it lies.
void mark_chosen(const StoryView& view) {
    const story::Card* card = view.card ? view.desk.find(*view.card) : nullptr;
    if (!card || (card->playing && view.moves.moving())) return;
    const Vec2 middle = view.view.to_pixels(card->at), half = card->half() * view.view.scale;
    ui::Ui& ui = view.app.ui();
    ui.paint().turned(middle, -card->angle, [&] {
        ui.paint().frame({middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y},
                         ui::palette::kAccent, std::max(2.0, ui.px(2.5)), 2);
    });
}

}  // namespace

table::TrayPart story_tray() { return {story::kTrayLow, story::kTrayHigh}; }

void lay_out_story(StoryView& view) {
    const ui::Ui& ui = view.app.ui();
    const DeskPlace place = place_desk(view.app, std::min(ui.px(330), ui.width() * 0.42));
    view.tools = place.tools;
    view.view = place.view;
}

void draw_story_desk(StoryView& view) {
    render::Scene scene = bare_desk({story_tray().low, story_tray().high});
    const CardInk ink(view.app.ui(), view.view.scale);
    lay_playing_cards(view);
    for (std::size_t i = 0; i < view.desk.cards().size(); ++i) {
        const story::Card& card = view.desk.cards()[i];
        if (card.playing)
            add_playing_card(view, i, scene);
        else
            scene.sheets.push_back(sheet_of(card, ink, view.card == card.number));
    }
    for (std::size_t i = 0; i < view.desk.counters().size(); ++i) scene.coins.push_back(counter_of(view, i));
    view.tray.show(scene);
    view.app.renderer().draw(scene, view.view);
    mark_chosen(view);
}

}  // namespace screens
