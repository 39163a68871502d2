// A bot's estimate of a strike equals the average result. Each of thousands of strikes in all shipped battles is
// carried out with every result of its dice, and the losses are counted.

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/candidate_move.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "tests/support/at_least.h"
#include "tests/support/kit.h"

namespace cw = rules::coin_wars;
using rules::coin_wars::CoinWars;

namespace {

#ifdef COINWARS_SANITIZED
constexpr int kCommands = 60, kBlows = 8;
#else
constexpr int kCommands = 400, kBlows = 90;
#endif
constexpr std::size_t kMaxRolls = 4;  // with up to twelve sides: more would take too long

// Goes through all sequences of dice like an odometer.
class EveryRoll final : public kit::FairHand {
public:
    int roll(int sides, core::Random&) override {
        if (next_ == sides_.size()) {
            sides_.push_back(sides);
            shown_.push_back(1);
        }
        chance_ /= sides;
        return shown_[next_++];
    }
    double chance() const { return chance_; }
    std::size_t rolls() const { return sides_.size(); }
    // Returns false after the last sequence.
    bool advance() {
        next_ = 0;
        chance_ = 1;
        while (!shown_.empty() && shown_.back() == sides_.back()) {
            shown_.pop_back();
            sides_.pop_back();
        }
        if (shown_.empty()) return false;
        ++shown_.back();
        return true;
    }

private:
    std::vector<int> sides_, shown_;
    std::size_t next_ = 0;
    double chance_ = 1;
};

// The worth of `side`'s coins that are on the table before but not after.
double fallen(const bots::Board& board, const cw::Match& after, cw::Side side) {
    double sum = 0;
    for (const int coin : board.line(side))
        if (!after.on_table(coin)) sum += board.worth_of(coin);
    return sum;
}

// The average gain of the strike over all results of its dice; nullopt if there are too many.
std::optional<double> brought(const bots::Board& board, const cw::Command& command) {
    const cw::Match& match = board.match();
    core::Random random(1);
    EveryRoll hand;
    double sum = 0;
    do {
        cw::Match after = match;
        CoinWars::apply(after, command, random, hand);
        while (!after.awaiting.empty()) {
            const auto decision = bots::answer(after, after.awaiting.front().side, random);
            CoinWars::apply(after, *decision, random, hand);
        }
        if (hand.rolls() > kMaxRolls) return std::nullopt;
        sum += hand.chance() * (fallen(board, after, cw::other(match.side)) - fallen(board, after, match.side));
    } while (hand.advance());
    return sum;
}

// Compares all legal strikes in this position with their results; returns their number.
int hold_blows(const cw::Match& match, core::Random& random, int max) {
    const bots::Board board(match);
    int held = 0;
    for (const bots::Unit& unit : board.units(match.side)) {
        std::vector<bots::Candidate> candidates;
        bots::think(board, unit, {}, random, candidates);
        for (bots::Candidate& candidate : candidates) {
            using Kind = bots::Candidate::Kind;
            if (candidate.kind != Kind::Attack && candidate.kind != Kind::Charge) continue;
            const cw::Command command = bots::command_of(match, candidate);
            if (held == max || CoinWars::check(match, command)) continue;
            bots::make_exact(board, candidate);
            const auto gain = brought(board, command);
            if (!gain) continue;
            ++held;
            CHECK_MESSAGE(candidate.gain == doctest::Approx(*gain).epsilon(1e-6), CoinWars::to_json(command).dump()
                                                                                      << " in turn " << match.turn);
        }
    }
    return held;
}

}  // namespace

TEST_CASE("what bots promise of their blows comes true on average, in all battles that ship") {
    const auto shelf = battles::load_battles(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    int all = 0;
    for (const auto& battle : tests::at_least(25, shelf.battles)) {
        CAPTURE(battle.name);
        auto match = *CoinWars::start(battle.json);
        const std::array players{bots::find_level("sergeant")->make({}), bots::find_level("sergeant")->make({})};
        core::Random random(7);
        kit::FairHand hand;
        int held = 0;
        for (int i = 0; i < kCommands && match.phase != cw::Phase::Over && held < kBlows; ++i) {
            if (match.phase == cw::Phase::Play && match.awaiting.empty())
                held += hold_blows(match, random, kBlows - held);
            const cw::Side side = bots::is_asked(match, cw::Side::Heads) ? cw::Side::Heads : cw::Side::Tails;
            CoinWars::apply(match, *players[cw::index(side)]->next(match, side, random), random, hand);
        }
        CHECK(held > 0);
        all += held;
    }
    MESSAGE(all << " blows");
}
