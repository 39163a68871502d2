// A malicious guest who knows the code: whatever they send, the honest player's game is unchanged, and a code says why.

#include <doctest/doctest.h>

#include "tests/support/hostile_table.h"
#include "tests/support/sanitized.h"

namespace remote {

TEST_CASE("A guest who asks for what is not theirs is refused") {
    HonestHost table;
    table.refuses(table.ask_of(kAgreeHeads), "seat");
    Ask unsigned_ask = table.ask_of(kAgreeTails);
    unsigned_ask.proof.clear();
    table.refuses(unsigned_ask, "proof");
    Ask other = table.ask_of(kAgreeTails);
    other.command = kFaces;
    table.refuses(other, "proof");
    Ask late = table.ask_of(kAgreeTails);
    late.revision = 7;
    table.refuses(late, "late");
    table.refuses(table.ask_of(Json{{"cmd", "dance"}}), "refused");
}

TEST_CASE("A guest who bends a throw is refused") {
    HonestHost table;
    table.to_the_toss();
    table.refuses(table.ask_of(Json{{"cmd", "toss"}, {"face", "heads"}}), "refused");
    table.rogue->say(table.ask_of(kToss));
    table.wait();
    const Step fixed = table.host.ledger().fixed.front();
    CHECK(fixed.fix->givers.front().person == 1);  // the asker
    CHECK(fixed.links.empty());                    // the host reveals its own last
    const auto refused = [&](auto change) {
        HonestHost other;
        other.to_the_toss();
        other.rogue->say(other.ask_of(kToss));
        other.wait();
        Give give = other.give_of(1);
        change(give, other);
        other.refuses(give, "link");
        CHECK(other.host.waits());
    };
    refused([](Give& give, const HonestHost& other) { give.link = other.link(other.rogue->heard<Need>()->step, 2); });
    refused([](Give& give, const HonestHost&) { give.link.link = net::to_hex(net::random_bytes(32)); });
    refused([](Give& give, const HonestHost&) { give.link.person = 0; });
    refused([](Give& give, const HonestHost&) { give.link.proof = signed_by(mallory(), "something else"); });
    table.rogue->say(table.give_of(1));
    table.wait();
    CHECK(table.game.steps() == 4);
}

TEST_CASE("While a throw is fixed nothing goes back, and no other link is taken") {
    HonestHost table;
    table.to_the_toss();
    CHECK_FALSE(table.host.ask(kToss));
    table.wait();
    REQUIRE(table.rogue->heard<Need>());
    table.rogue->say(AskBack{table.place().revision, 0});
    table.wait();
    CHECK(table.game.steps() == 3);
    CHECK(table.host.waits());
    table.refuses(table.give_of(2), "link");
    CHECK(table.host.waits());
}

TEST_CASE("A throw that a guest brings as fixed is taken only if it names all who are here, and comes next") {
    const auto brought = [](auto change) {
        HonestHost table;
        table.to_the_toss();
        Step step{table.place().revision, 1, kToss, {}, {}, table.ask_of(kToss).proof};
        step.fix = Fix{1, {{1, 1}, {0, 1}}, {}};
        change(step);
        step.fix->proof = signed_by(mallory(), fix_text(table.place(), step));
        table.rogue->say(Need{step});
        table.wait();
        const Bye* bye = table.rogue->heard<Bye>();
        return bye ? std::string(bye->why) : table.host.ledger().fixed.empty() ? "nothing" : "";
    };
    CHECK(brought([](Step&) {}) == "");
    CHECK(brought([](Step& step) { step.fix->givers.pop_back(); }) == "proof");
    CHECK(brought([](Step& step) { step.fix->givers[1].n = 2; }) == "proof");
    CHECK(brought([](Step& step) { step.fix->orderer = 0; }) == "proof");
    CHECK(brought([](Step& step) { step.command = kAgreeTails; }) == "proof");
}

TEST_CASE("Whoever brings steps that a host lacks moves nothing by what nobody has signed") {
    const auto asked_for_more = [] {
        auto table = std::make_unique<HonestHost>(false);
        Hello hello = hello_of(*table->rogue, mallory());
        hello.table = table->host.ledger().table;
        hello.revision = 5;
        table->rogue->say(hello);
        table->wait();
        REQUIRE(table->rogue->heard<Want>());
        return table;
    };
    Steps tail{0, 5, {}};
    tail.steps.push_back(Step{1, 0, kAgreeHeads, {}, {}, {}});
    auto table = asked_for_more();
    table->refuses(tail, "differs");
    CHECK(table->host.ledger().revision == 0);
    table = asked_for_more();
    table->refuses(Steps{0, 1'000'000'000, {}}, "malformed");
    CHECK(table->host.ledger().revision == 0);
}

TEST_CASE("What is said out of turn, in another's role or too often ends the line") {
    HonestHost().refuses(Need{Step{1, 0, kAgreeHeads, {}, {}, {}}}, "proof");
    HonestHost().refuses(Welcome{0, {}, kit::small_battle(), Json::object(), "coin-wars"}, "malformed");
    HonestHost().refuses(NextStep{Step{1, 0, kAgreeHeads, {}, {}, {}}}, "malformed");
    HonestHost(false).refuses(AskBack{1, 0}, "malformed");
    Steps tail{0, 5, {}};
    tail.steps.push_back(Step{1, 0, kAgreeHeads, {}, {}, {}});
    HonestHost().refuses(tail, "malformed");  // nobody has asked for it
    for (const char* text : {"", "{", "7", "{\"say\":\"dance\"}", "{\"say\":\"ask\",\"revision\":-1}"}) {
        HonestHost table;
        table.rogue->say_text(text);
        table.wait();
        CHECK(table.rogue->ended());
        CHECK(table.game.steps() == 0);
    }
    HonestHost flooded;
    for (int i = 0; i < 400; ++i) flooded.rogue->say(Word{kNobody, "", "and another thing", {}});
    flooded.refuses(Ping{1}, "flood");
}

TEST_CASE("Who says to be somebody else, or has another program, does not sit down") {
    HonestHost forged(false);
    Hello hello = hello_of(*forged.rogue, mallory());
    hello.key = net::to_hex(forged.ann.key.name());
    forged.refuses(hello, "malformed");
    HonestHost older(false);
    hello = hello_of(*older.rogue, mallory());
    hello.program = "0";
    older.refuses(hello, "program");
    CHECK(older.host.ledger().people.size() == 1);
}

TEST_CASE("A battle larger than any is no battle") {
    Json giant = kit::small_battle();
    Json& coins = giant["sides"]["heads"]["coins"];
    for (int i = 0; i < 50'000; ++i)
        coins.push_back({{"id", "g" + std::to_string(i)}, {"type", "penny"}, {"at", {i % 16, i % 14}}});
    CHECK_FALSE(CoinWars::start(giant).has_value());
    giant = kit::small_battle();
    giant["table"] = {{"width", 1e300}, {"height", 14}};
    CHECK_FALSE(CoinWars::start(giant).has_value());
}

TEST_CASE("Messages changed at random: nothing crashes, and the game stays one that holds") {
    HonestHost table;
    core::Random random(11);
    const auto below = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    std::vector<Message> samples;
    int made_at = -1;
    for (int i = 0; i < (kit::kSanitized ? 1000 : 10'000); ++i) {
        if (const int next = table.host.ledger().revision + 1; std::exchange(made_at, next) != next)
            samples = {table.ask_of(kAgreeTails),
                       table.ask_of(kFaces),
                       table.ask_of(kToss),
                       Give{4, Link{1, 1, std::string(64, 'a'), std::string(128, 'b')}},
                       AskBack{1, 0},
                       Answer{1, 0, true},
                       Steps{0, 3, {}},
                       Word{1, "M", "hm", "0123456789abcdef"},
                       Ping{3}};
        const std::size_t which = below(samples.size() + 1);
        const Message chosen = which < samples.size() ? samples[which] : Message(hello_of(*table.rogue, mallory()));
        std::string text = to_json(chosen).dump();
        for (std::uint32_t n = 1 + random.below(3); n > 0; --n) {
            const std::size_t at = below(text.size());
            if (random.below(3) == 0)
                text.erase(at, 1 + below(8));
            else
                text[at] = random.below(2) == 0 ? static_cast<char>('0' + below(10)) : static_cast<char>(below(256));
            if (text.empty()) text = "{";
        }
        table.rogue->say_text(text);
        table.poll();
        if (i % 5 != 0) continue;
        table.wait();
        if (!table.rogue->heard<Bye>()) table.now += 0.2;
        table.come();
        table.sit();
    }
    Battle again = new_battle();
    rules::Record record = table.game.record();
    CHECK_FALSE(first_violation(table.host.ledger(), record, again));
    CHECK(again.hash() == table.game.hash());
}

}  // namespace remote
