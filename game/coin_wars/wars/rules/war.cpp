// The rules of a war, in the order of its course:
//
//     Buying, laying, being ready            mustering.cpp, muster.cpp
//     What a battle brings, the road, the end  war_course.cpp

#include "game/coin_wars/wars/rules/war.h"

#include "game/coin_wars/wars/rules/war_course.h"
#include "game/kit/named.h"

namespace rules::war {

DEFINE_SPECIAL_MEMBERS(Command)
DEFINE_SPECIAL_MEMBERS(Event)

namespace {

constexpr const char* kName = "a war";

const std::string* nation_of(const Command& command) {
    return visit(
        [](const auto& each) -> const std::string* {
            if constexpr (requires { each.people; })
                return &each.people;
            else
                return nullptr;
        },
        command);
}

}  // namespace

core::Result<Match, Refusal> War::start(const Json& json) {
    auto plan = reading([&] { return plan_from(Field(json, "bad_war")); });
    if (!plan) return core::failure(plan.error());
    if (const auto complaints = complaints_of(*plan); !complaints.empty())
        return core::failure(
            Refusal{"bad_war", "", plain(complaints.front().pointer + ": ") + complaints.front().reason});
    return begin(std::make_shared<const Plan>(std::move(*plan)));
}

Json War::options(const Match& match) { return war::to_json(*match.plan); }

std::optional<Refusal> War::check(const Match& match, const Command& command) {
    return visit([&](const auto& each) { return war::check(match, each); }, command);
}

std::vector<Event> War::apply(Match& match, const Command& command, core::Random&, Hand&) {
    return visit([&](const auto& each) { return war::apply(match, each); }, command);
}

std::optional<int> War::actor_of(const Match& match, const Command& command) {
    const std::string* people = nation_of(command);
    const int seat = people ? match.plan->people(*people) : -1;
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
    kind_of<std::vector<Host>>().hash(&match.hosts, hash);
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

Plan plan_from(const Field& field) { return read<Plan>(field); }
Json to_json(const Plan& plan) { return written(plan); }

}  // namespace rules::war
