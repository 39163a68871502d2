#include "game/coin_wars/bots/rollout.h"

#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/bots/imagined_hand.h"
#include "game/coin_wars/bots/planner.h"

namespace bots {

namespace {

// Of the logistic function that turns a lead in material, -1 to 1, into a chance.
constexpr double kSlope = 6;
// The value of winning one turn sooner.
constexpr double kSooner = 1e-4;
constexpr int kMaxCommands = 60;  // in a turn: more than ten actions, all formations and all decisions

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

void play_turn_on(Match& match, Planner& planner, core::Random& random, Thinking* thinking) {
    const Side side = match.side;
    const int turn = match.turn;
    ImaginedHand hand;
    for (int i = 0; i < kMaxCommands && turn_of(match, side, turn) && !stopped(thinking); ++i) {
        auto command = waited_for(match, random);
        if (!command) command = planner.act(match, random, thinking);
        cw::CoinWars::apply(match, *command, random, hand);
    }
    if (turn_of(match, side, turn) && match.awaiting.empty()) cw::CoinWars::apply(match, cw::EndTurn{}, random, hand);
}

double came_to(const Match& end, Side side) {
    if (!end.outcome || !end.outcome->winner) return 0.5;
    return *end.outcome->winner == side ? 1 : 0;
}

}  // namespace

RolloutPlan play_turn(Match match, std::span<const cw::Command> wished, const Weights& weights, core::Random& random,
                      Thinking* thinking) {
    const Side side = match.side;
    const int turn = match.turn;
    ImaginedHand hand;
    Planner planner(weights);
    RolloutPlan plan;
    std::size_t next = 0;
    const auto goes_on = [&] { return plan.steps.size() < kMaxCommands && (plan.steps.empty() || !stopped(thinking)); };
    while (turn_of(match, side, turn) && goes_on()) {
        auto command = waited_for(match, random);
        while (!command && next < wished.size())
            if (!cw::CoinWars::check(match, wished[next++])) command = wished[next - 1];
        if (!command) command = planner.act(match, random, thinking);
        plan.steps.push_back({*command, cw::CoinWars::hash(match)});
        cw::CoinWars::apply(match, *command, random, hand);
    }
    plan.work = planner.evaluated() + static_cast<std::int64_t>(plan.steps.size());
    plan.chance = hand.asked;
    plan.after = std::move(match);
    return plan;
}

double play_on(Match match, Side side, const Rollout& way, core::Random& random, std::int64_t& work,
               Thinking* thinking) {
    Planner mine(way.weights[0]), theirs(way.weights[1]);
    for (int i = 0; i < way.turns && match.phase == cw::Phase::Play && !stopped(thinking); ++i)
        play_turn_on(match, match.side == side ? mine : theirs, random, thinking);
    work += mine.evaluated() + theirs.evaluated();
    return judge(match, side);
}

double expected_score(Match match, Side side, int playouts, core::Random& random, Thinking* thinking) {
    constexpr Weights kErring{.noise = 0.3};
    constexpr int kMaxTurns = 200;
    match.ending.draw_offered.reset();
    double sum = 0;
    int played = 0;
    while (played < playouts && (played == 0 || !stopped(thinking))) {
        Match end = match;
        std::array planners{Planner(kErring), Planner(kErring)};
        for (int turn = 0; turn < kMaxTurns && end.phase == cw::Phase::Play && !stopped(thinking); ++turn)
            play_turn_on(end, planners[cw::index(end.side)], random, thinking);
        const bool cut = end.phase == cw::Phase::Play && stopped(thinking);
        sum += cut ? judge(end, side) : came_to(end, side);
        ++played;
    }
    return sum / played;
}

double judge(const Match& match, Side side) {
    if (match.phase == cw::Phase::Over) {
        if (!match.outcome->winner) return 0.5;
        return match.outcome->winner == side ? 1 - kSooner * match.turn : kSooner * match.turn;
    }
    const Board board(match);
    const double mine = board.worth(side), theirs = board.worth(cw::other(side));
    return 1 / (1 + std::exp(-kSlope * (mine - theirs) / (mine + theirs + 1)));
}

}  // namespace bots
