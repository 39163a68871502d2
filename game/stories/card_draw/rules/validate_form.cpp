// What is malformed, and what is not open in this phase.

#include <array>

#include "game/kit/json_text.h"
#include "game/kit/one_of.h"
#include "game/kit/player_text.h"
#include "game/kit/text_form.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

// What a refusal calls a text, by its type. (A description that is empty is another error: CD-31.)
template <class Any>
Phrase called_in_refusal(const Any&) {
    return say("The text");
}
Phrase called_in_refusal(const OwnId&) { return say("The id"); }
Phrase called_in_refusal(const OwnName&) { return say("The name"); }
Phrase called_in_refusal(const PlayerName&) { return say("The player's name"); }
Phrase called_in_refusal(const SideName&) { return say("The side"); }
Phrase called_in_refusal(const SceneTitle&) { return say("The title"); }
Phrase called_in_refusal(const Description&) { return say("The description"); }
Phrase called_in_refusal(const Alteration&) { return say("What changes"); }
Phrase called_in_refusal(const SuccessText&) { return say("What the success is"); }
Phrase called_in_refusal(const EndReason&) { return say("The reason"); }
Phrase called_in_refusal(const Telling&) { return say("What is told"); }
Phrase called_in_refusal(const SceneText&) { return say("The scene's text"); }

struct Form : TextForm<Form> {
    static constexpr const char* kRule = "CD-7";
    template <class Any>
    static Phrase called(const Any& text) {
        return called_in_refusal(text);
    }
    using TextForm<Form>::operator();
    Check operator()(const OwnId& id) const {
        if (is_extra(id))
            return refuse("malformed", "CD-15", say("An id that begins with \"gm:\" means an unnamed character."));
        return check_text(id, limits::kName, called_in_refusal(id), kRule);
    }
    Check operator()(const std::vector<Entrant>& entrants) const {
        for (const Entrant& each : entrants) {
            if (auto refusal = (*this)(each.side)) return refusal;
            const std::string& whole = each.participant;
            const std::string name = is_extra(whole) ? whole.substr(kExtra.size()) : whole;
            if (auto refusal = check_text(name, limits::kName, say("The name"), kRule)) return refusal;
        }
        return std::nullopt;
    }
};

// Section 4: in which phases a command is open; draws and rounds are called for in tests of their kind.
struct Open {
    const Match& match;

    template <class... Phases>
    bool in(Phases... phases) const {
        return ((match.phase == phases) || ...);
    }
    bool between() const { return in(Phase::BetweenSessions, Phase::BetweenScenes); }

    template <class D>
    bool operator()(const D&) const {
        if constexpr (is_one_of<D, SetOption, StartCampaign>) return in(Phase::Setup);
        if constexpr (is_one_of<D, AddCharacter, RemoveCharacter, Join, Leave, SwapSeats>)
            return in(Phase::Setup) || between();
        if constexpr (is_one_of<D, RenamePlayer>) return !in(Phase::Ended);
        if constexpr (is_one_of<D, DrawBackground, NameBackground, RemoveBackground>)
            return in(Phase::Setup, Phase::Scene) || between();
        if constexpr (is_one_of<D, EndCampaign, BeginSession>) return in(Phase::BetweenSessions);
        if constexpr (is_one_of<D, EndSession, BeginScene>) return in(Phase::BetweenScenes);
        if constexpr (is_one_of<D, EndScene>) return in(Phase::Scene, Phase::BetweenDraws, Phase::Miss, Phase::Partial);
        if constexpr (is_one_of<D, GrantBonus>) return in(Phase::Scene) || between();
        if constexpr (is_one_of<D, GrantAdvantage>) return in(Phase::Scene, Phase::BetweenDraws);
        if constexpr (is_one_of<D, DrawCard>) return in(Phase::Draw);
        if constexpr (is_one_of<D, Choose>) return in(Phase::Choose);
        if constexpr (is_one_of<D, PlayCard, SpendBonus, DrawDisadvantage, Pass>) return in(Phase::Improve);
        if constexpr (is_one_of<D, Keep>) return in(Phase::BonusChoice);
        if constexpr (is_one_of<D, Redraw, Stop>) return in(Phase::Miss);
        if constexpr (is_one_of<D, Accept, GoOn>) return in(Phase::Partial);
        if constexpr (is_one_of<D, AlterScene>) return in(Phase::Alter);
        if constexpr (is_one_of<D, WinRound>) return in(Phase::FraySuccess);
        if constexpr (is_one_of<D, Concede, EndTest>) return in(Phase::Draw, Phase::BetweenDraws);
        if constexpr (is_one_of<D, NextDraw>) return in(Phase::BetweenDraws) && match.test->is_competition();
        if constexpr (is_one_of<D, Tell>) return match.session > 0 && match.phase != Phase::Ended;
        if constexpr (is_one_of<D, FrayRound, Surrender>) return in(Phase::BetweenDraws) && match.test->is_fray();
        return in(Phase::Scene);
    }
};

Phrase waits_for(Phase phase) {
    constexpr std::array kNames{mark("Not now: the campaign has not begun."),
                                mark("Not now: no session has begun."),
                                mark("Not now: no scene has begun."),
                                mark("Not now: no test is going on."),
                                mark("Not now: cards are drawn first."),
                                mark("Not now: first whoever has two cards chooses one."),
                                mark("Not now: first all who could still improve their cards must pass."),
                                mark("Not now: first decide whether to keep the bonus card."),
                                mark("Not now: first draw again after the miss, or stop."),
                                mark("Not now: first accept the partial success, or go on."),
                                mark("Not now: first the scene is altered or left as it is."),
                                mark("Not now: first the winner of the round says what its success is."),
                                mark("Not now: the GM calls the next draw or ends the test."),
                                mark("Not now: the campaign has ended.")};
    return kNames[static_cast<std::size_t>(phase)];
}

}  // namespace

Check check_form(const Action& action) { return visit(Form{}, action); }

Check check_phase(const Match& match, const Action& action) {
    if (visit(Open{match}, action)) return std::nullopt;
    const bool seating =
        holds_alternative<Join>(action) || holds_alternative<Leave>(action) || holds_alternative<SwapSeats>(action);
    if (seating && match.phase != Phase::Ended)
        return refuse("wrong_phase", "R-30", say("Players come, go and change places between scenes."));
    return refuse("wrong_phase", "CD-40", waits_for(match.phase));
}

}  // namespace rules::card_draw
