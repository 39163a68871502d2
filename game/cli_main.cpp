#include <iostream>

#include "game/cli/cli.h"
#include "game/coin_wars/battles/data_paths.h"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const auto home = battles::find_home(argc > 0 ? argv[0] : "");
    return cli::run(argc, argv, {home, battles::find_profile()}, {std::cin, std::cout, std::cerr});
}
