// Protocol 1 from a bot's view: one reply for each line, whatever the line is.

#include <doctest/doctest.h>

#include <set>
#include <sstream>

#include "game/cli/protocol.h"
#include "game/cli/protocol_lines.h"
#include "game/cli/subcommands.h"
#include "game/kit/json.h"

namespace {

using rules::Json;

const std::filesystem::path kAssets = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets";

std::vector<Json> served(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out, err;
    CHECK(cli::serve(kAssets, 1, {in, out, err}) == 0);
    CHECK(err.str().empty());
    std::vector<Json> replies;
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) replies.push_back(Json::parse(line));
    return replies;
}

// Returns the reply to the last request.
Json last(const std::string& input) { return served(input).back(); }

std::string code(const Json& reply) { return reply["ok"] == true ? "ok" : reply["error"]["code"].get<std::string>(); }

// Two pennies that touch, a nickel in range, ready to play.
const std::string kDuel = R"({"cmd":"new","battle":{"format":"coinwars-battle/1","first":"heads","sides":{
 "heads":{"coins":[{"id":"h1","type":"penny","at":[10,10]},{"id":"h2","type":"nickel","at":[20,10]}]},
 "tails":{"coins":[{"id":"t1","type":"penny","at":[10.75,10]},{"id":"t2","type":"dime","at":[20,13]}]}}}})";

std::string one_line(std::string text) {
    std::erase(text, '\n');
    return text + "\n";
}

}  // namespace

TEST_CASE("hello and games need no game; an id is repeated") {
    const auto replies =
        served("{\"cmd\":\"hello\",\"id\":7}\n{\"cmd\":\"games\",\"id\":\"g\"}\n{\"cmd\":\"state\",\"id\":[1]}\n");
    REQUIRE(replies.size() == 3);
    CHECK(replies[0]["protocol"] == 1);
    CHECK(replies[0]["id"] == 7);
    CHECK(replies[1]["games"][0] == "coin-wars");
    CHECK(code(replies[2]) == "no_game");
    CHECK(replies[2]["id"] == Json::array({1}));
}

TEST_CASE("changes turn the state that was told before into the one of now") {
    const auto replies = served(one_line(kDuel) + R"({"cmd":"changes"}
{"cmd":"changes"}
{"cmd":"move","coin":"h2","to":[20,11]}
{"cmd":"changes"}
{"cmd":"state"}
{"cmd":"attack","coin":"h1","target":"t1"}
{"cmd":"changes"}
{"cmd":"state"}
)" + one_line(kDuel) + R"({"cmd":"changes"}
)");
    REQUIRE(replies.size() == 11);
    Json known = replies[1]["state"];
    CHECK(known["coins"].size() == 4);
    CHECK(replies[2]["changes"] == Json::array());
    const auto told = [](Json state) {
        state.erase("ok");
        return state;
    };
    for (const std::size_t asked : {4u, 7u}) {
        CHECK(replies[asked]["ok"] == true);
        known = replies[asked].contains("state") ? replies[asked]["state"] : known.patch(replies[asked]["changes"]);
        CHECK(known == told(replies[asked + 1]));
    }
    CHECK(replies[4].dump().size() < replies[5].dump().size() / 4);
    CHECK(replies[10].contains("state"));
}

TEST_CASE("each bad line gets an error, and the next line is served") {
    struct Row {
        std::string line, code, sentence;
    };
    const Row rows[]{
        {"", "bad_json", "The line is not JSON: line 1, column 1: it is empty."},
        {"hello", "bad_json", "The line is not JSON: line 1, column 1: unexpected \"hello\"."},
        {"[1,2]", "bad_json", "The line is JSON, but not an object"},
        {"{\"cmd\":\"hello\"", "bad_json", "The line is not JSON: line 1, column 15: it ends too early."},
        {"{\"cmd\":\"hello\",\"x\":NaN}", "bad_json", "The line is not JSON: line 1, column 20: unexpected \"NaN\"."},
        {"{\"cmd\":\"hello\",\"x\":1e400}", "bad_json",
         "The line is not JSON: line 1, column 20: a number too large to hold."},
        {"{\"cmd\":\"\xff\xfe\"}", "bad_json", "The line is not JSON: line 1, column 9: bytes that are no UTF-8."},
        {"{\"cmd\":\"hello\",\"cmd\":\"new\"}", "bad_json",
         "The line is not JSON: line 1, column 20: the key \"cmd\" is listed twice in one object."},
        {std::string(100'000, '['), "bad_json",
         "The line is not JSON: line 1, column 33: nested more than 32 deep, at /0/0/0/0/0/0."},
        {std::string(100'000, '{'), "bad_json", "The line is not JSON: line 1, column 2: unexpected \"{\"."},
        {std::string(10u << 20, 'x'), "too_long", "The line is longer than 1048576 bytes."},
        {"{}", "unknown_command", "/cmd: the request names no command."},
        {"{\"cmd\":7}", "unknown_command", "/cmd: the request names no command."},
        {"{\"cmd\":\"move\"}", "no_game", "No game has been started"},
    };
    for (const Row& row : rows) {
        const auto replies = served(row.line + "\n{\"cmd\":\"hello\"}\n");
        REQUIRE(replies.size() == 2);
        CHECK(code(replies[0]) == row.code);
        const std::string message = replies[0]["error"]["message"];
        CHECK_MESSAGE(message.starts_with(row.sentence), message);
        CHECK(code(replies[1]) == "ok");
    }
}

TEST_CASE("lines: the longest allowed, Windows' ends, an end without one") {
    std::string padded = "{\"cmd\":\"hello\"";
    padded += std::string(cli::kMaxLine - padded.size() - 1, ' ') + "}";
    CHECK(code(last(padded + "\n")) == "ok");
    CHECK(code(last(padded + "\r\n")) == "ok");
    CHECK(code(last(padded + " \n")) == "too_long");
    CHECK(served("{\"cmd\":\"hello\"}\r\n{\"cmd\":\"hello\"}").size() == 2);
    CHECK(served("").empty());
}

TEST_CASE("new: a battle of one's own starts in play where all is placed and `first` is a side") {
    const Json state = last(one_line(kDuel));
    CHECK(state["phase"] == "play");
    CHECK(state["side"] == "heads");
    CHECK(state["turn"] == 1);
    CHECK(state["actions_left"] == 10);
    CHECK(state["table"]["width"] == 36);
    CHECK(state["coins"][0]["offense"] == 1);
    CHECK(state["armies"].empty());
    CHECK(state["rules"]["card_range"] == "any");
    CHECK(state["can_undo"] == false);
    CHECK(state["result"].is_null());
}

TEST_CASE("new: what is refused leaves the game that is running") {
    struct Row {
        std::string request, code, sentence;
    };
    const Row rows[]{
        {R"({"cmd":"new"})", "bad_argument", "/battle: is missing"},
        {R"({"cmd":"new","battle":7})", "bad_argument", "/battle: text is needed, not 7"},
        {R"({"cmd":"new","battle":{}})", "bad_battle", "/format: is missing: this does not say that it is a battle"},
        {R"({"cmd":"new","game":"chess","battle":"cannae"})", "bad_argument",
         "/game: there is no such game: `games` lists them"},
        {R"({"cmd":"new","battle":"cannae","seed":-1})", "bad_argument",
         "/seed: a whole number from 0 on is needed, not -1"},
        {R"({"cmd":"new","battle":"cannae","rules":{"dice":7}})", "bad_battle",
         "/rules/dice: must be one of 4, 6, 8, 10, 12, 20 or null, not 7"},
        {R"({"cmd":"new","battle":"cannae","rules":[]})", "bad_argument", "/rules: an object is needed"},
        {R"({"cmd":"new","battle":"cannae","ruels":{}})", "bad_argument", "/ruels: nothing has this name here"},
    };
    for (const Row& row : rows) {
        const auto replies = served(one_line(kDuel) + row.request + "\n{\"cmd\":\"state\"}\n");
        CHECK(code(replies[1]) == row.code);
        CHECK(replies[1]["error"]["message"] == row.sentence);
        CHECK(replies[2]["coins"].size() == 4);
    }
    const auto unknown = served("{\"cmd\":\"new\",\"battle\":\"atlantis\"}\n");
    CHECK(code(unknown[0]) == "bad_battle");
    const std::string message = unknown[0]["error"]["message"];
    CHECK_MESSAGE(message.starts_with("\"atlantis\": there is no battle by this name; choose from adrianople, "),
                  message);
}

TEST_CASE("new: rules override the battle's") {
    const Json state = last(
        "{\"cmd\":\"new\",\"battle\":\"two-lines\",\"rules\":{\"preset\":\"tournament\",\"friends\":"
        "\"block\"}}\n");
    CHECK(state["rules"]["fire_blocked"] == "any");
    CHECK(state["rules"]["friends"] == "block");
}

TEST_CASE("X-1 over the protocol: attack, both fall, undo, redo") {
    const auto replies = served(one_line(kDuel) + R"({"cmd":"odds","coin":"h1","target":"t1"}
{"cmd":"attack","coin":"h1","target":"t1","id":5}
{"cmd":"undo"}
{"cmd":"redo"}
{"cmd":"state"}
{"cmd":"attack","coin":"h1","target":"t1"}
)");
    CHECK(replies[1]["attacker_falls"] == 1.0);
    CHECK(replies[1]["target_falls"] == 1.0);
    CHECK(replies[1]["refusal"].is_null());
    CHECK(replies[2]["id"] == 5);
    std::string story;
    for (const Json& event : replies[2]["events"]) story += event["event"].get<std::string>() + " ";
    CHECK(story == "attacked attacked_back fell fell purse purse ");
    CHECK(replies[3]["events"][0]["event"] == "undone");
    CHECK(replies[5]["fallen"].size() == 2);
    CHECK(replies[5]["purse"]["heads"] == 1);
    CHECK(code(replies[6]) == "fallen");
}

TEST_CASE("odds of a Charge: where its first leg leads, or why it leads nowhere") {
    const std::string charge =
        R"({"format":"coinwars-battle/1","first":"heads","sides":{
 "heads":{"coins":[{"id":"h1","type":"dime","at":[10,10]},{"id":"h2","type":"dime","at":[20,10]}]},
 "tails":{"coins":[{"id":"t1","type":"penny","at":[13,10]}]}}})";
    const auto replies = served(one_line(R"({"cmd":"new","battle":)" + charge + "}") +
                                R"({"cmd":"odds","coin":"h1","via":[12.26,10],"target":"t1"}
{"cmd":"odds","coin":"h2","via":[15.5,10],"target":"t1"}
{"cmd":"move","coin":"h1","to":[12.26,10]}
{"cmd":"end_turn"}
{"cmd":"end_turn"}
{"cmd":"odds","coin":"h1","target":"t1","to":[11,12]}
)");
    CHECK(replies[1]["target_falls"] == 1.0);
    CHECK(replies[1]["attacker_falls"] == 0.0);
    CHECK(replies[1]["ranged"] == false);
    CHECK(code(replies[2]) == "not_touching");
    // It strikes from its place.
    CHECK(replies[6]["target_falls"] == 1.0);
    CHECK(replies[6]["refusal"].is_null());
}

TEST_CASE("legal names the targets and the greatest distance, or why not") {
    const auto replies = served(one_line(kDuel) + R"({"cmd":"legal","coin":"h1"}
{"cmd":"legal","coin":"h2"}
{"cmd":"legal","coin":"t1"}
{"cmd":"legal","coin":"x"}
{"cmd":"legal","army":"a1"}
)");
    CHECK(replies[1]["close"] == Json::array({"t1"}));
    CHECK(replies[1]["reach"] == 3.75);
    CHECK(replies[2]["ranged"] == Json::array({"t2"}));
    CHECK(replies[3]["why_not"]["code"] == "not_your_side");
    CHECK(code(replies[4]) == "unknown_coin");
    CHECK(code(replies[5]) == "unknown_coin");
}

TEST_CASE("X-20 over the protocol: too far is refused with the measure and the nearest point") {
    const Json reply = last(one_line(kDuel) + R"({"cmd":"move","coin":"h1","to":[6.24,10]})");
    CHECK(code(reply) == "out_of_reach");
    CHECK(reply["error"]["by"].get<double>() == doctest::Approx(0.01).epsilon(0.1));
    CHECK(reply["error"]["nearest"] == Json::array({6.25, 10.0}));
}

// Two Armies of three Pennies that touch, one led by a Quarter against them, dice off.
const std::string kArmies = R"({"cmd":"new","battle":{"format":"coinwars-battle/1","first":"heads","sides":{
 "heads":{"coins":[{"id":"h1","type":"penny","at":[10,10]},{"id":"h2","type":"penny","at":[10.75,10]},
  {"id":"h3","type":"penny","at":[11.5,10]},
  {"id":"h4","type":"dime","at":[20,10]},{"id":"h5","type":"penny","at":[12.25,10]}]},
 "tails":{"coins":[{"id":"t1","type":"quarter","at":[10,10.8545]},{"id":"t2","type":"penny","at":[9.1475,10.8545]},
  {"id":"t3","type":"dime","at":[10,11.6855]},
  {"id":"t4","type":"dime","at":[25,10]}],"armies":[["t2","t1","t3"]]}}}})";

TEST_CASE("the sample battle of the protocol: two pennies") {
    const Json state = last(one_line(R"({"cmd":"new","battle":
{"format": "coinwars-battle/1", "title": "Two pennies", "table": {"width": 36, "height": 24}, "coin_set": "us",
 "sides": {
  "heads": {"name": "Heads", "coins": [{"id": "h1", "type": "penny", "at": [10, 10]}], "armies": [],
            "zone": [[0,0],[36,0],[36,8],[0,8]], "names": {"penny": "Hoplite"}},
  "tails": {"name": "Tails", "coins": [{"id": "t1", "type": "penny", "at": [10.75, 10]}], "armies": []}},
 "terrain": [{"name": "Hill", "kind": "defensive", "polygon": [[1,1],[5,1],[5,4]]}],
 "rules": {"terrain": true, "morale": false, "dice": null, "going_beyond": false, "technology": null,
           "card_range": "any", "friends": "pass", "spy_beats_armored": false, "spy_struck_back": false,
           "engage": "no", "gather": "free", "army_front": "whole", "fire_blocked": "no"},
 "first": "heads", "victory": {"turns": 12, "at_limit": "purse", "heads": {"lost": {"side": "tails", "coins": 8}}, "tails": null}}})"));
    CHECK(code(state) == "ok");
    CHECK(state["rules"]["terrain"] == true);
    CHECK(state["victory"]["heads"]["lost"]["coins"] == 8);
    CHECK(state["victory"]["at_limit"] == "purse");
}

TEST_CASE("R-17, R-19 over the protocol: form answers with the army's id, then it is in the state") {
    const auto replies = served(one_line(kArmies) + R"({"cmd":"form","coins":["h1","h2","h3"]}
{"cmd":"state"}
{"cmd":"legal","army":"a2"}
{"cmd":"join","army":"a2","coins":["h5"]}
{"cmd":"move","coin":"h1","to":[10,9]}
{"cmd":"move","army":"a9","to":[10,9]}
{"cmd":"form","coins":["h4","h1"]}
)");
    CHECK(replies[0]["armies"].size() == 1);
    CHECK(replies[0]["armies"][0]["commander"] == "t1");
    const Json& formed = replies[1]["events"][0];
    CHECK(formed["event"] == "formed");
    CHECK(formed["army"] == "a2");
    CHECK(formed["members"] == Json::array({"h1", "h2", "h3"}));
    CHECK(formed["commander"].is_null());
    CHECK(replies[2]["coins"][0]["army"] == "a2");
    CHECK(replies[2]["armies"][1] ==
          Json::parse(
              R"({"id":"a2","side":"heads","members":["h1","h2","h3"],"commander":null,"acted":false,"cut_off":[]})"));
    CHECK(replies[2]["coins"][5]["offense"] == 11);
    CHECK(replies[3]["army"] == "a2");
    CHECK(replies[3]["cost"] == 3);
    CHECK(replies[3]["close"] == Json::array({"t1", "t2", "t3"}));
    CHECK(replies[4]["events"][0]["coins"] == Json::array({"h5"}));
    CHECK(code(replies[5]) == "in_army");
    CHECK(code(replies[6]) == "unknown_coin");
    CHECK(code(replies[7]) == "in_army");
}

TEST_CASE("R-24a over the protocol: a decision is awaited, everything else refused, then it is decided") {
    const auto replies = served(one_line(kArmies) + R"({"cmd":"decide","side":"tails","army":"a1","losses":[]}
{"cmd":"form","coins":["h1","h2","h3","h5"]}
{"cmd":"odds","army":"a2","target":"t1"}
{"cmd":"attack","army":"a2","target":"t1"}
{"cmd":"state"}
{"cmd":"end_turn"}
{"cmd":"move","coin":"h4","to":[20,11]}
{"cmd":"decide","side":"tails","army":"a1","losses":["t1"]}
{"cmd":"decide","side":"tails","army":"a1","losses":["t2"]}
{"cmd":"state"}
)");
    CHECK(code(replies[1]) == "bad_argument");
    CHECK(replies[3]["attack"]["offense"] == 4);
    CHECK(replies[3]["attack"]["units"].size() == 4);
    CHECK(replies[3]["chances"]["target"] == Json::array({0.0, 1.0, 0.0, 0.0}));
    CHECK(replies[3]["expected_losses"]["target"]["coins"] == 1.0);
    const Json& awaited = replies[5]["awaiting"][0];
    CHECK(awaited["decision"] == "losses");
    CHECK(awaited["side"] == "tails");
    CHECK(awaited["army"] == "a1");
    CHECK(awaited["damage"] == 4);
    CHECK(awaited["proposal"].size() == 1);
    CHECK(awaited["attacker"].is_string());
    CHECK(replies[4]["events"].back()["event"] == "awaiting");
    for (const std::size_t refused : {6u, 7u}) {
        CHECK(code(replies[refused]) == "awaiting");
        CHECK(replies[refused]["error"]["rule"] == "R-24a");
        CHECK(replies[refused]["error"]["message"] == "Tails must first decide which coins of Quarter's Army a1 fall.");
    }
    CHECK(code(replies[8]) == "bad_losses");
    CHECK(replies[9]["events"][0]["event"] == "decided");
    CHECK(replies[10]["awaiting"].empty());
}

TEST_CASE("CW-27 over the protocol: odds name the dice and the exact chances; dice can be told") {
    const auto replies =
        served(one_line(
                   R"({"cmd":"new","battle":{"format":"coinwars-battle/1","first":"heads","rules":{"dice":6},"sides":{
 "heads":{"coins":[{"id":"h1","type":"penny","at":[10,10]},{"id":"h2","type":"penny","at":[20,10]}]},
 "tails":{"coins":[{"id":"t1","type":"dime","at":[10.7275,10]},{"id":"t2","type":"dime","at":[30,10]}]}}}})") +
               R"({"cmd":"odds","coin":"h1","target":"t1"}
{"cmd":"attack","coin":"h1","target":"t1","dice":[4,2]}
{"cmd":"attack","coin":"h1","target":"t1","dice":[4,2,1,7]}
{"cmd":"attack","coin":"h1","target":"t1","dice":[4,2,1,6]}
)");
    CHECK(replies[1]["attack"]["dice"] ==
          Json::parse(R"([{"die":6,"adds_to":"offense"},{"die":6,"adds_to":"defense"}])"));
    // The die must show at least 2 more than the other: 10 of 36.
    CHECK(replies[1]["target_falls"].get<double>() == doctest::Approx(10.0 / 36));
    CHECK(code(replies[2]) == "bad_argument");
    CHECK(code(replies[3]) == "bad_argument");
    const Json& attacked = replies[4]["events"][0];
    CHECK(attacked["dice"][0] == Json::parse(R"({"die":6,"shown":4,"adds_to":"offense"})"));
    CHECK(attacked["damage"] == 5);
    CHECK(attacked["beats"] == true);
}

TEST_CASE("a seeded game is repeatable, and no seed shows in its state") {
    const std::string requests = R"({"cmd":"new","battle":"two-lines","seed":4}
{"cmd":"agree","side":"heads"}
{"cmd":"agree","side":"tails"}
{"cmd":"faces","swap":false}
{"cmd":"toss"}
{"cmd":"record"}
)";
    CHECK(served(requests) == served(requests));
    CHECK(served(requests)[0].dump().find("seed") == std::string::npos);
}

TEST_CASE("games without a seed differ from each other, and are the same for the same seed of the program") {
    std::string requests;
    for (int i = 0; i < 20; ++i)
        requests += R"({"cmd":"new","battle":"two-lines"}
{"cmd":"agree","side":"heads"}
{"cmd":"agree","side":"tails"}
{"cmd":"faces","swap":false}
{"cmd":"toss"}
)";
    const std::vector<Json> replies = served(requests);
    std::set<Json> tosses;
    for (std::size_t i = 4; i < replies.size(); i += 5) tosses.insert(replies[i]);
    CHECK(tosses.size() > 1);
    CHECK(served(requests) == replies);
}
