#include "tests/game/lab/small_contest.h"

#include <doctest/doctest.h>

#include "game/battles/formation_file.h"
#include "game/bots/asked.h"

namespace tests {

namespace {

class Idle final : public bots::Bot {
public:
    std::optional<lab::cw::Command> next(const lab::cw::Match&, lab::cw::Side, core::Random&,
                                         bots::Thinking*) override {
        return lab::cw::EndTurn{};
    }
};

class Silent final : public bots::Bot {
public:
    std::optional<lab::cw::Command> next(const lab::cw::Match&, lab::cw::Side, core::Random&,
                                         bots::Thinking*) override {
        return std::nullopt;
    }
};

lab::Force force_of(const battles::Plan& plan, const std::string& title) {
    const auto force = lab::force_of(library(), plan, title);
    REQUIRE(force.has_value());
    return *force;
}

}  // namespace

const battles::Library& library() {
    static const battles::Library shipped(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    return shipped;
}

lab::Force formation(const std::string& name) {
    const auto file = library().find(battles::Kind::Formations, name);
    REQUIRE(file.has_value());
    const auto plan = battles::load_formation(library(), file->path);
    REQUIRE(plan.has_value());
    return force_of(*plan, plan->title);
}

lab::Force pennies(int count, const std::string& title) {
    battles::Plan plan;
    plan.formation = battles::find_formation("line");
    plan.mix = {{"penny", count, battles::Where::Front}};
    return force_of(plan, title);
}

lab::Contest contest_of(const lab::Force& a, const lab::Force& b, const std::string& bot) {
    const auto meeting = lab::meet(a, b, lab::bare_felt(24, 18));
    REQUIRE(meeting.has_value());
    lab::Contest contest;
    contest.a = a.title;
    contest.b = b.title;
    contest.meetings = {*meeting};
    contest.players = {lab::Player{bot, 0, {}}, lab::Player{bot, 0, {}}};
    contest.pairs = 20;
    contest.stop.reset();
    return contest;
}

std::unique_ptr<bots::Bot> idle_bot() { return std::make_unique<Idle>(); }

std::unique_ptr<bots::Bot> silent_bot() { return std::make_unique<Silent>(); }

}  // namespace tests
