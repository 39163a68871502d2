// The checks for malformed commands, and for commands that their terms refuse.

#include <array>

#include "game/kit/commands/text_form.h"
#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

// The name of a text in refusals, by its type. (CD-31 covers an empty description.)
template <class Any>
Phrase name_in_refusal(const Any&) {
    return say("The text");
}
Phrase name_in_refusal(const OwnId&) { return say("The id"); }
Phrase name_in_refusal(const OwnName&) { return say("The name"); }
Phrase name_in_refusal(const PlayerName&) { return say("The player's name"); }
Phrase name_in_refusal(const SideName&) { return say("The side"); }
Phrase name_in_refusal(const SceneTitle&) { return say("The title"); }
Phrase name_in_refusal(const TestName&) { return say("The attempt"); }
Phrase name_in_refusal(const Description&) { return say("The description"); }
Phrase name_in_refusal(const Alteration&) { return say("The change"); }
Phrase name_in_refusal(const SuccessText&) { return say("The success"); }
Phrase name_in_refusal(const EndReason&) { return say("The reason"); }
Phrase name_in_refusal(const Telling&) { return say("The narration"); }
Phrase name_in_refusal(const SceneText&) { return say("The scene's text"); }

struct Form : TextForm<Form> {
    static constexpr const char* kRule = "CD-7";
    template <class Any>
    static Phrase display_name(const Any& text) {
        return name_in_refusal(text);
    }
    using TextForm<Form>::operator();
    Check operator()(const OwnId& id) const {
        if (is_extra(id))
            return refuse("malformed", "CD-15", say("An id that begins with \"gm:\" means an unnamed character."));
        return check_text(id, limits::kName, name_in_refusal(id), kRule);
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

Phrase waits_for(Phase phase) {
    constexpr std::array kNames{mark("Not now: the campaign has not begun."),
                                mark("Not now: no session has begun."),
                                mark("Not now: no scene has begun."),
                                mark("Not now: no test is in progress."),
                                mark("Not now: cards must be drawn first."),
                                mark("Not now: the player with two cards must choose one first."),
                                mark("Not now: everyone who could still improve a card must pass first."),
                                mark("Not now: first decide whether to keep the bonus card."),
                                mark("Not now: first draw again after the miss, or stop."),
                                mark("Not now: first accept the partial success, or go on."),
                                mark("Not now: the scene must first be altered, or left as it is."),
                                mark("Not now: the winner of the round must first say what the success is."),
                                mark("Not now: the GM must first call the next draw or end the test."),
                                mark("Not now: the campaign has ended.")};
    static_assert(kNames.size() == static_cast<std::size_t>(Phase::Ended) + 1);
    return kNames[static_cast<std::size_t>(phase)];
}

}  // namespace

Check check_form(const Action& action) { return visit(Form{}, action); }

namespace {

// True if the session or test that the terms ask for is in progress.
bool is_in(const Match& match, Of of) {
    switch (of) {
        case Of::Session:
            return match.session > 0;
        case Of::Competition:
            return match.test->is_competition();
        case Of::Fray:
            return match.test->is_fray();
        default:
            return true;
    }
}

Check check_maker(const Match& match, Seat seat, const DrawBackground& asked) {
    if (match.phase != Phase::Setup) return check_gm(seat);
    if (auto refusal = check_owner_or_gm(match, seat, asked.character)) return refusal;
    if (!asked.back || seat == kGm) return std::nullopt;
    return refuse("not_your_decision", "CD-5", say("Only the GM names the pack to draw from."));
}

Check check_side(const Match& match, Seat seat, FraySide side) {
    if (side == FraySide::Gm) return check_gm(seat);
    for (const Participant& each : match.test->participants)
        if (each.active && seat_of(match, each.id) == seat) return std::nullopt;
    return refuse("not_your_decision", "CD-29",
                  say("Only someone with a character in the fray can surrender for the players."));
}

Check check_teller(const Match& match, Seat seat, const std::string& participant) {
    if (participant.empty()) return check_gm(seat);
    if (!is_extra(participant))
        if (auto refusal = check_known(match, participant)) return refusal;
    return check_owner_or_gm(match, seat, participant);
}

struct TermsCheck {
    const Match& match;

    template <class Asked>
    Check phase(const Asked&) const {
        constexpr Terms terms = Asked::kTerms;
        if (terms.when.has(match.phase) && is_in(match, terms.of)) return std::nullopt;
        if (kIsSeating<Asked> && match.phase != Phase::Ended)
            return refuse("wrong_phase", "R-30", say("Players can join, leave and change places between scenes."));
        return refuse("wrong_phase", "CD-40", waits_for(match.phase));
    }
    Check seat(Seat seat) const { return check_seat(match, seat); }
    static constexpr bool known_by_seat(Who who) { return who == Who::Gm; }
    template <class Asked>
    Check decision(Seat seat, const Asked& asked) const {
        constexpr Who who = Asked::kTerms.who;
        if constexpr (who == Who::Player) {
            if (auto refusal = check_in_test(match, asked.participant)) return refusal;
            return check_owner(match, seat, asked.participant);
        }
        if constexpr (who == Who::PlayerOrGm) return check_owner_or_gm(match, seat, asked.character);
        if constexpr (who == Who::Maker) return check_maker(match, seat, asked);
        if constexpr (who == Who::Challenger) return check_owner(match, seat, match.test->participants.front().id);
        if constexpr (who == Who::Altering) return check_owner(match, seat, match.test->competition().altering.front());
        if constexpr (who == Who::Winner) return check_owner(match, seat, match.test->fray().winner);
        if constexpr (who == Who::Side) return check_side(match, seat, asked.side);
        if constexpr (who == Who::Teller) return check_teller(match, seat, asked.participant);
        return check_gm(seat);
    }
    Check operator()(const CharacterId& id) const { return check_known(match, id); }
    template <class V>
    Check operator()(const V&) const {
        return std::nullopt;
    }
};

}  // namespace

Check check_terms(const Match& match, const Command& command) {
    const auto check = [&](const auto& asked) { return check_terms(TermsCheck{match}, command.seat, asked); };
    return visit(check, command.action);
}

}  // namespace rules::card_draw
