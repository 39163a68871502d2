#include "game/kit/seating.h"

#include <algorithm>
#include <numeric>

#include "engine/core/lists.h"
#include "game/kit/kind_of.h"

namespace rules {

namespace {

Seating seating_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
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

bool sits(const std::vector<int>& seated, int who) { return core::contains(seated, who); }

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

}  // namespace rules
