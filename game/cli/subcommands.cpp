#include "game/cli/subcommands.h"

#include <iostream>

#include "engine/core/path.h"
#include "game/cli/check.h"
#include "game/cli/pack_command.h"
#include "game/cli/protocol.h"
#include "game/cli/protocol_lines.h"
#include "game/cli/protocol_page.h"
#include "game/cli/shared_record.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/laid_out.h"
#include "game/coin_wars/rules/victory_tally.h"

namespace cli {

namespace {

using rules::Json;
using rules::coin_wars::Side;
namespace cw = rules::coin_wars;

void print(const battles::Faults& faults, std::ostream& err) {
    for (const battles::Fault& fault : faults) err << battles::sentence(fault) << '\n';
}

Json entry(const battles::Battle& battle) {
    return {{"name", battle.name},
            {"title", battle.title},
            {"era", battle.era},
            {"date", battle.date},
            {"own", battle.origin == battles::Origin::Own},
            {"coins", {{"heads", battle.coins(Side::Heads)}, {"tails", battle.coins(Side::Tails)}}}};
}

// "Cannae, round 3, tails to act": for a battle sent as a file.
std::string where_it_stands(const battles::Played& played) {
    const Json state = played.session->state();
    std::string text = played.record.start.value("title", "a game");
    if (state.value("phase", "") == "over") return text + ", over";
    if (state.value("phase", "") != "play") return text + ", being set up";
    return text + ", round " + std::to_string(state.value("turn", 0)) + ", " + state.value("side", "heads") + " to act";
}

// Describes a file of a game in progress. Returns false if it is invalid.
bool tell_turn(const battles::Library& library, const std::string& file, Streams streams) {
    const auto played = battles::play_replay(library, core::path(file));
    if (!played) return false;
    const auto verdict = verdict_on(played->record);
    std::ostream& out = !verdict || verdict->holds ? streams.out : streams.err;
    out << file << ": " << where_it_stands(*played) << ". " << (verdict ? verdict->sentence : "It was not shared.")
        << '\n';
    return !verdict || verdict->holds;
}

}  // namespace

int serve(const battles::Library& library, std::uint64_t seed, Streams streams) {
    Protocol protocol(library, seed);
    while (const auto line = next_line(streams.in))
        streams.out << (line->too_long ? Protocol::answer_too_long() : protocol.answer(line->text)) << '\n'
                    << std::flush;
    return 0;
}

int describe_protocol(Format format, Streams streams) {
    if (format == Format::Text) streams.out << protocol_page();
    if (format == Format::Json) streams.out << protocol_schema().dump(2) << '\n';
    return 0;
}

int list_battles(const battles::Library& library, Format format, Streams streams) {
    const battles::Shelf shelf = battles::load_battles(library);
    Json list = Json::array();
    for (const battles::Battle& battle : shelf.battles) list.push_back(entry(battle));
    if (format == Format::Json) streams.out << list.dump(2) << '\n';
    if (format == Format::Text)
        for (const battles::Battle& battle : shelf.battles)
            streams.out << padded(battle.name, 16) << padded(battle.title, 32) << padded(battle.era, 24)
                        << battle.coins(Side::Heads) << " against " << battle.coins(Side::Tails) << " coins\n";
    print(shelf.faults, streams.err);
    return shelf.faults.empty() ? 0 : 1;
}

int tell_battle(const battles::Library& library, const std::string& name, Format format, Streams streams) {
    const auto battle = battles::find_battle(library, name);
    if (!battle) {
        print(battle.error(), streams.err);
        return 1;
    }
    Json json = entry(*battle);
    const auto tally = cw::tally_of(cw::laid_out(std::make_shared<const cw::Scenario>(battle->scenario)));
    std::string text = battle->title + '\n';
    const auto tell = [&](const char* part, const words::Phrase& phrase) {
        const std::string line = words::english(phrase);
        json[part].push_back(line);
        text += "  " + line + '\n';
    };
    for (const Side side : {Side::Heads, Side::Tails})
        tell("victory", words::say("{1}: {2}", cw::called(battle->scenario, side), tally.sides[cw::index(side)].goal));
    if (!tally.limit.empty()) tell("victory", tally.limit);
    for (const words::Phrase& rule : cw::rules_in_words(battle->scenario)) tell("rules", rule);
    for (const words::Phrase& ground : cw::grounds_in_words(battle->scenario)) tell("ground", ground);
    streams.out << (format == Format::Json ? json.dump(2) + '\n' : text);
    return 0;
}

int check(const battles::Library& library, const std::vector<std::string>& files, Streams streams) {
    int status = 0;
    for (const std::string& file : files) {
        const battles::Faults faults = battles::check_file(library, core::path(file));
        if (faults.empty() && packs::is_pack(core::path(file)))
            streams.out << file << ": holds; " << summary_of(*packs::check_pack(library, core::path(file))) << '\n';
        else if (faults.empty() && file.ends_with(".coinwars"))
            status = tell_turn(library, file, streams) ? status : 1;
        else if (faults.empty())
            streams.out << file << ": holds\n";
        else
            status = 1;
        print(faults, streams.err);
        if (faults.empty()) print(battles::remarks_on(library, core::path(file)), streams.out);
    }
    return status;
}

int replay(const battles::Library& library, const std::string& file, Format format, Streams streams) {
    const auto played = battles::play_replay(library, core::path(file));
    if (!played) {
        print(played.error(), streams.err);
        return 1;
    }
    const std::size_t steps = played->record.steps.size();
    const Json state = played->session->state();
    const auto shared = verdict_on(played->record);
    if (format == Format::Text) {
        streams.out << file << ": holds; " << end_of(state, steps) << '\n';
        if (shared) (shared->holds ? streams.out : streams.err << file << ": ") << shared->sentence << '\n';
    }
    if (format == Format::Json) {
        Json json{{"steps", steps}, {"hash", played->session->hash()}};
        for (const char* key : {"phase", "turn", "purse", "result"})
            if (state.contains(key)) json[key] = state[key];
        if (shared) json["shared"] = {{"holds", shared->holds}, {"told", shared->sentence}};
        if (shared && !shared->holds) json["shared"]["step"] = shared->step;
        streams.out << json.dump(2) << '\n';
    }
    return shared && !shared->holds ? 1 : 0;
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size() + 2, width), ' ');
    return text;
}

std::string end_of(const Json& state, std::size_t steps) {
    if (!state.contains("result"))
        return "after " + std::to_string(steps) + " commands, phase " + state["phase"].get<std::string>();
    std::string text = "after " + std::to_string(steps) + " commands, round " + state["turn"].dump() + ": ";
    const Json& result = state["result"];
    if (result.is_null()) return text + "not over";
    if (result["winner"].is_null()) return text + "a draw (" + result["by"].get<std::string>() + ")";
    const Json& winner = state["sides"][result["winner"].get<std::string>()]["name"];
    return text + winner.get<std::string>() + " won (" + result["by"].get<std::string>() + ")";
}

}  // namespace cli
