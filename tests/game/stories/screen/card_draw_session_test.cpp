// What may be done beside the steps of Card Draw's guided session, and what leads away from it.

#include "game/stories/card_draw/screen/view.h"
#include "tests/support/card_draw_table.h"

namespace {

using CardCommands = std::vector<rules::card_draw::Command>;

CardCommands commands_of(const std::vector<rules::Json>& all) {
    CardCommands commands;
    for (const rules::Json& json : all) {
        const auto command = rules::card_draw::CardDraw::command_from(json);
        REQUIRE_MESSAGE(command, json.dump());
        commands.push_back(*command);
    }
    return commands;
}

// The number of steps taken as shown; -1: the table went another way.
int done_of_session(const std::vector<rules::Json>& given, const std::vector<rules::Json>& shown) {
    const CardCommands all = commands_of(shown);
    const CardCommands steps = screens::card_draw::steps_of_session(commands_of(given), all);
    const auto done = screens::steps_done(std::span<const rules::card_draw::Command>(steps),
                                          std::span<const rules::card_draw::Command>(all),
                                          [](const auto& one) { return rules::card_draw::CardDraw::to_json(one); });
    return done ? static_cast<int>(*done) : -1;
}

}  // namespace

TEST_CASE("a guided session of Card Draw goes on whatever is told or given beside it") {
    using namespace cards_kit;
    const Json start = gm("start_campaign"), session = gm("begin_session"), scene = gm("begin_scene", {{"title", "A"}});
    const Json tells = by("tell", "p1", "mira", {{"text", "She waits."}}), other = gm("tell", {{"text", "It rains."}});
    const Json bonus = gm("grant_bonus", {{"character", "mira"}, {"reason", "role_play"}});
    const std::vector<Json> shown{start, session, tells, scene};
    CHECK(done_of_session({start, session}, shown) == 2);
    CHECK(done_of_session({start, session, other}, shown) == 2);
    CHECK(done_of_session({start, session, other, bonus, tells}, shown) == 3);
    CHECK(done_of_session({start, session, tells, other, scene, other}, shown) == 4);
    CHECK(done_of_session({start, session, other, scene}, shown) == -1);  // what is shown was not told
    CHECK(done_of_session({start, session, tells, gm("end_session")}, shown) == -1);
}
