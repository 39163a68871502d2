#include "engine/text/folder_fonts.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "engine/core/path.h"
#include "test_fonts.h"
#include "tests/support/emoji_font.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
using namespace fonts;

std::string bytes_of(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

// Returns the name of the found file; empty if none.
std::string name_of(const std::optional<text::FontPlace>& font) {
    return font ? core::path(font->file).filename().string() : "";
}
std::string found_in(const fs::path& folder, char32_t letter) {
    return name_of(text::FolderFonts({folder}).with(letter));
}

}  // namespace

TEST_CASE("a font is found in folders and those below, by its letters") {
    const kit::Folder folder("folder-fonts");
    fs::create_directories(folder.path() / "thai");
    fs::copy(kHindi, folder.path() / "hindi.TTF");
    fs::copy(kThai, folder.path() / "thai/thai.ttf");
    text::FolderFonts fonts({folder.path() / "nowhere", folder.path()});
    CHECK(name_of(fonts.with(U'ह')) == "hindi.TTF");
    CHECK(name_of(fonts.with(U'ไ')) == "thai.ttf");
    CHECK(name_of(fonts.with(U'ש')).empty());
}

TEST_CASE("folders that are empty or not there have none") {
    const kit::Folder folder("folder-fonts");
    CHECK(found_in(folder.path(), U'a').empty());
    CHECK(found_in(folder.path() / "nowhere", U'a').empty());
    CHECK_FALSE(text::FolderFonts({}).with(U'a'));
}

TEST_CASE("broken files are passed over") {
    const kit::Folder folder("folder-fonts");
    const std::string whole = bytes_of(kHindi);
    for (const std::size_t size : {0, 3, 4, 12, 100, 300, 2000, 40000})
        folder.write("a" + std::to_string(size) + ".ttf", std::string_view(whole).substr(0, size));
    folder.write("b.ttf", "ttcf\0\1\0\0\xff\xff\xff\xff");
    folder.write("c.ttc", std::string_view("ttcf\0\1\0\0\0\0\0\4\0\0\0\4\xff\xff\xff\xff", 20));
    folder.write("d.ttf", std::string(5000, '\xff'));
    folder.write("e.txt", whole);
    fs::create_directories(folder.path() / "f.ttf");
    CHECK(found_in(folder.path(), U'ह').empty());
    folder.write("z.ttf", whole);
    CHECK(found_in(folder.path(), U'ह') == "z.ttf");
}

TEST_CASE("the first is of a family for reading, then upright and of usual weight, then by name") {
    const kit::Folder folder("folder-fonts");
    for (const char* name : {"Loma.ttf", "Loma-Bold.ttf", "Loma-Oblique.ttf"})
        fs::copy(kFolder + "truetype/tlwg/" + name, folder.path() / (std::string("thai-") + (name + 4)));
    CHECK(found_in(folder.path(), U'ไ') == "thai-.ttf");
    CHECK(found_in(folder.path(), U'a') == "thai-.ttf");
    fs::remove(folder.path() / "thai-.ttf");
    CHECK(found_in(folder.path(), U'ไ') == "thai--Bold.ttf");
    fs::copy(kSans, folder.path() / "z.ttf");
    CHECK(found_in(folder.path(), U'a') == "z.ttf");
    fs::copy(kSans, folder.path() / "y.ttf");
    CHECK(found_in(folder.path(), U'a') == "y.ttf");
}

TEST_CASE("one that was found before is kept to") {
    const kit::Folder folder("folder-fonts");
    fs::copy(kSans, folder.path() / "sans.ttf");
    fs::copy(kThai, folder.path() / "thai.ttf");
    text::FolderFonts fonts({folder.path()});
    CHECK(name_of(fonts.with(U'ไ')) == "thai.ttf");
    CHECK(name_of(fonts.with(U'a')) == "thai.ttf");
    CHECK(name_of(fonts.with(U'ש')) == "sans.ttf");
}

TEST_CASE("TrueType outlines, which documents can hold, come first") {
    const kit::Folder folder("folder-fonts");
    fs::copy(kInter, folder.path() / "inter.otf");
    CHECK(found_in(folder.path(), U'a') == "inter.otf");
    fs::copy(kThai, folder.path() / "thai.ttf");
    CHECK(found_in(folder.path(), U'a') == "thai.ttf");
}

TEST_CASE("pictures come last: what others have as an outline is in ink") {
    const kit::Folder folder("folder-fonts");
    folder.write("a.ttf", kit::emoji_font());
    CHECK(found_in(folder.path(), kit::kSmile) == "a.ttf");
    CHECK(found_in(folder.path(), kit::kSun) == "a.ttf");
    fs::copy(kSans, folder.path() / "b.ttf");
    CHECK(found_in(folder.path(), kit::kSun) == "b.ttf");
}
