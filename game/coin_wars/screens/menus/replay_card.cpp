#include "game/coin_wars/screens/menus/replay_list.h"

#include <charconv>

#include "engine/ui/small_print.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/profile/won_battles.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "game/shell/list_kit.h"

namespace screens {

namespace {

constexpr double kCardPad = 14, kTableWide = 196, kLift = 4;  // points
constexpr std::size_t kMinuteEnds = 16, kDayEnds = 10;

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Phrase side_in(const profile::ReplayFacts& facts, cw::Side side) { return known(facts.sides[cw::index(side)]); }

Phrase title_of(const ReplayCard& card) {
    return card.facts && !card.renamed ? battles::title_words(card.facts->title) : card.name;
}

Phrase result_of(const profile::ReplayFacts& facts) {
    if (facts.winner) return say("{1} wins", side_in(facts, *facts.winner));
    if (facts.over) return say("A draw");
    return facts.to_act ? say("{1} to act", side_in(facts, *facts.to_act)) : say("Being set up");
}

ui::Sign sign_of_result(const profile::ReplayFacts& facts) {
    const std::optional<cw::Side> side = facts.winner ? facts.winner : facts.to_act;
    return side ? sign_of(*side) : ui::Sign::None;
}

// Returns, for example, "A crushing victory, 7 rounds".
Phrase how_it_went(const profile::ReplayFacts& facts) {
    if (!facts.over) return say("Round {1}", facts.round);
    return joined({facts.degree ? cw::in_words(*facts.degree) : Phrase(), length_line(facts.round)}, rules::comma());
}

Phrase for_whoever_led(profile::ReplayEnd end) {
    switch (end) {
        case profile::ReplayEnd::Won:
            return say("You won");
        case profile::ReplayEnd::Lost:
            return say("You lost");
        case profile::ReplayEnd::Drawn:
            return say("You drew");
        case profile::ReplayEnd::Unknown:
            break;
    }
    return {};
}

// Returns the largest type in which the text fits on one line, otherwise the smallest; it is then shortened with dots.
Type type_for(const ui::Ui& ui, const Phrase& text, double wide) {
    for (const Type type : {Type::Heading, Type::Lead, Type::Body})
        if (ui.text_width(text, type) <= wide) return type;
    return Type::Small;
}

// Prints lines of text from the top of a rectangle; screen readers treat each as a part of the card.
class Lines {
public:
    Lines(ui::Ui& ui, const Rect& room) : ui_(ui), room_(room), y_(room.y0) {}
    void title(const Phrase& text) {
        const Type type = type_for(ui_, text, room_.width());
        const double high = ui_.line_height(Type::Heading), own = ui_.line_height(type);
        print(text, type, palette::kInk, {room_.x0, y_ + (high - own) / 2, room_.x1, y_ + high});
        y_ += high;
    }
    void result(const Phrase& text, ui::Sign sign) {
        const double high = ui_.line_height(Type::Strong), left = room_.x0 + (sign == ui::Sign::None ? 0 : ui_.px(20));
        ui_.paint().sign({room_.x0 + ui_.px(7), y_ + high / 2}, ui_.px(6), sign);
        const bool fits = ui_.text_width(text, Type::Strong) <= room_.x1 - left;
        print(text, fits ? Type::Strong : Type::Small, palette::kInk, {left, y_, room_.x1, y_ + high});
        y_ += high;
    }
    void small(const Phrase& text, ui::Colour colour) {
        const double high = ui_.line_height(Type::Small);
        print(text, Type::Small, colour, {room_.x0, y_, room_.x1, y_ + high});
        y_ += high;
    }

private:
    void print(const Phrase& text, Type type, ui::Colour colour, const Rect& line) {
        if (text.empty()) return;
        const Phrase whole = type == Type::Small ? ui::fitted(ui_, text, line.width()) : text;
        ui_.paint().print({line.x0, line.y0}, whole, type, colour);
        ui_.explain(whole, line, type);
    }

    ui::Ui& ui_;
    Rect room_;
    double y_;
};

void print_card(ui::Ui& ui, const ReplayCard& card, const Rect& room) {
    Lines lines(ui, room);
    lines.title(title_of(card));
    if (card.facts) {
        lines.result(result_of(*card.facts), sign_of_result(*card.facts));
        lines.small(how_it_went(*card.facts), palette::kInk);
        lines.small(coins_line(card.facts->coins), palette::kInk);
    }
    Lines(ui, {room.x0, room.y1 - ui.line_height(Type::Small), room.x1, room.y1})
        .small(joined({card.when, for_whoever_led(card.end)}, plain(" \u00b7 ")), palette::kSoft);
}

}  // namespace

Phrase month_of(const std::string& when) {
    if (when.size() < kDayEnds) return {};
    const Phrase year = plain(when.substr(0, 4));
    const std::array months{say("January {1}", year), say("February {1}", year), say("March {1}", year),
                            say("April {1}", year),   say("May {1}", year),      say("June {1}", year),
                            say("July {1}", year),    say("August {1}", year),   say("September {1}", year),
                            say("October {1}", year), say("November {1}", year), say("December {1}", year)};
    const auto month = static_cast<std::size_t>(number_in(std::string_view(when).substr(5, 2)) - 1);
    return month < months.size() ? months[month] : Phrase();
}

Phrase day_and_hour(const std::string& when) {
    if (when.size() < kMinuteEnds) return {};
    const Phrase day = profile::day_in_words(when.substr(0, kDayEnds));
    return joined({day, plain(when.substr(11, 2) + ":" + when.substr(14, 2))}, rules::comma());
}

double replay_card_height(const ui::Ui& ui) {
    return 2 * ui.px(kCardPad) + ui.line_height(Type::Heading) + ui.px(2) + ui.line_height(Type::Strong) +
           3 * ui.line_height(Type::Small) + ui.px(6);
}

ReplayTouch draw_replay_card(BattleApp& app, const ReplayCard& card, const Rect& rect) {
    ui::Ui& ui = app.ui();
    const bool in_sight = is_in_sight(ui, rect);
    if (in_sight) ui.paint().paper(rect, kLift);
    const double pad = ui.px(kCardPad), more = ui.px(kMoreWidth);
    const Rect face{rect.x0, rect.y0, rect.x1 - (card.has_more ? more + 2 * pad : 0), rect.y1};
    ReplayTouch touch = ui.area(card.name, face) ? ReplayTouch::Pressed : ReplayTouch::Nothing;
    if (!is_near(ui, rect)) return touch;
    if (ui.hovered() || ui.focused()) {
        ui.paint().fill(face, palette::kChosen, ui.px(4));
        ui.paint().fill({face.x0, face.y0, face.x0 + ui.px(5), face.y1}, palette::kAccent, ui.px(2));
    }
    const Rect picture{face.x0 + pad, face.y0 + pad, face.x0 + pad + ui.px(kTableWide), face.y1 - pad};
    if (in_sight && card.picture)
        draw_preview(app, picture, *card.picture);
    else if (in_sight)
        ui.paint().fill(picture, palette::kSoft.faded(0.18), ui.px(3));
    print_card(ui, card, {picture.x1 + ui.px(16), face.y0 + pad, face.x1 - (card.has_more ? 0 : pad), face.y1 - pad});
    if (!card.has_more) return touch;
    const Rect dots = ui::sized({rect.x1 - pad - more, rect.y0 + pad}, more, more);
    return draw_more(ui, card.name, dots) ? ReplayTouch::More : touch;
}

}  // namespace screens
