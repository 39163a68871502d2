#pragma once
// `coinwars-cli table` and `join`: a remote battle without a window, so that bots can play over the network. The other
// end may as well be a window.

#include <string>

#include "game/cli/bot_seat.h"
#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

// The player's identity: the profile's key for this name, so that two on one machine differ.
struct GuestCall {
    std::string name;
    std::string out;  // file of the replay, continued if it exists; empty: not saved
    BotCall bot;      // an empty name: no bot
};
struct TableCall : GuestCall {
    std::string battle;          // a name or a file
    std::string side = "heads";  // the bot's
    int port = 4747;             // 0: any
    std::string page;            // folder of the web page; empty: next to the assets
};
// Hosts a table until the battle is over and everyone has left, or Ctrl-C. Without a bot it only keeps the order.
// Returns 0: the battle is over; 1: it is not, or nobody could join.
int lay_table(const battles::Library& library, const TableCall& call, Streams streams);

struct JoinCall : GuestCall {
    std::string to;  // a link or a code
};
// Plays with a bot at someone's table, or watches, until the battle is over. Returns the same.
int join_table(const battles::Library& library, const JoinCall& call, Streams streams);

}  // namespace cli
