#include "game/cli/bot_calls.h"

#include "engine/core/decimal.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/contest_entrants.h"
#include "game/cli/external_bot.h"
#include "game/cli/out_lock.h"
#include "game/coin_wars/lab/median_battle.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/systems/systems.h"

namespace cli {

namespace {

using rules::Json;
namespace cw = rules::coin_wars;

// Why an external program lost, by side.
using Faults = std::array<std::string, 2>;

core::Result<lab::Player, std::string> player_of(const std::string& bot, const PlayCall& call, std::string& fault) {
    if (bot.starts_with(kProgram)) {
        const std::string command = bot.substr(kProgram.size());
        const auto told = [&fault](const std::string& reason) { fault = reason; };
        return lab::Player{bot, 0, [=, seconds = call.seconds] { return program_bot(command, seconds, told); }};
    }
    return lab::player_of(bot, call.work).map_error([](const words::Phrase& error) {
        return words::english(error) + " For a program of your own, use cmd:PROGRAM.";
    });
}

// "after 120 commands, round 9: Rome won (victory)"
std::string end_of(const lab::FightReplay& fought, const Json& state) {
    const auto steps = static_cast<std::int64_t>(fought.record.steps.size());
    std::string text = "after " + core::counted(steps, "command", "commands") + ", round " +
                       std::to_string(fought.fought.turns) + ": ";
    const Json& result = state["result"];
    if (result.is_null()) return text + "cut off";
    if (result["winner"].is_null()) return text + "a draw (" + result["by"].get<std::string>() + ")";
    return text + winner_in(state) + " won (" + rules::word(fought.fought.end) + ")";
}

Json json_of(const lab::Contest& contest, const lab::FightReplay& fought, const Json& state, const Faults& faults) {
    Json json{{"battle", contest.meetings[0].ground},
              {"bots", {{"heads", contest.players[0].bot}, {"tails", contest.players[1].bot}}},
              {"seed", contest.seed},
              {"turn", fought.fought.turns},
              {"steps", fought.record.steps.size()},
              {"actions", fought.fought.actions},
              {"lost_cents", {{"heads", fought.fought.lost[0]}, {"tails", fought.fought.lost[1]}}},
              {"purse", state["purse"]},
              {"result", state["result"]},
              {"end", rules::word(fought.fought.end)},
              {"hash", fought.record.steps.empty() ? "" : fought.record.steps.back().hash}};
    for (std::size_t side = 0; side < 2; ++side)
        if (!faults[side].empty()) json["faults"][side == 0 ? "heads" : "tails"] = faults[side];
    return json;
}

}  // namespace

int play(const battles::Library& library, const PlayCall& call, Streams streams) {
    Faults faults;
    lab::Contest contest;
    for (std::size_t side = 0; side < 2; ++side) {
        auto player = player_of(side == 0 ? call.heads : call.tails, call, faults[side]);
        if (!player) return refuse(player.error(), 2, streams);
        contest.players[side] = std::move(*player);
    }
    auto meeting = opening_of(library, call.battle);
    if (!meeting) return refuse(meeting.error(), 1, streams);
    const OutLock lock = open_out(core::path(call.record));
    if (!lock) return refuse(lock.error(), 1, streams);
    contest.a = words::english(cw::display_name(*meeting->laid[0], cw::Side::Heads));
    contest.b = words::english(cw::display_name(*meeting->laid[0], cw::Side::Tails));
    contest.meetings = {std::move(*meeting)};
    contest.swap = lab::Swap::Bots;  // in the contest's first battle A's bot plays Heads
    contest.seed = call.seed;
    contest.jitter = 0;
    const auto fought = lab::refight(contest, 0, 0);
    const auto replayed = rules::replay(fought->record);
    if (!replayed)
        return refuse("The replay is not valid: " + words::english(replayed.error().refusal.message), 1, streams);
    const Json state = (*replayed)->state();
    if (!call.record.empty())
        if (const auto written =
                core::write_file(core::path(call.record), rules::to_json(fought->record).dump(1) + "\n");
            !written)
            return refuse(written.error(), 1, streams);
    if (call.format == Format::Json) streams.out << json_of(contest, *fought, state, faults).dump(2) << '\n';
    if (call.format == Format::Text)
        streams.out << contest.meetings[0].ground << ", " << call.heads << " against " << call.tails << ": "
                    << end_of(*fought, state) << '\n';
    for (const std::string& fault : faults)
        if (!fault.empty()) streams.err << fault << '\n';
    return fought->fought.end == lab::End::Forfeit ? 1 : 0;
}

}  // namespace cli
