#pragma once
// Prints the events at a shared table: who comes and goes, each step, what is said.

#include <map>
#include <ostream>
#include <string>

#include "game/cli/saved_battle.h"
#include "game/remote/table.h"

namespace cli {

class TableTalk {
public:
    explicit TableTalk(std::ostream& out) : out_(out) {}

    // Prints everything new.
    void follow(remote::Table& table, const SavedBattle& battle);
    // Prints one line unless it is empty or repeats the last one.
    void print(const std::string& line);

private:
    void steps(const remote::Ledger& ledger, const SavedBattle& battle);
    void people(const remote::Table& table);

    std::ostream& out_;
    std::string last_;
    std::size_t told_ = 0;  // steps
    std::map<int, bool> here_;
};

// "Ann (heads)", or the known part of it.
std::string called(const remote::Person& person);
// "after 99 commands, round 9: Carthage won (losses), hash 0123456789abcdef"
std::string end_of(const SavedBattle& battle);

}  // namespace cli
