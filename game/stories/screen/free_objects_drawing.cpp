// How what lies loose on a story table is seen: cards with their ink, counters.

#include <algorithm>
#include <cmath>

#include "game/kit/table/coin_look.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/papers.h"
#include "game/stories/screen/text_fit.h"

namespace screens {

namespace {

constexpr double kInkPad = 0.2, kInkHead = 0.62;  // inches: of a card's ink from its edge, of its head line

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
        std::vector<render::SheetInk> ink{{room_.shortened(card.title, width / title), {left, head + 0.10}, title}};
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

}  // namespace

render::CoinSprite LooseThings::sprite_of(std::size_t which) const {
    const story::Counter& counter = desk_.counters()[which];
    const auto type = std::ranges::find(coins_, counter.coin, &rules::CoinType::name);
    render::CoinSprite coin = table::sprite(type == coins_.end() ? coins_.front() : *type, rules::Face::Heads);
    coin.at = counter.at;
    coin.ring = counter.heads ? render::Ring::Solid : render::Ring::Dashed;
    if (!counter.heads) std::swap(coin.face, coin.back);
    coin.seed = std::fmod(0.37 * static_cast<double>(which + 1), 1);
    coin.glow = counter_ == which ? 1 : 0;
    return coin;
}

void LooseThings::lay_playing_cards() {
    std::vector<table::LaidCard> cards;
    for (const story::Card& card : desk_.cards()) {
        if (!card.playing) continue;
        cards.push_back(laid(card));
        if (holding_ && card_ == card.number) moves_.put(cards.back());
    }
    moves_.lay(std::move(cards));
}

// Of those that lie upon each other in one place only the uppermost are seen.
bool LooseThings::is_buried(std::size_t which) const {
    constexpr int kSeen = 3;
    const auto& cards = desk_.cards();
    int above = 0;
    for (std::size_t i = which + 1; i < cards.size() && above < kSeen; ++i)
        if (cards[i].playing && cards[i].at == cards[which].at && cards[i].angle == cards[which].angle) ++above;
    return above == kSeen;
}

void LooseThings::show_playing_card(std::size_t which, render::Scene& scene) const {
    constexpr double kThick = 0.0012;  // inches
    const story::Card& card = desk_.cards()[which];
    render::SheetSprite sheet = moves_.sheet(laid(card));
    if (!sheet.moving && is_buried(which)) return;
    if (!sheet.moving) sheet.lift += kThick * static_cast<double>(desk_.pile_of(card.number).size());
    if (card_ == card.number) sheet.lift += 0.04;
    sheet.moving = sheet.moving || (holding_ && card_ == card.number);
    scene.sheets.push_back(std::move(sheet));
}

void LooseThings::show(render::Scene& scene, double scale) {
    const CardInk ink(app_.ui(), scale);
    lay_playing_cards();
    for (std::size_t i = 0; i < desk_.cards().size(); ++i) {
        const story::Card& card = desk_.cards()[i];
        if (card.playing)
            show_playing_card(i, scene);
        else
            scene.sheets.push_back(sheet_of(card, ink, card_ == card.number));
    }
    for (std::size_t i = 0; i < desk_.counters().size(); ++i) scene.coins.push_back(sprite_of(i));
}

void LooseThings::mark(const render::View& view) const {
    const story::Card* card = card_ ? desk_.find(*card_) : nullptr;
    if (!card || (card->playing && moves_.moving())) return;
    const Vec2 middle = view.to_pixels(card->at), half = card->half() * view.scale;
    ui::Ui& ui = app_.ui();
    ui.paint().turned(middle, -card->angle, [&] {
        ui.paint().frame({middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y},
                         ui::palette::kAccent, std::max(2.0, ui.px(2.5)), 2);
    });
}

}  // namespace screens
