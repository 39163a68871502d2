#include <iostream>

#include "engine/core/path.h"
#include "engine/core/system_text.h"
#include "game/cli/cli.h"
#include "game/coin_wars/battles/data_paths.h"

int main(int argc, char** argv) {
    core::print_in_utf8();
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const auto words = core::arguments(argc, argv);
    const auto home = battles::find_home(core::path(words.front()));
    return cli::run(words, {home, battles::find_profile()}, {std::cin, std::cout, std::cerr});
}
