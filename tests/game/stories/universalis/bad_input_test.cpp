// Section 7.1 to 7.3: invalid tables, texts and amounts.

#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

std::string begins(const Json& table) {
    const auto match = Universalis::start(table);
    return match ? "ok" : match.error().code;
}
std::string reason(const Json& table) { return words::english(Universalis::start(table).error().message); }
// The error code of a command in JSON; "ok" if it is understood.
std::string read(const Json& json) {
    const auto command = Universalis::command_from(json);
    return command ? "ok" : command.error().code;
}
const std::string kLong(501, 'x');

}  // namespace

TEST_CASE("section 7.1: a table that cannot begin says why, and where") {
    CHECK(begins(table_of(2)) == "ok");
    CHECK(begins(table_of(8)) == "ok");
    CHECK(begins({{"players", {"A", " a"}}}) == "DUPLICATE_NAME");
    CHECK(begins({{"players", {"A", ""}}}) == "TEXT_REQUIRED");
    CHECK(begins({{"players", {"A", std::string(41, 'x')}}}) == "TEXT_TOO_LONG");
    CHECK(begins({{"players", {"A", 7}}}) == "bad_argument");
    CHECK(begins({{"players", "A"}}) == "PLAYER_COUNT");
    CHECK(begins(table_of(2, {{"first", 2}})) == "UNKNOWN_ID");
    CHECK(begins(table_of(2, {{"first", "A"}})) == "UNKNOWN_ID");
    for (const Json& coins : {Json(-1), Json(1001), Json(2.5), Json("5"), Json(1e300)}) {
        CHECK(begins(table_of(2, {{"start_coins", coins}})) == "BAD_AMOUNT");
        CHECK(begins(table_of(2, {{"refreshment", coins}})) == "BAD_AMOUNT");
    }
    CHECK(begins(table_of(2, {{"options", {{"consent", "none"}}}})) == "BAD_SETTING");
    CHECK(begins(table_of(2, {{"options", {{"veto", "all"}}}})) == "BAD_SETTING");
    CHECK(begins(table_of(2, {{"options", {{"refreshment", 7}}}})) == "BAD_SETTING");
    CHECK(begins(table_of(2, {{"dice", 6}})) == "bad_argument");
    CHECK(begins(Json::array()) == "bad_argument");
    CHECK(reason(table_of(2, {{"options", {{"consent", 3}}}})) == "/options/consent: 3 is not allowed in any setting.");
    CHECK(reason({{"players", {"A", "A"}}}) == "/players/1: Somebody here is already called \"A\".");
}

TEST_CASE("section 7.2: texts are written, and within their bounds") {
    Table table = t();
    refuses(table, {{Narrate{A, ""}, "TEXT_REQUIRED"},
                    {Narrate{A, " \n "}, "TEXT_REQUIRED"},
                    {Narrate{A, "\x1b[2J"}, "TEXT_REQUIRED"},
                    {Narrate{A, std::string(4001, 'x')}, "TEXT_TOO_LONG"},
                    {makes(A, "two\nlines"), "TEXT_REQUIRED"},
                    {CreateMaster{A, std::string(81, 'x')}, "TEXT_TOO_LONG"},
                    {ProposeTenet{A, TenetKind::StoryElement, kLong}, "TEXT_TOO_LONG"},
                    {SetLocation{A, ""}, "TEXT_REQUIRED"},
                    {StartMiniScene{A, "Then", kLong}, "TEXT_TOO_LONG"}});
    table.did({Narrate{A, "Rain.\nMore rain."}, DescribeEvent{A, std::string(4000, 'x')}});
}

TEST_CASE("section 7.3: amounts are whole and not too small") {
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}, {"coins", 2.5}}) == "BAD_AMOUNT");
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}, {"coins", "2"}}) == "BAD_AMOUNT");
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}, {"coins", 10'000'000'000}}) == "BAD_AMOUNT");
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}}) == "bad_argument");
    CHECK(read({{"cmd", "seal_bid"}, {"seat", "A"}, {"coins", 2}}) == "bad_argument");
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}, {"coins", 2}, {"dice", 1}}) == "bad_argument");
    CHECK(read({{"cmd", "buy_dice"}, {"seat", 0}, {"pool", "op"}, {"dice", 1}, {"reason", "x"}}) == "bad_argument");
    CHECK(read({{"cmd", "jump"}, {"seat", 0}}) == "unknown_command");
    const Json bad_setting{{"which", "refreshment"}, {"to", -3}};
    CHECK(read({{"cmd", "propose_tenet"},
                {"seat", 0},
                {"kind", "rules_gimmick"},
                {"text", "x"},
                {"setting", bad_setting}}) == "BAD_SETTING");
    Table table = k();
    table.did(table.against(A, "Ogre"));
    refuses(table, {{BuyDice{A, CP, 0, "x"}, "BAD_AMOUNT"},
                    {BuyDice{A, CP, -1, "x"}, "BAD_AMOUNT"},
                    {BuyDice{A, CP, 1, ""}, "TEXT_REQUIRED"},
                    {BuyDice{A, CP, 21, "x"}, "NOT_ENOUGH_COINS"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 0}}, "x"}, "BAD_AMOUNT"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, -23}}, "x"}, "BAD_AMOUNT"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 2'000'000'000}}, "x"}, "BAD_AMOUNT"},
                    {ProposeMatter{A, MatterKind::Adjust, {}, "x"}, "BAD_AMOUNT"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 1}}, ""}, "TEXT_REQUIRED"},
                    {ProposeMatter{A, MatterKind::EndGame, {{B, 1}}, ""}, "BAD_AMOUNT"},
                    {ReduceImportance{A, table.card("Witch")}, "BAD_AMOUNT"}});
}
