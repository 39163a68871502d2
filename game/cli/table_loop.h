#pragma once
// The time and the end of a program that sits at a shared table.

#include <functional>

#include "engine/core/result.h"
#include "engine/net/websocket.h"
#include "game/cli/kept_battle.h"
#include "game/cli/remote_command.h"
#include "game/remote/table.h"

namespace cli {

double seconds_now();  // by a clock that never goes back
// Calls `turn` every few milliseconds until it says false or somebody asks for an end (Ctrl-C).
void keep_turning(const std::function<bool()>& turn);
// The key of the library's own folder with this role and name. The error is a sentence.
core::Result<remote::Self, std::string> self_of(const battles::Library& library, const std::string& role,
                                                const GuestCall& call);

// Sends what still waits, the farewell too.
void let_go(net::Network& network);
// Prints how it ended, and why a bot has lost if it did. Status 0: the battle is over and kept.
int told_end(const KeptBattle& battle, const std::string& bot_fault, Streams streams);

}  // namespace cli
