// Universalis under the contract tests of every rule system, and the invariants of every state on the way.

#include <set>

#include "tests/support/kit.h"
#include "tests/support/sanitized.h"
#include "tests/support/universalis_proposals.h"
#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

// Someone due to decide has a legal choice: the game never gets stuck.
void expect_a_way_on(const Match& match) {
    const std::vector<int> due = awaited(match);
    CHECK(due.empty() == (match.phase == Phase::Ended));
    for (const int seat : due) {
        const auto offers = choices(match, seat);
        const auto open = std::ranges::count_if(offers, [](const Choice& each) { return !each.refusal; });
        CHECK_MESSAGE(open > 0, "nothing is left to do in " << Universalis::state(match).dump());
    }
}

// Checks the sum of all accounts, and every other invariant, after each command; counts what occurred.
struct Watch {
    Match seen{};
    std::set<Phase> phases{};
    std::set<PauseKind> pauses{};
    int undone = 0, guests = 0;

    Command operator()(const Match& match, core::Random& random) {
        if (match != seen) look(match);
        return kit::universalis::propose(match, random);
    }
    void look(const Match& match) {
        REQUIRE_MESSAGE(fault(match) == "", Universalis::state(match).dump());
        expect_a_way_on(match);
        phases.insert(match.phase);
        pauses.insert(match.pause());
        for (const Entry& entry : match.entries) undone += entry.status == EntryStatus::Undone;
        for (const Card& card : match.cards) guests += card.placement.guest;
        seen = match;
    }
};

}  // namespace

TEST_CASE("Universalis holds the contract of a rule system, whole tables at random") {
    Watch watch;
    for (std::uint64_t seed = 1; seed <= kit::seeds(24); ++seed) {
        const int players = 2 + static_cast<int>(seed % 4);
        const auto start = Universalis::start(table_of(players, {{"first", seed % 2}}));
        REQUIRE(start);
        kit::hold_contract<Universalis>(*start, seed, std::ref(watch), {200, 80, 100});
    }
    if (kit::kSanitized) return;
    CHECK(watch.phases.size() == 8);
    CHECK(watch.pauses.size() == 6);
    CHECK(watch.undone > 0);
    CHECK(watch.guests > 0);
}

TEST_CASE("Universalis holds the contract under its other options, and with few coins") {
    const Json options{{"aftermath_purse", "bonus_then_wealth"},
                       {"trait_reach", "controlled"},
                       {"challenge_refund", "spent"},
                       {"consent", "pools"}};
    Watch watch;
    for (std::uint64_t seed = 1; seed <= kit::seeds(10); ++seed) {
        const auto start = Universalis::start(
            table_of(3, {{"start_coins", 2 + 10 * (seed % 2)}, {"refreshment", 6}, {"options", options}}));
        REQUIRE(start);
        CHECK(Universalis::start(Universalis::options(*start)).value() == *start);
        kit::hold_contract<Universalis>(*start, seed, std::ref(watch), {200, 80, 100});
    }
    CHECK((watch.phases.contains(Phase::Aftermath) || kit::kSanitized));
}
