// Any lines sent to the protocol: each gets one reply that is a JSON object and says whether it was accepted.

#include <cstdlib>
#include <sstream>

#include "game/cli/lines.h"
#include "game/cli/protocol.h"
#include "game/rules/json.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    cli::Protocol protocol(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets", 1);
    std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
    while (const auto line = cli::next_line(in)) {
        const std::string reply =
            line->too_long ? cli::Protocol::answer_too_long() : protocol.answer(line->text);
        const auto json = rules::Json::parse(reply, nullptr, false);
        if (!json.is_object() || !json.contains("ok")) std::abort();
    }
    return 0;
}
