// The rules of a war, in the order of its course: buying, placing and being ready (mustering.cpp, muster.cpp); here
// the effects of a battle, the road and the end.

#include "game/coin_wars/wars/rules/war.h"

#include <algorithm>
#include <set>

#include "engine/core/lists.h"
#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/rules/war_checks.h"
#include "game/kit/kind_of.h"
#include "game/kit/named.h"

namespace rules::war {

DEFINE_SPECIAL_MEMBERS(Command)
DEFINE_SPECIAL_MEMBERS(Event)

namespace {

constexpr const char* kName = "a war";

const std::string* nation_of(const Command& command) {
    return visit(
        [](const auto& each) -> const std::string* {
            if constexpr (requires { each.nation; })
                return &each.nation;
            else
                return nullptr;
        },
        command);
}

Event earn(Match& match, int nation, Why why, int cents) {
    int& purse = match.host(nation).purse;
    const int before = purse;
    purse = std::min(limits::kCents, purse + cents);
    return Earned{match.nation(nation).id, why, before, purse};
}

Event end(Match& match, int winner, const std::string& by, const Prose& words) {
    match.phase = Phase::Over;
    match.end = WarEnd{winner < 0 ? OrNone<NationId>() : OrNone<NationId>(match.nation(winner).id), by, words};
    return WarOver{*match.end};
}

// A coin's nation and place; nullopt if neither fielded it.
struct Whose {
    int nation = 0, stand = 0;
};
std::optional<Whose> fielded(const Match& match, const std::string& coin) {
    for (int nation = 0; nation < 2; ++nation)
        if (const int stand = stand_of(match, nation, coin);
            stand >= 0 && !match.host(nation).laid[static_cast<std::size_t>(stand)].empty())
            return Whose{nation, stand};
    return std::nullopt;
}

enum class Taken { ByEnemy, ByNobody };
void lose(Match& match, FoughtBattle& battle, const std::string& coin, Taken taken) {
    const Whose whose = *fielded(match, coin);
    const std::string& type = match.host(whose.nation).laid[static_cast<std::size_t>(whose.stand)];
    battle.lost[static_cast<std::size_t>(whose.nation)].add(type, 1);
    match.host(whose.nation).pool.add(type, -1);
    if (taken == Taken::ByEnemy)
        battle.taken[static_cast<std::size_t>(1 - whose.nation)] += match.plan->coin(type)->cents;
    if (const LeaderSetup* leader = match.plan->leader_of(whose.nation, match.place, coin))
        battle.fell.push_back(leader->name);
}

FoughtBattle settled(Match& match, const Fought& fought) {
    FoughtBattle battle{match.at().id, fought.winner, fought.by, fought.turns, {}, {}, {0, 0}, {}, fought.held};
    battle.degree = fought.degree;
    battle.lost.resize(2);
    for (const WarForce& host : match.hosts) {
        Counts& brought = battle.brought.emplace_back();
        for (const std::string& type : host.laid)
            if (!type.empty()) brought.add(type, 1);
    }
    for (const CoinId& coin : fought.fallen) lose(match, battle, coin, Taken::ByEnemy);
    for (const CoinId& coin : fought.beyond) lose(match, battle, coin, Taken::ByNobody);
    return battle;
}

// Ends the war, or opens the roads from here; a single road also has to be marched, by either nation.
void go_on(Match& match, Events& events) {
    const Way& way = way_from(match);
    if (way.end) {
        events.push_back(end(match, match.plan->nation(way.end->winner), "course", way.end->words));
        return;
    }
    match.phase = Phase::Road;
    events.push_back(RoadOpen{way.to});
}

// Moves the war to this place: income, both lines; a nation that cannot field what its battle requires loses the war.
Events arrive(Match& match, int place) {
    Events events;
    match.place = place;
    match.phase = Phase::Muster;
    for (int nation = 0; nation < 2; ++nation)
        if (const int cents = match.at().income.of(match.nation(nation).id))
            events.push_back(earn(match, nation, Why::Income, cents));
    for (int nation = 0; nation < 2; ++nation) lay_out(match, nation);
    events.push_back(Arrived{match.at().id, {match.host(0).fielded(), match.host(1).fielded()}});
    const auto fails = [&](int nation) {
        return max_fielded(match, nation, match.host(nation).purse) < least_of(match, nation);
    };
    if (fails(0) && fails(1))
        events.push_back(end(match, -1, "muster", {}));
    else if (fails(0) || fails(1))
        events.push_back(end(match, fails(0) ? 1 : 0, "muster", {}));
    return events;
}

// The match at its first muster.
Match begin(std::shared_ptr<const WarPlan> plan) {
    Match match;
    match.plan = std::move(plan);
    match.plan_hash = hash_of(*match.plan);
    for (const NationSetup& nation : match.plan->nations) match.hosts.push_back({nation.pool, nation.purse, {}, false});
    arrive(match, match.plan->place(match.plan->begins));
    return match;
}

}  // namespace

Check check(const Match& match, const Fought& fought) {
    if (auto refusal = check_phase(match, Phase::Battle)) return refusal;
    if (!fought.winner.empty())
        if (auto refusal = check_nation(match, fought.winner)) return refusal;
    std::set<std::string> fallen;
    for (const auto* list : {&fought.fallen, &fought.beyond})
        for (const CoinId& coin : *list) {
            if (!fielded(match, coin))
                return Refusal{"unknown_coin", "", say("Nobody has fielded the coin {1} in this battle.", plain(coin))};
            if (!fallen.insert(coin).second)
                return Refusal{"fell_twice", "", say("{1} cannot fall twice.", plain(coin))};
        }
    for (const HeldGround& held : fought.held)
        if (auto refusal = check_nation(match, held.by)) return refusal;
    return std::nullopt;
}

Events apply(Match& match, const Fought& fought) {
    Events events;
    const FoughtBattle battle = settled(match, fought);
    match.fought.push_back(battle);
    events.push_back(BattleFought{battle});
    for (const LeaderName& leader : battle.fell) {
        match.fallen.push_back({leader, battle.place});
        events.push_back(LeaderFell{leader, battle.place});
    }
    for (WarForce& host : match.hosts) {
        host.laid.clear();
        host.ready = false;
    }
    for (int nation = 0; nation < 2; ++nation)
        if (const int cents = battle.taken[static_cast<std::size_t>(nation)])
            events.push_back(earn(match, nation, Why::Taken, cents));
    if (const int winner = match.plan->nation(battle.winner); winner >= 0)
        if (const int levy = match.nation(1 - winner).levy) events.push_back(earn(match, 1 - winner, Why::Levy, levy));
    go_on(match, events);
    return events;
}

Check check(const Match& match, const March& march) {
    if (auto refusal = check_phase(match, Phase::Road)) return refusal;
    if (auto refusal = check_nation(match, march.nation)) return refusal;
    const Way& way = way_from(match);
    if (!core::contains(way.to, march.to))
        return Refusal{"no_road", "", say("No road leads to {1} from here.", plain(march.to))};
    const int chooser = who_chooses(match);
    if (way.to.size() > 1 && chooser >= 0 && chooser != match.plan->nation(march.nation))
        return Refusal{"others_choose", "", say("{1} chooses the road.", known(match.nation(chooser).name))};
    return std::nullopt;
}

Events apply(Match& match, const March& march) { return arrive(match, match.plan->place(march.to)); }

Check check(const Match& match, const Yield& yield) {
    if (match.phase == Phase::Over) return Refusal{"wrong_phase", "", say("The war is over.")};
    return check_nation(match, yield.nation);
}

Events apply(Match& match, const Yield& yield) {
    Events events;
    events.push_back(end(match, 1 - match.plan->nation(yield.nation), "yield", {}));
    return events;
}

core::Result<Match, Refusal> War::start(const Json& json) {
    auto plan = reading([&] { return plan_from(Field(json, "bad_war")); });
    if (!plan) return core::failure(plan.error());
    if (const auto complaints = complaints_of(*plan); !complaints.empty())
        return core::failure(
            Refusal{"bad_war", "", plain(complaints.front().pointer + ": ") + complaints.front().reason});
    return begin(std::make_shared<const WarPlan>(std::move(*plan)));
}

Json War::options(const Match& match) { return war::to_json(*match.plan); }

std::optional<Refusal> War::check(const Match& match, const Command& command) {
    return visit([&](const auto& each) { return war::check(match, each); }, command);
}

std::vector<Event> War::apply(Match& match, const Command& command, core::Random&, Hand&) {
    return visit([&](const auto& each) { return war::apply(match, each); }, command);
}

std::optional<int> War::actor_of(const Match& match, const Command& command) {
    const std::string* nation = nation_of(command);
    const int seat = nation ? match.plan->nation(*nation) : -1;
    return seat < 0 ? std::nullopt : std::optional(seat);
}

bool War::is_turn_of(const Match& match, int seat) {
    if (match.phase == Phase::Muster) return !match.host(seat).ready;
    const int chooser = match.phase == Phase::Road ? who_chooses(match) : seat;
    return match.phase != Phase::Over && (chooser < 0 || chooser == seat);
}

std::uint64_t War::hash(const Match& match) {
    core::Hash hash;
    hash.add(match.plan_hash).add(match.phase).add(match.place);
    kind_of<std::vector<WarForce>>().hash(&match.hosts, hash);
    kind_of<std::vector<FoughtBattle>>().hash(&match.fought, hash);
    kind_of<std::vector<FallenLeader>>().hash(&match.fallen, hash);
    kind_of<std::optional<WarEnd>>().hash(&match.end, hash);
    return hash.value();
}

Json War::state(const Match& match) {
    return {{"game", name()},
            {"title", match.plan->title},
            {"phase", word(match.phase)},
            {"place", match.at().id},
            {"hosts", written(match.hosts)},
            {"fought", written(match.fought)},
            {"fallen", written(match.fallen)},
            {"end", written(match.end)}};
}

core::Result<Command, Refusal> War::command_from(const Json& json) {
    return reading([&] { return read_command<Command>(Field(json, "bad_argument"), kName); });
}

Json War::to_json(const Command& command) {
    Json json{{"cmd", word_of(command)}};
    write_fields(json, command);
    return json;
}

Json War::to_json(const Match&, const Event& event) {
    Json json{{"event", word_of(event)}};
    write_fields(json, event);
    return json;
}

Json War::command_schema() { return schema_of(NamedOf<Command>::list(), "cmd"); }
Json War::event_schema() { return schema_of(NamedOf<Event>::list(), "event"); }

WarPlan plan_from(const Field& field) { return read<WarPlan>(field); }
Json to_json(const WarPlan& plan) { return written(plan); }

}  // namespace rules::war
