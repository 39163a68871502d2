// A campaign of Card Draw as a page: the recorded session told from its steps.

#include "game/stories/card_draw/card_draw_story.h"

#include <doctest/doctest.h>

#include <fstream>

#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/card_draw/rules/card_draw.h"

namespace {

using rules::Json;
using rules::card_draw::CardDraw;
using CardSession = rules::GameSession<CardDraw>;

// Replays the whole recorded session.
CardSession kept_campaign() {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR).append("/tests/replays/stories/card-draw.json"));
    const auto record = rules::record_from_json(rules::Json::parse(file)).value();
    CardSession session(CardDraw::start(record.start).value(), 1);
    for (const rules::RecordStep& step : record.steps) {
        rules::RecordedHand hand(step.hand);
        REQUIRE(session.submit(CardDraw::command_from(step.command).value(), hand));
    }
    return session;
}

std::string page_of(const CardSession& session, const words::Catalogue& language) {
    std::vector<story::CardStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i)
        steps.push_back({i + 1 < session.steps().size() ? session.steps()[i + 1].before : session.match(),
                         session.steps()[i].events});
    return story::markdown({"At the Ford", "", story::card_parts(steps), {}}, language);
}

void done(CardSession& session, const Json& json) {
    rules::RecordedHand nobody({});
    const auto command = CardDraw::command_from(json);
    REQUIRE_MESSAGE(command, json.dump());
    REQUIRE_MESSAGE(session.submit(*command, nobody), json.dump());
}

void mira_gets(CardSession& session, const char* kind, const char* which, const char* name) {
    done(session, {{"cmd", "draw_background"},
                   {"seat", "gm"},
                   {"character", "mira"},
                   {"kind", kind},
                   {"back", "blue"},
                   {"cards", {which}}});
    done(session, {{"cmd", "name_background"},
                   {"seat", "gm"},
                   {"character", "mira"},
                   {"card", std::string("blue ").append(which)},
                   {"name", name},
                   {"scope", "general"}});
}

// Ada plays Mira; the first session has begun.
CardSession campaign_of_mira() {
    CardSession session(CardDraw::start({{"seats", {"Ada"}}, {"options", {{"starting_professions", 0}}}}).value(), 1);
    done(
        session,
        {{"cmd", "add_character"}, {"seat", "gm"}, {"character", "mira"}, {"name", "Mira, a Sailor"}, {"owner", "p1"}});
    mira_gets(session, "innate", "2C", "Calm");
    mira_gets(session, "temperament", "2D", "Curious");
    mira_gets(session, "type", "2H", "Loud");
    for (const char* cmd : {"start_campaign", "begin_session"}) done(session, {{"cmd", cmd}, {"seat", "gm"}});
    return session;
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
    CardSession session = campaign_of_mira();
    done(session, {{"cmd", "begin_scene"}, {"seat", "gm"}, {"title", "The pier"}});
    done(session, {{"cmd", "write_scene"}, {"seat", "gm"}, {"text", "Fog as thick as porridge."}});
    mira_gets(session, "hobby", "9S", "Reads Stars");
    done(session, {{"cmd", "tell"}, {"seat", "p1"}, {"participant", "mira"}, {"text", "She counts the lights."}});
    done(session, {{"cmd", "tell"}, {"seat", "p1"}, {"participant", "mira"}});
    const std::string page = page_of(session, words::Catalogue());
    INFO(page);
    for (const char* part :
         {"Fog as thick as porridge.", "Mira gains a background card: the 9 of spades (blue back), hobby.",
          "Mira now has the background “Reads Stars” (the 9 of spades).", "She counts the lights.",
          "Mira: told aloud."})
        CHECK_MESSAGE(has(page, part), part << " is not told");
    CHECK(!has(page, "gains a background card: the 2"));
}

TEST_CASE("whoever came late and went again is no part of the cast, even if the GM plays one of that name") {
    CardSession session = campaign_of_mira();
    const auto added = [&](const char* owner) {
        done(session,
             {{"cmd", "add_character"}, {"seat", "gm"}, {"character", "tilda"}, {"name", "Tilda"}, {"owner", owner}});
    };
    const auto removed = [&] { done(session, {{"cmd", "remove_character"}, {"seat", "gm"}, {"character", "tilda"}}); };
    added("p1");
    removed();
    added("gm");
    CHECK(!has(page_of(session, words::Catalogue()), "Tilda (Ada)"));
    removed();
    added("p1");
    const std::string page = page_of(session, words::Catalogue());
    const auto at = page.find("Tilda (Ada)");
    CHECK(at != std::string::npos);
    CHECK(page.find("Tilda (Ada)", at + 1) == std::string::npos);
}
