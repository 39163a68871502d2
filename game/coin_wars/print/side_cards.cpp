#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/victory.h"

namespace print {

namespace {

// Groups a side's coins by `key`, leaving out those with key 0.
template <class Key>
std::map<int, std::vector<int>> coins_by(const cw::Scenario& scenario, cw::Side side, Key key) {
    std::map<int, std::vector<int>> groups;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i)
        if (const cw::CoinSetup& coin = scenario.coins[i]; coin.side == side)
            if (const int group = key(coin)) groups[group].push_back(static_cast<int>(i));
    return groups;
}
std::map<int, std::vector<int>> fighters(const cw::Scenario& scenario, cw::Side side) {
    return coins_by(scenario, side, [](const cw::CoinSetup& coin) { return coin.watching ? 0 : coin.type + 1; });
}

const cw::CoinType& type_of(const cw::Scenario& scenario, const std::vector<int>& coins) {
    return scenario.type_of(coins.front());
}

// Appends the coins' own names, each with the id in its circle if different: "(Alan, Ali wad Helu t9)"
Phrase with_names(const Phrase& line, const cw::Scenario& scenario, const std::vector<int>& coins) {
    std::vector<Phrase> names;
    for (const int coin : coins) {
        const Phrase name = cw::own_name(scenario, coin);
        const std::string& id = scenario.coin(coin).id;
        if (!name.empty()) names.push_back(name.text == id ? name : joined({name, plain(id)}, plain(" ")));
    }
    return names.empty() ? line : say("{1} ({2})", line, joined(names, rules::comma()));
}

void add_order_of_battle(Notes& notes, const cw::Scenario& scenario, cw::Side side) {
    for (const auto& [type, coins] : fighters(scenario, side)) {
        const cw::CoinType& row = type_of(scenario, coins);
        const int kind = scenario.coin(coins.front()).type;
        const Phrase name = cw::full_name(scenario, kind, side), title = cw::title_of(row);
        const Phrase count =
            Phrase(static_cast<int>(coins.size())) + plain(" \u00d7 ") + cw::both_names(scenario, kind, side);
        const Phrase line = cw::line_of(row);
        const Phrase what = name == title ? line : joined({title, line}, rules::comma());
        notes.add(with_names(say("{1}: {2}", count, what), scenario, coins));
    }
}

// Each trait once, however many of its types have it.
Phrase traits_of(const cw::Scenario& scenario, cw::Side side) {
    cw::CoinType all;
    for (const auto& [type, coins] : fighters(scenario, side))
        for (const cw::Trait& trait : cw::kTraits)
            all.*trait.has = all.*trait.has || type_of(scenario, coins).*trait.has;
    return cw::traits_of(all);
}

// If many coins are named, the victory's sentence only gives their number, so their names are listed here.
void add_named(Notes& notes, const cw::Scenario& scenario, const cw::Condition& condition) {
    constexpr std::size_t kMaxInSentence = 4;
    if (condition.named.size() > kMaxInSentence)
        notes.add(say("The named coins: {1}", ids_of(scenario, condition.named)));
    for (const cw::Condition& part : condition.of) add_named(notes, scenario, part);
}

void add_armies(Notes& notes, const cw::Scenario& scenario, cw::Side side) {
    std::map<std::string, std::pair<Phrase, int>> armies;  // each composition once, with its count
    for (const std::vector<int>& army : scenario.armies) {
        if (scenario.coin(army.front()).side != side) continue;
        const Phrase listed = cw::listed(scenario, army);
        armies.try_emplace(words::english(listed), listed, 0).first->second.second += 1;
    }
    if (armies.empty()) return;
    notes.heading(say("Armies"));
    for (const auto& [key, army] : armies)
        notes.add(army.second > 1 ? say("{1} ({2})", Phrase(army.second) + plain(" \u00d7"), army.first) : army.first);
}

void add_later(Notes& notes, const cw::Scenario& scenario, cw::Side side) {
    for (const auto& [turn, coins] : coins_by(scenario, side, [](const cw::CoinSetup& coin) { return coin.arrives; }))
        notes.add_apart(say("Arriving in round {1}: {2}", turn, cw::listed(scenario, coins)));
    for (const auto& [turn, coins] : coins_by(scenario, side, [](const cw::CoinSetup& coin) { return coin.waits; }))
        notes.add_apart(say("May not act before round {1}: {2}", turn, ids_of(scenario, coins)));
    const auto in_hand = [](const cw::CoinSetup& coin) {
        return !coin.at && coin.arrives == 0 && !coin.watching ? 1 : 0;
    };
    for (const auto& [one, coins] : coins_by(scenario, side, in_hand))
        notes.add_apart(say("To be placed in the deployment zone: {1}", cw::listed(scenario, coins)));
    for (const auto& [one, coins] :
         coins_by(scenario, side, [](const cw::CoinSetup& coin) { return coin.watching ? 1 : 0; }))
        notes.add_apart(say("Only watching: {1}", cw::listed(scenario, coins)));
}

}  // namespace

Phrase sign_of(const cw::Scenario& scenario, cw::Side side) {
    const Phrase name = cw::display_name(scenario, side);
    return side == cw::Side::Heads ? say("{1}: Heads up, solid rims", name) : say("{1}: Tails up, dashed rims", name);
}

Phrase goal_of(const cw::Scenario& scenario, cw::Side side) {
    if (const std::string& own = scenario.victory.words.goal(side); !own.empty())
        return say("{1}: {2}", cw::display_name(scenario, side), sentence(known(own)));
    const auto& goal = scenario.victory.goals[cw::index(side)];
    return goal ? sentence(cw::in_words(scenario, *goal, side)) : Phrase();
}

Phrase sentence(const Phrase& words) {
    const std::string text = words::english(words);
    return text.empty() || text.ends_with('.') ? words : say("{1}.", words);
}

Phrase ids_of(const cw::Scenario& scenario, const std::vector<int>& coins) {
    std::vector<Phrase> ids;
    for (const int coin : coins) ids.push_back(plain(scenario.coin(coin).id));
    return joined(ids, rules::comma());
}

std::vector<Card> side_cards(const Job& job, cw::Side side) {
    const cw::Scenario& scenario = job.scenario();
    Notes notes(job);
    add_order_of_battle(notes, scenario, side);
    notes.add_apart(goal_of(scenario, side));
    if (const auto& goal = scenario.victory.goals[cw::index(side)]) add_named(notes, scenario, *goal);
    notes.add_apart(traits_of(scenario, side));
    add_later(notes, scenario, side);
    add_armies(notes, scenario, side);
    return notes.cards(sign_of(scenario, side));
}

}  // namespace print
