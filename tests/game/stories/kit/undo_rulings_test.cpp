// Each game refuses an undo by a ruling in its own book.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "game/kit/session/game_session.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/universalis/rules/universalis.h"

namespace {

template <class S>
void check_ruling(const char* book, const rules::Json& table) {
    CAPTURE(book);
    auto match = S::start(table);
    REQUIRE_MESSAGE(match, (match ? "" : words::english(match.error().message)));
    rules::GameSession<S> session(std::move(*match), 1);
    const std::string ruling = session.undo(true)->rule;
    CHECK(ruling == session.redo()->rule);
    const auto file = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets/rules" / (std::string(book) + ".md");
    std::ostringstream read;
    read << std::ifstream(file).rdbuf();
    const std::string text = read.str();
    const std::size_t at = text.find("**" + ruling + "**");
    REQUIRE(at != std::string::npos);
    CHECK(text.substr(at, text.find('\n', at) - at).find("taken back") != std::string::npos);
}

}  // namespace

TEST_CASE("a refused undo names the ruling on taking back of the game's own book") {
    const rules::Json players{{"players", {"Ann", "Ben"}}}, seats{{"seats", {"Ann", "Ben"}}};
    check_ruling<rules::card_draw::CardDraw>("card-draw", seats);
    check_ruling<rules::coin_rpg::CoinRpg>("coin-rpg", players);
    check_ruling<rules::edged_coins::EdgedCoins>("edged-coins", seats);
    check_ruling<rules::universalis::Universalis>("universalis", players);
}
