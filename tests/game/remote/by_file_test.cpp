// Battles sent back and forth as files: opening one leads to the sender's position. A file that does not continue this
// player's game is refused with a code and changes nothing.

#include <doctest/doctest.h>

#include <fstream>

#include "game/remote/first_kind.h"
#include "tests/support/by_file_table.h"

namespace by_file {

namespace {

int throws_in(const Ledger& ledger, std::size_t links) {
    int count = 0;
    for (const Signed& step : ledger.steps) count += step.links.size() == links;
    return count;
}

TEST_CASE("battles by file: both come to the same end, every throw is made by both") {
    int throws = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Two two;
        two.play(200, seed);
        CHECK(two.over());
        CHECK(two.heads.game->hash() == two.tails.game->hash());
        const File file = two.tails.file();
        throws += throws_in(ledger_in(file), 2);
        CHECK(throws_in(ledger_in(file), 1) == 0);
        CHECK_FALSE(first_violation(ledger_in(file), file, *new_game(file.start)));
    }
    CHECK(throws > 20);
}

TEST_CASE("trusted dice: who asks throws alone, the record says so, and no file waits for a throw") {
    int throws = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Two two(true);
        two.play(200, seed);
        CHECK(two.over());
        const File file = two.heads.file();
        Ledger ledger = ledger_in(file);
        throws += throws_in(ledger, 1);
        CHECK(throws_in(ledger, 2) == 0);
        CHECK_FALSE(first_violation(ledger, file, *new_game(file.start)));
        ledger.trusted = false;
        CHECK(first_violation(ledger, file, *new_game(file.start)).value().code == "promise");
    }
    CHECK(throws > 20);
}

TEST_CASE("a throw goes to the other side, whose machine makes it, and comes back") {
    Two two;
    REQUIRE(two.tails.ask(kAgreeTails).empty());
    REQUIRE(two.tails.ask(kFaces).empty());
    REQUIRE(two.tails.ask(kToss).empty());
    CHECK(two.tails.game->steps() == 3);  // it waits
    CHECK(two.tails.table->to_send());
    CHECK(two.tails.ask(kToss) == "not_your_turn");
    CHECK(two.heads.open(two.tails.file()).empty());
    CHECK(two.heads.game->steps() == 4);
    CHECK(two.tails.open(two.heads.file()).empty());
    CHECK(two.tails.game->hash() == two.heads.game->hash());
    // The same links give the same throw, even if the file is opened again.
    Player again{ann()};
    CHECK(again.open(two.tails.file()).empty());
    CHECK(again.game->hash() == two.heads.game->hash());
}

TEST_CASE("refused: what does not continue what one has, and nothing is changed") {
    Two two;
    REQUIRE(two.tails.ask(kAgreeTails).empty());
    const File answer = two.tails.file();
    REQUIRE(two.tails.ask(kFaces).empty());
    const std::string before = two.tails.game->hash();
    SUBCASE("an older one") { CHECK(two.tails.open(two.first) == "older"); }
    SUBCASE("one that goes on otherwise") {
        Player twin{ben()};
        REQUIRE(twin.open(answer).empty());
        REQUIRE(twin.ask(Json{{"cmd", "faces"}, {"swap", true}}).empty());
        CHECK(two.tails.open(twin.file()) == "fork");
    }
    SUBCASE("another battle") {
        Two others;
        CHECK(two.tails.open(others.heads.file()) == "other_table");
    }
    SUBCASE("somebody else's answer to the same file") {
        Player eve{kit::self_of('e', "Eve")};
        REQUIRE(eve.open(two.first).empty());
        REQUIRE(eve.ask(kAgreeTails).empty());
        REQUIRE(two.heads.open(answer).empty());
        CHECK(two.heads.open(eve.file()) == "taken");
    }
    SUBCASE("others play there") { CHECK(Player{kit::self_of('e', "Eve")}.open(answer) == "others"); }
    SUBCASE("changed after it was signed") {
        for (const char* what : {"command", "start", "seats", "person", "dropped"}) {
            File file = two.tails.file();
            if (what == std::string("command")) file.steps[2].command["swap"] = true;
            if (what == std::string("start")) file.start["title"] = "Otherwise";
            if (what == std::string("seats")) file.about["remote"]["people"][1]["seats"] = {0, 1};
            if (what == std::string("person")) file.about["remote"]["steps"][1]["person"] = 0;
            if (what == std::string("dropped")) file.steps.pop_back();
            CHECK_MESSAGE(two.heads.open(file) == "changed", what);
        }
    }
    SUBCASE("out of turn") { CHECK(two.heads.ask(Json{{"cmd", "concede"}, {"side", "heads"}}) == "not_your_turn"); }
    CHECK(two.tails.game->hash() == before);
}

TEST_CASE("refused: a throw that became another one after it was fixed") {
    Two two;
    REQUIRE(two.tails.ask(kAgreeTails).empty());
    REQUIRE(two.tails.ask(kFaces).empty());
    Player twin{ben()};
    REQUIRE(twin.open(two.tails.file()).empty());
    REQUIRE(two.tails.ask(kToss).empty());
    REQUIRE(twin.ask(Json{{"cmd", "concede"}, {"side", "tails"}}).empty());
    CHECK(two.tails.open(twin.file()) == "bent");
}

TEST_CASE("one's own steps can be taken back as long as one holds the table") {
    Two two;
    CHECK_FALSE(two.heads.table->may_go_back(0));
    REQUIRE(two.tails.ask(kAgreeTails).empty());
    CHECK_FALSE(two.tails.table->may_go_back(0));
    CHECK(two.tails.table->may_go_back(1));
    two.tails.table->ask_back(1);
    CHECK(two.tails.game->steps() == 1);
    REQUIRE(two.tails.ask(kAgreeTails).empty());
    REQUIRE(two.tails.ask(kFaces).empty());
    REQUIRE(two.tails.ask(kToss).empty());
    CHECK_FALSE(two.tails.table->may_go_back(1));
    CHECK(two.heads.open(two.tails.file()).empty());
}

// Ann hosts, Ben joins; continues until all requests are answered.
void meet(Player& host, Player& guest) {
    tests::Exchange exchange(1, {});
    Ledger hosts = host.table->ledger(), guests = guest.table->ledger();
    std::vector<int> free;
    if (hosts.holder(1) == kNobody) free.push_back(1);
    Host laid(host.self, hosts, free, {new_code(), new_code()}, *host.game, [&] { return exchange.take(); });
    Guest came(
        guest.self, laid.codes().seats, [&] { return exchange.dial(); }, guests);
    came.sit_down(*guest.game);
    for (double now = 0; now < 20; now += 0.05) {
        laid.poll(now);
        came.poll(now);
    }
    CHECK(came.state() == Guest::State::Joined);
    CHECK_FALSE(came.waits());
    CHECK_FALSE(laid.waits());
    host.table = std::make_unique<Correspondence>(host.self, laid.ledger(), *host.game);
    guest.table = std::make_unique<Correspondence>(guest.self, came.ledger(), *guest.game);
}

TEST_CASE("begun by file, gone on with directly, and by file again") {
    Two two;
    REQUIRE(two.tails.ask(kAgreeTails).empty());
    REQUIRE(two.tails.ask(kFaces).empty());
    REQUIRE(two.tails.ask(kToss).empty());
    SUBCASE("whose throw waits goes to the other's table") { meet(two.heads, two.tails); }
    SUBCASE("whose throw waits lays the table") { meet(two.tails, two.heads); }
    CHECK(two.heads.game->steps() == 4);
    CHECK(two.heads.game->hash() == two.tails.game->hash());
    two.play(40, 7);
    CHECK(two.heads.game->steps() >= 39);
}

TEST_CASE("files of the first kind still hold, and are known as such") {
    for (const char* name : {"first", "turn", "throw"}) {
        const std::string folder = COINWARS_SOURCE_DIR "/tests/fuzz/seeds/turn/";
        std::ifstream in(folder + name + ".coinwars");
        const File file = rules::record_from_json(rules::with_checksums(Json::parse(in))).value();
        const Ledger theirs = ledger_in(file);
        CHECK(first_kind::is_in(theirs, file));
        CHECK_FALSE(first_violation(theirs, file, *new_game(file.start)));
        Ledger changed = theirs;
        changed.steps.front().revision = 7;
        CHECK(first_violation(changed, file, *new_game(file.start)));
    }
}

}  // namespace
}  // namespace by_file
