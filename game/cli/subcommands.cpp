#include "game/cli/subcommands.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/decimal.h"
#include "engine/core/path.h"
#include "game/cli/check.h"
#include "game/cli/pack_command.h"
#include "game/cli/protocol.h"
#include "game/cli/protocol_lines.h"
#include "game/cli/protocol_page.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/rules/victory_tally.h"
#include "game/kit/session/record.h"
#include "game/remote/check.h"
#include "game/remote/first_kind.h"
#include "game/systems/systems.h"

namespace cli {

namespace {

// Verifies a record made on several machines: every step is signed, and no throw was rigged.

struct SharedVerdict {
    bool holds = false;
    std::size_t step = 0;  // the first invalid step, counted from 0
    std::string sentence;
};

struct Reason {
    std::string_view code, sentence;
};
constexpr Reason kReasons[] = {
    {"promise", "the promise of somebody's links is not signed by them"},
    {"proof", "it is not signed by the player it names"},
    {"order", "it was signed for a different place in the order"},
    {"link", "its links are not the ones promised, or not given for this throw"},
    {"refused", "the rules refuse it at a shared table"},
    {"seat", "the player who signed it has no seat there"},
    {"claim", "it claims a throw that nobody has left unanswered"},
    {"seal", "it is not what had been sealed, or it was opened too early"},
    {"chance", "its outcome does not follow from its links"},
    {"fixed", "the throw that waits is not one that was asked for and fixed"},
};

std::string_view reason_of(const std::string& code) {
    for (const Reason& reason : kReasons)
        if (reason.code == code) return reason.sentence;
    return code;
}

constexpr std::array<std::string_view, 5> kCounts{"no screen", "one screen", "two screens", "three screens",
                                                  "four screens"};

// "two screens by Ann and Ben": people who have a seat.
std::string screens_of(const remote::Ledger& ledger) {
    std::vector<std::string> names;
    for (const remote::Person& person : ledger.people)
        if (!person.seats.empty()) names.push_back(person.name.empty() ? "somebody without a name" : person.name);
    std::string text =
        names.size() < kCounts.size() ? std::string(kCounts[names.size()]) : std::to_string(names.size()) + " screens";
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? " by " : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

std::string all_of(const remote::Ledger& ledger, const rules::Record& record, bool over) {
    std::string text = "every step is signed, and ";
    text += ledger.trusted ? "all have agreed to trust the dice, which each throws alone." : "no throw was rigged.";
    if (std::ranges::any_of(ledger.steps, [](const remote::Signed& step) { return step.opening.has_value(); }))
        text += " What was sealed was opened unchanged.";
    if (!ledger.steps.empty() && ledger.steps.back().claim) {
        const auto& claimant = ledger.person(ledger.steps.back().person).name;
        text += " It ended with a claim by " + std::string(claimant) + ": by their word, the other had left a throw " +
                "unanswered for ten minutes.";
    }
    if (!ledger.fixed.empty()) text += " A throw waits for its links.";
    // No signature can prove that nothing follows.
    if (!over) text += " It continues from here, or its end was cut off.";
    if (remote::first_kind::is_in(ledger, record))
        text +=
            " It was begun by an older version, whose signatures do not cover its start, the names and what came "
            "before each step.";
    return text;
}

// True if no seated person has anything left to do.
bool is_over(const remote::Ledger& ledger, const remote::Game& game) {
    const auto acts = [&](int seat) { return game.is_turn_of(seat); };
    return std::ranges::none_of(ledger.people,
                                [&](const remote::Person& person) { return std::ranges::any_of(person.seats, acts); });
}

SharedVerdict not_held(std::size_t step, std::string sentence) { return {false, step, std::move(sentence)}; }

// nullopt if the record has no ledger (remote/ledger.h). It must be valid to replay.
std::optional<SharedVerdict> verdict_on(const rules::Record& record) {
    const auto shared = record.about.find("remote");
    if (shared == record.about.end()) return std::nullopt;
    const auto ledger = remote::ledger_from(*shared);
    if (!ledger) return not_held(0, "/about/remote" + words::english(ledger.error().message));
    const rules::SystemEntry* system = rules::find_system(record.game);
    auto game = system->start_shared(record.start, record.about);
    if (!game) return not_held(0, words::english(game.error().message));
    const auto bent = remote::first_violation(*ledger, record, **game);
    if (!bent)
        return SharedVerdict{
            true, 0, "Played on " + screens_of(*ledger) + ": " + all_of(*ledger, record, is_over(*ledger, **game))};
    return not_held(bent->step,
                    "/steps/" + std::to_string(bent->step) + ": " + std::string(reason_of(bent->code)) + ".");
}

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

// Describes a valid file of that ending, usually a game in progress. Returns false if what was signed does not hold.
bool tell_turn(const battles::Library& library, const std::string& file, Streams streams) {
    const auto played = battles::play_replay(library, core::path(file));
    if (!played) {
        streams.out << file << ": holds\n";
        return true;
    }
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
        tell("victory",
             words::say("{1}: {2}", cw::display_name(battle->scenario, side), tally.sides[cw::index(side)].goal));
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

std::string winner_in(const Json& state) {
    const std::string side = state["result"]["winner"].get<std::string>();
    const std::string name = state["sides"][side]["name"].get<std::string>();
    if (!name.empty()) return name;
    return side == "heads" ? "Heads" : "Tails";
}

std::string end_of(const Json& state, std::size_t steps) {
    const std::string after = "after " + core::counted(static_cast<std::int64_t>(steps), "command", "commands");
    if (!state.contains("result")) return after + ", phase " + state["phase"].get<std::string>();
    std::string text = after + ", round " + state["turn"].dump() + ": ";
    const Json& result = state["result"];
    if (result.is_null()) return text + "not over";
    if (result["winner"].is_null()) return text + "a draw (" + result["by"].get<std::string>() + ")";
    return text + winner_in(state) + " won (" + result["by"].get<std::string>() + ")";
}

}  // namespace cli
