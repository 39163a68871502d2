#include "game/command_line/command_line.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <locale>
#include <sstream>

namespace command_line {

namespace {

// Passes through CLI11, which would put words of its own before those of a ValidationError.
struct Fault {
    std::string sentence;
};

// "a, b or c"
std::string listed(const Words& words, const char* last) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list.append(i == 0 ? "" : i + 1 == words.size() ? last : ", ").append(words[i]);
    return list;
}

template <class Number>
bool is_within(const std::string& text, Number low, Number high) {
    Number value{};
    if constexpr (std::is_floating_point_v<Number>) {
        std::istringstream in(text);
        in.imbue(std::locale::classic());
        if (!(in >> std::noskipws >> value) || in.peek() != std::istringstream::traits_type::eof()) return false;
    } else {
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value);
        if (read.ec != std::errc() || read.ptr != end) return false;
    }
    return value >= low && value <= high;
}

// `shown` stands in the help behind the option's name.
CLI::Option* checked(CLI::Option* option, const std::string& wanted, const std::string& shown,
                     std::function<bool(const std::string&)> holds) {
    const std::string start = option->get_name() + " must be " + wanted + ", not \"";
    return option->check(CLI::Validator(
        [start, holds = std::move(holds)](std::string& text) {
            if (!holds(text)) throw Fault{start + text + "\"."};
            return std::string();
        },
        shown));
}

// CLI11 would read a whole number that begins with 0 as an octal one.
std::string without_leading_zeros(std::string& number) {
    const std::size_t first = number.starts_with('-') ? 1 : 0;
    if (number.find_first_not_of("0123456789", first) != std::string::npos) return {};  // told as it was given
    while (number.size() > first + 1 && number[first] == '0') number.erase(first, 1);
    return {};
}

template <class Number>
CLI::Option* number_within(CLI::Option* option, const std::string& kind, Number low, Number high) {
    if constexpr (std::is_integral_v<Number>) option->transform(CLI::Validator(without_leading_zeros, ""));
    std::ostringstream bounds;
    bounds.imbue(std::locale::classic());
    bounds << low << " to " << high;
    return checked(option, kind + " from " + bounds.str(), bounds.str(),
                   [low, high](const std::string& text) { return is_within(text, low, high); });
}

// The commands that were named: the program, then "lab", then "sprt".
std::vector<const CLI::App*> named(const CLI::App& app) {
    std::vector<const CLI::App*> chain{&app};
    while (!chain.back()->get_subcommands().empty()) chain.push_back(chain.back()->get_subcommands().back());
    return chain;
}

std::string told_of_left_over(const CLI::App& app, const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    if (word.size() > 1 && word[0] == '-') return "There is no option " + name + ".";
    return app.get_subcommands().empty() && app.get_require_subcommand_min() > 0
               ? "There is no command \"" + word + "\"."
               : "\"" + word + "\" is one word too many.";
}

std::string told_of_missing_command(const CLI::App& app) {
    Words commands;
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; }))
        commands.push_back(each->get_name());
    return "A command is missing: " + listed(commands, " or ") + ".";
}

// Other options that an option requires; empty: all are given.
std::string told_of_company(const CLI::Option& option) {
    if (option.get_required() && option.count() == 0) return option.get_name() + " is missing.";
    if (option.count() == 0) return "";
    for (const CLI::Option* other : option.get_needs())
        if (other->count() == 0) return option.get_name() + " needs " + other->get_name() + ".";
    for (const CLI::Option* other : option.get_excludes())
        if (other->count() > 0) return option.get_name() + " and " + other->get_name() + " cannot be used together.";
    return "";
}

// Of a line that ended too early for one of its options, or named one more often than it may be.
std::string told_of_values(const std::vector<const CLI::App*>& chain, const Words& words) {
    for (const CLI::App* app : chain)
        for (const CLI::Option* option : app->get_options())
            if (option->get_items_expected_max() > 0 &&
                option->count() > static_cast<std::size_t>(option->get_items_expected_max()))
                return option->get_name() + " is given twice.";
    return words.back() + " needs a value.";
}

// The commands among the words; how far CLI11 came before it met a fault differs between its releases.
std::string commands_in(const CLI::App& program, const Words& words) {
    const CLI::App* app = &program;
    std::string commands = app->get_name();
    for (const std::string& word : words) {
        const auto found = app->get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
        if (found.empty()) continue;
        app = found.front();
        commands += " " + word;
    }
    return commands;
}

// CLI11 says itself only of what kind a fault is; the rest is seen from how far it came.
std::string told(const CLI::App& app, const CLI::ParseError& error, const Words& words) {
    const auto chain = named(app);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) return told_of_values(chain, words);
    if (const Words left = app.remaining(true); !left.empty()) return told_of_left_over(app, left.front());
    if (chain.size() == 1 && app.get_require_subcommand_min() > 0) return told_of_missing_command(app);
    for (const CLI::App* each : chain)
        for (const CLI::Option* option : each->get_options())
            if (const std::string sentence = told_of_company(*option); !sentence.empty()) return sentence;
    for (const std::string& word : words)
        if (const auto end = word.find('='); word.starts_with("--") && end != std::string::npos)
            return word.substr(0, end) + " takes no value.";
    return "The command line cannot be understood.";
}

}  // namespace

CLI::Option* check(CLI::Option* option, const std::string& wanted, std::function<bool(const std::string&)> holds) {
    return checked(option, wanted, "", std::move(holds));
}
CLI::Option* within(CLI::Option* option, int low, int high) {
    return number_within(option, "a whole number", low, high);
}
CLI::Option* within(CLI::Option* option, double low, double high) {
    return number_within(option, "a number", low, high);
}
CLI::Option* seed(CLI::Option* option) {
    return number_within(option, "a whole number", std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max());
}
CLI::Option* one_of(CLI::Option* option, const Words& choices) {
    return check(option, listed(choices, " or "),
                 [choices](const std::string& text) { return std::ranges::find(choices, text) != choices.end(); });
}

std::optional<int> read(CLI::App& app, const Words& words, std::ostream& out, std::ostream& err) {
    std::string sentence;
    try {
        app.parse(Words(words.rbegin(), words.rend() - 1));  // from the last to the first
        return std::nullopt;
    } catch (const Fault& fault) {
        sentence = fault.sentence;
    } catch (const CLI::Success& asked) {
        return app.exit(asked, out, err);
    } catch (const CLI::ParseError& error) {
        sentence = told(app, error, words);
    }
    err << sentence << "\n";
    err << commands_in(app, words) << " --help tells more.\n";
    return 2;
}

}  // namespace command_line
