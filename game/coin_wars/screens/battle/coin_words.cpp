#include "game/coin_wars/screens/battle/coin_words.h"

#include <limits>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/table/battle_log.h"

namespace screens {

namespace {

constexpr double kTouching = 1.0 / 64;  // inches of gap: cannot be measured by hand

// Names the nearest enemy and the gap in inches.
Phrase nearest_enemy(const cw::Match& match, int coin) {
    int nearest = cw::kNoCoin;
    double min = std::numeric_limits<double>::max();
    for (int other = 0; other < match.count(); ++other) {
        if (!match.on_table(other) || match.side_of(other) == match.side_of(coin)) continue;
        const double gap = distance(match.coin(coin).at, match.coin(other).at) - match.type(coin).radius() -
                           match.type(other).radius();
        if (gap >= min) continue;
        min = gap;
        nearest = other;
    }
    if (nearest == cw::kNoCoin) return {};
    const Phrase name = cw::name_of(match, nearest);
    return min <= kTouching ? say("It touches {1}.", name)
                            : say("The nearest enemy is {1}, {2} away.", name, cw::inches_and_cm(min, 1));
}

}  // namespace

Phrase what_it_may_do(const cw::Options& options, std::size_t targets, bool moved) {
    if (options.refusal) return options.refusal->message;
    std::vector<Phrase> sentences;
    if (moved) sentences.push_back(say("It has moved; it may still strike this turn."));
    if (options.can_move)
        sentences.push_back(say("May move up to {1}.", cw::inches_and_cm(cw::shown_reach(options.reach))));
    sentences.push_back(
        targets > 0 ? say_many(static_cast<int>(targets), "Can strike {1} enemy now.", "Can strike {1} enemies now.")
                    : say("No enemy can be struck from here."));
    return joined(sentences, plain(" "));
}

Phrase coin_in_words(const cw::Match& match, int coin) {
    const cw::Scenario& scenario = *match.scenario;
    const bool named = !cw::own_name(scenario, coin).empty();
    const Phrase type = named ? known(match.type(coin).title) : Phrase(),
                 side = table::display_name(scenario, match.side_of(coin));
    std::vector<Phrase> words{say("{1}.", joined({cw::name_of(match, coin), type, side}, rules::comma()))};
    if (match.in_army(coin)) words.push_back(say("In {1}.", table::party_name(match, coin)));
    const Vec2 at = match.coin(coin).at;
    if (match.on_table(coin))
        words.push_back(
            say("It is {1} in from the left edge and {2} in from the bottom.", figure(at.x, 1), figure(at.y, 1)));
    words.push_back(say("Offense {1}, Defense {2}.", cw::offense(match, coin).value, cw::defense(match, coin).value));
    if (match.phase != cw::Phase::Play || !match.on_table(coin)) return joined(words, plain(" "));
    if (match.side_of(coin) == match.side) {
        const cw::Options options = cw::legal(match, coin);
        words.push_back(what_it_may_do(options, options.targets.size(), match.coin(coin).moved));
    }
    words.push_back(nearest_enemy(match, coin));
    return joined(words, plain(" "));
}

}  // namespace screens
