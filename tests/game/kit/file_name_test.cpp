#include <doctest/doctest.h>

#include "game/kit/file_name.h"

using namespace rules;

TEST_CASE("file names: what people type is a name everywhere") {
    struct Row {
        const char* typed;
        const char* name;
    };
    for (const Row& row : {Row{"The bridge: day 2", "The bridge- day 2"}, Row{"a/b\\c|d?*<>\"", "a-b-c-d-----"},
                           Row{"Straße 日本", "Straße 日本"}, Row{"con", "con-"}, Row{"Nul and void", "Nul- and void"},
                           Row{"COM1.2", "COM1-.2"}, Row{"Connie", "Connie"}, Row{"comx", "comx"}, Row{"", "-"},
                           Row{".x", "-.x"}, Row{"..-x", "-..-x"}, Row{" a", "a"}, Row{" ", "-"},
                           Row{"Eve\u202e.gpj", "Eve.gpj"}, Row{"\u2068A\u2069", "A"}})
        CHECK(file_words(row.typed) == row.name);
}

TEST_CASE("names with dashes: letters of ASCII alone, as many as are asked for") {
    struct Row {
        const char *typed, *name;
    };
    for (const Row& row : {Row{"The Bridge, 1809", "The-Bridge-1809"}, Row{"Cr\u00e9cy", "Crecy"},
                           Row{"John of Bohemia", "John-of-Bohemia"}, Row{" - Le Br\u00e9sil! - ", "Le-Bresil"},
                           Row{"\u30af\u30ec\u30b7\u30fc", ""}, Row{"", ""}})
        CHECK(dashed(row.typed, 32) == row.name);
    CHECK(dashed("The Bridge, 1809", 11) == "The-Bridge");
}
