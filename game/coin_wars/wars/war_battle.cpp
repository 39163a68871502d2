#include "game/coin_wars/wars/war_battle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/victory_degrees.h"

namespace wars {

namespace {

using rules::Json;

// Which of a side's coins are present, and which are missing.
struct Line {
    std::map<std::string, std::string> types;  // of the present coins, by id
    std::set<std::string> gone;
    int coins = 0, cents = 0;  // in the file's line
    int coins_here = 0, cents_here = 0;
};

int cents_of(const war::Match& match, const std::string& type) { return match.plan->coin(type)->cents; }

Line line_of(const war::Match& match, cw::Side side) {
    const int nation = nation_of(match, side);
    const auto& stands = match.plan->stands(nation, match.place);
    Line line;
    for (std::size_t i = 0; i < stands.size(); ++i) {
        const std::string& laid = match.host(nation).laid[i];
        ++line.coins;
        line.cents += cents_of(match, stands[i].type);
        if (laid.empty()) {
            line.gone.insert(stands[i].coin);
            continue;
        }
        line.types[stands[i].coin] = laid;
        ++line.coins_here;
        line.cents_here += cents_of(match, laid);
    }
    return line;
}

// Null means left out in the parts of a battle's file that name coins.
void drop_nulls(Json& json) {
    if (!json.is_structured()) return;
    for (auto each = json.begin(); each != json.end();) {
        if (json.is_object() && each->is_null())
            each = json.erase(each);
        else
            drop_nulls(*each++);
    }
}

class MusterPlacer {
public:
    MusterPlacer(const war::Match& match, Json battle)
        : match_(match),
          lines_{line_of(match, cw::Side::Heads), line_of(match, cw::Side::Tails)},
          battle_(std::move(battle)) {}

    Json laid() {
        for (const char* part : {"sides", "terrain", "rules", "victory"})
            if (battle_.contains(part)) drop_nulls(battle_[part]);
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            lay(side);
            call(side);
        }
        if (battle_.contains("terrain"))
            for (Json& ground : battle_["terrain"]) {
                if (ground.contains("except")) keep(ground["except"]);
                for (const char* change : {"begins", "ends"})
                    if (ground.contains(change)) condition(ground[change]);
            }
        beyond();
        special();
        goals();
        battle_.erase("course");
        return std::move(battle_);
    }

private:
    bool gone(const Json& id) const {
        return id.is_string() &&
               (lines_[0].gone.contains(id.get<std::string>()) || lines_[1].gone.contains(id.get<std::string>()));
    }
    // Removes the ids of missing coins.
    void keep(Json& ids) const {
        Json kept = Json::array();
        for (const Json& id : ids)
            if (!gone(id)) kept.push_back(id);
        ids = std::move(kept);
    }

    void lay(cw::Side side) {
        Json& setup = battle_["sides"][rules::word(side)];
        const Line& line = lines_[cw::index(side)];
        Json coins = Json::array();
        for (Json& coin : setup["coins"]) {
            if (gone(coin["id"])) continue;
            const std::string id = coin["id"];
            if (const auto laid = line.types.find(id); laid != line.types.end() && coin["type"] != laid->second) {
                coin["type"] = laid->second;
                others_.insert(id);
            }
            coins.push_back(std::move(coin));
        }
        setup["coins"] = std::move(coins);
        if (!setup.contains("armies")) return;
        Json armies = Json::array();
        for (Json& army : setup["armies"])
            if (forms(army)) armies.push_back(std::move(army));
        setup["armies"] = std::move(armies);
    }
    // Tutorial files name their sides after the faces; in a war they get the nations' names.
    void call(cw::Side side) {
        Json& setup = battle_["sides"][rules::word(side)];
        const char* face = side == cw::Side::Heads ? "Heads" : "Tails";
        const std::string name = setup.value("name", face);
        if (name.empty() || name == face) setup["name"] = match_.nation(nation_of(match_, side)).name;
    }
    // The players have to form an Army with a missing or substituted coin themselves.
    bool forms(const Json& army) const {
        return std::ranges::none_of(
            army, [&](const Json& id) { return gone(id) || others_.contains(id.get<std::string>()); });
    }

    void beyond() {
        if (!battle_.contains("rules") || !battle_["rules"].contains("going_beyond")) return;
        Json& beyond = battle_["rules"]["going_beyond"];
        if (!beyond.is_object()) return;
        for (const cw::Side of : {cw::Side::Heads, cw::Side::Tails}) {
            const std::string side(rules::word(of));
            if (!beyond.contains(side) || !beyond[side].is_object() || !beyond[side].contains("coins")) continue;
            Json here = Json::array();
            for (const Json& named : beyond[side]["coins"])
                if (is_here(lines_[cw::index(of)], named)) here.push_back(named);
            if (here.empty())
                beyond[side] = false;
            else
                beyond[side]["coins"] = std::move(here);
        }
    }
    // BX-9: drops rules that apply to no coin present.
    void special() {
        if (!battle_.contains("rules") || !battle_["rules"].contains("special")) return;
        Json here = Json::array();
        for (Json& rule : battle_["rules"]["special"])
            if (concerns(rule)) here.push_back(std::move(rule));
        battle_["rules"]["special"] = std::move(here);
    }
    bool concerns(Json& rule) {
        if (rule.contains("who") && !somebody(rule["who"])) return false;
        if (!rule.contains("when")) return true;
        Json& when = rule["when"];
        if (when.contains("once")) condition(when["once"]);
        return std::ranges::all_of(std::array{"against", "near", "touching"},
                                   [&](const char* who) { return !when.contains(who) || somebody(when[who]); });
    }
    // Removes the ids of missing coins; false if that leaves an empty list.
    bool somebody(Json& who) const {
        if (!who.is_object() || !who.contains("coins") || who["coins"].empty()) return true;
        keep(who["coins"]);
        return !who["coins"].empty();
    }
    // True for the id of a present coin, or the type of one.
    static bool is_here(const Line& line, const Json& named) {
        if (!named.is_string()) return false;
        const std::string name = named.get<std::string>();
        return line.types.contains(name) ||
               std::ranges::any_of(line.types, [&](const auto& coin) { return coin.second == name; });
    }

    void goals() {
        if (!battle_.contains("victory") || !battle_["victory"].is_object()) return;
        Json& victory = battle_["victory"];
        for (const char* side : {"heads", "tails"})
            if (victory.contains(side)) condition(victory[side]);
        if (victory.contains("at_limit") && victory["at_limit"].is_array())
            for (Json& result : victory["at_limit"])
                if (result.is_object()) condition(result["when"]);
        if (victory.contains("degrees") && victory["degrees"].is_array())
            for (Json& degree : victory["degrees"])
                if (degree.is_object() && degree.contains("when")) condition(degree["when"]);
        if (changed_) victory.erase("words");
    }
    void condition(Json& when) {
        if (!when.is_object()) return;
        if (when.contains("any")) without_idle(when["any"]);
        for (const char* of : {"any", "all"})
            if (when.contains(of))
                for (Json& each : when[of]) condition(each);
        if (when.contains("not")) condition(when["not"]);
        if (when.contains("lost")) lost(when);
        if (when.contains("held") && when["held"].contains("coins") && !named(when["held"]["coins"]))
            when = {{"any", Json::array()}};  // never
    }
    // If none of the named coins is present, the side's goal for a number of coins next to it is enough.
    void without_idle(Json& any) {
        const auto idle = [&](const Json& when) {
            if (!when.is_object() || !when.contains("lost") || !when["lost"].contains("named")) return false;
            const Json& ids = when["lost"]["named"];
            return !ids.empty() && std::ranges::all_of(ids, [&](const Json& id) { return gone(id); });
        };
        const auto counts = [](const Json& when, const Json& side) {
            return when.is_object() && when.contains("lost") && when["lost"].contains("coins") &&
                   !when["lost"].contains("named") && when["lost"].value("side", Json()) == side;
        };
        Json kept = Json::array();
        for (const Json& each : any) {
            const Json side = idle(each) ? each["lost"].value("side", Json()) : Json();
            const bool said =
                idle(each) && std::ranges::any_of(any, [&](const Json& other) { return counts(other, side); });
            changed_ = changed_ || said;
            if (!said) kept.push_back(each);
        }
        any = std::move(kept);
    }
    // False if none of the named coins is present.
    bool named(Json& ids) {
        const std::size_t before = ids.size();
        keep(ids);
        changed_ = changed_ || ids.size() < before;
        return !ids.empty();
    }
    void lost(Json& when) {
        Json& goal = when["lost"];
        const Line& line = lines_[goal.value("side", "heads") == "heads" ? 0 : 1];
        if (goal.contains("named") && !goal["named"].empty()) {
            const std::size_t before = goal["named"].size();
            // A nation whose leaders fell before the battle loses when half of its coins are gone.
            if (!named(goal["named"]))
                goal = {{"side", goal["side"]}, {"coins", std::max(1, (line.coins_here + 1) / 2)}};
            else if (goal.contains("coins"))
                scale(goal["coins"], static_cast<int>(goal["named"].size()), static_cast<int>(before));
            return;
        }
        if (goal.contains("coins")) scale(goal["coins"], line.coins_here, line.coins);
        if (goal.contains("cents")) scale(goal["cents"], line.cents_here, line.cents);
    }
    void scale(Json& number, int here, int whole) {
        if (here == whole || whole == 0) return;
        const double share = number.get<int>() * static_cast<double>(here) / whole;
        number = std::clamp(static_cast<int>(std::lround(share)), 1, std::max(1, here));
        changed_ = true;
    }

    const war::Match& match_;
    std::array<Line, 2> lines_;
    Json battle_;
    std::set<std::string> others_;  // ids of coins that replace the file's
    bool changed_ = false;          // the file's own words about its goals no longer apply
};

bool stands_on(const cw::Match& over, cw::Side side, const cw::Terrain& ground) {
    for (int coin = 0; coin < over.count(); ++coin)
        if (over.on_table(coin) && over.side_of(coin) == side && measure::inside(ground.polygon, over.coin(coin).at))
            return true;
    return false;
}

}  // namespace

cw::Side side_of(const war::Match& match, int nation) {
    return match.plan->nation(match.at().heads) == nation ? cw::Side::Heads : cw::Side::Tails;
}
int nation_of(const war::Match& match, cw::Side side) {
    const int heads = match.plan->nation(match.at().heads);
    return side == cw::Side::Heads ? heads : 1 - heads;
}

Json battle_of(const war::Match& match, Json battle) { return MusterPlacer(match, std::move(battle)).laid(); }

words::Phrase degree_in_words(const war::FoughtBattle& fought) {
    for (const cw::Degree degree : {cw::Degree::Marginal, cw::Degree::Clear, cw::Degree::Crushing})
        if (fought.degree == rules::word(degree)) return cw::in_words(degree);
    return {};
}

war::Fought outcome_of(const war::Match& match, const cw::Match& over) {
    war::Fought fought;
    // A coin's id identifies its nation, whichever face it plays.
    const auto nation_with = [&](cw::Side side) {
        for (int coin = 0; coin < over.count(); ++coin)
            if (over.side_of(coin) == side)
                for (int nation = 0; nation < 2; ++nation)
                    for (const war::Stand& stand : match.plan->stands(nation, match.place))
                        if (stand.coin == over.id(coin)) return nation;
        return nation_of(match, side);
    };
    const std::array owners{nation_with(cw::Side::Heads), nation_with(cw::Side::Tails)};
    const auto id_of = [&](cw::Side side) { return match.nation(owners[cw::index(side)]).id; };
    if (over.outcome->winner) fought.winner = id_of(*over.outcome->winner);
    fought.by = over.outcome->by;
    fought.turns = over.turn;
    if (const auto degree = cw::degree_of(over)) fought.degree = rules::word(*degree);
    for (int coin = 0; coin < over.count(); ++coin) {
        if (over.coin(coin).place != cw::Place::Fallen) continue;
        const bool beyond = over.coin(coin).how == cw::How::Beyond;
        (beyond ? fought.beyond : fought.fallen).push_back(over.id(coin));
    }
    std::set<std::string> told;
    for (const cw::Terrain& ground : over.scenario->terrain) {
        if (ground.name.empty() || !told.insert(ground.name).second || fought.held.size() >= war::limits::kHeld)
            continue;
        const bool heads = stands_on(over, cw::Side::Heads, ground), tails = stands_on(over, cw::Side::Tails, ground);
        if (heads != tails) fought.held.push_back({ground.name, id_of(heads ? cw::Side::Heads : cw::Side::Tails)});
    }
    return fought;
}

}  // namespace wars
