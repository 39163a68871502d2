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
        note_blow(step, after);
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
        if (fell.by != cw::kNoCoin && before.side_of(fell.by) != before.side_of(fell.coin)) {
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
        const auto add_half = [&](std::size_t side, const cw::FallOdds& fate) {
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

    void note_blow(const rules::Step<cw::CoinWars>& step, const cw::Match& after) {
        const int change = lead(moment_of(after)) - lead(timeline.moments.back());
        if (change == 0 || step.before.phase != cw::Phase::Play) return;
        const std::vector<StoryLine> lines = tell(step.before, after, step.events);
        // Events of a new turn, such as arrivals, belong to that turn.
        const int turn = holds_alternative<cw::EndTurn>(step.command) ? after.turn : step.before.turn;
        timeline.blows.push_back({number(), turn, change, lines.empty() ? Phrase() : say("{1}.", lines.front().text),
                                  chance_ ? chance_(after) - chance_(step.before) : 0});
    }

    std::size_t number() const { return timeline.moments.size() - 1; }  // number of the step being read

    const Chance& chance_;
    std::array<bool, 2> rolled_{};  // by side: dice were rolled for its half of the last exchange
};

}  // namespace

namespace {

std::vector<double> chances_by_turn(const Timeline& timeline, Steps steps, const cw::Match& last,
                                    const Chance& chance) {
    std::vector<double> chances;
    for (const TurnStart& turn : timeline.turns) chances.push_back(chance(match_at(steps, last, turn.position)));
    chances.push_back(chance(last));
    return chances;
}

std::vector<Swing> biggest(std::vector<Swing> blows) {
    std::ranges::stable_sort(blows,
                             [](const Swing& a, const Swing& b) { return std::abs(a.cents) > std::abs(b.cents); });
    if (blows.size() > kSwings) blows.resize(kSwings);
    return blows;
}

// Two turns, from the start of one to the start of the same side's next turn.
struct Window {
    std::size_t from = 0, to = 0;  // steps
    double gain = 0;               // for Heads
    double before = 0;             // Heads' chance when it begins
    bool to_end = false;
};

// In a running battle, the last turn has no next turn to compare with.
std::vector<Window> windows_of(const Timeline& timeline, std::span<const double> chances, bool is_over) {
    std::vector<Window> windows;
    const std::size_t turns = timeline.turns.size();
    for (std::size_t i = 0; i + (is_over ? 0 : 1) < turns; ++i) {
        const std::size_t next = std::min(i + 2, turns);
        windows.push_back({timeline.turns[i].position, next < turns ? timeline.turns[next].position : timeline.steps(),
                           chances[next] - chances[i], chances[i], next == turns});
    }
    return windows;
}

bool agree(double a, double b) { return a * b > 0; }

void weigh(Swing& blow, const Window& window) {
    blow.chance = window.gain;
    blow.before = window.before;
    blow.to_end = window.to_end;
}

// The best strike in favour of the change; nullptr if there is none.
const Swing* best_blow(const Timeline& timeline, const Window& window) {
    const Swing* best = nullptr;
    for (const Swing& blow : timeline.blows) {
        if (blow.step < window.from || blow.step >= window.to || !agree(blow.cents, window.gain)) continue;
        const double way = window.gain > 0 ? 1 : -1;
        if (!best || way * blow.chance > way * best->chance) best = &blow;
    }
    return best;
}

// The winner's last strike, or the end of the battle if it made none.
Swing last_blow(const Timeline& timeline, std::span<const double> chances, const cw::Match& last) {
    const double way = last.outcome->winner == cw::Side::Heads ? 1 : -1;
    const std::size_t end = timeline.steps() - 1;
    Swing found{end, last.turn, 0, why_it_ended(last), 0};
    for (const Swing& blow : timeline.blows)
        if (blow.step == end || agree(blow.cents, way)) found = blow;
    for (const Window& window : windows_of(timeline, chances, true))
        if (window.from <= found.step && found.step < window.to) weigh(found, window);
    return found;
}

}  // namespace

std::vector<Swing> turning_points(const Timeline& timeline, std::span<const double> chances, const cw::Match& last) {
    std::vector<Swing> points;
    for (const Window& window : windows_of(timeline, chances, last.outcome.has_value())) {
        const Swing* blow = best_blow(timeline, window);
        if (!blow) continue;
        const auto known = std::ranges::find(points, blow->step, &Swing::step);
        if (known == points.end()) {
            points.push_back(*blow);
            weigh(points.back(), window);
        } else if (std::abs(window.gain) > std::abs(known->chance)) {
            weigh(*known, window);
        }
    }
    const auto heavier = [](const Swing& a, const Swing& b) { return std::abs(a.chance) > std::abs(b.chance); };
    std::ranges::stable_sort(points, heavier);
    const bool won = last.outcome && last.outcome->winner && timeline.steps() > 0;
    if (won) {
        const Swing last_one = last_blow(timeline, chances, last);
        const auto known = std::ranges::find(points, last_one.step, &Swing::step);
        const bool listed = known != points.end() && known - points.begin() < static_cast<std::ptrdiff_t>(kSwings);
        if (!listed) {
            points.resize(std::min(points.size(), kSwings - 1));
            points.push_back(last_one);
            std::ranges::stable_sort(points, heavier);
        }
    }
    if (points.size() > kSwings) points.resize(kSwings);
    std::erase_if(points, [](const Swing& point) { return std::abs(point.chance) < kMinGain; });
    return points;
}

std::vector<double> chances_by_turn(const Timeline& timeline, std::span<const double> by_position) {
    std::vector<double> chances;
    for (const TurnStart& turn : timeline.turns) chances.push_back(by_position[turn.position]);
    chances.push_back(by_position.back());
    return chances;
}

int Timeline::min_value() const {
    int min = moments.front().value[0];
    for (const Moment& moment : moments) min = std::min({min, moment.value[0], moment.value[1]});
    return min;
}

int Timeline::max_value() const {
    int max = 0;
    for (const Moment& moment : moments) max = std::max({max, moment.value[0], moment.value[1]});
    return max;
}

int Timeline::coin_of_the_day() const {
    const auto best = std::ranges::max_element(deeds, {}, &Deeds::cents);
    return best == deeds.end() || best->taken.empty() ? cw::kNoCoin : static_cast<int>(best - deeds.begin());
}

const cw::Match& match_at(Steps steps, const cw::Match& last, std::size_t position) {
    return position < steps.size() ? steps[position].before : last;
}

Timeline timeline_of(Steps steps, const cw::Match& last, const Chance& chance, const Evening& even) {
    const cw::Match& start = match_at(steps, last, 0);
    Reader reader(start, chance);
    if (start.phase == cw::Phase::Play) reader.timeline.turns.push_back({0, start.turn, start.side});
    for (std::size_t i = 0; i < steps.size(); ++i) reader.read(steps[i], match_at(steps, last, i + 1));
    Timeline& timeline = reader.timeline;
    for (std::vector<Loss>& losses : timeline.lost_of_type) losses.resize(last.scenario->types.size());
    timeline.lost_in_turn.resize(std::max(timeline.lost_in_turn.size(), static_cast<std::size_t>(last.turn) + 1));
    if (!chance) {
        timeline.swings = biggest(timeline.blows);
        return std::move(timeline);
    }
    std::vector<double> chances = chances_by_turn(timeline, steps, last, chance);
    if (even) chances = even(chances, last.phase == cw::Phase::Over);
    timeline.swings = turning_points(timeline, chances, last);
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
