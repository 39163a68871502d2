// What hands do at the story table: cards and counters are taken, pulled and turned over.

#include <algorithm>
#include <numbers>

#include "game/screens/story/view.h"

namespace screens {

namespace {

using platform::Event;
using platform::Key;

constexpr double kNudge = 0.25;                  // inches, by an arrow key
constexpr double kNotchTurn = std::numbers::pi / 36;  // five degrees, by a notch of the wheel

void press(StoryView& view, Vec2 at) {
    if (const auto counter = view.desk.counter_at(at)) {
        view.choose_counter(*counter);
        view.grip = view.desk.counters()[*counter].at - at;
        view.holding = true;
    } else if (const auto card = view.desk.card_at(at)) {
        view.choose_card(*card);
        view.grip = view.desk.find(*card)->at - at;
        view.holding = true;
    } else {
        view.card.reset();
        view.counter.reset();
    }
}

void turn_over(StoryView& view) {
    if (view.counter)
        view.desk.turn_counter(*view.counter);
    else if (view.card)
        view.desk.turn_over(*view.card);
    else
        return;
    view.changed();
}

void move_to(StoryView& view, Vec2 to) {
    if (view.counter) {
        view.desk.move_counter(*view.counter, to);
        view.counter = view.desk.counters().size() - 1;
    } else if (view.card) {
        view.desk.move(*view.card, to);
    }
}

std::optional<Vec2> place_of_chosen(const StoryView& view) {
    if (view.counter) return view.desk.counters()[*view.counter].at;
    if (view.card) return view.desk.find(*view.card)->at;
    return std::nullopt;
}

void take_away(StoryView& view) {
    if (view.counter)
        view.desk.take_counter(*view.counter);
    else if (view.card)
        view.desk.take_away(*view.card);
    else
        return;
    view.card.reset();
    view.counter.reset();
    view.changed();
}

// Tab walks over the cards, from below to above.
void walk(StoryView& view, bool back) {
    const auto& cards = view.desk.cards();
    if (cards.empty()) return;
    std::vector<int> numbers;
    for (const story::Card& card : cards) numbers.push_back(card.number);
    std::ranges::sort(numbers);
    const auto now = view.card ? std::ranges::find(numbers, *view.card) : numbers.end();
    const std::size_t count = numbers.size();
    const std::size_t at =
        now == numbers.end() ? (back ? 0 : count - 1) : static_cast<std::size_t>(now - numbers.begin());
    view.choose_card(numbers[(at + (back ? count - 1 : 1)) % count]);
}

void key(StoryView& view, const Event& event) {
    const auto nudge = [&](double x, double y) {
        const auto from = place_of_chosen(view);
        if (!from) return;
        move_to(view, *from + Vec2{x, y} * kNudge * (event.mods.shift ? 4 : 1));
        view.changed();
    };
    if (event.key == Key::Tab) walk(view, event.mods.shift);
    if (event.key == Key::Left) nudge(-1, 0);
    if (event.key == Key::Right) nudge(1, 0);
    if (event.key == Key::Up) nudge(0, 1);
    if (event.key == Key::Down) nudge(0, -1);
    if (event.key == Key('F') && !event.repeat) turn_over(view);
    if (event.key == Key::Delete && !event.repeat) take_away(view);
}

}  // namespace

void follow_story(StoryView& view) {
    for (const Event& event : view.app.events()) {
        const Vec2 at = view.view.to_table(event.at);
        switch (event.kind) {
            case Event::Kind::Press:
                press(view, at);
                if (event.clicks == 2) turn_over(view);
                break;
            case Event::Kind::Move:
                if (view.holding) move_to(view, at + view.grip);
                break;
            case Event::Kind::Release:
            case Event::Kind::Leave:
                if (view.holding) view.changed();
                view.holding = false;
                break;
            case Event::Kind::Wheel:
                if (const auto card = view.desk.card_at(at)) {
                    view.desk.turn(*card, kNotchTurn * event.wheel);
                    view.changed();
                }
                break;
            case Event::Kind::KeyDown:
                key(view, event);
                break;
            default:
                break;
        }
    }
}

}  // namespace screens
