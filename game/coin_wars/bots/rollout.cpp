#include "game/coin_wars/bots/rollout.h"

#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/bots/planner.h"

namespace bots {

namespace {

constexpr double kWon = 1e5;
constexpr int kMostCommands = 60;  // in a turn: more than ten actions, all formations and all decisions

// Chance as fair as the real hand's, but independent of it.
class Imagined final : public rules::Hand {
public:
    rules::Face toss(core::Random& random) override {
        return random.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails;
    }
    int roll(int sides, core::Random& random) override {
        return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
    }
};

bool turn_of(const Match& match, Side side, int turn) {
    return match.phase == cw::Phase::Play && match.side == side && match.turn == turn;
}

// The answer to a pending decision or offer; nullopt if there is none.
std::optional<cw::Command> waited_for(const Match& match, core::Random& random) {
    if (match.awaiting.empty() && !match.ending.draw_offered) return std::nullopt;
    for (const Side side : {Side::Heads, Side::Tails})
        if (is_asked(match, side)) return answer(match, side, random);
    return std::nullopt;
}

void play_turn_on(Match& match, Planner& planner, core::Random& random, std::int64_t& work) {
    const Side side = match.side;
    const int turn = match.turn;
    Imagined hand;
    for (int i = 0; i < kMostCommands && turn_of(match, side, turn); ++i) {
        auto command = waited_for(match, random);
        if (!command) command = planner.act(match, random);
        cw::CoinWars::apply(match, *command, random, hand);
        ++work;
    }
    if (turn_of(match, side, turn) && match.awaiting.empty()) cw::CoinWars::apply(match, cw::EndTurn{}, random, hand);
}

}  // namespace

double Plan::mean(std::size_t ways) const {
    double sum = 0;
    for (std::size_t i = 0; i < ways; ++i) sum += values[i];
    return sum / static_cast<double>(ways);
}

Plan play_turn(Match match, const std::vector<cw::Command>& wished, const Weights& weights, core::Random& random) {
    const Side side = match.side;
    const int turn = match.turn;
    Imagined hand;
    Planner planner(weights);
    Plan plan;
    std::size_t next = 0;
    while (turn_of(match, side, turn) && plan.work < kMostCommands) {
        auto command = waited_for(match, random);
        while (!command && next < wished.size())
            if (!cw::CoinWars::check(match, wished[next++])) command = wished[next - 1];
        if (!command) command = planner.act(match, random);
        plan.steps.push_back({*command, cw::CoinWars::hash(match)});
        cw::CoinWars::apply(match, *command, random, hand);
        ++plan.work;
    }
    plan.after = std::move(match);
    return plan;
}

double play_on(const Plan& plan, Side side, const Rollout& way, core::Random& random, std::int64_t& work) {
    Match match = plan.after;
    Planner mine(way.weights[0]), theirs(way.weights[1]);
    for (int i = 0; i < way.turns && match.phase == cw::Phase::Play; ++i)
        play_turn_on(match, match.side == side ? mine : theirs, random, work);
    return judge(match, side);
}

double expected_score(Match match, Side side, int playouts, core::Random& random) {
    constexpr Weights kErring{.noise = 0.3};
    constexpr int kMostTurns = 200;
    match.ending.draw_offered.reset();
    double sum = 0;
    for (int i = 0; i < playouts; ++i) {
        Match end = match;
        std::array planners{Planner(kErring), Planner(kErring)};
        std::int64_t work = 0;
        for (int turn = 0; turn < kMostTurns && end.phase == cw::Phase::Play; ++turn)
            play_turn_on(end, planners[cw::index(end.side)], random, work);
        const auto winner = end.outcome ? end.outcome->winner : std::nullopt;
        sum += !winner ? 0.5 : *winner == side ? 1 : 0;
    }
    return sum / playouts;
}

double judge(const Match& match, Side side) {
    if (match.phase == cw::Phase::Over) {
        if (!match.outcome->winner) return 0;
        return match.outcome->winner == side ? kWon - match.turn : match.turn - kWon;
    }
    const Board board(match);
    const double mine = board.worth(side), theirs = board.worth(cw::other(side));
    return 0.5 * (mine - theirs) + 40 * (mine - theirs) / (mine + theirs + 1);
}

}  // namespace bots
