#pragma once
// What happens at a shared table, in lines: who comes and goes, each step, what is said.

#include <map>
#include <ostream>
#include <string>

#include "game/cli/kept_battle.h"
#include "game/remote/table.h"

namespace cli {

class TableTalk {
public:
    explicit TableTalk(std::ostream& out) : out_(out) {}

    // Prints whatever is new.
    void follow(remote::Table& table, const KeptBattle& battle);
    // One line, unless it is the last one again; none if it is empty.
    void print(const std::string& line);

private:
    void steps(const remote::Ledger& ledger, const KeptBattle& battle);
    void people(const remote::Table& table);

    std::ostream& out_;
    std::string last_;
    std::size_t told_ = 0;  // steps
    std::map<int, bool> here_;
};

// "Ann (heads)", or what of that is known.
std::string called(const remote::Person& person);
// "after 99 commands, turn 9: Carthage won (losses), hash 0123456789abcdef"
std::string end_of(const KeptBattle& battle);

}  // namespace cli
