#include "game/remote/game.h"

#include <algorithm>

namespace remote {
namespace {

// What real coins, dice and cards have shown stands under these keys, in every game.
constexpr const char* kTold[] = {"face", "faces", "dice", "cards", "row"};
// The GM of Card Draw brings somebody whose hand was made before: nothing is drawn, and everybody sees it.
constexpr const char* kDealtOpenly = "draw_background";

bool tells_a_throw(const Json& command) {
    if (command.value("cmd", "") == kDealtOpenly) return false;
    return std::ranges::any_of(kTold, [&](const char* key) {
        const auto value = command.find(key);
        return value != command.end() && !value->empty() && (value->is_array() || value->is_string());
    });
}

}  // namespace

std::optional<rules::Refusal> check_form(const Game& game, const Json& command) {
    if (auto refusal = game.check(command)) return refusal;
    if (tells_a_throw(command))
        return rules::Refusal{"told", "R-30",
                              words::say("At two screens nobody can see a real coin, card or die: the table throws.")};
    if (game.as_written(command) != command)
        return rules::Refusal{"bad_argument", "", words::plain("not as records write it")};
    return std::nullopt;
}

bool sets_up_unseen(const Json& about) {
    const auto hidden = about.find("hidden");
    return hidden != about.end() && *hidden == true;
}

}  // namespace remote
