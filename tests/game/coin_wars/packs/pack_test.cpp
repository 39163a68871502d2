// Packs: made from a user's files, opened by another user, and refused with location and reason.

#include <doctest/doctest.h>

#include <fstream>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/packs/own_picture.h"
#include "game/coin_wars/packs/pack_making.h"
#include "game/coin_wars/packs/saved_packs.h"
#include "game/coin_wars/wars/war_file.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
using archive::Member;
using battles::LibraryKind;
using rules::Json;

const fs::path kAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";

Json shipped(const char* file) { return *battles::read_json(kAssets / file); }

// A user's battle, coin set, formation and war.
struct Maker {
    kit::Folder folder;
    battles::Library library{kAssets, folder.path()};

    explicit Maker(const std::string& name) : folder("packs_" + name) {
        for (const LibraryKind kind : battles::kKinds) fs::create_directories(library.own(kind));
        Json coins = shipped("coins/us.json");
        coins["coins"][0]["offense"] = 7;
        folder.write("coins/medieval.json", coins.dump());
        Json battle = shipped("battles/ford.json");
        battle["coin_set"] = "medieval";
        battle["title"] = "Hattin";
        folder.write("battles/hattin.json", battle.dump());
        folder.write("formations/hammer.json",
                     R"({"format": "coinwars-formation/1", "title": "Hammer", "coin_set": "medieval",
                         "places": [{"type": "penny", "at": [0, 0]}]})");
        Json war = shipped("wars/two-neighbours.json");
        war["title"] = "The crusade";
        war["places"][0]["battle"] = "hattin";
        folder.write("wars/crusade.json", war.dump());
    }
    packs::Order order(std::vector<std::string> names) const {
        return {{"crusades", "The crusades", "Ada", "Two summers in the Levant."}, std::move(names)};
    }
};

struct Taker {
    kit::Folder folder;
    battles::Library library{kAssets, folder.path()};

    explicit Taker(const std::string& name) : folder("packs_taker_" + name) {}
    core::Result<packs::Pack, battles::Faults> open(const std::string& bytes) const {
        return packs::unpack(library, folder.write("crusades.coinwars", bytes), folder.path() / "opened");
    }
    // All its faults.
    std::string faults(const std::string& bytes) const {
        const auto pack = open(bytes);
        std::string all;
        if (pack) return all;
        for (const auto& fault : pack.error()) all += battles::sentence(fault) + "\n";
        CHECK_FALSE(fs::exists(folder.path() / "opened"));
        return all;
    }
    std::string faults(std::vector<Member> members) const {
        members.insert(members.begin(),
                       {"pack.json", R"({"format": "coinwars-pack/1", "name": "crusades", "title": "The crusades"})"});
        return faults(archive::zip_of(members));
    }
    void keep(const std::string& bytes, const std::string& as) const {
        REQUIRE(packs::unpack(library, folder.write("x.coinwars", bytes), library.packs_folder() / as));
    }
};

std::string battle_text(const char* title) {
    Json battle = shipped("battles/two-lines.json");
    battle["title"] = title;
    return battle.dump();
}

}  // namespace

TEST_CASE("a war is packed with its battles and their coins, and is the same for whoever opens it") {
    const Maker maker("war");
    const auto bytes = packs::pack_of(maker.library, maker.order({"crusade", "hammer"}));
    REQUIRE(bytes);
    if (const auto read = Taker("faults").open(*bytes); !read) FAIL(battles::sentence(read.error().front()));
    CHECK(*bytes == *packs::pack_of(maker.library, maker.order({"crusade", "hammer"})));
    const Taker taker("war");
    const auto pack = taker.open(*bytes);
    REQUIRE(pack);
    CHECK(pack->manifest == packs::Manifest{"crusades", "The crusades", "Ada", "Two summers in the Levant."});
    CHECK(pack->items == std::vector<packs::Item>{{LibraryKind::Battles, "hattin", "Hattin"},
                                                  {LibraryKind::Coins, "medieval", shipped("coins/us.json")["title"]},
                                                  {LibraryKind::Formations, "hammer", "Hammer"},
                                                  {LibraryKind::Wars, "crusade", "The crusade"}});
}

TEST_CASE("what was kept is called by the pack's name, and finds what came with it") {
    const Maker maker("kept");
    const Taker taker("kept");
    taker.keep(*packs::pack_of(maker.library, maker.order({"crusade", "hammer"})), "crusades");
    CHECK(taker.library.packs() == std::vector<std::string>{"crusades"});
    const auto battle = battles::find_battle(taker.library, "hattin@crusades");
    REQUIRE(battle);
    CHECK(battle->origin == battles::Origin::Pack);
    CHECK(battle->pack == "crusades");
    CHECK(battle->scenario.types[0].offense == 7);
    const auto war = wars::find_war(taker.library, "crusade@crusades");
    REQUIRE(war);
    CHECK(war->plan.places.front().battle == "hattin@crusades");
    CHECK(battles::load_coin_sets(taker.library, {"medieval@crusades"}, ""));
    const auto formations = battles::load_formations(taker.library);
    CHECK(formations.faults.empty());
    CHECK(formations.files.back().name == "hammer@crusades");
    CHECK(formations.plans.back().coin_sets == std::vector<std::string>{"medieval@crusades"});
    // Packed again.
    const auto again = packs::pack_of(taker.library, {{"", "Again", "", ""}, {"crusade@crusades"}});
    REQUIRE(again);
    CHECK(Taker("again").open(*again)->items.size() == 3);
}

TEST_CASE("two packs with one battle's name are both there, even if it ships") {
    const Taker taker("two");
    for (const char* pack : {"one", "other"})
        taker.keep(
            archive::zip_of(
                {{"pack.json", std::string(R"({"format": "coinwars-pack/1", "title": "T", "name": ")") + pack + "\"}"},
                 {"battles/cannae.json", battle_text(pack)}}),
            pack);
    CHECK(battles::find_battle(taker.library, "cannae@one")->title == "one");
    CHECK(battles::find_battle(taker.library, "cannae@other")->title == "other");
    CHECK(battles::find_battle(taker.library, "cannae")->origin == battles::Origin::Shipped);
    CHECK(battles::load_battles(taker.library).battles.size() == battles::load_battles(kAssets).battles.size() + 2);
}

TEST_CASE("of two packs opened one after the other each is saved as itself") {
    const Taker taker("opened");
    const auto open = [&](const std::string& title) {
        const auto bytes =
            archive::zip_of({{"pack.json", R"({"format": "coinwars-pack/1", "title": "T", "name": "hills"})"},
                             {"battles/hill.json", battle_text(title.c_str())}});
        auto opened = packs::open_pack(taker.library, taker.folder.write(title + ".coinwars", bytes));
        REQUIRE(opened);
        return std::move(*opened);
    };
    packs::OpenedPack first = open("First"), second = open("Second"), third = open("Third");
    packs::drop(third);
    REQUIRE(packs::keep(taker.library, second));
    REQUIRE(packs::keep(taker.library, first));
    packs::drop(first);  // it is kept
    CHECK(taker.library.packs() == std::vector<std::string>{"hills", "hills-2"});
    CHECK(battles::find_battle(taker.library, "hill@hills")->title == "Second");
    CHECK(battles::find_battle(taker.library, "hill@hills-2")->title == "First");
    CHECK(open("Second").is_kept);
    open("Fourth");
    packs::drop_opened(taker.library);
    std::size_t left = 0;
    for (const auto& entry : fs::directory_iterator(taker.library.packs_folder())) left += entry.is_directory();
    CHECK(left == 2);
}

TEST_CASE("what does not belong into a pack is refused with its place, all of it at once") {
    const Taker taker("refused");
    CHECK(taker.faults(archive::zip_of({{"battles/a.json", battle_text("A")}})) ==
          "crusades.coinwars: this is not a Coin Wars pack: it has no pack.json\n");
    CHECK(taker.faults(std::vector<Member>{}) == "crusades.coinwars: it is empty\n");
    CHECK(taker.faults({{"readme.txt", ""}, {"battles/Upper.json", "{}"}}) ==
          "crusades.coinwars: readme.txt: this does not belong in a pack\ncrusades.coinwars: battles/Upper.json: this "
          "does not belong in a pack\n");
    CHECK(taker.faults({{"../x.json", "{}"}}) ==
          "crusades.coinwars: ../x.json: this points to a file outside the pack\n");
    CHECK(taker.faults({{"pictures/cover.png", "no picture"}}) ==
          "crusades.coinwars: pictures/cover.png: this picture cannot be read: it must be a PNG or JPEG, at most 2048 "
          "pixels wide and high\n");
    CHECK(taker.faults("PK\3\4") == "crusades.coinwars: this is damaged\n");
    Json battle = shipped("battles/two-lines.json");
    battle["coin_set"] = "gone";
    CHECK(taker.faults({{"battles/a.json", battle.dump()}, {"battles/b.json", "{"}, {"wars/w.json", "{}"}})
              .find("crusades.coinwars: battles/a.json: /coin_set: there is no coin set \"gone\"\n"
                    "crusades.coinwars: battles/b.json: ") == 0);
}

TEST_CASE("all faults of a pack are told at once, those of its files as well") {
    const Taker taker("all");
    Json battle = shipped("battles/two-lines.json");
    battle["coin_set"] = {"gone", "lost"};
    const std::string all =
        taker.faults({{"readme.txt", ""},
                      {"pictures/cover.png", "no picture"},
                      {"battles/a.json", battle.dump()},
                      {"coins/c.json", R"({"format": "coinwars-coins/1", "colour": 1, "coins": 2})"}});
    for (const char* fault :
         {"readme.txt: this does not belong in a pack\n", "pictures/cover.png: this picture cannot be read: ",
          "battles/a.json: /coin_set: there is no coin set \"gone\"\n",
          "battles/a.json: /coin_set: there is no coin set \"lost\"\n",
          "coins/c.json: /colour: ", "coins/c.json: /coins: "})
        CHECK_MESSAGE(all.find(std::string("crusades.coinwars: ") + fault) != std::string::npos, all);
}

TEST_CASE("a war with a circle in a pack is refused with its place") {
    const Taker taker("circle");
    Json war = shipped("wars/two-neighbours.json");
    const std::string first = war["begins"];
    war["places"].back()["next"].back() = {{"to", {first}}};
    const std::string all = taker.faults({{"wars/round.json", war.dump()}});
    CHECK_MESSAGE(all.starts_with("crusades.coinwars: wars/round.json: /places/"), all);
    CHECK(all.find(": a circle of battles: ") != std::string::npos);
}

TEST_CASE("a battle's own picture goes with it, and is read by whoever opens the pack") {
    const Maker maker("picture");
    std::ifstream in(kAssets / "textures/cards/signs.png", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    fs::create_directories(maker.folder.path() / "pictures");
    maker.folder.write("pictures/hattin.png", bytes);
    const Taker taker("picture");
    const auto pack = taker.open(*packs::pack_of(maker.library, maker.order({"hattin"})));
    REQUIRE(pack);
    CHECK(pack->pictures == 1);
    const fs::path opened = taker.folder.path() / "opened";
    const auto picture = packs::load_picture(opened, "hattin");
    REQUIRE(picture);
    CHECK(picture->width > 0);
    CHECK(picture->rgba.size() == std::size_t(picture->width) * std::size_t(picture->height) * 4);
    CHECK_FALSE(packs::load_picture(opened, "cover"));
}

TEST_CASE("a battle's picture is there until another one is written") {
    const kit::Folder folder("packs_own_picture");
    const fs::path pictures = folder.path() / "pictures";
    fs::create_directories(pictures / "hattin.png.new" / "in the way");
    folder.write("pictures/hattin.jpg", "an earlier one");
    const fs::path another = kAssets / "textures/cards/signs.png";
    CHECK_FALSE(packs::copy_picture(another, folder.path(), "hattin"));
    CHECK(fs::exists(pictures / "hattin.jpg"));
    fs::remove_all(pictures / "hattin.png.new");
    CHECK(packs::copy_picture(another, folder.path(), "hattin"));
    CHECK(fs::exists(pictures / "hattin.png"));
    CHECK_FALSE(fs::exists(pictures / "hattin.jpg"));
}

TEST_CASE("what has one name and is of two kinds is passed on by its kind") {
    const Maker maker("kinds");
    maker.folder.write("formations/hattin.json",
                       R"({"format": "coinwars-formation/1", "places": [{"type": "penny", "at": [0, 0]}]})");
    auto order = maker.order({"hattin"});
    CHECK(Taker("both").open(*packs::pack_of(maker.library, order))->items.size() == 3);
    order.kind = LibraryKind::Formations;
    const auto pack = Taker("one").open(*packs::pack_of(maker.library, order));
    REQUIRE(pack);
    CHECK(pack->items == std::vector<packs::Item>{{LibraryKind::Formations, "hattin", "hattin"}});
}

TEST_CASE("a pack of a newer program, and one with a file of a newer program, say so") {
    const Taker taker("newer");
    CHECK(taker.faults(archive::zip_of({{"pack.json", R"({"format": "coinwars-pack/2", "stars": 5})"}}))
              .find("crusades.coinwars: pack.json: /format: was made by a newer version of the program: it is of the "
                    "format "
                    "coinwars-pack/2, this version reads up to coinwars-pack/1\n") == 0);
    for (const std::string kind : {"battle", "war", "coins", "formation"}) {
        CAPTURE(kind);
        const std::string member = kind == "coins" ? "coins/a.json" : kind + "s/a.json";
        const auto faults = taker.faults({{member, R"({"format": "coinwars-)" + kind + R"(/9", "new": 1})"}});
        CHECK(faults.find("was made by a newer version of the program") != std::string::npos);
    }
}

TEST_CASE("a file larger than a pack may be is not read") {
    const Taker taker("large");
    const fs::path file = taker.folder.write("zeros.coinwars", "PK\3\4");
    fs::resize_file(file, 4ull << 30);  // a sparse file
    const auto pack = packs::check_pack(taker.library, file);
    REQUIRE_FALSE(pack);
    CHECK(battles::sentence(pack.error().front()) == "zeros.coinwars: this is larger than 32 MB");
}

TEST_CASE("what a pack is about may have several lines, and no pack is made that nobody could open") {
    const Maker maker("about");
    auto order = maker.order({"hattin"});
    order.manifest.about = "A summer in the Levant.\nAnd a hot one.";
    const auto bytes = packs::pack_of(maker.library, order);
    REQUIRE(bytes);
    const auto pack = Taker("about").open(*bytes);
    REQUIRE(pack);
    CHECK(pack->manifest.about == order.manifest.about);
    order.manifest.title = " ";
    const auto blank = packs::pack_of(maker.library, order);
    REQUIRE_FALSE(blank);
    CHECK(battles::sentence(blank.error().front()) == "pack.json: /title: has nothing but blanks");
}

TEST_CASE("a folder becomes a pack and a pack the same folder") {
    const Maker maker("folder");
    const Taker taker("folder");
    const std::string bytes = *packs::pack_of(maker.library, maker.order({"hattin"}));
    REQUIRE(taker.open(bytes));
    const auto again = packs::pack_of_folder(taker.library, taker.folder.path() / "opened");
    REQUIRE(again);
    CHECK(Taker("folder2").open(*again)->items.size() == 2);
    CHECK(packs::name_from("Crécy, 1346") == "crecy-1346");
}
