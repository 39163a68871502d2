// No reply reveals the text of a face-down card, which cards will be drawn, or how coins will fall.

#include "tests/support/coin_rpg_proposals.h"
#include "tests/support/coin_rpg_table.h"
#include "tests/support/sanitized.h"
#include "tests/support/secret_chance.h"

using namespace kit;

namespace {

// Bob has written: always the same coins, everything else varies.
Table written(rpg::ScenePart part, const std::string& words) {
    Table table({"Bod 4P", "Brain 4P", "Pers 4P"}, {});
    part.coins = 6;
    table.do_(rpg::AddScene{1, words, {part}, words + "!"});
    table.do_(rpg::AddScene{1, words, {{part.trait, 4, "", part.heading}}, "Once more."});
    return table;
}

// Compares the replies to everyone but Bob, and to the table.
void expect_equal_replies(const rpg::Match& one, const rpg::Match& other) {
    CHECK(CoinRpg::state(one) == CoinRpg::state(other));
    for (const rules::Json& question : std::vector<rules::Json>{
             {{"cmd", "legal"}}, {{"cmd", "legal"}, {"seat", 0}}, {{"cmd", "legal"}, {"seat", 2}}, {{"cmd", "odds"}}})
        CHECK(reply_of(*CoinRpg::ask(one, question)) == reply_of(*CoinRpg::ask(other, question)));
}

}  // namespace

TEST_CASE("RPG-15: while Scenes are written and lie face down, no reply tells what stands on them") {
    for (std::uint64_t seed = 1; seed <= kit::seeds(6); ++seed) {
        Table one = written({kBod}, "The ivy"), other = written({kPers, 0, "", rpg::Heading::Character}, "A duke");
        core::Random random(seed);
        int accepted = 0;
        for (int i = 0; i < 300; ++i) {
            const rpg::Command command = propose_rpg(one.match(), random);
            OwnHand first(seed), second(seed);
            const auto events = one.session().submit(command, first), same = other.session().submit(command, second);
            REQUIRE(events.has_value() == same.has_value());
            if (!one.match().row.empty()) break;  // drawn cards lie open
            accepted += events.has_value();
            if (!events) CHECK(words::english(events.error().message) == words::english(same.error().message));
            for (std::size_t j = 0; events && j < events->size(); ++j)
                CHECK(CoinRpg::to_json(one.match(), (*events)[j]) == CoinRpg::to_json(other.match(), (*same)[j]));
            expect_equal_replies(one.match(), other.match());
        }
        CHECK(accepted > 3);
    }
}

TEST_CASE("RPG-18: no reply tells which Scenes will be drawn, nor how coins will fall") {
    const auto start = CoinRpg::start(table_json(2, {{"powers", true}}));
    const std::vector<rules::Json> questions{{{"cmd", "legal"}}, {{"cmd", "legal"}, {"seat", 0}}};
    for (std::uint64_t seed = 1; seed <= kit::seeds(4); ++seed)
        CHECK(keep_chance_secret<CoinRpg>(*start, seed, propose_rpg, questions) > 50);
}
