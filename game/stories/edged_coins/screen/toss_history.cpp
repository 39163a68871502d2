#include "game/stories/edged_coins/screen/toss_history.h"

#include <algorithm>

namespace screens::edged_coins {

namespace {

bool is_call(const ec::Action& action) {
    return std::holds_alternative<ec::CallToss>(action) || std::holds_alternative<ec::CallAttack>(action) ||
           std::holds_alternative<ec::DealDamage>(action) || std::holds_alternative<ec::NextRound>(action) ||
           std::holds_alternative<ec::CallActiveResistance>(action) ||
           std::holds_alternative<ec::CallPassiveResistance>(action);
}

struct TossReader {
    std::vector<SeenToss> tosses{};

    void operator()(const ec::TossReady& event) {
        const bool said_again = !tosses.empty() && tosses.back().throws.empty();
        if (!said_again) tosses.emplace_back();
        tosses.back().ready = event;
    }
    void operator()(const ec::CoinsThrown& event) {
        tosses.back().throws.push_back({event.row, "", event.second});
        tosses.back().taken_up = false;
    }
    void operator()(const ec::FacesRead& event) { tosses.back().throws.back().faces = event.faces; }
    void operator()(const ec::TossResult& event) { tosses.back().success = event.success; }
    void operator()(const ec::Bought& event) {
        SeenToss& toss = tosses.back();
        const bool again = event.what == ec::Purchase::Retoss || event.what == ec::Purchase::ForcedRetoss;
        if (again) toss.throws.clear();
        toss.taken_up = again;
        toss.success = again ? std::nullopt : std::optional(!event.before);
    }
    template <class E>
    void operator()(const E&) {}
};

}  // namespace

std::vector<SeenToss> tosses_seen(const Session& game) {
    const auto& steps = game.steps();
    const auto call =
        std::find_if(steps.rbegin(), steps.rend(), [](const auto& step) { return is_call(step.command.action); });
    if (call == steps.rend()) return {};
    TossReader reader;
    for (auto step = call.base() - 1; step != steps.end(); ++step)
        for (const ec::Event& event : step->events) std::visit(reader, event);
    return std::move(reader.tosses);
}

}  // namespace screens::edged_coins
