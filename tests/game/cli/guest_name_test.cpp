// The name that a program at a shared table sends: all others can read it.

#include <doctest/doctest.h>

#include "game/cli/table_loop.h"
#include "game/kit/json.h"
#include "game/remote/host.h"

TEST_CASE("a name, or a bot's call in its place, is sent as far as the others read it, and must be UTF-8") {
    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    cli::GuestCall call;
    call.name = "Bo\u00f6tes";
    CHECK(cli::self_of(library, "table", call)->name == call.name);

    call.name.clear();
    call.bot.bot = "cmd:x" + std::string(500, 'x');
    const auto self = cli::self_of(library, "table", call);
    REQUIRE(self);
    CHECK(self->name == call.bot.bot.substr(0, 240));
    CHECK(remote::ledger_from(remote::to_json(remote::Host::new_ledger(*self, {0}))));

    call.name = "Bo\xF6tes";
    const auto latin = cli::self_of(library, "table", call);
    REQUIRE_FALSE(latin);
    CHECK(latin.error() == "The name has bytes that are no UTF-8.");
}
