// Any lines to the protocol: each gets one reply, a JSON object that says whether it was accepted.

#include <sstream>

#include "game/cli/protocol.h"
#include "game/cli/protocol_lines.h"
#include "game/kit/json.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void read_protocol(std::string_view bytes) {
    cli::Protocol protocol(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets", 1);
    std::istringstream in{std::string(bytes)};
    while (const auto line = cli::next_line(in)) {
        const std::string reply = line->too_long ? cli::Protocol::answer_too_long() : protocol.answer(line->text);
        const auto json = rules::Json::parse(reply, nullptr, false);
        demand(json.is_object() && json.contains("ok"));
    }
}

}  // namespace fuzz
