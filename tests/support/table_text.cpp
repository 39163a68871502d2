#include "tests/support/table_text.h"

#include <doctest/doctest.h>

#include <sstream>

#include "game/coin_wars/rules/army.h"
#include "tests/support/random_battle.h"

namespace tests {

namespace {

CoinType coin(std::string name, int cents, double diameter, int offense, int defense, double move) {
    CoinType type;
    type.name = type.title = type.design = std::move(name);
    type.cents = cents;
    type.diameter = diameter;
    type.offense = offense;
    type.defense = defense;
    type.move = move;
    return type;
}

int find_type(const std::vector<CoinType>& types, const std::string& name) {
    for (std::size_t i = 0; i < types.size(); ++i)
        if (types[i].name == name) return static_cast<int>(i);
    FAIL("no coin type " << name);
    return 0;
}

}  // namespace

std::vector<CoinType> us_coins() {
    std::vector<CoinType> types{coin("penny", 1, 0.750, 1, 1, 3),        coin("nickel", 5, 0.835, 3, 5, 3),
                                coin("dime", 10, 0.705, 5, 3, 5),        coin("quarter", 25, 0.955, 10, 10, 5),
                                coin("half_dollar", 50, 1.205, 0, 0, 5), coin("dollar", 100, 1.043, 15, 20, 5)};
    types[1].long_range = true;
    types[2].charge = true;
    types[3].command = true;
    types[4].spy = true;
    types[5].armored = true;
    return types;
}

Scenario scenario(const std::string& coins, const TableOptions& options) {
    Scenario scenario;
    scenario.title = "A table";
    scenario.types = us_coins();
    scenario.options = options;
    scenario.first = Side::Heads;
    std::istringstream lines(coins);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string id, type, side;
        if (!(words >> id >> type >> side)) continue;
        CoinSetup setup{id, find_type(scenario.types, type), side == "heads" ? Side::Heads : Side::Tails, {}};
        double x = 0, y = 0;
        if (words >> x >> y) setup.at = core::round_to_grid(Vec2{x, y});
        scenario.coins.push_back(setup);
    }
    return scenario;
}

Match table(const Scenario& scenario) { return begin(std::make_shared<const Scenario>(scenario)); }

void give_zones(Scenario& scenario) {
    const double w = scenario.width, h = scenario.height;
    scenario.sides[0].zone = {{0, 0}, {w, 0}, {w, h / 2}, {0, h / 2}};
    scenario.sides[1].zone = {{0, h / 2}, {w, h / 2}, {w, h}, {0, h}};
}

Match table(const std::string& coins, const TableOptions& options) { return table(scenario(coins, options)); }

std::string row(const std::string& letter, int first, int count, const std::string& type, double x, double y,
                Along along) {
    const std::vector<CoinType> types = us_coins();
    const double step = types[static_cast<std::size_t>(find_type(types, type))].diameter + 1.0 / 1024;
    std::ostringstream lines;
    for (int i = 0; i < count; ++i) {
        const double off = i * step;
        lines << letter << first + i << " " << type << (letter == "h" ? " heads " : " tails ")
              << (along == Along::Across ? x + off : x) << " " << (along == Along::Up ? y + off : y) << "\n";
    }
    return lines.str();
}

Ids ids(const std::string& letter, int first, int count) {
    Ids all;
    for (int i = 0; i < count; ++i) all.push_back(letter + std::to_string(first + i));
    return all;
}

int SteadyHand::roll(int sides, core::Random& random) {
    if (rolled_ < rolls_.size()) return rolls_[rolled_++];
    return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
}

namespace {

std::vector<Event> do_it(Match& match, const Command& command, SteadyHand hand) {
    const auto refusal = CoinWars::check(match, command);
    if (refusal) FAIL("refused: " << refusal->code << " " << refusal->rule << " " << words::english(refusal->message));
    core::Random random(1);
    return CoinWars::apply(match, command, random, hand);
}

}  // namespace

std::vector<Event> Game::act(const Command& command, rules::Face face) {
    return do_it(match, command, SteadyHand(face));
}

std::vector<Event> Game::act(const Command& command, const std::vector<int>& rolls) {
    return do_it(match, command, SteadyHand(rules::Face::Heads, rolls));
}

std::string Game::form(const Ids& coins, const std::string& commander) {
    act(Form{coins, commander});
    return army_id(match.armies_formed);
}

std::vector<Event> Game::take_proposals() {
    std::vector<Event> all;
    while (!match.awaiting.empty()) {
        const Decision due = match.awaiting.front();
        Decide decide{due.side, army_id(due.army), {}, {}};
        if (due.kind == Decision::Kind::Split) decide.split = false;
        if (due.kind == Decision::Kind::Losses) {
            decide.losses.emplace();
            for (const int coin : due.proposal) decide.losses->push_back(match.id(coin));
        }
        for (Event& event : act(decide)) all.push_back(std::move(event));
    }
    return all;
}

rules::Refusal Game::refusal(const Command& command) const {
    const auto refusal = CoinWars::check(match, command);
    if (refusal) return *refusal;
    FAIL("not refused");
    return {};
}

std::string Game::refused(const Command& command) const {
    const auto refusal = CoinWars::check(match, command);
    return refusal ? refusal->code + " " + refusal->rule : "";
}

void Game::end_turns(int count) {
    for (int i = 0; i < count && match.phase == Phase::Play; ++i) act(EndTurn{});
}

std::string Game::fallen() const {
    std::string ids;
    for (int i = 0; i < match.count(); ++i)
        if (match.coin(i).place == Place::Fallen) ids += (ids.empty() ? "" : " ") + match.id(i);
    return ids;
}

void check_sound(const Match& match) {
    if (const std::string fault = unsound(match); !fault.empty()) FAIL(fault);
}

}  // namespace tests
