#pragma once
// What one does at a shared table faster than it can be ordered: each command is asked for once the one before has been
// done.

#include <deque>
#include <optional>

#include "game/remote/table.h"

namespace remote {

class AskQueue {
public:
    // Behind those that wait.
    std::optional<rules::Refusal> ask(Table& table, Json command);
    // Call often. A refusal drops all that wait.
    std::optional<rules::Refusal> go_on(Table& table);
    bool empty() const { return waiting_.empty(); }
    void clear() { waiting_.clear(); }

private:
    std::deque<Json> waiting_;
};

}  // namespace remote
