// JSON commands with parts replaced by values that do not belong: each is refused with a sentence, or happens to be
// legal; a refusal leaves the state unchanged.

#include "game/systems/systems.h"
#include "tests/support/card_draw_proposals.h"
#include "tests/support/card_draw_table.h"
#include "tests/support/kit.h"

using namespace cards_kit;

namespace {

Json junk(core::Random& random) {
    static const std::vector<Json> kinds{nullptr,
                                         true,
                                         0,
                                         -1,
                                         1,
                                         15,
                                         2147483647,
                                         -2147483648LL,
                                         9007199254740993LL,
                                         18446744073709551615ULL,
                                         1e300,
                                         2.5,
                                         "",
                                         " ",
                                         "p1",
                                         "p8",
                                         "gm",
                                         "gm:",
                                         "gm:x",
                                         "franz",
                                         "hearts",
                                         "blue 7C",
                                         "red AS",
                                         "7C",
                                         "\xc3\x28",
                                         "a\nb",
                                         std::string(300, 'x'),
                                         std::string(50'000, 'y'),
                                         Json::array(),
                                         Json::object(),
                                         Json::array({"7C", "7C"}),
                                         Json::array({1, Json::array()}),
                                         Json{{"cmd", "draw"}},
                                         Json::array({Json{{"participant", "ada"}, {"side", 3}}})};
    return kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
}

Json mangled(Json json, core::Random& random) {
    const auto any = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    switch (any(4)) {
        case 0:
            json[any(2) == 0 ? "extra" : "cards"] = junk(random);
            break;
        case 1:
            json.erase(std::next(json.begin(), any(json.size())).key());
            break;
        default:
            std::next(json.begin(), any(json.size())).value() = junk(random);
    }
    return json;
}

}  // namespace

TEST_CASE("section 7: no input crashes the module or leaves half a command") {
    const rules::SystemEntry* system = rules::find_system("card-draw");
    REQUIRE(system);
    int refused = 0, accepted = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        core::Random random(seed);
        rules::GameSession<CardDraw> session(*CardDraw::start({{"seats", {"Ada", "Ben", "Cy"}}}), seed);
        kit::FairHand hand;
        for (int step = 0; step < 2500; ++step) {
            const Json proposed = CardDraw::to_json(kit::cards::propose(session.match(), random));
            const Json json = random.below(2) == 0 ? proposed : mangled(proposed, random);
            const Match before = session.match();
            const auto command = CardDraw::command_from(json);
            if (command && session.submit(*command, hand)) {
                ++accepted;
                continue;
            }
            ++refused;
            REQUIRE(session.match() == before);
            if (!command) CHECK_MESSAGE(!command.error().message.empty(), "refused without a sentence");
        }
    }
    CHECK(refused > 3000);
    CHECK(accepted > 1000);
}

TEST_CASE("section 7: nor does any question or start") {
    core::Random random(5);
    Table table;
    table.franz().hans().begin().did(competition("franz/x hans/y"));
    for (const Json& question :
         {Json{{"cmd", "legal"}, {"seat", "p1"}}, Json{{"cmd", "odds"}, {"character", "franz"}, {"suit", "hearts"}}})
        for (int i = 0; i < 300; ++i) (void)CardDraw::ask(table.match(), mangled(question, random));
    const Json start{{"seats", {"Ada"}}, {"options", {{"starting_professions", 1}, {"reshuffle", "when_empty"}}}};
    for (int i = 0; i < 500; ++i) {
        Json json = mangled(start, random);
        if (json.contains("options") && json["options"].is_object() && !json["options"].empty())
            json["options"] = mangled(json["options"], random);
        const auto begun = CardDraw::start(json);
        if (!begun) CHECK(begun.error().code == "malformed");
    }
    CHECK(!CardDraw::ask(table.match(), 7));
    CHECK(!CardDraw::ask(table.match(), {{"cmd", "deal"}}));
}
