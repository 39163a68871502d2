#include "game/coin_wars/lab/history_comparison.h"

#include <set>

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/lab/touching_groups.h"

namespace lab {

namespace {

using rules::Json;

double share_lost(const Tally& tally, std::size_t party) {
    Count brought = 0, lost = 0;
    for (const TypeLosses& type : tally.by_type[party]) {
        brought += type.brought;
        lost += type.lost;
    }
    return brought > 0 ? static_cast<double>(lost) / static_cast<double>(brought) : 0;
}

// Removes coins from a battle: see `weakened` in history_comparison.h.

// Collects the names in a battle, outside the lists of coins and Armies.
void gather_names(const Json& json, std::set<std::string>& names) {
    if (json.is_string()) names.insert(json.get<std::string>());
    if (!json.is_structured()) return;
    for (const auto& [key, value] : json.items())
        if (key != "coins" && key != "armies" && key != "coin_set") gather_names(value, names);
    // In conditions and Going Beyond, `coins` is a number or a list of ids.
    if (const auto it = json.is_object() ? json.find("coins") : json.end();
        it != json.end() && it->is_array() && !it->empty() && it->front().is_string())
        for (const Json& name : *it) names.insert(name.get<std::string>());
}

// The coins of an Army, or the single coins of a type.
struct Body {
    std::vector<int> coins;
    std::size_t at_first = 0;
    bool army = false;
    double left() const { return static_cast<double>(coins.size()) / static_cast<double>(at_first); }
};

class Sparing {
public:
    Sparing(const cw::Scenario& scenario, cw::Side side) : scenario_(scenario), side_(side) {
        gather_names(cw::to_json(scenario), named_);
        std::set<int> in_army;
        for (const std::vector<int>& army : scenario.armies) {
            if (setup(army.front()).side != side) continue;
            bodies_.push_back({army, army.size(), true});
            in_army.insert(army.begin(), army.end());
        }
        std::map<int, Body> loose;
        for (int coin = 0; coin < static_cast<int>(scenario.coins.size()); ++coin) {
            if (setup(coin).side != side || setup(coin).watching) continue;
            ++of_type_[setup(coin).type];
            if (!in_army.contains(coin)) loose[setup(coin).type].coins.push_back(coin);
        }
        for (auto& [type, body] : loose) {
            body.at_first = body.coins.size();
            bodies_.push_back(std::move(body));
        }
    }

    // Removes and returns the next coin to give up.
    std::optional<int> take() {
        std::vector<Body*> order;
        for (Body& body : bodies_) order.push_back(&body);
        std::ranges::stable_sort(order, std::ranges::greater{}, [](const Body* body) { return body->left(); });
        for (Body* body : order)
            if (const auto coin = spared_by(*body)) {
                std::erase(body->coins, *coin);
                --of_type_[setup(*coin).type];
                return coin;
            }
        return std::nullopt;
    }

private:
    const cw::CoinSetup& setup(int coin) const { return scenario_.coin(coin); }

    // The coin farthest back, the last of equal ones.
    std::optional<int> spared_by(const Body& body) const {
        std::optional<int> best;
        for (const int coin : body.coins)
            if (may_go(body, coin) && (!best || depth(coin) >= depth(*best))) best = coin;
        return best;
    }

    double depth(int coin) const {
        if (!setup(coin).at) return 0;
        return side_ == cw::Side::Heads ? -setup(coin).at->y : setup(coin).at->y;
    }

    bool may_go(const Body& body, int coin) const {
        if (named_.contains(setup(coin).id) || of_type_.at(setup(coin).type) < 2) return false;
        if (!body.army) return true;
        if (body.coins.size() < 3 || scenario_.type_of(coin).command) return false;
        std::vector<int> rest = body.coins;
        std::erase(rest, coin);
        const auto placed = [&](int each) { return setup(each).at && setup(each).arrives == 0; };
        return !std::ranges::all_of(rest, placed) || is_linked(scenario_, rest);
    }

    const cw::Scenario& scenario_;
    cw::Side side_;
    std::set<std::string> named_;
    std::vector<Body> bodies_;
    std::map<int, int> of_type_;  // remaining coins of each type
};

}  // namespace

History compare(const battles::RecordedOutcome& recorded, const Standing& standing) {
    History history;
    for (std::size_t side = 0; side < 2; ++side) {
        HistorySide& each = history.sides[side];
        each.simulated = share_lost(standing.tally, side);
        each.wins = wins(standing.tally, static_cast<int>(side), standing.kind);
        if (!recorded.sides[side]) continue;
        const auto [low, high] = recorded.sides[side]->share();
        each.recorded = Interval{low, high};
    }
    if (recorded.winner != battles::Winner::Nobody) history.recorded_winner = static_cast<cw::Side>(recorded.winner);
    const auto [heads, tails, draws] = standing.tally.results;
    if (heads != tails) history.simulated_winner = heads > tails ? cw::Side::Heads : cw::Side::Tails;
    return history;
}

HandicapSearch::HandicapSearch(const Contest& contest, int workers) : contest_(contest), workers_(workers) {
    begin(0, 0);
}

// nullopt if that many coins cannot be spared.
std::optional<Contest> HandicapSearch::contest_with(int party, int fewer) const {
    Contest contest = contest_;
    contest.stop.reset();
    for (Meeting& meeting : contest.meetings)
        for (std::size_t i = 0; i < 2; ++i) {
            const bool is_heads = (party == 0) == (i == 0 || meeting.fixed_sides);
            auto scenario = weakened(*meeting.laid[i], is_heads ? cw::Side::Heads : cw::Side::Tails, fewer);
            if (!scenario) return std::nullopt;
            meeting.laid[i] = std::make_shared<const cw::Scenario>(std::move(*scenario));
        }
    return contest;
}

int HandicapSearch::max(int party) const {
    int coins = 0;
    while (contest_with(party, coins + 1)) ++coins;
    return coins;
}

void HandicapSearch::begin(int party, int fewer) {
    party_ = party;
    coins_ = fewer;
    run_.reset();
    const auto contest = contest_with(party, fewer);
    if (!contest) return;
    run_ = std::make_unique<Run>(std::vector{*contest}, Workforce{.workers = workers_});
    run_->start();
}

bool HandicapSearch::go_on(const HandicapWatch& watch) {
    if (!run_) return false;
    if (run_->state() == Run::State::Running) {
        if (!watch({party_, coins_, std::nullopt, run_->progress()})) return false;
        core::wait_for_workers(std::chrono::milliseconds(50));
        return true;
    }
    Estimate own = score(run_->standing(0).tally, IntervalKind::Fixed);
    if (party_ == 1) own = turned_over(own);
    return watch({party_, coins_, own.value, run_->progress()}) && settle(own);
}

bool HandicapSearch::settle(const Estimate& score) {
    if (std::exchange(as_is_, false)) return settle_as_is(score);
    if (score.value > 0.5) {
        fewer_ = coins_;
        handicap_.score = score.value;
        handicap_.interval = score.interval;
    } else {
        enough_ = coins_;
        score_then_ = score;
    }
    return halve();
}

bool HandicapSearch::settle_as_is(const Estimate& score) {
    const Estimate better = score.value >= 0.5 ? score : turned_over(score);
    handicap_.party = score.value >= 0.5 ? 0 : 1;
    handicap_.max = max(handicap_.party);
    handicap_.score = better.value;
    handicap_.interval = better.interval;
    enough_ = handicap_.max + 1;
    ended_ = handicap_.score == 0.5;
    return !ended_ && halve();
}

// Begins the next step; returns false if none is needed.
bool HandicapSearch::halve() {
    if (enough_ - fewer_ > 1) {
        begin(handicap_.party, fewer_ + (enough_ - fewer_) / 2);
        return true;
    }
    ended_ = true;
    handicap_.coins = fewer_;
    handicap_.enough = enough_ <= handicap_.max;
    if (handicap_.enough && handicap_.score - 0.5 >= 0.5 - score_then_.value) {
        handicap_.coins = enough_;
        handicap_.score = score_then_.value;
        handicap_.interval = score_then_.interval;
    }
    return false;
}

std::optional<Handicap> even_handicap(const Contest& contest, int workers, const HandicapWatch& watch) {
    HandicapSearch search(contest, workers);
    while (search.go_on(watch)) {
    }
    return search.found();
}

std::optional<cw::Scenario> weakened(const cw::Scenario& scenario, cw::Side side, int coins) {
    Sparing sparing(scenario, side);
    battles::EvenWithout gone{side, {}};
    for (int i = 0; i < coins; ++i) {
        const auto coin = sparing.take();
        if (!coin) return std::nullopt;
        gone.coins.push_back(scenario.coin(*coin).id);
    }
    auto weaker = cw::scenario_from_json(battles::without(cw::to_json(scenario), gone));
    if (!weaker) return std::nullopt;
    return std::move(*weaker);
}

}  // namespace lab
