// Saved stories: the RPG's record as Markdown with its tosses as footnotes.

#include "game/stories/kit/story_document.h"

#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/rules/limits.h"
#include "tests/support/coin_rpg_adventure.h"

namespace {

using Kind = story::DocumentPart::Kind;

std::vector<story::DocumentPart> parts_of(const rules::GameSession<kit::CoinRpg>& session) {
    std::vector<story::RpgStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i) {
        const bool last = i + 1 == session.steps().size();
        steps.push_back({session.steps()[i].before, last ? session.match() : session.steps()[i + 1].before,
                         session.steps()[i].events});
    }
    return story::rpg_parts(steps);
}

const std::string kPage = R"(# Gate \& candle

## Adventure 1

- **Mira (Ann)**: Bodiness 2 (Penny), Braininess 4 (Nickel), Personality 2 (Penny), Coolness 3 (Penny), Juggling 1 (Penny)
- **Tolm (Ben)**: Bodiness 5 (Nickel), Braininess 2 (Penny), Personality 2 (Penny), Coolness 2 (Penny), Juggling 1 (Penny)

2 Scenes are drawn.

### Scene 1: The gate

Physical 3 – Easy

> As the title says.

It is Tolm's turn.

Tolm, round 1: Physical 6 to 7, 1 off Bodiness.[^1][^2][^3]

Tolm, round 2: Physical 8 to 3, beaten.[^4][^5][^6]

Tolm beats the Scene.

> **Tolm (beat it, margin 2)**: Over the gate.

It is Mira's turn.

Mira, round 1: Physical 0 to 5, 5 off Bodiness.[^7][^8][^9]

Bodiness is at 0.

Mira loses the Scene.

> **Mira (lost it)**: Not for me.

### Scene 2: The riddle

Braininess 6, Patience 2 – Hard

> As the title says.

Mira: Bodiness recovers to 1; Tolm: Bodiness recovers to 5.

It is Tolm's turn.

> **Mira (sat it out)**: In the ditch.

Coolness answers Patience.

Tolm burns Bodiness: Nickels become Pennies.

Juggling helps.

Tolm, round 1: Braininess 5 to 4, 1 off the Scene; Patience 4 to 0, beaten.[^10][^11][^12][^13][^14]

Tolm, round 2: Braininess 1 to 7, 6 off Braininess.[^15][^16][^17]

Braininess is at 0.

Coolness pays: 2 becomes 0.

Tolm, round 3: Braininess 6 to 0, beaten.[^18][^19][^20]

Tolm beats the Scene.

> **Tolm (beat it, margin 1, 2)**: The answer is a candle.

The Adventure is finished.

- **Mira**: Progress 0 of 10, 0 XP
- **Tolm**: Progress 11/12 of 10, 0 XP

## Won and lost

- **Scene 1: The gate**: Tolm beats the Scene. Mira loses the Scene.
- **Scene 2: The riddle**: Tolm beats the Scene. The Adventure is finished.

---

Whose game it is.

[^1]: Ben tosses Bodiness, 5 Nickels: Heads, Heads, Tails, Tails, Tails. Positives 4, Negatives 6.

[^2]: Ann tosses Physical, 3 Pennies: Tails, Tails, Heads. Positives 1, Negatives 2.

[^3]: Physical: Yours: Positives 4 + the Scene's Negatives 2 = 6. The Scene's: Positives 1 + your Negatives 6 = 7.

[^4]: Ben tosses Bodiness, 4 Nickels: Heads, Heads, Heads, Tails. Positives 6, Negatives 2.

[^5]: Ann tosses Physical, 3 Pennies: Heads, Tails, Tails. Positives 1, Negatives 2.

[^6]: Physical: Yours: Positives 6 + the Scene's Negatives 2 = 8. The Scene's: Positives 1 + your Negatives 2 = 3.

[^7]: Ann tosses Bodiness, 2 Pennies: Tails, Tails. Positives 0, Negatives 2.

[^8]: Ben tosses Physical, 3 Pennies: Heads, Heads, Heads. Positives 3, Negatives 0.

[^9]: Physical: Yours: Positives 0 + the Scene's Negatives 0 = 0. The Scene's: Positives 3 + your Negatives 2 = 5.

[^10]: Ben tosses Braininess, 2 Pennies: Heads, Tails; Coolness, 2 Pennies: Heads, Heads. Positives 3, Negatives 1.

[^11]: Ben tosses Juggling, 1 Penny: Heads. Positives 1, Negatives 0.

[^12]: Ann tosses Braininess, 6 Pennies: Heads, Heads, Heads, Tails, Tails, Tails; )"
                          R"(Patience, 2 Pennies: Tails, Tails. Positives 3, Negatives 5.

[^13]: Braininess: Yours: Positives 2 + the Scene's Negatives 3 = 5. The Scene's: Positives 3 + your Negatives 1 = 4.

[^14]: Patience: Yours: Positives 2 + the Scene's Negatives 2 = 4. The Scene's: Positives 0 + your Negatives 0 = 0.

[^15]: Ben tosses Braininess, 2 Pennies: Tails, Tails; Juggling, 1 Penny: Tails. Positives 0, Negatives 3.

[^16]: Ann tosses Braininess, 5 Pennies: Heads, Heads, Heads, Heads, Tails. Positives 4, Negatives 1.

[^17]: Braininess: Yours: Positives 0 + the Scene's Negatives 1 = 1. The Scene's: Positives 4 + your Negatives 3 = 7.

[^18]: Ben tosses Juggling, 1 Penny: Heads. Positives 1, Negatives 0.

[^19]: Ann tosses Braininess, 5 Pennies: Tails, Tails, Tails, Tails, Tails. Positives 0, Negatives 5.

[^20]: Braininess: Yours: Positives 1 + the Scene's Negatives 5 = 6. The Scene's: Positives 0 + your Negatives 0 = 0.
)";

}  // namespace

TEST_CASE("RPG-57: the story of an Adventure as a page, its tosses as footnotes") {
    const auto session = kit::played_adventure();
    const story::StoryDocument document{"Gate & candle", "", parts_of(session), words::plain("Whose game it is.")};
    CHECK(story::markdown(document, {}) == kPage);
}

TEST_CASE("footnotes are numbered through; quotations keep their lines") {
    using words::plain;
    const story::StoryDocument document{"",
                                        "2026",
                                        {{Kind::Entry, plain("a smith"), plain("Mo")},
                                         {Kind::Happened, plain("First."), {}, {plain("H T"), plain("T")}},
                                         {Kind::Told, plain("Two\nlines"), plain("Mo")},
                                         {Kind::Happened, plain("Second."), {}, {plain("[H]")}}}};
    CHECK(story::markdown(document, {}) ==
          "2026\n\n- **Mo**: a smith\n\nFirst.[^1][^2]\n\n> **Mo**: Two\\\n> lines\n\nSecond.[^3]\n\n"
          "\n[^1]: H T\n\n[^2]: T\n\n[^3]: \\[H\\]\n");
}

TEST_CASE("what only passes at the table is left out on paper, its tosses stand at what came of them") {
    using words::plain;
    std::vector<story::DocumentPart> parts{{Kind::Happened, plain("Tom's turn."), {}, {plain("H")}},
                                           {Kind::Told, plain("Now."), plain("Tom")},
                                           {Kind::Happened, plain("Down he goes."), {}, {plain("T")}},
                                           {Kind::Happened, plain("It is over."), {}, {plain("HH")}}};
    parts[0].passing = parts[3].passing = true;
    CHECK(story::markdown({"", "", story::on_paper(parts)}, {}) ==
          "> **Tom**: Now.\n\nDown he goes.[^1][^2]\n\n\n[^1]: H\n\n[^2]: T\n");
}

TEST_CASE("RPG-57: on paper a turn, and what stands on the cards, are not told") {
    std::string page;
    for (const story::DocumentPart& part : story::on_paper(parts_of(kit::played_adventure())))
        page += words::english(part.text) + "\n";
    CHECK(page.find("turn") == std::string::npos);
    CHECK(page.find("answers") == std::string::npos);
    CHECK(page.find("Tolm beats the Scene.") != std::string::npos);
}

TEST_CASE("what was told aloud is nobody's words: the story goes on without it, with every toss it is noted") {
    kit::Table table({"Bod 3P", "Bod 3P"}, {"Physical 3"});
    table.play("HHH/TTT");
    table.do_(kit::rpg::Narrate{table.seat(), kit::rpg::limits::kToldAloud});
    table.play("HHH/TTT");
    table.do_(kit::rpg::Narrate{table.seat(), "Up and over."});
    const auto page = [&](story::PageForm form) {
        std::string text;
        for (const story::DocumentPart& part : story::of_form(parts_of(table.session()), form))
            text += words::english(part.who) + "|" + words::english(part.text) + "\n";
        return text;
    };
    const std::string story = page(story::PageForm::Story), all = page(story::PageForm::EveryToss);
    CHECK(story.find(kit::rpg::limits::kToldAloud) == std::string::npos);
    CHECK(story.find("aloud") == std::string::npos);
    CHECK(story.find("Hero 1|Up and over.") != std::string::npos);
    CHECK(all.find("Hero 0 (beat it, margin 3): told aloud.") != std::string::npos);
    CHECK(all.find("Hero 1 (beat it, margin 3)|Up and over.") != std::string::npos);
}

TEST_CASE("what was won and lost says a sentence once in a scene") {
    using words::plain;
    std::vector<story::DocumentPart> parts{{Kind::Scene, plain("The gate")},
                                           {Kind::Happened, plain("Mo wins.")},
                                           {Kind::Happened, plain("Mo wins.")},
                                           {Kind::Scene, plain("The ford")},
                                           {Kind::Happened, plain("Mo wins.")}};
    for (story::DocumentPart& part : parts) part.decides = part.kind == Kind::Happened;
    const auto won = story::won_and_lost(parts);
    REQUIRE(won.size() == 3);
    CHECK(words::english(won[1].text) == "Mo wins.");
    CHECK(words::english(won[2].text) == "Mo wins.");
}

TEST_CASE("what players type cannot break the page") {
    CHECK(story::escaped_markdown("  # No *head*\n- <b>1. [x](y)") == "\\# No \\*head\\*\\\n\\- \\<b>1. \\[x\\](y)");
    CHECK(story::escaped_markdown("At 3.5 and 2) === | ~~~") == "At 3.5 and 2) === \\| \\~\\~\\~");
    CHECK(story::escaped_markdown("a-b +c\n===\n  > d\n--- e") == "a-b +c\\\n\\===\\\n  \\> d\\\n\\--- e");
    CHECK(story::escaped_markdown("1. is\n12) too\n  3. is") == "1\\. is\\\n12\\) too\\\n  3\\. is");
    CHECK(story::escaped_markdown("Up and over.\n") == "Up and over.");  // a last line break would show as a backslash
    CHECK(story::escaped_markdown("Up.\n\nAnd over. \n \n") == "Up.\\\n\\\nAnd over.");
    CHECK(story::escaped_markdown(" \n ").empty());
}

TEST_CASE("a story as a page for browsers: what people typed stands there as they typed it") {
    const std::string page = story::html({"Gate <& candle>",
                                          "2026-11-23",
                                          {{Kind::Scene, words::plain("The gate")},
                                           {Kind::Entry, words::plain("a \"smith\""), words::plain("Mira")},
                                           {Kind::Happened, words::plain("Round 1"), {}, {words::plain("HHT")}},
                                           {Kind::Told, words::plain("Она вошла.\nДа."), words::plain("Anna")}},
                                          words::plain("By hand")},
                                         {});
    const auto has = [&](const char* text) { return page.find(text) != std::string::npos; };
    CHECK(has("<title>Gate &lt;&amp; candle&gt;</title>"));
    CHECK(has("<ul>\n<li><b>Mira</b>: a &quot;smith&quot;</li>\n</ul>"));
    CHECK(has("Round 1<sup><a href=\"#t1\">1</a></sup>"));
    CHECK(has("<li id=\"t1\">HHT</li>"));
    CHECK(has("<b>Anna</b>Она вошла.\nДа.</blockquote>"));
    CHECK(has("<footer>By hand</footer>"));
    CHECK(page.find("http") == std::string::npos);
}

TEST_CASE("a page for browsers shows cards in place of their words, faces, playing cards and what was won") {
    const auto image = std::make_shared<print::Image>(print::Image{"JPEG", 2, 2});
    story::StoryDocument document{"Gate", "", {}, {}};
    document.parts.push_back({Kind::Entry, words::plain("in a line"), words::plain("Mo <3")});
    document.parts.back().card = {words::plain("Mo <3"), {}, words::plain("a smith"), {{words::plain("Bodiness"), 3}}};
    document.parts.back().pictures = {{story::Portrait{0}, image}};
    document.parts.push_back({Kind::Scene, words::plain("The gate")});
    document.parts.push_back({Kind::Happened, words::plain("Physical 3 in words")});
    document.parts.back().card = {words::plain("The gate"), words::plain("Easy")};
    document.parts.push_back({Kind::Told, words::plain("On the card.")});
    document.parts.back().on_card = true;
    document.parts.push_back({Kind::Told, words::plain("By hand."), words::plain("Mo")});
    document.parts.back().pictures = {{rules::playing::Card{rules::playing::Suit::Hearts, 12}, image}};
    document.parts.push_back({Kind::Happened, words::plain("Mo wins.")});
    document.parts.back().decides = true;
    const std::string page = story::html(document, {});
    const auto has = [&](const char* text) { return page.find(text) != std::string::npos; };
    CHECK(has("<img class=\"face\" alt=\"Mo &lt;3\" src=\"data:image/jpeg;base64,SlBFRw==\">"));
    CHECK(has("alt=\"the queen of hearts\""));
    CHECK(has("<p>a smith</p>"));
    CHECK(has("aria-label=\"3\""));
    CHECK(!has("in a line"));
    CHECK(!has("Physical 3 in words"));
    CHECK(!has("On the card."));
    CHECK(has("<li><b>The gate</b>: Mo wins.</li>"));
    CHECK(page.find("http") == std::string::npos);
    CHECK(story::markdown(document, {}).find("- **The gate**: Mo wins.") != std::string::npos);
}
