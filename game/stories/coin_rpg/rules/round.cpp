#include "game/stories/coin_rpg/rules/round.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

Events thrown(Match& match, const Throws& throws, const Command& command, const Faces& faces) {
    const std::vector<TableCoin> coins = landed(coins_for(match, command), faces, throws);
    if (coins.empty()) return {};
    match.turn.coins.insert(match.turn.coins.end(), coins.begin(), coins.end());
    return {CoinsLanded{thrower(match, command), coins}};
}

struct Settled {
    int contest;
    Score score;
    Damage damage;
};

// RPG-35: everything is computed from the state before.
std::vector<Settled> settlement(const Match& match) {
    std::vector<Settled> all;
    for (int i = 0; i < match.contests(); ++i)
        if (match.contest(i).is_open()) all.push_back({i, score(match, i), damage(match, i)});
    return all;
}

Events strike(Match& match, const Settled& settled) {
    if (settled.damage.blow == 0) return {};
    const Trait trait = *match.contest(settled.contest).main;
    int& value = match.hero().values[trait];
    const int before = value, blow = settled.damage.blow;
    value = std::max(0, before - blow);
    const int extra = std::max(0, blow - before);
    // RPG-37; R-27: no decision in a beaten contest.
    if (value == 0 && match.contest(settled.contest).is_open())
        match.turn.at_zero.push_back({settled.contest, before, blow, extra});
    return {TraitDamaged{match.current(), settled.contest, trait, before, value, extra}};
}

Events beat_scene(Match& match) {
    const int seat = match.current();
    SceneBeaten beaten{seat, {}};
    for (const Contest& contest : match.turn.contests) beaten.margins.push_back(contest.margin);
    match.seat(seat).fate = Fate::Beaten;
    match.phase = Phase::Narrate;
    Events events{beaten};
    append(events, earn(match, seat));
    return events;
}

}  // namespace

Check check(const Match& match, const Toss& command) { return check_faces(coins_for(match, command), command.faces); }

Events apply(Match& match, const Throws& throws, const Toss& command) {
    Turn& turn = match.turn;
    ++turn.round;
    turn.coins.clear();
    for (Contest& contest : turn.contests) {
        contest.offensive = contest.defensive = false;
        contest.kept = 0;
    }
    match.phase = Phase::Reinforce;
    Events events{RoundStarted{command.seat, turn.round}};
    append(events, thrown(match, throws, command, command.faces));
    return events;
}

Check check(const Match& match, const CallScene& command) {
    return check_faces(coins_for(match, command), command.faces);
}

Events apply(Match& match, const Throws& throws, const CallScene& command) {
    match.turn.flamebait.clear();  // RPG-77: the chance is over
    match.phase = Phase::Adjust;
    return thrown(match, throws, command, command.faces);
}

Events hurt_scene(Match& match, int contest, int difference) {
    Contest& fought = match.contest(contest);
    const int before = fought.scene_coins;
    if (difference <= 0) return {};
    fought.scene_coins = std::max(0, before - difference);
    if (!fought.is_open()) fought.margin = difference - before;
    return {SceneDamaged{contest, before, fought.scene_coins}};
}

Events apply(Match& match, const Settle&) {
    const std::vector<Settled> all = settlement(match);
    Events events;
    for (const Settled& each : all) events.push_back(RoundScored{each.contest, each.score});
    for (const Settled& each : all) append(events, hurt_scene(match, each.contest, each.score.difference()));
    for (const Settled& each : all) append(events, strike(match, each));
    for (const Settled& each : all)
        if (!match.contest(each.contest).is_open())
            events.push_back(ContestBeaten{each.contest, match.contest(each.contest).margin});
    append(events, after_round(match));
    for (const AtZeroCase& at_zero : match.turn.at_zero)
        events.push_back(ZeroReached{at_zero, *match.contest(at_zero.contest).main});
    return events;
}

Events after_round(Match& match) {
    if (std::ranges::none_of(match.turn.contests, &Contest::is_open)) return beat_scene(match);
    match.phase = match.turn.at_zero.empty() ? Phase::OwnToss : Phase::AtZero;
    return {};
}

}  // namespace rules::coin_rpg
