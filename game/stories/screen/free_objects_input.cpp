// Input for the loose objects on a story table: picking up, dragging, turning over.

#include <algorithm>

#include "game/stories/screen/free_objects.h"

namespace screens {

namespace {

using platform::Event;
using platform::Key;

constexpr double kNudge = 0.25;  // inches for each arrow key

}  // namespace

void FreeObjects::press(Vec2 at) {
    if (const auto counter = desk_.counter_at(at)) {
        choose_counter(*counter);
        grip_ = desk_.counters()[*counter].at - at;
        holding_ = true;
    } else if (const auto card = desk_.card_at(at)) {
        choose_card(*card);
        grip_ = desk_.find(*card)->at - at;
        holding_ = true;
    } else {
        choose_nothing();
    }
}

void FreeObjects::turn_over() {
    if (counter_)
        desk_.turn_counter(*counter_);
    else if (card_)
        desk_.turn_over(*card_);
    else
        return;
    keep();
}

void FreeObjects::turn(double by) {
    if (!card_) return;
    desk_.turn(*card_, by);
    keep();
}

void FreeObjects::move_to(Vec2 to) {
    if (counter_) {
        desk_.move_counter(*counter_, to);
        counter_ = desk_.counters().size() - 1;
    } else if (card_) {
        desk_.move(*card_, to);
    }
}

std::optional<Vec2> FreeObjects::place_of_chosen() const {
    if (counter_) return desk_.counters()[*counter_].at;
    if (card_) return desk_.find(*card_)->at;
    return std::nullopt;
}

void FreeObjects::take_away() {
    if (counter_)
        desk_.take_counter(*counter_);
    else if (card_)
        desk_.take_away(*card_);
    else
        return;
    choose_nothing();
    keep();
}

// Tab cycles through the cards.
void FreeObjects::walk(bool back) {
    const auto& cards = desk_.cards();
    if (cards.empty()) return;
    std::vector<int> numbers;
    for (const story::Card& card : cards) numbers.push_back(card.number);
    std::ranges::sort(numbers);
    const auto now = card_ ? std::ranges::find(numbers, *card_) : numbers.end();
    const std::size_t count = numbers.size();
    const std::size_t at =
        now == numbers.end() ? (back ? 0 : count - 1) : static_cast<std::size_t>(now - numbers.begin());
    choose_card(numbers[(at + (back ? count - 1 : 1)) % count]);
}

void FreeObjects::nudge(Vec2 by) {
    const auto from = place_of_chosen();
    if (!from) return;
    move_to(*from + by * kNudge);
    keep();
}

void FreeObjects::key(const Event& event, Keys keys) {
    if (event.mods.alt) return;
    const double far = event.mods.shift ? 4 : 1;
    if (event.key == Key::Tab && keys == Keys::All) walk(event.mods.shift);
    if (event.key == Key::Left) nudge({-far, 0});
    if (event.key == Key::Right) nudge({far, 0});
    if (event.key == Key::Up) nudge({0, far});
    if (event.key == Key::Down) nudge({0, -far});
    if (event.key == Key('F') && !event.mods.ctrl && !event.repeat) turn_over();
    if (event.key == Key('Z') && event.mods.ctrl && !home_ && can_take_back()) take_back();
    if (event.key == Key('R') && !event.mods.ctrl) turn(event.mods.shift ? kTurn : -kTurn);
    if (event.key == Key::Delete && !event.repeat) take_away();
}

void FreeObjects::follow(const render::View& view, Keys keys) {
    for (const Event& event : app_.events()) {
        const Vec2 at = view.to_table(event.at);
        switch (event.kind) {
            case Event::Kind::Press:
                press(at);
                if (event.clicks == 2) turn_over();
                break;
            case Event::Kind::Move:
                if (holding_) move_to(at + grip_);
                break;
            case Event::Kind::Release:
            case Event::Kind::Leave:
                if (holding_) keep();
                holding_ = false;
                break;
            case Event::Kind::KeyDown:
                key(event, keys);
                break;
            default:
                break;
        }
    }
}

}  // namespace screens
