// The two pages of a story: what was told, with a line for each fight, and everything that was thrown.

#include <doctest/doctest.h>

#include "game/stories/card_draw/card_draw_story.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/rules/choices.h"
#include "game/stories/edged_coins/edged_coins_story.h"
#include "game/stories/kit/story_document_pages.h"
#include "tests/support/coin_rpg_adventure.h"
#include "tests/support/edged_coins_table.h"

namespace story_pages {

using story::PageForm;

template <class Session>
const auto& after(const Session& session, std::size_t step) {
    return step + 1 < session.steps().size() ? session.steps()[step + 1].before : session.match();
}

std::vector<story::DocumentPart> rpg_story(const rules::GameSession<kit::CoinRpg>& session) {
    std::vector<story::RpgStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i)
        steps.push_back({session.steps()[i].before, after(session, i), session.steps()[i].events});
    return story::rpg_parts(steps);
}

std::vector<story::DocumentPart> edged_story(const edged_kit::Table& table) {
    const auto& session = table.session();
    std::vector<story::EdgedStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i) {
        const auto& step = session.steps()[i];
        steps.push_back({step.before, after(session, i), step.command, step.events});
    }
    return story::edged_parts(steps);
}

std::string page(std::vector<story::DocumentPart> parts, PageForm form) {
    return story::markdown({"", "", story::on_paper(std::move(parts)), {}, form}, {});
}

bool has(const std::string& page, const std::string& text) { return page.find(text) != std::string::npos; }

// Five Scenes and three Characters, always playing the first legal choice; each narration has about 160 characters, as
// at a real table.
class Evening {
public:
    Evening() : session_(*kit::CoinRpg::start({{"players", {"Ann", "Ben", "Cleo"}}}), 4) {
        for (const auto& json : {kit::adventure::hero(0, "Sister Agnes", "braininess", {3, 4, 2, 2, 1}),
                                 kit::adventure::hero(1, "Bootless Finn", "bodiness", {4, 2, 2, 3, 1}),
                                 kit::adventure::hero(2, "Lord Ambrose", "personality", {2, 2, 5, 2, 1})})
            does(*kit::CoinRpg::command_from(json));
        each<kit::rpg::DoneSpending>();
        const char* titles[]{"The tide stairs", "The excise cutter", "A lamp without oil", "The keeper's daughter",
                             "Skerry Rock"};
        for (int i = 0; i < 5; ++i) {
            const rules::Json traits = {
                {{"trait", i % 2 == 0 ? "physical" : "social"}, {"coins", i == 4 ? 8 : 3 + i % 2}}};
            rules::Json card = kit::adventure::scene(i % 3, titles[i], traits);
            card["description"] =
                "The steps go down into black water, and somebody has left a lantern on the lowest of them.";
            does(*kit::CoinRpg::command_from(card));
        }
        each<kit::rpg::FinishScenes>();
        does(kit::rpg::DrawScenes{5});
        while (session_.match().phase != kit::rpg::Phase::Ended) go_on();
    }
    const rules::GameSession<kit::CoinRpg>& session() const { return session_; }

private:
    struct Hand : rules::Hand {
        rules::Face toss(core::Random& random) override {
            return random.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails;
        }
        int roll(int, core::Random&) override { return 1; }
    };
    void does(const kit::rpg::Command& command) {
        const auto done = session_.submit(command, hand_);
        REQUIRE_MESSAGE(done, words::english(done.error().message));
    }
    template <class C>
    void each() {
        for (int seat = 0; seat < 3; ++seat) does(C{seat});
    }
    void go_on() {
        const int seat = kit::rpg::awaited(session_.match()).front();
        if (session_.match().phase == kit::rpg::Phase::Narrate)
            return does(
                kit::rpg::Narrate{seat,
                                  "I took the lantern from the step and went on down, for the water was no deeper than "
                                  "my knees and colder than my aunt; then I sang the one verse that I know, and "
                                  "whatever sat there let me by."});
        for (const auto& choice : kit::rpg::choices(session_.match(), seat))
            if (!choice.refusal && !get_if<kit::rpg::AddHelper>(&choice.command)) return does(choice.command);
        FAIL("nothing can be done");
    }

    Hand hand_;
    rules::GameSession<kit::CoinRpg> session_;
};

std::size_t letters_of(const words::Phrase& text) { return words::english(text).size(); }

}  // namespace story_pages

using namespace story_pages;

TEST_CASE("the story of the RPG has a line for each fight, and neither rounds nor footnotes") {
    const std::string told = page(rpg_story(kit::played_adventure()), PageForm::Story);
    INFO(told);
    for (const char* line :
         {"- **Mira (Ann)**", "### Scene 1: The gate", "Physical 3 – Easy", "> As the title says.",
          "Tolm beats the Scene in 2 rounds, margin 2; Bodiness falls from 5 to 4.", "> **Tolm**: Over the gate.",
          "Mira loses the Scene after 1 round; Bodiness falls from 2 to 0.", "> **Mira (sat it out)**: In the ditch.",
          "Tolm beats the Scene in 3 rounds, margin 1, 2; Braininess falls from 2 to 0; Coolness falls from 2 to 0; "
          "Bodiness is burned; Juggling helps out."})
        CHECK_MESSAGE(has(told, line), line);
    for (const char* line : {"round 1", "[^", "Won and lost", "is at 0", "Progress"})
        CHECK_MESSAGE(!has(told, line), line);
}

TEST_CASE("an evening of five Scenes and three Characters is at most four pages, three fifths of them people's words") {
    const Evening evening;
    const story::StoryDocument document{"The Lamp at Skerry Rock", "2026-11-28",
                                        story::on_paper(rpg_story(evening.session())), words::plain(story::kRpgCredit),
                                        PageForm::Story};
    std::size_t own = 0, all = 0;
    int tellings = 0;
    for (const story::DocumentPart& part : story::page_parts(document)) {
        const std::size_t here = letters_of(part.text) + letters_of(part.who);
        all += here;
        if (part.kind == story::DocumentPart::Kind::Told) own += letters_of(part.text);
        if (part.kind == story::DocumentPart::Kind::Scene)
            own += letters_of(part.text) - std::string("Scene 1: ").size();
        tellings += part.kind == story::DocumentPart::Kind::Told ? 1 : 0;
    }
    CHECK(tellings >= 15);
    CHECK_MESSAGE(own * 100 >= all * 60, own << " of " << all);
    const auto sheets = print::document_pages(document, {}, *print::find_paper("a4"), print::FontMetrics());
    CHECK(sheets.size() <= 4);
    story::StoryDocument every = document;
    every.form = PageForm::EveryToss;
    CHECK(print::document_pages(every, {}, *print::find_paper("a4"), print::FontMetrics()).size() > sheets.size());
}

TEST_CASE("Edged Coins: the chain decides by its total, an attack by its harm, a fire says that it burns on") {
    using namespace edged_kit;
    Table table;
    table.add(with(actor(), {{"weapons", Json::array({weapon(2)})}})).add(target()).begin();
    table.did(cm("open_scene", {{"title", "The ford"}, {"text", "Mist."}}));
    table.did(call("r2", "normal", {{"what", "Over the ropes"}, {"explosive", true}}));
    table.throws("HH;HT;TT");
    table.did(attack({{"weapon", "Blade"}}));
    table.throws("HT;HT;TT");
    table.did(by("tell", "p1", "actor", {{"text", "Right through the coat."}}));
    const std::string told = page(edged_story(table), PageForm::Story);
    const std::string tosses = page(edged_story(table), PageForm::EveryToss);
    INFO(told << "\n\n" << tosses);
    CHECK(has(told, "Over the ropes: The actor: 2 successes."));
    CHECK(has(told, "The actor hits The target, who loses "));
    CHECK(told.find("The actor hits") < told.find("Right through the coat."));
    CHECK(!has(told, "succeeds at"));
    const std::string won = tosses.substr(tosses.find("## Won and lost"));
    CHECK(has(won, "The actor: 2 successes."));
    CHECK(has(won, "The actor hits The target, who loses "));
    CHECK(!has(won, "fails at"));
}

TEST_CASE("Edged Coins: who came later is in the cast, the CM's own once they have been noticed") {
    using namespace edged_kit;
    Table table;
    table.add(actor()).begin();
    table.did(cm("open_scene", {{"title", "The ford"}, {"text", ""}}));
    table.add(character("rider", "cm")).add(character("lurker", "cm")).add(character("friend", "p2"));
    table.did(call("r2", "normal", {{"owner", "rider"}}));
    const std::string told = page(edged_story(table), PageForm::Story);
    INFO(told);
    CHECK(has(told,
              "- **The actor**: played by Ada\n- **The friend**: played by Ben\n- **The rider**: played by The CM\n"));
    CHECK(!has(told, "lurker"));
}

TEST_CASE("Edged Coins: whom nobody has noticed leaves unnoticed") {
    using namespace edged_kit;
    Table table;
    table.add(actor()).begin();
    table.add(character("rider", "cm")).add(character("lurker", "cm"));
    table.did(call("r2", "normal", {{"owner", "rider"}}));
    table.throws("HH");
    for (const char* who : {"rider", "lurker"}) table.did(cm("remove_character", {{"character", who}}));
    std::vector<std::string> leaving;
    for (const story::DocumentPart& part : edged_story(table))
        if (const std::string text = words::english(part.text); has(text, " leaves.")) leaving.push_back(text);
    CHECK(leaving == std::vector<std::string>{"The rider leaves."});
}

TEST_CASE("Card Draw: a reason that ended a quarrel is told, and who came later is in the cast") {
    using rules::card_draw::CardDraw;
    rules::GameSession<CardDraw> session(
        CardDraw::start({{"seats", {"Ada", "Ben"}}, {"options", {{"starting_professions", 0}}}}).value(), 1);
    const auto done = [&](rules::Json json) {
        if (!json.contains("seat")) json["seat"] = "gm";
        rules::RecordedHand nobody({});
        const auto command = CardDraw::command_from(json);
        REQUIRE_MESSAGE(command, json.dump());
        const auto events = session.submit(*command, nobody);
        REQUIRE_MESSAGE(events, json.dump() << words::english(events.error().message));
    };
    const auto person = [&](const char* id, const char* owner, const char* rank) {
        done({{"cmd", "add_character"}, {"character", id}, {"name", id}, {"owner", owner}});
        const char* kinds[]{"innate", "temperament", "type"};
        for (int i = 0; i < 3; ++i) {
            const std::string card = std::string(rank) + "CDH"[i];
            done({{"cmd", "draw_background"},
                  {"character", id},
                  {"kind", kinds[i]},
                  {"back", "blue"},
                  {"cards", {card}}});
            done({{"cmd", "name_background"},
                  {"character", id},
                  {"card", "blue " + card},
                  {"name", "Calm"},
                  {"scope", "general"}});
        }
    };
    person("Vesna", "p1", "2");
    for (const char* cmd : {"start_campaign", "begin_session"}) done({{"cmd", cmd}});
    done({{"cmd", "add_character"}, {"character", "Toby"}, {"name", "Toby"}, {"owner", "p2"}});
    done({{"cmd", "begin_scene"}, {"title", "The roof"}});
    done({{"cmd", "start_challenge"}, {"character", "Vesna"}, {"name", "The receiver"}, {"suit", "clubs"}, {"tn", 9}});
    done({{"cmd", "end_test"}, {"reason", "Quimby hands over the receiver."}});
    std::vector<story::CardStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i)
        steps.push_back({after(session, i), session.steps()[i].events});
    for (const PageForm form : {PageForm::Story, PageForm::EveryToss}) {
        const std::string told = page(story::card_parts(steps), form);
        INFO(told);
        CHECK(has(told, "The receiver ends: Quimby hands over the receiver."));
        CHECK(has(told, "(Ada)**: "));
        CHECK(told.find("- **Toby (Ben)**") < told.find("### Scene 1"));
    }
}
