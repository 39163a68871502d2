// lab: what its options ask for, what they refuse, and programs that say nothing.

#include <doctest/doctest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "tests/game/cli/lab_said.h"
#include "tests/support/files.h"

namespace fs = std::filesystem;
using rules::Json;
using tests::Said, tests::said, tests::Scratch, tests::results;

TEST_CASE("lab --mix: every formation of the same coins, and without it the report says that they differ") {
    const Said own = said({"lab", "wedge", "line", "--games", "2"});
    CHECK(own.out.find("the coins differ: Wedge (cuneus) brings 15 coins, $1.50; Line brings 15 coins, $0.15") !=
          std::string::npos);
    for (const char* mix : {"mixed", "9 penny,4 nickel, 4 dime,2 quarter"}) {
        const Said same = said({"lab", "wedge", "line", "--games", "2", "--mix", mix, "--json"});
        REQUIRE(same.status == 0);
        const Json coins = same.json()["contests"][0]["coins"];
        CHECK(coins["a"] == Json{{"coins", 19}, {"cents", 119}});
        CHECK(coins["a"] == coins["b"]);
    }
    const Said mixed = said({"lab", "wedge", "line", "--games", "6", "--mix", "mixed"});
    CHECK(mixed.out.find("differ") == std::string::npos);
    CHECK(mixed.out ==
          said({"lab", "wedge", "line", "--games", "6", "--mix", "2 quarter, 9 penny, 4 dime, 4 nickel"}).out);
    for (const char* wrong : {"gold", "9", "9 pennies", "0 penny", "1 penny 2 nickel", ",", "-3 penny"}) {
        CAPTURE(wrong);
        const Said refused = said({"lab", "wedge", "line", "--mix", wrong});
        CHECK(refused.status == 1);
        CHECK(refused.err.starts_with("Coins are mixed, penny, "));
        CHECK(refused.err.find("Types are penny, ") != std::string::npos);
    }
    // What cannot be done with it is not passed over in silence.
    CHECK(said({"lab", "wedge", "line", "--mix", ""}).status == 1);
    CHECK(said({"lab", "cannae", "--mix", "mixed"}).err.starts_with("A battle as it is has coins of its own"));
    CHECK(said({"lab", "cannae:heads", "line", "--mix", "mixed"}).err.starts_with("cannae is no formation"));
    for (const char* ground : {"felt", "hastings"})
        CHECK(said({"lab", "cannae", "--ground", ground}).err.starts_with("A battle as it is has a ground of its own"));
}

TEST_CASE("lab: what is not asked is as in the shipped leagues and in the window") {
    const auto fought = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"lab", "wedge", "line", "--games", "2", "--json"});
        return said(more).json()["contests"][0]["fingerprint"];
    };
    const Json usual = fought({});
    CHECK(usual == fought({"--bot", "sergeant", "--ground", "attack", "--rules", "tournament"}));
    CHECK(usual != fought({"--ground", "felt"}));
    CHECK(fought({"--ground", "felt"}) == fought({"--ground", "felt", "--rules", "tournament"}));
    CHECK(fought({"--ground", "two-lines"}) == fought({"--ground", "two-lines", "--rules", "kitchen"}));
}

TEST_CASE("lab --resume: a contest goes on with more battles; odd numbers are rounded up, and that is said") {
    const Scratch file("extended.shard");
    const auto fought = [&](const char* games) {
        return said({"lab", "two-lines", "--games", games, "--out", file.name(), "--resume", "--json"});
    };
    CHECK(fought("4").json()["contests"][0]["battles"] == 4);
    const Said more = fought("8");
    REQUIRE(more.status == 0);
    CHECK(results(more) == results(said({"lab", "two-lines", "--games", "8", "--json"})));
    CHECK(results(fought("8")) == results(more));
    CHECK(fought("4").status == 1);  // it holds more than that
    const Said odd = said({"lab", "two-lines", "--games", "3"});
    CHECK(odd.err.find("Battles are fought in pairs: 4 instead of 3.") != std::string::npos);
    CHECK(odd.out.find("4 battles") != std::string::npos);
}

TEST_CASE("lab: a name that is off is refused before the first battle, not after the others") {
    const Scratch rows("off.json");
    const std::vector<std::vector<std::string>> calls{
        {"lab", "formations", "penny", "nickle", "--bot", "recruit", "--pairs", "1", "--out", rows.name()},
        {"lab", "odds", "two-lines", "two-liness", "--bot", "recruit", "--games", "2", "--out", rows.name()},
        {"lab", "conduct", "two-lines", "two-liness", "--bot", "recruit", "--games", "2"}};
    for (const auto& words : calls) {
        const Said refused = said(words);
        CAPTURE(words[1]);
        CHECK(refused.status == 1);
        CHECK(refused.out.empty());
        CHECK_FALSE(refused.err.empty());
    }
    CHECK_FALSE(fs::exists(rows.path));
    CHECK(said({"lab", "two-lines", "--shard", "1/2/3", "--out", rows.name()}).status == 2);
}

TEST_CASE("lab problems --from: a folder that is not there is told, and only problems are read in it") {
    const kit::Folder folder("problems-from"), chosen("problems-chosen");
    const auto choose = [&](const fs::path& from) {
        return said({"lab", "problems", "--from", from.string(), "--out", chosen.path().string()});
    };
    const Said nowhere = choose(folder.path() / "nowhere");
    CHECK(nowhere.status == 1);
    CHECK(nowhere.err.ends_with("nowhere cannot be opened.\n"));
    folder.write("README.md", "What they are.");
    const Said none = choose(folder.path());
    CHECK(none.status == 0);
    CHECK(none.err.empty());
}

#if __has_include(<spawn.h>)

TEST_CASE("lab: --time ends a battle in which a program says nothing, and the program with it") {
    const Scratch script("silent.sh"), alive("alive.txt");
    std::ofstream(script.path) << "while true; do echo here >> " << alive.name() << "; sleep 0.05; done\n";
    const auto began = std::chrono::steady_clock::now();
    const Said lab = said({"lab", "two-lines", "--games", "2", "--bot", "cmd:sh " + script.name(), "--bot-b", "recruit",
                           "--time", "0.3", "--jobs", "1"});
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(20));
    CHECK(lab.status == 0);
    CHECK(lab.out.find("no battle was finished") != std::string::npos);
    CHECK(lab.err.find("said nothing") == std::string::npos);
    REQUIRE(fs::exists(alive.path));
    const auto written = fs::file_size(alive.path);
    std::this_thread::sleep_for(std::chrono::milliseconds(400));
    CHECK(fs::file_size(alive.path) == written);
}

TEST_CASE("lab --handicap: a search that is cut off is told, the battles before it too") {
    const Scratch script("giving-up.sh");
    // Gives up each of the contest's twenty battles, and says nothing in the search that follows.
    std::ofstream(script.path) << "battles=0\n"
                                  "while read line; do\n"
                                  "  battles=$((battles + 1))\n"
                                  "  if [ $battles -gt 20 ]; then sleep 60; fi\n"
                                  "  case \"$line\" in *'\"you\":\"heads\"'*) side=heads;; *) side=tails;; esac\n"
                                  "  echo '{\"cmd\":\"concede\",\"side\":\"'$side'\"}'\n"
                                  "done\n";
    const Said lab = said({"lab", "wedge", "line", "--games", "20", "--bot", "recruit", "--bot-b",
                           "cmd:sh " + script.name(), "--jobs", "1", "--handicap", "--time", "3", "--json"});
    CHECK(lab.status == 0);
    CHECK(lab.json()["contests"][0]["battles"] == 20);
    CHECK_FALSE(lab.json().contains("handicap"));
    CHECK(lab.json()["broken_off"] == true);
    CHECK(lab.err.find("The time is up") != std::string::npos);
}

#endif
