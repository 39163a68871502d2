#include "game/coin_wars/lab/tally.h"

namespace lab {

namespace {

std::size_t kept(int turn) { return static_cast<std::size_t>(std::clamp(turn, 0, kSavedTurns)); }

void make_room(HeatMap& map, const cw::Scenario& scenario) {
    if (map.width > 0) return;
    map.width = static_cast<int>(std::ceil(scenario.width));
    map.height = static_cast<int>(std::ceil(scenario.height));
    for (auto& fallen : map.fallen) fallen.resize(static_cast<std::size_t>(map.width * map.height));
}

// One map may be empty: in an unchanged battle, A never changes edges.
void add(HeatMap& to, const HeatMap& from) {
    if (from.width == 0) return;
    if (to.width == 0) {
        to = from;
        return;
    }
    for (std::size_t party = 0; party < 2; ++party)
        std::ranges::transform(to.fallen[party], from.fallen[party], to.fallen[party].begin(), std::plus{});
}

HeatMap turned_about(HeatMap map) {
    for (auto& fallen : map.fallen) std::ranges::reverse(fallen);
    return map;
}

void count_falls(Tally& tally, const cw::Scenario& scenario, const FightResult& fought) {
    HeatMap& map = tally.heat[fought.a_is_heads ? 0 : 1];
    make_room(map, scenario);
    for (const Fall& fall : fought.falls) {
        ++tally.by_type[fall.party][fall.type].lost;
        TurnLosses& turn = tally.by_turn[fall.party][kept(fall.turn)];
        ++turn.coins;
        turn.cents += scenario.types[fall.type].cents;
        if (fall.x < map.width && fall.y < map.height)
            ++map.fallen[fall.party][static_cast<std::size_t>(fall.y * map.width + fall.x)];
    }
}

void count_brought(Tally& tally, const cw::Scenario& scenario, const FightResult& fought) {
    for (auto& types : tally.by_type)
        if (types.size() < scenario.types.size()) types.resize(scenario.types.size());
    for (const cw::CoinSetup& coin : scenario.coins) {
        if (coin.watching) continue;
        const bool of_a = (coin.side == cw::Side::Heads) == fought.a_is_heads;
        ++tally.by_type[of_a ? 0 : 1][static_cast<std::size_t>(coin.type)].brought;
    }
}

void count_decided(Tally& tally, const FightResult& fought) {
    if (fought.result == Result::Draw) return;
    const bool a_won = fought.result == Result::A;
    ++tally.first_won[a_won == fought.a_begins ? 1 : 0];
    if (fought.luck[0] == fought.luck[1]) return;
    ++tally.luckier_won[a_won == (fought.luck[0] > fought.luck[1]) ? 1 : 0];
}

void count(Tally& tally, const cw::Scenario& scenario, const FightResult& fought) {
    ++tally.results[static_cast<std::size_t>(fought.result)];
    ++tally.ends[static_cast<std::size_t>(fought.end)];
    ++tally.length[static_cast<std::size_t>(fought.result)][kept(fought.turns)];
    ++tally.decisive[kept(decisive_turn(fought, scenario.types))];
    const bool undecided = fought.end == End::Purse || fought.end == End::Limit || fought.end == End::Cut;
    for (std::size_t party = 0; party < 2; ++party) {
        tally.brought[party] += fought.brought[party];
        tally.lost[party] += fought.lost[party];
        tally.luck[party] += fought.luck[party];
        if (undecided) tally.left_undecided[party] += fought.brought[party] - fought.lost[party];
    }
    tally.strikes_with_dice += fought.strikes_with_dice;
    tally.turns += fought.turns;
    tally.actions += fought.actions;
    tally.commands += fought.commands;
    count_decided(tally, fought);
    count_brought(tally, scenario, fought);
    count_falls(tally, scenario, fought);
}

}  // namespace

Count Tally::pairs_fought() const { return battles() / 2; }

Pentanomial Tally::pentanomial() const {
    constexpr std::array<std::size_t, 3> kPoints{2, 0, 1};  // for one battle, in half points
    Pentanomial result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t k = 0; k < 3; ++k) result[kPoints[i] + kPoints[k]] += pairs[i][k];
    return result;
}

HeatMap Tally::on_table() const {
    HeatMap map = heat[0];
    add(map, heat[1]);
    return map;
}

HeatMap Tally::seen_by_a() const {
    HeatMap map = heat[0];
    add(map, turned_about(heat[1]));
    return map;
}

void add(Tally& tally, const Contest& contest, const FoughtPair& pair) {
    ++tally.pairs[static_cast<std::size_t>(pair.battles[0].result)][static_cast<std::size_t>(pair.battles[1].result)];
    for (const FightResult& fought : pair.battles)
        count(tally, *contest.meeting(pair.pair).laid[fought.a_is_heads ? 0 : 1], fought);
}

int length_quantile(const Tally& tally, double share) {
    const auto wanted = static_cast<Count>(std::ceil(share * static_cast<double>(tally.battles())));
    Count seen = 0;
    for (int turn = 0; turn <= kSavedTurns; ++turn) {
        for (const auto& length : tally.length) seen += length[static_cast<std::size_t>(turn)];
        if (seen >= wanted) return turn;
    }
    return kSavedTurns;
}

}  // namespace lab
