// Section 5.4 of the rule book: chances, exact where the book prints a fraction.

#include <map>

#include "game/stories/coin_rpg/rules/choices.h"
#include "game/stories/coin_rpg/rules/helper_traits.h"
#include "game/stories/coin_rpg/rules/scene_forecast.h"
#include "tests/support/coin_rpg_table.h"

using namespace kit;
using core::Chance;
using rpg::Fight;
using rpg::Policy;
using rpg::RoundOdds;

namespace {

RoundOdds odds_of(const Fight& fight) { return rpg::round_odds(rpg::coins_of(fight), fight.scene_coins, fight.value); }

bool near(const Chance& chance, double expected) { return std::abs(chance.value() - expected) < 1e-6; }

}  // namespace

TEST_CASE("T64, T66 to T69: this round") {
    struct Row {
        std::string name;
        Fight fight;
        Chance beat, ahead, tie, behind;
    };
    const Row rows[]{
        {"T64", {3, Coin::Penny, 4}, {8, 128}, {64, 128}, 0, {64, 128}},
        {"T66", {2, Coin::Penny, 4}, {7, 64}, {22, 64}, {20, 64}, {22, 64}},
        {"T68", {2, Coin::Penny, 2}, {5, 16}, {5, 16}, {6, 16}, {5, 16}},
        {"T69", {4, Coin::Dime, 6}, {274, 1024}, {600, 1024}, {90, 1024}, {334, 1024}},
    };
    for (const Row& row : rows) {
        const RoundOdds odds = odds_of(row.fight);
        CHECK_MESSAGE(odds.beat == row.beat, row.name);
        CHECK_MESSAGE(odds.ahead == row.ahead, row.name);
        CHECK_MESSAGE(odds.tie == row.tie, row.name);
        CHECK_MESSAGE(odds.behind == row.behind, row.name);
    }
}

TEST_CASE("T67: with the own coins known") {
    const RoundOdds odds = rpg::round_odds({2, {}, 4}, 4, 2);
    CHECK(odds.beat == Chance(5, 16));
    CHECK(odds.ahead == Chance(11, 16));
    CHECK(odds.tie == Chance(4, 16));
    CHECK(odds.behind == Chance(1, 16));
    CHECK(odds.to_zero == Chance(1, 16));
}

TEST_CASE("T65, T66, T68 to T73: overall") {
    const Fight three{3, Coin::Penny, 4}, helper{3, Coin::Penny, 2};
    CHECK_MESSAGE(rpg::overall(three, Policy::SitOut) == Chance(22763, 56320), "T65");
    CHECK_MESSAGE(rpg::overall(helper, Policy::SitOut) == Chance(9, 16), "T65");
    CHECK_MESSAGE(rpg::overall(three, Policy::SitOut) * rpg::overall(helper, Policy::SitOut) == Chance(204867, 901120),
                  "T65");
    CHECK_MESSAGE(rpg::overall({2, Coin::Penny, 4}, Policy::SitOut) == Chance(29, 88), "T66");
    CHECK_MESSAGE(rpg::overall({2, Coin::Penny, 2}, Policy::SitOut) == Chance(1, 2), "T68");
    CHECK_MESSAGE(near(rpg::overall({4, Coin::Dime, 6}, Policy::SitOut), 0.621645), "T69");
    CHECK_MESSAGE(near(rpg::overall({4, Coin::Dime, 6}, Policy::Burn), 0.860813), "T69");

    const Fight nickels{3, Coin::Nickel, 3, 2};
    CHECK_MESSAGE(rpg::overall(nickels, Policy::SitOut) == Chance(27503, 53248), "T70");
    CHECK_MESSAGE(rpg::overall(nickels, Policy::Burn) == Chance(3190593, 4259840), "T70");
    CHECK_MESSAGE(rpg::overall(nickels, Policy::Coolness) == Chance(651519, 851968), "T70");
    CHECK_MESSAGE(rpg::overall(nickels, Policy::BurnThenCoolness) == Chance(5296693, 5857280), "T70");
    CHECK_MESSAGE(rpg::overall(nickels, Policy::CoolnessThenBurn) == Chance(11699945, 13631488), "T70");
    CHECK_MESSAGE(near(rpg::overall(nickels, Policy::Best), 0.908815), "T70");

    Fight nine{5, Coin::Penny, 9};
    CHECK_MESSAGE(near(rpg::overall(nine, Policy::SitOut), 0.308532), "T71");
    nine.other_helper = {4, Coin::Dime};
    CHECK_MESSAGE(near(rpg::overall(nine, Policy::SitOut), 0.590057), "T71");
    CHECK_MESSAGE(rpg::overall({0, Coin::Penny, 2, 1}, Policy::Coolness) == Chance(3, 4), "T72");
    CHECK_MESSAGE(rpg::overall({2, Coin::Penny, 2, 3}, Policy::Coolness) == Chance(37, 40), "T73");
}

TEST_CASE("chances of the largest contest there can be are worked out, and add up to 1") {
    const Fight large{30, Coin::Quarter, 69, 30};
    const RoundOdds odds = odds_of(large);
    CHECK(near(odds.ahead + odds.tie + odds.behind, 1));
    CHECK(rpg::overall(large, Policy::Burn).value() > rpg::overall(large, Policy::SitOut).value());
}

TEST_CASE("the chances of a match: before the own toss, after it, after the Scene's, with a helper") {
    Table table({"Bod 3P, Brain 3P, Cool 3N"}, {"Physical 4, Intellectual 2"});
    auto now = rpg::chances(table.match());
    REQUIRE(now.size() == 2);
    CHECK(now[0].by(Policy::SitOut) == Chance(22763, 56320));
    CHECK(rpg::scene_chance(now, Policy::SitOut) == Chance(204867, 901120));

    Table pair({"Bod 2P, Cool 2P, Brain 2N"}, {"Physical 4"});
    pair.toss("HH");
    CHECK_MESSAGE(rpg::chances(pair.match()).at(0).round.beat == Chance(5, 16), "T67");
    const auto helped = rpg::chances_with(pair.match(), {0, kCool, 0, kBrain});
    const rpg::RoundCoins four{2, {{2, Coin::Penny}}, 4};
    CHECK(helped.at(0).round.ahead == rpg::round_odds(four, 4, 2).ahead);
    Fight with{2, Coin::Penny, 4, 2};
    with.coolness_helps = Coin::Penny;
    CHECK(helped.at(0).by(Policy::SitOut) == rpg::overall(with, Policy::SitOut, four));
    pair.call("HHTT");
    now = rpg::chances(pair.match());
    CHECK(now.at(0).round.ahead == Chance(1));
    CHECK_MESSAGE(now.at(0).by(Policy::SitOut) == Chance(1, 2), "4 - 2 leaves T68");
}

// Regression: Braininess was named as the reason although it had no part in the Scene.
TEST_CASE("why a helper that a Burn pays may lower the chance") {
    struct Row {
        const char* hero;
        const char* scene;
        const char* toss;
        rpg::AddHelper help;
        rpg::HelperCost cost;
    };
    using enum rpg::HelperCost;
    const Row rows[]{
        {"Bod 2N, Cool 2P", "Physical 3", "HH", {0, kCool, 0, kBod}, PayerFights},
        {"Bod 2P, Brain 2N, Cool 2P", "Physical 3, Intellectual 3", "HHHH", {0, kCool, 0, kBrain}, PayerFights},
        {"Bod 2P, Brain 2N, Cool 2P", "Physical 3", "HH", {0, kCool, 0, kBrain}, CoolnessSoaks},
        {"Bod 2P, Brain 2N, Cool 2P, Misc 1P", "Physical 3", "HH", {0, kMisc, 0, kBrain}, CoolnessSoaks},
        {"Bod 2P, Brain 2N, Cool 0P, Misc 1P", "Physical 3", "HH", {0, kMisc, 0, kBrain}, WiderSwings},
    };
    for (const Row& row : rows) {
        Table table({row.hero}, {row.scene});
        CAPTURE(row.hero);
        table.toss(row.toss);
        CHECK(table.refused(row.help) == "");
        CHECK(rpg::cost_of(table.match(), row.help) == row.cost);
    }
    Table cool({"Bod 2P, Brain 2N, Cool 2P, Misc 1P"}, {"Misc 3"});
    cool.do_(rpg::ChooseAnswer{0, kCool});
    cool.toss("HH");
    CHECK(rpg::cost_of(cool.match(), {0, kMisc, 0, kBrain}) == WiderSwings);
}

namespace {

const rpg::GoOn kPatient = [] { return true; };

// The same chances found by playing the game itself: all faces of the coins, all choices at 0.
class Oracle {
public:
    double best(const rpg::Match& match) {
        switch (match.phase) {
            case rpg::Phase::OwnToss:
                return before_a_round(match);
            case rpg::Phase::Reinforce:
                return over_faces(match, rpg::CallScene{match.current()});
            case rpg::Phase::Adjust:
                return best(rpg::match_after(match, rpg::Settle{match.current()}));
            case rpg::Phase::AtZero:
                return best_choice(match);
            default:
                return match.seat(match.current()).fate == rpg::Fate::Beaten ? 1 : 0;
        }
    }

private:
    // A round that changes nothing is repeated, so the chance appears on both sides of the equation.
    double before_a_round(const rpg::Match& match) {
        const std::string state = state_of(match);
        if (const auto known = known_.find(state); known != known_.end()) return known->second;
        in_question_.push_back(state);
        const double decided = over_faces(match, rpg::Toss{match.current()});
        in_question_.pop_back();
        const double chance = decided / (1 - tied_[state]);
        known_[state] = chance;
        return chance;
    }

    template <class C>
    double over_faces(const rpg::Match& match, C command) {
        const std::size_t count = rpg::coins_for(match, command).size();
        double sum = 0;
        for (unsigned ways = 0; ways < (1U << count); ++ways) {
            std::string faces;
            for (std::size_t i = 0; i < count; ++i) faces += (ways >> i & 1U) != 0 ? 'H' : 'T';
            command.faces = faces;
            sum += share(match, rpg::match_after(match, command)) / static_cast<double>(1U << count);
        }
        return sum;
    }

    double share(const rpg::Match& before, const rpg::Match& after) {
        if (before.phase == rpg::Phase::Reinforce && !in_question_.empty()) {
            const rpg::Match settled = rpg::match_after(after, rpg::Settle{after.current()});
            if (settled.phase == rpg::Phase::OwnToss && state_of(settled) == in_question_.back()) {
                tied_[in_question_.back()] += 1 / ways_of(after);
                return 0;
            }
        }
        return best(after);
    }

    // The number of ways in which all coins of the round could have landed.
    static double ways_of(const rpg::Match& match) { return static_cast<double>(1U << match.turn.coins.size()); }

    double best_choice(const rpg::Match& match) {
        double best_yet = 0;
        for (const auto choice : {rpg::AtZeroChoice::Burn, rpg::AtZeroChoice::Coolness}) {
            const rpg::DecideAtZero decision{match.current(), choice};
            if (!CoinRpg::check(match, decision))
                best_yet = std::max(best_yet, best(rpg::match_after(match, decision)));
        }
        return best_yet;
    }

    static std::string state_of(const rpg::Match& match) {
        std::string state;
        const rpg::Character& hero = match.hero();
        for (const Trait trait : rpg::kTraits)
            state.append(std::to_string(hero.values[trait]))
                .append(std::to_string(static_cast<int>(rpg::effective_coin(hero, trait))));
        for (const rpg::Contest& contest : match.turn.contests)
            state.append("/").append(std::to_string(contest.scene_coins));
        return state;
    }

    std::map<std::string, double> known_, tied_;
    std::vector<std::string> in_question_;
};

double counted(const rpg::Match& match) {
    rpg::SceneOdds odds(kPatient);
    return rpg::chance_to_beat(match, odds)->value();
}

}  // namespace

TEST_CASE("the whole Scene with the best choice at every 0: as the game itself played out") {
    struct Row {
        const char *hero, *scene, *first;
    };
    const Row rows[]{{"Brain 3N, Cool 5", "Intellectual 3", ""},
                     {"Bod 2P, Brain 2N, Cool 2", "Physical 2, Intellectual 1", ""},
                     {"Bod 1D, Brain 2P, Cool 1N", "Physical 1, Intellectual 2", ""},
                     {"Bod 2N, Cool 2N", "Physical 2, Knots 1", "cool"},
                     {"Bod 1N, Brain 1N, Pers 1P, Cool 2, Misc 7", "Physical 1, Intellectual 1, Social 1", ""}};
    for (const Row& row : rows) {
        Table table({row.hero}, {row.scene});
        if (*row.first != '\0') table.do_(rpg::ChooseAnswer{0, kCool});
        CHECK_MESSAGE(counted(table.match()) == doctest::Approx(Oracle().best(table.match())), row.scene);
    }
}

TEST_CASE("the whole Scene: with a helper, in a round, and of one contest as by itself") {
    Table table({"Bod 2N, Brain 2D, Cool 2"}, {"Physical 2, Intellectual 1"});
    table.toss("HTTT");
    CHECK(counted(table.match()) == doctest::Approx(Oracle().best(table.match())));
    const rpg::AddHelper help{0, kCool, 0, kBrain, "HT"};
    table.do_(help);
    CHECK(counted(table.match()) == doctest::Approx(Oracle().best(table.match())));
    table.call("HTH");
    CHECK(counted(table.match()) == doctest::Approx(Oracle().best(table.match())));

    rpg::SceneOdds odds(kPatient);
    const rpg::Fight fight{3, Coin::Dime, 4, 3};
    CHECK(*odds.beaten({{{3, Coin::Dime, 4}}, 3}) == doctest::Approx(rpg::overall(fight, Policy::Best).value()));
    rpg::SceneOdds impatient([] { return false; });
    CHECK(!impatient.beaten({{{3, Coin::Dime, 4}}, 3}));
}

TEST_CASE("at 0: what each option leaves") {
    Table table({"Brain 3N, Cool 2"}, {"Intellectual 3"});
    table.play("TTT/HHH");
    rpg::SceneOdds odds(kPatient);
    const auto after = [&](rpg::AtZeroChoice choice) {
        return rpg::chance_after(table.match(), rpg::DecideAtZero{0, choice}, odds);
    };
    CHECK(after(rpg::AtZeroChoice::SitOut) == Chance(0));
    CHECK(after(rpg::AtZeroChoice::Burn) == rpg::overall({3, Coin::Penny, 3, 2}, Policy::Best));
    CHECK(after(rpg::AtZeroChoice::Coolness) == rpg::overall({0, Coin::Nickel, 3}, Policy::Best));
    CHECK(rpg::chance_to_beat(table.match(), odds) == after(rpg::AtZeroChoice::Burn));
    const auto answer = CoinRpg::ask(table.match(), {{"cmd", "odds"}});
    REQUIRE(answer);
    CHECK((**answer)["at_zero"].size() == 3);
    CHECK((**answer)["contests"].empty());
}

TEST_CASE("at 0: Burn is better than Coolness where only later Burns and Coolness show it") {
    Table table({"Brain 3N, Cool 5"}, {"Intellectual 3"});
    table.play("TTT/HHH");
    rpg::SceneOdds odds(kPatient);
    const auto burn = rpg::chance_after(table.match(), rpg::DecideAtZero{0, rpg::AtZeroChoice::Burn}, odds);
    const auto cool = rpg::chance_after(table.match(), rpg::DecideAtZero{0, rpg::AtZeroChoice::Coolness}, odds);
    CHECK(burn->value() > 0.9);
    CHECK(cool->value() == doctest::Approx(0.5625));
}

TEST_CASE("RPG-74, RPG-75: every figure knows what Offensive and Defensive make of the blow") {
    const auto faces = [](int count, int which) {
        std::string text;
        for (int i = 0; i < count; ++i) text += (which >> i) % 2 == 0 ? 'H' : 'T';
        return text;
    };
    int burns = 0;
    for (const char* hero : {"Offensive Bod 2, Bod 3N, Cool 3", "Defensive Bod 2, Bod 2N, Cool 2",
                             "Offensive Bod 1, Defensive Bod 1, Bod 2D, Cool 1"})
        for (int own = 0; own < 8; ++own)
            for (int scene = 0; scene < 16; ++scene) {
                Table table({hero}, {"Physical 4"});
                const int mine = static_cast<int>(table.value(kBod));
                table.do_(rpg::Toss{0, faces(mine, own)});
                table.do_(rpg::CallScene{0, faces(4, scene)});
                if (table.refused(rpg::UseDefensive{0, 0}).empty()) table.do_(rpg::UseDefensive{0, 0});
                if (table.refused(rpg::UseOffensive{0, 0}).empty()) table.do_(rpg::UseOffensive{0, 0});
                const auto all = rpg::chances(table.match());
                REQUIRE(all.size() == 1);
                rpg::SceneOdds odds([] { return true; });
                const auto best = rpg::chance_to_beat(table.match(), odds);
                INFO(hero << " " << faces(mine, own) << " / " << faces(4, scene));
                CHECK(std::abs(all.front().by(Policy::Best).value() - best->value()) < 1e-9);
                for (const Policy policy : rpg::kPolicies)
                    CHECK(all.front().by(policy).value() <= best->value() + 1e-9);
                const rpg::Match after = rpg::match_after(table.match(), rpg::Settle{0});
                CHECK((all.front().round.to_zero == Chance(1)) == (after.phase == rpg::Phase::AtZero));
                burns += after.phase == rpg::Phase::AtZero ? 1 : 0;
            }
    CHECK(burns > 40);
}
