// Character sheets and Scene cards of Coin Wars the RPG on paper.

#include "game/stories/coin_rpg/rpg_cards.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "tests/support/at_least.h"

namespace {

namespace rpg = rules::coin_rpg;

void played(rules::GameSession<rpg::CoinRpg>& session, const rpg::Command& command) {
    rules::RecordedHand hand({});
    const auto events = session.submit(command, hand);
    REQUIRE_MESSAGE(events, words::english(events.error().message));
}

// All printed text, one line each.
std::string printed_text(const std::vector<print::Sheet>& sheets) {
    std::string all;
    for (const print::Sheet& sheet : sheets)
        for (const print::Layer& layer : sheet.layers)
            for (const print::Mark& mark : layer.marks)
                if (const auto* text = get_if<print::Text>(&mark)) all.append(text->text).append("\n");
    return all;
}
// True if the pages contain the text, however its lines are broken.
bool says(const std::vector<print::Sheet>& sheets, const std::string& said) {
    std::string all = printed_text(sheets);
    std::ranges::replace(all, '\n', ' ');
    return all.find(said) != std::string::npos;
}
bool lies_on_pages(const std::vector<print::Sheet>& sheets) {
    const auto inside = [](const print::Sheet& sheet, print::Vec2 at) {
        return at.x > 0.3 && at.y > 0.3 && at.x < sheet.width - 0.3 && at.y < sheet.height - 0.3;
    };
    for (const print::Sheet& sheet : sheets)
        for (const print::Layer& layer : sheet.layers)
            for (const print::Mark& mark : layer.marks) {
                if (const auto* text = get_if<print::Text>(&mark); text && !inside(sheet, text->at)) return false;
                if (const auto* ring = get_if<print::Circle>(&mark); ring && !inside(sheet, ring->center)) return false;
            }
    return true;
}

// Two players with a Character each; a long and a short Scene, both drawn.
rules::GameSession<rpg::CoinRpg> begun_session() {
    rules::GameSession<rpg::CoinRpg> session(
        *rpg::CoinRpg::start(
            {{"players", {"Anna", "Bob"}},
             {"options",
              {{"powers", true}, {"customization_points", 3}, {"easy_hard_minimum", false}, {"coolness", "Grit"}}}}),
        1);
    std::string text;
    for (int i = 0; i < 80; ++i) text.append("word").append(std::to_string(i)).append(" ");
    for (int seat = 0; seat < 2; ++seat) {
        rpg::StartingCard card{seat == 0 ? "Ada" : "Bram", "Keeps the lock.", {}, "Cooking", rpg::Trait::Bodiness, {}};
        for (const rpg::Trait trait : rpg::kTraits) card.ratings[trait] = trait == rpg::Trait::Bodiness ? 8 : 1;
        played(session, rpg::SubmitCharacter{seat, card});
        if (seat == 0) {
            const rpg::OwnPower axe{"Axe", "It hums.", 2};
            played(session, rpg::SpendXp{0, {rpg::Purchase::What::Power, {}, {rpg::PowerKind::Luck}, {}, axe}});
        }
        played(session, rpg::DoneSpending{seat});
    }
    played(session, rpg::AddScene{0, "", {{rpg::Trait::Bodiness, 9}}, text + "end"});
    played(session, rpg::AddScene{1, "The gate", {{rpg::Trait::Personality, 3}}, "A gate."});
    for (int seat = 0; seat < 2; ++seat) played(session, rpg::FinishScenes{seat});
    played(session, rpg::DrawScenes{2, {2, 1}});
    return session;
}
rpg::Match begun() { return begun_session().match(); }

}  // namespace

TEST_CASE("Character sheets on paper: names, Traits by their own words, own Powers, on every paper") {
    const rpg::Match match = begun();
    const print::FontMetrics letters;
    for (const print::Paper& paper : print::papers()) {
        const auto sheets = print::character_sheets({match, words::Catalogue(), paper, letters});
        CHECK(sheets.size() == 1);
        for (const char* said : {"Ada", "Bram", "Anna's card", "Keeps the lock.", "Bodiness *", "Nickels", "Grit",
                                 "Cooking", "Axe 1, as Luck", "It hums.", "1 XP", "Integral Entertainment"})
            CHECK_MESSAGE(says(sheets, said), said);
        CHECK(lies_on_pages(sheets));
    }
    const rpg::Match empty = *rpg::CoinRpg::start({{"players", {"Anna"}}});
    CHECK(print::character_sheets({empty, words::Catalogue(), print::papers().front(), letters}).empty());
}

TEST_CASE("a Character's card on the saved page says all that its text says, own Powers too") {
    const auto session = begun_session();
    std::vector<story::RpgStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i)
        steps.push_back({session.steps()[i].before, session.after(i), session.steps()[i].events});
    std::vector<std::string> powers;
    for (const story::DocumentPart& part : story::rpg_parts(steps))
        if (part.card && words::english(part.card->title) == "Ada")
            powers.push_back(words::english(part.card->lines.back().name));
    CHECK(powers == std::vector<std::string>{"Axe 1, as Luck"});
}

TEST_CASE("the very basics stand on one index card, all ten lines in the table's own words") {
    const rpg::Match own = begun();
    const rpg::Match plain = *rpg::CoinRpg::start({{"players", {"Anna"}}});
    const print::FontMetrics letters;
    for (const rpg::Match* match : {&own, &plain})
        for (const print::Paper& paper : tests::at_least(2, print::papers())) {
            const auto sheets = print::basics_card({*match, words::Catalogue(), paper, letters});
            REQUIRE(sheets.size() == 1);
            CHECK(lies_on_pages(sheets));
            CHECK(says(sheets, match == &own ? "Grit" : "Coolness"));
            CHECK(says(sheets, "Coolness") == (match == &plain));
            const std::string text = printed_text(sheets);
            std::size_t last = 0;
            for (int line = 1; line <= 10; ++line) {
                const std::size_t at = text.find(std::to_string(line) + "  ", last);
                REQUIRE_MESSAGE(at != std::string::npos, line);
                last = at;
            }
            CHECK(says(sheets, "Quarter 4 / 2."));
        }
}

TEST_CASE("Scene cards on paper: the row in its order, the pile as it was written, none of the text is lost") {
    const rpg::Match match = begun();
    const print::FontMetrics letters;
    const print::RpgJob job{match, words::Catalogue(), print::papers().front(), letters};
    const auto row = print::scene_cards(job, print::RpgScenes::Row);
    const auto pile = print::scene_cards(job, print::RpgScenes::Pile);
    REQUIRE(row.size() == 1);
    CHECK(says(row, "word0 word1"));
    CHECK(says(row, "word79 end"));
    CHECK(says(row, "The gate Scene 1"));
    CHECK(says(row, "Scene card 1 Scene 2"));
    CHECK(says(row, "Very Hard, 9 coins"));
    CHECK(lies_on_pages(row));
    const std::string text = printed_text(pile);
    CHECK(text.find("Scene card 1") < text.find("The gate"));
    CHECK(text.find("Scene 1\n") == std::string::npos);
    rpg::Match undrawn = match;
    undrawn.row.clear();
    CHECK(print::scene_cards({undrawn, words::Catalogue(), print::papers().front(), letters}, print::RpgScenes::Row)
              .empty());
}
