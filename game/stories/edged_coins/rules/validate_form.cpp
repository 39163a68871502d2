// What is malformed, and what is not open in this phase.

#include "game/kit/json_text.h"
#include "game/kit/one_of.h"
#include "game/kit/player_text.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

Check check_text(const std::string& text, const Phrase& what, std::size_t least, std::size_t most) {
    const Lines lines = most > limits::kNameCharacters ? Lines::Many : Lines::One;
    if (is_written(text, {least, most, lines})) return std::nullopt;
    return refuse("malformed", "EC-34",
                  say("{1} must be text of {2} to {3} characters, not {4}.", what, static_cast<int>(least),
                      static_cast<int>(most), plain(characters(text) ? excerpt(text) : "?")));
}
Check check_name(const std::string& text, const Phrase& what) {
    return check_text(text, what, 1, limits::kNameCharacters);
}
Check check_note(const std::string& text) {
    return check_text(text, say("The note"), 0, limits::kTextCharacters);
}

Check check_count(std::size_t count, const Phrase& what, std::size_t most) {
    if (count <= most) return std::nullopt;
    return refuse("malformed", "EC-34",
                  say("{1}: at most {2}, not {3}.", what, static_cast<int>(most), static_cast<int>(count)));
}

template <class List>
Check check_names(const List& list, const Phrase& what, std::size_t most) {
    if (auto refusal = check_count(list.size(), what, most)) return refusal;
    for (const auto& each : list)
        if (auto refusal = check_name(each.name, what)) return refusal;
    return std::nullopt;
}

Check check_record(const Character& record) {
    const Sheet& sheet = *record.sheet;
    if (auto refusal = check_name(record.id, say("The id"))) return refusal;
    if (auto refusal = check_name(sheet.name, say("The name"))) return refusal;
    if (auto refusal = check_names(sheet.skills, say("Skills"), limits::kTraits)) return refusal;
    if (auto refusal = check_names(sheet.resistances, say("Resistances"), limits::kTraits)) return refusal;
    if (auto refusal = check_names(sheet.weapons, say("Weapons"), limits::kWeapons)) return refusal;
    if (sheet.armor)
        if (auto refusal = check_name(sheet.armor->name, say("Armor"))) return refusal;
    if (auto refusal = check_names(sheet.talents, say("Talents"), limits::kTalents)) return refusal;
    for (const Talent& talent : sheet.talents)
        if (auto refusal = check_note(talent.text)) return refusal;
    return std::nullopt;
}

struct Form {
    Check operator()(const AddCharacter& c) const { return check_record(c.record); }
    Check operator()(const EditCharacter& c) const {
        Character record = c.record;
        record.id = c.id;
        return check_record(record);
    }
    Check operator()(const Adjust& c) const { return check_note(c.reason); }
    Check operator()(const GrantModifier& c) const { return check_note(c.reason); }
    Check operator()(const EndAffliction& c) const { return check_note(c.reason); }
    Check operator()(const UseTalent& c) const { return check_note(c.note); }
    Check operator()(const Inflict& c) const { return check_name(c.name, say("The name")); }
    Check operator()(const ProposeDramatic& c) const {
        return check_text(c.text, say("What is proposed"), 1, limits::kTextCharacters);
    }
    template <class Other>
    Check operator()(const Other&) const {
        return std::nullopt;
    }
};

struct Open {
    Phase phase;
    template <class D>
    bool operator()(const D&) const {
        if constexpr (is_one_of<D, SetOption, StartPlay>) return phase == Phase::Setup;
        if constexpr (is_one_of<D, AddCharacter, EditCharacter, RemoveCharacter>)
            return phase == Phase::Setup || phase == Phase::Idle;
        if constexpr (is_one_of<D, UseTalent, ProposeDramatic>)
            return phase == Phase::Idle || phase == Phase::Oppose || phase == Phase::Prep ||
                   phase == Phase::React;
        if constexpr (is_one_of<D, Oppose, DeclineOppose>) return phase == Phase::Oppose;
        if constexpr (is_one_of<D, GrantModifier, EffortSkill, EffortPower>) return phase == Phase::Prep;
        if constexpr (is_one_of<D, ThrowCoins>) return phase == Phase::Prep || phase == Phase::Air;
        if constexpr (is_one_of<D, Retoss, BuySuccess, ForceRetoss, Invert, Pass>)
            return phase == Phase::React;
        if constexpr (is_one_of<D, PriceDramatic>) return phase == Phase::Price;
        if constexpr (is_one_of<D, AnswerDramatic>) return phase == Phase::Answer;
        return phase == Phase::Idle;
    }
};

Phrase waits_for(Phase phase) {
    switch (phase) {
        case Phase::Setup:
            return say("Not now: the CM is still preparing, play has not begun.");
        case Phase::Idle:
            return say("Not now: no toss has been called.");
        case Phase::Oppose:
            return say("Not now: somebody may oppose first.");
        case Phase::Prep:
            return say("Not now: the coins have not been thrown yet.");
        case Phase::Air:
            return say("Not now: the coins are thrown once more first.");
        case Phase::React:
            return say("Not now: first all who can answer the result pass.");
        case Phase::Price:
            return say("Not now: the CM has to name a price first.");
        case Phase::Answer:
            return say("Not now: first the price is accepted or declined.");
        case Phase::Ended:
            return say("Not now: the session has ended.");
    }
    return {};
}

}  // namespace

Check check_form(const Deed& deed) { return std::visit(Form{}, deed); }

Check check_phase(const Match& match, const Deed& deed) {
    if (std::visit(Open{match.phase}, deed)) return std::nullopt;
    if (std::visit(Open{Phase::Setup}, deed))
        return refuse("wrong_phase", "EC-1", say("Not now: that is settled before play, or between tosses."));
    return refuse("wrong_phase", "EC-1", waits_for(match.phase));
}

}  // namespace rules::edged_coins
