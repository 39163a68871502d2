#include "game/coin_wars/rules/victory_facts.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/rules/victory_tally.h"

namespace rules::coin_wars {

namespace {

using Kind = Condition::Kind;

struct Fact {
    Condition leaf;
    bool holds = true;
    friend bool operator==(const Fact&, const Fact&) = default;
};

class Facts {
public:
    Facts(const Match& match, const Condition& decided) : match_(match) {
        for (const Moment moment : {Moment::Limit, Moment::TurnEnd, Moment::Midst})
            if (rules::coin_wars::holds(match, decided, moment)) moment_ = moment;
        gather(decided, true);
    }

    std::vector<Fact> facts;

private:
    bool is(const Condition& condition, bool claim) const {
        return rules::coin_wars::holds(match_, claim ? condition : Condition{Kind::Not, {condition}}, moment_);
    }

    void gather(const Condition& condition, bool claim) {
        if (condition.kind == Kind::Not) return gather(condition.of.front(), !claim);
        if (condition.kind == Kind::Lost || condition.kind == Kind::Held) {
            const Fact fact{condition, claim};
            if (!core::contains(facts, fact)) facts.push_back(fact);
            return;
        }
        for (const Condition& part : condition.of)
            if (is(part, claim)) gather(part, claim);
    }

    const Match& match_;
    Moment moment_ = Moment::Limit;  // the first moment at which it is true
};

bool contains(const Condition& tree, const Condition& leaf) {
    return tree == leaf || std::ranges::any_of(tree.of, [&](const Condition& part) { return contains(part, leaf); });
}

// Most goals must be reached before the other side's; once one is, this no longer matters.
void leave_out_the_loser(const Match& match, std::vector<Fact>& facts) {
    const auto& other_goal = match.scenario->victory.goals[index(other(*match.outcome->winner))];
    if (!other_goal || match.outcome->by != "victory") return;
    const auto not_first = [&](const Fact& fact) { return !fact.holds && contains(*other_goal, fact.leaf); };
    if (!std::ranges::all_of(facts, not_first)) std::erase_if(facts, not_first);
}

int brought(const Scenario& scenario, Side side) {
    return static_cast<int>(std::ranges::count_if(
        scenario.coins, [&](const CoinSetup& coin) { return coin.side == side && !coin.watching; }));
}

// The named coins that have fallen; empty if there are too many to name, or if they have no names of their own.
Phrase fallen_by_name(const Match& match, const Condition& lost) {
    std::vector<Phrase> names;
    for (const int coin : lost.named) {
        if (match.coin(coin).place != Place::Fallen) continue;
        if (lost.named.size() > 1 && own_name(*match.scenario, coin).empty()) return {};
        names.push_back(name_of(match, coin));
    }
    if (names.empty() || names.size() > kMaxNames) return {};
    if (names.size() == 1) return say("{1} has fallen", names.front());
    const Phrase last = names.back();
    names.pop_back();
    return say("{1} have fallen", say("{1} and {2}", joined(names, comma()), last));
}

Phrase losses_in_words(const Match& match, const Condition& lost) {
    const Scenario& scenario = *match.scenario;
    const Phrase side = name_of(scenario, lost.side);
    if (lost.cents > 0)
        return say("{1} has lost coins worth {2}", side, in_money(scenario, cents_counted(match, lost)));
    if (lost.named.empty())
        return say("{1} has lost {2} of its {3} coins", side, coins_counted(match, lost), brought(scenario, lost.side));
    const Phrase by_name = fallen_by_name(match, lost);
    return by_name.empty() ? counts_of(match, lost).front() : by_name;
}

Phrase spared_in_words(const Match& match, const Condition& lost) {
    const Scenario& scenario = *match.scenario;
    const Phrase side = name_of(scenario, lost.side);
    const int fallen = coins_counted(match, lost);
    if (lost.named.size() == 1) return say("{1} still stands", name_of(match, lost.named.front()));
    if (!lost.named.empty() || lost.cents > 0) return counts_of(match, lost).front();
    return fallen == 0 ? say("{1} has lost no coins", side)
                       : say("{1} has lost only {2} of its {3} coins", side, fallen, brought(scenario, lost.side));
}

Phrase holding_in_words(const Match& match, const Condition& held, bool holds) {
    const Phrase place = place_of(*match.scenario, held), side = name_of(match, held.side);
    const int there = coins_counted(match, held);
    if (there == 0) return say("{1}: {2} has no coins there", place, side);
    if (!holds)
        return say_many(there, "{2}: {3} has only {1} coin there", "{2}: {3} has only {1} coins there", place, side);
    const Phrase words = say_many(there, "{2}: {3} has {1} coin there", "{2}: {3} has {1} coins there", place, side);
    // Translators: {1} says who holds a place.
    return held.turns > 1 ? say("{1}, at the end of {2} rounds running", words, turns_held(match, held)) : words;
}

Phrase in_words(const Match& match, const Fact& fact) {
    if (fact.leaf.kind == Kind::Held) return holding_in_words(match, fact.leaf, fact.holds);
    return fact.holds ? losses_in_words(match, fact.leaf) : spared_in_words(match, fact.leaf);
}

}  // namespace

std::vector<Phrase> facts_of_end(const Match& match) {
    const Condition* decided = deciding_condition(match);
    if (!decided) return {};
    std::vector<Fact> facts = Facts(match, *decided).facts;
    leave_out_the_loser(match, facts);
    std::vector<Phrase> words;
    for (const Fact& fact : facts) words.push_back(in_words(match, fact));
    return words;
}

}  // namespace rules::coin_wars
