#include "game/stories/coin_rpg/rules/adjusting_powers.h"

#include <algorithm>
#include <set>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/helper_traits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

constexpr Power kLuck{PowerKind::Luck};
constexpr Power kGrabby{PowerKind::GrabbyHands};

// True if all are coins of this contest, on this side, without duplicates.
bool are_coins_of(const Match& match, const std::vector<CoinId>& numbers, int contest, Side side) {
    if (std::set(numbers.begin(), numbers.end()).size() != numbers.size()) return false;
    return std::ranges::all_of(numbers, [&](int number) {
        const TableCoin* coin = find_coin(match.turn, number);
        return coin && coin->contest == contest && coin->side == side;
    });
}

void move_to(Turn& turn, const std::vector<CoinId>& numbers, Side side) {
    for (const int number : numbers) turn.coins[static_cast<std::size_t>(number - 1)].side = side;
}

// The contest must be open, the Power linked to its main Trait and unused this round.
Check check_linked(const Match& match, int contest, PowerKind kind, const std::string& rule) {
    if (auto refusal = check_open(match, contest, rule)) return refusal;
    const Contest& fought = match.contest(contest);
    const Power power{kind, fought.main};
    if (linked_rank(match, contest, kind) == 0) return no_power(power, rule);
    if (kind == PowerKind::Offensive ? fought.offensive : fought.defensive) return used_up(power, Used::InRound, rule);
    return std::nullopt;
}

}  // namespace

Check check(const Match& match, const UseLuck& command) {
    const int rank = coin_rpg::rank(match, command.seat, kLuck);
    if (rank == 0) return no_power(kLuck, "RPG-72");
    if (match.hero().luck_in_scene) return used_up(kLuck, Used::InScene, "RPG-72");
    if (match.hero().uses.luck >= rank) return used_up(kLuck, Used::InAdventure, "RPG-72");
    const TableCoin* coin = find_coin(match.turn, command.coin);
    if (!coin || coin->side != Side::Own) return no_coin("RPG-72");
    return check_faces(coins_for(match, command), command.faces);
}

Events apply(Match& match, const Throws& throws, const UseLuck& command) {
    const auto coins = landed(coins_for(match, command), command.faces, throws);
    lay(match.turn, coins.front());
    match.hero().luck_in_scene = true;
    const int left = rank(match, command.seat, kLuck) - ++match.hero().uses.luck;
    return {PowerUsed{command.seat, kLuck, left}, CoinsLanded{command.seat, coins}};
}

Check check(const Match& match, const UseGrabby& command) {
    const int rank = coin_rpg::rank(match, command.seat, kGrabby);
    if (rank == 0) return no_power(kGrabby, "RPG-79");
    if (auto refusal = check_open(match, command.contest, "RPG-79")) return refusal;
    if (command.take.empty() || command.take.size() != command.give.size() ||
        !are_coins_of(match, command.take, command.contest, Side::Scene) ||
        !are_coins_of(match, command.give, command.contest, Side::Own))
        return Refusal{"uneven_grab", "RPG-79", say("Take and give the same number of coins.")};
    const int left = rank - match.hero().uses.grabbed;
    if (left == 0) return used_up(kGrabby, Used::InAdventure, "RPG-79");
    if (static_cast<int>(command.take.size()) > left)
        return Refusal{"used_up", "RPG-79",
                       say_many(left, "{2} has {1} coin left in this Adventure.",
                                "{2} has {1} coins left in this Adventure.", name_of(kGrabby))};
    return std::nullopt;
}

Events apply(Match& match, const UseGrabby& command) {
    move_to(match.turn, command.take, Side::Own);
    move_to(match.turn, command.give, Side::Scene);
    int& grabbed = match.hero().uses.grabbed;
    grabbed += static_cast<int>(command.take.size());
    return {PowerUsed{command.seat, kGrabby, rank(match, command.seat, kGrabby) - grabbed},
            CoinsSwapped{command.contest, command.take, command.give}};
}

Check check(const Match& match, const UseOffensive& command) {
    if (auto refusal = check_linked(match, command.contest, PowerKind::Offensive, "RPG-74")) return refusal;
    if (match.hero().values[*match.contest(command.contest).main] < 1)
        return Refusal{"empty_trait", "RPG-74", say("This Trait has no coins.")};
    return std::nullopt;
}

Events apply(Match& match, const UseOffensive& command) {
    Contest& contest = match.contest(command.contest);
    contest.offensive = true;
    return {PowerUsed{command.seat, {PowerKind::Offensive, contest.main}, std::nullopt}};
}

std::vector<int> tails_to_turn(const Match& match, int contest) {
    constexpr std::size_t kMax = 2;
    std::vector<TableCoin> tails;
    for (const TableCoin& coin : match.turn.coins)
        if (coin.contest == contest && coin.side == Side::Scene && coin.face == Face::Tails) tails.push_back(coin);
    std::ranges::stable_sort(tails, {}, &TableCoin::coin);
    std::vector<int> numbers;
    for (std::size_t i = 0; i < std::min(kMax, tails.size()); ++i) numbers.push_back(tails[i].number);
    return numbers;
}

Check check(const Match& match, const UseDefensive& command) {
    return check_linked(match, command.contest, PowerKind::Defensive, "RPG-75");
}

Events apply(Match& match, const UseDefensive& command) {
    Contest& contest = match.contest(command.contest);
    contest.defensive = true;
    const std::vector<int> turned = tails_to_turn(match, command.contest);
    for (const int number : turned) {
        TableCoin coin = *find_coin(match.turn, number);
        if (match.options.defensive_price == DefensivePrice::SceneOnly) contest.kept += negatives(coin.coin);
        coin.face = Face::Heads;
        coin.turned = true;
        lay(match.turn, coin);
    }
    return {PowerUsed{command.seat, {PowerKind::Defensive, contest.main}, std::nullopt},
            CoinsTurned{command.contest, turned, contest.kept}};
}

namespace {

constexpr Power kFlamebait{PowerKind::Flamebait};

}  // namespace

Check check_flamebait(const Match& match) {
    const int rank = coin_rpg::rank(match, match.current(), kFlamebait);
    if (rank == 0) return no_power(kFlamebait, "RPG-76");
    if (match.hero().uses.flamebait >= rank) return used_up(kFlamebait, Used::InAdventure, "RPG-76");
    return std::nullopt;
}

Check check(const Match& match, const UseFlamebait& command) {
    auto refusal = check_flamebait(match);
    if (refusal && refusal->code == "no_power") return refusal;
    if (match.turn.flamebait.empty()) return Refusal{"no_burn", "RPG-77", say("Burn a Trait first.")};
    if (refusal) return refusal;
    const TableCoin* coin = find_coin(match.turn, command.coin);
    if (!coin || coin->side != Side::Own) return no_coin("RPG-76");
    return check_faces(coins_for(match, command), command.faces);
}

Events replace_coin(Match& match, const TableCoin& coin) {
    const TableCoin before = *find_coin(match.turn, coin.number);
    lay(match.turn, coin);
    const int left = rank(match, match.current(), kFlamebait) - ++match.hero().uses.flamebait;
    return {PowerUsed{match.current(), kFlamebait, left}, CoinReplaced{before, coin}};
}

Events apply(Match& match, const Throws& throws, const UseFlamebait& command) {
    const TableCoin coin = landed(coins_for(match, command), command.faces, throws).front();
    match.turn.flamebait.erase(match.turn.flamebait.begin());
    return replace_coin(match, coin);
}

}  // namespace rules::coin_rpg
