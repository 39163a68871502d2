#pragma once
// Widgets of the slips of Universalis: a command as a button with its price or the reason why it is closed,
// and what is chosen for it.

#include <functional>

#include "game/stories/universalis/screen/words.h"

namespace screens {

// True where it was pressed and carried out. A text that is still missing closes it without a word.
bool draw_act(UniView& view, const Phrase& label, const uni::Command& command,
              ui::Look look = ui::Look::Plain);
// The same where pressing it first asks something.
bool draw_act_button(UniView& view, const Phrase& label, const uni::Command& command,
                     ui::Look look = ui::Look::Plain);

// A line of a page: the act, its price and the purse before and after, or why it is closed; pressed, its form
// opens below it. `least`: the command with uni::kBlank for its texts. True while the form is open.
bool draw_uni_section(UniView& view, UniAct act, const Phrase& label, const uni::Command& least);

std::string& uni_draft(UniView& view, const char* place);
// Where another player has become active, what is written for acts of the turn becomes theirs.
void follow_uni_drafts(UniView& view);

// A button that says which card, and opens the list of those that fit; 0: none fits.
using UniFits = std::function<bool(const uni::Card&)>;
void draw_uni_card_pick(UniView& view, const Phrase& what, int& card, const UniFits& fits);
// Any of them; those that no longer fit are dropped.
void draw_uni_cards_pick(UniView& view, const Phrase& what, std::vector<uni::CardId>& cards,
                         const UniFits& fits);
void draw_uni_seat_pick(UniView& view, const Phrase& what, int& seat, const std::vector<int>& seats);
// A scene that is over, or none.
void draw_uni_scene_pick(UniView& view, std::optional<int>& scene);

// UNI-32: in one's turn, in framing and in an Aftermath.
void draw_uni_event_form(UniView& view, int seat);
void draw_uni_speak_form(UniView& view, int seat);

// What somebody wrote, as far as it fits a button of that share of the slip.
Phrase uni_brief(UniView& view, const std::string& text, double share = 0.6);

std::vector<int> uni_others(const uni::Match& match, int seat);

// What any of the others may do out of turn, at any time: "Interrupt", "Challenge".
std::vector<Phrase> uni_open_acts(const uni::Match& match, int but);
// Of the Turn page: lines that lead to an open Complication, and to what is open to the others.
void draw_uni_ways(UniView& view);

}  // namespace screens
