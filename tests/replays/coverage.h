#pragma once
// Which rule a replay meets: one row a rule, and how it is seen.

#include <string>
#include <vector>

#include "tests/replays/replayed.h"

namespace replays {

struct Row {
    std::string rule;   // "CW-8"; a value of an option or a kind stands behind it: "R-40 friends: block"
    std::string shown;  // in a few words
    bool (*meets)(const Replayed&) = nullptr;
};
// Sections 1 to 6; 7; 8 to 10; what a battle file adds.
std::vector<Row> basic_rows();
std::vector<Row> army_rows();
std::vector<Row> extra_rows();
std::vector<Row> special_rows();
// All, in the rule book's order of numbers.
std::vector<Row> rows();

// The table of README.md: a line a row, with the replays that meet it.
std::string table_of(const std::vector<Replayed>& replays);

}  // namespace replays
