// The page's vectors 53 to 70: what Energy Coins buy.

#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

// The actor and the target with that much EC, and a bystander; in play.
Table with_ec(int actor_ec, int target_ec, const Json& more = Json::object()) {
    Table table;
    table.add(with(with(actor(), {{"ec", actor_ec}}), more)).add(with(target(), {{"ec", target_ec}}));
    table.add(with(character("bystander", "cm"), {{"ec", 40}})).begin();
    return table;
}

const Json kAffected{{"affects", {"target"}}};
const Json kArmed{{"weapons", Json::array({weapon(2)})}};

Json mail(int power) { return {{"armor", {{"name", "Mail"}, {"power", power}}}}; }

}  // namespace

TEST_CASE("EC-26: vectors 53 to 55, effort") {
    Table first = with_ec(1, 0);
    first.did(call("r1"));
    first.did(by("effort_skill", "p1", "actor"));
    CHECK(first.rank() == 2);
    first.throws("HT");
    CHECK(first.succeeded());
    CHECK(first.ec("actor") == 0);

    Table twice = with_ec(2, 0);
    twice.rounds().did(call("r1", "normal", {{"uses_action", false}}));
    twice.did(by("effort_skill", "p1", "actor"));
    CHECK(twice.refused(by("effort_skill", "p1", "actor")) == "already_bought");
    twice.throws("HT").did(call("r1"));
    twice.did(by("effort_skill", "p1", "actor"));
    CHECK(twice.ec("actor") == 0);

    Table chain = with_ec(1, 0);
    chain.did(call("r1", "normal", {{"explosive", true}}));
    chain.did(by("effort_skill", "p1", "actor"));
    chain.throws("HT");
    CHECK(chain.last("toss_ready")["coins"] == 1);
    CHECK(chain.rank() == 1);
}

TEST_CASE("EC-27, R-16: vector 56, effort on Potency from both sides") {
    Table table;
    table.add(with(with(actor(), kArmed), {{"ec", 2}})).add(with(with(target(), mail(1)), {{"ec", 2}})).begin();
    table.did(attack({{"weapon", "Blade"}}));
    table.throws("HH");
    CHECK(table.rank() == 2);
    table.did(by("effort_power", "p1", "actor", {{"sign", 1}}));
    CHECK(table.rank() == 3);
    table.did(by("effort_power", "p2", "target", {{"sign", -1}}));
    CHECK(table.rank() == 2);
    CHECK(table.ec("actor") == 0);
    CHECK(table.ec("target") == 0);
    table.throws("HT");
    CHECK(table.phase() == Phase::Prep);
    CHECK(table.rank() == 2);
    CHECK(table.last("damage_started")["limit"] == 1);
}

TEST_CASE("EC-29: vectors 57 to 60, tossing again") {
    Table twice = with_ec(12, 0);
    twice.did(call("r0"));
    twice.throws("HT").did(by("retoss", "p1", "actor"));
    CHECK(twice.phase() == Phase::Air);
    twice.throws("HT").did(by("retoss", "p1", "actor"));
    twice.throws("HH");
    CHECK(twice.succeeded());
    CHECK(twice.ec("actor") == 2);

    Table thrice = with_ec(12, 0);
    thrice.did(call("r0"));
    thrice.throws("HT").did(by("retoss", "p1", "actor"));
    thrice.throws("HT").did(by("retoss", "p1", "actor"));
    thrice.throws("HT");
    CHECK(thrice.phase() == Phase::Idle);
    CHECK(!thrice.succeeded());
    CHECK(thrice.ec("actor") == 2);

    Table silver = with_ec(5, 0);
    silver.did(call("r3"));
    silver.throws("TT/HT").did(by("retoss", "p1", "actor"));
    CHECK(silver.state()["toss"]["next_row"] == 3);
    silver.throws("HT");
    CHECK(silver.succeeded());

    Table kept = with_ec(6, 0);
    kept.did(call("r1"));
    kept.did(by("effort_skill", "p1", "actor"));
    kept.throws("TT").did(by("retoss", "p1", "actor"));
    kept.throws("TH");
    CHECK(kept.succeeded());
    CHECK(kept.ec("actor") == 0);
}

TEST_CASE("EC-29: vector 61, a bought success adds its point and its explosion") {
    Table table;
    const Json weak{{"weapons", Json::array({weapon(1)})}, {"ec", 10}};
    table.add(with(actor(), weak)).add(with(target(), mail(2))).begin();
    table.did(attack({{"weapon", "Blade"}}));
    table.throws("HH");
    CHECK(table.rank() == 0);
    table.throws("HT").did(by("buy_success", "p1", "actor"));
    CHECK(table.last("explosion")["number"] == 1);
    table.throws("HT");
    CHECK(table.last("damage_final")["amount"] == 2);
    CHECK(table.ec("actor") == 0);
}

TEST_CASE("EC-30, EC-31, R-18: vectors 62 to 65, others' tosses") {
    Table forced = with_ec(0, 15);
    forced.did(attack());
    forced.throws("HT").did(by("force_retoss", "p2", "target"));
    forced.throws("TT");
    CHECK(!forced.succeeded());
    CHECK(forced.ec("target") == 0);
    CHECK(forced.count("damage_started") == 0);

    Table healing = with_ec(0, 15);
    healing.did(call("r2", "normal", kAffected));
    healing.throws("TT").did(by("force_retoss", "p2", "target"));
    healing.throws("HT");
    CHECK(healing.succeeded());

    Table answered = with_ec(5, 20);
    answered.did(attack());
    answered.throws("HT").did(by("invert", "p2", "target"));
    CHECK(answered.last("result_inverted")["before"] == true);
    answered.did(by("retoss", "p1", "actor"));
    answered.throws("HT");
    CHECK(answered.succeeded());
    CHECK(answered.count("damage_started") == 1);

    Table helped = with_ec(0, 20);
    helped.did(call("r2", "normal", kAffected));
    helped.throws("TT").did(by("invert", "p2", "target"));
    CHECK(helped.succeeded());
}

TEST_CASE("EC-32: vectors 66 to 68, who may answer and when") {
    Table table = with_ec(40, 40);
    table.did(call("r2", "normal", kAffected));
    table.throws("TT");
    CHECK(table.refused(by("invert", "p1", "actor")) == "own_toss");
    CHECK(table.refused(by("force_retoss", "cm", "bystander")) == "not_affected");

    Table poor = with_ec(5, 14);
    poor.did(call("r2", "normal", kAffected));
    poor.throws("TT");
    CHECK(poor.refused(by("force_retoss", "p2", "target")) == "not_enough_ec");
    poor.did(by("pass", "p1", "actor"));
    CHECK(poor.refused(by("force_retoss", "p2", "target")) == "wrong_phase");

    Table open = with_ec(9, 15);
    open.did(call("r2", "normal", kAffected));
    open.throws("HT");
    CHECK(open.phase() == Phase::React);
    CHECK(open.refused(by("retoss", "p1", "actor")) == "not_failed");
    Table closed = with_ec(9, 0);
    closed.did(call("r2", "normal", kAffected));
    closed.throws("HT");
    CHECK(closed.phase() == Phase::Idle);
    CHECK(closed.refused(by("retoss", "p1", "actor")) == "wrong_phase");
}

TEST_CASE("EC-32: a payment cancels all passes, and each toss of a chain has its window") {
    Table table = with_ec(45, 40);
    table.did(call("r2", "normal", kAffected));
    table.throws("TT").did(by("pass", "p2", "target"));
    table.did(by("buy_success", "p1", "actor"));
    CHECK(table.phase() == Phase::React);
    CHECK(table.match().toss->passed.empty());
    table.did(by("invert", "p2", "target"));
    table.did(by("pass", "p1", "actor"));
    table.did(by("pass", "p2", "target"));
    CHECK(table.phase() == Phase::Idle);
    CHECK(!table.succeeded());

    Table talent = with_ec(15, 17);
    talent.did(call("r2", "normal", kAffected));
    talent.throws("HT").did(by("use_talent", "p2", "target", {{"talent", "Cat's Eyes"}, {"ec", 3}}));
    CHECK(talent.phase() == Phase::Idle);  // 14 are left: nobody can react any more
    CHECK(talent.succeeded());
}

TEST_CASE("EC-33: what the CM throws for surroundings is someone else's") {
    Table table = with_ec(0, 15);
    table.did(cm("deal_damage", {{"target", "target"}, {"source", "fall"}, {"metres", 3}}));
    table.throws("H").did(by("force_retoss", "p2", "target"));
    CHECK(table.state()["awaiting"][0]["seat"] == "cm");
    table.throws("T");
    CHECK(table.hc("target") == 9);
}

TEST_CASE("EC-28: vector 69, dramatic use") {
    for (const int ec : {3, 4}) {
        Table table = with_ec(ec, 0);
        table.did(by("propose_dramatic", "p1", "actor", {{"text", "A rope hangs from the roof."}}));
        CHECK(table.phase() == Phase::Price);
        table.did(cm("price_dramatic", {{"cost", 4}}));
        const Json answer{{"cmd", "answer_dramatic"}, {"seat", "p1"}, {"accept", true}};
        if (ec == 3) {
            CHECK(table.refused(answer) == "not_enough_ec");
            table.did(with(answer, {{"accept", false}}));
            CHECK(table.ec("actor") == 3);
        } else {
            table.did(answer);
            CHECK(table.ec("actor") == 0);
        }
        CHECK(table.phase() == Phase::Idle);
    }
    Table refused = with_ec(9, 0);
    refused.did(by("propose_dramatic", "p1", "actor", {{"text", "It rains."}}));
    refused.did(cm("price_dramatic", {{"refuse", true}}));
    CHECK(refused.count("dramatic_refused") == 1);
    CHECK(refused.phase() == Phase::Idle);
    CHECK(refused.ec("actor") == 9);
}

TEST_CASE("EC-28: vector 70, a talent's price") {
    Table table = with_ec(9, 0);
    const Json use = by("use_talent", "p1", "actor", {{"talent", "Cat's Eyes"}});
    CHECK(table.refused(with(use, {{"ec", 0}})) == "out_of_range");
    table.did(with(use, {{"ec", 2}}));
    CHECK(table.ec("actor") == 7);
    CHECK(table.refused(with(use, {{"ec", 4}})) == "out_of_range");
}

TEST_CASE("EC-28: a modifier is granted once for each use, before the call or after it") {
    Table table = with_ec(9, 0);
    const Json use = by("use_talent", "p1", "actor", {{"talent", "Cat's Eyes"}, {"ec", 1}});
    const Json grant = cm("grant_modifier", {{"delta", 2}, {"reason", "she sees in the dark"}});
    table.did(call("r1"));
    CHECK(table.refused(grant) == "no_ground");
    table.throws("H").did(use);
    table.did(call("r1"));
    table.did(use);
    table.did(grant);
    CHECK(table.rank() == 3);
    table.did(grant);
    CHECK(table.rank() == 5);
    CHECK(table.refused(grant) == "no_ground");
}
