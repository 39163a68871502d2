#include "game/kit/seating.h"

#include <algorithm>
#include <numeric>

#include "game/kit/kind_of.h"

namespace rules {

namespace {

Seating seating_from(const Field& field) { field.refuse("is only counted"); }
Json seating_json(const Seating& seating) { return seating.changed ? Json(*seating.changed) : Json(nullptr); }
void hash_seating(const Seating& seating, core::Hash& hash) {
    if (seating.changed) kind_of<std::vector<int>>().hash(&*seating.changed, hash);
}
Json seating_schema() { return kind_of<std::vector<int>>().schema(); }

int place_of(const std::vector<int>& seated, int who) {
    return static_cast<int>(std::ranges::find(seated, who) - seated.begin());
}

int at_place(const std::vector<int>& seated, int place) {
    const int all = static_cast<int>(seated.size());
    return seated[static_cast<std::size_t>((place + all) % all)];
}

const std::string& name_of(const People& people, int who) { return people.names[static_cast<std::size_t>(who)]; }

bool knows(const People& people, int who) { return who >= 0 && who < static_cast<int>(people.names.size()); }

SeatingCheck check_there(const People& people, int who, const SeatingTerms& terms) {
    if (sits(people.seated, who)) return std::nullopt;
    if (knows(people, who))
        return Refusal{terms.unknown, terms.rule, say("{1} has left the table.", plain(name_of(people, who)))};
    return Refusal{terms.unknown, terms.rule, say("There is no player {1} at this table.", who + 1)};
}

// Nobody else is called so, whoever has left included: the story tells of both.
SeatingCheck check_name(const People& people, int who, const std::string& name, const SeatingTerms& terms) {
    bool taken = !is_written(name, terms.name);
    for (int other = 0; !taken && knows(people, other); ++other)
        taken = other != who && folded(name_of(people, other)) == folded(name);
    if (!taken) return std::nullopt;
    return Refusal{terms.bad_name, terms.rule,
                   say("A name of 1 to 40 characters is needed that nobody else has here.")};
}

}  // namespace

const Kind& Seating::field_kind() {
    return kind_by<Seating, seating_from, seating_json, hash_seating, seating_schema>();
}

std::vector<int> Seating::of(std::size_t people) const {
    if (changed) return *changed;
    std::vector<int> all(people);
    std::iota(all.begin(), all.end(), 0);
    return all;
}

bool sits(const std::vector<int>& seated, int who) { return std::ranges::find(seated, who) != seated.end(); }

int left_of(const std::vector<int>& seated, int who) { return at_place(seated, place_of(seated, who) + 1); }

int right_of(const std::vector<int>& seated, int who) { return at_place(seated, place_of(seated, who) - 1); }

int distance(const std::vector<int>& seated, int who, int from) {
    const int all = static_cast<int>(seated.size());
    return (place_of(seated, who) - place_of(seated, from) - 1 + all) % all + 1;
}

std::vector<int> from_left_of(const std::vector<int>& seated, int who) {
    std::vector<int> order = seated;
    std::rotate(order.begin(), order.begin() + (place_of(seated, who) + 1) % static_cast<int>(seated.size()),
                order.end());
    return order;
}

SeatingCheck check_join(const People& people, int who, const std::string& name, const SeatingTerms& terms) {
    if (sits(people.seated, who))
        return Refusal{terms.unknown, terms.rule, say("{1} sits here already.", plain(name_of(people, who)))};
    if (static_cast<int>(people.seated.size()) >= terms.most)
        return Refusal{terms.count, terms.rule, say("{1} players are the most.", terms.most)};
    const int next = static_cast<int>(people.names.size());
    if (!knows(people, who) && (who != next || next >= terms.most))
        return Refusal{terms.unknown, terms.rule,
                       next < terms.most ? say("The next to come is player {1}.", next + 1)
                                         : say("Whoever comes takes the place of one who has left.")};
    return check_name(people, who, name, terms);
}

SeatingCheck check_leave(const People& people, int who, const SeatingTerms& terms) {
    if (auto refusal = check_there(people, who, terms)) return refusal;
    if (static_cast<int>(people.seated.size()) > terms.least) return std::nullopt;
    return Refusal{terms.count, terms.rule,
                   say_many(terms.least, "{1} player at least has to stay.", "{1} players at least have to stay.")};
}

SeatingCheck check_swap(const People& people, int who, int with, const SeatingTerms& terms) {
    for (const int each : {who, with})
        if (auto refusal = check_there(people, each, terms)) return refusal;
    if (who != with) return std::nullopt;
    return Refusal{terms.unknown, terms.rule, say("Two of you change places.")};
}

SeatingCheck check_rename(const People& people, int who, const std::string& name, const SeatingTerms& terms) {
    if (auto refusal = check_there(people, who, terms)) return refusal;
    return check_name(people, who, name, terms);
}

void sit_down(Seating& seating, const People& people, int who) {
    seating.changed = people.seated;
    seating.changed->push_back(who);
}

void get_up(Seating& seating, const People& people, int who) {
    seating.changed = people.seated;
    std::erase(*seating.changed, who);
}

void swap_places(Seating& seating, const People& people, int who, int with) {
    seating.changed = people.seated;
    for (int& each : *seating.changed) each = each == who ? with : each == with ? who : each;
}

Phrase joined_in_words(const std::string& before, const std::string& name) {
    if (before.empty()) return say("{1} sits down at the table.", plain(name));
    if (before == name) return say("{1} is back at the table.", plain(name));
    return say("{1} takes the place of {2}.", plain(name), plain(before));
}

}  // namespace rules
