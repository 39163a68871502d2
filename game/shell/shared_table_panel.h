#pragma once
// The panel beside any table shared with other machines: who is there, the state of the connection, the invitation
// code, chat, and requests to undo.

#include <functional>
#include <string>
#include <vector>

#include "game/remote/table.h"
#include "game/shell/remote_play.h"

namespace screens {

// Chat and notices at the table.
struct TableTalk {
    std::vector<remote::Word> words{};  // the latest last
    std::string word{};                 // being typed
    std::string code{};                 // of the table to join
    Phrase notice{};                    // about the connection, or the answer to a request

    // Reads what has arrived. True if the table had something to notify, even if it needs no words.
    bool follow(remote::Table& table);
};

// Returns the seated people who are not at this screen, by their index.
std::vector<int> others_at(const remote::Table& table);
Phrase display_name(const remote::Table& table, int who);
// Names the author of a chat line; a watcher cannot pass as a player.
Phrase speaker(const remote::Table& table, const remote::Word& word);
// True if somebody has joined, everybody is there, and the connection works.
bool is_all_well(const RemotePlay& remote);

// --- each fills a panel

void draw_invitation(ui::Ui& ui, const RemotePlay& remote, const Phrase& heading);
// Draws who is present and who is away. True if the user, no longer at that table, wants to continue alone.
bool draw_company(ui::Ui& ui, const RemotePlay& remote);
// Says when the next attempt is, with a button to try now. False if an attempt is under way.
bool draw_next_try(ui::Ui& ui, remote::Guest& guest);
void draw_talk(ui::Ui& ui, remote::Table& table, TableTalk& talk);

// Ways to resume a shared game while nobody else is there yet.
struct GoOn {
    std::function<void()> lay_here;
    std::function<void(const remote::Invitation&)> go_there;
    std::function<void()> alone;
    std::function<void()> by_file{};  // empty: not possible
    Phrase no_file{};                 // why not
};
void draw_apart(ui::Ui& ui, TableTalk& talk, const Phrase& heading, const GoOn& go_on);

// Draws a dialog while somebody asks to undo; `steps`: the number of steps so far.
void answer_going_back(ui::Ui& ui, remote::Table& table, std::size_t steps);

}  // namespace screens
