// Changed replays are detected: by the step's checksum at once, and if someone has fixed the checksums as well, by the
// step's hash.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "engine/core/random.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/kit/session/record.h"
#include "game/systems/systems.h"
#include "tests/support/at_least.h"
#include "tests/support/sanitized.h"

using rules::Json;

namespace {

struct File {
    std::string name;
    rules::Record record;
};

std::vector<File> all_files() {
    std::vector<File> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(COINWARS_SOURCE_DIR) / "tests" / "replays")) {
        if (entry.path().extension() != ".json") continue;
        const auto json = battles::read_json(entry.path());
        REQUIRE(json);
        const auto record = rules::record_from_json(*json);
        REQUIRE(record);
        files.push_back({entry.path().filename().string(), *record});
    }
    return files;
}

// The first invalid step; -1: none. Checksums are correct.
int fault_of(const rules::Record& record) {
    const auto played = rules::replay(record);
    return played ? -1 : static_cast<int>(played.error().step);
}

// Up to that step: later steps cannot make up for it.
rules::Record until(rules::Record record, std::size_t step) {
    record.steps.resize(step + 1);
    return record;
}

// The steps that satisfy `holds`, at most `max`, spread over the battle.
template <class Holds>
std::vector<std::size_t> steps_with(const rules::Record& record, std::size_t max, Holds holds) {
    std::vector<std::size_t> all, some;
    for (std::size_t i = 0; i < record.steps.size(); ++i)
        if (holds(record.steps[i])) all.push_back(i);
    for (std::size_t i = 0; i < all.size() && i < max; ++i)
        some.push_back(all[i * all.size() / std::min(max, all.size())]);
    return some;
}

bool is(const rules::RecordStep& step, const char* command) { return step.command["cmd"] == command; }

}  // namespace

TEST_CASE("every replay: a changed byte does not fit the checksum") {
    core::Random random(7);
    for (const File& file : tests::at_least(16, all_files())) {
        const std::string text = rules::to_json(file.record).dump();
        for (std::uint64_t i = 0; i < kit::seeds(40); ++i) {
            std::string changed = text;
            char& byte = changed[random.below(static_cast<std::uint32_t>(text.size()))];
            byte = byte == '7' ? '3' : '7';
            const Json json = Json::parse(changed, nullptr, false);
            if (json.is_discarded() || json == Json::parse(text)) continue;
            CHECK_MESSAGE(!rules::record_from_json(json), file.name << ": a changed byte was not found: " << i);
        }
    }
}

TEST_CASE(
    "every replay: whatever is changed in a step, its checksum names the step, also a die that changes "
    "nothing") {
    core::Random random(11);
    const auto names = [](const Json& json, std::size_t step) {
        const auto read = rules::record_from_json(json);
        return !read && words::english(read.error().message).starts_with("/steps/" + std::to_string(step) + "/");
    };
    for (const File& file : tests::at_least(16, all_files())) {
        const Json whole = rules::to_json(file.record);
        const std::size_t count = file.record.steps.size();
        for (std::size_t i = 0; i < count; i += kit::kSanitized ? 4 : 1) {
            Json changed = whole;
            Json& step = changed["steps"][i];
            if (!step["hand"].empty() && step["hand"][0].contains("die"))
                step["hand"][0]["shown"] = step["hand"][0]["shown"] == 1 ? 2 : 1;
            else
                step["command"]["note"] = random.below(100);
            CHECK_MESSAGE(names(changed, i), file.name << " step " << i);
            Json shorter = whole;
            shorter["steps"].erase(i);
            if (i + 1 < count) CHECK_MESSAGE(names(shorter, i), file.name << " without step " << i);
        }
        Json started = whole;
        started["start"]["title"] = "Another";
        CHECK_MESSAGE(names(started, 0), file.name);
    }
}

TEST_CASE("every replay: a changed place names its step, though the checksum is mended") {
    for (const File& file : tests::at_least(16, all_files())) {
        for (const std::size_t i : steps_with(file.record, 6, [](const auto& s) { return is(s, "place"); })) {
            rules::Record changed = until(file.record, i);
            changed.steps[i].command["at"][0] = changed.steps[i].command["at"][0].get<double>() + 0.125;
            CHECK_MESSAGE(fault_of(changed) == static_cast<int>(i), file.name << " step " << i);
        }
        // If contact or ground ends the move, a farther end may mean the same; a nearer one means something else.
        for (const std::size_t i : steps_with(file.record, 8, [](const auto& s) { return is(s, "move"); })) {
            rules::Record changed = until(file.record, i);
            changed.steps[i].command["to"][1] = changed.steps[i].command["to"][1].get<double>() + 40;
            CHECK_MESSAGE(fault_of(changed) == static_cast<int>(i), file.name << " step " << i);
        }
    }
}

TEST_CASE("every replay: a move that is legal too, a hair beside the one that was made, is found by the hash") {
    int with_moves = 0, found = 0;
    for (const File& file : all_files()) {
        const auto moves = steps_with(file.record, 12, [](const auto& s) { return is(s, "move"); });
        if (moves.size() < 3) continue;
        ++with_moves;
        bool one = false;
        for (const std::size_t i : moves) {
            rules::Record changed = until(file.record, i);
            Json& x = changed.steps[i].command["to"][0];
            x = x.get<double>() + 1.0 / 256;
            const auto played = rules::replay(changed);
            if (played) continue;  // contact ended both in the same place
            CHECK_MESSAGE(played.error().step == i, file.name << " step " << i);
            one = one || words::english(played.error().refusal.message).starts_with("the state's hash");
        }
        CHECK_MESSAGE(one, file.name);
        found += one;
    }
    CHECK(with_moves >= 8);
    CHECK(found == with_moves);
}

TEST_CASE("every replay: another command, coin, target or side names its step") {
    for (const File& file : tests::at_least(16, all_files())) {
        const auto expect = [&](std::size_t i, const Json& command) {
            rules::Record changed = until(file.record, i);
            changed.steps[i].command = command;
            CHECK_MESSAGE(fault_of(changed) == static_cast<int>(i),
                          file.name << " step " << i << " " << command.dump());
        };
        for (const std::size_t i : steps_with(file.record, 12, [](const auto& s) { return !is(s, "end_turn"); })) {
            expect(i, {{"cmd", "end_turn"}});
            expect(i, {{"cmd", "dance"}});
        }
        for (const std::size_t i : steps_with(file.record, 12, [](const auto& s) { return !is(s, "concede"); }))
            expect(i, {{"cmd", "concede"}, {"side", "heads"}});
        for (const std::size_t i :
             steps_with(file.record, 8, [](const auto& s) { return is(s, "attack") || is(s, "charge"); })) {
            Json command = file.record.steps[i].command;
            command["target"] = command.value("coin", "").empty() ? "nobody" : command["coin"];
            expect(i, command);
        }
        for (const std::size_t i :
             steps_with(file.record, 8, [](const auto& s) { return s.command.contains("side"); })) {
            Json command = file.record.steps[i].command;
            command["side"] = command["side"] == "heads" ? "tails" : "heads";
            expect(i, command);
        }
    }
}

TEST_CASE("every replay: a face, a die or an answer that does not belong names its step") {
    for (const File& file : tests::at_least(16, all_files())) {
        for (const std::size_t i : steps_with(file.record, 10, [](const auto& s) { return !s.hand.empty(); })) {
            const auto expect = [&](std::vector<rules::Answer> hand) {
                rules::Record changed = until(file.record, i);
                changed.steps[i].hand = std::move(hand);
                CHECK_MESSAGE(fault_of(changed) == static_cast<int>(i), file.name << " step " << i);
            };
            std::vector<rules::Answer> hand = file.record.steps[i].hand;
            expect({});
            hand.push_back(rules::Face::Heads);
            expect(hand);
            hand.pop_back();
            if (auto* face = get_if<rules::Face>(&hand[0]))
                *face = *face == rules::Face::Heads ? rules::Face::Tails : rules::Face::Heads;
            else if (auto* roll = get_if<rules::Roll>(&hand[0]))
                roll->sides += 1;
            else
                continue;
            expect(hand);
        }
    }
}

TEST_CASE("every replay: some die that shows another number changes who falls, and names its step") {
    int with_dice = 0, found = 0;
    for (const File& file : all_files()) {
        const auto rolled = steps_with(file.record, 30, [](const auto& s) {
            return !s.hand.empty() && holds_alternative<rules::Roll>(s.hand[0]);
        });
        if (rolled.empty()) continue;
        ++with_dice;
        bool one = false;
        for (const std::size_t i : rolled) {
            rules::Record changed = until(file.record, i);
            auto& roll = get<rules::Roll>(changed.steps[i].hand[0]);
            roll.shown = 2 * roll.shown > roll.sides ? 1 : roll.sides;
            const int fault = fault_of(changed);
            CHECK_MESSAGE((fault == -1 || fault == static_cast<int>(i)), file.name << " step " << i);
            one = one || fault == static_cast<int>(i);
        }
        found += one;
    }
    CHECK(with_dice >= 5);
    CHECK(found == with_dice);
}

TEST_CASE("every replay: a hash, a step left out, another option and another coin set are found") {
    for (const File& file : tests::at_least(16, all_files())) {
        const std::size_t last = file.record.steps.size() - 1;
        for (const std::size_t i : {std::size_t{0}, last / 2, last}) {
            rules::Record changed = file.record;
            changed.steps[i].hash[3] = changed.steps[i].hash[3] == 'a' ? 'b' : 'a';
            CHECK_MESSAGE(fault_of(changed) == static_cast<int>(i), file.name << " step " << i);
            rules::Record shorter = file.record;
            shorter.steps.erase(shorter.steps.begin() + static_cast<std::ptrdiff_t>(i));
            if (i < last) CHECK_MESSAGE(fault_of(shorter) == static_cast<int>(i), file.name << " without step " << i);
        }
        const std::pair<const char*, Json> changes[]{{"/rules/friends", "block"}, {"/rules/morale", true},
                                                     {"/rules/dice", 4},          {"/rules/gather", "own_reach"},
                                                     {"/coin_set/0/offense", 2},  {"/coin_set/3/cents", 26},
                                                     {"/table/width", 60},        {"/title", "Another"}};
        for (const auto& [place, value] : changes) {
            const std::string named = place;
            rules::Record changed = file.record;
            Json& there = changed.start[Json::json_pointer(place)];
            if (there == value) continue;
            there = value;
            CHECK_MESSAGE(fault_of(changed) == 0, file.name << " with " << named);
        }
    }
}
