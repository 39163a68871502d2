// A whole small session, as told by its events.

#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

std::string side(const Json& event, const char* key) {
    return event[key].is_null() ? "cm" : event[key].get<std::string>();
}

// One event in a few words; empty for events that add nothing here.
std::string line(const Json& event) {
    const std::string name = event["event"];
    if (name == "round_started") return "round " + event["round"].dump();
    if (name == "toss_ready")
        return side(event, "owner") + " " + event["kind"].get<std::string>() + " at rank " + event["rank"].dump();
    if (name == "faces_read") return "  " + event["faces"].get<std::string>() + (event["second"] ? " (again)" : "");
    if (name == "toss_final") return event["success"] ? "  success" : "  failure";
    if (name == "hc_changed")
        return event["character"].get<std::string>() + " has " + event["hc"]["after"].dump() + " HC";
    if (event.contains("ec"))
        return event["character"].get<std::string>() + " " + name + ", " + event["ec"]["after"].dump() + " EC left";
    if (name == "character_down" || name == "passed" || name == "opposition_declined")
        return event["character"].get<std::string>() + " " + name;
    if (name == "coins_thrown" || name == "toss_result" || name == "window_opened") return "";
    return name;
}

std::string log(const Table& table) {
    std::string text;
    for (const Json& event : table.all)
        if (const std::string words = line(event); !words.empty()) text += words + "\n";
    return text;
}

}  // namespace

TEST_CASE("Edged Coins: an ambush, from the first card to the last toss") {
    Table table;
    table.add(with(actor(), {{"ec", 8}, {"weapons", Json::array({weapon(2)})}}));
    table.add(with(target(), {{"ec", 15}, {"hc", 4}, {"armor", {{"name", "Mail"}, {"power", 1}}}})).begin();
    table.did(call("r3", "difficult"));
    table.did(by("effort_skill", "p1", "actor"));
    table.throws("TT/HT").did(by("retoss", "p1", "actor"));
    table.throws("HT").rounds();
    table.did(attack({{"weapon", "Blade"}, {"opposers", {{{"character", "target"}}}}}));
    table.did(by("decline_oppose", "p2", "target"));
    table.throws("HT").did(by("force_retoss", "p2", "target"));
    table.throws("TH");
    table.did(by("effort_power", "p1", "actor", {{"sign", 1}}));
    table.throws("TT/HH;HT").rounds();
    table.did(cm("deal_damage", {{"target", "target"}, {"source", "fire"}, {"potency", 0}}));
    table.did(cm("end_play"));
    CHECK(log(table) == R"(character_added
character_added
play_started
toss_called
actor skill at rank 2
actor effort_bought, 7 EC left
actor skill at rank 3
  TT
  HT (again)
actor retoss_bought, 2 EC left
  HT
  success
round 1
attack_called
target opposition_declined
actor skill at rank 2
  HT
target retoss_forced, 0 EC left
  TH
  success
damage_started
actor damage at rank 2
actor effort_bought, 0 EC left
actor damage at rank 3
  TT
  HH (again)
  success
explosion
actor damage at rank 2
  HT
  success
limit_reached
damage_final
target has 1 HC
round 2
damage_started
damage_final
target has 0 HC
target character_down
play_ended
)");
}
