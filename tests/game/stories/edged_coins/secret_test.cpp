// No reply reveals how coins will fall. (The CM's notes and face-down cards belong to the window, not to the rules.)

#include "tests/support/edged_coins_proposals.h"
#include "tests/support/edged_coins_table.h"
#include "tests/support/sanitized.h"
#include "tests/support/secret_chance.h"

using namespace edged_kit;

TEST_CASE("EC-2: no reply tells how coins will fall") {
    const auto start = EdgedCoins::start({{"seats", {"Ada", "Ben"}}});
    const std::vector<Json> questions{{{"cmd", "legal"}, {"seat", "cm"}}, {{"cmd", "legal"}, {"seat", "p1"}}};
    for (std::uint64_t seed = 1; seed <= kit::seeds(4); ++seed)
        CHECK(kit::keep_chance_secret<EdgedCoins>(*start, seed, kit::edged::propose, questions) > 50);
}
