// players join, leave and swap seats between scenes.

#include "game/stories/universalis/rules/seats.h"
#include "game/stories/universalis/rules/scenes.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"
#include "tests/support/seating_proposals.h"
#include "tests/support/universalis_proposals.h"
#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

Join joins(int who, const std::string& name) { return {{who, name}, A}; }
Leave leaves(int who) { return {{who}, A}; }

}  // namespace

TEST_CASE("R-1: a newcomer sits last, takes the starting coins and bids with the others") {
    Table table = f(3);
    table.did(joins(D, "Dora"));
    CHECK(table.wealth() == "25/25/25/25");
    CHECK(table.paid("starting_coins") == 25);
    CHECK(table.state()["seated"] == Json({0, 1, 2, 3}));
    table.did({SealBid{A, 0}, SealBid{B, 0}, SealBid{C, 0}});
    CHECK(table.phase() == Phase::Bidding);
    table.did(SealBid{D, 3});
    CHECK(table.match().scene->framer == D);
    CHECK(table.match().left_of(D) == A);
}

TEST_CASE("R-1 refused: in preparation, once a bid is sealed, in a scene; too many, too few, names twice") {
    Table table(2);
    CHECK(table.act(joins(C, "Cem")) == "wrong_phase");
    table.did({PassTenet{A}, PassTenet{B}});
    CHECK(table.act(leaves(A)) == "player_count");
    CHECK(table.act(joins(C, "b")) == "duplicate_name");
    CHECK(table.act(joins(C, " ")) == "text_required");
    CHECK(table.act(joins(D, "Dora")) == "unknown_id");
    CHECK(table.act(joins(B, "Dora")) == "unknown_id");
    CHECK(table.act(SwapSeats{{A, A}, A}) == "unknown_id");
    for (int who = C; who < 8; ++who) table.did(joins(who, std::string(1, static_cast<char>('A' + who))));
    CHECK(table.act(joins(8, "Ida")) == "player_count");
    table.did(leaves(B));
    CHECK(table.act(joins(8, "Ida")) == "unknown_id");  // all numbers are taken: only in place of one who has left
    table.did(SealBid{A, 1});
    CHECK(table.act(joins(B, "Ida")) == "wrong_phase");
    Table scene = t(3);
    CHECK(scene.act(leaves(C)) == "wrong_phase");
    CHECK(scene.act(joins(D, "Dora")) == "wrong_phase");
}

TEST_CASE("R-1: a turn skips who has left; coins stay without Refreshment for whoever takes the place") {
    Table table = f(3);
    table.did({leaves(B), SealBid{A, 2}, SealBid{C, 0}, SetLocation{A, "Inn"}, DescribeEvent{A, "Rain falls"}});
    CHECK(table.act(Interrupt{B}) == "unknown_id");
    CHECK(table.act(CallFine{A, B, "Gone"}) == "unknown_id");
    table.did(EndTurn{A});
    CHECK(table.seat() == C);
    table.did({EndTurn{C}, EndScene{A}});
    CHECK(table.wealth() == "28/25/30");
    table.did(joins(B, "Bea"));
    CHECK(table.wealth() == "28/25/30");
    CHECK(table.state()["seated"] == Json({0, 2, 1}));
    CHECK(table.told("player_joined")["before"] == "B");
    table.did(RenamePlayer{{B, "Berta"}, A});
    CHECK(table.match().players[1] == "Berta");
}

TEST_CASE("R-1: ties fall as if a last framer who has left still sat there; places are changed") {
    Table table = t(3);
    table.did(EndScene{A});
    CHECK(tie_order(table.match()) == std::vector{B, C, A});
    Table left = t(3);
    left.did({EndScene{A}, leaves(A)});
    CHECK(tie_order(left.match()) == std::vector{B, C});
    table.did(SwapSeats{{B, C}, A});
    CHECK(tie_order(table.match()) == std::vector{C, B, A});
    CHECK(table.match().distance(B, A) == 2);
}

TEST_CASE("R-1: a table that knows no coming and going is hashed as before, and undo leads back to it") {
    Table table = f(3);
    const auto before = Universalis::hash(table.match());
    const Match match = table.match();
    table.did(joins(D, "Dora"));
    CHECK(Universalis::hash(table.match()) != before);
    rules::GameSession<Universalis> session = table.session();
    CHECK(!session.undo(true));
    CHECK(session.match() == match);
    CHECK(Universalis::hash(session.match()) == before);
}

TEST_CASE("Universalis holds the contract of a rule system while players come and go") {
    int left = 0;
    for (std::uint64_t seed = 1; seed <= kit::seeds(8); ++seed) {
        const auto propose = kit::with_seating(kit::universalis::propose, 3);
        const auto watch = [&](const Match& match, core::Random& random) {
            CHECK_MESSAGE(fault(match) == "", Universalis::state(match).dump());
            left += static_cast<std::size_t>(match.count()) < match.players.size();
            return propose(match, random);
        };
        kit::hold_contract<Universalis>(*Universalis::start(table_of(3)), seed, watch, {150, 80, 100});
    }
    CHECK((left > 0 || kit::kSanitized));
}

TEST_CASE("R-1 any player may change who sits there: a screen asks as one of its own") {
    Table table = f(3);
    const rules::SeatingAct act{rules::SeatingAct::Kind::Rename, C, 0, "Cleo"};
    const Command command = seating_command(table.match(), act, B);
    CHECK(Universalis::actor_of(table.match(), command) == B);
    CHECK(Universalis::actor_of(table.match(), seating_command(table.match(), act)) == A);
    table.did(command);
    CHECK(table.match().players[C] == "Cleo");
}
