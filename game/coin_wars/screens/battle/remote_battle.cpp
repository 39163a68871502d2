#include "game/coin_wars/screens/battle/remote_battle.h"

#include "game/coin_wars/screens/battle/game.h"

namespace screens {

namespace {

int index_of(rules::Face face) { return static_cast<int>(face); }

}  // namespace

const rules::GameSession<cw::CoinWars>& RemoteBattle::session() const { return *game_.session_; }

bool RemoteBattle::hidden() const { return game_.set_up().hidden; }

rules::Record RemoteBattle::record() const { return game_.record(); }

std::optional<rules::Refusal> RemoteBattle::submit(const cw::Command& command, std::uint64_t seed) {
    game_.session_->reseed(seed);
    JointHand hand(game_.hand_);
    return game_.submit(command, &hand);
}

void RemoteBattle::go_back(std::size_t steps) {
    game_.session_->go_back(steps);
    game_.went_back();
}

void RemoteBattle::keep(const remote::Ledger& ledger) { game_.save_shared(ledger); }

void RemoteBattle::waited(double seconds) {
    profile::Clock* clock = game_.clock();
    const cw::Match& match = game_.session_->match();
    if (clock == nullptr || match.phase != cw::Phase::Play) return;
    clock->begin_turn(match.side, match.turn);
    clock->run(acting_side(match), seconds);
}

void RemoteBattle::told(const rules::Json& about) {
    const auto found = about.find("clock");
    const auto told = found != about.end() ? profile::Clock::from(*found) : std::nullopt;
    if (told && game_.clock() && told->follows(*game_.clock())) *game_.clock() = *told;
}

rules::Face JointHand::toss(core::Random& random) {
    const auto face = static_cast<rules::Face>(random.below(2));
    table_.expect(index_of(face));
    (void)table_.toss(ways_);
    return face;
}

int JointHand::roll(int sides, core::Random& random) {
    const int shown = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
    table_.expect(shown);
    (void)table_.roll(sides, ways_);
    return shown;
}

}  // namespace screens
