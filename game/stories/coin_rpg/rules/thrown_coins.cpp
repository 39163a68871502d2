#include "game/stories/coin_rpg/rules/thrown_coins.h"

#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

namespace {

void add(std::vector<TableCoin>& coins, const std::vector<TableCoin>& more) {
    coins.insert(coins.end(), more.begin(), more.end());
}

std::vector<TableCoin> own_coins(const Match& match) {
    std::vector<TableCoin> coins;
    for (int i = 0; i < match.contests(); ++i) {
        const Contest& contest = match.contest(i);
        if (!contest.is_open()) continue;
        add(coins, coins_of(match, *contest.main, i, static_cast<int>(coins.size()) + 1));
        for (const Trait helper : contest.helpers)
            add(coins, coins_of(match, helper, i, static_cast<int>(coins.size()) + 1));
    }
    return coins;
}

std::vector<TableCoin> scene_coins(const Match& match) {
    std::vector<TableCoin> coins;
    int number = next_number(match.turn);
    for (int i = 0; i < match.contests(); ++i)
        for (int left = match.contest(i).scene_coins; left > 0; --left)
            coins.push_back({number++, Coin::Penny, Side::Scene, i});
    return coins;
}

std::vector<TableCoin> one_again(const Match& match, int number) {
    TableCoin coin = *find_coin(match.turn, number);
    coin.turned = false;
    return {coin};
}

std::vector<TableCoin> replaced(const Match& match, int number, Coin by) {
    std::vector<TableCoin> coins = one_again(match, number);
    coins.front().coin = by;
    coins.front().replaced = true;
    return coins;
}

struct CoinsFor {
    const Match& match;
    std::vector<TableCoin> operator()(const Toss&) const { return own_coins(match); }
    std::vector<TableCoin> operator()(const CallScene&) const { return scene_coins(match); }
    std::vector<TableCoin> operator()(const AddHelper& command) const {
        return coins_of(match, command.helper, command.contest, next_number(match.turn));
    }
    std::vector<TableCoin> operator()(const UseLuck& command) const { return one_again(match, command.coin); }
    std::vector<TableCoin> operator()(const UseFlamebait& command) const {
        return replaced(match, command.coin, match.turn.flamebait.front());
    }
    std::vector<TableCoin> operator()(const DecideAtZero& command) const {
        if (!command.flamebait_coin) return {};
        const Trait main = *match.contest(match.turn.at_zero.front().contest).main;
        return replaced(match, *command.flamebait_coin, effective_coin(match.hero(), main));
    }
    template <class C>
    std::vector<TableCoin> operator()(const C&) const {
        return {};
    }
};

}  // namespace

std::vector<TableCoin> coins_for(const Match& match, const Command& command) { return visit(CoinsFor{match}, command); }

int thrower(const Match& match, const Command& command) {
    const int seat = match.current();
    return holds_alternative<CallScene>(command) ? left_neighbour(match, seat) : seat;
}

int next_number(const Turn& turn) { return static_cast<int>(turn.coins.size()) + 1; }

std::vector<TableCoin> coins_of(const Match& match, Trait trait, int contest, int first) {
    const Character& hero = match.hero();
    std::vector<TableCoin> coins;
    for (int i = 0; i < hero.values[trait]; ++i)
        coins.push_back({first + i, effective_coin(hero, trait), Side::Own, contest, trait});
    return coins;
}

Check check_faces(const std::vector<TableCoin>& coins, const Faces& faces) {
    if (!faces) return std::nullopt;
    const bool fits = faces->size() == coins.size() && faces->find_first_not_of("HT") == std::string::npos;
    if (fits) return std::nullopt;
    const int count = static_cast<int>(coins.size());
    return Refusal{
        "bad_faces", "R-53",
        say_many(count, "{1} face is needed, Heads or Tails.", "{1} faces are needed, each Heads or Tails.")};
}

std::vector<TableCoin> landed(std::vector<TableCoin> coins, const Faces& faces, const Throws& throws) {
    for (std::size_t i = 0; i < coins.size(); ++i)
        coins[i].face = !faces ? throws.toss() : (*faces)[i] == 'H' ? Face::Heads : Face::Tails;
    return coins;
}

void lay(Turn& turn, const TableCoin& coin) { turn.coins[static_cast<std::size_t>(coin.number - 1)] = coin; }

}  // namespace rules::coin_rpg
