// Coins that a Power asks for are clicked where they lie: lit while one may be taken, ringed once they are.

#include "game/stories/coin_rpg/screen/coin_picking.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/thrown_coins.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;

bool is_grabbing(const RpgView& view) { return view.pick && view.pick->power == rpg::PowerKind::GrabbyHands; }

// The coin that a choice of the picked Power would throw anew; nothing where it is no such choice.
std::optional<int> coin_of(const rpg::Command& command) {
    if (const auto* luck = std::get_if<rpg::UseLuck>(&command)) return luck->coin;
    if (const auto* bait = std::get_if<rpg::UseFlamebait>(&command)) return bait->coin;
    if (const auto* burn = std::get_if<rpg::DecideAtZero>(&command)) return burn->flamebait_coin;
    return std::nullopt;
}

// Grabby Hands takes and gives in one contest: that of the first coin picked.
bool fits_the_pick(const RpgView& view, const rpg::TableCoin& coin) {
    const rpg::Match& match = view.match();
    if (!match.contest(coin.contest).is_open()) return false;
    for (const auto* picked : {&view.pick->take, &view.pick->give})
        if (!picked->empty()) return rpg::find_coin(match.turn, picked->front())->contest == coin.contest;
    return true;
}

std::vector<int> offered_coins(const RpgView& view) {
    std::vector<int> numbers;
    if (!view.pick) return numbers;
    if (is_grabbing(view)) {
        for (const rpg::TableCoin& coin : view.match().turn.coins)
            if (fits_the_pick(view, coin)) numbers.push_back(coin.number);
        return numbers;
    }
    for (const rpg::Command& command : rpg_power_uses(view, view.pick->power))
        if (const auto coin = coin_of(command)) numbers.push_back(*coin);
    return numbers;
}

void toggle(std::vector<int>& numbers, int number) {
    if (std::erase(numbers, number) == 0) numbers.push_back(number);
}

void take_coin(RpgView& view, int number) {
    if (is_grabbing(view)) {
        const bool own = rpg::find_coin(view.match().turn, number)->side == rpg::Side::Own;
        return toggle(own ? view.pick->give : view.pick->take, number);
    }
    for (const rpg::Command& command : rpg_power_uses(view, view.pick->power))
        if (coin_of(command) == number) return use_rpg_power(view, command);
}

bool is_picked(const RpgPick& pick, int number) {
    return std::ranges::find(pick.take, number) != pick.take.end() ||
           std::ranges::find(pick.give, number) != pick.give.end();
}

}  // namespace

std::optional<rpg::PowerKind> power_used_by(const rpg::Command& command) {
    if (std::holds_alternative<rpg::UseLuck>(command)) return rpg::PowerKind::Luck;
    if (std::holds_alternative<rpg::UseFlamebait>(command)) return rpg::PowerKind::Flamebait;
    if (std::holds_alternative<rpg::UseGrabby>(command)) return rpg::PowerKind::GrabbyHands;
    if (std::holds_alternative<rpg::UseOffensive>(command)) return rpg::PowerKind::Offensive;
    if (std::holds_alternative<rpg::UseDefensive>(command)) return rpg::PowerKind::Defensive;
    if (const auto* help = std::get_if<rpg::AddHelper>(&command); help && !help->pay)
        return rpg::PowerKind::SoCool;
    if (const auto* burn = std::get_if<rpg::DecideAtZero>(&command); burn && burn->flamebait_coin)
        return rpg::PowerKind::Flamebait;
    return std::nullopt;
}

std::vector<rpg::Command> rpg_power_uses(const RpgView& view, rpg::PowerKind power) {
    std::vector<rpg::Command> uses;
    for (const rpg::Choice& choice : rpg::choices(view.match(), view.match().current()))
        if (!choice.refusal && power_used_by(choice.command) == power) uses.push_back(choice.command);
    return uses;
}

bool asks_for_coins(rpg::PowerKind power) {
    return power == rpg::PowerKind::Luck || power == rpg::PowerKind::Flamebait ||
           power == rpg::PowerKind::GrabbyHands;
}

std::optional<rpg::UseGrabby> picked_exchange(const RpgView& view) {
    if (!is_grabbing(view) || view.pick->take.empty()) return std::nullopt;
    const int contest = rpg::find_coin(view.match().turn, view.pick->take.front())->contest;
    return rpg::UseGrabby{view.match().current(), contest, view.pick->take, view.pick->give};
}

void follow_rpg_picking(RpgView& view) {
    // What was picked for a Power that can no longer be used is let go.
    if (view.pick && (!rpg::in_scene(view.match().phase) || view.helping ||
                      rpg_power_uses(view, view.pick->power).empty()))
        view.pick.reset();
    for (const platform::Event& event : view.app.events()) {
        if (!view.pick || event.kind != platform::Event::Kind::Press) continue;
        const Vec2 at = view.view.to_table(event.at);
        for (const int number : offered_coins(view)) {
            const auto place = std::ranges::find(view.places, number, &RpgCoinPlace::number);
            if (place == view.places.end() || core::distance(place->disc.center, at) > place->disc.radius)
                continue;
            take_coin(view, number);
            break;
        }
    }
}

void mark_rpg_picking(const RpgView& view) {
    if (!view.pick || view.tray.moving()) return;
    const ui::Painter paint = view.app.ui().paint();
    for (const int number : offered_coins(view)) {
        const auto place = std::ranges::find(view.places, number, &RpgCoinPlace::number);
        if (place == view.places.end()) continue;
        const Vec2 middle = view.view.to_pixels(place->disc.center);
        const double radius = place->disc.radius * view.view.scale;
        const bool picked = is_picked(*view.pick, number);
        paint.circle(middle, radius + view.app.ui().px(picked ? 3 : 2),
                     picked ? palette::kAccent : palette::kBrassLight, view.app.ui().px(picked ? 4 : 2));
    }
}

}  // namespace screens
