// One page with all coins of this battle: name, strength, reach, abilities.

#include <algorithm>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

constexpr double kWide = 760, kPicture = 58;  // points

// Returns the coins that take part and that this person may know of.
std::vector<int> known_coins(const Battle& battle) {
    std::vector<int> coins;
    for (int coin = 0; coin < battle.match().count(); ++coin)
        if (!battle.match().setup(coin).watching && !battle.covers(coin)) coins.push_back(coin);
    return coins;
}

// Returns their types, cheapest first; while none is known, all types of the set.
std::vector<int> types_of(const cw::Match& match, const std::vector<int>& coins) {
    std::vector<int> types;
    for (int type = 0; type < static_cast<int>(match.scenario->types.size()); ++type) {
        const auto serves = [&](int coin) { return match.setup(coin).type == type; };
        if (coins.empty() || std::ranges::any_of(coins, serves)) types.push_back(type);
    }
    std::ranges::stable_sort(types, {}, [&](int type) { return match.scenario->type(type).cents; });
    return types;
}

bool has_any(const cw::Match& match, const std::vector<int>& coins, int type, cw::Side side) {
    return std::ranges::any_of(
        coins, [&](int coin) { return match.setup(coin).type == type && match.setup(coin).side == side; });
}

// Returns each side's name for the type; empty for a side that uses its title or has none.
Phrase names_of(const cw::Match& match, const std::vector<int>& coins, int type) {
    const cw::Scenario& scenario = *match.scenario;
    std::vector<Phrase> names;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const Phrase name = cw::both_names(scenario, type, side);
        if (has_any(match, coins, type, side) && name != known(scenario.type(type).title))
            names.push_back(say("{1}: {2}", table::display_name(scenario, side), name));
    }
    return joined(names, plain("  \u00b7  "));
}

Phrase abilities_of(const cw::CoinType& type) {
    const Phrase traits = cw::traits_of(type);
    return traits.empty() ? say("Moves, or strikes what it touches.") : traits;
}

class CoinRow {
public:
    CoinRow(Battle& battle, int type, Phrase names)
        : battle_(battle), ui_(battle.ui), type_(battle.match().scenario->type(type)), names_(std::move(names)) {}

    void draw(cw::Side side) {
        const double size = ui_.px(kPicture), indent = size + ui_.px(16), width = ui_.rest().width() - indent;
        const Phrase figures = say("Offense {1}, Defense {2}, moves up to {3}", type_.offense, type_.defense,
                                   cw::inches_and_cm(type_.reach()));
        const Phrase abilities = abilities_of(type_);
        double high = ui_.text_height(title(), Type::Strong, width) + ui_.text_height(figures, Type::Body, width) +
                      ui_.text_height(abilities, Type::Small, width);
        if (!names_.empty()) high += ui_.text_height(names_, Type::Small, width);
        const Rect rect = ui_.take(std::max(high, size));
        battle_.app.portrait(ui::sized({rect.x0, rect.y0}, size, size), table::sprite(type_, side));
        double y = rect.y0;
        const auto print = [&](const Phrase& words, const Print& how) {
            const double tall = ui_.text_height(words, how.type, width);
            wrapped(words, how, {rect.x0 + indent, y, rect.x1, y + tall});
            y += tall;
        };
        print(title(), {.type = Type::Strong});
        if (!names_.empty()) print(names_, {.type = Type::Small, .colour = palette::kAccent});
        print(figures, {});
        print(abilities, {.type = Type::Small, .colour = palette::kSoft});
    }

private:
    Phrase title() const {
        return known(type_.title) + plain("  \u00b7  ") + cw::in_money(*battle_.match().scenario, type_.cents);
    }

    void wrapped(const Phrase& words, const Print& how, const Rect& rect) {
        ui_.paint().print_lines(rect, words, how.type, how.colour);
        ui_.explain(words, rect, how.type);
    }

    Battle& battle_;
    ui::Ui& ui_;
    const cw::CoinType& type_;
    Phrase names_;
};

}  // namespace

void draw_coins_page(Battle& battle) {
    ui::Ui& ui = battle.ui;
    ui.dialog("coins", ui.px(kWide), [&] {
        ui.heading(say("The coins of this battle"));
        ui.rule();
        const std::vector<int> coins = known_coins(battle);
        for (const int type : types_of(battle.match(), coins)) {
            CoinRow(battle, type, names_of(battle.match(), coins, type)).draw(battle.looks());
            ui.space(6);
        }
        if (ui.button(say("Continue"), Look::Accent)) battle.dialog.close();
    });
}

}  // namespace screens
