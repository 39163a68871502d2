#include "game/coin_wars/table/battle_timeline.h"

#include <cmath>
#include <cstdlib>

#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/table/battle_log.h"

namespace table {

namespace {

constexpr std::size_t kSwings = 3;

bool counts(const cw::Coin& coin) { return coin.place == cw::Place::Table || coin.place == cw::Place::Hand; }

Moment moment_of(const cw::Match& match) {
    Moment moment{{}, match.purse, match.turn, match.side};
    for (int coin = 0; coin < match.count(); ++coin)
        if (counts(match.coin(coin))) moment.value[cw::index(match.side_of(coin))] += match.type(coin).cents;
    return moment;
}

int lead(const Moment& moment) { return moment.value[0] - moment.value[1]; }

// Reads a battle step by step.
class Reader {
public:
    Reader(const cw::Match& start, const Chance& chance) : chance_(chance) {
        timeline.moments.push_back(moment_of(start));
        timeline.deeds.resize(static_cast<std::size_t>(start.count()));
    }

    void read(const rules::Step<cw::CoinWars>& step, const cw::Match& after) {
        expect(step);
        for (const cw::Event& event : step.events) {
            if (const auto* fell = get_if<cw::Fell>(&event)) add(step.before, *fell);
            if (const auto* moved = get_if<cw::Moved>(&event)) add(step.before, *moved);
        }
        note_turn(step, after);
        note_swing(step, after);
        timeline.moments.push_back(moment_of(after));
    }

    Timeline timeline;

private:
    void add(const cw::Match& before, const cw::Fell& fell) {
        const std::size_t owner = cw::index(before.side_of(fell.coin)), enemy = 1 - owner;
        const int cents = before.type(fell.coin).cents;
        const auto count = [&](Loss& loss) {
            ++loss.coins;
            loss.cents += cents;
        };
        const std::size_t turn = static_cast<std::size_t>(before.turn);
        if (timeline.lost_in_turn.size() <= turn) timeline.lost_in_turn.resize(turn + 1);
        count(timeline.lost_in_turn[turn][owner]);
        std::vector<Loss>& by_type = timeline.lost_of_type[owner];
        by_type.resize(before.scenario->types.size());
        count(by_type[static_cast<std::size_t>(before.setup(fell.coin).type)]);
        if (fell.by != cw::kNobody && before.side_of(fell.by) != before.side_of(fell.coin)) {
            Deeds& deeds = timeline.deeds[static_cast<std::size_t>(fell.by)];
            deeds.taken.push_back(fell.coin);
            deeds.cents += cents;
        }
        if (fell.how == cw::How::Beyond || !rolled_[enemy]) return;
        ++timeline.luck[enemy].coins;
        timeline.luck[enemy].cents += cents;
    }

    void add(const cw::Match& before, const cw::Moved& moved) {
        LongestMove& longest = timeline.longest[cw::index(before.side_of(moved.coin))];
        const double inches = core::distance(moved.from, moved.to);
        if (inches > longest.inches) longest = {moved.coin, inches, number()};
    }

    // Both halves of an exchange are struck in one step, even if losses are chosen in later steps.
    void expect(const rules::Step<cw::CoinWars>& step) {
        const cw::Strike *strike = nullptr, *back = nullptr;
        for (const cw::Event& event : step.events) {
            if (const auto* attacked = get_if<cw::Attacked>(&event)) strike = &attacked->strike;
            if (const auto* struck_back = get_if<cw::AttackedBack>(&event)) back = &struck_back->strike;
        }
        if (!strike) return;
        const std::size_t attacks = cw::index(step.before.side_of(strike->attacker)), defends = 1 - attacks;
        rolled_[attacks] = !strike->dice.empty();
        rolled_[defends] = back && !back->dice.empty();
        if (!rolled_[attacks] && !rolled_[defends]) return;
        const auto odds = cw::odds(step.before, step.command, strike->ranged);
        if (!odds) return;
        const auto add_half = [&](std::size_t side, const cw::Fate& fate) {
            if (!rolled_[side]) return;
            ++timeline.luck[side].strikes;
            timeline.luck[side].expected_coins += fate.coins;
            timeline.luck[side].expected_cents += fate.cents;
        };
        add_half(attacks, odds->target);
        add_half(defends, odds->attacker);
    }

    void note_turn(const rules::Step<cw::CoinWars>& step, const cw::Match& after) {
        const bool first =
            timeline.turns.empty() && after.phase >= cw::Phase::Play && step.before.phase < cw::Phase::Play;
        if (first || std::ranges::any_of(
                         step.events, [](const cw::Event& event) { return holds_alternative<cw::TurnBegan>(event); }))
            timeline.turns.push_back({number() + 1, after.turn, after.side});
        else if (step.before.phase == cw::Phase::Play && !holds_alternative<cw::EndTurn>(step.command))
            timeline.actions[cw::index(step.before.side)] += step.before.actions_left - after.actions_left;
    }

    void note_swing(const rules::Step<cw::CoinWars>& step, const cw::Match& after) {
        const int change = lead(moment_of(after)) - lead(timeline.moments.back());
        if (change == 0 || step.before.phase != cw::Phase::Play) return;
        const std::vector<StoryLine> lines = tell(step.before, after, step.events);
        timeline.swings.push_back({number(), step.before.turn, change,
                                   lines.empty() ? Phrase() : say("{1}.", lines.front().text),
                                   chance_ ? chance_(after) - chance_(step.before) : 0});
    }

    std::size_t number() const { return timeline.moments.size() - 1; }  // of the step being read

    const Chance& chance_;
    std::array<bool, 2> rolled_{};  // by side: dice were rolled for its half of the last exchange
};

}  // namespace

int Timeline::least_value() const {
    int least = moments.front().value[0];
    for (const Moment& moment : moments) least = std::min({least, moment.value[0], moment.value[1]});
    return least;
}

int Timeline::most_value() const {
    int most = 0;
    for (const Moment& moment : moments) most = std::max({most, moment.value[0], moment.value[1]});
    return most;
}

int Timeline::coin_of_the_day() const {
    const auto best = std::ranges::max_element(deeds, {}, &Deeds::cents);
    return best == deeds.end() || best->taken.empty() ? cw::kNobody : static_cast<int>(best - deeds.begin());
}

const cw::Match& match_at(Steps steps, const cw::Match& last, std::size_t position) {
    return position < steps.size() ? steps[position].before : last;
}

Timeline timeline_of(Steps steps, const cw::Match& last, const Chance& chance) {
    const cw::Match& start = match_at(steps, last, 0);
    Reader reader(start, chance);
    if (start.phase == cw::Phase::Play) reader.timeline.turns.push_back({0, start.turn, start.side});
    for (std::size_t i = 0; i < steps.size(); ++i) reader.read(steps[i], match_at(steps, last, i + 1));
    Timeline& timeline = reader.timeline;
    for (std::vector<Loss>& losses : timeline.lost_of_type) losses.resize(last.scenario->types.size());
    timeline.lost_in_turn.resize(std::max(timeline.lost_in_turn.size(), static_cast<std::size_t>(last.turn) + 1));
    std::ranges::stable_sort(timeline.swings, [&](const Swing& a, const Swing& b) {
        return chance ? std::abs(a.chance) > std::abs(b.chance) : std::abs(a.cents) > std::abs(b.cents);
    });
    if (timeline.swings.size() > kSwings) timeline.swings.resize(kSwings);
    return std::move(timeline);
}

std::size_t last_turn(const Timeline& timeline, const cw::Match& last) {
    const std::size_t back = last.phase == cw::Phase::Over ? 1 : 2, count = timeline.turns.size();
    return count == 0 ? 0 : timeline.turns[count - std::min(back, count)].position;
}

std::vector<int> fallen_at(Steps steps, std::size_t position) {
    std::vector<int> fallen;
    for (const auto& step : steps.first(std::min(position, steps.size())))
        for (const cw::Event& event : step.events)
            if (const auto* fell = get_if<cw::Fell>(&event)) fallen.push_back(fell->coin);
    return fallen;
}

}  // namespace table
