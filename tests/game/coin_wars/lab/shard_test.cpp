#include "game/coin_wars/lab/shard.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "game/coin_wars/lab/contest_json.h"
#include "game/coin_wars/rules/json_limits.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;
namespace fs = std::filesystem;

namespace {

std::vector<Contest> two_contests() {
    std::vector<Contest> contests{tests::contest_of(tests::formation("wedge"), tests::formation("phalanx")),
                                  tests::contest_of(tests::pennies(6), tests::pennies(5))};
    for (Contest& contest : contests) contest.pairs = 9;
    return contests;
}

fs::path fresh(const std::string& name) {
    const fs::path file = fs::temp_directory_path() / ("coinwars_shard_test_" + name);
    fs::remove(file);
    return file;
}

// Fights that part, at most that many pairs, into the file.
void fight_part(const std::vector<Contest>& contests, int part, int parts, const fs::path& file, int max = 1000) {
    auto writer = ShardWriter::create(file, contests, part, parts);
    REQUIRE(writer.has_value());
    Run run(contests, {.workers = 1, .part = part, .parts = parts});
    run.on_pair([&](const FoughtPair& pair) {
        if (max-- > 0) CHECK(writer->append(pair));
    });
    run.start();
    run.wait();
}

Shard read(const fs::path& file) {
    auto shard = read_shard(file);
    REQUIRE_MESSAGE(shard.has_value(), (shard ? "" : shard.error()));
    return *shard;
}

std::string bytes(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

}  // namespace

TEST_CASE("contests and pairs are written and read") {
    Contest contest = tests::contest_of(tests::formation("wedge"), tests::formation("phalanx"));
    contest.stop = EarlyStop{.sprt = Sprt{0, 10, 0.05, 0.1}};
    contest.players = {*player_of("recruit"), *player_of("recruit")};
    contest.seed = 0xffffffffffffffffull;
    const auto again = contest_from(rules::Json::parse(to_json(contest).dump()));
    REQUIRE_MESSAGE(again.has_value(), (again ? "" : again.error()));
    CHECK(fingerprint(*again) == fingerprint(contest));
    CHECK(*again->stop->sprt == *contest.stop->sprt);
    const FoughtPair pair{0, 4, {*fight(contest, 4, 0), *fight(contest, 4, 1)}};
    CHECK(*fight(*again, 4, 0) == pair.battles[0]);
    const auto same = pair_from_line(line_of(pair), std::vector{contest});
    REQUIRE_MESSAGE(same.has_value(), (same ? "" : same.error()));
    CHECK(*same == pair);

    rules::Json other = to_json(contest);
    other["jitter"] = 0.1;
    CHECK(contest_from(other).error() == "/fingerprint: is not that of this contest");
}

TEST_CASE("contests of forces and grounds with the longest titles are written and read") {
    const auto repeated = [](const std::string& character) {
        std::string title;
        for (std::size_t i = 0; i < cw::limits::kTitle; ++i) title += character;
        return title;
    };
    Contest contest = tests::contest_of(tests::pennies(2, repeated("銅")), tests::pennies(3, repeated("b")));
    contest.meetings[0].ground = repeated("野");
    const auto again = contest_from(to_json(contest));
    REQUIRE_MESSAGE(again.has_value(), (again ? "" : again.error()));
    CHECK(again->a == contest.a);
    CHECK(again->meetings[0].ground == contest.meetings[0].ground);
    CHECK(*again->meetings[0].laid[1] == *contest.meetings[0].laid[1]);
}

TEST_CASE("shards merge to what one run gives, in any order") {
    const std::vector<Contest> contests = two_contests();
    Run whole(contests, {.workers = 2});
    whole.start();
    whole.wait();
    std::vector<Shard> shards;
    for (const int part : {2, 0, 1}) {
        const fs::path file = fresh("part" + std::to_string(part));
        fight_part(contests, part, 3, file);
        shards.push_back(read(file));
        CHECK(shards.back().pairs.size() == 6);
        fs::remove(file);
    }
    const auto merged = merge(shards);
    REQUIRE(merged.has_value());
    for (std::size_t i = 0; i < contests.size(); ++i) {
        CHECK(merged->standings[i].tally == whole.standing(i).tally);
        CHECK(merged->standings[i].why == Why::FightResult);
        CHECK(merged->missing[i] == 0);
    }

    SUBCASE("without one of them only the unbroken prefix counts, and what is missing is told") {
        shards.erase(shards.begin() + 2);  // part 1
        const auto partly = merge(shards);
        REQUIRE(partly.has_value());
        CHECK(partly->standings[0].pairs == 1);
        CHECK(partly->standings[0].why == Why::Going);
        CHECK(partly->missing == std::vector<int>{3, 3});
    }
    SUBCASE("overlap is refused") {
        shards.push_back(shards.front());
        shards.back().name = "copy";
        const auto refused = merge(shards);
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().find("it would be counted twice") != std::string::npos);
        CHECK(refused.error().find("copy") != std::string::npos);
    }
    SUBCASE("shards of other contests are refused") {
        shards.back().contests[1].seed = 99;
        CHECK_FALSE(merge(shards).has_value());
    }
}

TEST_CASE("a killed shard is resumed: a torn line is dropped, nothing is fought or counted twice") {
    const std::vector<Contest> contests = two_contests();
    const fs::path whole = fresh("whole"), killed = fresh("killed");
    fight_part(contests, 1, 2, whole);
    fight_part(contests, 1, 2, killed, 3);
    const std::string text = bytes(whole);
    const std::size_t kept = bytes(killed).size();
    for (const std::size_t cut : {kept + 1, kept + 40, text.find('\n', kept)}) {
        write(killed, text.substr(0, cut));
        const Shard shard = read(killed);
        CHECK(shard.pairs.size() == 3);
        CHECK(shard.torn);
        CHECK(shard.whole == kept);
        CHECK_FALSE(differs(shard, contests, 1, 2));
        {
            auto writer = ShardWriter::resume(killed, shard);
            REQUIRE(writer.has_value());
            Run run(contests, {.workers = 1, .part = 1, .parts = 2});
            for (const FoughtPair& pair : shard.pairs) CHECK(run.add(pair));
            run.on_pair([&](const FoughtPair& pair) { CHECK(writer->append(pair)); });
            run.start();
            run.wait();
        }
        CHECK(bytes(killed) == text);
    }
    fs::remove(whole);
    fs::remove(killed);
}

TEST_CASE("what was changed in a shard is found, with its line") {
    const std::vector<Contest> contests = two_contests();
    const fs::path file = fresh("changed");
    fight_part(contests, 0, 2, file, 4);
    const std::string text = bytes(file);
    const auto error_of = [&](const std::string& changed) {
        write(file, changed);
        const auto shard = read_shard(file);
        return shard ? std::string() : shard.error();
    };
    CHECK(error_of(text).empty());
    const std::size_t second = text.find('\n') + 1, third = text.find('\n', second) + 1;
    std::string other = text;
    other.replace(text.find("\"turns\":", second) + 8, 1, "9");
    if (other == text) other.replace(text.find("\"turns\":", second) + 8, 1, "8");
    CHECK(error_of(other).ends_with("line 2: its checksum does not hold"));
    CHECK(error_of(text + text.substr(second, third - second)).ends_with("line 6: this pair is there twice"));
    CHECK(error_of(text.substr(second)).find("line 1: is no shard of the laboratory") != std::string::npos);
    CHECK(error_of("").ends_with("line 1: is no whole line"));
    const Shard shard = (write(file, text), read(file));
    CHECK(differs(shard, contests, 1, 2)->ends_with("is part 1 of 2, not part 2 of 2"));
    std::vector<Contest> longer = contests;
    longer[0].pairs = 10;
    CHECK(differs(shard, longer, 0, 2)->find("9 pairs") != std::string::npos);
    CHECK_FALSE(ShardWriter::create(file, contests, 0, 2).has_value());
    fs::remove(file);
}

TEST_CASE("merged shards stop where one run would have stopped early") {
    std::vector<Contest> contests{tests::contest_of(tests::formation("phalanx"), tests::pennies(4))};
    contests[0].pairs = 40;
    contests[0].stop = EarlyStop{};
    Run whole(contests, {.workers = 1});
    whole.start();
    whole.wait();
    REQUIRE(whole.why(0) == Why::Sure);
    std::vector<Shard> shards;
    for (const int part : {0, 1}) {
        const fs::path file = fresh("early" + std::to_string(part));
        fight_part(contests, part, 2, file);
        shards.push_back(read(file));
        fs::remove(file);
    }
    const auto merged = merge(shards);
    REQUIRE(merged.has_value());
    CHECK(merged->standings[0].tally == whole.standing(0).tally);
    CHECK(merged->standings[0].why == Why::Sure);
}
