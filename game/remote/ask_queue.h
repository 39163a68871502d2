#pragma once
// Queues commands that a player gives faster than they can be ordered: each is sent once the one before is done.

#include <deque>
#include <optional>

#include "game/remote/table.h"

namespace remote {

class AskQueue {
public:
    // Appends to the queue.
    std::optional<rules::Refusal> ask(Table& table, Json command);
    // Call often. A refusal drops everything in the queue.
    std::optional<rules::Refusal> go_on(Table& table);
    bool empty() const { return waiting_.empty(); }
    void clear() { waiting_.clear(); }

private:
    std::deque<Json> waiting_;
};

}  // namespace remote
