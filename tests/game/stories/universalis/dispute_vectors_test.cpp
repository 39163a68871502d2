// The page's numbered vectors 50 to 65 and 105: Challenges and Fines.

#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

// "as 51": A has bought Invincible, the last act.
Table invincible(const Json& more = Json::object()) {
    Table table = k(3, more);
    table.did(table.add(A, "Knight", "Invincible"));
    return table;
}
Table& challenged(Table& table, int by, int entry) {
    return table.did({Challenge{by, entry, "It is not so"}, CloseTalk{by}});
}
// The fine answered and voted on; votes by seat.
Table& voted(Table& table, int accuser, int accused, const std::vector<Vote>& votes) {
    table.did({CallFine{accuser, accused, "Talks over others"}, AnswerFine{accused, ""}});
    for (std::size_t seat = 0; seat < votes.size(); ++seat) table.did(CastVote{static_cast<int>(seat), votes[seat]});
    return table;
}
constexpr Vote kFor = Vote::Accuser, kAgainst = Vote::Accused;

}  // namespace

TEST_CASE("vector 50: the first Event undone leads back to framing") {
    Table table = t(3, 3);
    CHECK(coins(table) == "22/25/25, bank -73");
    CHECK(table.pot() == 1);
    challenged(table, C, table.last()).did({BidOn{C, kDemand, 1}, PassBid{B}, PassBid{A}, PassBid{C}});
    CHECK(table.told("act_undone")["text"] == "Rain falls");
    CHECK(table.pot() == 2);
    CHECK(coins(table) == "22/25/24, bank -73");
    CHECK(table.phase() == Phase::Framing);
    CHECK(table.act(Interrupt{B}) == "framing_not_interruptible");
}

TEST_CASE("vector 51: a Challenge without a bid is dropped") {
    Table table = invincible();
    CHECK(table.match().coins.wealth[A] == 19);
    const int act = table.last();
    challenged(table, B, act).did(PassBid{B});
    CHECK(table.told("challenge_dropped")["challenger"] == B);
    CHECK(table.wealth() == "19/22/23");
    CHECK(table.importance("Knight") == 4);
    CHECK(table.act(Challenge{B, act, "Again"}) == "settled");
    table.did(Challenge{C, act, "Me too"});
}

TEST_CASE("vector 52: the first bid is on the demand") {
    Table table = invincible();
    challenged(table, B, table.last());
    CHECK(table.act(BidOn{B, kStands, 1}) == "first_bid");
    CHECK(table.act(BidOn{B, "Something new", 1}) == "first_bid");
}

TEST_CASE("vector 53: a tie is for what stands") {
    Table table = invincible();
    const int act = table.last();
    challenged(table, B, act)
        .did({BidOn{B, kDemand, 2}, BidOn{C, kStands, 1}, BidOn{A, kStands, 1}, PassBid{B}, PassBid{C}, PassBid{A}});
    CHECK(coins(table) == "18/20/22, bank -60");
    CHECK(table.importance("Knight") == 4);
    CHECK(table.act(Challenge{C, act, "No"}) == "settled");
}

TEST_CASE("vector 54: a pass never bars a later bid; the act is undone and refunded") {
    Table table = invincible();
    challenged(table, B, table.last())
        .did({BidOn{B, kDemand, 1}, PassBid{C}, BidOn{A, kStands, 2}, PassBid{B}, BidOn{C, kDemand, 3}, PassBid{A},
              PassBid{B}, PassBid{C}});
    CHECK(coins(table) == "18/21/20, bank -59");
    CHECK(table.importance("Knight") == 3);
}

TEST_CASE("vector 55: with `spent` nothing comes back") {
    Table table = invincible({{"options", {{"challenge_refund", "spent"}}}});
    challenged(table, B, table.last()).did({BidOn{B, kDemand, 1}, PassBid{C}, PassBid{A}, PassBid{B}});
    CHECK(coins(table) == "19/21/23, bank -63");
    CHECK(table.importance("Knight") == 3);
}

TEST_CASE("vector 56: an alternative with a bid wins") {
    Table table = invincible();
    challenged(table, B, table.last())
        .did({BidOn{B, kDemand, 1}, BidOn{C, "Tough", 2}, PassBid{A}, PassBid{B}, PassBid{C}});
    CHECK(coins(table) == "20/21/21, bank -62");
    CHECK(table.told("challenge_settled")["text"] == "Tough");
    CHECK(table.importance("Knight") == 3);
}

TEST_CASE("vector 57: agreed on without a bid") {
    Table table = invincible();
    table.did({Challenge{B, table.last(), "Not invincible"}, Suggest{C, "Tough"}, AgreeOn{B, 2}, AgreeOn{A, 2}});
    CHECK(table.wealth() == "20/22/23");
    CHECK(table.importance("Knight") == 3);
    CHECK(table.match().pause() == PauseKind::None);
}

TEST_CASE("vector 58: what is no longer the latest act is only struck in the log") {
    Table table = invincible();
    const int act = table.last();
    table.did(DescribeEvent{A, "He rides out"});
    CHECK(table.match().coins.wealth[A] == 18);
    challenged(table, B, act).did({BidOn{B, kDemand, 1}, PassBid{C}, PassBid{A}, PassBid{B}});
    CHECK(table.wealth() == "18/21/23");
    CHECK(table.importance("Knight") == 4);
    CHECK(table.entry(act).status == EntryStatus::Struck);
}

TEST_CASE("vector 59: the challenged player bids last") {
    Table table = k(4);
    table.did(Narrate{A, "Fog."});
    challenged(table, C, table.last());
    CHECK(table.match().dispute->order == std::vector{C, D, B, A});
    CHECK(table.awaiting() == std::vector{C});
}

TEST_CASE("vector 60: a framer bids on a solution from the pot first") {
    Table table = t(3, 5);
    table.did({makes(A, "X"), EndTurn{A}, makes(B, "Y")});
    CHECK(table.match().coins.wealth[B] == 24);
    CHECK(table.pot() == 2);
    challenged(table, A, table.last()).did({BidOn{A, kDemand, 3}, PassBid{C}, PassBid{B}, PassBid{A}});
    CHECK(coins(table) == "19/25/25, bank -69");
    CHECK(table.pot() == 0);
    CHECK(table.match().cards.size() == 2);
}

TEST_CASE("vector 61: who received the future's coins gives them back") {
    Table table = bids(f(3), {1, 0, 0});
    table.did({SetLocation{A, "Inn"}, SetTime{A, SceneTime::Future}});
    challenged(table, B, table.last()).did({BidOn{B, kDemand, 1}, PassBid{C}, PassBid{A}, PassBid{B}});
    CHECK(coins(table) == "24/24/25, bank -73");
    CHECK(!table.match().scene->time);
}

TEST_CASE("R-28: whoever has nothing left of the future's coins returns nothing") {
    Table table = bids(f(2, {{"start_coins", 2}}), {2, 0});
    table.did({SetLocation{A, "Inn"}, SetTime{A, SceneTime::Future}});
    CHECK(coins(table) == "0/3, bank -3");
    challenged(table, B, table.last()).did({BidOn{B, kDemand, 3}, PassBid{A}, PassBid{B}});
    CHECK(coins(table) == "0/0, bank -1");
    CHECK(table.pot() == 1);
}

TEST_CASE("vectors 62 to 65: Fines") {
    Table guilty = k();
    voted(guilty, A, C, {kFor, kFor, kAgainst});
    CHECK(coins(guilty) == "20/22/21, bank -63");

    Table false_charge = k();
    voted(false_charge, A, C, {kFor, kAgainst, kAgainst});
    CHECK(false_charge.wealth() == "18/22/23");

    Table four = k(4);
    voted(four, A, C, {kFor, kFor, kAgainst, kAgainst});
    CHECK(four.wealth() == "20/22/23/25");
    Table two = t(2);
    voted(two, A, B, {kFor, kAgainst});
    CHECK(two.wealth() == "23/25");
    CHECK(two.act(CallFine{A, B, "Still"}) == "already_done");

    Table poor = k(3, {{"start_coins", 6}});
    voted(poor, B, A, {kAgainst, kFor, kFor});
    CHECK(coins(poor) == "0/3/4, bank -7");
}

TEST_CASE("vector 105: who withdrew a fine waits") {
    Table table = k();
    table.did({CallFine{A, C, "Late"}, WithdrawFine{A}});
    CHECK(table.act(CallFine{A, B, "Early"}) == "already_done");
    table.did({EndTurn{A}, CallFine{A, B, "Early"}});
}

TEST_CASE("UNI-5: votes are sealed until all are in") {
    Table table = k();
    table.did({CallFine{A, C, "Late"}, AnswerFine{C, "No"}, CastVote{C, kFor}});
    CHECK(table.state()["fine"]["voted"] == Json({false, false, true}));
    CHECK(!table.state()["fine"].contains("votes"));
    CHECK(!table.told("vote_sealed").contains("vote"));
    Table other = k();
    other.did({CallFine{A, C, "Late"}, AnswerFine{C, "No"}, CastVote{C, kAgainst}});
    CHECK(other.state() == table.state());
    CHECK(Universalis::hash(other.match()) != Universalis::hash(table.match()));
}
