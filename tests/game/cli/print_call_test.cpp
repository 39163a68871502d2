// `coinwars-cli print`: the files it writes, and its errors.

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "engine/text/letter_fonts.h"
#include "game/cli/print_command.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;

struct Printed {
    int status;
    std::string out, err;
};
Printed printed(const cli::PrintCall& call) {
    const battles::Library library(fs::path(COINWARS_SOURCE_DIR) / "assets");
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::print(library, call, {in, out, err});
    return {status, out.str(), err.str()};
}

std::string bytes_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}
std::string beginning(const fs::path& file) { return bytes_of(file).substr(0, 5); }

}  // namespace

TEST_CASE("print writes one PDF, or an SVG a page, and says where") {
    const kit::Folder folder("print");
    const fs::path pdf = folder.path() / "lines.pdf", svg = folder.path() / "lines.svg";
    const Printed as_pdf = printed({"two-lines", pdf.string()});
    CHECK(as_pdf.status == 0);
    CHECK(as_pdf.err.empty());
    CHECK(as_pdf.out.find(pdf.string()) != std::string::npos);
    CHECK(beginning(pdf) == "%PDF-");
    const Printed as_svg = printed({"two-lines", svg.string(), "svg", "a4", "de"});
    CHECK(as_svg.status == 0);
    CHECK(beginning(folder.path() / "lines-01.svg") == "<?xml");
    CHECK_FALSE(fs::exists(svg));
    const Printed in_colour = printed({"two-lines", svg.string(), "svg", "a4", "de", "colour"});
    CHECK(in_colour.status == 0);
    CHECK(beginning(folder.path() / "lines-01.svg") == "<?xml");
}

TEST_CASE("print has letters of other scripts from the system's fonts, and no font for those that every reader has") {
    const kit::Folder folder("print");
    const auto fonts_in = [&](const char* language) {
        const fs::path file = folder.path() / (std::string(language) + ".pdf");
        REQUIRE(printed({"two-lines", file.string(), "pdf", "a4", language}).status == 0);
        return bytes_of(file).find("/FontFile2") != std::string::npos;
    };
    CHECK_FALSE(fonts_in("de"));
    const auto finder = text::letter_finder();
    CHECK(fonts_in("ja") == finder(U'\u3042').has_value());
}

TEST_CASE("print takes a battle's file too") {
    const kit::Folder folder("print");
    const fs::path battle = fs::path(COINWARS_SOURCE_DIR) / "assets/battles/two-lines.json";
    CHECK(printed({battle.string(), (folder.path() / "a.pdf").string()}).status == 0);
}

TEST_CASE("print takes a story of Coin Wars the RPG: its sheets and the drawn Scenes, or the whole pile") {
    const kit::Folder folder("print");
    const fs::path story = fs::path(COINWARS_SOURCE_DIR) / "tests/replays/stories/coin-rpg.json";
    const fs::path file = folder.path() / "story.pdf";
    cli::PrintCall call{story.string(), file.string()};
    const Printed drawn = printed(call);
    CHECK_MESSAGE(drawn.status == 0, drawn.err);
    CHECK(beginning(file) == "%PDF-");
    call.pile = true;
    CHECK(printed(call).status == 0);
}

TEST_CASE("print says what is off") {
    struct Case {
        cli::PrintCall call;
        int status;
        const char* says;
    };
    const kit::Folder folder("print");
    const std::string file = (folder.path() / "x.pdf").string();
    const std::string nowhere = (folder.path() / "no" / "x.pdf").string();
    const Case cases[]{{{"two-lines", file, "doc"}, 2, "There is no format \"doc\": pdf, svg."},
                       {{"two-lines", file, "pdf", "a5"}, 2, "There is no paper \"a5\": letter, a4."},
                       {{"two-lines", file, "pdf", "a4", "../de"},
                        2,
                        "There is no language \"../de\": en, de, es, fr, it, ja, pl, pt_BR."},
                       {{"two-lines", file, "pdf", "a4", "de", "gold"}, 2, "There is no ink \"gold\": grey, colour."},
                       {{"three-lines", file}, 1, "three-lines"},
                       {{"missing.json", file}, 1, "missing.json"},
                       {{"two-lines", nowhere}, 1, "cannot be written: there is no such file or folder."}};
    for (const Case& c : cases) {
        CAPTURE(c.says);
        const Printed result = printed(c.call);
        CHECK(result.status == c.status);
        CHECK(result.err.find(c.says) != std::string::npos);
        CHECK(result.out.empty());
        CHECK_FALSE(fs::exists(file));
    }
}
