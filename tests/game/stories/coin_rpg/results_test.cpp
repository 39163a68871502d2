// RPG-24 to 42 in a session: section 5.1 of the rule book, one row for each vector.

#include "tests/support/coin_rpg_table.h"

using kit::Table;

namespace {

struct Row {
    std::string name, hero, scene, script, seen;
};

void hold(const Row& row) {
    Table table({row.hero}, {row.scene});
    CHECK_MESSAGE(table.play(row.script) == row.seen, row.name);
}

}  // namespace

TEST_CASE("RPG-30 to 36, T1 to T17: Results, damage, beaten") {
    const Row rows[]{
        {"T1", "Brain 3D", "Intellectual 4", "HHT/HHTT", "8-4; Brain 3D; 0 M0; narrate"},
        {"T2", "Brain 3D", "Intellectual 4", "HHT/HHHT", "7-5; Brain 3D; 2; own_toss"},
        {"T3", "Brain 3N, Cool 5", "Intellectual 3", "TTT/HHH", "0-9 blow 9 extra 6; Brain 0N, Cool 5P; 3; at_zero"},
        {"T4", "Brain 3N, Cool 5", "Intellectual 3", "TTT/HHH soak",
         "0-9 blow 9 extra 6; Brain 0N, Cool 0P; 3; own_toss"},
        {"T5", "Brain 3N", "Intellectual 3", "TTT/HHH burn", "0-9 blow 9 extra 6; Brain 3P; 3; own_toss"},
        {"T6", "Brain 3N, Cool 5", "Intellectual 3", "TTT/HHH sit",
         "0-9 blow 9 extra 6; Brain 0N, Cool 5P; 3; narrate"},
        {"T7", "Bod 3P", "Physical 4", "HHT/HHHT", "3-4; Bod 2P; 4; own_toss"},
        {"T8", "Bod 3, Brain 3", "Physical 4, Intellectual 2", "HHTHHT/HHHTTT",
         "3-4 4-1; Bod 2P, Brain 3P; 4, 0 M1; own_toss"},
        {"T9", "Bod 2P", "Physical 4", "HH/HHTT", "4-2; Bod 2P; 2; own_toss"},
        {"T10", "Bod 3, Brain 3", "Physical 4, Intellectual 2", "HHTHHT/HHHTTT HH/HHTT TT/HH sit",
         "0-4 blow 4 extra 2; Bod 0P, Brain 3P; 2, 0 M1; narrate"},
        {"T11", "Pers 4D", "Social 6", "HHHT/HHHTTT", "12-5; Pers 4D; 0 M1; narrate"},
        {"T12", "Bod 2P", "Physical 4", "HT/HHTT", "3-3; Bod 2P; 4; own_toss"},
        {"T13", "Bod 2P", "Physical 3", "HH/HTT", "4-1; Bod 2P; 0 M0; narrate"},
        {"T14", "Bod 3P", "Physical 3", "HHH/TTT", "6-0; Bod 3P; 0 M3; narrate"},
        {"T15", "Bod 2Q", "Physical 3", "HT/HHT", "5-4; Bod 2Q; 2; own_toss"},
        {"T16", "Bod 2P, Cool 3", "Physical 4", "TT/HHTT soak", "2-4 blow 2 extra 0; Bod 0P, Cool 3P; 4; own_toss"},
        {"T17", "Bod 2P, Cool 3", "Physical 4", "TT/HHTT soak -/TTTT", "4-0; Bod 0P, Cool 3P; 0 M0; narrate"},
    };
    for (const Row& row : rows) hold(row);
}

TEST_CASE("RPG-37 to 42, T18 to T25: the three options at 0") {
    const Row rows[]{
        {"T18", "Bod 2P, Cool 3", "Physical 4", "TT/HHTT soak -/HHHT soak",
         "1-3 blow 2 extra 2; Bod 0P, Cool 1P; 4; own_toss"},
        {"T22", "Bod 1, Brain 1, Cool 5", "Physical 3, Intellectual 3", "TT/HHHHHH soak",
         "0-4 0-4 blow 4 extra 3 blow 4 extra 3; Bod 0P, Brain 0P, Cool 2P; 3, 3; at_zero"},
        {"T22, the second", "Bod 1, Brain 1, Cool 5", "Physical 3, Intellectual 3", "TT/HHHHHH soak soak",
         "0-4 0-4 blow 4 extra 3 blow 4 extra 3; Bod 0P, Brain 0P, Cool 0P; 3, 3; own_toss"},
        {"T23", "Bod 1, Brain 1, Cool 5", "Physical 3, Intellectual 3", "TT/HHHHHH sit",
         "0-4 0-4 blow 4 extra 3 blow 4 extra 3; Bod 0P, Brain 0P, Cool 5P; 3, 3; narrate"},
        {"T24", "Brain 3N, Cool 7", "Intellectual 3", "TTT/HHH soak -/HHH burn",
         "0-3 blow 3 extra 3; Brain 0P, Cool 1P; 3; own_toss"},
        {"T25", "Bod 0, Cool 0", "Physical 4", "-/HHTT", "2-2; Bod 0P, Cool 0P; 4; own_toss"},
    };
    for (const Row& row : rows) hold(row);
}

TEST_CASE("RPG-39, 40, T19 to T21: what is refused at 0") {
    using rules::coin_rpg::AtZeroChoice;
    struct Refused {
        std::string name, hero, scene, script, code;
        AtZeroChoice choice;
    };
    const Refused rows[]{
        {"T19", "Brain 3P", "Intellectual 3", "TTT/HHH", "burn_penny", AtZeroChoice::Burn},
        {"T20", "Brain 3N, Cool 0", "Intellectual 3", "TTT/HHH", "cool_empty", AtZeroChoice::Coolness},
        {"T21", "Cool 2P", "Run Like the Wind 3", "cool TT/HHH", "cool_self", AtZeroChoice::Coolness},
    };
    for (const Refused& row : rows) {
        Table table({row.hero}, {row.scene});
        table.play(row.script);
        CHECK_MESSAGE(table.refused(rules::coin_rpg::DecideAtZero{0, row.choice}) == row.code, row.name);
        CHECK(table.phase() == "at_zero");
    }
}

TEST_CASE("RPG-40, T16: soaking nothing counts as using Coolness") {
    Table table({"Bod 2P, Cool 3"}, {"Physical 4"});
    table.play("TT/HHTT soak");
    CHECK(table.match().hero().coolness_used);
}

TEST_CASE("RPG-41, T6, T10: one contest lost loses the Scene, and the next one is sat out") {
    Table table({"Bod 3, Brain 3", "Bod 3"}, {"Physical 4, Intellectual 2", "Physical 4", "Physical 4"});
    table.play("HHTHHT/HHHTTT HH/HHTT TT/HH sit tell");
    table.beat();
    CHECK(table.match().scene == 1);
    CHECK(table.match().order == std::vector{1});
    CHECK(table.match().seat(0).fate == rules::coin_rpg::Fate::SatOut);
}

TEST_CASE("RPG-36, R-27: beaten and brought to 0 in one round is beaten, and asks for nothing") {
    Table table({"Offensive Bod 3, Bod 1, Brain 6"}, {"Physical 3, Intellectual 3"});
    table.toss("HHHHHHH");
    table.call("HTTTTT");
    table.do_(rules::coin_rpg::UseOffensive{0, 0});
    table.settle();
    CHECK(table.hurt(kit::kBod) == "0P");
    CHECK(table.phase() == "narrate");
}
