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
                           Row{"COM1.2", "COM1-.2"}, Row{"Connie", "Connie"}, Row{"comx", "comx"}, Row{"", ""}})
        CHECK(file_words(row.typed) == row.name);
}
