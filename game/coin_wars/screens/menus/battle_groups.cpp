#include "game/coin_wars/screens/menus/battle_groups.h"

#include <algorithm>
#include <array>

namespace screens {

namespace {

using profile::BattleHead;
using words::mark;

constexpr std::array kAges{mark("All"),          mark("Antiquity"),
                           mark("Middle Ages"),  mark("Early modern times"),
                           mark("Modern times"), mark("Invented worlds")};
constexpr std::array kAgesBegin{500, 1500, 1800};  // of every age but the first
constexpr std::array kSizes{mark("All"), mark("Up to 30 coins"), mark("31 to 60 coins"), mark("More than 60 coins")};
constexpr std::array kSizesEnd{30, 60};  // of every size but the last
constexpr std::size_t kInventedAge = kAges.size() - 1;
constexpr std::size_t kNoGroup = 0, kFirstAge = 1, kFirstSize = 10, kToLearn = 20, kInvented = 21, kUndated = 22;
constexpr int kFewToLearn = 20;  // coins
constexpr int kEndless = 1'000'000;

std::size_t place_in(std::span<const int> bounds, int value) {
    return static_cast<std::size_t>(std::ranges::upper_bound(bounds, value) - bounds.begin());
}

bool ships_undated(const BattleHead& battle) {
    return battle.year == 0 && battle.file.origin == battles::Origin::Shipped;
}

bool teaches(const BattleHead& battle) { return ships_undated(battle) && battle.all_coins() <= kFewToLearn; }

}  // namespace

void put_in_order(std::vector<const BattleHead*>& battles, Order order) {
    std::ranges::stable_sort(battles, {}, [](const BattleHead* battle) { return battle->year; });
    std::ranges::stable_partition(battles, [](const BattleHead* battle) { return battle->year == 0; });
    std::ranges::stable_partition(battles, [](const BattleHead* battle) { return ships_undated(*battle); });
    std::ranges::stable_partition(battles, [](const BattleHead* battle) { return teaches(*battle); });
    if (order == Order::Size) std::ranges::stable_sort(battles, {}, &BattleHead::all_coins);
    if (order == Order::Length)
        std::ranges::stable_sort(battles, {},
                                 [](const BattleHead* battle) { return battle->turns > 0 ? battle->turns : kEndless; });
}

std::span<const words::Key> ages() { return kAges; }

std::span<const words::Key> sizes() { return kSizes; }

std::vector<words::Phrase> options_of(std::span<const words::Key> names) { return {names.begin(), names.end()}; }

std::size_t age_of(const BattleHead& battle) {
    if (battle.year != 0) return 1 + place_in(kAgesBegin, battle.year);
    return ships_undated(battle) && !teaches(battle) ? kInventedAge : 0;
}

std::size_t size_of(int coins) { return 1 + place_in(kSizesEnd, coins - 1); }

std::size_t size_of(const BattleHead& battle) { return size_of(battle.all_coins()); }

std::size_t group_of(const BattleHead& battle, Order order) {
    if (order == Order::Length) return kNoGroup;
    if (order == Order::Size) return kFirstSize + size_of(battle) - 1;
    if (battle.year != 0) return kFirstAge + age_of(battle) - 1;
    if (teaches(battle)) return kToLearn;
    return ships_undated(battle) ? kInvented : kUndated;
}

words::Phrase heading_of(std::size_t group) {
    if (group == kNoGroup) return {};
    if (group == kToLearn) return words::say("To learn the game");
    if (group == kInvented) return kAges[kInventedAge];
    if (group == kUndated) return words::say("Without a date");
    return group >= kFirstSize ? kSizes[group - kFirstSize + 1] : kAges[group - kFirstAge + 1];
}

}  // namespace screens
