#include "game/stories/coin_rpg/fight_line.h"

#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace story {

namespace rpg = rules::coin_rpg;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

void FightLine::begin(const rpg::Match& now, int seat) {
    *this = {};
    seat_ = seat;
    values_ = now.character(seat).values;
}

Phrase FightLine::beaten(const rpg::Match& now, const std::vector<int>& margins) const {
    const Phrase who = plain(now.character(seat_).sheet.card.name);
    return with_costs(say_many(rounds_, "{2} beats the Scene in {1} round, margin {3}",
                               "{2} beats the Scene in {1} rounds, margin {3}", who,
                               joined({margins.begin(), margins.end()}, rules::comma())),
                      now);
}

Phrase FightLine::lost(const rpg::Match& now) const {
    const Phrase who = plain(now.character(seat_).sheet.card.name);
    return with_costs(
        say_many(rounds_, "{2} loses the Scene after {1} round", "{2} loses the Scene after {1} rounds", who), now);
}

Phrase FightLine::with_costs(Phrase result, const rpg::Match& now) const {
    const rpg::Character& hero = now.character(seat_);
    std::vector<Phrase> all{std::move(result)};
    for (const rpg::Trait trait : rpg::kTraits)
        if (hero.values[trait] < values_[trait])
            all.push_back(
                say("{1} falls from {2} to {3}", rpg::name_of(now, seat_, trait), values_[trait], hero.values[trait]));
    for (const rpg::Trait trait : burned_) all.push_back(say("{1} is burned", rpg::name_of(now, seat_, trait)));
    for (const rpg::Trait trait : helpers_) all.push_back(say("{1} helps out", rpg::name_of(now, seat_, trait)));
    for (const rpg::Power& power : powers_)
        all.push_back(say("{1} is used", rpg::name_of(hero.sheet, power, now.options)));
    return say("{1}.", joined(all, rules::semicolon()));
}

}  // namespace story
