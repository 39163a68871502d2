// The checks for malformed commands, and for commands that their terms refuse.

#include <array>

#include "game/kit/commands/text_form.h"
#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

template <class List>
Check check_names(const List& list, const Phrase& what, std::size_t max) {
    if (list.size() > max)
        return refuse(
            "malformed", "EC-34",
            say("{1}: at most {2} are allowed, not {3}.", what, static_cast<int>(max), static_cast<int>(list.size())));
    for (const auto& each : list)
        if (auto refusal = check_text(each.name, limits::kName, what, "EC-34")) return refusal;
    return std::nullopt;
}

// The name of a text in refusals, by its type.
template <class Any>
Phrase name_in_refusal(const Any&) {
    return say("The text");
}
Phrase name_in_refusal(const OwnId&) { return say("The id"); }
Phrase name_in_refusal(const OwnName&) { return say("The name"); }
Phrase name_in_refusal(const PlayerName&) { return say("The player's name"); }
Phrase name_in_refusal(const Note&) { return say("The note"); }
Phrase name_in_refusal(const ProposalText&) { return say("The proposal"); }
Phrase name_in_refusal(const SceneTitle&) { return say("The title"); }
Phrase name_in_refusal(const NarrationText&) { return say("The narration"); }

struct Form : TextForm<Form> {
    static constexpr const char* kRule = "EC-34";
    template <class Any>
    static Phrase display_name(const Any& text) {
        return name_in_refusal(text);
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

Phrase waits_for(Phase phase) {
    constexpr std::array kNames{mark("Not now: the CM is still preparing, and play has not begun."),
                                mark("Not now: no toss has been called."),
                                mark("Not now: somebody may oppose first."),
                                mark("Not now: the coins have not been thrown yet."),
                                mark("Not now: the coins must be thrown again first."),
                                mark("Not now: everyone who can answer the result must pass first."),
                                mark("Not now: the CM has to name a price first."),
                                mark("Not now: the price must first be accepted or declined."),
                                mark("Not now: the session has ended.")};
    static_assert(kNames.size() == static_cast<std::size_t>(Phase::Ended) + 1);
    return kNames[static_cast<std::size_t>(phase)];
}

}  // namespace

Check check_form(const Action& action) { return visit(Form{}, action); }

namespace {

Check check_thrower(const Match& match, Seat seat) {
    const Seat thrower = match.thrower(*match.toss);
    if (thrower == seat) return std::nullopt;
    return refuse("not_your_decision", "EC-2",
                  say("{1} throws these coins, not {2}.", name_of(match, thrower), name_of(match, seat)));
}

struct TermsCheck {
    const Match& match;

    template <class Asked>
    Check phase(const Asked&) const {
        constexpr Phases<Phase> when = Asked::kTerms.when;
        if (when.has(match.phase)) return std::nullopt;
        if (kIsSeating<Asked> && match.phase != Phase::Ended)
            return refuse("wrong_phase", "R-28", say("Players can join, leave and change places between tosses."));
        if (when.has(Phase::Setup))
            return refuse("wrong_phase", "EC-1", say("Not now: that is settled before play, or between tosses."));
        return refuse("wrong_phase", "EC-1", waits_for(match.phase));
    }
    Check seat(Seat seat) const { return check_seat(match, seat); }
    static constexpr bool known_by_seat(Who) { return false; }
    template <class Asked>
    Check decision(Seat seat, const Asked& asked) const {
        constexpr Who who = Asked::kTerms.who;
        if constexpr (who == Who::Player)
            if (!asked.character.empty()) return check_owner(match, seat, asked.character);
        if constexpr (who == Who::Proposer) return check_owner(match, seat, match.proposal->character);
        if constexpr (who == Who::Thrower) return check_thrower(match, seat);
        return check_cm(seat);
    }
    Check operator()(const CharacterId& id) const { return check_known(match, id); }
    Check operator()(const OrNone<CharacterId>& id) const { return id.empty() ? std::nullopt : check_known(match, id); }
    Check operator()(const Opposer& opposer) const { return check_known(match, opposer.character); }
    Check operator()(const AfflictionId& id) const { return check_affliction(match, id); }
    template <class Each, std::size_t kMax>
    Check operator()(const List<Each, kMax>& list) const {
        for (const Each& each : list)
            if (auto refusal = (*this)(each)) return refusal;
        return std::nullopt;
    }
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

}  // namespace rules::edged_coins
