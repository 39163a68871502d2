#include "game/stories/coin_rpg/rules/phases.h"

#include <algorithm>
#include <initializer_list>

#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

struct PhaseFits {
    Phase now;

    bool in(std::initializer_list<Phase> phases) const { return std::ranges::find(phases, now) != phases.end(); }

    bool operator()(const SubmitCharacter&) const { return in({Phase::Characters}); }
    bool operator()(const ReuseCharacter&) const { return in({Phase::Characters}); }
    bool operator()(const Spend&) const { return in({Phase::Characters, Phase::SpendWindow}); }
    bool operator()(const DoneSpending&) const { return in({Phase::Characters, Phase::SpendWindow}); }
    bool operator()(const AddScene&) const { return in({Phase::Lights}); }
    bool operator()(const RemoveScene&) const { return in({Phase::Lights}); }
    bool operator()(const FinishScenes&) const { return in({Phase::Lights}); }
    bool operator()(const ReopenScenes&) const { return in({Phase::Lights}); }
    bool operator()(const DrawScenes&) const { return in({Phase::Camera}); }
    bool operator()(const ChooseAnswer&) const { return in({Phase::Answer}); }
    bool operator()(const Toss&) const { return in({Phase::OwnToss}); }
    bool operator()(const AddHelper&) const { return in({Phase::Reinforce}); }
    bool operator()(const UseFlamebait&) const { return in({Phase::Reinforce}); }
    bool operator()(const CallScene&) const { return in({Phase::Reinforce}); }
    bool operator()(const UseLuck&) const { return in({Phase::Reinforce, Phase::Adjust}); }
    bool operator()(const UseGrabby&) const { return in({Phase::Adjust}); }
    bool operator()(const UseOffensive&) const { return in({Phase::Adjust}); }
    bool operator()(const UseDefensive&) const { return in({Phase::Adjust}); }
    bool operator()(const Settle&) const { return in({Phase::Adjust}); }
    bool operator()(const DecideAtZero&) const { return in({Phase::AtZero}); }
    bool operator()(const Narrate&) const { return in({Phase::Narrate}); }
    bool operator()(const SitOutNote&) const { return in_scene(now); }
    bool operator()(const NextAdventure&) const { return in({Phase::Ended}); }
    // R-54; their own refusals say more.
    bool operator()(const Join&) const { return true; }
    bool operator()(const Leave&) const { return true; }
    bool operator()(const SwapSeats&) const { return true; }
    bool operator()(const RenamePlayer&) const { return true; }
};

struct SeatFits {
    const Match& match;

    std::optional<Refusal> known(int seat) const {
        if (match.has(seat)) return std::nullopt;
        return Refusal{"E_SEAT", "RPG-1", say("No such player.")};
    }
    // Whoever sits out may add a note at any time of the Scene.
    std::optional<Refusal> operator()(const SitOutNote& command) const { return known(command.seat); }
    template <class C>
    std::optional<Refusal> operator()(const C& command) const {
        if constexpr (requires { command.seat; }) {
            if (auto refusal = known(command.seat)) return refusal;
            if (in_scene(match.phase) && command.seat != match.current())
                return Refusal{"E_TURN", "RPG-22",
                               say("It is {1}'s decision.", quoted(match.seat(match.current()).player))};
        }
        return std::nullopt;
    }
};

}  // namespace

Check check_phase(const Match& match, const Command& command) {
    if (!visit(PhaseFits{match.phase}, command)) return Refusal{"E_PHASE", "RPG-24", say("That is not possible now.")};
    return visit(SeatFits{match}, command);
}

}  // namespace rules::coin_rpg
