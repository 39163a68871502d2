// Which of Card Draw's steps bring a judgement of their own, to be told anew.

#include "game/stories/card_draw/screen/verdict.h"
#include "tests/support/card_draw_table.h"

namespace {

// The commands that brought one, since the start.
std::string verdicts_of(const cards_kit::Table& table) {
    std::string commands;
    for (const auto& step : table.session().steps())
        if (screens::card_draw::brings_verdict(step.command.action, step.events))
            commands.append(rules::card_draw::CardDraw::to_json(step.command)["cmd"].get<std::string>()).append(" ");
    return commands;
}

}  // namespace

TEST_CASE("each judgement of a competition is told anew, and nothing else is") {
    using namespace cards_kit;
    Table table;
    table.franz().hans().begin();
    table.did(competition("franz/x hans/y"));
    table.draws("7C 9D");
    CHECK(verdicts_of(table) == "");
    table.all_pass();
    CHECK(verdicts_of(table) == "pass ");
    table.did({{"cmd", "alter_scene"}, {"seat", "p2"}, {"skip", true}});
    table.did(by("tell", "p1", "franz", {{"text", "He shrugs."}}));
    table.did(gm("next_draw"));
    CHECK(verdicts_of(table) == "pass ");
    table.judged("8C 10D");
    CHECK(verdicts_of(table) == "pass pass ");
}

TEST_CASE("settling for a partial success leaves its judgement to be told; giving a miss up is one of its own") {
    using namespace cards_kit;
    Table table;
    table.franz().hans().begin();
    table.did(challenge("hearts", 8));
    table.judged("8D").did({{"cmd", "accept"}, {"seat", "p1"}});
    CHECK(verdicts_of(table) == "pass ");
    table.did(challenge("hearts", 9));
    table.judged("7D").did({{"cmd", "stop"}, {"seat", "p1"}});
    CHECK(verdicts_of(table) == "pass pass stop ");
}
