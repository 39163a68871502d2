#include "game/coin_wars/lab/first_contact.h"

#include <doctest/doctest.h>

#include "game/coin_wars/lab/median_battle.h"
#include "game/kit/session/game_session.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

namespace {

std::vector<Note> notes_of(int pairs) {
    std::vector<Note> notes;
    for (int pair = 0; pair < pairs; ++pair) {
        notes.push_back({pair, 0});
        notes.push_back({pair, 1});
    }
    return notes;
}

// The party that strikes first according to the battle's replay; pennies cannot shoot.
std::size_t first_in_replay(const Contest& contest, const Note& note) {
    const auto record = replay_of(contest, note.pair, note.battle);
    REQUIRE(record);
    const auto session = rules::GameSession<cw::CoinWars>::resume(*record, 1);
    REQUIRE(session);
    const cw::Side a = casting(contest, note.pair, note.battle).a;
    for (const auto& step : session->steps())
        if (holds_alternative<cw::Attack>(step.command)) return step.before.side == a ? 0 : 1;
    return 2;
}

class NoTime final : public Control {
public:
    bool go_on() override { return --left_ > 0; }

private:
    int left_ = 20;
};

}  // namespace

TEST_CASE("who strikes first, and how broad they meet, is what the battles show") {
    const Contest contest = tests::contest_of(tests::pennies(6), tests::pennies(3, "Few"));
    const std::vector<Note> notes = notes_of(10);
    FirstContact sum;
    for (const Note& note : notes) {
        const auto one = first_contact(contest, std::span(&note, 1), 1);
        REQUIRE(one);
        REQUIRE(one->battles == 1);
        CHECK(one->struck[first_in_replay(contest, note)] == 1);
        CHECK(one->width[0] >= 1);
        CHECK(one->width[0] <= 6);
        CHECK(one->width[1] >= 1);
        CHECK(one->width[1] <= 3);
        sum.looked_at += one->looked_at;
        sum.battles += one->battles;
        for (std::size_t party = 0; party < 2; ++party) {
            sum.struck[party] += one->struck[party];
            sum.width[party] += one->width[party];
        }
    }
    CHECK(*first_contact(contest, notes, 100) == sum);
    CHECK(sum.struck[0] + sum.struck[1] == 20);
    CHECK(first_contact(contest, notes, 5)->looked_at == 5);
    CHECK(first_contact(contest, {}, 5)->battles == 0);
}

TEST_CASE("where nobody strikes, no blow is told") {
    Contest contest = tests::contest_of(tests::pennies(3), tests::pennies(3));
    for (Player& each : contest.players) each.make = tests::idle_bot;
    contest.max_turns = 3;
    CHECK(*first_contact(contest, notes_of(2), 9) == FirstContact{.looked_at = 4});
}

TEST_CASE("a look at the battles can be given up") {
    const Contest contest = tests::contest_of(tests::pennies(6), tests::pennies(6));
    NoTime control;
    CHECK_FALSE(first_contact(contest, notes_of(10), 20, &control));
}
