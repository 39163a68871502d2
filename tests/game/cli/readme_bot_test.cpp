// The example bot on the laboratory's page.

#include <doctest/doctest.h>

#ifndef _WIN32

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "game/cli/cli.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/game_session.h"
#include "tests/support/files.h"

namespace {

using rules::coin_wars::CoinWars;
namespace cw = rules::coin_wars;

struct ReadmeBot {
    ReadmeBot() {
        std::ifstream readme(std::filesystem::path(COINWARS_SOURCE_DIR) / "game/coin_wars/lab/README.md");
        std::string text;
        bool inside = false;
        for (std::string line; std::getline(readme, line);) {
            if (line == "```") inside = false;
            if (inside) text += line + "\n";
            if (line == "```python") inside = true;
        }
        REQUIRE(text.size() > 500);
        program = "cmd:python3 " + folder.write("bot.py", text).string();
    }
    // Returns the record of its battle against a Recruit; it plays this side.
    rules::Record play(const std::string& battle, const std::string& side) const {
        const std::string record = (folder.path() / "record.json").string();
        const std::string other = side == "--heads" ? "--tails" : "--heads";
        std::istringstream in;
        std::ostringstream out, err;
        CHECK(cli::run(
                  {"coinwars-cli", "play", battle, side, program, other, "recruit", "--seed", "1", "--record", record},
                  {std::filesystem::path(COINWARS_SOURCE_DIR), {}}, {in, out, err}) == 0);
        CHECK(err.str() == "");
        std::ifstream file(record);
        return rules::record_from_json(rules::Json::parse(file)).value();
    }
    kit::Folder folder{"readme_bot"};
    std::string program;
};

bool is_python_there() { return std::system("python3 -c 'import json, math' 2>/dev/null") == 0; }

// True if the coin is above the foot of Hastings' ridge.
bool is_on_the_ridge(const cw::Match& match, int coin) {
    const core::Vec2 at = match.coin(coin).at;
    return match.on_table(coin) && at.y > 14.2 && at.y < 20.4 && at.x > 7 && at.x < 29;
}

}  // namespace

TEST_CASE("the bot in the laboratory's README plays") {
    if (!is_python_there()) return;
    CHECK(ReadmeBot().play("two-lines", "--heads").steps.size() > 20);
}

TEST_CASE("the bot in the laboratory's README holds its ground") {
    if (!is_python_there()) return;
    const auto session = rules::GameSession<CoinWars>::resume(ReadmeBot().play("hastings", "--tails"), 1);
    REQUIRE(session);
    int stand = 0, moved = 0;
    for (const auto& step : session->steps()) {
        if (step.before.phase != cw::Phase::Play || step.before.side != cw::Side::Tails) continue;
        for (int coin = 0; coin < step.before.count(); ++coin)
            stand += step.before.side_of(coin) == cw::Side::Tails && is_on_the_ridge(step.before, coin);
        if (const auto* move = get_if<cw::Move>(&step.command)) {
            const int coin = move->army.empty() ? step.before.find(move->coin)
                                                : cw::members(step.before, step.before.find_army(move->army)).front();
            moved += is_on_the_ridge(step.before, coin);
        }
    }
    CHECK(stand > 100);
    CHECK(moved == 0);
}

#endif
