#pragma once
// Wars being edited: plans that need not be valid yet, and edits that keep their parts consistent. Places, ways and
// nations are given by index.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war_plan.h"

namespace wars {

namespace war = rules::war;

// Two nations, a blank map, no battle.
war::WarPlan new_war();

// Fails if a part is unreadable, with its location; problems_of() checks whether the war is valid. Reads whatever
// war_file_json() writes, also without any battle.
core::Result<war::WarPlan, battles::Faults> war_draft(const battles::Library& library, rules::Json json,
                                                      const std::string& file);
// The war in the form of its file, with nothing in place of blanks alone.
rules::Json war_file_json(const war::WarPlan& plan);
// Reads the battles' current lines; missing battles have none. Returns the faults in those files.
battles::Faults look_up_battles(const battles::Library& library, war::WarPlan& plan);

// A problem with the part of the war where it is.
struct Problem {
    std::string pointer;  // as in the file
    words::Phrase where;  // "The mill"
    words::Phrase reason;
};
std::vector<Problem> problems_of(const war::WarPlan& plan, const battles::Faults& of_battles);

// --- Edits
// Adds a battle of the library, with its lines; until its ways lead on, either result ends the war. A nation fights on
// the side with its name. The first battle is where the war begins: both nations get its coins, and unnamed ones the
// names of its sides. A title longer than a place's is cut. Returns its index.
std::size_t add_place(const battles::Library& library, war::WarPlan& plan, const std::string& battle,
                      const std::string& title, war::Vec2 at);
// Also removes the roads and ways that lead there, and the leaders who fight nowhere else; a way that then leads
// nowhere ends the war without a winner.
void remove_place(war::WarPlan& plan, std::size_t place);
// Sets the nation's name, and an id derived from it.
void call_nation(war::WarPlan& plan, std::size_t nation, const std::string& name);
// Makes the condition ask for this nation's victory, or a draw (war::kNobody).
void ask_winner(war::When& when, const std::string& winner);
// Makes the way lead there, or not; without a target the war ends there. Adds or removes the road.
void lead(war::WarPlan& plan, std::size_t place, std::size_t way, std::size_t to, bool leads);
// Makes the way end the war with this nation's victory; `winner` -1: without a winner.
void end_war(war::WarPlan& plan, std::size_t place, std::size_t way, int winner);

}  // namespace wars
