#include "tests/game/coin_wars/lab/small_contest.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/query.h"

namespace tests {

namespace {

namespace cw = lab::cw;

class Idle final : public bots::Bot {
public:
    std::optional<cw::Command> next(const cw::Match&, cw::Side, core::Random&, bots::Thinking*) override {
        return cw::EndTurn{};
    }
};

class Silent final : public bots::Bot {
public:
    std::optional<cw::Command> next(const cw::Match&, cw::Side, core::Random&, bots::Thinking*) override {
        return std::nullopt;
    }
};

class Brawler final : public bots::Bot {
public:
    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random&, bots::Thinking*) override {
        if (match.awaiting.empty()) return act(match, side);
        const cw::Decision& due = match.awaiting.front();
        cw::Decide decide{side, cw::army_id(due.army)};
        if (due.kind == cw::Decision::Kind::Split) {
            decide.split = false;
        } else {
            decide.losses.emplace();
            for (const int coin : due.proposal) decide.losses->push_back(match.id(coin));
        }
        return decide;
    }

private:
    static cw::Command act(const cw::Match& match, cw::Side side) {
        for (int coin = 0; coin < match.count(); ++coin) {
            if (!match.on_table(coin) || match.side_of(coin) != side) continue;
            const cw::Options may = cw::legal(match, coin);
            if (may.refusal) continue;
            const std::string army = match.in_army(coin) ? cw::army_id(match.coin(coin).army) : "";
            if (!may.targets.empty())
                return cw::Attack{army.empty() ? match.id(coin) : "", match.id(may.targets[0].coin), army};
            if (const auto move = go(match, coin, army)) return *move;
        }
        return cw::EndTurn{};
    }

    static std::optional<cw::Command> go(const cw::Match& match, int coin, const std::string& army) {
        const core::Vec2 from = match.coin(coin).at;
        std::optional<core::Vec2> nearest;
        for (int other = 0; other < match.count(); ++other) {
            if (!match.on_table(other) || match.side_of(other) == match.side_of(coin)) continue;
            const core::Vec2 at = match.coin(other).at;
            if (!nearest || core::distance(from, at) < core::distance(from, *nearest)) nearest = at;
        }
        if (!nearest) return std::nullopt;
        for (const double part : {1.0, 0.5, 0.2}) {
            const double step = std::min(match.type(coin).reach() * part, core::distance(from, *nearest));
            const core::Vec2 to = core::round_to_grid(from + core::unit(*nearest - from) * step);
            const cw::Move move{army.empty() ? match.id(coin) : "", to, army, army.empty() ? "" : match.id(coin)};
            if (!cw::CoinWars::check(match, move)) return move;
        }
        return std::nullopt;
    }
};

lab::Force force_of(const battles::FormationPlan& plan, const std::string& title) {
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
    const auto file = library().find(battles::LibraryKind::Formations, name);
    REQUIRE(file.has_value());
    const auto plan = battles::load_formation(library(), file->path);
    REQUIRE(plan.has_value());
    return force_of(*plan, plan->title);
}

lab::Force pennies(int count, const std::string& title) {
    battles::FormationPlan plan;
    plan.formation = battles::find_formation("line");
    plan.mix = {{"penny", count, battles::Where::Front}};
    return force_of(plan, title);
}

lab::Contest contest_of(const lab::Force& a, const lab::Force& b) {
    const auto meeting = lab::meet(a, b, lab::bare_felt(24, 18));
    REQUIRE(meeting.has_value());
    lab::Contest contest;
    contest.a = a.title;
    contest.b = b.title;
    contest.meetings = {*meeting};
    contest.players = {lab::Player{"recruit", 0, brawler}, lab::Player{"recruit", 0, brawler}};
    contest.pairs = 20;
    contest.stop.reset();
    return contest;
}

std::unique_ptr<bots::Bot> brawler() { return std::make_unique<Brawler>(); }

std::unique_ptr<bots::Bot> idle_bot() { return std::make_unique<Idle>(); }

std::unique_ptr<bots::Bot> silent_bot() { return std::make_unique<Silent>(); }

}  // namespace tests
