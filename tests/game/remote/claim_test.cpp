// A player has left without answering a throw: the other one may claim the battle after ten minutes, and not earlier.

#include <doctest/doctest.h>

#include "game/remote/signed_text.h"
#include "tests/support/villain.h"

namespace remote {

namespace {

// Lets this many seconds pass on a machine that is awake.
void wake(Table& table, double& now, double seconds) {
    for (const double end = now + seconds; now < end;) table.poll(now = std::min(end, now + 60));
}

// Ann has requested the toss; Ben's machine knows, but no longer answers.
struct OwedToss {
    OwedToss() {
        table.to_the_toss();
        REQUIRE_FALSE(table.host.ask(kToss));
        table.wait();
        REQUIRE(table.rogue->heard<Need>());
        REQUIRE(table.host.owed_for() == 0);
        leave();
    }
    void leave() {
        table.rogue->say(Bye{});
        table.wait();
    }
    void pass(double seconds) { wake(table.host, table.now, seconds); }
    HonestHost table;
};

std::string code_of(const Ledger& ledger, const rules::Record& record) {
    Battle again = new_battle();
    const auto bent = first_violation(ledger, record, again);
    return bent ? bent->code : "";
}

}  // namespace

TEST_CASE("Who leaves a throw unanswered for ten minutes can be claimed against") {
    OwedToss owed;
    Host& host = owed.table.host;
    CHECK(host.owed_by() == 1);
    owed.pass(kClaimAfter - 1);
    CHECK_FALSE(host.may_claim());
    host.claim();
    CHECK(owed.table.game.steps() == 3);
    SUBCASE("unless they come back: then the ten minutes begin anew") {
        owed.table.come();
        owed.table.rogue->say(hello_of(*owed.table.rogue, mallory()));
        owed.table.wait();
        CHECK(host.owed_for() == 0);
        owed.leave();
        owed.pass(kClaimAfter - 2);
        CHECK_FALSE(host.may_claim());
    }
    SUBCASE("and not if it was the claimant's machine that slept") {
        owed.table.host.poll(owed.table.now += kClaimAfter);
        CHECK_FALSE(host.may_claim());
    }
    SUBCASE("and the claim stands in the ledger, signed") {
        owed.pass(2);
        REQUIRE(host.may_claim());
        host.claim();
        const auto& match = owed.table.game.session().match();
        REQUIRE(match.outcome);
        CHECK(match.outcome->winner == rules::coin_wars::Side::Heads);
        CHECK(match.outcome->by == "left");
        CHECK_FALSE(host.may_claim());
        const rules::Record record = owed.table.game.record();
        const Ledger ledger = ledger_from(Json::parse(to_json(host.ledger()).dump())).value();
        REQUIRE(ledger.steps.back().claim);
        CHECK(code_of(ledger, record) == "");

        Ledger forged = ledger;
        forged.steps.back().claim->command = kFaces;
        CHECK(code_of(forged, record) == "proof");
        forged.steps.back().claim.reset();
        CHECK(code_of(forged, record) == "proof");
        // Ben returns and cannot undo it.
        owed.table.come();
        owed.table.rogue->say(hello_of(*owed.table.rogue, mallory()));
        owed.table.wait();
        owed.table.rogue->say(AskBack{host.ledger().revision + 1, 3});
        owed.table.wait();
        CHECK(owed.table.game.steps() == 4);
    }
}

TEST_CASE("Whom nobody has asked for a link owes none") {
    HonestHost table;
    table.to_the_toss();
    table.rogue->say(Bye{});
    table.wait();
    CHECK_FALSE(table.host.ask(kToss));
    wake(table.host, table.now, 2 * kClaimAfter);
    CHECK(table.host.waits());
    CHECK_FALSE(table.host.may_claim());
}

TEST_CASE("Whom a host has asked for a link owes it after a crash as well") {
    OwedToss owed;
    const Ledger kept = ledger_from(Json::parse(to_json(owed.table.host.ledger()).dump())).value();
    Host again(owed.table.ann, kept, {}, owed.table.host.codes(), owed.table.game,
               [&] { return owed.table.exchange.take(); });
    double now = 0;
    again.poll(now);
    CHECK(again.owed_by() == 1);
    wake(again, now, kClaimAfter);
    CHECK(again.may_claim());
}

namespace {

// Mallory has fixed a toss, and claims the battle against Ben for it.
Step claim_of(const HonestGuest& table, const Step& fixed) {
    Step claim{4, 0, CoinWars::to_json(CoinWars::concession(1)), {}, {}, {}};
    claim.claim = claim_for(fixed);
    claim.proof = table.signed_by_host(asked_text(table.place(), claim.command, claim_text(claim.claim)));
    return table.told(claim);
}
Step claim_of(const HonestGuest& table) { return claim_of(table, table.need_of(kToss).step); }

void come_again(HonestGuest& table, const Steps& steps) {
    table.now += 40;
    for (int i = 0; i < 3; ++i) table.poll();
    table.rogue =
        std::make_unique<Rogue>(std::move(table.exchange.take().front()), table.code, net::Channel::End::Host);
    table.wait();
    table.rogue->say(Welcome{1, table.table, kit::small_battle(), Json::object(), "coin-wars"});
    table.rogue->say(table.people);
    table.rogue->say(steps);
    table.wait();
}

Steps with(const Step& step) {
    Steps steps{3, 4, {}};
    steps.steps.push_back(step);
    return steps;
}

}  // namespace

TEST_CASE("A guest claims against a host who has left with both links") {
    HonestGuest table;
    table.to_the_toss();
    REQUIRE_FALSE(table.guest.ask(kToss));
    table.wait();
    SUBCASE("not if it was never fixed: then nobody knows anything") {
        table.exchange.close(true);
        wake(table.guest, table.now, 2 * kClaimAfter);
        CHECK_FALSE(table.guest.may_claim());
        return;
    }
    table.rogue->say(Need{table.fixed(1, kToss, table.rogue->heard<Ask>()->proof)});
    table.wait();
    REQUIRE(table.rogue->heard<Give>());
    CHECK(table.guest.owed_by() == kNobody);
    SUBCASE("who has gone") {
        table.exchange.close(true);
        table.wait();
        REQUIRE(table.guest.state() == Guest::State::Lost);
    }
    SUBCASE("or who stays and says nothing, which all can read") {
        for (int i = 0; i < 15; ++i) {
            table.rogue->say(Ping{i});
            table.now += 1;
            table.poll();
        }
        REQUIRE(table.guest.state() == Guest::State::Joined);
    }
    CHECK(table.guest.owed_by() == 0);
    table.exchange.close(true);
    wake(table.guest, table.now, kClaimAfter + 10);
    REQUIRE(table.guest.may_claim());
    table.guest.claim();
    CHECK(table.game.session().match().outcome->winner == rules::coin_wars::Side::Tails);
    CHECK_FALSE(table.guest.waits());
    // The former host cannot change the result afterwards.
    table.exchange.close(false);
    come_again(table, Steps{3, 5, {}});
    CHECK(table.guest.why() == "bent");
    CHECK(table.game.steps() == 4);
}

TEST_CASE("A claim is believed by who has been away for ten minutes, and by nobody else") {
    HonestGuest here, away, gone;
    here.to_the_toss();
    here.refuses(NextStep{claim_of(here)}, "claim");
    away.to_the_toss();
    away.exchange.cut_all();
    away.wait();
    come_again(away, with(claim_of(away)));
    CHECK(away.guest.why() == "claim");
    gone.to_bens_link();
    const Step claim = claim_of(gone, gone.guest.ledger().fixed.front());
    gone.exchange.cut_all();
    gone.wait();
    gone.now += kClaimAfter;
    come_again(gone, with(claim));
    CHECK(gone.guest.state() == Guest::State::Joined);
    CHECK(gone.game.session().match().outcome->by == "left");
}

TEST_CASE("A claim for what is no throw, or against oneself, is none") {
    const auto refused = [](auto change) {
        HonestGuest table;
        table.to_the_toss();
        table.exchange.cut_all();
        table.wait();
        table.now += kClaimAfter;
        Step claim = claim_of(table);
        change(claim, table);
        claim.proof = table.signed_by_host(asked_text(table.place(), claim.command, claim_text(claim.claim)));
        come_again(table, with(claim));
        CHECK(table.game.steps() == 3);
        return table.guest.why();
    };
    // Ben was not asked for such a throw.
    CHECK(refused([](Step&, const HonestGuest&) {}) == "claim");
    CHECK(refused([](Step& step, const HonestGuest& table) {
              step = claim_of(table, table.fixed(1, kToss, table.signed_by_host("Ben did not ask")));
          }) == "claim");
    CHECK(refused([](Step& step, const HonestGuest&) { step.command = CoinWars::to_json(CoinWars::concession(0)); }) ==
          "claim");
}

TEST_CASE("A claim for what was fixed otherwise is none") {
    HonestGuest table;
    table.to_bens_link();
    Need other = table.need_of(kToss);
    other.step.fix->givers[0].n = 2;
    const Step claim = claim_of(table, other.step);
    table.exchange.cut_all();
    table.wait();
    table.now += kClaimAfter;
    come_again(table, with(claim));
    CHECK(table.guest.why() == "bent");
    CHECK(table.game.steps() == 3);
}

TEST_CASE("Who stays away oneself wins nothing") {
    HonestHost table;
    table.to_the_toss();
    table.rogue->say(Bye{});
    table.wait();
    wake(table.host, table.now, kClaimAfter + 10);
    Step step{table.place().revision, 1, kToss, {}, {}, table.ask_of(kToss).proof};
    step.fix = Fix{1, {{1, 1}, {0, 1}}, {}};
    step.fix->proof = signed_by(mallory(), fix_text(table.place(), step));
    Step claim{step.revision, 1, CoinWars::to_json(CoinWars::concession(0)), std::string(16, '0'), {}, {}};
    claim.claim = claim_for(step);
    claim.proof = signed_by(mallory(), asked_text(table.place(), claim.command, claim_text(claim.claim)));
    table.come();
    Hello hello = hello_of(*table.rogue, mallory());
    hello.table = table.host.ledger().table;
    hello.revision = step.revision;
    hello.digests = digests_of(table.host.ledger(), table.game.record());
    table.rogue->say(hello);
    table.wait();
    REQUIRE(table.rogue->heard<Want>());
    Steps tail{3, step.revision, {}};
    tail.steps.push_back(claim);
    table.refuses(tail, "claim");
    CHECK_FALSE(table.game.session().match().outcome);
}

TEST_CASE("A claim among three is none: who was not asked owes nothing, and who gives no link is owed nothing") {
    constexpr int kAnn = 0, kBen = 1, kCarla = 2;  // the claim is against Carla
    PlainRounds game(3);
    Villain all(3, kCarla, 1);
    all.feigns = true;
    Ledger ledger;
    ledger.table = net::to_hex(net::Bytes(16, 't'));
    for (int who = 0; who < 3; ++who) ledger.people.push_back(all.person(who, ledger.table));
    all.see(ledger, game);
    const Before before{0, 0, first_sum(ledger.table, game.record()), {0, 0, 0}, false};
    const auto claimed = [&](int by, const std::vector<int>& givers) {
        const Step asked = all.asks(kAnn, PlainRounds::command("throw", kAnn));
        const auto held = checked(ledger, before, all.claims(by, all.fixed(asked, kAnn, givers)), game);
        return held ? "" : held.error();
    };
    CHECK(claimed(kAnn, {kAnn, kCarla}) == "");  // as at a table of two
    CHECK(claimed(kAnn, {kAnn, kBen, kCarla}) == "claim");
    CHECK(claimed(kBen, {kAnn, kBen, kCarla}) == "claim");
    CHECK(claimed(kAnn, {kAnn, kBen}) == "claim");
    CHECK(claimed(kBen, {kAnn, kCarla}) == "claim");
    CHECK(claimed(kAnn, {kAnn}) == "claim");
    for (ledger.me = 0; ledger.me < 3; ++ledger.me) CHECK(only_other(ledger) == kNobody);
}

}  // namespace remote
