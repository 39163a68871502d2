#include "tests/fuzz/play.h"

#include <sstream>
#include <string>

#include "game/kit/json_text.h"
#include "game/systems/systems.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void play(rules::Session& session, std::string_view lines, rules::Hand& hand) {
    std::istringstream in{std::string(lines)};
    for (std::string line; std::getline(in, line);) {
        const auto json = rules::parse_json(line);
        if (!json) continue;
        if (*json == "undo") session.undo(true);
        if (*json == "redo") session.redo();
        if (const auto answer = session.ask(*json); answer && !*answer) demand(!answer->error().message.empty());
        const auto events = session.submit(*json, hand);
        if (!events) demand(!events.error().message.empty());
        session.state().dump();
    }
    const auto again = rules::replay(session.record());
    demand(again && (*again)->hash() == session.hash());
}

}  // namespace fuzz
