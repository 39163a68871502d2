#include "contests.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/lab/run.h"

namespace bench {

namespace {

constexpr double kApart = 1.7;  // inches from centre to centre
constexpr double kBetween = 8;  // inches between the zones

[[noreturn]] void give_up(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    std::exit(2);
}

const battles::Library& library() {
    static const battles::Library shipped(std::string(COINWARS_SOURCE_DIR) + "/assets");
    return shipped;
}

lab::Player player(const std::string& level) {
    auto player = lab::player_of(level);
    if (!player) give_up(words::english(player.error()));
    return *player;
}

lab::Contest contest(const lab::Force& a, const lab::Force& b, const lab::Ground& ground, const std::string& bot_a,
                     const std::string& bot_b, int pairs) {
    auto meeting = lab::meet(a, b, ground);
    if (!meeting) give_up(words::english(meeting.error()));
    lab::Contest contest;
    contest.a = bot_a;
    contest.b = bot_b;
    contest.meetings = {*meeting};
    contest.players = {player(bot_a), player(bot_b)};
    contest.pairs = pairs;
    contest.stop.reset();
    return contest;
}

// Keeps the lines equally far apart, however deep the zones.
lab::Ground felt(double width, double deep) {
    const double height = 2 * deep + kBetween;
    lab::Ground ground = lab::bare_felt(width, height);
    ground.zones = {std::vector<core::Vec2>{{0, 0}, {width, 0}, {width, deep}, {0, deep}},
                    std::vector<core::Vec2>{{0, height - deep}, {width, height - deep}, {width, height}, {0, height}}};
    return ground;
}

lab::Force formation(const std::string& key) {
    battles::FormationPlan plan;
    plan.title = key;
    plan.formation = battles::find_formation(key);
    plan.mix = {{"nickel", 15, battles::Where::Front}};
    auto force = lab::force_of(library(), plan, key);
    if (!force) give_up("The formation " + key + " cannot be laid.");
    return *force;
}

}  // namespace

lab::Contest lines(int coins, const std::string& a, const std::string& b, int pairs) {
    auto battle = battles::find_battle(library(), "two-lines");
    if (!battle) give_up("The battle two-lines is missing.");
    lab::Force force;
    force.title = "lines";
    force.types = battle->scenario.types;
    const int abreast = static_cast<int>(std::ceil(std::sqrt(2.0 * coins)));
    const int types = static_cast<int>(force.types.size());
    for (int i = 0; i < coins; ++i) {
        const double x = kApart * (i % abreast - (abreast - 1) / 2.0), y = -0.7 - kApart * (i / abreast);
        force.coins.push_back({i * 5 % types, {x, y}});
    }
    const double deep = kApart * ((coins + abreast - 1) / abreast) + 2;
    return contest(force, force, felt(kApart * abreast + 4, deep), a, b, pairs);
}

lab::Contest wedge_against_line(const std::string& bot, int pairs) {
    lab::Contest fought = contest(formation("wedge"), formation("line"), lab::bare_felt(), bot, bot, pairs);
    fought.a = "Wedge";
    fought.b = "Line";
    return fought;
}

std::vector<std::string> shipped_battles() {
    std::vector<std::string> keys;
    for (const battles::Battle& battle : battles::load_battles(library()).battles) keys.push_back(battle.name);
    return keys;
}

lab::Contest shipped_battle(const std::string& key, const std::string& a, const std::string& b, lab::Swap swap,
                            int pairs) {
    const auto battle = battles::find_battle(library(), key);
    if (!battle) give_up("The battle " + key + " is missing.");
    lab::Contest contest;
    contest.a = a;
    contest.b = b;
    contest.meetings = {lab::meet(*battle)};
    contest.players = {player(a), player(b)};
    contest.swap = swap;
    contest.pairs = pairs;
    contest.stop.reset();
    return contest;
}

KeptOdds kept_odds(const std::string& key) {
    const battles::OddsOfBattles odds = battles::load_odds(library());
    const auto row = odds.find(key);
    const auto battle = battles::find_battle(library(), key);
    if (row == odds.end() || !battle) give_up("The odds of " + key + " are missing.");
    return {row->second, battle->year != 0};
}

std::vector<lab::Contest> chance_battles(std::uint64_t seed) {
    auto battles = lab::chance_battles(library(), seed);
    if (!battles) give_up(battles.error());
    return std::move(*battles);
}

}  // namespace bench
