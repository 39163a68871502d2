// Drawing the loose objects on a story table: cards with their ink, counters.

#include <algorithm>
#include <cmath>

#include "game/kit/table/coin_look.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/papers.h"
#include "game/stories/screen/text_fit.h"

namespace screens {

namespace {

constexpr double kInkPad = 0.2, kInkHead = 0.62;  // inches from a card's edge: ink, headline

// A card's text, as far as it fits: in inches, relative to the card's centre.
class CardInk {
public:
    // Letters must be readable even on a small table.
    CardInk(ui::Ui& ui, const TabletopView& place)
        : size_(std::max(kMinSize, ui.px(kMinPoints) / place.whole)),
          room_(ui, place.nearer ? std::min(1.0, ui.px(kMinPoints) / place.view.scale / size_) : 1) {}

    // Returns false if not all of it fits.
    bool write(const story::Card& card, render::SheetSprite& sheet) const {
        const double width = 2 * (story::kCardHalf.x - kInkPad), left = -width / 2;
        const double head = story::kCardHalf.y - kInkHead;
        const double title = std::min(kInkHead, std::max(size_, std::min(0.44, size_ * 1.4)));
        sheet.ink.push_back(room_.line(card.title, {left, head + 0.10}, width, title));
        const FittedText text =
            room_.fitted(card.text, {width, head + story::kCardHalf.y - 0.06, size_, size_ * kRuleOfPen});
        sheet.rule = text.rule;
        double y = head + 0.05;
        for (const std::string& line : text.lines) sheet.ink.push_back({line, {left, y -= text.rule}, text.size});
        return !text.cut;
    }

private:
    static constexpr double kMinSize = 0.24;  // inches an em
    static constexpr double kMinPoints = 17, kRuleOfPen = 1.04;

    double size_;  // inches an em
    PenRoom room_;
};

render::SheetSprite sheet_of(const story::Card& card, bool chosen) {
    render::SheetSprite sheet;
    sheet.center = card.at;
    sheet.half_size = story::kCardHalf;
    sheet.angle = card.angle;
    sheet.ruled = !card.face_down;
    sheet.back = card.face_down;
    sheet.lift = chosen ? 0.06 : 0.02;
    sheet.corner_lift = chosen ? 0.2 : 0.12;
    return sheet;
}

table::PlacedCard laid(const story::Card& card) {
    const table::CardPose pose{card.at, card.angle, 2 * story::kPlayingHalf.x, !card.face_down};
    return {card.number, print_of(*card.playing), pose, pose};
}

}  // namespace

render::CoinSprite FreeObjects::sprite_of(std::size_t which) const {
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

void FreeObjects::place_playing_cards() {
    std::vector<table::PlacedCard> cards;
    for (const story::Card& card : desk_.cards()) {
        if (!card.playing) continue;
        cards.push_back(laid(card));
        if (holding_ && card_ == card.number) moves_.put(cards.back());
    }
    moves_.lay(std::move(cards));
}

// In a stack of cards, only the topmost few are visible.
bool FreeObjects::is_buried(std::size_t which) const {
    constexpr int kSeen = 3;
    const auto& cards = desk_.cards();
    int above = 0;
    for (std::size_t i = which + 1; i < cards.size() && above < kSeen; ++i)
        if (cards[i].playing && cards[i].at == cards[which].at && cards[i].angle == cards[which].angle) ++above;
    return above == kSeen;
}

void FreeObjects::show_playing_card(std::size_t which, render::Scene& scene) const {
    constexpr double kThick = 0.0012;  // inches
    const story::Card& card = desk_.cards()[which];
    render::SheetSprite sheet = moves_.sheet(laid(card));
    if (!sheet.moving && is_buried(which)) return;
    if (!sheet.moving) sheet.lift += kThick * static_cast<double>(desk_.pile_of(card.number).size());
    if (card_ == card.number) sheet.lift += 0.04;
    sheet.moving = sheet.moving || (holding_ && card_ == card.number);
    scene.sheets.push_back(std::move(sheet));
}

void FreeObjects::show(render::Scene& scene, const TabletopView& place) {
    const CardInk ink(app_.ui(), place);
    cut_.clear();
    place_playing_cards();
    for (std::size_t i = 0; i < desk_.cards().size(); ++i) {
        const story::Card& card = desk_.cards()[i];
        if (card.playing) {
            show_playing_card(i, scene);
            continue;
        }
        render::SheetSprite sheet = sheet_of(card, card_ == card.number);
        if (!card.face_down && !ink.write(card, sheet)) cut_.insert(card.number);
        scene.sheets.push_back(std::move(sheet));
    }
    for (std::size_t i = 0; i < desk_.counters().size(); ++i) scene.coins.push_back(sprite_of(i));
}

Hint FreeObjects::told_at(const TabletopView& place, Vec2 pixels) const {
    const auto number = desk_.card_at(place.view.to_table(pixels));
    if (!number || !cut_.contains(*number) || holding_) return {};
    const story::Card& card = *desk_.find(*number);
    const Vec2 half = card.half();
    return {place.on_screen(card.at - half, card.at + half).within(place.room), {plain(card.text)}, plain(card.title)};
}

void FreeObjects::mark(const render::View& view) const {
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
