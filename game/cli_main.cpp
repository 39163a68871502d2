#include <iostream>

#include "engine/core/path.h"
#include "engine/core/system_text.h"
#include "game/cli/cli.h"
#include "game/cli/terminal_stream.h"
#include "game/coin_wars/battles/data_paths.h"

int main(int argc, char** argv) {
    core::print_in_utf8();
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const auto words = core::arguments(argc, argv);
    const auto home = battles::find_home(core::path(words.front()));
    cli::TerminalStream out(std::cout), err(std::cerr);
    const int status = cli::run(words, {home, battles::find_profile()}, {std::cin, out, err});
    if (out.flush()) return status;
    err << "Standard output cannot be written: what it should have contained is lost.\n";
    return 1;
}
