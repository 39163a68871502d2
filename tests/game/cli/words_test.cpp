// Wrong arguments on the command line get sentences of our own, since those of CLI11 differ between its releases.

#include <doctest/doctest.h>

#include <sstream>

#include "game/cli/cli.h"
#include "game/command_line/command_line.h"

namespace {

using Words = std::vector<std::string>;

struct Answer {
    int status;
    std::string out, err;
};
Answer answer(Words words) {
    words.insert(words.begin(), "coinwars-cli");
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::run(words, {COINWARS_SOURCE_DIR, {}}, {in, out, err});
    return {status, out.str(), err.str()};
}

// An option for each kind of number.
struct Numbers {
    CLI::App app{"", "numbers"};
    int whole = 0;
    double any = 0;
    std::uint64_t seed = 0;
    Numbers() {
        command_line::within(app.add_option("--whole", whole), -5, 5);
        command_line::within(app.add_option("--any", any), -0.5, 1e6);
        command_line::seed(app.add_option("--seed", seed));
    }
};
std::string numbers(Numbers& into, const char* option, const char* word) {
    std::ostringstream out, err;
    const auto status = command_line::read(into.app, {"numbers", option, word}, out, err);
    CHECK(out.str().empty());
    CHECK(status.value_or(0) == (err.str().empty() ? 0 : 2));
    return err.str();
}

}  // namespace

TEST_CASE("command line: what is wrong is told in a sentence, and whose help tells more") {
    struct Row {
        Words words;
        std::string sentence, help = "coinwars-cli";
    };
    const Row rows[]{
        {{},
         "A command is missing: serve, protocol, battles, check, replay, print, lab, play, table, join, pack, unpack "
         "or formats."},
        {{"dance"}, "There is no command \"dance\"."},
        {{"--frob"}, "There is no option --frob."},
        {{"--frob=7", "battles"}, "There is no option --frob.", "coinwars-cli battles"},
        {{"battles", "--cvs"}, "There is no option --cvs.", "coinwars-cli battles"},
        {{"battles", "-x"}, "There is no option -x.", "coinwars-cli battles"},
        {{"battles", "cannae", "zama"}, "\"zama\" is one word too many.", "coinwars-cli battles"},
        {{"battles", "--json=maybe"}, "--json takes no value.", "coinwars-cli battles"},
        {{"battles", "--profile"}, "There is no option --profile.", "coinwars-cli battles"},
        {{"--profile"}, "--profile needs a value."},
        {{"--profile", "a", "--profile", "b", "battles"}, "--profile is given twice.", "coinwars-cli battles"},
        {{"check"}, "FILE is missing.", "coinwars-cli check"},
        {{"play", "cannae", "--heads", "recruit"}, "--tails is missing.", "coinwars-cli play"},
        {{"play", "cannae", "--heads"}, "--heads needs a value.", "coinwars-cli play"},
        {{"lab", "odds"}, "--out is missing.", "coinwars-cli lab odds"},
        {{"lab", "odds", "--out", ""}, "--out must be a name, not \"\".", "coinwars-cli lab odds"},
        {{"lab", "problems", "--out", ""}, "--out must be a name, not \"\".", "coinwars-cli lab problems"},
        {{"lab", "wedge", "line", "--json", "--csv"}, "--json and --csv cannot be used together.", "coinwars-cli lab"},
        {{"lab", "wedge", "line", "--games", "12x"},
         "--games must be a whole number from 1 to 10000000, not \"12x\".",
         "coinwars-cli lab"},
        {{"lab", "wedge", "line", "--jitter", "3"},
         "--jitter must be a number from 0 to 2, not \"3\".",
         "coinwars-cli lab"},
        {{"lab", "wedge", "line", "--rules", "castle"},
         "--rules must be kitchen or tournament, not \"castle\".",
         "coinwars-cli lab"},
        {{"lab", "sprt", "recruit"}, "B is missing.", "coinwars-cli lab sprt"},
        {{"table", "two-lines", "--side", "tails"}, "--side needs --bot.", "coinwars-cli table"},
        {{"table", "two-lines", "--bot", "recruit", "--side", "left"},
         "--side must be heads or tails, not \"left\".",
         "coinwars-cli table"},
        {{"table", "two-lines", "--port", "65536"},
         "--port must be a whole number from 0 to 65535, not \"65536\".",
         "coinwars-cli table"},
        {{"join", "AAAAA", "--seed", "-1"},
         "--seed must be a whole number from 0 to 18446744073709551615, not \"-1\".",
         "coinwars-cli join"},
    };
    for (const Row& row : rows) {
        const Answer it = answer(row.words);
        CHECK(it.status == 2);
        CHECK(it.out.empty());
        CHECK(it.err == row.sentence + "\n" + row.help + " --help tells more.\n");
    }
}

TEST_CASE("command line: numbers are read whole and within their bounds") {
    struct Row {
        const char *option, *word;
        bool holds;
    };
    const Row rows[]{
        {"--whole", "-5", true},
        {"--whole", "5", true},
        {"--whole", "6", false},
        {"--whole", "-005", true},
        {"--whole", "010", false},
        {"--whole", "1.5", false},
        {"--whole", "", false},
        {"--whole", " 5", false},
        {"--whole", "9999999999", false},
        {"--any", "-0.5", true},
        {"--any", "1e6", true},
        {"--any", "1000001", false},
        {"--any", "nan", false},
        {"--any", "1,5", false},
        {"--any", "1e999", false},
        {"--any", "0.5 ", false},
        {"--seed", "18446744073709551615", true},
        {"--seed", "18446744073709551616", false},
        {"--seed", "x", false},
    };
    for (const Row& row : rows) {
        Numbers read;
        const std::string told = numbers(read, row.option, row.word);
        CHECK_MESSAGE(told.empty() == row.holds, row.option << ' ' << row.word << ": " << told);
    }
    Numbers read;
    CHECK(numbers(read, "--any", "x") ==
          "--any must be a number from -0.5 to 1e+06, not \"x\".\nnumbers --help tells more.\n");
    CHECK(numbers(read, "--seed", "0x10").find("not \"0x10\"") != std::string::npos);
    CHECK(numbers(read, "--seed", "7").empty());
    CHECK(read.seed == 7);
    CHECK(numbers(read, "--seed", "0100").empty());
    CHECK(read.seed == 100);
    CHECK(numbers(read, "--seed", "08").empty());
    CHECK(read.seed == 8);
}

// An option that CLI11 parses as a number without our bounds would show CLI11's error message.
TEST_CASE("command line: no option takes a word for a number without our sentence") {
    const std::vector<Words> commands{{"lab"},
                                      {"lab", "sprt", "a", "b"},
                                      {"lab", "breed"},
                                      {"lab", "odds", "--out", "x"},
                                      {"lab", "chance"},
                                      {"lab", "tune", "--out", "x"},
                                      {"lab", "analyse", "x"},
                                      {"lab", "problems", "--out", "x"},
                                      {"lab", "war", "x"},
                                      {"lab", "formations", "--out", "x"},
                                      {"lab", "lists", "--out", "x"},
                                      {"play", "x", "--heads", "a", "--tails", "b"},
                                      {"table", "x"},
                                      {"join", "x"}};
    int numbers = 0;
    for (const Words& command : commands) {
        Words asked = command;
        asked.push_back("--help");
        std::istringstream help(answer(asked).out);
        for (std::string line; std::getline(help, line);) {
            std::istringstream parts(line);
            std::string name, type;
            if (!(parts >> name >> type) || !name.starts_with("--")) continue;
            if (!type.starts_with("INT") && !type.starts_with("UINT") && !type.starts_with("FLOAT")) continue;
            ++numbers;
            Words wrong = command;
            wrong.insert(wrong.end(), {name, "word"});
            const Answer it = answer(wrong);
            CHECK_MESSAGE(it.err.starts_with(name + " must be a "), it.err);
        }
    }
    CHECK(numbers > 40);
}
