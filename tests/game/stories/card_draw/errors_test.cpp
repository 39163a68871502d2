// Every error of the page (sections 4 and 7) not covered by the vectors.

#include "tests/support/card_draw_table.h"

using namespace cards_kit;

namespace {

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

Json as(Json command, const char* seat) { return with(std::move(command), {{"seat", seat}}); }
Json of(const char* cmd, const char* character, const Json& more = Json::object()) {
    return with(gm(cmd, {{"character", character}}), more);
}
Json background(const char* character, const char* kind, const Json& more = Json::object()) {
    return of("draw_background", character, with({{"kind", kind}}, more));
}

}  // namespace

TEST_CASE("section 7: before the campaign") {
    Table table;
    const Json add = gm("add_character", {{"character", "franz"}, {"name", "Franz"}, {"owner", "p1"}});
    const auto option = [](const char* name, const Json& value) {
        return gm("set_option", {{"name", name}, {"value", value}});
    };
    refuses(table, {{option("starting_professions", 6), "bad_option", "R-3"},
                    {option("starting_professions", -1), "bad_option", "R-3"},
                    {option("starting_professions", "1"), "bad_option", "R-3"},
                    {option("reshuffle", "never"), "bad_option", "R-3"},
                    {option("reshuffle", 1), "bad_option", "R-3"},
                    {option("jokers", 2), "bad_option", "R-3"},
                    {as(option("reshuffle", "every_scene"), "p1"), "not_your_decision", "CD-40"},
                    {as(add, "p1"), "not_your_decision", "CD-40"},
                    {as(add, "p8"), "unknown_id", "CD-1"},
                    {with(add, {{"owner", "p8"}}), "unknown_id", "CD-1"},
                    {gm("start_campaign"), "no_characters", "CD-5"},
                    {gm("begin_session"), "wrong_phase", "CD-40"},
                    {gm("remove_character", {{"character", "franz"}}), "unknown_id", "CD-5"}});
    table.npc("wolf");
    refuses(table, {{gm("start_campaign"), "no_characters", "CD-5"}});
    table.did(option("reshuffle", "every_scene"));
    table.did(option("starting_professions", 1));
    CHECK(table.state()["options"] == Json{{"starting_professions", 1}, {"reshuffle", "every_scene"}});
    table.did(add);
    refuses(table, {{add, "duplicate", "CD-5"},
                    {with(add, {{"character", "FRANZ"}}), "duplicate", "CD-5"},
                    {as(gm("start_campaign"), "p1"), "not_your_decision", "CD-40"},
                    {gm("start_campaign"), "incomplete_character", "CD-5"}});
    table.did(gm("remove_character", {{"character", "franz"}}));
    while (table.match().characters.size() < 40) table.npc("n" + std::to_string(table.match().characters.size()));
    refuses(table, {{add, "out_of_range", "CD-5"}});
}

TEST_CASE("CD-5 to CD-8: background cards that are refused") {
    Table table(Json{{"starting_professions", 1}});
    table.franz().hans().npc("wolf");
    const Json name = of("name_background", "franz", {{"card", "blue 2S"}, {"name", "Shy"}, {"scope", "general"}});
    const Json take = of("remove_background", "franz", {{"card", "red 2C"}});
    refuses(table, {{background("nobody", "hobby"), "unknown_id", "CD-5"},
                    {as(background("franz", "hobby"), "p2"), "not_your_decision", "CD-40"},
                    {as(background("franz", "hobby", {{"back", "red"}}), "p1"), "not_your_decision", "CD-5"},
                    {background("franz", "innate"), "kind_taken", "CD-6"},
                    {background("franz", "other"), "too_many_cards", "CD-5"},
                    {background("franz", "hobby", {{"cards", {"2S"}}}), "not_on_top", "CD-11"},
                    {background("franz", "hobby", {{"cards", {"3S", "4S"}}}), "wrong_card_count", "CD-11"},
                    {as(name, "p2"), "not_your_decision", "CD-40"},
                    {with(name, {{"card", "red 2S"}}), "not_in_hand", "CD-31"},
                    {with(name, {{"name", ""}}), "malformed", "CD-7"},
                    {with(name, {{"name", std::string(41, 'x')}}), "malformed", "CD-7"},
                    {with(name, {{"scope", "vague"}}), "malformed", ""},
                    {with(take, {{"card", "red 3C"}}), "not_in_hand", "CD-31"},
                    {as(take, "p1"), "not_your_decision", "CD-40"},
                    {take, "confirm_needed", "CD-6"}});
    table.did(as(background("franz", "hobby", {{"cards", {"9S"}}}), "p1"));
    refuses(table, {{background("franz", "profession"), "too_many_cards", "CD-5"}});
    for (int i = 0; i < 10; ++i)
        table.did(background("wolf", "other", {{"cards", {word(rules::card_draw::card_at(2 + i))}}}));
    refuses(table, {{background("wolf", "other"), "too_many_cards", "CD-8"}});
    table.did(with(take, {{"confirm", true}}));
    CHECK(table.match().pack(rules::card_draw::Back::Red).bottom == cards("2C"));
    table.did(background("franz", "innate", {{"cards", {"AS"}}}));
    CHECK(word(table.character("franz").hand.back().card) == "red AS");
}

TEST_CASE("CD-8: twenty cards at most; a pack that is empty gives none; its bottom comes last") {
    Table table;
    table.franz().begin();
    const auto draw = [](const char* id) { return background(id, "other"); };
    table.hand.left = {};
    // Franz or nobody has 3 blue cards; all others are dealt, to the last one.
    int next = 0;
    const auto& blue = table.match().pack(rules::card_draw::Back::Blue);
    const auto fill = [&](const std::string& id, std::size_t max) {
        while (table.character(id.c_str()).hand.size() < max && blue.size() > 0) {
            const Card top = blue.shuffled.empty() ? blue.bottom.front() : blue.shuffled.list().back();
            table.did(background(id.c_str(), "other", {{"cards", {word(top)}}}));
            ++next;
        }
    };
    fill("franz", 20);
    refuses(table, {{draw("franz"), "too_many_cards", "CD-8"}});
    table.did(of("remove_background", "franz", {{"card", "blue 2D"}}));
    table.did(gm("end_scene"));
    for (int i = 0; i < 4; ++i) {
        table.npc("n" + std::to_string(i));
        fill("n" + std::to_string(i), 10);
    }
    CHECK(blue.size() == 0);
    CHECK(word(table.character("n3").hand.back().card) == "blue 2D");
    refuses(table, {{background("n3", "other"), "pack_empty", "CD-3"}});
    CHECK(next == 51);
}

TEST_CASE("section 7: what is no command is malformed") {
    Table table;
    table.franz().begin();
    const std::string long_text(281, 'x');
    for (const Json& json : {Json{{"cmd", "end_scene"}},
                             as(gm("end_scene"), "p9"),
                             as(gm("end_scene"), "x"),
                             with(gm("end_scene"), {{"seat", 1}}),
                             with(gm("end_scene"), {{"now", true}}),
                             challenge("stars", 8),
                             challenge("hearts", 8, {{"tn", "8"}}),
                             challenge("hearts", 8, {{"tn", 8.5}}),
                             challenge("hearts", 8, {{"name", ""}}),
                             challenge("hearts", 8, {{"name", long_text}}),
                             challenge("hearts", 8, {{"extenuating", "no"}}),
                             challenge("hearts", 8, {{"tn", 99999999999}}),
                             of("grant_bonus", "franz", {{"reason", "luck"}}),
                             background("franz", "talent"),
                             background("franz", "hobby", {{"back", "green"}}),
                             background("franz", "hobby", {{"cards", {"1C"}}}),
                             background("franz", "hobby", {{"cards", "3C"}}),
                             gm("start_competition", {{"name", "x"}, {"participants", "all"}}),
                             gm("start_competition", {{"name", "x"}, {"participants", {"franz"}}}),
                             competition("gm:/x franz/y"),
                             fray({{"opponents", nullptr}}),
                             gm("fray_round", {{"gm_cards", "two"}}),
                             with(gm("alter_scene"), {{"text", "x"}, {"skip", true}}),
                             gm("alter_scene"),
                             gm("surrender", {{"side", "both"}}),
                             gm("end_test", {{"reason", long_text}}),
                             gm("fray_success", {{"kind", "other"}, {"text", ""}}),
                             gm("alter_scene", {{"text", long_text}}),
                             by("play_card", "p1", "franz", {{"card", "2C"}, {"description", "x"}}),
                             by("play_card", "p1", "franz", {{"card", "blue 2D"}, {"description", long_text}}),
                             by("keep", "p1", "franz", {{"which", "both"}})}) {
        INFO(json.dump());
        CHECK(table.refused(json) == "malformed");
    }
    CHECK(table.refused(gm("shuffle_up_and_deal")) == "unknown_command");
    table.did(gm("end_scene"));
    for (const char* id : {"gm:x", "", " "})
        CHECK(table.refused(gm("add_character", {{"character", id}, {"name", "X"}, {"owner", "gm"}})) == "malformed");
    CHECK(table.refused(gm("begin_scene", {{"title", ""}})) == "malformed");
    CHECK(table.refused(gm("begin_scene", {{"title", std::string(81, 'x')}})) == "malformed");
    const rules::card_draw::Command broken{{0}, rules::card_draw::BeginScene{"\xff\xfe"}};
    CHECK(CardDraw::check(table.match(), broken)->code == "malformed");
}

TEST_CASE("section 7: tables that cannot begin") {
    for (const Json& json :
         {Json::object(), Json{{"seats", 3}}, Json{{"seats", Json::array()}},
          Json{{"seats", {"1", "2", "3", "4", "5", "6", "7", "8", "9"}}}, Json{{"seats", {std::string(41, 'x')}}},
          Json{{"seats", {"A"}}, {"options", {{"reshuffle", "no"}}}},
          Json{{"seats", {"A"}}, {"options", {{"starting_professions", 6}}}}, Json{{"seats", {"A"}}, {"players", 2}}}) {
        INFO(json.dump());
        const auto start = CardDraw::start(json);
        REQUIRE(!start);
        CHECK(start.error().code == "malformed");
    }
}

TEST_CASE("section 4: what the GM gives, and the three tests, refused") {
    Table table;
    table.franz().hans().npc("wolf").begin();
    std::string many;
    for (int i = 0; i < 13; ++i) many += "gm:" + std::to_string(i) + "/s" + std::to_string(i) + " ";
    const Json bonus{{"reason", "role_play"}};
    refuses(table, {{of("grant_bonus", "nobody", bonus), "unknown_id", "CD-5"},
                    {of("grant_bonus", "wolf", bonus), "not_a_pc", "R-25"},
                    {as(of("grant_bonus", "franz", bonus), "p1"), "not_your_decision", "CD-40"},
                    {as(of("grant_advantage", "franz"), "p1"), "not_your_decision", "CD-40"},
                    {of("set_incapacitated", "franz", {{"on", false}}), "already_has", "CD-38"},
                    {challenge("hearts", 8, {{"character", "nobody"}}), "unknown_id", "CD-5"},
                    {as(challenge("hearts", 8), "p1"), "not_your_decision", "CD-40"},
                    {competition("franz/x"), "too_few", "CD-15"},
                    {competition(many), "too_many", "CD-15"},
                    {competition("franz/x franz/y"), "duplicate", "CD-15"},
                    {competition("gm:a/x gm:A/y"), "duplicate", "CD-15"},
                    {competition("franz/x hans/X"), "one_side", "CD-15"},
                    {competition("franz/x nobody/y"), "unknown_id", "CD-5"},
                    {fray({{"pcs", Json::array()}}), "no_pcs", "CD-28"},
                    {fray({{"pcs", {"franz", "franz"}}}), "duplicate", "CD-28"},
                    {fray({{"pcs", {"wolf"}}}), "not_a_pc", "R-25"},
                    {fray({{"pcs", {"nobody"}}}), "unknown_id", "CD-5"},
                    {fray({{"opponents", 0}}), "out_of_range", "CD-29"},
                    {fray({{"opponents", 100}}), "out_of_range", "CD-29"},
                    {fray({{"goals_pcs", 10}}), "out_of_range", "CD-29"},
                    {fray({{"goals_gm", -1}}), "out_of_range", "CD-29"},
                    {by("draw", "p1", "franz"), "wrong_phase", "CD-40"},
                    {gm("begin_scene", {{"title", "x"}}), "wrong_phase", "CD-40"}});
    table.did(of("grant_advantage", "franz"));
    refuses(table, {{of("grant_advantage", "franz"), "already_has", "CD-13"}});
    table.did(of("set_incapacitated", "franz", {{"on", true}}));
    table.did(of("set_incapacitated", "hans", {{"on", true}}));
    refuses(table, {{of("set_incapacitated", "franz", {{"on", true}}), "already_has", "CD-38"},
                    {of("grant_advantage", "hans"), "incapacitated", "CD-38"},
                    {fray(), "no_pcs", "CD-28"}});
    for (int i = 0; i < 99; ++i) table.did(of("grant_bonus", "franz", bonus));
    refuses(table, {{of("grant_bonus", "franz", bonus), "out_of_range", "CD-32"}});
}

TEST_CASE("CD-11 to CD-33: drawing and improving, refused") {
    Table table;
    table.franz().hans().npc("wolf").begin().did(competition("franz/x hans/y wolf/y gm:a/y"));
    refuses(table, {{by("draw", "p2", "hans"), "not_next", "CD-11"},
                    {by("draw", "p2", "franz"), "not_your_decision", "CD-40"},
                    {by("draw", "p1", "ida"), "unknown_id", "CD-11"},
                    {by("draw", "p1", "franz", {{"cards", {"7C", "8C"}}}), "wrong_card_count", "CD-11"},
                    {by("choose", "p1", "franz", {{"index", 0}}), "wrong_phase", "CD-40"},
                    {by("pass", "p1", "franz"), "wrong_phase", "CD-40"}});
    table.did(by("draw", "p1", "franz", {{"cards", {"7C"}}}));
    refuses(table, {{by("draw", "p2", "hans", {{"cards", {"7C"}}}), "not_on_top", "CD-11"}});
    table.draws("8C 9C 10C");
    refuses(table,
            {{by("pass", "gm", "wolf"), "nothing_to_pass", "CD-30"},
             {by("pass", "gm", "gm:a"), "nothing_to_pass", "CD-30"},
             {by("pass", "p2", "franz"), "not_your_decision", "CD-40"},
             {by("play_card", "gm", "gm:a", {{"card", "blue 2D"}, {"description", "x"}}), "not_in_hand", "CD-31"},
             {by("spend_bonus", "gm", "gm:a"), "not_a_pc", "R-25"},
             {by("draw_disadvantage", "gm", "gm:a"), "not_a_pc", "R-25"},
             {by("spend_bonus", "p1", "franz"), "no_bonus", "CD-32"},
             {by("keep", "p1", "franz", {{"which", "old"}}), "wrong_phase", "CD-40"}});
    table.did(by("pass", "p1", "franz"));
    refuses(table, {{by("pass", "p1", "franz"), "nothing_to_pass", "CD-30"}});
    // A player who has passed may change course while the window is open; then all others must pass again.
    table.did(by("draw_disadvantage", "p1", "franz", {{"cards", {"KD"}}}));
    table.did(by("pass", "p2", "hans"));
    CHECK(table.phase() == Phase::Improve);
}

TEST_CASE("CD-39: an exhausted deck refuses draws, and its test can be ended") {
    Table table;
    table.franz().begin();
    // All cards but one are taken as disadvantages; the incapacity that soon follows closes each window.
    int name = 0;
    while (table.match().pile.size() + static_cast<int>(table.match().discard.size()) > 1) {
        if (table.character("franz").incapacitated) table.did(of("set_incapacitated", "franz", {{"on", false}}));
        table.did(challenge("hearts", 14, {{"name", std::to_string(++name)}}));
        const Cards left = table.match().pile.list();
        table.did(by("draw", "p1", "franz", {{"cards", {word(left.front())}}}));
        table.did(by("draw_disadvantage", "p1", "franz", {{"cards", {word(left.back())}}}));
        table.all_pass();
        if (table.phase() == Phase::Miss) table.did({{"cmd", "stop"}, {"seat", "p1"}});
        if (table.phase() == Phase::Partial) table.did({{"cmd", "accept"}, {"seat", "p1"}});
        table.did(gm("reshuffle"));
    }
    CHECK(table.character("franz").disadvantages.size() == 51);
    table.did(of("set_incapacitated", "franz", {{"on", false}}));
    table.did(of("grant_advantage", "franz"));
    table.did(challenge("hearts", 14, {{"name", "The last"}}));
    refuses(table, {{by("draw", "p1", "franz"), "deck_exhausted", "CD-39"}});
    table.did(gm("end_test"));
    table.did(competition("franz/x gm:a/y"));
    refuses(table, {{by("draw", "p1", "franz"), "deck_exhausted", "CD-39"}});
    table.did(gm("end_test"));
    table.did(competition("gm:a/x franz/y"));
    table.draws(word(table.match().pile.list().front()));
    refuses(table, {{by("draw", "p1", "franz"), "deck_exhausted", "CD-39"}});
    table.did(gm("end_test", {{"reason", "No cards."}}));
    CHECK(table.match().discard.size() == 1);
}

TEST_CASE("CD-1: a seat that is not there, at a table of one player and of several") {
    const auto command =
        CardDraw::command_from(gm("add_character", {{"character", "x"}, {"name", "X"}, {"owner", "p7"}}));
    REQUIRE(command);
    const auto why = [&](const Json& seats) {
        return words::english(CardDraw::check(*CardDraw::start({{"seats", seats}}), *command)->message);
    };
    CHECK(why(Json::array({"Ada"})) == "There is no seat p7 at this table: it has the GM and 1 player.");
    CHECK(why(Json::array({"Ada", "Ben"})) == "There is no seat p7 at this table: it has the GM and 2 players.");
}
