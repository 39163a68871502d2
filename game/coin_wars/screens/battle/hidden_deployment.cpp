// Hidden deployment: each side's coins are hidden from the other side until the first turn. At a shared table they are
// sealed: the other machine does not know their places.

#include <algorithm>
#include <set>

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

constexpr Vec2 kUnseen{-1e4, -1e4};  // inches: far outside any window

}  // namespace

void hand_over_hidden(Battle& battle) {
    if (!battle.hides() || battle.match().phase != cw::Phase::Deploy || battle.game.persons() < 2 ||
        battle.game.table()) {
        battle.deployment.seated.reset();
        return;
    }
    if (battle.deployment.seated == battle.match().side) return;
    battle.deployment.seated = battle.match().side;
    battle.deployment.put_down();
    battle.gathered = {};
    battle.dialog.ask = Ask::HandOver;
}

void BattleGame::share(remote::Table* table) {
    table_ = table;
    if (!table_ && draft_) drop_draft();
}

std::optional<cw::Side> BattleGame::drafting() const {
    const cw::Match& shared = session_->match();
    if (!table_ || !set_up_.hidden || shared.phase != cw::Phase::Deploy || table_->watches()) return std::nullopt;
    const cw::Side own = elsewhere(cw::Side::Heads) ? cw::Side::Tails : cw::Side::Heads;
    if (elsewhere(own) || shared.ready[cw::index(own)]) return std::nullopt;
    // The loser of the toss deploys first and may still change edges.
    const bool due = shared.side == own || table_->has_sealed(static_cast<int>(cw::index(cw::other(own))));
    return due ? std::optional(own) : std::nullopt;
}

void BattleGame::follow_draft() {
    const auto side = drafting();
    // Going back has changed what it was made from.
    if (draft_ && *draft_->match().scenario != *session_->match().scenario) drop_draft();
    if (draft_.operator bool() == side.has_value()) return;
    if (!side) return drop_draft();
    draft_ = std::make_unique<Session>(cw::set_up_alone(session_->match(), *side), 1);
    // Restore what was sealed.
    for (const remote::Secret& secret : table_->ledger().secrets)
        for (const rules::Json& json : secret.commands) {
            const auto command = cw::CoinWars::command_from(json);
            if (command && !holds_alternative<cw::Ready>(*command)) (void)draft_->submit(*command, hand_);
        }
    ++version_;
    stage_.set(match());
}

void BattleGame::drop_draft() {
    draft_.reset();
    ++version_;
    stage_.glide(match());
}

std::optional<rules::Refusal> BattleGame::draft(const std::vector<cw::Command>& commands) {
    const cw::Side side = match().side;
    if (sealed()) return rules::Refusal{"sealed", "", say("Anything sealed must be opened first.")};
    if (holds_alternative<cw::Ready>(commands.front())) {
        if (auto refusal = cw::CoinWars::check(match(), commands.front())) return refusal;
        std::vector<rules::Json> packet;
        for (const cw::Command& command : cw::set_up_of(match(), side))
            packet.push_back(cw::CoinWars::to_json(command));
        return table_->seal(static_cast<int>(cw::index(side)), packet);
    }
    const cw::Match before = match();
    std::vector<cw::Event> happened;
    std::optional<rules::Refusal> refusal;
    for (const cw::Command& command : commands) {
        const auto events = draft_->submit(command, hand_);
        if (!events) {
            refusal = events.error();
            break;
        }
        happened.insert(happened.end(), events->begin(), events->end());
    }
    if (happened.empty()) return refusal;
    ++version_;
    stage_.play(before, match(), happened);
    return refusal;
}

void cover(const Battle& battle, render::Scene& scene) {
    if (!battle.hides()) return;
    for (int coin = 0; coin < battle.match().count(); ++coin)
        if (battle.covers(coin)) scene.coins[static_cast<std::size_t>(coin)].at = kUnseen;
}

rules::Json covered_state(const Battle& battle) {
    rules::Json state = battle.game.state();
    if (!battle.hides()) return state;
    std::set<std::string> unseen;
    for (int coin = 0; coin < battle.match().count(); ++coin)
        if (battle.covers(coin)) unseen.insert(battle.match().id(coin));
    const auto drop = [&](const char* list, const auto& is_unseen) {
        rules::Json seen = rules::Json::array();
        for (const rules::Json& each : state[list])
            if (!is_unseen(each)) seen.push_back(each);
        state[list] = std::move(seen);
    };
    for (const char* list : {"coins", "watching", "arrivals"})
        drop(list, [&](const rules::Json& coin) { return unseen.contains(coin["id"]); });
    drop("armies", [&](const rules::Json& army) { return unseen.contains(army["members"][0]); });
    return state;
}

bool covers(const Battle& battle, const LogLine& line) {
    return std::ranges::any_of(line.told.coins, [&](int coin) { return battle.covers(coin); });
}

}  // namespace screens
