#include "game/coin_wars/lab/war_run.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>

#include "engine/core/worker.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/lab/fight.h"
#include "game/coin_wars/lab/random_streams.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/wars/rules/steward.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/kit/hands/quick_hand.h"
#include "game/kit/session/game_session.h"

namespace lab {

namespace {

namespace cw = rules::coin_wars;
namespace war = rules::war;
using WarSession = rules::GameSession<war::War>;

constexpr int kMaxTurns = 60;             // a battle that lasts longer is a draw
constexpr int kCommandsABattle = 40'000;  // of both sides
constexpr int kCommandsAWar = 10'000;
constexpr auto kGlance = std::chrono::milliseconds(5);

class WarFight {
public:
    WarFight(const std::map<std::string, rules::Json>& battles, const Player& player, std::uint64_t seed,
             const std::atomic<bool>& stop)
        : battles_(battles), player_(player), stop_(stop), random_(seed) {}

    // nullopt if it was stopped.
    std::optional<FoughtWar> fight(const war::Match& start) {
        WarSession session(start, 1);
        for (int commands = 0; session.match().phase != war::Phase::Over && commands < kCommandsAWar; ++commands)
            if (!step(session)) break;
        if (stop_) return std::nullopt;
        return told(session.match());
    }

private:
    bool step(WarSession& session) {
        const auto command =
            session.match().phase == war::Phase::Battle ? battle(session.match()) : muster(session.match());
        return command && session.submit(*command, hand_);
    }
    std::optional<war::Command> muster(const war::Match& match) {
        for (int nation = 0; nation < 2; ++nation)
            if (auto command = war::steward(match, nation, random_)) return command;
        return std::nullopt;
    }

    std::optional<war::Command> battle(const war::Match& match) {
        auto scenario = cw::scenario_from_json(wars::battle_of(match, battles_.at(match.at().battle)));
        if (!scenario) return std::nullopt;
        cw::Match fought = start(std::move(*scenario));
        play(fought);
        turns_ += fought.turn;
        return wars::outcome_of(match, fought);
    }
    // Jittered like the start of a contest, so that no two battles are the same.
    cw::Match start(cw::Scenario scenario) {
        const auto laid = std::make_shared<const cw::Scenario>(std::move(scenario));
        Contest contest;
        contest.meetings = {Meeting{laid->title, {laid, laid}, true}};
        contest.seed = random_.below(1u << 30);
        return start_of(contest, 0, 0);
    }
    void play(cw::Match& match) {
        const std::array bots{make_bot(player_), make_bot(player_)};
        for (int i = 0; match.phase != cw::Phase::Over && match.turn <= kMaxTurns && i < kCommandsABattle && !stop_;
             ++i) {
            const cw::Side side = bots::is_asked(match, cw::Side::Heads) ? cw::Side::Heads : cw::Side::Tails;
            const auto command = bots[cw::index(side)]->next(match, side, random_);
            if (!command || cw::CoinWars::check(match, *command)) break;
            cw::CoinWars::apply(match, *command, random_, hand_);
        }
        if (match.phase != cw::Phase::Over) match.outcome = cw::Outcome{std::nullopt, "cut"};
    }

    FoughtWar told(const war::Match& match) const {
        FoughtWar told;
        told.winner = match.end ? match.plan->nation(match.end->winner) : -1;
        told.by = match.end ? match.end->by : "stuck";
        told.turns = turns_;
        for (const war::FoughtBattle& battle : match.fought) {
            told.course.push_back(battle.place);
            told.winners.push_back(match.plan->nation(battle.winner));
        }
        for (const war::FallenLeader& leader : match.fallen) told.fell.push_back(leader.name);
        told.hash = war::War::hash(match);
        return told;
    }

    const std::map<std::string, rules::Json>& battles_;
    const Player& player_;
    const std::atomic<bool>& stop_;
    core::Random random_;
    hands::QuickHand hand_;
    int turns_ = 0;
};

}  // namespace

core::Result<std::vector<FoughtWar>, battles::Faults> fight_wars(const battles::Library& library,
                                                                 const wars::WarFile& file, const WarTerms& terms) {
    const auto player = player_of(terms.bot);
    if (!player) return core::failure(battles::Faults{{terms.bot, "", "is no bot"}});
    std::map<std::string, rules::Json> battles;
    for (const war::Place& place : file.plan.places) {
        auto battle = battles::find_battle(library, place.battle);
        if (!battle) return core::failure(battle.error());
        battles[place.battle] = std::move(battle->json);
    }
    const auto start = war::War::start(file.json);
    if (!start) return core::failure(battles::Faults{battles::fault_from(file.name, start.error())});
    std::vector<std::optional<FoughtWar>> wars(static_cast<std::size_t>(std::max(0, terms.games)));
    std::atomic<std::size_t> next = 0;
    std::atomic<int> done = 0;
    std::atomic<bool> stop = false;
    const auto work = [&] {
        const std::size_t i = next++;
        if (i >= wars.size() || stop) return false;
        wars[i] = WarFight(battles, *player, stream(terms.seed, i), stop).fight(*start);
        ++done;
        return true;
    };
    std::vector<core::Worker> workers(static_cast<std::size_t>(terms.jobs > 0 ? terms.jobs : core::cores()));
    for (core::Worker& worker : workers) worker.start(work);
    while (terms.look && !stop && done < terms.games) {
        if (!terms.look(done)) stop = true;
        core::wait_for_workers(kGlance);
    }
    for (core::Worker& worker : workers) worker.join();
    std::vector<FoughtWar> fought;
    for (std::optional<FoughtWar>& one : wars) {
        if (!one) break;
        fought.push_back(std::move(*one));
    }
    return fought;
}

}  // namespace lab
