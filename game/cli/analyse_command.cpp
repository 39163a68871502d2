#include "game/cli/analyse_command.h"

#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/out_lock.h"
#include "game/coin_wars/analysis/analysis_json.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/kit/session/game_session.h"

namespace cli {

namespace {

namespace cw = rules::coin_wars;
using Battle = rules::GameSession<cw::CoinWars>;

core::Result<Battle, std::string> played(const rules::Record& record) {
    if (const auto other = rules::why_not_played(cw::CoinWars::name(), record.game))
        return core::failure(words::english(*other));
    auto session = Battle::resume(record, 1);
    if (!session)
        return core::failure("/steps/" + std::to_string(session.error().step) + ": " +
                             words::english(session.error().refusal.message));
    return std::move(*session);
}

std::string points(double share) {
    const long whole = std::lround(100 * share);
    return (whole > 0 ? "+" : "") + std::to_string(whole);
}
std::string percent(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

void report(const analysis::Analysis& found, const cw::Scenario& scenario, std::ostream& out) {
    const auto name = [&](cw::Side side) { return words::english(cw::display_name(scenario, side)); };
    const std::vector<double> course = found.course();
    for (std::size_t i = 0; i < found.turns.size(); ++i) {
        const analysis::TurnReview& turn = found.turns[i];
        const auto seen = [&](double heads) { return percent(turn.side == cw::Side::Heads ? heads : 1 - heads); };
        out << "round " << turn.turn << ", " << name(turn.side) << ": " << seen(course[i]) << " to "
            << seen(course[i + 1]);
        out << ", luck " << points(turn.luck) << ", loss " << std::lround(100 * turn.loss());
        if (!turn.better.empty()) out << ". " << words::english(analysis::in_words(scenario, turn.reason));
        out << '\n';
    }
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        out << name(side) << ": accuracy " << std::lround(found.accuracy(side)) << ", luck " << points(found.luck(side))
            << '\n';
    const std::vector<std::size_t> mattered = found.mattered();
    out << (mattered.empty() ? "No turn moved the chance to win by much." : "What mattered most:");
    for (const std::size_t i : mattered)
        out << " round " << found.turns[i].turn << ", " << name(found.turns[i].side) << ';';
    out << '\n';
}

}  // namespace

int analyse(const AnalyseCall& call, Streams streams) {
    const auto json = battles::read_json(core::path(call.file));
    if (!json) return refuse(battles::sentence(json.error()), 1, streams);
    auto record = battles::read_record(*json, call.file);
    if (!record) return refuse(battles::sentence(record.error().front()), 1, streams);
    const auto session = played(*record);
    if (!session) return refuse(call.file + ": " + session.error(), 1, streams);
    const OutLock lock = open_out(core::path(call.out));
    if (!lock) return refuse(lock.error(), 1, streams);
    analysis::Analyst analyst(session->steps(), session->match(), call.work);
    while (analyst.go_on()) continue;
    record->about["analysis"] = analysis::to_json(analyst.found(), session->match());
    if (call.format == Format::Json) streams.out << record->about["analysis"].dump(2) << '\n';
    if (call.format == Format::Text) report(analyst.found(), *session->match().scenario, streams.out);
    if (call.out.empty()) return 0;
    const auto written = core::write_file(core::path(call.out), rules::to_json(*record).dump(1) + "\n");
    return written ? 0 : refuse(written.error(), 1, streams);
}

}  // namespace cli
