#include "game/kit/commands/seats.h"

#include <utility>

#include "game/kit/text_refusal.h"

namespace rules {

namespace {

bool knows(const People& people, int who) { return who >= 0 && who < static_cast<int>(people.names.size()); }

Check check_there(const People& people, int who, const SeatingTerms& terms) {
    if (sits(people.seated, who)) return std::nullopt;
    if (knows(people, who))
        return Refusal{terms.unknown, terms.rule, say("{1} has left the table.", plain(name_of(people, who)))};
    return Refusal{terms.unknown, terms.rule, say("There is no player {1} at this table.", who + 1)};
}

// No one else may have this name, not even someone who left: the story mentions both.
Check check_name(const People& people, int who, const std::string& name, const SeatingTerms& terms) {
    std::vector<std::string> others = people.names;
    if (knows(people, who)) others.erase(others.begin() + who);
    auto fault = fault_of_name(name, terms.name, say("A player's name"), others);
    return fault ? Check(Refusal{terms.bad_name, terms.rule, std::move(*fault)}) : std::nullopt;
}

Check check_join(const People& people, int who, const std::string& name, const SeatingTerms& terms) {
    if (sits(people.seated, who))
        return Refusal{terms.unknown, terms.rule, say("{1} is already at the table.", plain(name_of(people, who)))};
    if (static_cast<int>(people.seated.size()) >= terms.max)
        return Refusal{terms.count, terms.rule, say("There can be at most {1} players.", terms.max)};
    const int next = static_cast<int>(people.names.size());
    if (!knows(people, who) && (who != next || next >= terms.max))
        return Refusal{terms.unknown, terms.rule,
                       next < terms.max ? say("The next to join is player {1}.", next + 1)
                                        : say("A newcomer takes the place of a player who has left.")};
    return check_name(people, who, name, terms);
}

Check check_leave(const People& people, int who, const SeatingTerms& terms) {
    if (auto refusal = check_there(people, who, terms)) return refusal;
    if (static_cast<int>(people.seated.size()) > terms.min) return std::nullopt;
    return Refusal{terms.count, terms.rule,
                   say_many(terms.min, "At least {1} player has to stay.", "At least {1} players have to stay.")};
}

Check check_swap(const People& people, int who, int with, const SeatingTerms& terms) {
    for (const int each : {who, with})
        if (auto refusal = check_there(people, each, terms)) return refusal;
    if (who != with) return std::nullopt;
    return Refusal{terms.unknown, terms.rule, say("Only two different players can change places.")};
}

Check check_rename(const People& people, int who, const std::string& name, const SeatingTerms& terms) {
    if (auto refusal = check_there(people, who, terms)) return refusal;
    return check_name(people, who, name, terms);
}

}  // namespace

const std::string& name_of(const People& people, int who) {
    static const std::string nobody;
    return knows(people, who) ? people.names[static_cast<std::size_t>(who)] : nobody;
}

Check check_seating(const People& people, const SeatingAct& act, const SeatingTerms& terms) {
    switch (act.kind) {
        case SeatingAct::Kind::Join:
            return check_join(people, act.who, act.name, terms);
        case SeatingAct::Kind::Leave:
            return check_leave(people, act.who, terms);
        case SeatingAct::Kind::Swap:
            return check_swap(people, act.who, act.with, terms);
        case SeatingAct::Kind::Rename:
            break;
    }
    return check_rename(people, act.who, act.name, terms);
}

void carry_out(Seating& seating, const People& people, const SeatingAct& act) {
    if (act.kind == SeatingAct::Kind::Rename) return;
    seating.changed = people.seated;
    std::vector<int>& seated = *seating.changed;
    if (act.kind == SeatingAct::Kind::Join) seated.push_back(act.who);
    if (act.kind == SeatingAct::Kind::Leave) std::erase(seated, act.who);
    if (act.kind == SeatingAct::Kind::Swap)
        for (int& each : seated) each = each == act.who ? act.with : each == act.with ? act.who : each;
}

void carry_out(std::vector<std::string>& names, const SeatingAct& act) {
    const auto who = static_cast<std::size_t>(act.who);
    if (who == names.size()) names.emplace_back();
    if (!act.name.empty()) names[who] = act.name;
}

Phrase joined_in_words(const std::string& before, const std::string& name) {
    if (before.empty()) return say("{1} joins the table.", plain(name));
    if (before == name) return say("{1} is back at the table.", plain(name));
    return say("{1} takes the place of {2}.", plain(name), plain(before));
}

}  // namespace rules
