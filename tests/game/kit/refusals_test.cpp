// The refusals of the story games, in their code, rule and words: every command of a game's replay, also with a field
// changed, is asked at every second step of that replay. tests/replays/refusals.txt has a line for each game; if a rule
// book changes, replace it with the output of this test.

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "engine/core/hash.h"
#include "game/kit/kind_of.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/journal.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/universalis/rules/universalis.h"
#include "tests/support/at_least.h"

namespace {

using rules::Json;

std::string replay_text(const std::string& file) {
    std::ifstream in(COINWARS_SOURCE_DIR "/tests/replays/" + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

rules::Record story_record(std::string_view game) {
    const auto read = rules::read_record_text(replay_text("stories/" + std::string(game) + ".json"));
    REQUIRE(read);
    const auto record = rules::record_from_json(read->record);
    REQUIRE(record);
    return *record;
}

using Texts = std::map<std::string, std::set<std::string>>;

// What a field could also hold: other seats, things that are known here and others, texts too long.
std::vector<Json> others_for(const std::string& key, const Json& value, const Texts& known) {
    if (key == "cmd") return {};
    if (value.is_boolean()) return {!value.get<bool>()};
    if (value.is_number_integer()) return {0, 1, 2, 99};
    if (!value.is_string()) return {Json::array(), nullptr};
    if (key == "seat" || key == "player") return {"gm", "cm", "p1", "p2", "p3", "p8"};
    std::vector<Json> list{"nobody", "gm:Nobody", "", std::string(5000, 'x')};
    if (const auto texts = known.find(key); texts != known.end())
        for (const std::string& each : texts->second) list.push_back(each);
    return list;
}

// The texts under each key in the replay's commands, a few of each.
Texts texts_of(const rules::Record& record) {
    Texts texts;
    for (const rules::RecordStep& step : record.steps)
        for (const auto& [key, value] : step.command.items())
            if (value.is_string() && texts[key].size() < 3) texts[key].insert(value.get<std::string>());
    return texts;
}

// Each command of the replay, each kind of command with nothing in its fields, and both with one field changed.
std::vector<Json> asked_of(const rules::Record& record, const std::vector<Json>& empty) {
    std::vector<Json> list = empty;
    std::set<std::string> kinds;
    for (const rules::RecordStep& step : record.steps)
        if (kinds.insert(step.command["cmd"]).second) list.push_back(step.command);
    const Texts texts = texts_of(record);
    const std::vector<Json> plain = list;
    for (const Json& command : plain)
        for (const auto& [key, value] : command.items())
            for (Json& other : others_for(key, value, texts)) {
                list.push_back(command);
                list.back()[key] = std::move(other);
            }
    for (const rules::RecordStep& step : record.steps) list.push_back(step.command);
    return list;
}

// Each kind of command with nothing in its fields.
template <class S, class Actions>
std::vector<Json> empty_commands() {
    std::vector<Json> list;
    for (const rules::Named& each : rules::NamedOf<Actions>::list()) {
        Actions made;
        each.make(&made);
        if constexpr (std::is_same_v<Actions, typename S::Command>)
            list.push_back(S::to_json(made));
        else
            list.push_back(S::to_json({{}, made}));
    }
    return list;
}

struct Refused {
    core::Hash hash{};
    std::map<std::string, int> codes{};

    void add(const rules::Refusal& refusal) {
        hash.add(std::string_view(refusal.code)).add(std::string_view(refusal.rule));
        hash.add(std::string_view(words::english(refusal.message)));
        ++codes[refusal.code];
    }
};

template <class S, class Actions>
std::string refusals_of() {
    const rules::Record record = story_record(S::name());
    std::vector<typename S::Command> asked;
    Refused refused;
    for (const Json& json : asked_of(record, empty_commands<S, Actions>())) {
        const auto command = S::command_from(json);
        if (command)
            asked.push_back(*command);
        else
            refused.add(command.error());
    }
    auto start = S::start(record.start);
    REQUIRE(start);
    rules::GameSession<S> session(std::move(*start), 1);
    bool ask = false;
    for (const rules::RecordStep& step : tests::at_least(80, record.steps)) {
        if (ask = !ask; ask)
            for (const auto& command : asked)
                if (const auto refusal = S::check(session.match(), command)) refused.add(*refusal);
        rules::RecordedHand hand(step.hand);
        REQUIRE(session.submit(*S::command_from(step.command), hand));
    }
    std::string line = std::string(S::name()) + ": " + core::to_hex(refused.hash.value());
    for (const auto& [code, times] : refused.codes) line += " " + code + " " + std::to_string(times);
    return line + "\n";
}

}  // namespace

TEST_CASE("every command of the story games is refused as it was: codes, rules and words") {
    using namespace rules;
    const std::string now = refusals_of<coin_rpg::CoinRpg, coin_rpg::Command>() +
                            refusals_of<edged_coins::EdgedCoins, edged_coins::Action>() +
                            refusals_of<universalis::Universalis, universalis::Command>() +
                            refusals_of<card_draw::CardDraw, card_draw::Action>();
    CHECK_MESSAGE(now == replay_text("refusals.txt"), "refusals.txt now:\n" << now);
}
