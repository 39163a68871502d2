#include "game/coin_wars/lab/first_contact.h"

#include <algorithm>

#include "game/coin_wars/lab/fight_loop.h"
#include "game/coin_wars/rules/touching.h"

namespace lab {

namespace {

// Ends a battle once the first strike has been seen.
class UpToBlow final : public Control {
public:
    explicit UpToBlow(Control* outer) : outer_(outer) {}
    bool go_on() override { return !seen_ && (!outer_ || outer_->go_on()); }
    bots::Thinking* thinking() override { return outer_ ? outer_->thinking() : nullptr; }
    bool gave_up() const { return outer_ && !outer_->go_on(); }
    void see() { seen_ = true; }

private:
    Control* outer_;
    bool seen_ = false;
};

const cw::Strike* blow_in(const std::vector<cw::Event>& events) {
    for (const cw::Event& event : events)
        if (const auto* attacked = get_if<cw::Attacked>(&event); attacked && !attacked->strike.ranged)
            return &attacked->strike;
    return nullptr;
}

// By side, the number of coins that touch an enemy; `match`: before the strike. A charging coin counts as touching.
std::array<int, 2> in_contact(const cw::Match& match, const cw::Strike& blow) {
    std::vector<bool> touches(static_cast<std::size_t>(match.count()));
    const auto mark = [&](int coin) { touches[static_cast<std::size_t>(coin)] = true; };
    for (int a = 0; a < match.count(); ++a)
        for (int b = a + 1; b < match.count(); ++b)
            if (match.on_table(a) && match.on_table(b) && match.side_of(a) != match.side_of(b) &&
                cw::touching(match, a, b)) {
                mark(a);
                mark(b);
            }
    mark(blow.attacker);
    mark(blow.target);
    std::array<int, 2> count{};
    for (int coin = 0; coin < match.count(); ++coin)
        if (touches[static_cast<std::size_t>(coin)]) ++count[cw::index(match.side_of(coin))];
    return count;
}

void look(FirstContact& contact, const Contest& contest, const Note& note, UpToBlow& control) {
    cw::Match match = start_of(contest, note.pair, note.battle), before = match;
    core::Random dice(chance(contest, note.pair, note.battle, Stream::Dice));
    const std::unique_ptr<rules::Hand> hand = make_hand(contest);
    const cw::Side a = casting(contest, note.pair, note.battle).a;
    std::vector<cw::Event> events;
    (void)fight_on(
        contest, note.pair, note.battle, &control, [&]() -> const cw::Match& { return match; },
        [&](const cw::Command& command) -> const std::vector<cw::Event>* {
            if (cw::CoinWars::check(match, command)) return nullptr;
            before = match;
            events = cw::CoinWars::apply(match, command, dice, *hand);
            const cw::Strike* const blow = blow_in(events);
            if (!blow) return &events;
            const std::size_t heads = a == cw::Side::Heads ? 0 : 1;  // Heads' party
            const std::array<int, 2> width = in_contact(before, *blow);
            ++contact.battles;
            ++contact.struck[before.side_of(blow->attacker) == a ? 0 : 1];
            contact.width[heads] += width[cw::index(cw::Side::Heads)];
            contact.width[1 - heads] += width[cw::index(cw::Side::Tails)];
            control.see();
            return &events;
        });
}

}  // namespace

std::optional<FirstContact> first_contact(const Contest& contest, std::span<const Note> notes, std::size_t max,
                                          Control* control) {
    FirstContact contact;
    const std::size_t count = std::min(max, notes.size());
    for (std::size_t i = 0; i < count; ++i) {
        UpToBlow up_to_blow(control);
        look(contact, contest, notes[i * notes.size() / count], up_to_blow);
        if (up_to_blow.gave_up()) return std::nullopt;
        ++contact.looked_at;
    }
    return contact;
}

}  // namespace lab
