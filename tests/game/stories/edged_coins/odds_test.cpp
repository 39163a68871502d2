// The odds of EC-2, EC-37, EC-38 and section 6, number by number.

#include "game/stories/edged_coins/rules/odds.h"
#include "game/stories/edged_coins/rules/forecast.h"
#include "tests/support/edged_coins_table.h"

using namespace edged_kit;
using core::Chance;
using namespace rules::edged_coins;

namespace {

constexpr RankSix kWritten = RankSix::AsWritten;

Chance p_of(int rank) { return success(rank, kWritten); }

// Before the attack: weapon and armor of that Power, base Potency 1.
Chain armed(int weapon_power, int armor_power) {
    const Weapon blade{"Blade", weapon_power, "r2"};
    return attack_chain({kWritten, PowerRule::CapsModifier}, &blade, Armor{"Mail", armor_power});
}

void check_row(const Chain& chain, const std::vector<Chance>& row) {
    for (int damage = 1; damage <= 4; ++damage) CHECK(deals(chain, damage) == row[damage - 1]);
    CHECK(deals_at_least(chain, 5) == row[4]);
    CHECK(mean(chain) == row[5]);
}

}  // namespace

TEST_CASE("EC-2: the chance of every rank; R-1: of rank 6 under the option") {
    const std::vector<Chance> chances{{1, 8}, {1, 4}, {1, 2}, {3, 4}, {13, 16}, {7, 8}, {15, 16}, {7, 8}};
    for (int rank = -1; rank <= 6; ++rank) {
        INFO("rank " << rank);
        CHECK(p_of(rank) == chances[static_cast<std::size_t>(rank + 1)]);
        CHECK(falls_short(rank, kWritten) == (rank == 6));
        CHECK(!falls_short(rank, RankSix::ContinuesPattern));
    }
    CHECK(success(6, RankSix::ContinuesPattern) == Chance(125, 128));
}

TEST_CASE("EC-5: the modifiers of the difficulties") {
    using D = Difficulty;
    const std::vector<std::pair<D, int>> rows{
        {D::VeryEasy, 2}, {D::Easy, 1}, {D::Normal, 0}, {D::Difficult, -1}, {D::VeryDifficult, -2}};
    for (const auto& [difficulty, by] : rows) CHECK(modifier(difficulty) == by);
}

TEST_CASE("EC-37: damage without a limit") {
    const std::vector<std::vector<Chance>> rows{
        {{7, 8}, {7, 64}, {7, 512}, {7, 4096}, {1, 4096}, {8, 7}},
        {{3, 4}, {3, 16}, {3, 64}, {3, 256}, {1, 256}, {4, 3}},
        {{1, 2}, {1, 4}, {1, 8}, {1, 16}, {1, 16}, 2},
        {{1, 4}, {3, 16}, {9, 64}, {27, 256}, {81, 256}, 4},
        {{3, 16}, {39, 256}, {507, 4096}, {6591, 65536}, {28561, 65536}, {16, 3}},
        {{1, 8}, {7, 64}, {49, 512}, {343, 4096}, {2401, 4096}, 8},
        {{1, 16}, {15, 256}, {225, 4096}, {3375, 65536}, {50625, 65536}, 16},
        {{1, 8}, {7, 64}, {49, 512}, {343, 4096}, {2401, 4096}, 8}};
    for (int potency = -1; potency <= 6; ++potency) {
        INFO("Potency " << potency);
        check_row(chain(p_of(potency)), rows[static_cast<std::size_t>(potency + 1)]);
    }
}

TEST_CASE("EC-37: damage with a limit of 0 to 3 explosions") {
    struct Row {
        std::vector<Chance> none, one, two, three;  // the page's columns
    };
    const std::vector<Row> rows{
        {{{7, 8}, {1, 8}, {9, 8}},
         {{7, 8}, {7, 64}, {1, 64}, {73, 64}},
         {{1, 512}, {585, 512}},
         {{1, 4096}, {4681, 4096}}},
        {{{3, 4}, {1, 4}, {5, 4}}, {{3, 4}, {3, 16}, {1, 16}, {21, 16}}, {{1, 64}, {85, 64}}, {{1, 256}, {341, 256}}},
        {{{1, 2}, {1, 2}, {3, 2}}, {{1, 2}, {1, 4}, {1, 4}, {7, 4}}, {{1, 8}, {15, 8}}, {{1, 16}, {31, 16}}},
        {{{1, 4}, {3, 4}, {7, 4}},
         {{1, 4}, {3, 16}, {9, 16}, {37, 16}},
         {{27, 64}, {175, 64}},
         {{81, 256}, {781, 256}}},
        {{{3, 16}, {13, 16}, {29, 16}},
         {{3, 16}, {39, 256}, {169, 256}, {633, 256}},
         {{2197, 4096}, {12325, 4096}},
         {{28561, 65536}, {225761, 65536}}},
        {{{1, 8}, {7, 8}, {15, 8}},
         {{1, 8}, {7, 64}, {49, 64}, {169, 64}},
         {{343, 512}, {1695, 512}},
         {{2401, 4096}, {15961, 4096}}},
        {{{1, 16}, {15, 16}, {31, 16}},
         {{1, 16}, {15, 256}, {225, 256}, {721, 256}},
         {{3375, 4096}, {14911, 4096}},
         {{50625, 65536}, {289201, 65536}}},
        {{{1, 8}, {7, 8}, {15, 8}},
         {{1, 8}, {7, 64}, {49, 64}, {169, 64}},
         {{343, 512}, {1695, 512}},
         {{2401, 4096}, {15961, 4096}}}};
    for (int potency = -1; potency <= 6; ++potency) {
        INFO("Potency " << potency);
        const Row& row = rows[static_cast<std::size_t>(potency + 1)];
        const auto limited = [&](int limit) { return chain(p_of(potency), limit); };
        for (std::size_t i = 0; i < 2; ++i) CHECK(deals(limited(0), static_cast<int>(i) + 1) == row.none[i]);
        CHECK(mean(limited(0)) == row.none[2]);
        for (std::size_t i = 0; i < 3; ++i) CHECK(deals(limited(1), static_cast<int>(i) + 1) == row.one[i]);
        CHECK(mean(limited(1)) == row.one[3]);
        CHECK(deals(limited(2), 4) == row.two[0]);
        CHECK(mean(limited(2)) == row.two[1]);
        CHECK(deals(limited(3), 5) == row.three[0]);
        CHECK(mean(limited(3)) == row.three[1]);
        for (int damage = 1; damage <= 3; ++damage) {
            CHECK(deals(limited(2), damage) == deals(chain(p_of(potency)), damage));
            CHECK(deals(limited(3), damage) == deals(chain(p_of(potency)), damage));
        }
        CHECK(deals(limited(1), 4) == Chance(0));
    }
}

TEST_CASE("EC-37, EC-16: the chance to put the target out") {
    const Chance p = p_of(1);
    CHECK(takes_out(chain(p, 0), 1) == Chance(1));
    CHECK(takes_out(chain(p, 1), 3) == Chance(1, 4));
    CHECK(takes_out(chain(p, 1), 4) == Chance(0));
    CHECK(takes_out(chain(p), 4) == Chance(1, 8));
}

TEST_CASE("EC-37, R-3: an attack under caps_modifier, base Potency 1") {
    struct Row {
        int weapon, armor;
        std::vector<Chance> chances;
    };
    for (const Row& row : {Row{2, 2, {{1, 2}, {1, 4}, {1, 8}, {1, 16}, {1, 16}, 2}},
                           Row{2, 1, {{1, 4}, {3, 16}, {9, 32}, {9, 64}, {9, 64}, {23, 8}}},
                           Row{3, 1, {{1, 4}, {3, 16}, {9, 64}, {27, 128}, {27, 128}, {101, 32}}},
                           Row{4, 1, {{1, 4}, {3, 16}, {9, 64}, {27, 256}, {81, 256}, {431, 128}}},
                           Row{1, 2, {{3, 4}, {3, 16}, {1, 32}, {1, 64}, {1, 64}, {11, 8}}},
                           Row{1, 3, {{3, 4}, {3, 16}, {3, 64}, {1, 128}, {1, 128}, {43, 32}}},
                           Row{1, 4, {{3, 4}, {3, 16}, {3, 64}, {3, 256}, {1, 256}, {171, 128}}}}) {
        INFO(row.weapon << " against " << row.armor);
        check_row(armed(row.weapon, row.armor), row.chances);
    }
}

TEST_CASE("EC-38: an action opposed by one character; vector 26") {
    const std::vector<std::vector<Chance>> rows{{{7, 32}, {3, 16}, {5, 32}, {19, 128}, {9, 64}, {17, 128}},
                                                {{7, 16}, {3, 8}, {5, 16}, {19, 64}, {9, 32}, {17, 64}},
                                                {{11, 16}, {5, 8}, {9, 16}, {35, 64}, {17, 32}, {33, 64}},
                                                {{51, 64}, {25, 32}, {49, 64}, {195, 256}, {97, 128}, {193, 256}},
                                                {{55, 64}, {27, 32}, {53, 64}, {211, 256}, {105, 128}, {209, 256}},
                                                {{59, 64}, {29, 32}, {57, 64}, {227, 256}, {113, 128}, {225, 256}}};
    for (int actor = 0; actor <= 5; ++actor)
        for (int opposer = 0; opposer <= 5; ++opposer) {
            INFO(actor << " against " << opposer);
            CHECK(opposed(actor, {p_of(opposer)}, kWritten) ==
                  rows[static_cast<std::size_t>(actor)][static_cast<std::size_t>(opposer)]);
        }
    // Two opposers: both, one or none succeed; the sum is clamped last (EC-6).
    CHECK(opposed(2, {p_of(1), p_of(1)}, kWritten) ==
          Chance(1, 4) * p_of(0) + Chance(1, 2) * p_of(1) + Chance(1, 4) * p_of(2));
    CHECK(opposed(7, {p_of(1)}, kWritten) == p_of(6));
}

TEST_CASE("section 6: how long a fire lasts and what it takes") {
    const std::vector<Chance> lasts{{1, 2}, {3, 4}, {13, 16}, {7, 8}, {15, 16}, {7, 8}};
    for (int strength = 1; strength <= 6; ++strength) {
        const Chance& p = lasts[static_cast<std::size_t>(strength - 1)];
        CHECK(fire(strength, kWritten).lasts == p);
        CHECK(fire(strength, kWritten).expected == Chance(strength) / (Chance(1) - p));
    }
    CHECK(fire(7, kWritten).lasts == Chance(7, 8));
}

TEST_CASE("section 6: tossing again for 5 against buying success for 10") {
    struct Row {
        int rank;
        Chance price;
        Bargain bargain;
    };
    for (const Row& row :
         {Row{-1, 40, Bargain::Dearer}, Row{0, 20, Bargain::Dearer}, Row{1, 10, Bargain::Equal},
          Row{2, {20, 3}, Bargain::Cheaper}, Row{3, {80, 13}, Bargain::Cheaper}, Row{4, {40, 7}, Bargain::Cheaper},
          Row{5, {16, 3}, Bargain::Cheaper}, Row{6, {40, 7}, Bargain::Cheaper}}) {
        INFO("rank " << row.rank);
        CHECK(mean_price(p_of(row.rank)) == row.price);
        CHECK(tossing_again(p_of(row.rank)) == row.bargain);
    }
    CHECK(within_budget(Chance(1, 4), 4) == Chance(0));
    CHECK(within_budget(Chance(1, 4), 12) == Chance(7, 16));
}

TEST_CASE("section 6: the forecast of a toss knows effort, opposers, and where a bonus harms") {
    Table table;
    table.add(with(actor(), {{"ec", 12}})).add(target()).begin();
    CHECK(!toss_forecast(table.match()));
    table.did(call("r5", "normal", {{"opposers", {{{"character", "target"}}}}}));
    TossForecast odds = *toss_forecast(table.match());
    CHECK(*odds.opposed == opposed(5, {p_of(5)}, kWritten));
    table.did(by("decline_oppose", "p2", "target"));
    odds = *toss_forecast(table.match());
    CHECK(odds.success == Chance(15, 16));
    CHECK(*odds.with_effort == Chance(7, 8));
    CHECK(odds.effort_harms);
    CHECK(odds.raised == Chance(7, 8));
    CHECK(odds.lowered == Chance(7, 8));
    CHECK(odds.again->within_budget == Chance(255, 256));
    CHECK(odds.again->mean_price == Chance(16, 3));
    table.throws("TT/TT");
    CHECK(*again_forecast(table.match()) == Chance(15, 16));
}

TEST_CASE("EC-16, EC-37: the mean counts what can be lost, as each damage by itself does") {
    for (const auto& limit : {std::optional<int>(), std::optional(0), std::optional(2), std::optional(5)})
        for (int rank = -1; rank <= 6; ++rank)
            for (int hc = 1; hc <= 9; ++hc) {
                const Chain hit = chain(p_of(rank), limit);
                Chance sum = Chance(hc) * takes_out(hit, hc);
                for (int damage = 1; damage < hc; ++damage) sum += Chance(damage) * deals(hit, damage);
                INFO("rank " << rank << ", HC " << hc);
                CHECK(mean_lost(hit, hc) == sum);
                CHECK(sum.value() <= mean(hit).value() + 1e-9);
            }
}

TEST_CASE("section 6: the forecast of damage runs from the points that are there") {
    Table table(Json{{"power_rule", "caps_modifier"}});
    table.add(with(actor(), {{"weapons", Json::array({weapon(2)})}, {"ec", 2}}));
    table.add(with(target(), {{"armor", {{"name", "Mail"}, {"power", 1}}}, {"hc", 4}})).begin();
    table.did(attack({{"weapon", "Blade"}}));
    table.throws("HH");
    const DamageForecast start = *damage_forecast(table.match());
    CHECK(start.deals == std::vector<Chance>{{1, 4}, {3, 16}, {9, 32}, {9, 32}});
    CHECK(start.mean == Chance(83, 32));  // with 4 HC, which limits the loss
    table.throws("HT");
    table.did(by("effort_power", "p1", "actor", {{"sign", -1}}));
    const DamageForecast on = *damage_forecast(table.match());
    CHECK(on.points == 2);
    CHECK(on.deals == std::vector<Chance>{{1, 2}, {1, 4}, {1, 4}});
    CHECK(on.takes_out == Chance(1, 4));
}

TEST_CASE("section 6: the forecast of a burn counts from the next round on") {
    Table table;
    table.add(actor()).begin();
    table.did(cm("deal_damage", {{"target", "actor"}, {"source", "fire"}, {"potency", 1}}));
    table.throws("H;T");
    CHECK(!toss_forecast(table.match())->again);
    const FireOdds odds = *fire_forecast(table.match());
    CHECK(odds.lasts == Chance(3, 4));
    CHECK(odds.expected == Chance(6));
    CHECK(!toss_forecast(table.match())->effort_harms);

    Table fierce;
    fierce.add(actor()).begin();
    fierce.did(cm("deal_damage", {{"target", "actor"}, {"source", "fire"}, {"potency", 1}}));
    fierce.throws("H;H;H;H;H;T");
    const TossForecast burn = *toss_forecast(fierce.match());
    CHECK(burn.rank == 6);
    CHECK(*burn.with_effort == Chance(15, 16));
    CHECK(burn.effort_harms);
}
