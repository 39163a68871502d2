// The results of whole wars, as text and as JSON.

#include <algorithm>

#include "engine/core/decimal.h"
#include "engine/core/hash.h"
#include "game/coin_wars/lab/war_run.h"

namespace lab {

namespace {

using Numbers = std::map<std::string, int>;

int median(std::vector<int> numbers) {
    if (numbers.empty()) return 0;
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

struct WarTally {
    std::array<int, 2> wins{};
    Numbers by, fell;
    std::map<std::string, std::array<int, 3>> places;  // won by the first nation, by the second, drawn
    std::vector<int> lengths, turns;

    explicit WarTally(const std::vector<FoughtWar>& fought) {
        for (const FoughtWar& war : fought) {
            if (war.winner >= 0) ++wins[static_cast<std::size_t>(war.winner)];
            ++by[war.by];
            for (const std::string& leader : war.fell) ++fell[leader];
            for (std::size_t i = 0; i < war.course.size(); ++i)
                ++places[war.course[i]][war.winners[i] < 0 ? 2 : static_cast<std::size_t>(war.winners[i])];
            lengths.push_back(static_cast<int>(war.course.size()));
            turns.push_back(war.turns);
        }
    }
    int stuck() const {
        const auto found = by.find("stuck");
        return found == by.end() ? 0 : found->second;
    }
};

std::string listed(const Numbers& numbers) {
    std::string text;
    for (const auto& [name, number] : numbers) text += (text.empty() ? "" : ", ") + name + " " + std::to_string(number);
    return text.empty() ? "none" : text;
}

std::uint64_t checksum(const std::vector<FoughtWar>& fought) {
    core::Hash hash;
    for (const FoughtWar& war : fought) hash.add(war.hash);
    return hash.value();
}

}  // namespace

std::string war_text(const wars::WarFile& war, const std::vector<FoughtWar>& fought) {
    const WarTally tally(fought);
    const auto& nations = war.plan.nations;
    const auto number = [](int count) { return std::to_string(count); };
    std::string text = war.plan.title + ": " + core::counted(static_cast<std::int64_t>(fought.size()), "war", "wars") +
                       "\n  won by " + nations[0].name + " " + number(tally.wins[0]) + ", by " + nations[1].name + " " +
                       number(tally.wins[1]) + "; ended by " + listed(tally.by) + "\n";
    if (!tally.lengths.empty())
        text += "  battles " + number(*std::ranges::min_element(tally.lengths)) + " to " +
                number(*std::ranges::max_element(tally.lengths)) + ", in the middle " + number(median(tally.lengths)) +
                "; turns in the middle " + number(median(tally.turns)) + "\n";
    for (const rules::war::Place& place : war.plan.places)
        if (const auto row = tally.places.find(place.id); row != tally.places.end())
            text += "  " + place.title + ": " + nations[0].name + " " + number(row->second[0]) + ", " +
                    nations[1].name + " " + number(row->second[1]) + ", drawn " + number(row->second[2]) + "\n";
    text += "  leaders fallen: " + listed(tally.fell) + "\n  stuck: " + number(tally.stuck()) + "\n";
    return text + "  checksum " + core::to_hex(checksum(fought)) + "\n";
}

rules::Json war_json(const wars::WarFile& war, const std::vector<FoughtWar>& fought) {
    const WarTally tally(fought);
    rules::Json places = rules::Json::object();
    for (const auto& [place, row] : tally.places) places[place] = row;
    return {{"war", war.name},          {"wars", fought.size()},
            {"wins", tally.wins},       {"ended_by", tally.by},
            {"battles", tally.lengths}, {"turns", tally.turns},
            {"places", places},         {"leaders_fallen", tally.fell},
            {"stuck", tally.stuck()},   {"checksum", core::to_hex(checksum(fought))}};
}

}  // namespace lab
