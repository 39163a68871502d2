#include "engine/words/file_words.h"

#include <doctest/doctest.h>

#include "engine/words/catalogue.h"

namespace {

std::error_code of(std::errc fault) { return std::make_error_code(fault); }

words::Catalogue in_german() {
    auto catalogue = words::Catalogue::read(R"po(
msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "{1} cannot be written: {2}."
msgstr "{1} kann nicht geschrieben werden: {2}."

msgid "the disk is full"
msgstr "der Datenträger ist voll"
)po");
    REQUIRE_MESSAGE(catalogue, catalogue.error());
    return *catalogue;
}

}  // namespace

TEST_CASE("why a file could not be written is told in our words, whoever tells of it") {
    const auto why = [](const std::error_code& error) { return words::english(words::why(error)); };
    CHECK(why(core::error_of(EACCES)) == "that is not permitted");
    CHECK(why(core::error_of(ENOSPC)) == "the disk is full");
    CHECK(why(of(std::errc::read_only_file_system)) == "the disk is read-only");
    CHECK(why(std::error_code(ENOENT, std::generic_category())) == "there is no such file or folder");
    CHECK_FALSE(why(core::error_of(EDOM)).empty());
}

TEST_CASE("what went wrong with a file is a sentence of the player's language that names it") {
    using Kind = core::FileFault::Kind;
    const std::error_code full = of(std::errc::no_space_on_device);
    const auto said = [&](Kind kind) { return words::english(words::told({kind, "a/save.json", full, 64})); };
    CHECK(said(Kind::IsFolder) == "a/save.json is a folder, not a file.");
    CHECK(said(Kind::NotOpened) == "a/save.json cannot be opened.");
    CHECK(said(Kind::TooLarge) == "a/save.json is larger than 64 MB.");
    CHECK(said(Kind::NotWritten) == "a/save.json cannot be written: the disk is full.");
    CHECK(said(Kind::NotReplaced) == "a/save.json cannot be replaced: the disk is full.");
    CHECK(said(Kind::NotMade) == "The folder a/save.json cannot be created: the disk is full.");
    CHECK(said(Kind::NotDeleted) == "a/save.json cannot be deleted: the disk is full.");
    CHECK(in_german()(words::told({Kind::NotWritten, "größe.json", full})) ==
          "größe.json kann nicht geschrieben werden: der Datenträger ist voll.");
}
