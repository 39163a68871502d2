// The calls of play and lab.

#include <doctest/doctest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "game/cli/cli.h"
#include "game/cli/early_end.h"
#include "game/cli/process.h"
#include "game/cli/progress_bar.h"
#include "tests/game/cli/lab_said.h"

namespace {

namespace fs = std::filesystem;
using rules::Json;
using tests::Said, tests::said, tests::Scratch, tests::results;

// Presses Ctrl-C at the first output.
class Interrupting final : public std::stringbuf {
    int_type overflow(int_type c) override {
        interrupt();
        return std::stringbuf::overflow(c);
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        interrupt();
        return std::stringbuf::xsputn(text, size);
    }
    static void interrupt() {
        if (pressed_) return;
        pressed_ = true;
        std::raise(SIGINT);
    }

public:
    static inline bool pressed_ = false;
};

Said interrupted(std::vector<std::string> words) {
    words.insert(words.begin(), "coinwars-cli");
    Interrupting::pressed_ = false;
    std::istringstream in;
    Interrupting out, err;
    std::ostream out_stream(&out), err_stream(&err);
    const int status = cli::run(words, {fs::path(COINWARS_SOURCE_DIR), {}}, {in, out_stream, err_stream});
    return {status, out.str(), err.str()};
}

}  // namespace

TEST_CASE("lab: the same results for one job and for three, and from shards") {
    const std::vector<std::string> words{"lab", "wedge", "two-lines:tails", "--games", "12", "--json"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), words.begin(), words.end());
        return said(more);
    };
    const Said one = with({"--jobs", "1"}), three = with({"--jobs", "3"});
    REQUIRE(one.status == 0);
    CHECK(one.err.empty());
    CHECK(results(one) == results(three));
    CHECK(one.json()["contests"][0]["battles"] == 12);
    CHECK(one.json()["actions_per_cpu_second"] > 0);
    CHECK(results(with({"--seed", "6"})) != results(one));

    const Scratch first("first"), second("second");
    CHECK(with({"--shard", "1/2", "--out", first.name()}).status == 0);
    CHECK(with({"--shard", "1/2", "--out", first.name()}).status == 1);  // already exists
    CHECK(with({"--shard", "1/2", "--out", first.name(), "--resume"}).status == 0);
    CHECK(with({"--shard", "2/2", "--out", first.name(), "--resume"}).status == 1);  // another part
    CHECK(with({"--shard", "2/2", "--out", second.name()}).status == 0);
    const Said merged = said({"lab", "merge", first.name(), second.name(), "--json"});
    CHECK(merged.status == 0);
    CHECK(results(merged) == results(one));
    CHECK(said({"lab", "merge", first.name(), first.name()}).status == 1);
    const Said partly = said({"lab", "merge", second.name()});
    CHECK(partly.status == 1);
    CHECK(partly.err.find("3 pairs are in none of these; only the first 0 count") != std::string::npos);
    CHECK(said({"lab", "merge", "nowhere"}).status == 1);
}

TEST_CASE("Ctrl-C is heard once, and then no longer") {
    const auto before = std::signal(SIGINT, SIG_IGN);
    {
        const cli::EarlyEnd end;
        CHECK_FALSE(end.asked());
        CHECK(end.status(1) == 1);
        std::raise(SIGINT);
        CHECK(end.asked());
        CHECK(end.status(1) == 130);
        const bool as_ever = std::signal(SIGINT, SIG_IGN) == SIG_DFL;  // a second signal ends the program
        CHECK(as_ever);
    }
    const bool given_back = std::signal(SIGINT, before) == SIG_IGN;
    CHECK(given_back);
    CHECK_FALSE(cli::EarlyEnd().asked());
    CHECK(cli::EarlyEnd(1e-9).asked());
    CHECK(cli::EarlyEnd(1e-9).status(0) == 0);
}

TEST_CASE("Ctrl-C: what was fought so far is told, with status 130") {
    const Scratch rows("rows.json"), league("league.json"), weights("weights.h"), tuning("tuning.json");
    const std::vector<std::vector<std::string>> calls{
        {"lab", "two-lines", "--games", "1000000", "--progress"},
        {"lab", "sprt", "recruit", "recruit", "--games", "1000000", "--elo1", "1", "--progress"},
        {"lab", "breed", "--budget", "12", "--coins", "4", "--candidates", "1000000"},
        {"lab", "breed", "--budget", "12", "--coins", "4", "--candidates", "1000000", "--json", "--progress"},
        {"lab", "war", "two-neighbours", "--games", "1000000", "--progress"},
        {"lab", "odds", "two-lines", "two-lines", "--bot", "recruit", "--games", "20", "--out", rows.name()},
        {"lab", "formations", "penny", "--bot", "recruit", "--pairs", "1000000", "--out", league.name(), "--progress"},
        {"lab", "chance", "--games", "2", "--out", weights.name()},
        {"lab", "tune", "--pairs", "1", "--out", tuning.name()}};
    for (const auto& words : calls) {
        const Said broken = interrupted(words);
        CAPTURE(words[1]);
        CAPTURE(broken.err);
        CHECK(broken.status == 130);
        CHECK(broken.err.find("Stopped by Ctrl-C") != std::string::npos);
        CHECK_FALSE(broken.out.empty());
    }
    CHECK(interrupted(calls[3]).json()["broken_off"] == true);
    CHECK(fs::exists(rows.path));  // the battle that it had fought to its end
    CHECK_FALSE(fs::exists(weights.path));
    CHECK(fs::exists(tuning.path));
}

TEST_CASE("--time: the same when the seconds are over, with status 0") {
    const Scratch rows("timed.json");
    const Said lab = said({"lab", "two-lines", "--games", "1000000", "--time", "0.3", "--json"});
    REQUIRE(lab.status == 0);
    CHECK(lab.json()["broken_off"] == true);
    CHECK(lab.json()["contests"][0]["stopped"] == "going");
    CHECK(lab.json()["contests"][0]["interval"] == "live");
    CHECK(lab.err.find("The time is up") != std::string::npos);
    CHECK(
        said({"lab", "two-lines", "--games", "1000000", "--time", "0.1"}).out.find(" of 1000000 battles, broken off") !=
        std::string::npos);
    const Said league = said({"lab", "formations", "penny", "--bot", "recruit", "--pairs", "1000000", "--out",
                              rows.name(), "--time", "0.1"});
    CHECK(league.status == 0);
    CHECK(league.out.starts_with("penny:"));
    CHECK_FALSE(fs::exists(rows.path));
    CHECK(said({"lab", "odds", "two-lines", "--bot", "recruit", "--games", "1000000", "--out", rows.name(), "--time",
                "0.1"})
              .status == 0);
    CHECK_FALSE(fs::exists(rows.path));
    CHECK(said({"lab", "war", "two-neighbours", "--games", "1000000", "--time", "0.1"}).status == 0);
    const Said part =
        said({"lab", "two-lines", "--games", "1000000", "--shard", "1/2", "--out", rows.name(), "--time", "0.1"});
    CHECK(part.status == 0);
    CHECK(part.out.find("has not been fought to its end") != std::string::npos);
    CHECK(said({"lab", "two-lines", "--time", "-1"}).status == 2);
}

TEST_CASE("lab: a battle as it is is fought by the rules asked for") {
    const auto fingerprint = [](std::vector<std::string> more) {
        std::vector<std::string> words{"lab", "two-lines", "--games", "2", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return said(words).json()["contests"][0]["fingerprint"];
    };
    CHECK(fingerprint({"--rules", "tournament"}) != fingerprint({}));
}

TEST_CASE("lab: a battle as it is, forces on its ground, many against each other") {
    const Said battle = said({"lab", "two-lines", "--games", "4", "--json"});
    REQUIRE(battle.status == 0);
    CHECK(battle.json()["contests"][0]["a"] == "Heads");
    CHECK(battle.json()["contests"][0]["grounds"] == Json{"Two lines"});
    const Said ground = said({"lab", "line", "wedge", "--ground", "hastings", "--games", "2", "--json"});
    REQUIRE(ground.status == 0);
    CHECK(ground.json()["contests"][0]["grounds"] == Json{"Hastings"});
    const Said csv = said({"lab", "line", "wedge", "column", "--games", "2", "--csv"});
    CHECK(std::count(csv.out.begin(), csv.out.end(), '\n') == 4);
    const Said text = said({"lab", "line", "wedge", "column", "--games", "2"});
    CHECK(text.out.find("Who beats whom") != std::string::npos);
    CHECK(said({"lab", "line", "wedge", "--games", "2", "--progress"}).err.find("of 2 battles") != std::string::npos);
}

TEST_CASE("play and lab: sides without names are called Heads and Tails") {
    const Scratch file("nameless.json"), record("nameless-record.json");
    std::ifstream shipped(fs::path(COINWARS_SOURCE_DIR) / "assets/battles/two-lines.json");
    Json battle = Json::parse(shipped);
    for (Json& side : battle["sides"]) side.erase("name");
    battle["victory"] = Json::parse(R"({"turns": 1, "at_limit": [{"when": {"all": []}, "winner": "tails"}]})");
    std::ofstream(file.path) << battle;
    const Json whole = said({"lab", file.name(), "--games", "2", "--json"}).json()["contests"][0];
    CHECK(whole["a"] == "Heads");
    CHECK(whole["b"] == "Tails");
    const Said sides = said({"lab", file.name() + ":heads", file.name() + ":tails", "--games", "2", "--json"});
    CHECK(sides.json()["contests"][0]["b"] == "Tails (Two lines)");
    const Said end = said(
        {"play", file.name(), "--heads", "recruit", "--tails", "recruit", "--seed", "4", "--record", record.name()});
    CHECK(end.out.find("Tails won (") != std::string::npos);
    CHECK(said({"replay", record.name()}).out.find("Tails won (") != std::string::npos);
}

TEST_CASE("lab: a battle as it is is held against what sources record, and a handicap can be asked for") {
    const Said history = said({"lab", "leuctra", "--games", "6", "--json"});
    REQUIRE(history.status == 0);
    CHECK(history.json()["history"]["recorded_winner"] == "heads");
    CHECK(history.json()["history"]["tails"]["recorded"][0].get<double>() == doctest::Approx(1000.0 / 11000));
    CHECK(history.json()["history"]["tails"]["simulated"] > 0);
    CHECK(said({"lab", "leuctra", "--games", "2"}).out.find("Thebes won in its day") != std::string::npos);
    CHECK_FALSE(said({"lab", "leuctra:heads", "leuctra:tails", "--games", "2", "--json"}).json().contains("history"));
    const Said handicap = said({"lab", "wedge", "line", "--games", "12", "--handicap", "--json"});
    REQUIRE(handicap.status == 0);
    CHECK(handicap.json()["handicap"]["coins"] <= handicap.json()["handicap"]["most"]);
    CHECK(handicap.json()["handicap"]["low"] < handicap.json()["handicap"]["high"]);
    // Who is the better one must be sure.
    const Said even = said({"lab", "line", "line", "--games", "2", "--handicap"});
    CHECK(even.err.starts_with("No handicap is sought: neither is surely the better one"));
    CHECK(even.out.find("fewer") == std::string::npos);
    CHECK(said({"lab", "wedge", "line", "column", "--handicap"}).status == 2);
    // Where the side that holds its ground wins, a handicap makes no sense.
    const Said place = said({"lab", "line", "phalanx", "--mix", "mixed", "--ground", "attack", "--rules", "tournament",
                             "--bot", "sergeant:balanced", "--games", "20", "--handicap"});
    CHECK(place.err.starts_with("No handicap is sought: whoever goes second wins nearly every battle"));
    CHECK(place.out.find("the place decides: each wins when it goes second") != std::string::npos);
    CHECK(place.out.find("fewer") == std::string::npos);
}

TEST_CASE("lab: words that are off, names that are not there") {
    CHECK(said({"lab"}).status == 2);
    CHECK(said({"lab", "wedge", "line", "--shard", "3/2", "--out", "x"}).status == 2);
    CHECK(said({"lab", "wedge", "line", "--shard", "1/2"}).status == 2);
    CHECK(said({"lab", "wedge", "line", "--json", "--csv"}).status == 2);
    CHECK(said({"lab", "wedge", "line", "--rules", "castle"}).status == 2);
    const Said none = said({"lab", "wedge", "line", "--games", "0"});
    CHECK(none.status == 2);
    CHECK(none.err ==
          "--games must be a whole number from 1 to 10000000, not \"0\".\ncoinwars-cli lab --help tells more.\n");
    CHECK(said({"lab", "wedge", "line", "--jobs", "100000"}).status == 2);
    CHECK(said({"lab", "wedge", "line", "--work", "-1"}).status == 2);
    CHECK(said({"lab", "wedge"}).status == 1);
    CHECK(said({"lab", "wedge", "lane"}).err.starts_with("No formation or battle is called \"lane\"."));
    CHECK(said({"lab", "cannae:middle"}).err == "cannae:middle: the side of a battle is heads or tails.\n");
    CHECK(said({"lab", "wedge", "line", "--bot", "admiral"})
              .err.starts_with("There is no computer player called admiral"));
    CHECK(said({"lab", "wedge", "line", "--ground", "phalanx"}).status == 1);
}

TEST_CASE("lab sprt: decided, or told to be undecided at the number of battles given") {
    const Said same = said({"lab", "sprt", "recruit", "recruit", "--games", "12", "--json"});
    REQUIRE(same.status == 0);
    CHECK(same.json()["sprt"]["verdict"] == "undecided");
    CHECK(same.json()["contests"][0]["swap"] == "bots");
    CHECK(same.json()["contests"][0]["pairs"] == 6);
    CHECK(same.json()["contests"][0]["grounds"].size() == 6);
    const Said on = said({"lab", "sprt", "recruit", "recruit", "--on", "two-lines", "--elo1", "600", "--json"});
    CHECK(on.json()["sprt"]["verdict"] == "H0");
    CHECK(said({"lab", "sprt", "recruit", "recruit", "--elo0", "9", "--elo1", "5"}).status == 2);
}

TEST_CASE("play: levels fight to the end, and the replay holds") {
    const Scratch record("record.json");
    const Said end = said({"play", "two-lines", "--heads", "recruit", "--tails", "sergeant", "--seed", "4", "--json",
                           "--record", record.name()});
    REQUIRE(end.status == 0);
    const Said again = said({"replay", record.name(), "--json"});
    CHECK(again.status == 0);
    CHECK(again.json()["hash"] == end.json()["hash"]);
    CHECK(again.json()["result"] == end.json()["result"]);
    CHECK(said({"play", "two-lines", "--heads", "admiral", "--tails", "recruit"}).status == 2);
    CHECK(said({"play", "two-liness", "--heads", "recruit", "--tails", "recruit"}).status == 1);
}

#if __has_include(<spawn.h>)

TEST_CASE("play: a program that answers badly loses, and it is said why") {
    struct Row {
        const char* program;
        const char* reason;
    };
    for (const Row& row :
         {Row{"exit 3", "exit 3 has ended"},
          Row{"read line; echo hello", "has said \"hello\", which is not a JSON object"},
          Row{"cat", "cat has said nothing legal in 200 attempts, most recently "},
          Row{"yes '{\"cmd\":\"concede\",\"side\":\"heads\"}' 2>/dev/null", "This is not your side."},
          Row{"while read line; do echo '{\"cmd\":\"legal\",\"coin\":\"t1\"}'; done", "keeps asking without end"}}) {
        const Said end = said({"play", "two-lines", "--heads", "recruit", "--tails",
                               std::string("cmd:").append(row.program), "--seconds", "30"});
        CHECK_MESSAGE(end.status == 1, row.program);
        CHECK_MESSAGE(end.err.find(row.reason) != std::string::npos, end.err);
        CHECK_MESSAGE(end.out.find("Heads won (forfeit)") != std::string::npos, end.out);
    }
    const Said slow =
        said({"play", "two-lines", "--heads", "cmd:cat >/dev/null", "--tails", "recruit", "--seconds", "0.05"});
    CHECK(slow.err.find("has said nothing for 0.05 s") != std::string::npos);
}

TEST_CASE("play: a program plays a battle to its end; a refused command may be mended") {
    const Scratch script("bot.sh");
    std::ofstream(script.path) << "while read line; do\n"
                                  "  case \"$line\" in\n"
                                  "    *'\"ok\":false'*) echo '{\"cmd\":\"end_turn\"}';;\n"
                                  "    *'\"you\"'*) echo '{\"cmd\":\"move\",\"coin\":\"h1\",\"to\":[90,90]}';;\n"
                                  "  esac\n"
                                  "done\n";
    const Said end = said({"play", "two-lines", "--heads", "cmd:sh " + script.name(), "--tails", "recruit", "--json"});
    CHECK(end.status == 0);
    CHECK(end.err.empty());
    CHECK(end.json()["end"] != "forfeit");
    CHECK(end.json()["bots"]["heads"] == "cmd:sh " + script.name());
}

TEST_CASE("lab: a program plays battle after battle, and loses those in which it answers badly") {
    const Scratch script("many.sh"), starts("starts.txt");
    std::ofstream(script.path) << "echo started >> " << starts.name()
                               << "\nwhile read line; do echo '{\"cmd\":\"end_turn\"}'; done\n";
    const std::string program = "cmd:sh " + script.name();
    const Said lab =
        said({"lab", "two-lines", "--games", "6", "--bot", program, "--bot-b", "recruit", "--jobs", "1", "--json"});
    REQUIRE(lab.status == 0);
    CHECK(lab.err.empty());
    CHECK(lab.json()["contests"][0]["battles"] == 6);
    CHECK(lab.json()["contests"][0]["bots"][0] == program);
    CHECK_FALSE(lab.json()["contests"][0]["ends"].contains("forfeit"));
    CHECK(fs::file_size(starts.path) == std::string("started\n").size());  // one process for all of them
    CHECK(said({"lab", "sprt", program, "recruit", "--on", "two-lines", "--games", "4", "--jobs", "2"}).status == 0);
    const Said bad = said({"lab", "two-lines", "--games", "4", "--bot", "cmd:echo nonsense", "--bot-b", "recruit"});
    CHECK(bad.status == 1);
    CHECK(bad.err.find("which is not a JSON object") != std::string::npos);
    CHECK(bad.out.find("4 battles") != std::string::npos);
    const Said kept = said({"lab", "two-lines", "--bot", program, "--out", starts.name() + ".shard"});
    CHECK(kept.status == 2);
    CHECK(said({"lab", "odds", "two-lines", "--bot", program, "--out", "x"})
              .err.starts_with("There is no computer player called cmd:"));
}

#endif

TEST_CASE("the bar tells how far it is and how long it takes") {
    CHECK(cli::bar({45, 100, 0}, 9).ends_with("]  45 %  45 of 100 battles, 11 s left"));
    CHECK(cli::bar({0, 100, 0}, 9).ends_with("]   0 %  0 of 100 battles"));
    CHECK(cli::bar({100, 100, 0}, 9) == "[##############################] 100 %  100 of 100 battles");
    CHECK(cli::bar({0, 0, 0}, 0).ends_with("100 %  0 of 0 battles"));
    CHECK(cli::duration(59.4) == "59 s");
    CHECK(cli::duration(185) == "3 min 5 s");
    CHECK(cli::duration(3600) == "1 h");
    CHECK(cli::duration(7800) == "2 h 10 min");
}

TEST_CASE("lab breed: the best of many kinds, saved as formations that hold") {
    const fs::path folder = fs::temp_directory_path() / "coinwars_bred";
    fs::remove_all(folder);
    const Said individual = said({"lab", "breed", "--budget", "12", "--coins", "4", "--candidates", "20", "--best", "3",
                                  "--json", "--save", folder.string()});
    REQUIRE(individual.status == 0);
    CHECK(individual.json()["candidates"] == 20);
    REQUIRE(individual.json()["best"].size() >= 1);
    CHECK(individual.json()["best"][0]["score"] >= individual.json()["best"].back()["score"]);
    for (const auto& file : fs::directory_iterator(folder)) CHECK(said({"check", file.path().string()}).status == 0);
    CHECK(std::distance(fs::directory_iterator(folder), {}) ==
          static_cast<std::ptrdiff_t>(individual.json()["best"].size()));
    CHECK(said({"lab", "breed", "--budget", "0.4"}).err == "The budget is too small for even one coin.\n");
    fs::remove_all(folder);
}

TEST_CASE("conduct tells of each side who held its ground") {
    const Said told = said({"lab", "conduct", "hastings", "--bot", "sergeant:hold", "--games", "4"});
    CHECK(told.status == 0);
    CHECK(told.out.starts_with("Hastings, 4 battles, Normandy "));
    // Counts England's three Armies in each battle; Normandy has no such ground.
    const std::size_t row = told.out.find("Armies still on their ground");
    REQUIRE(row != std::string::npos);
    const std::string england = told.out.substr(told.out.find(" - ", row) + 3, 40);
    CHECK_MESSAGE(std::stod(england) > 50, england);
    CHECK(said({"lab", "conduct", "nowhere"}).status == 1);
}
