#pragma once
// Wars in the making: plans that need not hold yet, and the edits that keep their parts together. Places, ways and
// peoples are given by their number.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war_plan.h"

namespace wars {

namespace war = rules::war;

// Two peoples, a sheet of paper, no battle.
war::Plan new_war();

// Requires each part to be readable, otherwise a fault with its place; whether the war holds is for problems_of().
core::Result<war::Plan, battles::Faults> war_draft(const battles::Library& library, rules::Json json,
                                                   const std::string& file);
// The war as its file.
rules::Json war_file_json(const war::Plan& plan);
// Brings in what the battles' lines are now; battles that are gone have none. Returns what is wrong with those files.
battles::Faults look_up_battles(const battles::Library& library, war::Plan& plan);

// What is wrong, each with the part of the war where it is.
struct Problem {
    std::string pointer;  // as in the file
    words::Phrase where;  // "The mill"
    words::Phrase reason;
};
std::vector<Problem> problems_of(const war::Plan& plan, const battles::Faults& of_battles);

// --- edits
// A battle of the library, with its lines; it ends the war whoever wins until its ways lead on. A people fights on the side
// that bears its name. The first one is where the war begins: both peoples have the coins that stand there, and those that
// were not named yet the names of its sides. Returns its number.
std::size_t add_place(const battles::Library& library, war::Plan& plan, const std::string& battle,
                      const std::string& title, war::Vec2 at);
// With the roads and ways that lead there; a way that leads nowhere any more ends the war with nobody's victory.
void remove_place(war::Plan& plan, std::size_t place);
// The people's name, and its id made of it.
void call_people(war::Plan& plan, std::size_t people, const std::string& name);
// The way leads there, or no longer; at last the war ends there instead. A road is drawn, or goes.
void lead(war::Plan& plan, std::size_t place, std::size_t way, std::size_t to, bool leads);
// The way ends the war with this people's victory, "nobody"'s if `winner` is -1.
void end_war(war::Plan& plan, std::size_t place, std::size_t way, int winner);

}  // namespace wars
