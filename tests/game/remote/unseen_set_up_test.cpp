// A battle with hidden deployment: each side's coins reach the other machine once both are ready.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/deploy.h"
#include "game/kit/hands/quick_hand.h"
#include "tests/support/hostile_table.h"

namespace remote {

namespace {

namespace cw = rules::coin_wars;

Json battle() {
    Json battle = kit::small_battle();
    battle["first"] = "heads";
    return battle;
}
Battle unseen() { return Battle(rules::GameSession<CoinWars>(CoinWars::start(battle()).value(), 1), true); }

// Ann hosts and plays Heads; Ben plays Tails, who deploy first.
struct Two {
    Two() {
        settle();
        REQUIRE_FALSE(host.ask(kAgreeHeads));
        settle();
        REQUIRE_FALSE(guest.ask(kAgreeTails));
        settle();
        REQUIRE_FALSE(host.ask(kFaces));
        settle();
        REQUIRE(match().phase == cw::Phase::Deploy);
    }
    void settle() {
        for (int i = 0; i < 40; ++i) {
            host.poll(now += 0.05);
            guest.poll(now);
            if (guest.take_welcome()) guest.sit_down(his);
        }
    }
    const cw::Match& match() const { return hers.session().match(); }
    // Returns the side's coins as they are, except for this one.
    std::vector<Json> set_up(cw::Side side, const cw::PlaceCoin& place) const {
        cw::Match laid = cw::set_up_alone(match(), side);
        REQUIRE_FALSE(CoinWars::check(laid, place));
        core::Random none;
        hands::QuickHand hand;
        CoinWars::apply(laid, place, none, hand);
        std::vector<Json> commands;
        for (const cw::Command& command : cw::set_up_of(laid, side)) commands.push_back(CoinWars::to_json(command));
        return commands;
    }

    tests::Exchange exchange{3, {}};
    Battle hers = unseen(), his = unseen();
    Self ann = kit::self_of('a', "Ann");
    Host host{ann, Host::new_ledger(ann, {0}), {1}, {new_code(), new_code()}, hers, [this] { return exchange.take(); }};
    Guest guest{kit::self_of('b', "Ben"), host.codes().seats, [this] { return exchange.dial(); }};
    double now = 0;
};

}  // namespace

TEST_CASE("Two set up unseen: nothing of it is known before both are ready") {
    Two two;
    const auto hers = two.set_up(cw::Side::Heads, {"h5", {4, 2}});
    CHECK(hers.size() == 2);                          // all coins at once, and Ready
    CHECK(two.host.seal(0, hers)->code == "sealed");  // the loser of the toss must do so first
    REQUIRE_FALSE(two.guest.seal(1, two.set_up(cw::Side::Tails, {"t1", {5, 11}})));
    two.settle();
    CHECK(two.hers.steps() == 3);
    CHECK(two.his.steps() == 3);
    CHECK(two.host.has_sealed(1));
    CHECK(to_json(two.host.ledger()).dump().find("t1") == std::string::npos);
    CHECK(two.host.ask(Json{{"cmd", "concede"}, {"side", "heads"}})->code == "sealed");

    REQUIRE_FALSE(two.host.seal(0, hers));
    two.settle();
    CHECK(two.match().phase == cw::Phase::Play);
    CHECK(two.hers.hash() == two.his.hash());
    CHECK(two.match().coin(two.match().find("t1")).at == core::Vec2{5, 11});
    CHECK(two.match().coin(two.match().find("h5")).at == core::Vec2{4, 2});
    CHECK(two.guest.ledger().secrets.empty());

    Battle again = unseen();
    CHECK_FALSE(first_violation(two.host.ledger(), two.hers.record(), again));
    Battle seen(rules::GameSession<CoinWars>(CoinWars::start(battle()).value(), 1));
    CHECK(first_violation(two.host.ledger(), two.hers.record(), seen)->code == "seal");
}

TEST_CASE("A set-up that lies open is refused where it has to be sealed") {
    Two two;
    const Json ready{{"cmd", "ready"}, {"side", "tails"}};
    Battle shown(rules::GameSession<CoinWars>(CoinWars::start(battle()).value(), 1));
    CHECK((*two.his.propose(ready))->seals() == 1);
    CHECK_FALSE((*shown.propose(ready))->seals());
    CHECK_FALSE((*two.his.propose(Json{{"cmd", "edge"}}))->seals());
    CHECK(two.his.seats_to_commit({}) == std::vector{1});
    CHECK(two.his.seats_to_commit({1}) == std::vector{0});
    CHECK(two.his.seats_to_commit({1, 0}).empty());
}

}  // namespace remote
