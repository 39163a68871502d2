#include "game/coin_wars/lab/report.h"

#include "engine/core/decimal.h"
#include "engine/core/hash.h"
#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/rules/display_names.h"

namespace lab {

namespace {

using rules::Json;
using rules::word;

constexpr double kAlpha = 0.05;

Json json_of(const Estimate& estimate) {
    return {{"value", estimate.value}, {"low", estimate.interval.low}, {"high", estimate.interval.high}};
}

// A party's force: coins, cents, and the number of each type.
struct Brought {
    int coins = 0, cents = 0;
    std::string money;  // the cents as text
    std::map<std::string, int> types;
};
Brought brought(const Contest& contest, cw::Side party) {
    Brought brought;
    const cw::Scenario& scenario = *contest.meeting(0).laid[0];
    for (const cw::CoinSetup& coin : scenario.coins) {
        if (coin.side != party || coin.watching) continue;
        const cw::CoinType& type = scenario.types[static_cast<std::size_t>(coin.type)];
        ++brought.coins;
        brought.cents += type.cents;
        ++brought.types[type.name];
    }
    brought.money = words::english(cw::in_money(scenario, brought.cents));
    return brought;
}

Json coins_of(const Contest& contest, cw::Side party) {
    const Brought brings = brought(contest, party);
    return {{"coins", brings.coins}, {"cents", brings.cents}};
}

Json ends_of(const Tally& tally) {
    Json json = Json::object();
    for (std::size_t i = 0; i < kEnds; ++i)
        if (tally.ends[i] > 0) json[word(static_cast<End>(i))] = tally.ends[i];
    return json;
}

// Only turns with a count.
Json length_of(const Tally& tally) {
    Json turns = Json::array();
    for (std::size_t turn = 0; turn <= kSavedTurns; ++turn) {
        const Count a = tally.length[0][turn], b = tally.length[1][turn], draw = tally.length[2][turn];
        if (a + b + draw > 0) turns.push_back({{"turn", turn}, {"a", a}, {"b", b}, {"draws", draw}});
    }
    return {{"median", length_quantile(tally, 0.5)},
            {"from", length_quantile(tally, 0.1)},
            {"to", length_quantile(tally, 0.9)},
            {"turns", turns}};
}

Json decisive_of(const Tally& tally) {
    Json turns = Json::array();
    for (std::size_t turn = 1; turn <= kSavedTurns; ++turn)
        if (tally.decisive[turn] > 0) turns.push_back({{"turn", turn}, {"battles", tally.decisive[turn]}});
    return {{"none", tally.decisive[0]}, {"turns", turns}};
}

Json losses_of(const Tally& tally, const cw::Scenario& scenario, std::size_t party) {
    Json types = Json::array(), turns = Json::array();
    for (std::size_t type = 0; type < tally.by_type[party].size(); ++type) {
        const TypeLosses& losses = tally.by_type[party][type];
        if (losses.brought > 0 && type < scenario.types.size())
            types.push_back({{"type", scenario.types[type].name}, {"brought", losses.brought}, {"lost", losses.lost}});
    }
    for (std::size_t turn = 0; turn <= kSavedTurns; ++turn) {
        const TurnLosses& losses = tally.by_turn[party][turn];
        if (losses.coins > 0) turns.push_back({{"turn", turn}, {"coins", losses.coins}, {"cents", losses.cents}});
    }
    return {{"brought_cents", tally.brought[party]},
            {"lost_cents", tally.lost[party]},
            {"left_undecided_cents", tally.left_undecided[party]},
            {"by_type", types},
            {"by_turn", turns}};
}

Json rows_of(const HeatMap& map, std::size_t party) {
    Json rows = Json::array();
    for (int y = 0; y < map.height; ++y) {
        Json row = Json::array();
        for (int x = 0; x < map.width; ++x) row.push_back(map.at(static_cast<int>(party), x, y));
        rows.push_back(std::move(row));
    }
    return rows;
}

Json heat_of(const HeatMap& map) {
    return {{"width", map.width}, {"height", map.height}, {"a", rows_of(map, 0)}, {"b", rows_of(map, 1)}};
}

Json luck_of(const Tally& tally) {
    return {{"strikes", tally.strikes_with_dice},
            {"a_cents", static_cast<double>(tally.luck[0]) / 1000},
            {"b_cents", static_cast<double>(tally.luck[1]) / 1000},
            {"luckier_won", tally.luckier_won[1]},
            {"luckier_lost", tally.luckier_won[0]}};
}

// True if all meetings have the same types; otherwise type indices cannot be added up.
bool one_set_of_types(const Contest& contest) {
    for (const Meeting& meeting : contest.meetings)
        if (meeting.laid[0]->types != contest.meetings[0].laid[0]->types) return false;
    return true;
}

const char* kind_of(const Standing& standing) { return standing.kind == IntervalKind::Fixed ? "wilson" : "live"; }

// Spreadsheets evaluate text that looks like a formula, and names can be anything.
std::string quoted(const std::string& text) {
    std::string result(1, '"');
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos) result += '\'';
    for (const char c : text) result.append(c == '"' ? 2 : 1, c);
    return result.append(1, '"');
}

// Reports as text.

// "61.2 %"
std::string percent(double share) {
    const long tenths = std::lround(share * 1000);
    return std::to_string(tenths / 10).append(1, '.').append(std::to_string(tenths % 10)).append(" %");
}

// `of`: how much was counted for the interval.
std::string row(const std::string& name, const Estimate& estimate, const std::string& of = "") {
    return "  " + name + " " + percent(estimate.value) + "  (" + percent(estimate.interval.low) + " to " +
           percent(estimate.interval.high) + of + ")\n";
}

Count decided(const Tally& tally) { return tally.first_won[0] + tally.first_won[1]; }

// The battles of a pair may depend on each other: for the interval a pair counts once.
Json first_mover_json(const Tally& tally, IntervalKind kind, double alpha) {
    Json json = json_of(first_mover(tally, kind, alpha));
    json["battles"] = decided(tally);
    json["counted"] = static_cast<double>(decided(tally)) / 2;
    return json;
}

// Ignores options that the presets leave to the battle.
const char* rules_of(const Contest& contest) {
    const cw::TableOptions& options = contest.meeting(0).laid[0]->options;
    if (options == cw::with_preset(cw::kitchen_table(), options)) return "kitchen";
    return options == cw::with_preset(cw::tournament(), options) ? "tournament" : "its own";
}

bool presses(const Contest& contest, std::size_t party) {
    return contest.meeting(0).attacker && at_attack(contest.players[party]).bot != contest.players[party].bot;
}

// "  sergeant, pressing where it attacks; Attack on bare felt; rules: tournament"
std::string terms_text(const Contest& contest) {
    std::string text = "  ";
    for (const std::size_t party : {0u, 1u}) {
        const Player &player = contest.players[party], &other = contest.players[0];
        if (party == 1 && player.bot == other.bot && player.work == other.work) continue;
        text.append(party == 1 ? " against " : "").append(player.bot);
        if (player.work > 0) text.append(", work ").append(std::to_string(player.work));
        if (presses(contest, party)) text += ", pressing where it attacks";
    }
    const bool many = contest.meetings.size() > 1;
    text += many ? "; " + std::to_string(contest.meetings.size()) + " openings" : "; " + contest.meeting(0).ground;
    return text.append("; rules: ").append(rules_of(contest)).append("; seed ").append(std::to_string(contest.seed)) +
           "\n";
}

// A line if the two sides have different coins, because then it is not only the formations that decide.
std::string unlike_coins(const Contest& contest) {
    const Brought a = brought(contest, cw::Side::Heads), b = brought(contest, cw::Side::Tails);
    const bool one_question = contest.meetings.size() == 1 && contest.swap == Swap::Sides;
    if (!one_question || contest.meeting(0).fixed_sides || a.types == b.types) return {};
    const auto told = [](const std::string& name, const Brought& brings) {
        return name + " brings " + core::counted(brings.coins, "coin", "coins") + ", " + brings.money;
    };
    return "  the coins differ: " + told(contest.a, a) + "; " + told(contest.b, b) + "\n";
}

// "62*": of the row, in hundredths; its marks are explained below the matrix.
std::string cell_text(const Cell& cell) {
    if (cell.pairs == 0) return "-";
    const char* place = cell.place == PlaceWins::First ? "f" : cell.place == PlaceWins::Second ? "s" : " ";
    return std::to_string(std::lround(cell.score.value * 100)) + (cell.sure ? "*" : " ") + place;
}

std::string to_width(std::string text, std::size_t width) {
    text.insert(0, width - std::min(width, text.size()), ' ');
    return text;
}

}  // namespace

Json report_json(const Contest& contest, const Standing& standing, Together together) {
    const Tally& tally = standing.tally;
    const double alpha = alpha_of_each(kAlpha, together);
    Json grounds = Json::array();
    for (const Meeting& meeting : contest.meetings) grounds.push_back(meeting.ground);
    Json json{{"a", contest.a},
              {"b", contest.b},
              {"grounds", grounds},
              {"bots", {contest.players[0].bot, contest.players[1].bot}},
              {"work", {contest.players[0].work, contest.players[1].work}},
              {"presses_at_attack", {presses(contest, 0), presses(contest, 1)}},
              {"rules", rules_of(contest)},
              {"swap", word(contest.swap)},
              {"seed", contest.seed},
              {"coins", {{"a", coins_of(contest, cw::Side::Heads)}, {"b", coins_of(contest, cw::Side::Tails)}}},
              {"fingerprint", core::to_hex(fingerprint(contest))},
              {"pairs", standing.pairs},
              {"battles", tally.battles()},
              {"stopped", word(standing.why)},
              {"interval", kind_of(standing)},
              {"level", 1 - kAlpha},
              {"together", together},
              {"a_wins", json_of(wins(tally, 0, standing.kind, alpha))},
              {"b_wins", json_of(wins(tally, 1, standing.kind, alpha))},
              {"draws", json_of(draws(tally, standing.kind, alpha))},
              {"score", json_of(score(tally, standing.kind, alpha))},
              {"elo", elo_of_score(score(tally, standing.kind).value)},
              {"first_mover", first_mover_json(tally, standing.kind, alpha)},
              {"results", tally.results},
              {"pair_scores", tally.pentanomial()},
              {"ends", ends_of(tally)},
              {"length", length_of(tally)},
              {"decisive", decisive_of(tally)},
              {"luck", luck_of(tally)}};
    if (one_set_of_types(contest)) {
        const cw::Scenario& scenario = *contest.meetings[0].laid[0];
        json["losses"] = {{"a", losses_of(tally, scenario, 0)}, {"b", losses_of(tally, scenario, 1)}};
        json["fallen_seen_by_a"] = heat_of(tally.seen_by_a());
    }
    json["actions"] = tally.actions;
    json["commands"] = tally.commands;
    return json;
}

Json report_json(std::span<const Contest> contests, std::span<const Standing> standings, const Effort& effort) {
    Json list = Json::array();
    Count actions = 0;
    for (std::size_t i = 0; i < contests.size(); ++i) {
        list.push_back(report_json(contests[i], standings[i], contests.size()));
        actions += standings[i].tally.actions;
    }
    Json json{{"format", kReportFormat}, {"contests", std::move(list)}, {"actions", actions}};
    if (effort.workers > 0) json["jobs"] = effort.workers;
    if (effort.wall_seconds > 0) json["seconds"] = effort.wall_seconds;
    if (effort.cpu_seconds > 0) {
        json["cpu_seconds"] = effort.cpu_seconds;
        json["actions_per_cpu_second"] = static_cast<double>(effort.actions) / effort.cpu_seconds;
    }
    return json;
}

std::string report_csv(std::span<const Contest> contests, std::span<const Standing> standings) {
    std::string text =
        "a,b,pairs,a_won,b_won,draws,by_limit,a_share,a_low,a_high,score,score_low,score_high,first_mover,"
        "first_mover_low,first_mover_high,first_mover_battles,median_turns,stopped,interval,level,together,a_coins,"
        "a_cents,b_coins,b_cents,a_bot,b_bot,ground,rules,seed\n";
    const double alpha = alpha_of_each(kAlpha, contests.size());
    for (std::size_t i = 0; i < contests.size(); ++i) {
        const Standing& standing = standings[i];
        const Tally& tally = standing.tally;
        const Estimate won = wins(tally, 0, standing.kind, alpha), points = score(tally, standing.kind, alpha);
        text.append(quoted(contests[i].a)).append(1, ',').append(quoted(contests[i].b));
        const auto add = [&](const auto& value) { text.append(1, ',').append(Json(value).dump()); };
        add(standing.pairs);
        for (const Count count : tally.results) add(count);
        add(tally.ends[static_cast<std::size_t>(End::Limit)]);
        for (const Estimate& each : {won, points}) {
            add(each.value);
            add(each.interval.low);
            add(each.interval.high);
        }
        const Estimate first = first_mover(tally, standing.kind, alpha);
        add(first.value);
        add(first.interval.low);
        add(first.interval.high);
        add(decided(tally));
        add(length_quantile(tally, 0.5));
        text.append(1, ',').append(word(standing.why)).append(1, ',').append(kind_of(standing));
        add(1 - kAlpha);
        add(contests.size());
        for (const cw::Side party : {cw::Side::Heads, cw::Side::Tails}) {
            const Brought brings = brought(contests[i], party);
            add(brings.coins);
            add(brings.cents);
        }
        const std::string& ground = contests[i].meeting(0).ground;
        for (const std::string& each : {contests[i].players[0].bot, contests[i].players[1].bot, ground})
            text.append(1, ',').append(quoted(each));
        text.append(1, ',').append(rules_of(contests[i]));
        add(contests[i].seed);
        text += '\n';
    }
    return text;
}

Json asked_again_json(std::span<const AskedAgain> asked) {
    Json list = Json::array();
    for (const AskedAgain& each : asked)
        list.push_back({{"a", each.a},
                        {"b", each.b},
                        {"question", each.question},
                        {"first", json_of(each.first)},
                        {"score", json_of(each.score)},
                        {"answer", word(each.answer)}});
    return list;
}

std::string asked_again_csv(std::span<const AskedAgain> asked) {
    std::string text = "a,b,question,first,first_low,first_high,score,score_low,score_high,answer\n";
    for (const AskedAgain& each : asked) {
        text.append(quoted(each.a)).append(1, ',').append(quoted(each.b)).append(1, ',').append(quoted(each.question));
        for (const Estimate& score : {each.first, each.score})
            for (const double value : {score.value, score.interval.low, score.interval.high})
                text.append(1, ',').append(Json(value).dump());
        text.append(1, ',').append(word(each.answer)).append(1, '\n');
    }
    return text;
}

std::string report_text(const Contest& contest, const Standing& standing, Together together) {
    const Tally& tally = standing.tally;
    const double alpha = alpha_of_each(kAlpha, together);
    if (tally.battles() == 0)
        return contest.a + " against " + contest.b + ": no battle was finished\n" + terms_text(contest);
    std::string text = contest.a + " against " + contest.b + ": " + std::to_string(tally.battles());
    if (standing.why == Why::Going)
        text += " of " + std::to_string(2 * contest.pairs) + " battles, broken off\n";
    else
        text += std::string(" battles, ") + word(standing.why) + "\n";
    text += terms_text(contest);
    text += unlike_coins(contest);
    text += row(contest.a + " wins", wins(tally, 0, standing.kind, alpha));
    text += row(contest.b + " wins", wins(tally, 1, standing.kind, alpha));
    text += row("draws", draws(tally, standing.kind, alpha));
    text += row("score of " + contest.a, score(tally, standing.kind, alpha));
    if (decided(tally) > 0)
        text += row("who goes first wins", first_mover(tally, standing.kind, alpha),
                    " of " + std::to_string(decided(tally)) + " decided, a pair counting once");
    if (const PlaceWins place = place_wins(tally, standing.kind, alpha); place != PlaceWins::Neither)
        text += std::string("  the place decides: each wins when it goes ") +
                (place == PlaceWins::First ? "first" : "second") + "\n";
    return text.append("  median length ")
        .append(core::counted(length_quantile(tally, 0.5), "round", "rounds"))
        .append(1, '\n');
}

std::string matrix_text(std::span<const Contest> contests, std::span<const Standing> standings) {
    constexpr std::size_t kColumn = 6;
    std::size_t forces = 2;
    while (cells(forces) < contests.size()) ++forces;
    std::vector<std::string> names{contests[0].a};
    for (std::size_t i = 0; i + 1 < forces; ++i) names.push_back(contests[i].b);
    const ScoreTable table = table_of(standings, forces);
    bool placed = false;
    std::string text =
        "\nWho beats whom: score of the row in hundredths, * where its interval leaves 50; all intervals hold "
        "together at 95 %\n";
    for (std::size_t place = 0; place < forces; ++place) {
        const std::size_t force = table.order[place].force;
        text += to_width(std::to_string(place + 1), 3) +
                to_width(std::to_string(std::lround(table.order[place].score * 100)), kColumn);
        for (const Rank& other : table.order) {
            const Cell& cell = table.cells[force][other.force];
            text += to_width(cell_text(cell), kColumn);
            placed = placed || cell.place != PlaceWins::Neither;
        }
        text += "  " + names[force] + "\n";
    }
    if (placed) text += "f: the order decides, each wins when it goes first; s: when it goes second\n";
    return text;
}

}  // namespace lab
