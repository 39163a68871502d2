#include "game/remote/ask_queue.h"

namespace remote {

std::optional<rules::Refusal> AskQueue::ask(Table& table, Json command) {
    waiting_.push_back(std::move(command));
    return go_on(table);
}

std::optional<rules::Refusal> AskQueue::go_on(Table& table) {
    while (!waiting_.empty() && !table.waits()) {
        const Json command = std::move(waiting_.front());
        waiting_.pop_front();
        if (auto refusal = table.ask(command)) {
            waiting_.clear();
            return refusal;
        }
    }
    return std::nullopt;
}

}  // namespace remote
