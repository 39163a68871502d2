// Connections that are silent, flooded, slow or lost: nobody is kept from a table, nothing freezes it, and no message
// is lost.

#include "game/remote/notices.h"
#include "tests/support/hostile_table.h"

namespace remote {
namespace {

// Ben sits at Ann's table; the connection between them can be cut.
struct Pair {
    Pair() { wait(); }
    void wait(double seconds = 1.5) {
        for (const double until = now + seconds; now < until; now += 0.05) {
            if (host) host->poll(now);
            guest.poll(now);
            if (guest.take_welcome()) guest.sit_down(other);
        }
    }
    void lay() {
        host.reset();
        host = std::make_unique<Host>(ann, ledger, free, codes, game, [this] { return exchange.take(); });
    }

    tests::Exchange exchange{1, {}};
    Battle game = new_battle(), other = new_battle();
    Self ann = kit::self_of('a', "Ann");
    Ledger ledger = Host::new_ledger(ann, {0});
    std::vector<int> free{1};
    Codes codes = codes_of(ann, ledger);
    std::unique_ptr<Host> host =
        std::make_unique<Host>(ann, ledger, free, codes, game, [this] { return exchange.take(); });
    Guest guest{kit::self_of('b', "Ben"), codes.seats, [this] { return exchange.dial(); }};
    double now = 0;
};

std::vector<std::string> texts(const std::vector<Word>& words) {
    std::vector<std::string> texts;
    for (const Word& word : words) texts.push_back(std::string(word.name) + ": " + std::string(word.text));
    return texts;
}

}  // namespace

TEST_CASE("However many strangers say nothing, whoever knows the code sits down") {
    Pair table;
    tests::Exchange& exchange = table.exchange;
    exchange.cut_all();
    std::vector<std::unique_ptr<net::Connection>> squatters;
    for (int i = 0; i < 200; ++i) {
        squatters.push_back(exchange.dial());
        table.wait(0.2);
    }
    CHECK(table.guest.state() == Guest::State::Joined);
    CHECK(std::ranges::count_if(squatters,
                                [](const auto& line) { return line->state() != net::Connection::State::Ended; }) <= 8);
}

TEST_CASE("A line that is lost before a guest has sat down leaves nothing for later") {
    Pair table;
    Guest late(kit::self_of('c', "Cleo"), table.codes.watchers, [&] { return table.exchange.dial(); });
    const auto wait = [&] {
        for (int i = 0; i < 80; ++i) {
            table.host->poll(table.now += 0.05);
            table.guest.poll(table.now);
            late.poll(table.now);
        }
    };
    wait();
    REQUIRE(late.take_welcome());
    table.exchange.cut_all();
    wait();
    REQUIRE(late.take_welcome());
    Battle game = new_battle();
    late.sit_down(game);
    CHECK(late.state() == Guest::State::Joined);
}

TEST_CASE("A message is no longer than what its sender may say") {
    const auto ended = [](std::size_t bytes, bool sits) {
        HonestHost table(sits);
        const std::string text = to_json(Word{kNobody, "", "hm", "0123456789abcdef"}).dump() + std::string(bytes, ' ');
        for (std::size_t at = 0; at < text.size(); at += 40'000)
            table.rogue->say_piece((at + 40'000 < text.size() ? "+" : ".") + text.substr(at, 40'000));
        table.wait();
        return table.rogue->ended();
    };
    CHECK_FALSE(ended(60'000, true));
    CHECK(ended(70'000, true));
    CHECK(ended(kLongestHello, false));
    // A newcomer may know a long history completely.
    HonestHost table(false);
    Hello hello = hello_of(*table.rogue, mallory());
    hello.digests = std::string(8 * 5000, '0');
    table.rogue->say(hello);
    table.wait();
    CHECK(table.rogue->heard<Welcome>());
}

TEST_CASE("Bytes count as messages do") {
    HonestHost loud;
    const std::string text = to_json(Ping{1}).dump() + std::string(40'000, ' ');
    for (int i = 0; i < 20; ++i) loud.rogue->say_text(text);
    loud.refuses(Ping{1}, "flood");
}

TEST_CASE("A hand that holds more than any hand goes to nobody") {
    HonestHost table;
    Json lists = Json::array();
    for (int i = 0; i < 2000; ++i) lists.push_back(Json::array());
    table.rogue->say(Ghost{1, lists});
    table.wait();
    CHECK_FALSE(table.rogue->ended());
    CHECK_FALSE(table.host.hand_of(1));
    table.rogue->say(Ghost{1, Json{{"at", {1, 2}}}});
    table.wait();
    CHECK(table.host.hand_of(1));
}

TEST_CASE("Whoever answers pings late or wrongly has no more time to think") {
    const auto counted = [](bool right, double late) {
        HonestHost table;
        CHECK_FALSE(table.host.ask(kAgreeHeads));
        table.now += kPingEach;
        table.wait();
        const int at = table.rogue->heard<Ping>()->at;
        table.now += late;
        table.rogue->say(Pong{right ? at : at - 7000});
        table.wait();
        table.now += 3;
        table.rogue->say(Ping{0});  // a sign of life
        table.wait();
        const double before = table.game.seconds, thought = table.host.thought();
        table.rogue->say(table.ask_of(kAgreeTails));
        table.wait();
        REQUIRE(table.game.steps() == 2);
        return table.game.seconds - before - thought;
    };
    CHECK(counted(true, 4) > -kMaxRoundTrip - 0.01);
    CHECK(counted(true, 4) < -kMaxRoundTrip / 2);  // the amount that is believed
    CHECK(counted(false, 0) > -0.01);
}

TEST_CASE("What is said while a line is lost is heard once it is back, and once only") {
    Pair table;
    REQUIRE(table.guest.state() == Guest::State::Joined);
    CHECK(table.guest.is_heard());
    table.guest.say("hello");
    table.host->say("good evening");
    table.wait();
    CHECK(texts(table.host->take_words()) == std::vector<std::string>{"Ann: good evening", "Ben: hello"});
    CHECK(texts(table.guest.take_words()) == std::vector<std::string>{"Ben: hello", "Ann: good evening"});
    table.exchange.close(true);
    table.wait();
    CHECK_FALSE(table.guest.is_heard());
    CHECK_FALSE(table.host->is_heard());
    table.guest.say("are you there?");
    table.host->say("where are you?");
    table.exchange.close(false);
    table.wait(8);
    REQUIRE(table.guest.state() == Guest::State::Joined);
    CHECK(texts(table.host->take_words()) == std::vector<std::string>{"Ann: where are you?", "Ben: are you there?"});
    CHECK(texts(table.guest.take_words()) == std::vector<std::string>{"Ben: are you there?", "Ann: where are you?"});
    table.exchange.cut_all();
    table.wait(8);
    REQUIRE(table.guest.state() == Guest::State::Joined);
    CHECK(table.host->take_words().empty());
    CHECK(table.guest.take_words().empty());
}

TEST_CASE("Who is not heard is told that, and comes back") {
    HonestHost table;
    table.now += kSilence + 1;
    table.wait();
    REQUIRE(table.rogue->heard<Bye>());
    CHECK(table.rogue->heard<Bye>()->why == "unheard");
    HonestGuest silent;
    silent.rogue->say(Bye{"unheard"});
    silent.wait();
    CHECK(silent.guest.state() == Guest::State::Lost);
    CHECK(silent.guest.why() == "unheard");
}

TEST_CASE("A lost line is tried again at once, if somebody wants it") {
    Pair table;
    table.exchange.close(true);
    table.wait(40);
    REQUIRE(table.guest.state() == Guest::State::Lost);
    table.exchange.close(false);
    table.exchange.cut_all();
    table.wait(0.5);
    table.guest.try_now();
    table.wait(1);
    CHECK(table.guest.state() == Guest::State::Joined);
}

TEST_CASE("A table that is laid again has the same codes, and so has one that follows there") {
    Pair table;
    const Codes before = table.codes;
    table.ledger = ledger_from(Json::parse(to_json(table.host->ledger()).dump())).value();
    table.free = {};
    table.codes = codes_of(table.ann, table.ledger);
    CHECK(table.codes.seats == before.seats);
    CHECK(table.codes.watchers == before.watchers);
    CHECK(before.seats != before.watchers);
    table.lay();
    table.wait(8);
    CHECK(table.guest.state() == Guest::State::Joined);
    Ledger next = Host::new_ledger(table.ann, {0});
    CHECK(codes_of(table.ann, next).seats != before.seats);
    next.codes = table.ledger.table;
    next = ledger_from(Json::parse(to_json(next).dump())).value();
    CHECK(codes_of(table.ann, next).seats == before.seats);
    CHECK(codes_of(kit::self_of('b', "Ben"), next).seats != before.seats);
}

TEST_CASE("A host's own sentence is told as the host's") {
    CHECK(words::english(notice_of("Send me your key.")) == "That table says: “Send me your key.”");
    CHECK(notice_of("").empty());
}

}  // namespace remote
