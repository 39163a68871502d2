// UNI-5: while bids or votes are sealed, every answer is the same whatever they contain.

#include "tests/support/sanitized.h"
#include "tests/support/secret_chance.h"
#include "tests/support/universalis_proposals.h"
#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

constexpr int kMaxAsked = 60;  // coins: more than anybody has

template <class C>
Command of_seat(int seat) {
    C command{};
    command.seat = seat;
    return command;
}
template <class... C>
void add_each(std::vector<Command>& all, int seat, const rules::OneOf<C...>*) {
    (all.push_back(of_seat<C>(seat)), ...);
}

// Every kind of command, for every seat.
std::vector<Command> every_command(const Match& match) {
    std::vector<Command> all;
    for (int seat = 0; seat < match.count(); ++seat) {
        add_each(all, seat, static_cast<const Command*>(nullptr));
        for (int coins = 0; coins <= kMaxAsked; ++coins) all.push_back(SealBid{seat, coins});
        for (const Vote vote : {Vote::Accuser, Vote::Accused}) all.push_back(CastVote{seat, vote});
        for (int who = 0; who < match.count(); ++who)
            for (int coins = -kMaxAsked; coins <= kMaxAsked; ++coins)
                all.push_back(ProposeMatter{seat, MatterKind::Adjust, {{who, coins}}, "so"});
        all.push_back(ProposeMatter{seat, MatterKind::EndGame});
    }
    core::Random random(7);
    for (int i = 0; i < 400; ++i) all.push_back(kit::universalis::propose(match, random));
    return all;
}

// "ok", or the whole refusal as a player reads it.
std::string answer_to(const Match& match, const Command& command) {
    const auto refusal = Universalis::check(match, command);
    return refusal ? refusal->code + " " + refusal->rule + " " + words::english(refusal->message) : "ok";
}

// Compares everything that replies to those seats say.
void expect_equal_replies(const Match& one, const Match& other, const std::vector<int>& done) {
    CHECK(Universalis::state(one) == Universalis::state(other));
    for (const int seat : done) {
        const Json legal{{"cmd", "legal"}, {"seat", seat}};
        CHECK(**Universalis::ask(one, legal) == **Universalis::ask(other, legal));
    }
    for (const Command& command : every_command(one))
        if (std::ranges::find(done, seat_of(command)) != done.end() || holds_alternative<ProposeMatter>(command))
            CHECK_MESSAGE(answer_to(one, command) == answer_to(other, command), Universalis::to_json(command).dump());
}

}  // namespace

TEST_CASE("UNI-5: while bids are sealed no command and no reply tells what lies in them") {
    Table low = f(3), high = f(3);
    low.did({SealBid{A, 0}, SealBid{B, 2}});
    high.did({SealBid{A, 25}, SealBid{B, 20}});
    expect_equal_replies(low.match(), high.match(), {A, B});
    CHECK(low.act(ProposeMatter{C, MatterKind::Adjust, {{A, -1}}, "so"}) == "sealed_bid");
    for (Table* table : {&low, &high})
        table->did({ProposeMatter{A, MatterKind::Adjust, {{C, -3}}, "so"}, Assent{B, true}});
    expect_equal_replies(low.match(), high.match(), {A, B});
    for (Table* table : {&low, &high}) table->did(Assent{C, true});
    expect_equal_replies(low.match(), high.match(), {A, B});
    CHECK(low.wealth() == "25/23/22");
    // Giving coins reveals nothing.
    for (Table* table : {&low, &high})
        table->did({ProposeMatter{C, MatterKind::Adjust, {{A, 1}}, "so"}, Assent{A, true}, Assent{B, true}});
    expect_equal_replies(low.match(), high.match(), {A, B});
}

TEST_CASE("UNI-5: while votes are sealed no command and no reply tells them") {
    Table accuser = k(), accused = k();
    for (Table* table : {&accuser, &accused}) table->did({CallFine{B, A, "Slow"}, AnswerFine{A, ""}});
    accuser.did({CastVote{A, Vote::Accuser}, CastVote{B, Vote::Accuser}});
    accused.did({CastVote{A, Vote::Accused}, CastVote{B, Vote::Accused}});
    expect_equal_replies(accuser.match(), accused.match(), {A, B, C});
}

TEST_CASE("UNI-5: no reply tells how dice will fall") {
    const std::vector<Json> questions{{{"cmd", "odds"}}, {{"cmd", "legal"}, {"seat", 0}}};
    for (std::uint64_t seed = 1; seed <= kit::seeds(4); ++seed)
        CHECK(kit::keep_chance_secret<Universalis>(*Universalis::start(table_of(3)), seed, kit::universalis::propose,
                                                   questions) > 50);
}

TEST_CASE("UNI-5 whoever has sealed a bid is seen to have as many coins as before") {
    Table table = f(3);
    const int before = table.match().seen_purse(A);
    table.did(SealBid{A, 5});
    CHECK(table.match().seen_purse(A) == before);
    CHECK(table.match().purse(A) == before - 5);
    table.did({SealBid{B, 0}, SealBid{C, 0}});
    CHECK(table.match().seen_purse(A) == before);
    CHECK(table.match().seen_purse(B) == before);
}
