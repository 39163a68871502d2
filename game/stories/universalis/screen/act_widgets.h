#pragma once
// Widgets for Universalis' slips: a command as a button with its price or the reason why it is disabled, and pickers
// for its arguments.

#include "game/stories/universalis/screen/cast_list.h"

namespace screens::universalis {

// True if it was pressed and carried out. A missing text disables it without a message.
bool draw_act(View& view, const Phrase& label, const uni::Command& command, ui::Look look = ui::Look::Plain);
// The same for a button that first asks something.
bool draw_act_button(View& view, const Phrase& label, const uni::Command& command, ui::Look look = ui::Look::Plain);

// A line of a page: the act, its price and the purse before and after, or why it is disabled; pressing it opens its
// form below. `min`: the command with uni::kBlank for its texts. True while the form is open.
bool draw_section(View& view, Act act, const Phrase& label, const uni::Command& min);

// Whose texts the fields show: of who acts now (View::actor), and of who acts out of turn.
struct Writers {
    int actor = 0, other = 0;
};
// Gives both of them their own drafts, and lets them choose anew.
void follow_drafts(StoryDrafts& drafts, Form& form, const Writers& now);
// Drops what was chosen or typed for a command of this kind that has been done.
void forget_done(StoryDrafts& drafts, Form& form, const uni::Command& command);
// The draft of a player's alternative in a Challenge.
std::string suggestion_of(int seat);
// Whose screens show the page of the decision: those awaited, all in a Challenge's talk (UNI-68), and an accuser, who
// may still withdraw (UNI-76).
std::vector<int> seats_asked(const uni::Match& match);

// A button that shows the chosen card and opens the list of those that fit. Preselects a card only if it is the only
// one; 0: none.
void draw_card_pick(View& view, const Phrase& what, int& card, const Fits& fits);
// Any number of them; drops those that no longer fit.
void draw_cards_pick(View& view, const Phrase& what, std::vector<uni::CardId>& cards, const Fits& fits);
void draw_seat_pick(View& view, const Phrase& what, int& seat, const std::vector<int>& seats);
// A past scene, or none.
void draw_scene_pick(View& view, std::optional<int>& scene);

// UNI-32: on one's own turn, in framing and in an Aftermath.
void draw_event_form(View& view, int seat);
void draw_speak_form(View& view, int seat, const char* draft);

// A player's text, shortened to fit a button of that share of the slip.
Phrase brief(View& view, const std::string& text, double share = 0.6);

// Of the seats asked one after another, those at this screen.
std::vector<int> due_here(const View& view, std::vector<int> asked);
std::vector<int> other_seats(const uni::Match& match, int seat);

// The names of acts that any of the others may do out of turn, at any time: "Interrupt", "Challenge".
std::vector<Phrase> open_acts(const uni::Match& match, int but);
// For the Turn page: links to an open Complication and to what the others may do.
void draw_ways(View& view);

}  // namespace screens::universalis
