// What is malformed, and what is not open in this phase.

#include "game/kit/json_text.h"
#include "game/kit/one_of.h"
#include "game/kit/player_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

Check check_text(const std::string& text, const Phrase& what, std::size_t least, std::size_t most) {
    const Lines lines = most > limits::kTitleCharacters ? Lines::Many : Lines::One;
    if (is_written(text, {least, most, lines})) return std::nullopt;
    return refuse("malformed", "CD-7",
                  say("{1} must be text of {2} to {3} characters, not {4}.", what, static_cast<int>(least),
                      static_cast<int>(most), plain(characters(text) ? excerpt(text) : "?")));
}
Check check_name(const std::string& text, const Phrase& what = say("The name")) {
    return check_text(text, what, 1, limits::kNameCharacters);
}

Check check_entrant(const Entrant& entrant) {
    if (auto refusal = check_name(entrant.side, say("The side"))) return refusal;
    if (!is_extra(entrant.participant)) return check_name(entrant.participant);
    return check_name(entrant.participant.substr(kExtra.size()));
}

struct Form {
    Check operator()(const AddCharacter& c) const {
        if (is_extra(c.id))
            return refuse("malformed", "CD-15", say("An id that begins with \"gm:\" means a nameless one."));
        if (auto refusal = check_name(c.id, say("The id"))) return refusal;
        return check_name(c.name);
    }
    Check operator()(const NameBackground& c) const { return check_name(c.name); }
    Check operator()(const BeginScene& c) const {
        return check_text(c.title, say("The title"), 1, limits::kTitleCharacters);
    }
    Check operator()(const StartChallenge& c) const { return check_name(c.name); }
    Check operator()(const StartCompetition& c) const {
        if (auto refusal = check_name(c.name)) return refusal;
        for (const Entrant& each : c.participants)
            if (auto refusal = check_entrant(each)) return refusal;
        return std::nullopt;
    }
    Check operator()(const StartFray& c) const { return check_name(c.name); }
    // Its lack is another error (CD-31).
    Check operator()(const PlayCard& c) const {
        return check_text(c.description, say("The description"), 0, limits::kTextCharacters);
    }
    Check operator()(const AlterScene& c) const {
        if (!c.text) return std::nullopt;
        return check_text(*c.text, say("What changes"), 1, limits::kTextCharacters);
    }
    Check operator()(const WinRound& c) const {
        return check_text(c.text, say("What the success is"), 1, limits::kTextCharacters);
    }
    Check operator()(const EndTest& c) const {
        return check_text(c.reason, say("The reason"), 0, limits::kTextCharacters);
    }
    template <class Other>
    Check operator()(const Other&) const {
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
        if constexpr (is_one_of<D, AddCharacter, RemoveCharacter>) return in(Phase::Setup) || between();
        if constexpr (is_one_of<D, DrawBackground, NameBackground, RemoveBackground>)
            return in(Phase::Setup, Phase::Scene) || between();
        if constexpr (is_one_of<D, EndCampaign, BeginSession>) return in(Phase::BetweenSessions);
        if constexpr (is_one_of<D, EndSession, BeginScene>) return in(Phase::BetweenScenes);
        if constexpr (is_one_of<D, EndScene>)
            return in(Phase::Scene, Phase::BetweenDraws, Phase::Miss, Phase::Partial);
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
        if constexpr (is_one_of<D, FrayRound, Surrender>)
            return in(Phase::BetweenDraws) && match.test->is_fray();
        return in(Phase::Scene);
    }
};

Phrase waits_for(Phase phase) {
    switch (phase) {
        case Phase::Setup:
            return say("Not now: the campaign has not begun.");
        case Phase::BetweenSessions:
            return say("Not now: no session has begun.");
        case Phase::BetweenScenes:
            return say("Not now: no scene has begun.");
        case Phase::Scene:
            return say("Not now: no test is going on.");
        case Phase::Draw:
            return say("Not now: cards are drawn first.");
        case Phase::Choose:
            return say("Not now: first whoever has two cards chooses one.");
        case Phase::Improve:
            return say("Not now: first all pass who could still better their cards.");
        case Phase::BonusChoice:
            return say("Not now: first the bonus card is kept or not.");
        case Phase::Miss:
            return say("Not now: first the miss is drawn again or left.");
        case Phase::Partial:
            return say("Not now: first the partial success is accepted or gone on from.");
        case Phase::Alter:
            return say("Not now: first the scene is altered or left as it is.");
        case Phase::FraySuccess:
            return say("Not now: first the winner of the round says what its success is.");
        case Phase::BetweenDraws:
            return say("Not now: the GM calls the next draw or ends the test.");
        case Phase::Ended:
            return say("Not now: the campaign has ended.");
    }
    return {};
}

}  // namespace

Check check_form(const Deed& deed) { return std::visit(Form{}, deed); }

Check check_phase(const Match& match, const Deed& deed) {
    if (std::visit(Open{match}, deed)) return std::nullopt;
    return refuse("wrong_phase", "CD-40", waits_for(match.phase));
}

}  // namespace rules::card_draw
