// The story games through the protocol: started, played, queried, undone.

#include <doctest/doctest.h>

#include "game/cli/protocol.h"
#include "game/kit/json.h"

namespace {

using rules::Json;

const std::filesystem::path kShipped = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets";

Json told(cli::Protocol& protocol, const Json& request) { return Json::parse(protocol.answer(request.dump())); }

Json code_of(const Json& reply) { return reply["ok"] == true ? Json("ok") : reply["error"]["code"]; }

const Json kEdged{{"cmd", "new"}, {"game", "edged-coins"}, {"seed", 4}, {"table", {{"seats", {"Ada"}}}}};

}  // namespace

TEST_CASE("Edged Coins is served: a character, a toss, its odds, undo up to the throw") {
    cli::Protocol protocol(kShipped, 1);
    Json reply = told(protocol, kEdged);
    CHECK(code_of(reply) == "ok");
    CHECK(reply["phase"] == "setup");
    const Json record{{"id", "mira"}, {"seat", "p1"}, {"name", "Mira"}, {"hc", 5},
                      {"ec", 5},      {"hc_max", 9},  {"ec_max", 9},    {"skills", {{"climb", 1}}}};
    CHECK(code_of(told(protocol, {{"cmd", "add_character"}, {"seat", "cm"}, {"record", record}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "start_play"}, {"seat", "cm"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "redo"}})) == "ok");
    const Json call{{"cmd", "call_toss"}, {"seat", "cm"}, {"owner", "mira"}, {"kind", "skill"}, {"name", "climb"}};
    CHECK(code_of(told(protocol, call)) == "ok");
    reply = told(protocol, {{"cmd", "odds"}});
    CHECK(reply["toss"]["success"]["value"] == 0.5);
    CHECK(reply["toss"]["with_effort"]["value"] == 0.75);
    reply = told(protocol, {{"cmd", "legal"}, {"seat", "p1"}});
    CHECK(reply["choices"][0]["command"]["cmd"] == "throw");
    CHECK(reply["choices"][0]["coins"] == 1);
    CHECK(code_of(told(protocol, {{"cmd", "throw"}, {"seat", "cm"}})) == "not_your_decision");
    CHECK(code_of(told(protocol, {{"cmd", "throw"}, {"seat", "p1"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "undo_thrown");
    reply = told(protocol, {{"cmd", "record"}});
    CHECK(reply["record"]["game"] == "edged-coins");
}

TEST_CASE("Coin Wars the RPG is served: a Character, a Scene, its odds, a round") {
    cli::Protocol protocol(kShipped, 1);
    const Json table{{"players", {"Ann"}}, {"options", {{"easy_hard_minimum", false}}}};
    Json reply = told(protocol, {{"cmd", "new"}, {"game", "coin-rpg"}, {"seed", 4}, {"table", table}});
    CHECK(reply["phase"] == "characters");
    const Json ratings{{"bodiness", 3}, {"braininess", 3}, {"personality", 2}, {"coolness", 2}, {"miscellaneous", 2}};
    CHECK(code_of(told(protocol, {{"cmd", "submit_character"},
                                  {"seat", 0},
                                  {"name", "Mira"},
                                  {"ratings", ratings},
                                  {"misc_name", "Juggling"},
                                  {"strong", "braininess"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "redo"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "done_spending"}, {"seat", 0}})) == "ok");
    const Json traits = Json::array({{{"trait", "physical"}, {"coins", 4}}});
    CHECK(code_of(told(protocol, {{"cmd", "add_scene"}, {"seat", 0}, {"traits", traits}})) == "malformed");
    CHECK(code_of(told(protocol,
                       {{"cmd", "add_scene"}, {"seat", 0}, {"traits", traits}, {"description", "A gate."}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "finish_scenes"}, {"seat", 0}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "draw_scenes"}, {"count", 1}})) == "ok");
    reply = told(protocol, {{"cmd", "odds"}});
    CHECK(reply["contests"][0]["overall"]["sit_out"]["over"] == 22763);
    reply = told(protocol, {{"cmd", "legal"}, {"seat", 0}});
    CHECK(reply["choices"][0]["coins"] == 3);
    CHECK(code_of(told(protocol, {{"cmd", "toss"}, {"seat", 0}, {"faces", "HH"}})) == "bad_faces");
    CHECK(code_of(told(protocol, {{"cmd", "toss"}, {"seat", 0}, {"faces", "HHT"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "call_scene"}, {"seat", 0}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "undo_thrown");
    reply = told(protocol, {{"cmd", "record"}});
    CHECK(reply["record"]["game"] == "coin-rpg");
}

TEST_CASE("Card Draw is served: a character with real cards, a challenge, its odds, no undo of a draw") {
    cli::Protocol protocol(kShipped, 1);
    const Json table{{"seats", {"Ada"}}, {"options", {{"starting_professions", 0}}}};
    Json reply = told(protocol, {{"cmd", "new"}, {"game", "card-draw"}, {"seed", 4}, {"table", table}});
    CHECK(reply["phase"] == "setup");
    CHECK(reply["pile"] == 52);
    const auto gm = [&](const char* cmd, const Json& more = Json::object()) {
        Json request{{"cmd", cmd}, {"seat", "gm"}};
        request.update(more);
        return code_of(told(protocol, request));
    };
    CHECK(gm("add_character", {{"character", "franz"}, {"name", "Franz"}, {"owner", "p1"}}) == "ok");
    for (const auto& [kind, card] : {std::pair("innate", "2C"), {"temperament", "2D"}, {"type", "JD"}}) {
        CHECK(gm("draw_background", {{"character", "franz"}, {"kind", kind}, {"cards", {card}}}) == "ok");
        const std::string back = std::string(kind) == "innate" ? "red " : "blue ";
        CHECK(gm("name_background",
                 {{"character", "franz"}, {"card", back + card}, {"name", kind}, {"scope", "general"}}) == "ok");
    }
    CHECK(gm("start_campaign") == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "redo"}})) == "ok");
    CHECK(gm("begin_session") == "ok");
    CHECK(gm("begin_scene", {{"title", "The fair"}}) == "ok");
    reply = told(protocol, {{"cmd", "odds"}, {"character", "franz"}, {"suit", "diamonds"}});
    CHECK(reply["targets"][8]["automatic"] == true);
    CHECK(reply["targets"][9]["automatic"] == false);
    CHECK(gm("start_challenge", {{"character", "franz"}, {"name", "The crowd"}, {"suit", "hearts"}, {"tn", 8}}) ==
          "ok");
    reply = told(protocol, {{"cmd", "odds"}});
    CHECK(reply["draw"]["hit"]["over"] == 7);
    CHECK(reply["draw"]["hit"]["under"] == 13);
    reply = told(protocol, {{"cmd", "legal"}, {"seat", "p1"}});
    CHECK(reply["choices"][0]["command"]["cmd"] == "draw");
    CHECK(reply["choices"][0]["cards"] == 1);
    CHECK(gm("draw", {{"participant", "franz"}}) == "not_your_decision");
    CHECK(code_of(told(protocol, {{"cmd", "draw"}, {"seat", "p1"}, {"participant", "franz"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "undo_thrown");
    reply = told(protocol, {{"cmd", "record"}});
    CHECK(reply["record"]["game"] == "card-draw");
}

TEST_CASE("Universalis is served: bids stay sealed, an Event, what a seat may do, odds") {
    cli::Protocol protocol(kShipped, 1);
    const Json table{{"players", {"Ann", "Ben"}}, {"refreshment", 4}};
    Json reply = told(protocol, {{"cmd", "new"}, {"game", "universalis"}, {"seed", 4}, {"table", table}});
    CHECK(reply["phase"] == "tenets");
    const auto by = [&](int seat, const char* cmd, const Json& more = Json::object()) {
        Json request{{"cmd", cmd}, {"seat", seat}};
        request.update(more);
        return told(protocol, request);
    };
    CHECK(code_of(by(0, "pass_tenet")) == "ok");
    CHECK(code_of(by(1, "pass_tenet")) == "ok");
    reply = by(0, "seal_bid", {{"coins", 3}});
    CHECK(reply["events"].size() == 1);
    CHECK(told(protocol, {{"cmd", "state"}})["coins"]["wealth"] == Json({25, 25}));
    CHECK(code_of(by(1, "seal_bid", {{"coins", 30}})) == "not_enough_coins");
    CHECK(code_of(by(1, "seal_bid", {{"coins", 1}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "not_your_side");
    CHECK(code_of(by(0, "set_location", {{"place", "Inn"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "undo"}})) == "ok");
    CHECK(code_of(told(protocol, {{"cmd", "redo"}})) == "ok");
    CHECK(code_of(by(0, "describe_event", {{"text", "Rain falls."}})) == "ok");
    reply = told(protocol, {{"cmd", "legal"}, {"seat", 1}});
    CHECK(reply["choices"][0]["command"]["cmd"] == "interrupt");
    CHECK(reply["choices"][0]["cost"] == 1);
    reply = told(protocol, {{"cmd", "odds"}, {"dice", 3}, {"opposing", 2}});
    CHECK(reply["odds"]["first_roll"]["tie"]["over"] == 5);
    CHECK(code_of(by(0, "roll")) == "wrong_phase");
    CHECK(code_of(by(0, "roll", {{"dice", "many"}})) == "bad_argument");
    reply = told(protocol, {{"cmd", "record"}});
    CHECK(reply["record"]["game"] == "universalis");
}

TEST_CASE("a story game that cannot begin says why") {
    cli::Protocol protocol(kShipped, 1);
    const auto start = [&](const Json& changes) {
        Json request = kEdged;
        request.update(changes);
        return told(protocol, request);
    };
    CHECK(code_of(start({{"table", nullptr}})) == "bad_argument");
    CHECK(code_of(start({{"battle", "cannae"}})) == "bad_argument");
    CHECK(code_of(start({{"table", {{"seats", Json::array()}}}})) == "malformed");
    CHECK(start({{"table", {{"seats", {"A", ""}}}}})["error"]["message"].get<std::string>().starts_with("/seats/1: "));
    CHECK(code_of(told(protocol, {{"cmd", "state"}})) == "no_game");
}

TEST_CASE("two players of one name are refused at the start of each story game, whatever the case and the blanks") {
    cli::Protocol protocol(kShipped, 1);
    for (const char* game : {"coin-rpg", "edged-coins", "card-draw", "universalis"})
        for (const char* second : {"Ann", "ann", "\u00a0Ann"}) {
            const bool seats = std::string_view(game) == "edged-coins" || std::string_view(game) == "card-draw";
            Json table;
            table[seats ? "seats" : "players"] = {"Ann", second};
            const Json reply = told(protocol, {{"cmd", "new"}, {"game", game}, {"seed", 4}, {"table", table}});
            CHECK_MESSAGE(reply["ok"] == false, game << " " << second);
        }
}

TEST_CASE("why a player's name is refused is said alike in each story game, its length in signs") {
    struct Row {
        std::string name;
        const char* why;
    };
    std::string thai, family;
    for (int i = 0; i < 41; ++i) thai += "\u0e01\u0e33";  // each is a letter with its mark
    for (int i = 0; i < 40; ++i) family += "\U0001F468\u200D\U0001F469\u200D\U0001F467";
    const std::vector<Row> rows{
        {"", "A player's name is empty."},
        {"\u3164", "A player's name is nothing but spaces."},
        {"a\tb", "A player's name has a control character, which is not allowed."},
        {"a\nb", "A player's name has a line break, but must be a single line."},
        {thai, "A player's name is too long: it has 41 characters, and the limit is 40."},
        {" ann", "Somebody here is already called \" ann\"."},
        {family, ""},
    };
    cli::Protocol protocol(kShipped, 1);
    for (const std::string game : {"coin-rpg", "edged-coins", "card-draw", "universalis"}) {
        const char* key = game == "edged-coins" || game == "card-draw" ? "seats" : "players";
        for (const Row& row : rows) {
            const Json table{{key, {"Ann", row.name}}};
            const Json reply = told(protocol, {{"cmd", "new"}, {"game", game}, {"seed", 4}, {"table", table}});
            const std::string why = reply["ok"] == true ? "" : reply["error"]["message"].get<std::string>();
            CHECK_MESSAGE(why == (*row.why ? std::string("/") + key + "/1: " + row.why : ""), game);
        }
    }
}
