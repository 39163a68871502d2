#include "game/coin_wars/analysis/throws.h"

#include <algorithm>
#include <vector>

#include "game/coin_wars/bots/chance.h"
#include "game/kit/hands/quick_hand.h"

namespace analysis {

namespace {

// Beyond these, the average is taken over that many random throws.
constexpr int kMaxOutcomes = 2000, kDrawn = 500;
constexpr int kThrows = 4;  // for foreseen_after

// Shows all results in turn: first the lowest of each die, then counts up, the last die first.
class EveryThrow final : public rules::Hand {
public:
    rules::Face toss(core::Random&) override { return show(2) == 0 ? rules::Face::Heads : rules::Face::Tails; }
    int roll(int sides, core::Random&) override { return 1 + show(sides); }

    // True if there is another outcome; the next command's throws show it.
    bool count_up() {
        dice_.resize(shown_);
        shown_ = 0;
        weight_ = 1;
        while (!dice_.empty() && dice_.back().shown + 1 == dice_.back().sides) dice_.pop_back();
        if (!dice_.empty()) ++dice_.back().shown;
        return !dice_.empty();
    }
    bool threw() const { return shown_ > 0; }
    double weight() const { return weight_; }  // probability of this result

private:
    struct Die {
        int sides = 0, shown = 0;
    };
    int show(int sides) {
        if (shown_ == dice_.size()) dice_.push_back({sides, 0});
        weight_ /= sides;
        return dice_[shown_++].shown;
    }

    std::vector<Die> dice_;
    std::size_t shown_ = 0;
    double weight_ = 1;
};

double chance_after(cw::Match match, const cw::Command& command, cw::Side side, core::Random& random,
                    rules::Hand& hand) {
    cw::CoinWars::apply(match, command, random, hand);
    return bots::chance(match, side);
}

double drawn_chance(const cw::Match& before, const cw::Command& command, cw::Side side, bots::Thinking* thinking) {
    core::Random random(cw::CoinWars::hash(before));
    hands::QuickHand hand;
    double sum = 0;
    int drawn = 0;
    while (drawn < kDrawn && (drawn == 0 || !bots::stopped(thinking))) {
        sum += chance_after(before, command, side, random, hand);
        bots::count_work(thinking, bots::kReading);
        ++drawn;
    }
    return sum / drawn;
}

// The command without results of real dice or a real coin.
cw::Command unthrown(cw::Command command) {
    if (auto* attack = get_if<cw::Attack>(&command)) attack->dice = {};
    if (auto* charge = get_if<cw::Charge>(&command)) charge->dice = {};
    return command;
}

}  // namespace

double expected_chance(const cw::Match& before, const cw::Command& command, cw::Side side, bots::Thinking* thinking) {
    const cw::Command fair = unthrown(command);
    core::Random random(1);
    EveryThrow hand;
    double sum = 0, seen = 0;
    int outcomes = 0;
    do {
        if (++outcomes > kMaxOutcomes) return drawn_chance(before, fair, side, thinking);
        const double chance = chance_after(before, fair, side, random, hand);
        sum += hand.weight() * chance;
        seen += hand.weight();
        bots::count_work(thinking, bots::kReading);
    } while (!bots::stopped(thinking) && hand.count_up());
    return sum / seen;
}

double foreseen_after(const cw::Match& before, const cw::Command& command, cw::Side side, int playouts,
                      bots::Thinking* thinking) {
    core::Random random(cw::CoinWars::hash(before));
    EveryThrow any;
    cw::Match after = before;
    cw::CoinWars::apply(after, command, random, any);
    if (!any.threw()) return bots::foreseen_chance(after, side, playouts, thinking);
    hands::QuickHand hand;
    double sum = 0;
    for (int i = 0; i < kThrows; ++i) {
        after = before;
        cw::CoinWars::apply(after, command, random, hand);
        sum += bots::foreseen_chance(after, side, playouts / kThrows, thinking) - bots::chance(after, side);
    }
    return std::clamp(expected_chance(before, command, side, thinking) + sum / kThrows, 0.0, 1.0);
}

double luck(const cw::Match& before, const cw::Command& command, const cw::Match& after, cw::Side side,
            bots::Thinking* thinking) {
    core::Random random(1);
    EveryThrow hand;
    chance_after(before, unthrown(command), side, random, hand);
    return hand.threw() ? bots::chance(after, side) - expected_chance(before, command, side, thinking) : 0;
}

}  // namespace analysis
