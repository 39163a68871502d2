// Every shipped battle is fought twelve times at random, from the agreement to its end, under its own rules.

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/kit.h"

using rules::coin_wars::CoinWars;
namespace cw = rules::coin_wars;

namespace {

constexpr std::uint64_t kTimes = 12;
constexpr int kAttempts = 12;  // for a turn; it then ends

// A command before the fight, or a decision, or a random action.
cw::Command next(const cw::Match& match, core::Random& random) {
    switch (match.phase) {
        case cw::Phase::Agree:
            return cw::Agree{match.agreed[0] ? cw::Side::Tails : cw::Side::Heads};
        case cw::Phase::Order:
            return cw::Order{random.below(2) == 0 ? cw::Side::Heads : cw::Side::Tails};
        case cw::Phase::Deploy:
            return cw::Ready{match.side};
        case cw::Phase::Play:
            return kit::propose_fight(match, random);
        default:
            return kit::propose(match, random);
    }
}

bool is_talk(const cw::Command& command) {
    return holds_alternative<cw::Draw>(command) || holds_alternative<cw::EndTurn>(command);
}

// The number of turns it took; nullopt if it did not end.
std::optional<int> fought(cw::Match start, std::uint64_t seed) {
    rules::GameSession<CoinWars> session(std::move(start), seed);
    core::Random random(seed);
    kit::FairHand hand;
    for (int attempts = 0; session.match().phase != cw::Phase::Over;) {
        const cw::Match& match = session.match();
        if (match.turn > 200) return std::nullopt;
        const bool fights = match.phase == cw::Phase::Play && match.awaiting.empty();
        if (fights && ++attempts > kAttempts) {
            attempts = 0;
            REQUIRE(session.submit(cw::EndTurn{}, hand));
            continue;
        }
        const cw::Command command = next(match, random);
        if (fights && is_talk(command)) continue;
        if (!CoinWars::check(match, command)) REQUIRE(session.submit(command, hand));
    }
    return session.match().turn;
}

}  // namespace

TEST_CASE("every battle that ships, fought twelve times, comes to its end under its rules") {
    const auto shelf = battles::load_battles(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    CHECK(shelf.faults.empty());
    for (const auto& battle : shelf.battles) {
        CAPTURE(battle.name);
        const auto start = CoinWars::start(battle.json);
        REQUIRE_MESSAGE(start, words::english(start.error().message));
        for (std::uint64_t seed = 1; seed <= kTimes; ++seed) {
            const auto turns = fought(*start, seed);
            REQUIRE_MESSAGE(turns, "seed " << seed << " does not end");
            const int limit = battle.scenario.victory.turns;
            CHECK_MESSAGE((limit == 0 || *turns <= limit + 1), "seed " << seed << " ended in turn " << *turns);
        }
    }
}
