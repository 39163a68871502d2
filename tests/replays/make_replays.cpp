// Plays the battles of this folder and writes them as replays, then the table of the rules they cover into
// README.md.
//
//   make_replays              all of them, and the table
//   make_replays NAME         only that battle
//   make_replays --table      only the table
//   make_replays --stories    the story games' sessions again, with today's hashes

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <exception>
#include <fstream>
#include <iostream>
#include <sstream>

#include "game/kit/hands/physical_hand.h"
#include "game/kit/hands/quick_hand.h"
#include "game/systems/systems.h"
#include "tests/replays/coverage.h"
#include "tests/replays/plan.h"

namespace {

using namespace replays;

const std::filesystem::path kFolder = std::filesystem::path(COINWARS_SOURCE_DIR) / "tests" / "replays";

std::unique_ptr<rules::Hand> hand_of(const Plan& plan) {
    if (plan.hand == Throwing::Physical) return std::make_unique<hands::PhysicalHand>();
    return std::make_unique<hands::QuickHand>();
}

// One step on each line.
std::string text_of(const rules::Record& record) {
    rules::Json json = to_json(record);
    const rules::Json steps = json["steps"];
    const std::string checksum = json["checksum"];
    json.erase("steps");
    json.erase("checksum");
    std::string text = json.dump();
    text.back() = ',';
    text += "\n\"steps\": [";
    for (std::size_t i = 0; i < steps.size(); ++i) text += (i == 0 ? "\n" : ",\n") + steps[i].dump();
    return text + "\n],\n\"checksum\": \"" + checksum + "\"}\n";
}

void make(const Plan& plan) {
    Stage stage(plan.battle, plan.seed, hand_of(plan));
    plan.play(stage);
    std::ofstream(kFolder / (plan.name + ".json"), std::ios::binary) << text_of(stage.record());
    const auto& outcome = stage.match().outcome;
    std::cout << plan.name << ": " << stage.record().steps.size() << " steps, turn " << stage.match().turn << ", "
              << (outcome ? outcome->by : "not over") << ", purses " << stage.match().purse[0] << " and "
              << stage.match().purse[1] << "\n";
}

std::vector<Plan> plans() {
    std::vector<Plan> all = opening_plans();
    for (auto& more : {army_plans(), advanced_plans(), ending_plans(), special_plans()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

// Keeps the text before the table.
void write_table() {
    const std::string mark = "<!-- written by make_replays from here on -->\n";
    std::ifstream in(kFolder / "README.md", std::ios::binary);
    std::stringstream old;
    old << in.rdbuf();
    in.close();
    const std::string text = old.str().substr(0, old.str().find(mark));
    std::string shows = "| file | shows |\n|---|---|\n";
    for (const Plan& plan : plans()) shows += "| `" + plan.name + ".json` | " + plan.shows + " |\n";
    std::ofstream(kFolder / "README.md", std::ios::binary) << text << mark << "\n"
                                                           << shows << "\n## Which rule is met where\n\n"
                                                           << table_of(replays_in(kFolder));
}

// Accepts hashes of any version without comparing them.
void renew(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    auto record = rules::record_from_json(rules::Json::parse(in)).value();
    in.close();
    record.version = 0;
    rules::Record renewed = rules::replay(record).value()->record();
    renewed.about = record.about;
    std::ofstream(file, std::ios::binary) << text_of(renewed);
}

int run(const std::string& only) {
    if (only == "--stories")
        for (const auto& entry : std::filesystem::directory_iterator(kFolder / "stories"))
            if (entry.is_regular_file()) renew(entry.path());
    for (const Plan& plan : plans())
        if (only.empty() || only == plan.name) make(plan);
    if (only.empty() || only == "--table") write_table();
    return 0;
}

}  // namespace

int main(int count, char** words) {
    doctest::Context context;
    context.setAsDefaultForAssertsOutOfTestCases();
    try {
        return run(count > 1 ? words[1] : "");
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
        return 1;
    }
}
