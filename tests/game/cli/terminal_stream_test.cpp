#include "game/cli/terminal_stream.h"

#include <doctest/doctest.h>

#include <sstream>

TEST_CASE("what files and other people write steers no terminal, and what is ours does") {
    std::ostringstream terminal;
    cli::TerminalStream out(terminal);
    out << "Title: " << std::string("\x1b[31mred\x1b[0m") << '\x07' << 7 << '\n' << std::flush;
    cli::raw(out) << "\r45 %";
    CHECK(terminal.str() == "Title: \ufffd[31mred\ufffd[0m\ufffd7\n\r45 %");
    std::ostringstream plain;
    CHECK(&cli::raw(plain) == &plain);
}

TEST_CASE("a stream that cannot be written says so") {
    std::ostringstream full;
    full.setstate(std::ios::badbit);
    cli::TerminalStream out(full);
    out << "lost" << std::flush;
    CHECK_FALSE(out);
}
