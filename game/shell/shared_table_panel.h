#pragma once
// What a screen shows beside a table that it shares with other machines, whatever lies there: who is there, how the line
// is, the code by which one comes, what is said, who wants to go back.

#include <functional>
#include <string>
#include <vector>

#include "game/remote/table.h"
#include "game/shell/remote_play.h"

namespace screens {

// What is said and told at the table.
struct TableTalk {
    std::vector<remote::Word> words{};  // the latest last
    std::string word{};                 // being typed
    std::string code{};                 // of the table to go to
    Phrase notice{};                    // what became of the line, or of what was asked for

    // Takes what has come in; true if there is a new notice.
    bool follow(remote::Table& table);
};

// Of those who sit there, whoever is not at this screen, by their place among the people.
std::vector<int> others_at(const remote::Table& table);
Phrase called(const remote::Table& table, int who);
// Who has said it; nobody who watches passes for somebody who plays.
Phrase speaker(const remote::Table& table, const remote::Word& word);
// Somebody has come, everybody is there, and the line is sound.
bool is_all_well(const RemotePlay& remote);

// --- each fills a panel

void draw_invitation(ui::Ui& ui, const RemotePlay& remote, const Phrase& heading);
// Who is there and who is away; true if one who is no longer at that table wants to go on alone.
bool draw_company(ui::Ui& ui, const RemotePlay& remote);
// When it is tried again, and a button to try now; false: it is being tried.
bool draw_next_try(ui::Ui& ui, remote::Guest& guest);
void draw_talk(ui::Ui& ui, remote::Table& table, TableTalk& talk);

// A game that was shared lies here again, and nobody else is there yet.
struct GoOn {
    std::function<void()> lay_here;
    std::function<void(const remote::Invitation&)> go_there;
    std::function<void()> alone;
    std::function<void()> by_file{};  // nothing: it cannot be
    Phrase no_file{};                 // why not
};
void draw_apart(ui::Ui& ui, TableTalk& talk, const Phrase& heading, const GoOn& go_on);

// A dialog while somebody wants to go back; `steps`: that there are now.
void answer_going_back(ui::Ui& ui, remote::Table& table, std::size_t steps);

}  // namespace screens
