// The file of the cards and coins that people put on a story table themselves.

#include "game/stories/screen/tabletop_file.h"

#include <doctest/doctest.h>

#include "tests/support/files.h"

using screens::TabletopFile;
using story::Ground;
namespace fs = std::filesystem;

namespace {

story::Tabletop with_card() {
    story::Tabletop tabletop(Ground::Own);
    REQUIRE(tabletop.lay("A card", "text"));
    return tabletop;
}

}  // namespace

TEST_CASE("objects that people laid are there again; without a file there are none, and no fault") {
    const kit::Folder folder("tabletop");
    const fs::path file = folder.path() / "stories" / "desk.json";
    TabletopFile saved(file);
    CHECK_FALSE(saved.load(Ground::Own));
    CHECK(saved.fault().empty());
    saved.save(with_card());
    CHECK(saved.fault().empty());
    CHECK(TabletopFile(file).load(Ground::Own) == with_card());
    saved.remove();
    CHECK_FALSE(fs::exists(file));
    CHECK(saved.fault().empty());
}

TEST_CASE("a file that cannot be read is set aside, not taken for a missing one") {
    const kit::Folder folder("tabletop-unread");
    const fs::path file = folder.path() / "desk.json", aside = folder.path() / "desk.broken.json";
    folder.write("desk.json", "{\"format\": \"cut");
    TabletopFile broken(file);
    CHECK_FALSE(broken.load(Ground::Own));
    CHECK(words::english(broken.fault()).find("set aside as") != std::string::npos);
    CHECK(fs::exists(aside));
    fs::remove(aside);
    fs::create_directory(file);  // cannot be read either, even as root
    TabletopFile unreadable(file);
    CHECK_FALSE(unreadable.load(Ground::Own));
    CHECK(words::english(unreadable.fault()).find("set aside as") != std::string::npos);
    CHECK(fs::is_directory(aside));
    // Where it cannot be set aside, nothing says that it was.
    fs::create_directories(file / "more");
    fs::create_directories(aside / "full");
    TabletopFile stays(file);
    CHECK_FALSE(stays.load(Ground::Own));
    CHECK_FALSE(stays.fault().empty());
    CHECK(words::english(stays.fault()).find("set aside") == std::string::npos);
    CHECK(fs::exists(file));
}

TEST_CASE("what could not be saved is tried again after a second") {
    const kit::Folder folder("tabletop-unsaved");
    folder.write("stories", "a file, not a folder");
    const fs::path file = folder.path() / "stories" / "desk.json";
    TabletopFile saved(file);
    saved.save(with_card());
    CHECK_FALSE(saved.fault().empty());
    fs::remove(folder.path() / "stories");
    saved.try_again(with_card(), 0.5);
    CHECK_FALSE(saved.fault().empty());
    saved.try_again(with_card(), 0.6);
    CHECK(saved.fault().empty());
    CHECK(TabletopFile(file).load(Ground::Own) == with_card());
    fs::remove(file);
    saved.try_again(with_card(), 2);
    CHECK_FALSE(fs::exists(file));
}
