// The chance to win in battles between sergeants: it stays about the same while nothing falls.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/lab/fight_loop.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

namespace {

struct Course {
    std::vector<double> chances;  // Heads', at the start of each turn
    std::vector<bool> losses;     // [i]: a coin fell between starts i and i + 1
};

Course fought(const Contest& contest, int pair) {
    cw::Match match = start_of(contest, pair, 0);
    core::Random dice(chance(contest, pair, 0, Stream::Dice));
    const std::unique_ptr<rules::Hand> hand = make_hand(contest);
    std::vector<cw::Event> events;
    Course course;
    course.chances.push_back(bots::foreseen_chance(match, cw::Side::Heads));
    bool fell = false;
    fight_on(
        contest, pair, 0, nullptr, [&]() -> const cw::Match& { return match; },
        [&](const cw::Command& command) -> const std::vector<cw::Event>* {
            if (cw::CoinWars::check(match, command)) return nullptr;
            const auto turn = std::pair(match.turn, match.side);
            events = cw::CoinWars::apply(match, command, dice, *hand);
            for (const cw::Event& event : events) fell = fell || get_if<cw::Fell>(&event) != nullptr;
            if (match.phase == cw::Phase::Play && std::pair(match.turn, match.side) != turn) {
                course.chances.push_back(bots::foreseen_chance(match, cw::Side::Heads));
                course.losses.push_back(std::exchange(fell, false));
            }
            return &events;
        });
    return course;
}

// In hundredths, over turns without losses.
double mean_jump(const std::vector<Course>& courses, bool evened) {
    double sum = 0, count = 0;
    for (const Course& course : courses) {
        const auto chances = evened ? bots::evened_out(course.chances, false) : course.chances;
        for (std::size_t i = 0; i < course.losses.size(); ++i) {
            if (course.losses[i]) continue;
            sum += 100 * std::abs(chances[i + 1] - chances[i]);
            ++count;
        }
    }
    REQUIRE(count > 20);
    return sum / count;
}

}  // namespace

TEST_CASE("the chance to win jumps by 6 hundredths at most, on average, where nothing falls") {
    std::vector<Course> courses;
    for (const char* name : {"two-lines", "leuctra", "hastings"}) {
        Contest contest;
        contest.meetings = {meet(*battles::find_battle(tests::library(), name))};
        contest.players = {Player{"sergeant"}, Player{"sergeant"}};
        contest.seed = 3;
        for (const int pair : {0, 1}) courses.push_back(fought(contest, pair));
    }
    CHECK(mean_jump(courses, true) <= 6);
    CHECK(mean_jump(courses, false) > 6);  // as the side to act sees it: the reason for smoothing
}
