// `pack`, `unpack`, `check` of a pack, and `formats`.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "game/cli/check.h"
#include "game/cli/cli.h"
#include "game/cli/formats_command.h"
#include "game/coin_wars/battles/json_file.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
const fs::path kProgramFolder = COINWARS_SOURCE_DIR;

struct Packing {
    int status;
    std::string out, err;
};

Packing packing(std::vector<std::string> words) {
    words.insert(words.begin(), "coinwars-cli");
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::run(words, {kProgramFolder, {}}, {in, out, err});
    return {status, out.str(), err.str()};
}

// A profile with one battle.
struct Maker {
    kit::Folder folder;

    explicit Maker(const std::string& name) : folder("pack_call_" + name) {
        fs::create_directories(folder.path() / "battles");
        auto battle = *battles::read_json(kProgramFolder / "assets/battles/two-lines.json");
        battle["title"] = "Hattin";
        folder.write("battles/hattin.json", battle.dump());
    }
    std::string file(const char* name) const { return (folder.path() / name).generic_string(); }
    std::string profile() const { return folder.path().generic_string(); }
};

}  // namespace

TEST_CASE("a battle is packed, checked and unpacked") {
    const Maker maker("whole");
    const std::string pack = maker.file("hattin.coinwars"), folder = maker.file("unpacked");
    const auto packed = packing({"--profile", maker.profile(), "pack", pack, "hattin", "--author", "Ada"});
    CHECK(packed.err == "");
    CHECK(packed.out == pack + ": hattin, by Ada: 1 battle\n");
    CHECK(packing({"check", pack}).out == pack + ": holds; hattin, by Ada: 1 battle\n");
    CHECK(packing({"unpack", pack, folder}).out == folder + ": hattin, by Ada: 1 battle\n");
    CHECK(packing({"check", folder + "/battles/hattin.json", folder + "/pack.json"}).status == 0);
    CHECK(packing({"unpack", pack, folder}).err == folder + " already exists: nothing was written into it.\n");
    CHECK(packing({"pack", maker.file("again.coinwars"), folder}).status == 0);
    CHECK(packing({"pack", pack, "nobody"}).err == "\"nobody\": nothing has this name\n");
}

TEST_CASE("a pack that does not hold is refused with file, place and reason") {
    const Maker maker("bad");
    const std::string bad = maker.folder.write("bad.coinwars", "PK\3\4 and no more").generic_string();
    const auto checked = packing({"check", bad});
    CHECK(checked.status == 1);
    CHECK(checked.err == "bad.coinwars: this is damaged\n");
    CHECK(packing({"unpack", bad, maker.file("out")}).status == 1);
    CHECK_FALSE(fs::exists(maker.folder.path() / "out"));
}

TEST_CASE("every format is listed with its schema, and its example holds") {
    const battles::Library library(kProgramFolder / "assets");
    const auto list = packing({"formats"});
    CHECK(list.status == 0);
    int schemas = 0;
    for (const auto& entry : fs::directory_iterator(kProgramFolder / "assets/schemas"))
        schemas += entry.is_regular_file() ? 1 : 0;
    CHECK(static_cast<int>(cli::format_rows().size()) == schemas);
    for (const cli::FormatRow& row : cli::format_rows()) {
        CAPTURE(row.name);
        CHECK(("\n" + list.out).find("\n" + std::string(row.name) + " ") != std::string::npos);
        const auto page = packing({"formats", std::string(row.name)});
        CHECK(page.status == 0);
        CHECK(page.out.find("\n  format (needed): \"coinwars-") != std::string::npos);
        // The one that ships, whether it is made of its reader's fields or written by hand.
        const std::string name = std::string("assets/schemas/").append(row.name).append(".schema.json");
        std::ifstream file(kProgramFolder / name, std::ios::binary);
        const std::string shipped{std::istreambuf_iterator<char>(file), {}};
        CHECK_MESSAGE(packing({"formats", std::string(row.name), "--schema"}).out == shipped,
                      "coinwars-cli formats " << row.name << " --schema > " << name);
        if (!row.example.empty()) CHECK(battles::check_file(library, kProgramFolder / "assets" / row.example).empty());
    }
    CHECK(packing({"formats", "battle"}).out.find("defensive") != std::string::npos);
    const auto none = packing({"formats", "poem"});
    CHECK(none.status == 2);
    CHECK(none.err.find("There is no format poem: there are battle, war, ") == 0);
}

TEST_CASE("check tells all faults of a file at once, each with its place") {
    kit::Folder folder("all_faults");
    const auto shipped = [](const char* file) { return *battles::read_json(kProgramFolder / "assets" / file); };
    auto battle = shipped("battles/two-lines.json");
    battle["table"]["width"] = -1;
    battle["colour"] = "red";
    battle["sides"]["heads"]["coins"][0]["type"] = "pany";
    auto war = shipped("wars/two-neighbours.json");
    war["colour"] = "red";
    war["begins"] = "nowhere";
    war["map"]["roads"][0]["to"] = "nowhere";
    auto coins = shipped("coins/us.json");
    coins["colour"] = "red";
    coins["coins"][0]["offense"] = -1;
    coins["coins"][1]["diameter"] = "wide";
    const rules::Json formation = rules::Json::parse(R"({"format": "coinwars-formation/1", "colour": "red", "places": [
        {"type": "pany", "at": [0, 0]}, {"type": "penny", "at": [2, 0]}, {"type": "penny", "at": [2.1, 0]}]})");
    const rules::Json pack =
        rules::Json::parse(R"({"format": "coinwars-pack/1", "name": "A b", "title": 3, "colour": 1})");
    struct Row {
        const char* file;
        const rules::Json& json;
        std::vector<std::string> places;
    };
    const Row rows[] = {
        {"battle.json", battle, {"/table/width", "/colour", "/sides/heads/coins/0/type"}},
        {"war.json", war, {"/colour", "/begins", "/map/roads/0"}},
        {"coins.json", coins, {"/colour", "/coins/0/offense", "/coins/1/diameter"}},
        {"formation.json", formation, {"/colour", "/places/0/type", "/places/2/at"}},
        {"pack.json", pack, {"/name", "/title", "/colour"}},
    };
    for (const Row& row : rows) {
        const std::string file = folder.write(row.file, row.json.dump()).generic_string();
        const auto checked = packing({"check", file});
        CHECK(checked.status == 1);
        CAPTURE(checked.err);
        for (const std::string& place : row.places)
            CHECK_MESSAGE(checked.err.find(file + ": " + place + ": ") != std::string::npos, place);
        CHECK(std::ranges::count(checked.err, '\n') >= 3);
    }
}
