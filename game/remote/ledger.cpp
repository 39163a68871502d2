#include "game/remote/ledger.h"

#include <algorithm>

#include "game/kit/kind_of.h"

namespace remote {
std::optional<int> Ledger::find(const Key& key) const {
    const auto found = std::ranges::find(people, key, &Person::key);
    if (found == people.end()) return std::nullopt;
    return static_cast<int>(found - people.begin());
}

int Ledger::holder(int seat) const {
    for (int who = 0; who < static_cast<int>(people.size()); ++who)
        if (sits(who, seat)) return who;
    return kNobody;
}

bool Ledger::sits(int who, int seat) const {
    if (who < 0 || who >= static_cast<int>(people.size())) return false;
    return std::ranges::find(person(who).seats, seat) != person(who).seats.end();
}

std::vector<Step> Ledger::steps_of(const rules::Record& record, std::size_t from) const {
    std::vector<Step> list;
    for (std::size_t i = from; i < steps.size(); ++i) {
        const Signed& each = steps[i];
        list.push_back({each.revision, each.person, record.steps[i].command, record.steps[i].hash, each.links,
                        each.proof, each.fix, each.opening, each.seals, each.claim, each.alone});
    }
    return list;
}

Json to_json(const Ledger& ledger) { return rules::written(ledger); }

void follow(std::optional<Ledger>& kept, const Ledger& now) {
    if (!kept) kept.emplace();
    auto& steps = kept->steps;
    std::size_t same = kept->table == now.table ? std::min(steps.size(), now.steps.size()) : 0;
    while (same > 0 && !(steps[same - 1] == now.steps[same - 1])) --same;
    steps.resize(same);
    steps.insert(steps.end(), now.steps.begin() + static_cast<std::ptrdiff_t>(same), now.steps.end());
    static_cast<LedgerState&>(*kept) = now;
}

rules::About about_game(Json about, const std::optional<Ledger>& ledger) {
    rules::About all{std::move(about)};
    if (!ledger) return all;
    Ledger without_steps;
    static_cast<LedgerState&>(without_steps) = *ledger;
    all.json["remote"] = to_json(without_steps);
    all.key = "remote";
    all.owner = ledger->table;
    all.note = [&steps = ledger->steps](std::size_t step) {
        return step < steps.size() ? rules::written(steps[step]) : Json();
    };
    return all;
}

core::Result<Ledger, rules::Refusal> ledger_from(const Json& json) {
    return rules::reading([&] {
        const rules::Field field(json, "bad_argument");
        auto ledger = rules::read<Ledger>(field);
        const int people = static_cast<int>(ledger.people.size());
        const auto known = [&](int who) { return who >= 0 && who < people; };
        const auto sealed = [&](const Seal& seal) { return known(seal.person); };
        const auto sound = [&](const auto& step) {
            return known(step.person) && std::ranges::all_of(step.seals, sealed) &&
                   std::ranges::all_of(step.links, [&](const Link& link) { return known(link.person); });
        };
        std::vector<int> taken;
        for (const Person& person : ledger.people)
            for (const int seat : person.seats) {
                if (std::ranges::find(taken, seat) != taken.end()) field.at("people").refuse("two have the same seat");
                taken.push_back(seat);
            }
        if (!std::ranges::all_of(ledger.fixed, sound)) field.at("fixed").refuse("somebody unknown asked for a throw");
        if (ledger.me != kNobody && !known(ledger.me)) field.at("me").refuse("nobody of that number sits there");
        if (!std::ranges::all_of(ledger.steps, sound)) field.at("steps").refuse("somebody unknown asked for a step");
        if (std::ranges::any_of(ledger.secrets, [](const Secret& one) { return one.commands.empty(); }))
            field.at("secrets").refuse("a secret without commands");
        if (!std::ranges::all_of(ledger.seals, sealed)) field.at("seals").refuse("somebody unknown has sealed");
        return ledger;
    });
}

}  // namespace remote
