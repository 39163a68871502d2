#pragma once
// The main loop and the end of a program at a shared table.

#include <functional>

#include "engine/core/result.h"
#include "engine/net/websocket.h"
#include "game/cli/remote_command.h"
#include "game/cli/saved_battle.h"
#include "game/remote/table.h"

namespace cli {

double seconds_now();  // from a clock that never goes back
// Calls `turn` every few milliseconds until it returns false or the user presses Ctrl-C.
void save_turning(const std::function<bool()>& turn);
// Uses the key in the library folder for this role and name, of which as much is sent as the others read. The error is
// a sentence.
core::Result<remote::Self, std::string> self_of(const battles::Library& library, const std::string& role,
                                                const GuestCall& call);

// Sends all pending data, including the farewell.
void let_go(net::Network& network);
// Prints how the battle ended, and why a bot lost if it did. Returns 0: the battle is over and saved.
int told_end(const SavedBattle& battle, const std::string& bot_fault, Streams streams);

}  // namespace cli
