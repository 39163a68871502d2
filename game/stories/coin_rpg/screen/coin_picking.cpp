// A Power's coins are picked by clicking them on the table: lit if they can be picked, ringed once picked.

#include "game/stories/coin_rpg/screen/coin_picking.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

bool is_grabbing(const View& view) { return view.round.pick && view.round.pick->power == rpg::PowerKind::GrabbyHands; }

// Grabby Hands swaps coins within one contest: that of the first coin picked.
bool fits_the_pick(const View& view, const rpg::TableCoin& coin) {
    const rpg::Match& match = view.match();
    if (!match.contest(coin.contest).is_open()) return false;
    for (const auto* picked : {&view.round.pick->take, &view.round.pick->give})
        if (!picked->empty()) return rpg::find_coin(match.turn, picked->front())->contest == coin.contest;
    return true;
}

std::vector<int> offered_coins(const View& view) {
    std::vector<int> numbers;
    if (!view.round.pick) return numbers;
    if (is_grabbing(view)) {
        for (const rpg::TableCoin& coin : view.match().turn.coins)
            if (fits_the_pick(view, coin)) numbers.push_back(coin.number);
        return numbers;
    }
    for (const rpg::Command& command : power_uses(view, view.round.pick->power))
        if (const auto coin = coin_thrown_again(command)) numbers.push_back(*coin);
    return numbers;
}

void toggle(std::vector<int>& numbers, int number) {
    if (std::erase(numbers, number) == 0) numbers.push_back(number);
}

void take_coin(View& view, int number) {
    if (is_grabbing(view)) {
        const bool own = rpg::find_coin(view.match().turn, number)->side == rpg::Side::Own;
        return toggle(own ? view.round.pick->give : view.round.pick->take, number);
    }
    for (const rpg::Command& command : power_uses(view, view.round.pick->power))
        if (coin_thrown_again(command) == number) return use_power(view, command);
}

bool is_picked(const Pick& pick, int number) {
    return core::contains(pick.take, number) || core::contains(pick.give, number);
}

}  // namespace

std::optional<int> coin_thrown_again(const rpg::Command& command) {
    if (const auto* luck = get_if<rpg::UseLuck>(&command)) return luck->coin;
    if (const auto* bait = get_if<rpg::UseFlamebait>(&command)) return bait->coin;
    if (const auto* burn = get_if<rpg::DecideAtZero>(&command)) return burn->flamebait_coin;
    return std::nullopt;
}

std::optional<rpg::PowerKind> power_used_by(const rpg::Command& command) {
    if (holds_alternative<rpg::UseLuck>(command)) return rpg::PowerKind::Luck;
    if (holds_alternative<rpg::UseFlamebait>(command)) return rpg::PowerKind::Flamebait;
    if (holds_alternative<rpg::UseGrabby>(command)) return rpg::PowerKind::GrabbyHands;
    if (holds_alternative<rpg::UseOffensive>(command)) return rpg::PowerKind::Offensive;
    if (holds_alternative<rpg::UseDefensive>(command)) return rpg::PowerKind::Defensive;
    if (const auto* help = get_if<rpg::AddHelper>(&command); help && !help->pay) return rpg::PowerKind::SoCool;
    if (const auto* burn = get_if<rpg::DecideAtZero>(&command); burn && burn->flamebait_coin)
        return rpg::PowerKind::Flamebait;
    return std::nullopt;
}

std::vector<rpg::Command> power_uses(const View& view, rpg::PowerKind power) {
    std::vector<rpg::Command> uses;
    for (const rpg::Choice& choice : rpg::choices(view.match(), view.match().current()))
        if (!choice.refusal && power_used_by(choice.command) == power) uses.push_back(choice.command);
    return uses;
}

bool asks_for_coins(rpg::PowerKind power) {
    return power == rpg::PowerKind::Luck || power == rpg::PowerKind::Flamebait || power == rpg::PowerKind::GrabbyHands;
}

std::optional<rpg::UseGrabby> picked_exchange(const View& view) {
    if (!is_grabbing(view) || view.round.pick->take.empty()) return std::nullopt;
    const std::vector<int>&take = view.round.pick->take, &give = view.round.pick->give;
    const int contest = rpg::find_coin(view.match().turn, take.front())->contest;
    return rpg::UseGrabby{view.match().current(), contest, {take.begin(), take.end()}, {give.begin(), give.end()}};
}

void follow_picking(View& view) {
    // Drops picks for a Power that can no longer be used.
    if (view.round.pick && (!rpg::in_scene(view.match().phase) || !view.plays(view.match().current()) ||
                            view.round.helping || power_uses(view, view.round.pick->power).empty()))
        view.round.pick.reset();
    const auto is_gone = [&](int number) { return !rpg::find_coin(view.match().turn, number); };
    if (view.round.pick)
        for (std::vector<int>* picked : {&view.round.pick->take, &view.round.pick->give})
            std::erase_if(*picked, is_gone);
    for (const platform::Event& event : view.app.events()) {
        if (!view.round.pick || event.kind != platform::Event::Kind::Press) continue;
        const Vec2 at = view.place.view.to_table(event.at);
        for (const int number : offered_coins(view)) {
            const auto place = std::ranges::find(view.round.places, number, &CoinPlace::number);
            if (place == view.round.places.end() || core::distance(place->disc.center, at) > place->disc.radius)
                continue;
            take_coin(view, number);
            break;
        }
    }
}

void mark_picking(const View& view) {
    if (!view.round.pick || view.round.tray.moving()) return;
    const ui::Painter paint = view.app.ui().paint();
    for (const int number : offered_coins(view)) {
        const auto place = std::ranges::find(view.round.places, number, &CoinPlace::number);
        if (place == view.round.places.end()) continue;
        const Vec2 middle = view.place.view.to_pixels(place->disc.center);
        const double radius = place->disc.radius * view.place.view.scale;
        const bool picked = is_picked(*view.round.pick, number);
        paint.circle(middle, radius + view.app.ui().px(picked ? 3 : 2),
                     picked ? palette::kAccent : palette::kBrassLight, view.app.ui().px(picked ? 4 : 2));
    }
}

}  // namespace screens::coin_rpg
