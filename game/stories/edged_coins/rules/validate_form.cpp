// What is malformed, and what is not open in this phase.

#include <array>

#include "game/kit/json_text.h"
#include "game/kit/one_of.h"
#include "game/kit/player_text.h"
#include "game/kit/text_form.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

template <class List>
Check check_names(const List& list, const Phrase& what, std::size_t most) {
    if (list.size() > most)
        return refuse("malformed", "EC-34",
                      say("{1}: at most {2}, not {3}.", what, static_cast<int>(most), static_cast<int>(list.size())));
    for (const auto& each : list)
        if (auto refusal = check_text(each.name, limits::kName, what, "EC-34")) return refusal;
    return std::nullopt;
}

// What a refusal calls a text, by its type.
template <class Any>
Phrase called_in_refusal(const Any&) {
    return say("The text");
}
Phrase called_in_refusal(const OwnId&) { return say("The id"); }
Phrase called_in_refusal(const OwnName&) { return say("The name"); }
Phrase called_in_refusal(const PlayerName&) { return say("The player's name"); }
Phrase called_in_refusal(const Note&) { return say("The note"); }
Phrase called_in_refusal(const ProposalText&) { return say("What is proposed"); }
Phrase called_in_refusal(const SceneTitle&) { return say("The title"); }
Phrase called_in_refusal(const ToldText&) { return say("What is told"); }

struct Form : TextForm<Form> {
    static constexpr const char* kRule = "EC-34";
    template <class Any>
    static Phrase called(const Any& text) {
        return called_in_refusal(text);
    }
    using TextForm<Form>::operator();
    Check operator()(const TraitsOf<TraitKind::Skill>& skills) const {
        return check_names(skills, say("Skills"), limits::kTraits);
    }
    Check operator()(const TraitsOf<TraitKind::Resistance>& resistances) const {
        return check_names(resistances, say("Resistances"), limits::kTraits);
    }
    Check operator()(const std::vector<Weapon>& weapons) const {
        return check_names(weapons, say("Weapons"), limits::kWeapons);
    }
    Check operator()(const std::optional<Armor>& armor) const {
        return armor ? check_text(armor->name, limits::kName, say("Armor"), kRule) : std::nullopt;
    }
    Check operator()(const std::vector<Talent>& talents) const {
        if (auto refusal = check_names(talents, say("Talents"), limits::kTalents)) return refusal;
        for (const Talent& talent : talents)
            if (auto refusal = (*this)(talent.text)) return refusal;
        return std::nullopt;
    }
};

struct Open {
    Phase phase;
    template <class D>
    bool operator()(const D&) const {
        if constexpr (is_one_of<D, SetOption, StartPlay>) return phase == Phase::Setup;
        if constexpr (is_one_of<D, AddCharacter, EditCharacter, RemoveCharacter, GiveCharacter, Join, Leave, SwapSeats>)
            return phase == Phase::Setup || phase == Phase::Idle;
        if constexpr (is_one_of<D, RenamePlayer>) return phase != Phase::Ended;
        if constexpr (is_one_of<D, UseTalent, ProposeDramatic, Tell>)
            return phase == Phase::Idle || phase == Phase::Oppose || phase == Phase::Prep || phase == Phase::React;
        if constexpr (is_one_of<D, Oppose, DeclineOppose>) return phase == Phase::Oppose;
        if constexpr (is_one_of<D, GrantModifier, EffortSkill, EffortPower>) return phase == Phase::Prep;
        if constexpr (is_one_of<D, ThrowCoins>) return phase == Phase::Prep || phase == Phase::Air;
        if constexpr (is_one_of<D, Retoss, BuySuccess, ForceRetoss, Invert, Pass>) return phase == Phase::React;
        if constexpr (is_one_of<D, PriceDramatic>) return phase == Phase::Price;
        if constexpr (is_one_of<D, AnswerDramatic>) return phase == Phase::Answer;
        return phase == Phase::Idle;
    }
};

Phrase waits_for(Phase phase) {
    constexpr std::array kNames{mark("Not now: the CM is still preparing, play has not begun."),
                                mark("Not now: no toss has been called."),
                                mark("Not now: somebody may oppose first."),
                                mark("Not now: the coins have not been thrown yet."),
                                mark("Not now: the coins are thrown once more first."),
                                mark("Not now: first all who can answer the result must pass."),
                                mark("Not now: the CM has to name a price first."),
                                mark("Not now: first the price is accepted or declined."),
                                mark("Not now: the session has ended.")};
    return kNames[static_cast<std::size_t>(phase)];
}

}  // namespace

Check check_form(const Action& action) { return visit(Form{}, action); }

Check check_phase(const Match& match, const Action& action) {
    if (visit(Open{match.phase}, action)) return std::nullopt;
    const bool seating =
        holds_alternative<Join>(action) || holds_alternative<Leave>(action) || holds_alternative<SwapSeats>(action);
    if (seating && match.phase != Phase::Ended)
        return refuse("wrong_phase", "R-28", say("Players come, go and change places between tosses."));
    if (visit(Open{Phase::Setup}, action))
        return refuse("wrong_phase", "EC-1", say("Not now: that is settled before play, or between tosses."));
    return refuse("wrong_phase", "EC-1", waits_for(match.phase));
}

}  // namespace rules::edged_coins
