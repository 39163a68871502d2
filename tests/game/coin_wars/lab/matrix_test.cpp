// Matrix, reports, history and handicap.

#include "game/coin_wars/lab/matrix.h"

#include <doctest/doctest.h>

#include "game/coin_wars/lab/history_comparison.h"
#include "game/coin_wars/lab/report.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

namespace {

std::vector<Standing> fight_all(const std::vector<Contest>& contests) {
    Run run(contests, {.workers = 2});
    run.start();
    run.wait();
    std::vector<Standing> standings;
    for (std::size_t i = 0; i < contests.size(); ++i) standings.push_back(run.standing(i));
    return standings;
}

Standing standing_of(Count won_both, Count split, Count lost_both) {
    Standing standing;
    standing.tally.pairs = {{{won_both, split, 0}, {0, lost_both, 0}, {0, 0, 0}}};
    standing.tally.results = {2 * won_both + split, 2 * lost_both + split, 0};
    standing.pairs = static_cast<int>(won_both + split + lost_both);
    standing.why = Why::FightResult;
    standing.kind = IntervalKind::Fixed;
    return standing;
}

}  // namespace

TEST_CASE("cells are numbered row by row") {
    std::size_t number = 0;
    for (std::size_t row = 0; row < 5; ++row)
        for (std::size_t column = row + 1; column < 5; ++column) CHECK(cell_of(row, column, 5) == number++);
    CHECK(cells(5) == number);
}

TEST_CASE("a matrix: the lower half is the upper one turned over, the strongest comes first") {
    const std::vector<Force> forces{tests::pennies(3), tests::pennies(12), tests::pennies(6)};
    MatrixTerms terms;
    terms.ground = bare_felt(24, 18);
    terms.player = {"brawler", 0, tests::brawler};
    terms.pairs = 20;
    terms.early_stop = false;
    const auto contests = all_against_all(forces, terms);
    REQUIRE(contests.has_value());
    REQUIRE(contests->size() == 3);
    CHECK_FALSE((*contests)[0].stop);
    const ScoreTable table = table_of(fight_all(*contests), 3);
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) {
            if (row == column) continue;
            const Cell &cell = table.cells[row][column], &other = table.cells[column][row];
            CHECK(cell.pairs == 20);
            CHECK(cell.finished);
            CHECK(cell.score.value == doctest::Approx(1 - other.score.value));
            CHECK(cell.score.interval.low == doctest::Approx(1 - other.score.interval.high));
            CHECK(cell.sure == other.sure);
        }
    // The mean score over both cells of a row.
    for (std::size_t i = 0; i < 3; ++i) {
        double sum = 0;
        for (std::size_t column = 0; column < 3; ++column)
            if (column != table.order[i].force) sum += table.cells[table.order[i].force][column].score.value;
        CHECK(table.order[i].score == doctest::Approx(sum / 2));
        CHECK(table.order[i].begun);
        if (i > 0) CHECK(table.order[i].score <= table.order[i - 1].score);
    }
    CHECK(table.order[0].force == 1);
    CHECK(table.order[2].force == 0);
    CHECK(table.cells[0][1].sure);

    terms.early_stop = true;
    CHECK((*all_against_all(forces, terms))[0].stop->alpha == doctest::Approx(0.05 / 3));
}

TEST_CASE("sure means that the interval shown leaves 50, and the intervals of all cells hold together") {
    std::vector<Standing> standings{standing_of(9, 0, 0), standing_of(0, 0, 5), standing_of(3, 30, 1)};
    for (const IntervalKind kind : {IntervalKind::Fixed, IntervalKind::Live}) {
        for (Standing& standing : standings) standing.kind = kind;
        const ScoreTable table = table_of(standings, 3);
        for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t column = 0; column < 3; ++column) {
                if (row == column) continue;
                const Cell& cell = table.cells[row][column];
                CHECK(cell.sure == cell.score.interval.excludes(0.5));
                const Estimate alone =
                    score(standings[cell_of(std::min(row, column), std::max(row, column), 3)].tally, kind, 0.05 / 3);
                CHECK(cell.score.interval.width() == doctest::Approx(alone.interval.width()));
            }
        CHECK(table.cells[0][1].sure);
        CHECK_FALSE(table.cells[1][2].sure);
    }
    // Alone it would differ significantly from even, as one of three it does not.
    standings = {standing_of(7, 0, 0), standing_of(0, 0, 0), standing_of(0, 0, 0)};
    standings[0].kind = IntervalKind::Live;
    CHECK(sure(standings[0].tally.pentanomial(), 0.05));
    CHECK_FALSE(table_of(standings, 3).cells[0][1].sure);
}

TEST_CASE("a report says what its intervals cover, and they are those of the matrix") {
    std::vector<Contest> contests(3);
    for (Contest& contest : contests) contest.meetings = {meet(*battles::find_battle(tests::library(), "two-lines"))};
    const std::vector<Standing> standings{standing_of(9, 0, 0), standing_of(0, 0, 5), standing_of(3, 30, 1)};
    const rules::Json json = report_json(contests, standings, {});
    const ScoreTable table = table_of(standings, 3);
    for (std::size_t i = 0; i < 3; ++i) {
        const rules::Json& report = json["contests"][i];
        CHECK(report["level"] == 0.95);
        CHECK(report["together"] == 3);
        const Cell& cell = table.cells[i == 2 ? 1 : 0][i == 0 ? 1 : 2];
        CHECK(report["score"]["low"].get<double>() == cell.score.interval.low);
    }
    const std::string csv = report_csv(contests, standings);
    CHECK(csv.substr(0, csv.find('\n'))
              .ends_with(",interval,level,together,a_coins,a_cents,b_coins,b_cents,a_bot,b_bot,ground,rules,seed"));
    CHECK(std::ranges::count(csv, '\n') == 4);
    CHECK(csv.find(",fought,wilson,0.95,3,") != std::string::npos);
    CHECK(report_json({contests.data(), 1}, {standings.data(), 1}, {})["contests"][0]["together"] == 1);
}

TEST_CASE("what other questions have said is told with both figures, as JSON and as CSV") {
    const std::vector<AskedAgain> asked{
        {"Line", "=Wedge", "Led by: Recruit", {0.75, {0.6, 0.9}}, {0.25, {0.1, 0.4}}, Again::Reverses},
        {"Line", "=Wedge", "Rules: Kitchen", {0.75, {0.6, 0.9}}, {0.5, {0.4, 0.6}}, Again::Undecided}};
    CHECK(asked_again_csv(asked) ==
          "a,b,question,first,first_low,first_high,score,score_low,score_high,answer\n"
          "\"Line\",\"'=Wedge\",\"Led by: Recruit\",0.75,0.6,0.9,0.25,0.1,0.4,reverses\n"
          "\"Line\",\"'=Wedge\",\"Rules: Kitchen\",0.75,0.6,0.9,0.5,0.4,0.6,undecided\n");
    const rules::Json json = asked_again_json(asked);
    REQUIRE(json.size() == 2);
    CHECK(json[0]["question"] == "Led by: Recruit");
    CHECK(json[0]["answer"] == "reverses");
    CHECK(json[0]["first"]["value"] == 0.75);
    CHECK(json[1]["score"]["high"] == 0.6);
    CHECK(json[1]["answer"] == "undecided");
}

TEST_CASE("reports: JSON tells the counts, CSV has a line a contest") {
    Contest contest = tests::contest_of(tests::formation("wedge"), tests::pennies(6, "Six \"plain\" pennies"));
    const std::vector<Contest> contests{contest};
    const std::vector<Standing> standings = fight_all(contests);
    const rules::Json json = report_json(contests, standings, {2.0, 0.5, 100, 2});
    CHECK(json["format"] == kReportFormat);
    CHECK(json["actions_per_cpu_second"] == 200.0);
    const rules::Json& report = json["contests"][0];
    CHECK(report["battles"] == 40);
    CHECK(report["stopped"] == "fought");
    CHECK(report["interval"] == "wilson");
    CHECK(report["losses"]["a"]["by_type"][0]["brought"] == 600);
    CHECK(report["fallen_seen_by_a"]["a"].size() == 18);
    CHECK(report["fallen_seen_by_a"]["a"][0].size() == 24);
    Count turns = 0;
    for (const rules::Json& turn : report["length"]["turns"])
        turns += turn["a"].get<Count>() + turn["b"].get<Count>() + turn["draws"].get<Count>();
    CHECK(turns == 40);
    const std::string csv = report_csv(contests, standings);
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 2);
    CHECK(csv.find("\"Six \"\"plain\"\" pennies\",20,") != std::string::npos);
    CHECK(report_text(contest, standings[0], 1).find("40 battles, fought") != std::string::npos);
}

TEST_CASE("CSV counts wins, draws and battles that the limit ended") {
    std::vector<Contest> contests(1);
    contests[0].meetings = {meet(*battles::find_battle(tests::library(), "two-lines"))};
    contests[0].a = "one";
    contests[0].b = "other";
    std::vector<Standing> standings{standing_of(6, 3, 1)};
    standings[0].tally.ends[static_cast<std::size_t>(End::Limit)] = 7;
    const std::string csv = report_csv(contests, standings);
    CHECK(csv.starts_with("a,b,pairs,a_won,b_won,draws,by_limit,a_share,"));
    CHECK(csv.find("\n\"one\",\"other\",10,15,5,0,7,") != std::string::npos);
    for (const char* formula : {"=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1"}) {
        CAPTURE(formula);
        contests[0].a = formula;
        CHECK(report_csv(contests, standings).find(std::string("\"'") + formula) != std::string::npos);
    }
}

TEST_CASE("what both bring stands in JSON and CSV, and it is said if their coins differ") {
    Contest contest = tests::contest_of(tests::pennies(6, "Six"), tests::pennies(10, "Ten"));
    const Standing standing = standing_of(6, 3, 1);
    const rules::Json coins = report_json(contest, standing, 1)["coins"];
    CHECK(coins == rules::Json{{"a", {{"coins", 6}, {"cents", 6}}}, {"b", {{"coins", 10}, {"cents", 10}}}});
    CHECK(report_csv({&contest, 1}, {&standing, 1}).find(",6,6,10,10,") != std::string::npos);
    CHECK(report_text(contest, standing, 1)
              .find("the coins differ: Six brings 6 coins, $0.06; Ten brings 10 coins, $0.10") != std::string::npos);
    contest = tests::contest_of(tests::pennies(6, "Six"), tests::pennies(6, "Others"));
    CHECK(report_text(contest, standing, 1).find("differ") == std::string::npos);
}

TEST_CASE("a report says who fought, where and by which rules; CSV and JSON too") {
    Contest contest = tests::contest_of(tests::pennies(6, "Six"), tests::pennies(6, "Others"));
    contest.meetings = {*meet(tests::pennies(6, "Six"), tests::pennies(6, "Others"), attack_on_felt())};
    contest.players = {*player_of("sergeant"), *player_of("general:hold", 500)};
    contest.seed = 7;
    const Standing standing = standing_of(6, 3, 1);
    const std::string text = report_text(contest, standing, 1);
    CHECK(text.find("  sergeant, pressing where it attacks against general:hold, work 500; Attack on bare felt; rules: "
                    "kitchen; seed 7\n") != std::string::npos);
    CHECK(report_csv({&contest, 1}, {&standing, 1})
              .ends_with(",\"sergeant\",\"general:hold\",\"Attack on bare felt\",kitchen,7\n"));
    const rules::Json json = report_json(contest, standing, 1);
    CHECK(json["rules"] == "kitchen");
    CHECK(json["presses_at_attack"] == rules::Json{true, false});
    const std::string none = report_text(contest, {}, 1);
    CHECK(none.starts_with("Six against Others: no battle was finished\n"));
    CHECK(none.find('%') == std::string::npos);
}

TEST_CASE("a report says of how many battles the first mover's interval is, and never more than it holds") {
    const Contest contest = tests::contest_of(tests::pennies(6, "Six"), tests::pennies(6, "Others"));
    Standing standing = standing_of(10, 0, 0);
    standing.tally.first_won = {18, 2};
    const std::string alone = report_text(contest, standing, 1), among = report_text(contest, standing, 21);
    CHECK(alone.find("who goes first wins 10.0 %  (") != std::string::npos);
    CHECK(alone.find(" % of 20 decided, a pair counting once)\n") != std::string::npos);
    CHECK(alone.find("the place decides: each wins when it goes second") != std::string::npos);
    CHECK(among.find("the place decides") == std::string::npos);
    CHECK(alone.find("median length ") != std::string::npos);
    CHECK(alone.find(" turn") == std::string::npos);
    const rules::Json first = report_json(contest, standing, 1)["first_mover"];
    CHECK(first["battles"] == 20);
    CHECK(first["counted"] == 10);
    CHECK(report_csv({&contest, 1}, {&standing, 1}).find(",first_mover_battles,") != std::string::npos);
    CHECK(report_csv({&contest, 1}, {&standing, 1}).find(",20,") != std::string::npos);
}

TEST_CASE("a handicap that makes nothing even is not told as one that does") {
    const Contest contest = tests::contest_of(tests::pennies(6, "Six"), tests::pennies(6, "Others"));
    Handicap handicap{.party = 0, .coins = 3, .max = 5, .score = 0.76, .interval = {0.66, 0.84}};
    CHECK(handicap_text(contest, handicap) ==
          "  Six with 3 coins fewer scores 76 % (66 % to 84 %): none of those tried makes it even\n");
    CHECK(handicap_json(handicap)["even"] == false);
    handicap.coins = 0;
    CHECK(handicap_text(contest, handicap) ==
          "  Six scores 76 % (66 % to 84 %): no handicap that was tried makes it even\n");
    handicap.max = 0;
    handicap.enough = false;
    CHECK(handicap_text(contest, handicap) == "  Six scores 76 % (66 % to 84 %), and can spare no coin\n");
    handicap = {.party = 0, .coins = 3, .max = 5, .score = 0.52, .interval = {0.42, 0.62}};
    CHECK(handicap_text(contest, handicap) == "  Six with 3 coins fewer scores 52 % (42 % to 62 %)\n");
    CHECK(handicap_json(handicap)["even"] == true);
}

TEST_CASE("the matrix marks cells in which the order decides") {
    std::vector<Contest> contests(3);
    for (Contest& contest : contests) contest.meetings = {meet(*battles::find_battle(tests::library(), "two-lines"))};
    std::vector<Standing> standings(3, standing_of(6, 3, 1));
    CHECK(matrix_text(contests, standings).find("the order decides") == std::string::npos);
    standings[1].tally.first_won = {40, 2};
    CHECK(table_of(standings, 3).cells[0][2].place == PlaceWins::Second);
    CHECK(table_of(standings, 3).cells[2][0].place == PlaceWins::Second);
    CHECK(table_of(standings, 3).cells[0][1].place == PlaceWins::Neither);
    const std::string marked = matrix_text(contests, standings);
    CHECK(marked.find(" s") != std::string::npos);
    CHECK(marked.find("s: when it goes second\n") != std::string::npos);
}

TEST_CASE("history: recorded shares against simulated ones") {
    Standing standing = standing_of(10, 0, 0);
    standing.tally.by_type[0] = {{100, 10}, {100, 30}};
    standing.tally.by_type[1] = {{100, 90}};
    battles::RecordedOutcome recorded;
    recorded.winner = battles::Winner::Heads;
    recorded.sides[0] = battles::RecordedSide{{1000, 1000}, {150, 250}};
    const History history = compare(recorded, standing);
    CHECK(history.sides[0].simulated == doctest::Approx(0.2));
    CHECK(history.sides[0].agrees());
    CHECK(history.sides[1].simulated == doctest::Approx(0.9));
    CHECK_FALSE(history.sides[1].recorded);
    CHECK_FALSE(history.sides[1].agrees());
    CHECK(history.recorded_winner == cw::Side::Heads);
    CHECK(history.simulated_winner == cw::Side::Heads);
}

TEST_CASE("a weakened battle: Armies give in proportion and stay linked, who is named stays") {
    const auto battle = battles::find_battle(tests::library(), "hastings");
    REQUIRE(battle.has_value());
    const auto count = [](const cw::Scenario& scenario, cw::Side side) {
        return std::ranges::count(scenario.coins, side, &cw::CoinSetup::side);
    };
    for (const int fewer : {1, 6, 12}) {
        const auto weaker = weakened(battle->scenario, cw::Side::Heads, fewer);
        REQUIRE(weaker.has_value());
        CHECK(count(*weaker, cw::Side::Heads) == 33 - fewer);
        CHECK(count(*weaker, cw::Side::Tails) == 31);
        CHECK(weaker->armies.size() == battle->scenario.armies.size());
        // All Armies are linked, so they are formed at the start.
        const cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(*weaker));
        CHECK(match.armies.size() == weaker->armies.size());
        CHECK(match.find("William") != cw::kNoCoin);
        CHECK(match.find("Alan") != cw::kNoCoin);
    }
    CHECK(*weakened(battle->scenario, cw::Side::Heads, 0) == battle->scenario);
    CHECK_FALSE(weakened(battle->scenario, cw::Side::Heads, 30).has_value());
}

TEST_CASE("the handicap that makes ten pennies and six even lies between them") {
    Contest contest = tests::contest_of(tests::pennies(6, "Six"), tests::pennies(10, "Ten"));
    contest.pairs = 15;
    int steps = 0;
    const auto handicap = even_handicap(contest, 2, [&](const HandicapStep& step) {
        if (step.score) ++steps;
        return true;
    });
    REQUIRE(handicap.has_value());
    CHECK(handicap->party == 1);
    CHECK(handicap->enough);
    CHECK(handicap->coins >= 2);
    CHECK(handicap->coins <= 6);
    CHECK(std::abs(handicap->score - 0.5) < 0.25);
    CHECK(handicap->interval.low < handicap->score);
    CHECK(handicap->interval.high > handicap->score);
    CHECK(handicap_json(*handicap)["low"] == handicap->interval.low);
    CHECK(steps >= 3);
    CHECK_FALSE(even_handicap(contest, 1, [](const HandicapStep&) { return false; }));
}
