#pragma once
// `coinwars-cli table` and `join`: a battle at a distance without a window, so that bots can be played from elsewhere.
// Whoever keeps the table and whoever comes may as well be a window.

#include <cstdint>
#include <string>

#include "game/cli/bot_seat.h"
#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

// Who one is there: the profile's key with this name, so that two at one machine are two.
struct GuestCall {
    std::string name;
    std::string out;  // file of the replay, from which one goes on; empty: it is not kept
    BotCall bot;      // an empty name: no bot
};
struct TableCall : GuestCall {
    std::string battle;          // a name or a file
    std::string side = "heads";  // the bot's
    int port = 4747;             // 0: any
    std::string page;            // folder of the page for browsers; empty: beside the assets
};
// Lays a table and waits for whoever comes, until the battle is over and they have left, or Ctrl-C. Without a bot the
// table keeps the order alone. Status 0: the battle is over; 1: it is not, or nobody could come.
int lay_table(const battles::Library& library, const TableCall& call, Streams streams);

struct JoinCall : GuestCall {
    std::string to;  // a link or a code
};
// Sits down with a bot at somebody's table, or watches it, until the battle is over. Status as above.
int join_table(const battles::Library& library, const JoinCall& call, Streams streams);

}  // namespace cli
