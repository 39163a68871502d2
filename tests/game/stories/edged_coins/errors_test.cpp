// Every error of the page, and the order of the checks (sections 4 and 7).

#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

// In round 1: the actor with a blade and a talent, the target, a third character of the CM's, and one who is out.
Table crowd() {
    Table table;
    table.add(with(actor(), {{"ec", 30}, {"weapons", Json::array({weapon(2)})}}));
    table.add(with(target(), {{"ec", 30}})).add(with(character("third", "cm"), {{"ec", 30}}));
    table.add(with(character("fallen", "cm"), {{"hc", 0}})).begin().rounds();
    return table;
}

Json opposers(std::initializer_list<const char*> ids) {
    Json list = Json::array();
    for (const char* id : ids) list.push_back({{"character", id}});
    return {{"opposers", list}};
}

struct Row {
    Json command;
    const char *code, *rule;
};

void refuses(Table& table, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        INFO(row.command.dump());
        CHECK(table.refused(row.command) == row.code);
        CHECK(table.rule == row.rule);
    }
}

const Json kThrow{{"cmd", "throw"}, {"seat", "p1"}};

}  // namespace

TEST_CASE("EC-1, EC-34: before play") {
    Table table;
    const Json option = cm("set_option", {{"name", "rank_six"}, {"value", "continues_pattern"}});
    const Json add = cm("add_character", {{"record", actor()}});
    refuses(table, {{with(option, {{"value", "as_it_comes"}}), "bad_option", "R-1"},
                    {with(option, {{"name", "rank_seven"}}), "bad_option", "R-1"},
                    {with(option, {{"seat", "p1"}}), "not_your_decision", "EC-1"},
                    {with(option, {{"seat", "p7"}}), "unknown_id", "EC-34"},
                    {with(add, {{"seat", "p1"}}), "not_your_decision", "EC-1"},
                    {cm("add_character", {{"record", with(actor(), {{"seat", "p7"}})}}), "unknown_id", "EC-34"},
                    {cm("start_play"), "no_characters", "EC-34"},
                    {cm("next_round"), "wrong_phase", "EC-1"},
                    {kThrow, "wrong_phase", "EC-1"}});
    table.did(option);
    table.did(cm("set_option", {{"name", "power_rule"}, {"value", "caps_modifier"}}));
    CHECK(table.state()["options"]["rank_six"] == "continues_pattern");
    CHECK(table.state()["options"]["power_rule"] == "caps_modifier");
    table.add(actor());
    refuses(table, {{add, "duplicate", "EC-34"},
                    {cm("add_character", {{"record", with(target(), {{"name", "THE ACTOR"}})}}), "duplicate", "EC-34"},
                    {cm("start_play", {{"seat", "p1"}}), "not_your_decision", "EC-1"}});
    table.begin();
    refuses(table, {{option, "wrong_phase", "EC-1"}, {cm("start_play"), "wrong_phase", "EC-1"}});
}

TEST_CASE("EC-34: a seat that is not there is told with how many there are") {
    const auto told = [](const Json& seats) {
        const auto command = EdgedCoins::command_from(cm("start_play", {{"seat", "p7"}}));
        return words::english(EdgedCoins::check(*EdgedCoins::start({{"seats", seats}}), *command)->message);
    };
    CHECK(told(Json::array({"Ada"})) == "There is no seat p7 at this table: it has the CM and 1 player.");
    CHECK(told(Json::array({"Ada", "Ben"})) == "There is no seat p7 at this table: it has the CM and 2 players.");
}

TEST_CASE("section 7: records that do not hold") {
    Table table;
    const auto record = [](const Json& changes) { return cm("add_character", {{"record", with(actor(), changes)}}); };
    const std::string forty(40, 'x');
    const Json talent{{"name", "Luck"}, {"min_cost", 1}, {"max_cost", 1}, {"text", ""}};
    const auto talents = [&](const Json& changes) {
        return record({{"talents", Json::array({with(talent, changes)})}});
    };
    refuses(table,
            {{record({{"hc_max", 0}}), "out_of_range", "EC-34"},
             {record({{"hc_max", 100}}), "out_of_range", "EC-34"},
             {record({{"hc", 21}}), "out_of_range", "EC-34"},
             {record({{"hc", -1}}), "out_of_range", "EC-34"},
             {record({{"ec", 100}}), "out_of_range", "EC-34"},
             {record({{"ec", -1}}), "out_of_range", "EC-34"},
             {record({{"ec_max", 100}}), "out_of_range", "EC-34"},
             {record({{"skills", {{"r2", 6}}}}), "out_of_range", "EC-4"},
             {record({{"resistances", {{"will", -1}}}}), "out_of_range", "EC-4"},
             {record({{"weapons", Json::array({weapon(11)})}}), "out_of_range", "EC-34"},
             {record({{"armor", {{"name", "Mail"}, {"power", -1}}}}), "out_of_range", "EC-34"},
             {talents({{"min_cost", 0}}), "out_of_range", "EC-34"},
             {talents({{"min_cost", 2}}), "out_of_range", "EC-34"},
             {talents({{"max_cost", 100}}), "out_of_range", "EC-34"},
             {record({{"name", ""}}), "malformed", "EC-34"},
             {record({{"name", "  "}}), "malformed", "EC-34"},
             {record({{"name", forty + "x"}}), "malformed", "EC-34"},
             {record({{"id", ""}}), "malformed", "EC-34"},
             {record({{"skills", {{"", 1}}}}), "malformed", "EC-34"},
             {record({{"armor", {{"name", "a\nb"}, {"power", 1}}}}), "malformed", "EC-34"},
             {talents({{"text", std::string(281, 'x')}}), "malformed", "EC-34"},
             {record({{"skills", {{"r2", 1}, {"R2", 2}}}}), "duplicate", "EC-34"},
             {record({{"weapons", Json::array({weapon(1), weapon(2)})}}), "duplicate", "EC-34"},
             {record({{"skills", {{"other", 1}}}, {"weapons", Json::array({weapon(1)})}}), "unknown_skill", "R-25"}});
    table.add(with(actor(), {{"name", forty}}));
    const Json edit = cm("edit_character", {{"character", "actor"}});
    Json same = actor();
    same.erase("id");
    same.erase("seat");
    refuses(table, {{with(edit, {{"record", with(same, {{"hc", 50}})}}), "out_of_range", "EC-34"},
                    {with(edit, {{"character", "nobody"}, {"record", same}}), "unknown_id", "EC-34"},
                    {with(edit, {{"seat", "p1"}, {"record", same}}), "not_your_decision", "EC-1"},
                    {cm("remove_character", {{"character", "nobody"}}), "unknown_id", "EC-34"}});
    table.did(with(edit, {{"record", same}}));
    CHECK(table.match().character("actor").name() == "The actor");
}

TEST_CASE("section 7: what is no command is malformed") {
    Table table;
    table.add(actor()).begin();
    for (const Json& json :
         {Json{{"cmd", "next_round"}}, Json{{"cmd", "next_round"}, {"seat", "p9"}},
          Json{{"cmd", "next_round"}, {"seat", 1}}, cm("next_round", {{"now", true}}), call("r2", "impossible"),
          call("r2", "normal", {{"kind", "talent"}}), call("r2", "normal", {{"limit", 1.5}, {"explosive", true}}),
          call("r2", "normal", {{"explosive", "yes"}}),
          cm("deal_damage", {{"target", "actor"}, {"source", "fall"}, {"metres", 2.5}}),
          cm("deal_damage", {{"target", "actor"}, {"source", "fall"}, {"metres", 9999999999}}),
          cm("deal_damage", {{"target", "actor"}, {"source", "water"}}), cm("price_dramatic"),
          cm("price_dramatic", {{"cost", 1}, {"refuse", true}}),
          cm("inflict", {{"target", "actor"}, {"name", "Held"}, {"severity", 1}, {"passive", "maybe"}})}) {
        INFO(json.dump());
        CHECK(table.refused(json) == "malformed");
    }
    CHECK(table.refused(cm("dance")) == "unknown_command");
    CHECK(table.refused(by("propose_dramatic", "p1", "actor", {{"text", std::string(281, 'x')}})) == "malformed");
    CHECK(table.refused(by("propose_dramatic", "p1", "actor", {{"text", ""}})) == "malformed");
    const rules::edged_coins::Command broken{{1}, rules::edged_coins::ProposeDramatic{"actor", "\xff\xfe"}};
    CHECK(EdgedCoins::check(table.match(), broken)->code == "malformed");
}

TEST_CASE("section 7: tables that cannot begin") {
    for (const Json& json :
         {Json::object(), Json{{"seats", 3}}, Json{{"seats", Json::array()}},
          Json{{"seats", {"1", "2", "3", "4", "5", "6", "7", "8", "9"}}}, Json{{"seats", {std::string(41, 'x')}}},
          Json{{"seats", {"A"}}, {"options", {{"rank_six", "no"}}}}, Json{{"seats", {"A"}}, {"players", 2}}}) {
        INFO(json.dump());
        const auto start = EdgedCoins::start(json);
        REQUIRE(!start);
        CHECK(start.error().code == "malformed");
    }
}

TEST_CASE("EC-1 to EC-10: calls that are refused") {
    Table table = crowd();
    refuses(table, {{call("r2", "normal", {{"owner", "nobody"}}), "unknown_id", "EC-34"},
                    {call("r2", "normal", {{"affects", {"nobody"}}}), "unknown_id", "EC-34"},
                    {call("r2", "normal", opposers({"nobody"})), "unknown_id", "EC-34"},
                    {call("r2", "normal", {{"seat", "p1"}}), "not_your_decision", "EC-1"},
                    {call("r2", "normal", {{"owner", "fallen"}}), "character_out", "EC-14"},
                    {call("r2", "normal", {{"affects", {"fallen"}}}), "character_out", "EC-14"},
                    {call("r2", "normal", opposers({"fallen"})), "character_out", "EC-14"},
                    {call("r2", "normal", {{"explosive", true}, {"limit", 100}}), "out_of_range", "EC-8"},
                    {call("r2", "normal", {{"explosive", true}, {"limit", -1}}), "out_of_range", "EC-8"},
                    {call("juggle"), "unknown_skill", "R-25"},
                    {call("r2", "normal", {{"kind", "resistance"}}), "unknown_skill", "R-25"},
                    {call("r2", "normal", {{"limit", 1}}), "not_explosive", "EC-8"},
                    {call("r2", "normal", {{"affects", {"actor"}}}), "duplicate", "R-21"},
                    {call("r2", "normal", {{"affects", {"target", "target"}}}), "duplicate", "R-21"},
                    {call("r2", "normal", opposers({"target", "target"})), "duplicate", "EC-10"},
                    {call("r2", "normal", opposers({"actor"})), "duplicate", "EC-10"}});
    table.did(call("r2", "normal", opposers({"target", "third"})));
    refuses(table, {{by("oppose", "p1", "target", {{"skill", "r1"}}), "not_your_decision", "EC-34"},
                    {by("oppose", "cm", "third", {{"skill", "r1"}}), "not_your_decision", "EC-10"},
                    {by("oppose", "p2", "target", {{"skill", "juggle"}}), "unknown_skill", "R-25"},
                    {by("decline_oppose", "p2", "nobody"), "unknown_id", "EC-34"},
                    {kThrow, "wrong_phase", "EC-1"}});
    table.did(by("decline_oppose", "p2", "target"));
    table.did(by("decline_oppose", "cm", "third"));
    refuses(table, {{with(kThrow, {{"seat", "cm"}}), "not_your_decision", "EC-2"},
                    {by("effort_skill", "p2", "target"), "not_your_decision", "EC-26"},
                    {by("effort_power", "p1", "actor", {{"sign", 1}}), "not_a_damage_toss", "EC-27"},
                    {by("effort_power", "p1", "actor", {{"sign", 2}}), "out_of_range", "EC-25"},
                    {by("pass", "p1", "actor"), "wrong_phase", "EC-1"},
                    {cm("grant_modifier", {{"delta", 0}}), "out_of_range", "EC-28"},
                    {cm("grant_modifier", {{"delta", 3}}), "out_of_range", "EC-28"},
                    {cm("grant_modifier", {{"delta", 1}}), "no_ground", "EC-28"},
                    {cm("next_round"), "wrong_phase", "EC-1"}});
    table.throws("TT");
    refuses(table, {{by("retoss", "p2", "target"), "not_own_toss", "EC-29"},
                    {by("pass", "p2", "target"), "nothing_to_pass", "EC-32"},
                    {by("pass", "cm", "fallen"), "character_out", "EC-14"},
                    {call("r2"), "wrong_phase", "EC-1"}});
    table.did(by("pass", "p1", "actor"));
    refuses(table, {{call("r2"), "action_spent", "EC-36"}});
}

TEST_CASE("EC-17 to EC-27: harm that is refused") {
    Table table = crowd();
    const auto damage = [](const Json& changes) { return with(cm("deal_damage", {{"target", "target"}}), changes); };
    refuses(table, {{attack({{"target", "nobody"}}), "unknown_id", "EC-34"},
                    {attack({{"target", "fallen"}}), "character_out", "EC-14"},
                    {attack({{"attacker", "fallen"}}), "character_out", "EC-14"},
                    {attack({{"weapon", "club"}}), "unknown_weapon", "EC-34"},
                    {attack({{"skill", "juggle"}}), "unknown_skill", "R-25"},
                    {attack({{"target", "actor"}}), "self_target", "EC-24"},
                    {attack(opposers({"actor"})), "duplicate", "EC-10"},
                    {attack({{"seat", "p1"}}), "not_your_decision", "EC-1"},
                    {damage({{"source", "fall"}, {"metres", 0}}), "out_of_range", "EC-21"},
                    {damage({{"source", "fall"}, {"metres", 1001}}), "out_of_range", "EC-21"},
                    {damage({{"source", "fire"}, {"potency", 6}}), "out_of_range", "EC-17"},
                    {damage({{"source", "trap"}, {"potency", -1}}), "out_of_range", "EC-17"},
                    {damage({{"source", "trap"}, {"potency", 1}, {"power", 11}}), "out_of_range", "EC-23"},
                    {damage({{"source", "fall"}, {"metres", 3}, {"target", "fallen"}}), "character_out", "EC-14"}});
    table.did(attack({{"weapon", "Blade"}}));
    table.throws("HH").did(by("pass", "p2", "target"));
    refuses(table, {{by("effort_skill", "p1", "actor"), "not_a_skill_toss", "EC-26"},
                    {by("effort_power", "cm", "third", {{"sign", 1}}), "not_involved", "R-16"}});
    table.did(by("effort_power", "p2", "target", {{"sign", -1}}));
    refuses(table, {{by("effort_power", "p2", "target", {{"sign", -1}}), "already_bought", "EC-25"}});
}

TEST_CASE("EC-11, EC-12, EC-35: afflictions that are refused") {
    Table table = crowd();
    const Json held = cm("inflict", {{"target", "actor"}, {"name", "Held"}, {"severity", 1}, {"passive", "none"}});
    const auto resist = [](const char* cmd, const Json& changes = Json::object()) {
        return with(cm(cmd, {{"affliction", "a1"}, {"kind", "resistance"}, {"name", "will"}}), changes);
    };
    refuses(table, {{with(held, {{"target", "nobody"}}), "unknown_id", "EC-34"},
                    {with(held, {{"source", "nobody"}}), "unknown_id", "EC-34"},
                    {with(held, {{"severity", 0}}), "out_of_range", "EC-35"},
                    {with(held, {{"severity", 10}}), "out_of_range", "EC-35"},
                    {with(held, {{"source", "actor"}}), "self_target", "EC-35"},
                    {with(held, {{"name", ""}}), "malformed", "EC-34"},
                    {cm("end_affliction", {{"affliction", "a1"}}), "unknown_id", "EC-35"},
                    {resist("call_active_resistance"), "unknown_id", "EC-35"}});
    table.did(held);
    table.did(with(held, {{"target", "fallen"}}));
    refuses(table, {{resist("call_passive_resistance"), "not_resistible", "EC-12"},
                    {resist("call_active_resistance", {{"name", "juggle"}}), "unknown_skill", "R-25"},
                    {resist("call_active_resistance", {{"affliction", "a2"}}), "character_out", "EC-14"},
                    {resist("call_active_resistance", {{"seat", "p1"}}), "not_your_decision", "EC-1"}});
    table.did(cm("end_affliction", {{"affliction", "a1"}, {"reason", "the rope is cut"}}));
    CHECK(table.last("affliction_ended")["reason"] == "the rope is cut");
}

TEST_CASE("EC-25 to EC-28: payments that are refused") {
    Table table = crowd();
    const Json talent{{"talent", "Cat's Eyes"}, {"ec", 1}};
    refuses(table, {{by("use_talent", "p2", "actor", talent), "not_your_decision", "EC-34"},
                    {by("use_talent", "cm", "fallen", talent), "character_out", "EC-14"},
                    {by("use_talent", "p1", "actor", {{"talent", "Flight"}, {"ec", 1}}), "unknown_talent", "EC-28"},
                    {by("use_talent", "p1", "actor", {{"talent", "Flight"}, {"ec", 0}}), "out_of_range", "EC-28"},
                    {by("propose_dramatic", "cm", "third", {{"text", "It rains."}}), "not_your_decision", "R-27"},
                    {cm("price_dramatic", {{"cost", 1}}), "wrong_phase", "EC-1"},
                    {cm("leave_rounds", {{"seat", "p1"}}), "not_your_decision", "EC-1"}});
    table.did(by("propose_dramatic", "p1", "actor", {{"text", "It rains."}}));
    refuses(table, {{cm("price_dramatic", {{"cost", 0}}), "out_of_range", "EC-28"},
                    {cm("price_dramatic", {{"cost", 100}}), "out_of_range", "EC-28"},
                    {with(cm("price_dramatic", {{"cost", 1}}), {{"seat", "p1"}}), "not_your_decision", "EC-1"},
                    {by("use_talent", "p2", "target", talent), "wrong_phase", "EC-1"}});
    table.did(cm("price_dramatic", {{"cost", 1}}));
    refuses(table, {{cm("answer_dramatic", {{"accept", true}}), "not_your_decision", "EC-34"}});
    table.did(cm("answer_dramatic", {{"seat", "p1"}, {"accept", false}}));
    table.did(cm("adjust", {{"character", "actor"}, {"ec", -30}}));
    refuses(table, {{by("use_talent", "p1", "actor", talent), "not_enough_ec", "EC-25"},
                    {cm("adjust", {{"character", "actor"}, {"ec", -1}}), "out_of_range", "R-23"},
                    {cm("adjust", {{"character", "actor"}, {"hc", 11}}), "out_of_range", "EC-14"},
                    {cm("adjust", {{"character", "nobody"}, {"hc", 1}}), "unknown_id", "EC-34"}});
    table.did(cm("leave_rounds"));
    refuses(table, {{cm("leave_rounds"), "no_rounds", "EC-36"}});
    table.did(call("r2"));
    refuses(table, {{by("effort_skill", "p1", "actor"), "not_enough_ec", "EC-25"}});
    table.throws("TT").did(cm("end_play"));
    refuses(table, {{cm("next_round"), "wrong_phase", "EC-1"}, {kThrow, "wrong_phase", "EC-1"}});
}

TEST_CASE("section 4: of several faults the first in the page's order is told") {
    Table table = crowd();
    const Json fall = cm("deal_damage", {{"target", "fallen"}, {"source", "fall"}, {"metres", 0}});
    const Json record = with(actor(), {{"name", ""}, {"hc", 99}});
    refuses(table, {{cm("add_character", {{"record", record}, {"seat", "p1"}}), "malformed", "EC-34"},
                    {with(fall, {{"target", "nobody"}, {"seat", "p1"}}), "unknown_id", "EC-34"},
                    {with(fall, {{"seat", "p1"}}), "not_your_decision", "EC-1"},
                    {fall, "character_out", "EC-14"},
                    {with(fall, {{"target", "actor"}}), "out_of_range", "EC-21"},
                    {call("juggle", "normal", {{"limit", 100}}), "out_of_range", "EC-8"},
                    {call("juggle", "normal", {{"limit", 1}}), "unknown_skill", "R-25"}});
    table.did(call("r2"));
    refuses(table, {{with(fall, {{"target", "nobody"}}), "wrong_phase", "EC-1"},
                    {with(kThrow, {{"seat", "p2"}, {"faces", "X"}}), "not_your_decision", "EC-2"},
                    {with(kThrow, {{"faces", "X"}}), "wrong_coin_count", "EC-2"}});
}
