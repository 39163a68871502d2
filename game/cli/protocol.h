#pragma once
// Protocol 1: a request is a JSON object on one line, and so is its reply. Every line gets a reply; a refused
// request changes nothing.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "game/coin_wars/battles/library.h"
#include "game/kit/hands/quick_hand.h"
#include "game/kit/session/json_session.h"

namespace cli {

inline constexpr int kProtocol = 1;
// The program's version, "0.1.0".
std::string_view version();

class Protocol {
public:
    // `seed`: of the games started without one, each of which has another.
    Protocol(battles::Library library, std::uint64_t seed) : library_(std::move(library)), seed_(seed) {}

    // Returns the reply, one line without its end. `line` has at most kMaxLine bytes.
    std::string answer(std::string_view line);
    // The reply to a line that is too long.
    static std::string answer_too_long();

private:
    using Answer = core::Result<rules::Json, rules::Refusal>;

    Answer serve(const rules::Json& request);
    Answer start(const rules::Json& request);
    Answer serve_game(const std::string& cmd, const rules::Json& request);
    Answer submit_or_ask(const rules::Json& request);
    rules::Json changes();

    battles::Library library_;
    std::uint64_t seed_;  // of the next game
    hands::QuickHand hand_;
    std::unique_ptr<rules::JsonSession> session_;
    rules::Json changes_since_{};  // the state at this game's last `changes`; null before the first
};

}  // namespace cli
