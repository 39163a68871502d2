// Section 6: what each seat may do now, its price, and the reason if it is illegal.

#include <map>

#include "game/stories/universalis/rules/choices.h"
#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

// The words of the seat's legal choices, with the price if any: "end_turn", "interrupt 1".
std::string open_to(const Table& table, int seat) {
    std::string text, last;
    for (const Choice& each : choices(table.match(), seat)) {
        if (each.refusal) continue;
        std::string word = visit([](const auto& c) { return std::string(c.kWord); }, each.command);
        if (each.cost > 0) word.append(" ").append(std::to_string(each.cost));
        if (word != last) text += (text.empty() ? "" : ", ") + word;
        last = word;
    }
    return text;
}
// The codes of illegal choices, by word.
std::map<std::string, std::string> closed_to(const Table& table, int seat) {
    std::map<std::string, std::string> closed;
    for (const Choice& each : choices(table.match(), seat))
        if (each.refusal)
            closed[visit([](const auto& c) { return std::string(c.kWord); }, each.command)] = each.refusal->code;
    return closed;
}

}  // namespace

TEST_CASE("in preparation, and when bids are sealed") {
    Table table;
    CHECK(open_to(table, A) == "propose_tenet 1, pass_tenet, call_fine, propose_matter");
    CHECK(open_to(table, B) == "call_fine, propose_matter");
    table = f(3);
    CHECK(open_to(table, B) == "seal_bid, seal_bid 25, propose_matter");
    CHECK(closed_to(table, B)["call_fine"] == "wrong_phase");
}

TEST_CASE("while a scene is framed") {
    const Table table = bids(f(3), {2, 0, 0});
    CHECK(open_to(table, A) ==
          "set_location 1, create_component 1, create_master 1, name_scene, set_time, set_time 1, "
          "set_time 2, call_fine");
    CHECK(closed_to(table, A)["describe_event"] == "location_missing");
    CHECK(closed_to(table, A)["end_turn"] == "framing_unfinished");
    CHECK(open_to(table, B) == "call_fine");
}

TEST_CASE("the any-time bar of who is not active") {
    Table table = k();
    table.did(DescribeEvent{A, "leaps"});
    CHECK(open_to(table, B) ==
          "interrupt 1, create_obstacle 1, take_over 1, speak, take_over 1, challenge, call_fine, "
          "propose_matter");
    table.did({table.against(A, "Ogre"), CallResolution{A}});
    CHECK(open_to(table, B) == "answer, speak");
    CHECK(open_to(table, C) == "speak");
}

TEST_CASE("each thing on the table, with the reason where it is closed") {
    Table table = k();
    auto closed = closed_to(table, A);
    CHECK(closed["add_trait"] == "not_controller");
    CHECK(closed["eliminate"] == "not_controller");
    CHECK(closed["exit"] == "not_controller");
    CHECK(closed["end_mini_scene"] == "no_mini_scene");
    CHECK(closed.count("interrupt") == 0);
    table.did(table.against(A, "Ogre", "Knight"));
    closed = closed_to(table, A);
    CHECK(closed["end_scene"] == "complication_open");
    CHECK(closed["buy_off_dice"] == "pool_empty");
}

TEST_CASE("what can be drawn on, for which pool") {
    Table table = k();
    table.did(table.against(A, "Ogre", "Knight"));
    CHECK(drawable(table.match(), A).size() == 4);  // Strong, Brave, Huge, Dull
    CHECK(own_pool(table.match(), A) == CP);
    CHECK(drawable(table.match(), B).empty());
    table.did({EndTurn{A}, table.draw(B, of(B), "Ogre", "Huge")});
    CHECK(drawable(table.match(), B).size() == 3);
    CHECK(own_pool(table.match(), B) == of(B));
    CHECK(own_pool(table.match(), C) == CP);
}

TEST_CASE("in pauses, and when all is over") {
    Table table = k();
    table.did({Narrate{A, "Fog."}});
    table.did(Challenge{B, table.last(), "Sun"});
    CHECK(open_to(table, B) == "suggest, agree_on, withdraw_challenge, close_talk");
    CHECK(open_to(table, A) == "suggest, agree_on, close_talk");
    CHECK(open_to(table, C) == "suggest");
    table.did(CloseTalk{B});
    CHECK(open_to(table, B) == "challenge_bid 1, challenge_pass");
    CHECK(open_to(table, A).empty());
    table.did({PassBid{B}, CallFine{C, A, "Late"}});
    CHECK(open_to(table, A) == "answer_fine");
    CHECK(open_to(table, C) == "withdraw_fine");
    table.did(AnswerFine{A, ""});
    CHECK(open_to(table, B) == "cast_vote");
    table.did({WithdrawFine{C}, ProposeMatter{A}, Assent{B, true}});
    CHECK(open_to(table, C) == "assent");
    table.did(Assent{C, true});
    for (const int seat : {A, B, C}) CHECK(choices(table.match(), seat).empty());
}

TEST_CASE("the protocol's question `legal` says cost and reason") {
    const Table table = k();
    const Json answer = **Universalis::ask(table.match(), {{"cmd", "legal"}, {"seat", B}});
    CHECK(answer["awaiting"] == Json({A}));
    CHECK(answer["choices"][0]["command"] == Json({{"cmd", "interrupt"}, {"seat", B}}));
    CHECK(answer["choices"][0]["cost"] == 1);
    CHECK(answer["choices"][0]["why_not"] == nullptr);
    const Json odds = **Universalis::ask(x32().match(), {{"cmd", "odds"}});
    CHECK(odds["odds"]["first_roll"]["win"]["over"] == 1);
    CHECK(odds["odds"]["first_roll"]["win"]["under"] == 2);
    CHECK(odds["one_more"]["dice"] == 4);
    CHECK(odds["one_less_opposing"]["opposing"] == 1);
}
