#include "tests/fuzz/play.h"

#include <sstream>
#include <string>

#include "game/kit/json_text.h"
#include "game/systems/systems.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

namespace {

void ask(const rules::JsonSession& session, const rules::Json& question) {
    if (const auto answer = session.ask(question); answer && !*answer) demand(!answer->error().message.empty());
}

// Asks everything about the line that can be asked before it is sent as a command.
void ask_about(const rules::JsonSession& session, const rules::Json& line) {
    ask(session, line);
    if (!line.is_object()) return;
    rules::Json odds = line, legal{{"cmd", "legal"}};
    odds["cmd"] = "odds";
    for (const char* who : {"coin", "army", "seat"})
        if (line.contains(who)) legal[who] = line[who];
    ask(session, odds);
    ask(session, legal);
}

}  // namespace

void play(rules::JsonSession& session, std::string_view lines, rules::Hand& hand) {
    std::istringstream in{std::string(lines)};
    for (std::string line; std::getline(in, line);) {
        const auto json = rules::parse_json(line);
        if (!json) continue;
        if (*json == "undo") session.undo(true);
        if (*json == "redo") session.redo();
        ask_about(session, *json);
        const auto events = session.submit(*json, hand);
        if (!events) demand(!events.error().message.empty());
        session.state().dump();
    }
    const auto again = rules::replay(session.record());
    demand(again && (*again)->hash() == session.hash());
}

}  // namespace fuzz
