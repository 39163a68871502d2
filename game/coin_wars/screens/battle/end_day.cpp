// The end's first page: the coin of the day, the turning points, and how the battle went in history and between bots.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/profile/war_game.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

constexpr double kPortrait = 96;         // points
constexpr std::size_t kLegendLong = 15;  // letters on a rim

// Returns the legend for a name, such as "EPAMINONDAS"; empty if it is too long or has other letters than A to Z.
std::string legend_of(const cw::Scenario& scenario, int coin) {
    std::string legend;
    for (const char c : words::english(table::display_name(scenario, coin))) {
        const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (capital != ' ' && (capital < 'A' || capital > 'Z')) return {};
        legend += capital;
    }
    return legend.size() <= kLegendLong ? legend : std::string();
}

// Makes the coin of the day: gold with a wreath, its trait's emblem, and its name along the rim.
render::CoinSprite medal_of(const cw::Scenario& scenario, int coin) {
    render::CoinSprite medal = table::sprite(scenario, coin);
    medal.face = {.drawn = render::kStruck, .heads = false, .emblem = render::Emblem::Star};
    for (const cw::Trait& trait : cw::kTraits)
        if (scenario.type_of(coin).*trait.has)
            medal.face.emblem = render::emblem_of(trait.emblems.front()).value_or(render::Emblem::Star);
    medal.face.border = render::Border::Wreath;
    medal.face.legend = render::CoinText(legend_of(scenario, coin));
    medal.metal = render::Metal::Golden;
    medal.core = render::Core::Same;
    medal.ring = render::Ring::None;
    medal.reeds = 120;
    medal.angle = 0;
    medal.wear = 0.1;
    return medal;
}

class Day {
public:
    Day(Battle& battle, const table::Timeline& course)
        : battle_(battle), ui_(battle.ui), scenario_(battle.game.scenario()), course_(course) {}

    void draw() {
        draw_coin();
        draw_turning_points();
        draw_history();
    }

private:
    Phrase name(cw::Side side) const { return table::display_name(scenario_, side); }

    void draw_coin() {
        const int coin = course_.coin_of_the_day();
        if (coin == cw::kNoCoin) return;
        const table::Deeds& deeds = course_.deeds[static_cast<std::size_t>(coin)];
        const Phrase sentence = say("It took {1}: {2} in all.", table::listed(scenario_, deeds.taken),
                                    table::in_money(scenario_, deeds.cents));
        const double size = ui_.px(kPortrait), indent = size + ui_.px(16);
        const double caption = ui_.line_height(Type::Small), heading = ui_.line_height(Type::Heading);
        const Rect rect = ui_.take(std::max(size, caption + heading));
        battle_.app.portrait(ui::sized({rect.x0, rect.y0}, size, size), medal_of(scenario_, coin));
        const double y = rect.center().y - (caption + heading) / 2;
        ui_.place({rect.x0 + indent, y, rect.x1, y + caption});
        ui_.text(say("COIN OF THE DAY"), {.type = Type::Small, .colour = palette::kSoft});
        ui_.place({rect.x0 + indent, y + caption, rect.x1, y + caption + heading});
        ui_.text(joined({table::display_name(scenario_, coin), name(scenario_.coin(coin).side)}, rules::comma()),
                 {.type = Type::Heading});
        ui_.text(sentence);
        ui_.rule();
    }

    // Each point opens the replay before that step and plays it.
    void draw_turning_points() {
        if (course_.swings.empty()) return;
        ui_.caption(say("TURNING POINTS"));
        for (const table::Swing& swing : course_.swings) {
            const auto points = static_cast<int>(std::lround(100 * std::abs(swing.chance)));
            const Phrase gain = say("{1} +{2}", name(swing.favours()), say("{1} %", points));
            const Phrase where = joined({say("Round {1}", swing.turn), gain}, rules::comma());
            if (ui_.entry(swing.sentence, where, sign_of(swing.favours()), false, true))
                open_replay(battle_.app,
                            {.record = battle_.game.record(), .from = swing.step, .plays = Watch::Plays::Step});
            ui_.space(4);
        }
        ui_.rule();
    }

    // Returns the share of its coins that a side lost in this battle.
    double lost_here(cw::Side side) const {
        const auto brought = std::ranges::count_if(
            scenario_.coins, [&](const cw::CoinSetup& coin) { return coin.side == side && !coin.watching; });
        int lost = 0;
        for (const table::Loss& loss : course_.lost_of_type[cw::index(side)]) lost += loss.coins;
        return brought > 0 ? static_cast<double>(lost) / static_cast<double>(brought) : 0;
    }

    static Phrase percent(double from, double to) {
        const auto low = static_cast<int>(std::lround(from * 100)), high = static_cast<int>(std::lround(to * 100));
        return low == high ? say("{1} %", low) : say("{1} to {2} %", low, high);
    }

    void row(const Phrase& label, const std::vector<Phrase>& sides, Type type) {
        const ui::Colour colour = type == Type::Small ? palette::kSoft : palette::kInk;
        std::vector<double> widths(sides.size() + 1, 1);
        widths.front() = 2;
        ui_.row(widths);
        ui_.text(label, {type == Type::Small ? Type::Small : Type::Body, palette::kSoft});
        for (const Phrase& side : sides) ui_.text(side, {type, colour, ui::Align::Right});
    }

    // Only of the sides whose losses in history are known.
    void draw_losses(const battles::RecordedOutcome& history) {
        std::vector<Phrase> names, then, now;
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            const auto& recorded = history.sides[cw::index(side)];
            if (!recorded) continue;
            const auto [from, to] = recorded->share();
            names.push_back(name(side));
            then.push_back(percent(from, to));
            now.push_back(percent(lost_here(side), lost_here(side)));
        }
        if (names.empty()) return;
        row(say("Share of coins lost"), names, Type::Small);
        row(say("In history"), then, Type::Strong);
        row(say("On this table"), now, Type::Strong);
    }

    void draw_history() {
        const Told& told = *battle_.dialog.told;
        if (told.history) {
            const auto winner = told.history->winner;
            ui_.caption(say("HISTORY"));
            ui_.text(winner == battles::Winner::Nobody
                         ? say("Historically, nobody won.")
                         : say("Historically, {1} won.", name(static_cast<cw::Side>(winner))));
            draw_losses(*told.history);
        }
        if (!told.odds) return;
        if (!told.history) ui_.caption(say("BALANCE"));
        ui_.remark(say_many(told.odds->battles, "{2}, in {1} battle", "{2}, in {1} battles",
                            odds_line(scenario_, *told.odds)));
    }

    Battle& battle_;
    ui::Ui& ui_;
    const cw::Scenario& scenario_;
    const table::Timeline& course_;
};

}  // namespace

namespace {

std::string stronger_than(const Resources& resources, const profile::SetUp& set_up) {
    if (set_up.bots[0].empty() == set_up.bots[1].empty()) return "";
    const std::string& level = set_up.bots[set_up.bots[0].empty() ? 1 : 0];
    const std::string next = strength_after(profile::load_results(resources.profile()), level);
    return next == level ? "" : next;
}

}  // namespace

Told told_of(const BattleApp& app, const profile::SetUp& set_up) {
    Told told;
    told.stronger = stronger_than(app, set_up);
    told.shared_war = set_up.war && profile::is_shared(app.profile(), *set_up.war);
    const auto battle = named_battle(app.library(), set_up.battle);
    if (!battle) return told;
    told.history = battle->outcome;
    const battles::OddsOfBattles all = battles::load_odds(app.library());
    if (const auto row = all.find(battle->name); row != all.end() && battle->origin == battles::Origin::Shipped)
        told.odds = row->second;
    if (!set_up.swapped) return told;
    if (told.history) {
        std::swap(told.history->sides[0], told.history->sides[1]);
        if (told.history->winner != battles::Winner::Nobody)
            told.history->winner =
                told.history->winner == battles::Winner::Heads ? battles::Winner::Tails : battles::Winner::Heads;
    }
    if (told.odds) {
        std::swap(told.odds->wins[0], told.odds->wins[1]);
        if (told.odds->even_without) told.odds->even_without->side = cw::other(told.odds->even_without->side);
    }
    return told;
}

void draw_end_day(Battle& battle, const table::Timeline& course) { Day(battle, course).draw(); }

}  // namespace screens
