#include "game/coin_wars/ladder/medals.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "engine/core/lists.h"
#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/victory_degrees.h"

namespace ladder {

namespace {

using words::mark;

constexpr int kDollar = 100;        // cents, the least value that a Spy must take
constexpr int kTimesItsWorth = 10;  // factor by which a small coin's prey must be worth more
constexpr int kHunter = 4;          // coins taken by one coin
constexpr int kSwift = 5;           // turns
constexpr int kLead = 25;           // cents by which the enemy's purse led
constexpr int kLegion = 5;          // coins in an Army
constexpr int kDays = 3;            // in a row

// Calls visit(match before the step, event) for each event of that kind.
template <class Kind, class Visit>
void each(const Fought& fought, Visit visit) {
    for (const auto& step : fought.steps)
        for (const cw::Event& event : step.events)
            if (const Kind* kind = get_if<Kind>(&event)) visit(step.before, *kind);
}
// Visits each enemy coin that fell to one of this side's; to an Army: to its front coin.
template <class Visit>
void each_taken(const Fought& fought, Visit visit) {
    each<cw::Fell>(fought, [&](const cw::Match& match, const cw::Fell& fell) {
        if (fell.by == cw::kNoCoin || match.side_of(fell.coin) == fought.side || match.side_of(fell.by) != fought.side)
            return;
        visit(match, fell);
    });
}
int brought(const Fought& fought, cw::Side side) {
    return static_cast<int>(std::ranges::count_if(
        fought.last.scenario->coins, [&](const cw::CoinSetup& coin) { return coin.side == side && !coin.watching; }));
}
int standing(const Fought& fought, cw::Side side) {
    int coins = 0;
    for (int coin = 0; coin < fought.last.count(); ++coin)
        coins += fought.last.side_of(coin) == side && fought.last.on_table(coin) ? 1 : 0;
    return coins;
}
int lost(const Fought& fought, cw::Side side) {
    int coins = 0;
    for (int coin = 0; coin < fought.last.count(); ++coin)
        coins += fought.last.side_of(coin) == side && fought.last.coin(coin).place == cw::Place::Fallen ? 1 : 0;
    return coins;
}

bool spy_took_dollar(const Fought& fought) {
    bool took = false;
    each_taken(fought, [&](const cw::Match& match, const cw::Fell& fell) {
        took = took || (match.type(fell.by).spy && match.type(fell.coin).cents >= kDollar && !match.in_army(fell.by));
    });
    return took;
}
bool small_took_great(const Fought& fought) {
    bool took = false;
    each_taken(fought, [&](const cw::Match& match, const cw::Fell& fell) {
        const int cents = match.type(fell.by).cents;
        took = took || (cents > 0 && match.type(fell.coin).cents >= kTimesItsWorth * cents && !match.in_army(fell.by) &&
                        !match.type(fell.by).spy);
    });
    return took;
}
bool hunted(const Fought& fought) {
    std::vector<int> taken(static_cast<std::size_t>(fought.last.count()));
    each_taken(fought, [&](const cw::Match& match, const cw::Fell& fell) {
        if (!match.in_army(fell.by)) ++taken[static_cast<std::size_t>(fell.by)];
    });
    return !taken.empty() && std::ranges::max(taken) >= kHunter;
}
// Morale was in force, and no Army of this side broke, was split up or lost its body.
bool army_never_broke(const Fought& fought) {
    if (!fought.won() || !fought.last.scenario->advanced.morale) return false;
    bool broke = false;
    each<cw::Broke>(fought, [&](const cw::Match& match, const cw::Broke& event) {
        broke = broke || match.side_of(event.coins.front()) == fought.side;
    });
    std::vector<int> sizes(static_cast<std::size_t>(fought.last.armies_formed) + 1);
    for (int coin = 0; coin < fought.last.count(); ++coin)
        if (fought.last.in_army(coin) && fought.last.side_of(coin) == fought.side)
            ++sizes[static_cast<std::size_t>(fought.last.coin(coin).army)];
    return !broke && std::ranges::max(sizes) >= kLegion;
}
bool fewer_coins(const Fought& fought) {
    return fought.won() && brought(fought, fought.side) < brought(fought, fought.enemy());
}
bool without_loss(const Fought& fought) { return fought.won() && lost(fought, fought.side) == 0; }
bool all_taken(const Fought& fought) { return fought.won() && standing(fought, fought.enemy()) == 0; }
bool last_coin(const Fought& fought) { return fought.won() && standing(fought, fought.side) == 1; }
bool came_back(const Fought& fought) {
    if (!fought.won()) return false;
    return std::ranges::any_of(fought.steps, [&](const auto& step) {
        const auto& purse = step.before.purse;
        return purse[cw::index(fought.enemy())] - purse[cw::index(fought.side)] >= kLead;
    });
}
bool swift(const Fought& fought) { return fought.won() && fought.last.turn <= kSwift; }
bool beat_general(const Fought& fought) {
    return fought.won() && (fought.against == "general" || fought.against == "marshal");
}

constexpr std::array kMedals{
    Medal{"spy", mark("The Spy's prize"), mark("A Spy took a Dollar."), "mask-beads", true, spy_took_dollar},
    Medal{"slingshot", mark("The slingshot"), mark("A lone coin took one worth ten times as much."), "arrows-line",
          false, small_took_great},
    Medal{"hunter", mark("The hunter"), mark("One coin took four enemies in a battle."), "owl-wreath", false, hunted},
    Medal{"legion", mark("The legion"),
          mark("You won with morale in force, none of your Armies broke, and one still had five coins or more at the "
               "end."),
          "shield-wreath", true, army_never_broke},
    Medal{"few", mark("The happy few"), mark("You won with fewer coins than the enemy brought."), "rose-beads", false,
          fewer_coins},
    Medal{"unscathed", mark("Unscathed"), mark("You won without losing a coin."), "lily-wreath", true, without_loss},
    Medal{"field", mark("Master of the field"), mark("You won, and no enemy was left on the table."), "crown-rays",
          false, all_taken},
    Medal{"last", mark("The last coin"), mark("You won with one coin left."), "tower-line", true, last_coin},
    Medal{"tide", mark("The tide turned"), mark("You won after the enemy's purse had led by 25 cents or more."),
          "ship-beads", false, came_back},
    Medal{"swift", mark("Swift"), mark("You won within five rounds."), "horseshoe-rays", false, swift},
    Medal{"general", mark("The general's sword"), mark("You beat the General or the Marshal."), "star-wreath", true,
          beat_general},
    Medal{"days", mark("Three days running"), mark("You fought the battle of the day three days running."), "sun-rays",
          true, nullptr},
};

std::optional<std::chrono::sys_days> day_from(const std::string& day) {
    if (day.size() != 10) return std::nullopt;
    const auto number = [&](std::size_t from, std::size_t length) {
        int value = 0;
        for (const char c : day.substr(from, length)) value = value * 10 + (c - '0');
        return value;
    };
    const std::chrono::year_month_day date{std::chrono::year(number(0, 4)),
                                           std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                           std::chrono::day(static_cast<unsigned>(number(8, 2)))};
    if (!date.ok()) return std::nullopt;
    return std::chrono::sys_days(date);
}

bool has(const Seat& seat, const std::string& person) { return seat.person() && seat.name == person; }

std::string third_day_running(const std::vector<Result>& results, const std::string& person) {
    std::set<std::chrono::sys_days> days;
    for (const Result& result : results) {
        const auto day = day_from(result.day);
        const bool own = has(result.seats[0], person) || has(result.seats[1], person);
        if (day && own && result.battle == battles::quick_name(battles::choice_of_day(result.day))) days.insert(*day);
    }
    for (const std::chrono::sys_days day : days) {
        const auto back = [&](int ago) { return days.contains(day - std::chrono::days(ago)); };
        if (!back(kDays - 1) || !back(kDays - 2)) continue;
        const auto found = std::ranges::find_if(results, [&](const Result& one) { return day_from(one.day) == day; });
        return found->day;
    }
    return "";
}

}  // namespace

std::span<const Medal> medals() { return kMedals; }

const Medal* find_medal(std::string_view key) {
    const auto found = std::ranges::find(kMedals, key, &Medal::key);
    return found == kMedals.end() ? nullptr : &*found;
}

std::vector<std::string> deeds_of(const Fought& fought) {
    std::vector<std::string> deeds;
    for (const Medal& medal : kMedals)
        if (medal.earned && medal.earned(fought)) deeds.emplace_back(medal.key);
    return deeds;
}

std::string day_earned(const std::vector<Result>& results, const std::string& person, const Medal& medal) {
    if (!medal.earned) return third_day_running(results, person);
    std::string first;
    for (const Result& result : results)
        for (const Seat& seat : result.seats) {
            if (!has(seat, person) || !core::contains(seat.deeds, medal.key)) continue;
            if (first.empty() || result.day < first) first = result.day;
        }
    return first;
}

Result result_of(std::span<const rules::Step<cw::CoinWars>> steps, const cw::Match& last, const Players& players) {
    // A bot is rated by its level, regardless of temper: "general:hold".
    const auto level_of = [](const std::string& bot) { return bot.substr(0, bot.find(':')); };
    Result result;
    result.title = last.scenario->title;
    if (last.outcome && last.outcome->winner) result.winner = cw::index(*last.outcome->winner);
    result.turns = last.turn;
    result.degree = cw::degree_of(last);
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const std::size_t i = cw::index(side);
        Seat& seat = result.seats[i];
        seat.name = players.bots[i].empty() ? players.names[i] : "";
        seat.bot = level_of(players.bots[i]);
        seat.side = words::english(cw::display_name(*last.scenario, side));
        for (int coin = 0; coin < last.count(); ++coin)
            if (last.side_of(coin) == side && last.on_table(coin)) seat.left += last.type(coin).cents;
        if (seat.person()) seat.deeds = deeds_of({steps, last, side, level_of(players.bots[1 - i])});
    }
    return result;
}

}  // namespace ladder
