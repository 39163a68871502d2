// The page's vectors 1 to 29: ranks, opposing, explosive skill tosses.

#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

// Base rank and difficulty that give this effective rank.
struct Made {
    const char *skill, *difficulty;
};
Made made(int rank) {
    static const Made list[]{{"r0", "difficult"}, {"r0", "normal"}, {"r1", "normal"}, {"r2", "normal"},
                             {"r3", "normal"},    {"r4", "normal"}, {"r5", "normal"}, {"r5", "easy"}};
    return list[rank + 1];
}

Table at_toss(const Json& toss, const Json& options = Json::object(), const Json& changes = Json::object()) {
    Table table(options);
    table.add(with(actor(), changes)).add(target()).add(character("third", "cm")).begin().did(toss);
    return table;
}

Json opposed_by(std::initializer_list<const char*> ids) {
    Json list = Json::array();
    for (const char* id : ids) list.push_back({{"character", id}});
    return {{"opposers", list}};
}

}  // namespace

TEST_CASE("EC-2, EC-3: vectors 1 to 17, every row with its faces") {
    struct Row {
        int number, rank;
        const char* faces;
        bool success;
    };
    for (const Row& row :
         {Row{1, -1, "HHH", true}, Row{2, -1, "HHT", false}, Row{3, 0, "HH", true}, Row{4, 0, "HT", false},
          Row{5, 1, "H", true}, Row{6, 1, "T", false}, Row{7, 2, "TH", true}, Row{8, 2, "TT", false},
          Row{9, 3, "HT", true}, Row{10, 3, "TT/HH", true}, Row{11, 3, "TT/HT", false}, Row{12, 4, "TT/H", true},
          Row{13, 4, "TT/T", false}, Row{14, 5, "TT/TH", true}, Row{15, 5, "TT/TT", false}, Row{16, 6, "TTH", true},
          Row{17, 6, "TTT", false}}) {
        INFO("vector " << row.number);
        const Made how = made(row.rank);
        Table table = at_toss(call(how.skill, how.difficulty));
        CHECK(table.rank() == row.rank);
        table.throws(row.faces);
        CHECK(table.phase() == Phase::Idle);
        CHECK(table.succeeded() == row.success);
    }
}

TEST_CASE("R-1: vector 18, rank 6 goes on as rank 3 under the option") {
    struct Row {
        const char* faces;
        bool success;
    };
    for (const Row& row : {Row{"TTT/HT", true}, Row{"TTT/TT/HH", true}, Row{"TTT/TT/TH", false}}) {
        INFO("vector 18, " << row.faces);
        Table table = at_toss(call("r5", "easy"), {{"rank_six", "continues_pattern"}});
        table.throws(row.faces);
        CHECK(table.phase() == Phase::Idle);
        CHECK(table.succeeded() == row.success);
    }
}

TEST_CASE("EC-5 to EC-7, R-6: vectors 19 to 22, the sum is clamped once") {
    struct Row {
        int number;
        const char *skill, *difficulty;
        bool effort;
        int rank;
    };
    for (const Row& row : {Row{19, "r0", "very_difficult", false, -1}, Row{19, "r1", "very_difficult", false, -1},
                           Row{20, "r2", "very_difficult", false, 0}, Row{20, "r3", "difficult", false, 2},
                           Row{21, "r5", "easy", false, 6}, Row{21, "r5", "very_easy", false, 6},
                           Row{22, "r0", "very_difficult", true, -1}}) {
        INFO("vector " << row.number << ", " << row.skill << " " << row.difficulty);
        Table table = at_toss(call(row.skill, row.difficulty), {}, {{"ec", 1}});
        if (row.effort) table.did(by("effort_skill", "p1", "actor"));
        CHECK(table.rank() == row.rank);
        const Json ready = table.last("toss_ready");
        CHECK(ready["rank"] == row.rank);
        CHECK(ready["falls_short"].get<bool>() == (row.rank == 6));
        if (row.rank == 6) CHECK(ready["chance"]["over"] == 7);
    }
}

TEST_CASE("EC-6, EC-9: vector 23, opposition enters the sum before the clamp") {
    Table one = at_toss(call("r5", "very_easy", opposed_by({"target"})));
    one.did(by("oppose", "p2", "target", {{"skill", "r1"}}));
    one.throws("H");
    CHECK(one.rank() == 6);
    Table two = at_toss(call("r5", "very_easy", opposed_by({"target", "third"})));
    two.did(by("oppose", "p2", "target", {{"skill", "r1"}}));
    two.throws("H");
    two.did(by("oppose", "cm", "third", {{"skill", "r1"}}));
    two.throws("H");
    CHECK(two.rank() == 5);
}

TEST_CASE("EC-9, EC-10, R-11: vectors 24, 25 and 27, each success costs a rank") {
    struct Row {
        int number;
        const char *skill, *difficulty;
        std::vector<const char*> faces;
        int rank;
    };
    for (const Row& row : {Row{24, "r2", "normal", {"H"}, 1}, Row{24, "r2", "normal", {"T"}, 2},
                           Row{25, "r2", "normal", {"H", "H"}, 0}, Row{27, "r5", "easy", {"H"}, 5}}) {
        INFO("vector " << row.number);
        const bool both = row.faces.size() == 2;
        Table table =
            at_toss(call(row.skill, row.difficulty, both ? opposed_by({"target", "third"}) : opposed_by({"target"})));
        CHECK(table.phase() == Phase::Oppose);
        table.did(by("oppose", "p2", "target", {{"skill", "r1"}}));
        table.throws(row.faces[0]);
        if (both) {
            table.did(by("oppose", "cm", "third", {{"skill", "r1"}}));
            table.throws(row.faces[1]);
        }
        CHECK(table.phase() == Phase::Prep);
        CHECK(table.rank() == row.rank);
        if (row.number == 27) CHECK(table.last("toss_ready")["chance"]["over"] == 15);
    }
}

TEST_CASE("EC-10: who declines does not oppose") {
    Table table = at_toss(call("r2", "normal", opposed_by({"target", "third"})));
    table.did(by("decline_oppose", "p2", "target"));
    CHECK(table.phase() == Phase::Oppose);
    table.did(by("decline_oppose", "cm", "third"));
    CHECK(table.rank() == 2);
}

TEST_CASE("EC-8: vectors 28 and 29, an explosive skill toss and its limit") {
    Table free = at_toss(call("r1", "normal", {{"explosive", true}}));
    free.throws("H;H;T");
    CHECK(free.phase() == Phase::Idle);
    CHECK(free.last("toss_final")["successes"] == 2);
    CHECK(free.count("limit_reached") == 0);
    Table limited = at_toss(call("r1", "normal", {{"explosive", true}, {"limit", 1}}));
    limited.throws("H;H");
    CHECK(limited.phase() == Phase::Idle);
    CHECK(limited.last("toss_final")["successes"] == 2);
    CHECK(limited.count("limit_reached") == 1);
    Table none = at_toss(call("r1", "normal", {{"explosive", true}, {"limit", 0}}));
    none.throws("H");
    CHECK(none.phase() == Phase::Idle);
}

TEST_CASE("EC-8: an unlimited explosive toss stops after 99 explosions") {
    Table table = at_toss(call("r1", "normal", {{"explosive", true}}));
    for (int toss = 0; toss < 100; ++toss) {
        CHECK(table.phase() == Phase::Prep);
        table.throws("H");
    }
    CHECK(table.phase() == Phase::Idle);
    CHECK(table.count("explosion") == 99);
    CHECK(table.count("safety_stop") == 1);
    CHECK(table.last("toss_final")["successes"] == 100);
}

TEST_CASE("EC-8: difficulty, opposition and grants hold for the chain, effort for one toss") {
    Table table = at_toss(call("r3", "difficult", {{"explosive", true}, {"opposers", {{{"character", "target"}}}}}), {},
                          {{"ec", 9}});
    table.did(by("oppose", "p2", "target", {{"skill", "r1"}}));
    table.throws("H");
    table.did(by("use_talent", "p1", "actor", {{"talent", "cat's eyes"}, {"ec", 1}}));
    table.did(cm("grant_modifier", {{"delta", 2}}));
    table.did(by("effort_skill", "p1", "actor"));
    CHECK(table.rank() == 4);
    table.throws("HH");
    CHECK(table.last("explosion")["number"] == 1);
    CHECK(table.rank() == 3);
}
