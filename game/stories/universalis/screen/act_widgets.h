#pragma once
// Widgets of the slips of Universalis: a command as a button with its price or the reason why it is closed,
// and what is chosen for it.

#include "game/stories/universalis/screen/cast_list.h"

namespace screens::universalis {

// True if it was pressed and carried out. A text that is still missing closes it without a word.
bool draw_act(View& view, const Phrase& label, const uni::Command& command, ui::Look look = ui::Look::Plain);
// The same where pressing it first asks something.
bool draw_act_button(View& view, const Phrase& label, const uni::Command& command, ui::Look look = ui::Look::Plain);

// A line of a page: the act, its price and the purse before and after, or why it is closed; pressed, its form
// opens below it. `least`: the command with uni::kBlank for its texts. True while the form is open.
bool draw_section(View& view, Act act, const Phrase& label, const uni::Command& least);

// If another player has become active, what is written for acts of the turn becomes theirs.
void follow_drafts(View& view);

// A button that says which card, and opens the list of those that fit. Nothing is chosen beforehand, unless
// only one fits; 0: none is.
void draw_card_pick(View& view, const Phrase& what, int& card, const Fits& fits);
// Any of them; those that no longer fit are dropped.
void draw_cards_pick(View& view, const Phrase& what, std::vector<uni::CardId>& cards, const Fits& fits);
void draw_seat_pick(View& view, const Phrase& what, int& seat, const std::vector<int>& seats);
// A scene that is over, or none.
void draw_scene_pick(View& view, std::optional<int>& scene);

// UNI-32: in one's turn, in framing and in an Aftermath.
void draw_event_form(View& view, int seat);
void draw_speak_form(View& view, int seat);

// What somebody wrote, as far as it fits a button of that share of the slip.
Phrase brief(View& view, const std::string& text, double share = 0.6);

// Of those who are asked one after the other, as far as they sit at this screen.
std::vector<int> due_here(const View& view, std::vector<int> asked);
std::vector<int> other_seats(const uni::Match& match, int seat);

// What any of the others may do out of turn, at any time: "Interrupt", "Challenge".
std::vector<Phrase> open_acts(const uni::Match& match, int but);
// Of the Turn page: lines that lead to an open Complication, and to what is open to the others.
void draw_ways(View& view);

}  // namespace screens::universalis
