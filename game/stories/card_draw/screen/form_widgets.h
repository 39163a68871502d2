#pragma once
// Widgets of Card Draw's slips: people, suits and exact chances.

#include "game/stories/card_draw/screen/words.h"

namespace screens::card_draw {

// A button that shows who is chosen and opens the list; picks the first if nobody is chosen.
enum class Who { All, Able };
struct WhoAsked {
    Phrase what;
    Who among = Who::All;
};
void draw_who(View& view, const WhoAsked& asked, std::string& id);

// Four buttons, each labelled with its field.
void draw_suit(View& view, cd::Suit& suit);

// "What  15.4 % (8/51)", on one line.
void draw_exact(ui::Ui& ui, const Phrase& what, const core::Chance& chance);
// Draws a challenge's six outcomes as a bar and lines. With two cards, the odds that at least one gives each: no bar.
void draw_outcomes(ui::Ui& ui, const cd::OutcomeOdds& odds, int cards);
// Draws the seven results against an opponent, omitting impossible ones.
void draw_versus(ui::Ui& ui, const cd::VersusOdds& odds);
// Draws everything known about a draw.
void draw_card_odds(View& view, const cd::CardOdds& odds);

// A text field. The player can reuse the texts last written for the character; repeated presses cycle through the
// suggestions, which can be edited. Where the rules require a text, one press says that it was told aloud; ByButton:
// the page has its own button for that.
enum class Aloud { ByText, ByButton };
struct Describing {
    Phrase what;
    std::string place{};  // the draft's name
    std::vector<std::string> last{};
    std::vector<Phrase> suggestions{};
    Aloud aloud = Aloud::ByText;
};
void draw_description(View& view, const Describing& asked);
// The texts that the character's player last wrote for played cards, newest first.
std::vector<std::string> last_descriptions(const Session& game, const std::string& participant);

// The chance of any hit with the next card, 1 if success is automatic; nullopt if the pile runs out.
std::optional<core::Chance> hit_of(const cd::Match& match, const cd::StartChallenge& call);

// Drafts of the current test: a change of the scene, a success in a fray, why the test ends.
inline constexpr const char *kAlterDraft = "alter", *kSuccessDraft = "success", *kReasonDraft = "reason";

// The current test: its name and state; its pairs, if it is a competition.
void draw_test_head(View& view);
void draw_pairs(View& view);
// Why that command is disabled. The game's own reason comes before a missing text.
std::optional<rules::Refusal> closed_because(const View& view, const cd::Command& command);
bool is_missing_text(const rules::Refusal& refusal);
// A button, or the reason why it is disabled; true if it was pressed and the command done.
bool draw_command(View& view, const Phrase& label, const cd::Command& command, ui::Look look = ui::Look::Plain);
// The same, with its odds to the right.
bool draw_gamble(View& view, const Phrase& label, const cd::Command& command,
                 const std::optional<core::Chance>& chance);

// The page's own title, below the headline of the decision.
void draw_title(ui::Ui& ui, const Phrase& title);
// Advantage that the favoured suits of those in `ids` suggest, for the GM to grant.
void draw_favoured(View& view, const cd::Ids& ids);

// The choice of how cards come to the table.
void draw_dealing(View& view);

}  // namespace screens::card_draw
