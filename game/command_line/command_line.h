#pragma once
// Command lines of all programs: numbers within bounds, one word of several, and error messages in our own words,
// because those of CLI11 differ between its releases.

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace command_line {

using Words = std::vector<std::string>;

// `wanted` describes a valid value, as in "--size must be WIDTHxHEIGHT, not "5x"."; `holds` tests a value.
CLI::Option* check(CLI::Option* option, const std::string& wanted, std::function<bool(const std::string&)> holds);
// A number from `low` to `high`; help shows the bounds. Every numeric option needs one of these.
CLI::Option* within(CLI::Option* option, int low, int high);
CLI::Option* within(CLI::Option* option, double low, double high);
CLI::Option* seed(CLI::Option* option);  // any std::uint64_t
CLI::Option* one_of(CLI::Option* option, const Words& choices);

// Reads a command line, including the program's name. Returns the exit status if the program should end: 0 if help or
// version were requested, which are written to `out`; 2 after a mistake, which a sentence on `err` explains.
std::optional<int> read(CLI::App& app, const Words& words, std::ostream& out, std::ostream& err);

}  // namespace command_line
