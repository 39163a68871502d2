#include "game/coin_wars/lab/run.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/random.h"
#include "game/coin_wars/lab/median_battle.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

namespace {

FoughtPair fought_pair(const Contest& contest, int pair) {
    return {0, pair, {*fight(contest, pair, 0), *fight(contest, pair, 1)}};
}

// A pair with these winners of its first and second battle.
FoughtPair outcome(int pair, Result first, Result second) {
    FoughtPair made{0, pair, {}};
    made.battles[0].result = first;
    made.battles[1].result = second;
    made.battles[1].a_is_heads = false;
    return made;
}

Standing run_with(const Contest& contest, int workers) {
    Run run({contest}, {.workers = workers});
    run.start();
    run.wait();
    CHECK(run.state() == Run::State::Done);
    return run.standing(0);
}

void losses_agree(const Tally& tally) {
    const HeatMap seen = tally.seen_by_a(), table = tally.on_table();
    for (std::size_t party = 0; party < 2; ++party) {
        Count lost = 0, cents = 0, on_map = 0, on_table = 0, by_type = 0;
        for (const TurnLosses& turn : tally.by_turn[party]) {
            lost += turn.coins;
            cents += turn.cents;
        }
        for (const TypeLosses& type : tally.by_type[party]) by_type += type.lost;
        for (const Count count : seen.fallen[party]) on_map += count;
        for (const Count count : table.fallen[party]) on_table += count;
        CHECK(cents == tally.lost[party]);
        CHECK(by_type == lost);
        CHECK(on_map == lost);
        CHECK(on_table == lost);
        CHECK(lost > 0);
    }
}

}  // namespace

TEST_CASE("the same tally for one, two and four workers, and for pairs fought one by one") {
    const Contest contest = tests::contest_of(tests::formation("wedge"), tests::formation("phalanx"));
    Tally alone;
    for (int pair = 0; pair < contest.pairs; ++pair) add(alone, contest, fought_pair(contest, pair));
    CHECK(alone.battles() == 2 * contest.pairs);
    for (const int workers : {1, 2, 4}) {
        const Standing standing = run_with(contest, workers);
        CHECK(standing.tally == alone);
        CHECK(standing.pairs == contest.pairs);
        CHECK(standing.why == Why::FightResult);
        CHECK(standing.kind == IntervalKind::Fixed);
    }
}

TEST_CASE("pairs add up to the same tally in any order") {
    const Contest contest = tests::contest_of(tests::formation("wedge"), tests::formation("crescent"));
    Tally whole, mixed;
    for (int pair = 0; pair < 12; ++pair) add(whole, contest, fought_pair(contest, pair));
    for (int pair = 0; pair < 12; ++pair) add(mixed, contest, fought_pair(contest, pair * 5 % 12));
    CHECK(mixed == whole);
}

TEST_CASE("what a tally counts agrees with itself") {
    Contest contest = tests::contest_of(tests::formation("wedge"), tests::pennies(8));
    const Tally tally = run_with(contest, 2).tally;
    Count ends = 0, lengths = 0, decisive = 0, pairs = 0;
    for (const Count count : tally.ends) ends += count;
    for (const auto& by_result : tally.length)
        for (const Count count : by_result) lengths += count;
    for (const Count count : tally.decisive) decisive += count;
    for (const Count count : tally.pentanomial()) pairs += count;
    CHECK(ends == tally.battles());
    CHECK(lengths == tally.battles());
    CHECK(decisive == tally.battles());
    CHECK(pairs == contest.pairs);
    losses_agree(tally);
    CHECK(tally.by_type[0][0].brought == 2 * contest.pairs * 15);
    CHECK(tally.seen_by_a().width == 24);
    CHECK(tally.seen_by_a().height == 18);
}

TEST_CASE("a battle as it is is fought from one edge only, and its losses are on the map") {
    Contest contest = tests::contest_of(tests::pennies(8), tests::pennies(8));
    Meeting& meeting = contest.meetings.front();
    meeting.fixed_sides = true;
    meeting.laid[1] = meeting.laid[0];
    contest.pairs = 4;
    const Tally tally = run_with(contest, 2).tally;
    losses_agree(tally);
}

TEST_CASE("only the unbroken prefix counts, whatever comes first") {
    Contest contest = tests::contest_of(tests::pennies(3), tests::pennies(3));
    contest.pairs = 4;
    PairLedger ledger(contest);
    CHECK(ledger.add(outcome(2, Result::A, Result::A)));
    CHECK(ledger.add(outcome(1, Result::A, Result::B)));
    CHECK(ledger.prefix() == 0);
    CHECK(ledger.waiting() == 2);
    CHECK(ledger.add(outcome(0, Result::Draw, Result::A)));
    CHECK(ledger.prefix() == 3);
    CHECK_FALSE(ledger.add(outcome(1, Result::A, Result::A)));  // already counted
    CHECK_FALSE(ledger.add(outcome(4, Result::A, Result::A)));  // beyond the end
    CHECK(ledger.tally().results == std::array<Count, 3>{4, 1, 1});
    CHECK_FALSE(ledger.finished());
    CHECK(ledger.add(outcome(3, Result::B, Result::B)));
    CHECK(ledger.why() == Why::FightResult);
    CHECK(ledger.notes().size() == 8);
    CHECK(ledger.notes()[2].pair == 1);
}

TEST_CASE("early stop: at the first pair of the prefix that makes it certain, in any order of arrival") {
    Contest contest = tests::contest_of(tests::pennies(3), tests::pennies(3));
    contest.pairs = 1000;
    contest.stop = EarlyStop{};
    std::vector<int> order(40);
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    core::Random random(5);
    for (int run = 0; run < 5; ++run) {
        PairLedger ledger(contest);
        for (std::size_t i = order.size(); i-- > 1;)
            std::swap(order[i], order[random.below(static_cast<std::uint32_t>(i + 1))]);
        for (const int pair : order) ledger.add(outcome(pair, Result::A, pair == 2 ? Result::B : Result::A));
        CHECK(ledger.why() == Why::Sure);
        CHECK(ledger.prefix() == 8);  // seven decided pairs and a split one
        CHECK(ledger.kind() == IntervalKind::Live);
        CHECK(score(ledger.tally(), IntervalKind::Live).interval.excludes(0.5));
    }
}

TEST_CASE("early stop by SPRT, and by the width asked for") {
    Contest contest = tests::contest_of(tests::pennies(3), tests::pennies(3));
    contest.pairs = 1000;
    contest.stop = EarlyStop{.sprt = Sprt{0, 100, 0.05, 0.05}};
    PairLedger better(contest);
    for (int pair = 0; !better.finished(); ++pair) better.add(outcome(pair, Result::A, Result::A));
    CHECK(better.why() == Why::Decided);
    contest.stop = EarlyStop{.when_sure = false, .width = 0.4};
    PairLedger narrow(contest);
    for (int pair = 0; !narrow.finished(); ++pair) narrow.add(outcome(pair, Result::A, Result::B));
    CHECK(narrow.why() == Why::Narrow);
    CHECK(score(narrow.tally(), IntervalKind::Live).interval.width() <= 0.4);
}

TEST_CASE("a run that stops early gives the same for any number of workers") {
    Contest contest = tests::contest_of(tests::formation("phalanx"), tests::pennies(4));
    contest.pairs = 300;
    contest.stop = EarlyStop{};
    const Standing one = run_with(contest, 1), three = run_with(contest, 3);
    CHECK(one.why == Why::Sure);
    CHECK(one.pairs < 300);
    CHECK(one.tally == three.tally);
    CHECK(one.why == three.why);
}

TEST_CASE("several contests in one run, each to its own end") {
    std::vector<Contest> contests{tests::contest_of(tests::formation("wedge"), tests::pennies(5)),
                                  tests::contest_of(tests::pennies(5), tests::pennies(5))};
    contests[0].pairs = 3;
    contests[1].pairs = 9;
    Run run(contests, {.workers = 2});
    run.start();
    run.wait();
    CHECK(run.standing(0).pairs == 3);
    CHECK(run.standing(1).pairs == 9);
    CHECK(run.progress().battles == 24);
    CHECK(run.progress().max_battles == 24);
    CHECK(run.progress().actions == run.standing(0).tally.actions + run.standing(1).tally.actions);
    CHECK(run.notes(1).size() == 18);
}

TEST_CASE("pause holds all battles, resume goes on, cancel gives up what is not finished") {
    Contest contest = tests::contest_of(tests::formation("wedge"), tests::formation("phalanx"));
    contest.pairs = 60;
    Run run({contest}, {.workers = 2});
    CHECK(run.state() == Run::State::Ready);
    run.pause();
    run.start();
    CHECK(run.state() == Run::State::Paused);
    CHECK(run.progress().battles == 0);
    run.resume();
    run.wait();
    CHECK(run.state() == Run::State::Done);
    CHECK(run.standing(0).pairs == 60);

    contest.pairs = 100000;
    Run endless({contest}, {.workers = 2});
    endless.start();
    endless.cancel();
    CHECK(endless.state() == Run::State::Cancelled);
    CHECK(endless.standing(0).pairs < 100000);
    CHECK(endless.standing(0).why == Why::Going);
}

TEST_CASE("pairs that were fought before are not fought again") {
    Contest contest = tests::contest_of(tests::formation("wedge"), tests::pennies(6));
    contest.pairs = 8;
    Run run({contest}, {.workers = 1});
    for (const int pair : {0, 3, 4}) CHECK(run.add(fought_pair(contest, pair)));
    CHECK_FALSE(run.add(fought_pair(contest, 3)));
    std::vector<int> here;
    run.on_pair([&](const FoughtPair& pair) { here.push_back(pair.pair); });
    run.start();
    run.wait();
    CHECK(here == std::vector<int>{1, 2, 5, 6, 7});
    CHECK(run.standing(0).tally == run_with(contest, 1).tally);
}

TEST_CASE("parts of a run fight pairs of their own; together they are the whole") {
    Contest contest = tests::contest_of(tests::formation("wedge"), tests::pennies(6));
    contest.pairs = 7;
    Run whole({contest}, {.workers = 1});
    for (int part = 0; part < 3; ++part) {
        Run run({contest}, {.workers = 2, .part = part, .parts = 3});
        run.on_pair([&](const FoughtPair& pair) {
            CHECK(pair.pair % 3 == part);
            CHECK(whole.add(pair));
        });
        CHECK(run.progress().max_battles == (part == 0 ? 6 : 4));
        run.start();
        run.wait();
    }
    CHECK(whole.standing(0).tally == run_with(contest, 1).tally);
}

TEST_CASE("a run of no contest is done at once") {
    Run run({}, {.workers = 2});
    run.start();
    run.wait();
    CHECK(run.state() == Run::State::Done);
    CHECK(run.progress().share() == 1);
}

TEST_CASE("the median battle") {
    std::vector<Note> notes{{0, 0, Result::A, 9, 30},
                            {0, 1, Result::B, 4, -10},
                            {1, 0, Result::A, 7, 30},
                            {1, 1, Result::A, 5, 50},
                            {2, 0, Result::B, 8, -70}};
    // In order of balance: -70, -10, 30 (7 turns), 30 (9 turns), 50, of which the last three are A's.
    Contest contest = tests::contest_of(tests::pennies(3), tests::pennies(3));
    PairLedger ledger(contest);
    CHECK(ledger.notes().empty());
    std::ranges::reverse(notes);
    CHECK(median_battle(notes)->turns == 9);
    CHECK(median_battle(notes, Result::A)->turns == 9);
    CHECK(median_battle(notes, Result::B)->balance == -70);
    CHECK_FALSE(median_battle(notes, Result::Draw));
    CHECK(commonest(notes) == Result::A);
    // A wins most of them, but the middle one of all is B's.
    const std::vector<Note> by_purse{{0, 0, Result::A, 5, -40},
                                     {0, 1, Result::A, 5, -20},
                                     {1, 0, Result::B, 5, -15},
                                     {1, 1, Result::B, 5, -10},
                                     {2, 0, Result::A, 5, 60}};
    CHECK(median_battle(by_purse)->balance == -20);
    CHECK(commonest(std::vector<Note>{{0, 0, Result::Draw, 5, 0}, {0, 1, Result::B, 5, 0}}) == Result::B);
    CHECK_FALSE(median_battle({}));
}
