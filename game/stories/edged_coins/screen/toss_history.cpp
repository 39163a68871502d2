#include "game/stories/edged_coins/screen/toss_history.h"

#include "game/stories/edged_coins/screen/telling.h"
#include "game/stories/edged_coins/screen/words.h"

namespace screens::edged_coins {

namespace {

struct TossReader {
    bool chain = false;  // the call is for an explosive toss
    const ec::Match* match = nullptr;
    std::vector<SeenToss> tosses{};

    void operator()(const ec::TossReady& event) {
        const bool said_again = !tosses.empty() && tosses.back().throws.empty();
        if (!said_again) tosses.emplace_back();
        tosses.back().ready = event;
        tosses.back().who = person_name(*match, event.owner);
    }
    void operator()(const ec::TossFinal& event) {
        const bool own = event.kind == ec::TossKind::Skill || event.kind == ec::TossKind::Resistance;
        if (own && chain && !tosses.empty()) tosses.back().successes = event.successes;
    }
    void operator()(const ec::DamageFinal& event) {
        if (tosses.empty() || tosses.back().ready.kind != ec::TossKind::Damage) return;
        tosses.back().damage = event.amount;
        tosses.back().harmed = person_name(*match, event.target);
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

std::vector<SeenToss> tosses_seen(const Session& game, std::size_t steps) {
    const auto call = last_call(game, steps);
    if (!call) return {};
    const auto& all = game.steps();
    const auto* toss = get_if<ec::CallToss>(&all[*call].command.action);
    TossReader reader{toss && toss->explosive};
    for (std::size_t i = *call; i < steps; ++i) {
        reader.match = &game.after(i);
        for (const ec::Event& event : all[i].events) visit(reader, event);
    }
    return std::move(reader.tosses);
}

}  // namespace screens::edged_coins
