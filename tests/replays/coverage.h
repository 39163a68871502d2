#pragma once
// The rules that a replay covers: a row for each rule, and how to see it.

#include <string>
#include <vector>

#include "tests/replays/replayed.h"

namespace replays {

struct Row {
    std::string rule;   // "CW-8"; the value of an option or the kind follows: "R-40 friends: block"
    std::string shown;  // in a few words
    bool (*meets)(const Replayed&) = nullptr;
};
// Sections 1 to 6; section 7; sections 8 to 10; features of battle files.
std::vector<Row> basic_rows();
std::vector<Row> army_rows();
std::vector<Row> extra_rows();
std::vector<Row> special_rows();
// Returns all rows, in the order of the rule book's numbers.
std::vector<Row> rows();

// Returns the table of README.md: a line for each row, with the replays that cover it.
std::string table_of(const std::vector<Replayed>& replays);

}  // namespace replays
