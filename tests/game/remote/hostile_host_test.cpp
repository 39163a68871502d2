// Guests leave a malicious host, and fixed steps stay fixed.

#include <doctest/doctest.h>

#include "tests/support/hostile_table.h"
#include "tests/support/sanitized.h"

namespace remote {

TEST_CASE("A host who keeps the order badly is left") {
    HonestGuest().refuses(NextStep{Step{1, 0, kAgreeHeads, std::string(16, '0'), {}, {}}}, "proof");
    HonestGuest theirs, mine, differs, skips, illegal, throws;
    theirs.refuses(NextStep{theirs.step_of(1, kAgreeTails)}, "proof");
    mine.refuses(NextStep{mine.step_of(0, kAgreeTails)}, "seat");
    Step step = differs.step_of(0, kAgreeHeads);
    step.hash = "0123456789abcdef";
    differs.refuses(NextStep{step}, "differs");
    step = skips.step_of(0, kAgreeHeads);
    step.revision = 3;
    skips.refuses(NextStep{step}, "revision");
    illegal.refuses(NextStep{illegal.step_of(0, kToss)}, "refused");
    HonestGuest alone, late;  // once somebody has joined, nobody else acts for their seat
    step = alone.step_of(0, kAgreeTails);
    step.alone = true;
    alone.refuses(NextStep{step}, "bent");
    step = late.step_of(0, kAgreeTails);
    step.alone = true;
    late.refuses(Steps{0, 1, {step}}, "malformed");
    throws.refuses(throws.need_of(kAgreeHeads), "proof");  // it needs no throw
    HonestGuest().refuses(Ask{1, kAgreeTails, {}, {}}, "malformed");
    HonestGuest nothing;
    step = nothing.step_of(0, kAgreeHeads);
    step.hash.clear();
    nothing.refuses(NextStep{step}, "differs");
    Steps tail{7, 9, {}};
    HonestGuest().refuses(tail, "malformed");
}

TEST_CASE("A host who knows the other's link cannot choose any more") {
    HonestGuest other, before, back, again, promise;
    other.to_bens_link();
    other.refuses(NextStep{other.step_of(0, kAgreeHeads)}, "bent");
    before.to_bens_link();
    before.refuses(Steps{2, 4, {}}, "malformed");
    back.to_bens_link();
    back.refuses(Back{4, 1}, "bent");
    again.to_bens_link();
    Need second = again.need_of(kToss);
    second.step.fix->givers = {{0, 2}, {1, 1}};
    again.refuses(second, "bent");
    promise.to_bens_link();
    const net::HashChain luckier(net::Bytes(32, 'd'), 10);
    promise.people.people[0].promise = net::to_hex(luckier.promise());
    promise.people.people[0].promise_proof =
        promise.signed_by_host(promise_at(promise.table, net::to_hex(luckier.promise()), "Mallory"));
    promise.refuses(promise.people, "bent");
}

// In the first protocol, the host could learn Ben's link before the throw had its place.
TEST_CASE("Before a throw is fixed for all of it, no link is shown") {
    HonestGuest asks;
    asks.to_the_toss();
    REQUIRE_FALSE(asks.guest.ask(kToss));
    asks.wait();
    REQUIRE(asks.rogue->heard<Ask>()->command.json == kToss);
    CHECK_FALSE(asks.rogue->heard<Give>());
    SUBCASE("to nothing and back, as often as the host likes") {
        for (int revision = 4; revision < 8; ++revision) {
            asks.rogue->say(Back{revision, 3});
            asks.wait();
            CHECK(asks.rogue->heard<Ask>()->revision == revision + 1);
        }
        CHECK_FALSE(asks.rogue->heard<Give>());
    }
    SUBCASE("once it is, the throw comes as it was fixed") {
        asks.rogue->say(Need{asks.fixed(1, kToss, asks.rogue->heard<Ask>()->proof)});
        asks.wait();
        REQUIRE(asks.rogue->heard<Give>());
        Step step = asks.guest.ledger().fixed.front();
        add_link(step, asks.hosts_link(step));
        asks.order(asks.told(step));
        CHECK(asks.game.steps() == 4);
        CHECK_FALSE(asks.guest.waits());
    }
    SUBCASE("and by nobody but who orders, for who asked, with the right links") {
        Need need{asks.fixed(1, kToss, asks.signed_by_host("Ben did not ask"))};
        asks.refuses(need, "proof");
        CHECK_FALSE(asks.rogue->heard<Give>());
    }
    SUBCASE("and never without Ben") {
        Step step = asks.fixed(1, kToss, asks.rogue->heard<Ask>()->proof);
        step.fix->givers = {{1, 1}};
        step.fix->proof = asks.signed_by_host(fix_text(asks.place(), step));
        asks.refuses(Need{step}, "proof");
    }
}

TEST_CASE("A host takes back no throw, and nobody else's step, unless one has consented") {
    const auto thrown = [](HonestGuest& table) {
        table.to_bens_link();
        table.order(table.thrown(table.need_of(kToss)));
        REQUIRE(table.game.steps() == 4);
    };
    HonestGuest back, before, bens, further, agreed;
    thrown(back);
    back.refuses(Back{5, 3}, "bent");
    thrown(before);
    before.refuses(Steps{3, 5, {}}, "malformed");
    bens.to_the_toss();
    bens.refuses(Back{4, 0}, "bent");
    const auto agree = [](HonestGuest& table, int keep) {
        table.to_the_toss();
        table.rogue->say(Offer{0, keep});
        table.wait();
        table.guest.answer(true);
    };
    agree(further, 2);
    further.refuses(Back{4, 0}, "bent");
    agree(agreed, 0);
    agreed.rogue->say(Back{4, 0});
    agreed.wait();
    CHECK(agreed.guest.state() == Guest::State::Joined);
    CHECK(agreed.game.steps() == 0);
}

TEST_CASE("The order never goes back to a revision, and an offer names what there is") {
    HonestGuest lower, who, where;
    lower.to_the_toss();
    lower.refuses(Back{3, 3}, "revision");
    who.refuses(Offer{12, 0}, "malformed");
    where.refuses(Offer{0, 7}, "malformed");
}

TEST_CASE("Nobody agrees to trusted dice by sitting down") {
    HonestGuest joins(true);
    CHECK(joins.guest.state() == Guest::State::Refused);
    CHECK(joins.guest.why() == "trusted");
    CHECK_FALSE(joins.sits);
    REQUIRE(joins.guest.not_agreed());
    CHECK(joins.guest.not_agreed()->table == joins.table);
}

TEST_CASE("A host cannot take somebody's seat away, or send them") {
    HonestGuest seats, key, away;
    seats.people.people[0].seats.push_back(1);
    seats.refuses(seats.people, "bent");
    key.people.people[1].key = key.people.people[0].key;
    key.refuses(key.people, "bent");
    away.people.people.pop_back();
    away.refuses(away.people, "bent");
}

TEST_CASE("A seat that is nobody's can be taken by who sits there, and by one of them alone") {
    HonestGuest takes, both;
    takes.people.people[0].seats.push_back(2);
    takes.rogue->say(takes.people);
    takes.wait();
    CHECK(takes.guest.state() == Guest::State::Joined);
    CHECK(takes.guest.ledger().sits(0, 2));
    both.people.people[0].seats.push_back(2);
    both.people.people[1].seats.push_back(2);
    both.refuses(both.people, "bent");
}

TEST_CASE("A host that never stops talking fills nobody's memory") {
    HonestGuest talks;
    for (int i = 0; i < 5000; ++i)
        talks.rogue->say(Word{0, "Mallory", "and another thing", net::to_hex(net::random_bytes(8))});
    talks.wait();
    CHECK(talks.guest.take_words().size() <= 256);
    CHECK(talks.guest.state() == Guest::State::Joined);
    HonestGuest pieces;
    const std::string piece = "+" + std::string(48 * 1024, ' ');
    for (int i = 0; i < 400 && !pieces.rogue->ended(); ++i) {
        pieces.rogue->say_piece(piece);
        pieces.poll();
    }
    pieces.wait();
    CHECK(pieces.rogue->ended());
    CHECK(pieces.game.steps() == 0);
}

TEST_CASE("Who sits at a table does not become another there, nor do its dice") {
    HonestGuest watching;
    watching.refuses(Welcome{kNobody, watching.table, kit::small_battle(), Json::object(), "coin-wars"}, "bent");
    HonestGuest trusting;
    trusting.refuses(Welcome{1, trusting.table, kit::small_battle(), Json::object(), "coin-wars", true}, "bent");
    HonestGuest alone;
    People fewer = alone.people;
    fewer.people[1].key = fewer.people[0].key;
    alone.refuses(fewer, "bent");
}

TEST_CASE("Where another game lies now, a guest goes no further") {
    HonestGuest table;
    const Key other = net::to_hex(net::Bytes(16, 'o'));
    table.refuses(Welcome{1, other, kit::small_battle(), Json::object(), "coin-wars"}, "other_table");
}

// Returns the JSON with one number changed.
static Json bent(Json json, core::Random& random) {
    constexpr int kNumbers[]{-1000, -2, -1, 0, 1, 2, 3, 12, 13, 1000, 1 << 30};
    const Json flat = json.flatten();
    std::vector<std::string> numbers;
    for (const auto& item : flat.items())
        if (item.value().is_number()) numbers.push_back(item.key());
    if (numbers.empty()) return json;
    const std::string at = numbers[random.below(static_cast<std::uint32_t>(numbers.size()))];
    json[Json::json_pointer(at)] = kNumbers[random.below(std::size(kNumbers))];
    return json;
}

TEST_CASE("Whatever numbers a host sends, a guest names nobody who is not there") {
    core::Random random(5);
    int stayed = 0;
    for (int i = 0; i < (kit::kSanitized ? 60 : 300); ++i) {
        HonestGuest table;
        const std::vector<Message> samples{Offer{0, 0},
                                           Word{0, "Mallory", "hm", "0123456789abcdef"},
                                           Ghost{0, Json{{"at", {1, 2}}}},
                                           table.people,
                                           People{table.people.people, table.people.here, 0},
                                           Welcome{1, table.table, kit::small_battle(), Json::object(), "coin-wars"},
                                           Sealed{1, {}},
                                           Back{1, 0},
                                           Want{0},
                                           NextStep{table.step_of(0, kAgreeHeads)},
                                           table.need_of(kAgreeHeads)};
        const Message& sample = samples[random.below(static_cast<std::uint32_t>(samples.size()))];
        table.rogue->say_text(bent(to_json(sample), random).dump());
        table.wait();
        const auto people = static_cast<int>(table.guest.ledger().people.size());
        const auto is_somebody = [people](int who) { return who >= 0 && who < people; };
        CAPTURE(to_json(sample).dump());
        if (table.guest.offer()) CHECK(is_somebody(table.guest.offer()->person));
        for (const Word& word : table.guest.take_words()) CHECK((word.person == kNobody || is_somebody(word.person)));
        CHECK((table.guest.owed_by() == kNobody || is_somebody(table.guest.owed_by())));
        for (int who = -1; who <= people; ++who) (void)table.guest.is_here(who);
        stayed += table.guest.state() == Guest::State::Joined;
    }
    CHECK(stayed > 20);
}

}  // namespace remote
