#include "game/coin_wars/rules/army_forming.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special_refusal.h"

namespace rules::coin_wars {

namespace {

using Coins = core::Result<std::vector<int>, Refusal>;

Coins refused(Refusal refusal) { return core::failure(std::move(refusal)); }

// Refuses coins that are not single, not on the table or not of the side whose turn it is.
std::optional<Refusal> check_free(const Match& match, int coin, const std::string& id) {
    if (auto refusal = check_there(match, coin, id)) return refusal;
    if (match.side_of(coin) != match.side)
        return refuse("not_your_side", "R-17",
                      say("{1} is not a coin of {2}.", name_of(match, coin), name_of(match, match.side)), {}, {id});
    if (match.in_army(coin))
        return refuse(
            "in_army", "R-17",
            say("{1} is already in an Army ({2}).", name_of(match, coin), name_of_army(match, match.coin(coin).army)),
            {}, {id});
    return check_special(match, coin, &SpecialWhat::no_army);
}

Coins free_coins(const Match& match, const Ids& ids) {
    std::vector<int> coins;
    for (const std::string& id : ids) {
        const int coin = match.find(id);
        if (auto refusal = check_free(match, coin, id)) return refused(std::move(*refusal));
        if (core::contains(coins, coin))
            return refused(refuse("bad_argument", "R-17", say("{1} is named twice.", name_of(match, coin)), {}, {id}));
        coins.push_back(coin);
    }
    return coins;
}

Refusal not_linked(const Match& match, std::span<const int> coins) {
    const auto groups = linked_groups(match, coins);
    const auto smallest = std::ranges::min_element(groups, {}, &std::vector<int>::size);
    const Phrase names = and_more(name_of(match, smallest->front()), smallest->size() - 1);
    return refuse("not_linked", "R-17", say("They do not all touch. Separate: {1}.", names), {},
                  ids_of(match, *smallest));
}

struct Forming {
    std::vector<int> coins;
    int commander = kNoCoin;
};

core::Result<Forming, Refusal> forming(const Match& match, const Form& command) {
    const auto coins = free_coins(match, command.coins);
    if (!coins) return core::failure(coins.error());
    Forming forming{*coins, kNoCoin};
    if (!command.commander.empty()) {
        forming.commander = match.find(command.commander);
        if (std::ranges::find(*coins, forming.commander) == coins->end())
            return core::failure(
                refuse("unknown_coin", "R-18", say("The commander {1} is not one of them.", plain(command.commander))));
        if (!match.type(forming.commander).command)
            return core::failure(refuse("no_trait", "CW-18",
                                        say("{1} has no Command.", name_of(match, forming.commander)), {},
                                        {command.commander}));
    }
    return forming;
}

// The Army with that id; refuses unless it belongs to the side whose turn it is.
core::Result<int, Refusal> own_army(const Match& match, const std::string& id) {
    const int army = match.find_army(id);
    if (army == kNoArmy) return core::failure(refuse("unknown_coin", "CW-17", say("There is no Army {1}.", plain(id))));
    if (side_of_army(match, army) != match.side)
        return core::failure(refuse("not_your_side", "R-19", say("Army {1} belongs to the other side.", plain(id))));
    return army;
}

struct Joining {
    int army = kNoArmy, other = kNoArmy;
    std::vector<int> coins;  // coins that join
};

core::Result<Joining, Refusal> joining(const Match& match, const Join& command) {
    const auto army = own_army(match, command.army);
    if (!army) return core::failure(army.error());
    Joining joining{*army, kNoArmy, {}};
    if (command.other.empty() == command.coins.empty())
        return core::failure(refuse("bad_argument", "R-19", say("Name the coins that join, or the other Army.")));
    if (command.other.empty()) {
        auto coins = free_coins(match, command.coins);
        if (!coins) return core::failure(coins.error());
        joining.coins = std::move(*coins);
        return joining;
    }
    const auto other = own_army(match, command.other);
    if (!other) return core::failure(other.error());
    if (*other == *army) return core::failure(refuse("bad_argument", "R-19", say("An Army cannot join itself.")));
    joining.other = *other;
    joining.coins = members(match, *other);
    return joining;
}

std::vector<int> without_cut_off(const Match& match, std::vector<int> coins) {
    std::erase_if(coins, [&](int coin) { return match.coin(coin).cut_off; });
    return coins;
}

std::vector<int> together(std::vector<int> coins, const std::vector<int>& more) {
    coins.insert(coins.end(), more.begin(), more.end());
    return coins;
}

// Cut-off coins that touch their Army's body again are no longer cut off.
void link_again(Match& match, int army) {
    for (const auto& group : linked_groups(match, members(match, army)))
        if (std::ranges::any_of(group, [&](int coin) { return !match.coin(coin).cut_off; }))
            for (const int coin : group) match.coin(coin).cut_off = false;
}

bool is_complete(const Match& match, std::span<const int> coins) {
    const auto single = [&](int coin) { return match.on_table(coin) && !match.in_army(coin); };
    return std::ranges::all_of(coins, single) && linked(match, coins);
}

}  // namespace

std::optional<Refusal> check_make_up(const Match& match, std::span<const int> coins, int commander) {
    const int size = static_cast<int>(coins.size());
    if (size < 2) return refuse("army_size", "R-17", say("An Army has at least two coins."));
    if (commander != kNoCoin || commander_of(match, coins) != kNoCoin) {
        if (size <= 1 + kMaxBesides) return std::nullopt;
        return refuse("army_size", "CW-18",
                      say("A commander leads at most {1} other units: there are {2} here, {3} too many.", kMaxBesides,
                          size - 1, size - 1 - kMaxBesides));
    }
    if (!of_one_type(match, coins))
        return refuse("army_types", "CW-17",
                      say("Coins of several types form an Army only with a Command coin among them."));
    if (size <= kMaxOfOneType) return std::nullopt;
    return refuse("army_size", "CW-17",
                  say("An Army of one type has at most {1} coins: there are {2} here, {3} too many.", kMaxOfOneType,
                      size, size - kMaxOfOneType));
}

std::optional<Refusal> check(const Match& match, const Form& command) {
    const auto who = forming(match, command);
    if (!who) return who.error();
    if (auto refusal = check_make_up(match, who->coins, who->commander)) return refusal;
    if (!linked(match, who->coins)) return not_linked(match, who->coins);
    return std::nullopt;
}

Events apply(Match& match, const Form& command) {
    const Forming who = *forming(match, command);
    const int army = muster(match, who.coins, who.commander);
    return {Formed{army, match.side, members(match, army), army_of(match, army)->commander}};
}

std::optional<Refusal> check(const Match& match, const Join& command) {
    const auto who = joining(match, command);
    if (!who) return who.error();
    const auto all = together(members(match, who->army), who->coins);
    if (auto refusal = check_make_up(match, all, army_of(match, who->army)->commander)) return refusal;
    const auto touched = together(body(match, who->army), without_cut_off(match, who->coins));
    if (!linked(match, touched)) return not_linked(match, touched);
    return std::nullopt;
}

Events apply(Match& match, const Join& command) {
    const Joining who = *joining(match, command);
    const int before = army_of(match, who.army)->commander;
    const int theirs = who.other == kNoArmy ? kNoCoin : army_of(match, who.other)->commander;
    for (const int coin : who.coins) match.coin(coin).army = who.army;
    std::erase_if(match.armies, [&](const Army& each) { return each.number == who.other; });
    link_again(match, who.army);
    Events events{Joined{who.army, who.coins, who.other}};
    if (before != kNoCoin) return events;
    const int after = theirs != kNoCoin ? theirs : commander_of(match, who.coins);
    if (after == kNoCoin) return events;
    for (Army& army : match.armies)
        if (army.number == who.army) army.commander = after;
    events.push_back(CommanderChanged{who.army, kNoCoin, after});
    return events;
}

Events form_setup_armies(Match& match, std::span<const int> newcomers) {
    Events events;
    const auto& battle = match.scenario;
    for (const std::vector<int>& coins : battle->armies) {
        const bool concerned = std::ranges::find_first_of(coins, newcomers) != coins.end();
        if (!concerned || !is_complete(match, coins)) continue;
        const int commander = commander_of(match, coins);
        const int army = muster(match, coins, commander);
        events.push_back(Formed{army, match.side_of(coins.front()), members(match, army), commander});
    }
    return events;
}

}  // namespace rules::coin_wars
