#pragma once
// Random commands of Coin Wars the RPG, mostly sensible, sometimes wrong, for the kit: from the Characters through one
// Adventure after another.

#include "engine/core/random.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"

namespace kit {

namespace rpg = rules::coin_rpg;

inline int up_to(int max, core::Random& random) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(max) + 1));
}

inline bool once_in(int times, core::Random& random) { return up_to(times - 1, random) == 0; }

template <class List>
auto any_in(const List& list, core::Random& random) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

inline rpg::Trait any_trait(core::Random& random) { return any_in(rpg::kTraits, random); }

inline rpg::Power any_power(core::Random& random) {
    rpg::Power power{any_in(rpg::kPowerKinds, random)};
    if (rpg::is_linked(power.kind) != once_in(10, random)) power.trait = any_trait(random);
    return power;
}

// Mostly a seat that must decide.
inline int any_seat(const rpg::Match& match, core::Random& random) {
    const std::vector<int> seats = rpg::awaited(match);
    if (seats.empty() || once_in(20, random)) return up_to(match.players(), random);
    return any_in(seats, random);
}

inline rpg::Command a_character(int seat, core::Random& random) {
    rpg::SubmitCharacter command{seat, {"Hero " + std::to_string(seat), "", {}, "Cooking", {}, {}}};
    for (int points = once_in(8, random) ? 11 : 12; points > 0; --points) ++command.card.ratings[any_trait(random)];
    if (once_in(3, random))
        command.card.start_power = any_power(random);
    else
        command.card.strong = any_trait(random);
    return command;
}

inline rpg::Command a_purchase(int seat, core::Random& random) {
    const auto what = static_cast<rpg::Purchase::What>(up_to(2, random));
    rpg::Purchase purchase{what, any_trait(random)};
    if (what == rpg::Purchase::What::Power) {
        purchase = {what, {}, any_power(random)};
        if (once_in(4, random)) purchase.own = rpg::OwnPower{"Axe", "It hums.", 1 + up_to(3, random)};
    }
    if (once_in(6, random)) purchase.misc_name = "Cooking";
    return rpg::SpendXp{seat, purchase};
}

inline rpg::Command a_beginning(const rpg::Match& match, core::Random& random) {
    const int seat = any_seat(match, random);
    const bool known = seat < match.players();
    if (known && !match.seat(seat).character) return a_character(seat, random);
    if (known && once_in(30, random)) return rpg::ReuseCharacter{seat, rpg::claim_of(match.character(seat).sheet)};
    if (once_in(2, random)) return a_purchase(seat, random);
    return rpg::DoneSpending{seat};
}

inline rpg::Command a_scene(int seat, core::Random& random) {
    constexpr int kSizes[]{3, 3, 4, 6, 8, 9, 5, 11};
    rpg::AddScene command{seat, once_in(2, random) ? "Night" : "", {}, "It rains."};
    int left = kSizes[up_to(7, random)];
    while (left > 0) {
        rpg::ScenePart part{any_trait(random), 1 + up_to(left - 1, random)};
        if (part.trait == rpg::Trait::Coolness && !once_in(20, random)) continue;
        if (part.trait == rpg::Trait::Miscellaneous) part.name = "Run";
        if (once_in(3, random) && part.trait < rpg::Trait::Coolness) part.heading = rpg::Heading::Character;
        left -= part.coins;
        command.parts.push_back(part);
    }
    return command;
}

inline rpg::Command a_writing(const rpg::Match& match, core::Random& random) {
    const int seat = any_seat(match, random);
    const int kind = up_to(19, random);
    if (kind < 12) return a_scene(seat, random);
    if (kind < 13) return rpg::RemoveScene{seat, up_to(6, random)};
    if (kind < 14) return rpg::ReopenScenes{up_to(match.players() - 1, random)};
    return rpg::FinishScenes{seat};
}

inline int any_coin(const rpg::Match& match, core::Random& random) {
    return up_to(static_cast<int>(match.turn.coins.size()), random);
}

inline rpg::Command a_reinforcement(const rpg::Match& match, int seat, core::Random& random) {
    const int kind = up_to(9, random);
    const int contest = up_to(match.contests(), random);
    if (kind < 3) {
        const auto helper = once_in(2, random) ? rpg::Trait::Coolness : rpg::Trait::Miscellaneous;
        const bool so_cool = once_in(4, random);
        return rpg::AddHelper{seat, helper, contest, so_cool ? std::nullopt : std::optional(any_trait(random))};
    }
    if (kind < 5) return rpg::UseFlamebait{seat, any_coin(match, random)};
    if (kind < 6) return rpg::UseLuck{seat, any_coin(match, random)};
    return rpg::CallScene{seat};
}

inline rpg::Command an_adjustment(const rpg::Match& match, int seat, core::Random& random) {
    const int contest = up_to(match.contests() - 1, random);
    switch (up_to(9, random)) {
        case 0:
            return rpg::UseLuck{seat, any_coin(match, random)};
        case 1:
        case 2:
            return rpg::UseGrabby{seat, contest, {any_coin(match, random)}, {any_coin(match, random)}};
        case 3:
            return rpg::UseOffensive{seat, contest};
        case 4:
            return rpg::UseDefensive{seat, contest};
        default:
            return rpg::Settle{seat};
    }
}

inline rpg::Command a_decision(const rpg::Match& match, int seat, core::Random& random) {
    rpg::DecideAtZero command{seat, static_cast<rpg::AtZeroChoice>(up_to(2, random))};
    if (once_in(3, random)) command.flamebait_coin = any_coin(match, random);
    return command;
}

inline rpg::Command a_deed(const rpg::Match& match, core::Random& random) {
    const int seat = any_seat(match, random);
    if (once_in(15, random)) return rpg::SitOutNote{up_to(match.players() - 1, random), "Asleep."};
    switch (match.phase) {
        case rpg::Phase::Answer:
            return rpg::ChooseAnswer{seat, any_trait(random)};
        case rpg::Phase::OwnToss:
            return rpg::Toss{seat};
        case rpg::Phase::Reinforce:
            return a_reinforcement(match, seat, random);
        case rpg::Phase::Adjust:
            return an_adjustment(match, seat, random);
        case rpg::Phase::AtZero:
            return a_decision(match, seat, random);
        default:
            return rpg::Narrate{seat, once_in(10, random) ? " " : "So it went.\nThen came the rain."};
    }
}

inline rpg::Command propose_rpg(const rpg::Match& match, core::Random& random) {
    if (once_in(40, random)) return a_deed(match, random);
    switch (match.phase) {
        case rpg::Phase::Characters:
        case rpg::Phase::SpendWindow:
            return a_beginning(match, random);
        case rpg::Phase::Lights:
            return a_writing(match, random);
        case rpg::Phase::Camera:
            return rpg::DrawScenes{up_to(static_cast<int>(match.pile.size()) + 1, random)};
        case rpg::Phase::Ended:
            return rpg::NextAdventure{once_in(2, random) ? std::optional(match.options) : std::nullopt};
        default:
            return a_deed(match, random);
    }
}

}  // namespace kit
