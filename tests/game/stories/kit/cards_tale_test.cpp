// A campaign of Card Draw as a page: the recorded session told from its steps.

#include "game/stories/card_draw/card_draw_story.h"

#include <doctest/doctest.h>

#include <fstream>

#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/card_draw/rules/card_draw.h"

namespace {

using rules::card_draw::CardDraw;

// Replays the whole recorded session.
rules::GameSession<CardDraw> kept_campaign() {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR).append("/tests/replays/stories/card-draw.json"));
    const auto record = rules::record_from_json(rules::Json::parse(file)).value();
    rules::GameSession<CardDraw> session(CardDraw::start(record.start).value(), 1);
    for (const rules::RecordStep& step : record.steps) {
        rules::RecordedHand hand(step.hand);
        REQUIRE(session.submit(CardDraw::command_from(step.command).value(), hand));
    }
    return session;
}

std::string page_of(const rules::GameSession<CardDraw>& session, const words::Catalogue& language) {
    std::vector<story::CardStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i)
        steps.push_back({i + 1 < session.steps().size() ? session.steps()[i + 1].before : session.match(),
                         session.steps()[i].events});
    return story::markdown({"At the Ford", "", story::card_parts(steps), {}}, language);
}

bool has(const std::string& page, const char* text) { return page.find(text) != std::string::npos; }

}  // namespace

TEST_CASE("a campaign of Card Draw is told in its order, with the cards as footnotes") {
    const auto session = kept_campaign();
    const std::string page = page_of(session, words::Catalogue());
    INFO(page);
    CHECK(page.starts_with("# At the Ford\n\n## Session 1\n\n- **Mira (Ada)**: Never Lost ("));
    std::size_t at = 0;
    for (const char* next :
         {"### Scene 1: The ford", "Mira tries: The rope (diamonds 13).", "Tolm tries: The current (clubs 12).",
          "Tolm takes a disadvantage: ", "The wolf, a competition: Mira, Tolm, The wolf, fox.", "### Scene 2: The mill",
          "At the mill, a fray: ", "wins the fray.", "## Session 2", "### Scene 3: Home", "The campaign ends."}) {
        at = page.find(next, at);
        CHECK_MESSAGE(at != std::string::npos, next << " does not follow");
    }
    CHECK(has(page, "> **"));
    CHECK(has(page, "As it helped before, it helps now."));
    CHECK(has(page, "\n[^1]: "));
    CHECK(has(page, " draws "));
}

TEST_CASE("every kind of event of Card Draw is told in German too") {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR).append("/assets/words/de.po"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::string page = page_of(kept_campaign(), *words::Catalogue::read(text));
    CHECK(has(page, "## Sitzung 1"));
    CHECK(has(page, "Mira versucht: The rope (Karo 13)."));
    CHECK(!has(page, " draws "));
}

TEST_CASE("what is told, written on a scene's card and gained in play stands in the story") {
    namespace cards = rules::card_draw;
    rules::GameSession<CardDraw> session(
        CardDraw::start({{"seats", {"Ada"}}, {"options", {{"starting_professions", 0}}}}).value(), 1);
    const auto done = [&](const rules::Json& json) {
        rules::RecordedHand nobody({});
        const auto command = CardDraw::command_from(json);
        REQUIRE_MESSAGE(command, json.dump());
        REQUIRE_MESSAGE(session.submit(*command, nobody), json.dump());
    };
    const auto card = [&](const char* kind, const char* which, const char* name) {
        done({{"cmd", "draw_background"},
              {"seat", "gm"},
              {"character", "mira"},
              {"kind", kind},
              {"back", "blue"},
              {"cards", {which}}});
        done({{"cmd", "name_background"},
              {"seat", "gm"},
              {"character", "mira"},
              {"card", std::string("blue ").append(which)},
              {"name", name},
              {"scope", "general"}});
    };
    done(
        {{"cmd", "add_character"}, {"seat", "gm"}, {"character", "mira"}, {"name", "Mira, a Sailor"}, {"owner", "p1"}});
    card("innate", "2C", "Calm");
    card("temperament", "2D", "Curious");
    card("type", "2H", "Loud");
    for (const char* cmd : {"start_campaign", "begin_session"}) done({{"cmd", cmd}, {"seat", "gm"}});
    done({{"cmd", "begin_scene"}, {"seat", "gm"}, {"title", "The pier"}});
    done({{"cmd", "write_scene"}, {"seat", "gm"}, {"text", "Fog as thick as porridge."}});
    card("hobby", "9S", "Reads Stars");
    done({{"cmd", "tell"}, {"seat", "p1"}, {"participant", "mira"}, {"text", "She counts the lights."}});
    done({{"cmd", "tell"}, {"seat", "p1"}, {"participant", "mira"}});
    const std::string page = page_of(session, words::Catalogue());
    INFO(page);
    for (const char* part :
         {"Fog as thick as porridge.", "Mira gains a background card: the 9 of spades (blue back), hobby.",
          "Mira now has the background “Reads Stars” (the 9 of spades).", "She counts the lights.",
          "Mira: told aloud."})
        CHECK_MESSAGE(has(page, part), part << " is not told");
    CHECK(!has(page, "gains a background card: the 2"));
}
