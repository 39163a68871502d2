#pragma once
// Widgets of Card Draw's slips: people, suits and exact chances.

#include "game/stories/card_draw/screen/words.h"

namespace screens::card_draw {

// A button that says who is chosen and opens the list; the first one if nobody is.
enum class Who { All, Able };
struct WhoAsked {
    Phrase what;
    Who among = Who::All;
};
void draw_who(View& view, const WhoAsked& asked, std::string& id);

// Four buttons, each with its field.
void draw_suit(View& view, cd::Suit& suit);

// "What  15.4 % (8/51)", one line.
void draw_exact(ui::Ui& ui, const Phrase& what, const core::Chance& chance);
// All six outcomes of a challenge as a bar and lines. Of two cards, that at least one gives it: no bar.
void draw_outcomes(ui::Ui& ui, const cd::OutcomeOdds& odds, int cards);
// The seven results against an opponent, those that cannot be left out.
void draw_versus(ui::Ui& ui, const cd::VersusOdds& odds);
// All that is known of a draw.
void draw_card_odds(View& view, const cd::CardOdds& odds);

// A text: those that the character's player wrote last can be taken again; pressed again and again, each of the
// suggestions stands there, to be changed. Where the rules want a text, one press says that it was told aloud;
// ByButton: the page has a button of its own for that.
enum class Aloud { ByText, ByButton };
struct Describing {
    Phrase what;
    std::string place{};  // of the draft
    std::vector<std::string> last{};
    std::vector<Phrase> suggestions{};
    Aloud aloud = Aloud::ByText;
};
void draw_description(View& view, const Describing& asked);
// What the character's player wrote last for cards that were played, the newest first.
std::vector<std::string> last_descriptions(const Session& game, const std::string& participant);

// Of any hit with the next card, 1 if the success is automatic; nothing if the pile runs out.
std::optional<core::Chance> hit_of(const cd::Match& match, const cd::StartChallenge& call);

// The test that is going on: its name and how it stands; its pairs, if it is a competition.
void draw_test_head(View& view);
void draw_pairs(View& view);
// Why that command is closed. The game's own reason comes before a text that is still missing.
std::optional<rules::Refusal> closed_because(const View& view, const cd::Command& command);
bool is_missing_text(const rules::Refusal& refusal);
// A button, or why it is closed; true if it was pressed and done.
bool draw_command(View& view, const Phrase& label, const cd::Command& command, ui::Look look = ui::Look::Plain);
// The same with what it may lead to at its right.
bool draw_gamble(View& view, const Phrase& label, const cd::Command& command,
                 const std::optional<core::Chance>& chance);

// The page's own title, below the decision.
void draw_title(ui::Ui& ui, const Phrase& title);
// Advantage that a background's favoured suit suggests, for the GM to give: of those in `ids`.
void draw_favoured(View& view, const cd::Ids& ids);

// How cards come to the table.
void draw_dealing(View& view);

}  // namespace screens::card_draw
