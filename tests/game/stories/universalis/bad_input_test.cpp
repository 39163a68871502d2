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
    CHECK(begins({{"players", {"A", " a"}}}) == "duplicate_name");
    CHECK(begins({{"players", {"A", ""}}}) == "text_required");
    CHECK(begins({{"players", {"A", std::string(41, 'x')}}}) == "text_too_long");
    CHECK(begins({{"players", {"A", 7}}}) == "bad_argument");
    CHECK(begins({{"players", "A"}}) == "player_count");
    CHECK(begins(table_of(2, {{"first", 2}})) == "unknown_id");
    CHECK(begins(table_of(2, {{"first", "A"}})) == "unknown_id");
    for (const Json& coins : {Json(-1), Json(1001), Json(2.5), Json("5"), Json(1e300)}) {
        CHECK(begins(table_of(2, {{"start_coins", coins}})) == "bad_amount");
        CHECK(begins(table_of(2, {{"refreshment", coins}})) == "bad_amount");
    }
    CHECK(begins(table_of(2, {{"options", {{"consent", "none"}}}})) == "bad_setting");
    CHECK(begins(table_of(2, {{"options", {{"veto", "all"}}}})) == "bad_setting");
    CHECK(begins(table_of(2, {{"options", {{"refreshment", 7}}}})) == "bad_setting");
    CHECK(begins(table_of(2, {{"dice", 6}})) == "bad_argument");
    CHECK(begins(Json::array()) == "bad_argument");
    CHECK(reason(table_of(2, {{"options", {{"consent", 3}}}})) == "/options/consent: 3 is not allowed in any setting.");
    CHECK(reason({{"players", {"A", "A"}}}) == "/players/1: Somebody here is already called \"A\".");
}

TEST_CASE("section 7.2: texts are written, and within their bounds") {
    Table table = t();
    refuses(table, {{Narrate{A, ""}, "text_required"},
                    {Narrate{A, " \n "}, "text_required"},
                    {Narrate{A, "\x1b[2J"}, "text_required"},
                    {Narrate{A, std::string(4001, 'x')}, "text_too_long"},
                    {makes(A, "two\nlines"), "text_required"},
                    {CreateMaster{A, std::string(81, 'x')}, "text_too_long"},
                    {ProposeTenet{A, TenetKind::StoryElement, kLong}, "text_too_long"},
                    {SetLocation{A, ""}, "text_required"},
                    {StartMiniScene{A, "Then", kLong}, "text_too_long"}});
    table.did({Narrate{A, "Rain.\nMore rain."}, DescribeEvent{A, std::string(4000, 'x')}});
}

TEST_CASE("section 7.3: amounts are whole and not too small") {
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}, {"coins", 2.5}}) == "bad_amount");
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}, {"coins", "2"}}) == "bad_amount");
    CHECK(read({{"cmd", "seal_bid"}, {"seat", 0}, {"coins", 10'000'000'000}}) == "bad_amount");
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
                {"setting", bad_setting}}) == "bad_setting");
    Table table = k();
    table.did(table.against(A, "Ogre"));
    refuses(table, {{BuyDice{A, CP, 0, "x"}, "bad_amount"},
                    {BuyDice{A, CP, -1, "x"}, "bad_amount"},
                    {BuyDice{A, CP, 1, ""}, "text_required"},
                    {BuyDice{A, CP, 21, "x"}, "not_enough_coins"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 0}}, "x"}, "bad_amount"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, -23}}, "x"}, "bad_amount"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 2'000'000'000}}, "x"}, "bad_amount"},
                    {ProposeMatter{A, MatterKind::Adjust, {}, "x"}, "bad_amount"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 1}}, ""}, "text_required"},
                    {ProposeMatter{A, MatterKind::EndGame, {{B, 1}}, ""}, "bad_amount"},
                    {ReduceImportance{A, table.card("Witch")}, "bad_amount"}});
}
