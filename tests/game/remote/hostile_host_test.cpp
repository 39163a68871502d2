// A host who keeps to no rule is left, and what was fixed stays fixed.

#include <doctest/doctest.h>

#include "tests/support/hostile_table.h"

namespace remote {

TEST_CASE("A host who keeps the order badly is left") {
    HonestGuest().refuses(NextStep{Step{1, 0, kAgreeHeads, {}, {}, {}}}, "proof");
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
    HonestGuest alone, late;  // once somebody has come, nobody acts for their seat
    step = alone.step_of(0, kAgreeTails);
    step.alone = true;
    alone.refuses(NextStep{step}, "bent");
    step = late.step_of(0, kAgreeTails);
    step.alone = true;
    late.refuses(Steps{0, 1, {step}}, "bent");
    const Json command = kAgreeHeads;
    throws.refuses(
        Need{1, 0, command, Link{0, 1, {}}, throws.signed_by_host(asked_text(throws.table, 1, command, nullptr))},
        "proof");
    HonestGuest().refuses(Ask{1, kAgreeTails, {}, {}}, "malformed");
    Steps tail{7, 9, {}};
    HonestGuest().refuses(tail, "malformed");
}

TEST_CASE("A host who knows the other's link cannot choose any more") {
    HonestGuest other, before, back, promise;
    other.to_bens_link();
    Step agreed = other.step_of(0, kAgreeHeads);
    agreed.revision = 4;
    other.refuses(NextStep{agreed}, "bent");
    before.to_bens_link();
    before.refuses(Steps{2, 4, {}}, "bent");
    back.to_bens_link();
    back.refuses(Back{4, 1}, "bent");
    promise.to_bens_link();
    const net::HashChain luckier(net::Bytes(32, 'd'), 10);
    promise.people.people[0].promise = net::to_hex(luckier.promise());
    promise.people.people[0].promise_proof =
        promise.signed_by_host(promise_at(promise.table, net::to_hex(luckier.promise())));
    promise.refuses(promise.people, "bent");
}

TEST_CASE("A host takes back no throw, and nobody else's step, unless one has consented") {
    const auto thrown = [](HonestGuest& table) {
        table.to_bens_link();
        const Need need = table.need_of(4, kToss);
        Step toss{4, 0, kToss, {}, {}, need.proof};
        toss.links.push_back(need.link);
        toss.links.push_back(table.rogue->heard<Give>()->link);
        table.order(toss);
        REQUIRE(table.game.steps() == 4);
    };
    HonestGuest back, before, bens, agreed;
    thrown(back);
    back.refuses(Back{5, 3}, "bent");
    thrown(before);
    before.refuses(Steps{3, 5, {}}, "bent");
    bens.to_the_toss();
    bens.refuses(Back{4, 0}, "bent");
    agreed.to_the_toss();
    agreed.rogue->say(Offer{0, 0});
    agreed.wait();
    agreed.guest.answer(true);
    agreed.rogue->say(Back{4, 0});
    agreed.wait();
    CHECK(agreed.guest.state() == Guest::State::Joined);
    CHECK(agreed.game.steps() == 0);
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
    for (int i = 0; i < 5000; ++i) talks.rogue->say(Word{0, "Mallory", "and another thing"});
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

}  // namespace remote
