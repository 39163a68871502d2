#include "game/coin_wars/wars/rules/war_plan.h"

#include <algorithm>

#include "game/kit/kind_of.h"

namespace rules::war {

namespace {

Counts counts_from(const Field& field) {
    Counts counts;
    for (const auto& [name, count] : field.members()) counts.add(name, count.integer(0, limits::kCents));
    return counts;
}
Json counts_json(const Counts& counts) {
    Json json = Json::object();
    for (const auto& [name, count] : counts) json[name] = count;
    return json;
}
void hash_counts(const Counts& counts, core::Hash& hash) {
    hash.add(static_cast<int>(counts.size()));
    for (const auto& [name, count] : counts) hash.add(name).add(count);
}
Json counts_schema() {
    return {{"type", "object"},
            {"additionalProperties", {{"type", "integer"}, {"minimum", 0}, {"maximum", limits::kCents}}}};
}

template <class List, class Member>
int index_of(const List& list, const std::string& id, Member member) {
    const auto found = std::ranges::find_if(list, [&](const auto& each) { return each.*member == id; });
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

}  // namespace

int Counts::of(const std::string& name) const {
    const auto found = find(name);
    return found == end() ? 0 : found->second;
}

int Counts::total() const {
    int sum = 0;
    for (const auto& [name, count] : *this) sum += count;
    return sum;
}

void Counts::add(const std::string& name, int more) {
    if (((*this)[name] += more) == 0) erase(name);
}

const rules::Kind& Counts::field_kind() {
    return kind_by<Counts, counts_from, counts_json, hash_counts, counts_schema>();
}

int WarPlan::nation(const std::string& id) const { return index_of(nations, id, &NationSetup::id); }
int WarPlan::place(const std::string& id) const { return index_of(places, id, &Place::id); }

const LeaderSetup* WarPlan::leader(const std::string& name) const {
    const int which = index_of(leaders, name, &LeaderSetup::name);
    return which < 0 ? nullptr : &leaders[static_cast<std::size_t>(which)];
}

const CoinRow* WarPlan::coin(const std::string& type) const {
    const int which = index_of(coins, type, &CoinRow::type);
    return which < 0 ? nullptr : &coins[static_cast<std::size_t>(which)];
}

const LeaderSetup* WarPlan::leader_of(int nation, int place, const std::string& coin) const {
    const std::string& where = places[static_cast<std::size_t>(place)].id;
    for (const LeaderSetup& leader : leaders) {
        if (this->nation(leader.nation) != nation) continue;
        for (std::size_t i = 0; i < leader.fights.size(); ++i)
            if (leader.fights[i] == where && leader.coins[i] == coin) return &leader;
    }
    return nullptr;
}

const std::vector<Stand>& WarPlan::stands(int nation, int place) const {
    const Place& where = places[static_cast<std::size_t>(place)];
    return this->nation(where.heads) == nation ? where.stands->heads : where.stands->tails;
}

}  // namespace rules::war
