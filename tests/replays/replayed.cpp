#include "tests/replays/replayed.h"

#include <algorithm>
#include <stdexcept>

#include "game/coin_wars/battles/json_file.h"
#include "game/kit/session/recorded_hand.h"
#include "tests/replays/attempts.h"

namespace replays {

namespace {

std::set<std::string> refusing_rules(const Replayed& replay) {
    std::set<std::string> rules;
    for (std::size_t i = 0; i < replay.steps().size(); ++i) {
        // Late in long battles, moments are much alike.
        if (i > 60 && i % 4 != 0 && replay.steps()[i].before.awaiting.empty()) continue;
        const Match& match = replay.steps()[i].before;
        for (const Command& command : attempts(match))
            if (const auto refusal = CoinWars::check(match, command)) rules.insert(refusal->rule);
    }
    return rules;
}

}  // namespace

Replayed replayed(const std::string& name, const rules::Record& record) {
    auto start = CoinWars::start(record.start);
    if (!start) throw std::runtime_error(name + ": " + words::english(start.error().message));
    Replayed replay{name, rules::GameSession<CoinWars>(std::move(*start), 1), {}};
    for (const rules::RecordStep& step : record.steps) {
        const auto command = CoinWars::command_from(step.command);
        rules::RecordedHand hand(step.hand);
        if (!command || !replay.session.submit(*command, hand))
            throw std::runtime_error(name + ": " + step.command.dump() + " is refused");
    }
    replay.refused = refusing_rules(replay);
    return replay;
}

std::vector<Replayed> replays_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<Replayed> replays;
    for (const auto& file : files) {
        const auto json = battles::read_json(file);
        const auto record = json ? rules::record_from_json(*json) : core::Result<rules::Record, rules::Refusal>();
        if (!json || !record) throw std::runtime_error(file.filename().string() + " is no replay");
        replays.push_back(replayed(file.filename().string(), *record));
    }
    return replays;
}

}  // namespace replays
