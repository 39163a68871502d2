#include "game/cli/contest_entrants.h"

#include "engine/core/path.h"
#include "game/cli/external_bot.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/lab/alike.h"
#include "game/coin_wars/rules/display_names.h"

namespace cli {

namespace {

namespace fs = std::filesystem;
namespace cw = rules::coin_wars;
using Fault = std::string;
using battles::LibraryKind;

struct Word {
    std::string name;
    std::optional<cw::Side> side;
};

Word split(const std::string& word) {
    if (word.ends_with(":heads")) return {word.substr(0, word.size() - 6), cw::Side::Heads};
    if (word.ends_with(":tails")) return {word.substr(0, word.size() - 6), cw::Side::Tails};
    return {word, std::nullopt};
}

Fault told(const battles::Faults& faults) {
    Fault text;
    for (const battles::Fault& fault : faults) text.append(text.empty() ? "" : "\n").append(battles::sentence(fault));
    return text;
}

Fault nothing_called(const battles::Library& library, const std::string& name) {
    if (const auto colon = name.rfind(':');
        colon != std::string::npos && library.find(LibraryKind::Battles, name.substr(0, colon)))
        return name + ": the side of a battle is heads or tails.";
    Fault text = "No formation or battle is called \"" + name + "\". Formations:";
    for (const LibraryKind kind : {LibraryKind::Formations, LibraryKind::Battles}) {
        const char* before = " ";
        for (const battles::LibraryFile& file : library.files(kind))
            text.append(std::exchange(before, ", ")).append(file.name);
        if (kind == LibraryKind::Formations) text += ". Battles:";
    }
    return text + ".";
}

// The file of an entrant, and whether it is a formation.
struct Found {
    fs::path file;
    std::string name;
    bool formation = false;
    std::optional<battles::LibraryFile> listed{};
};

core::Result<Found, Fault> find(const battles::Library& library, const std::string& name) {
    if (battles::is_file_name(name)) {
        const fs::path file = core::path(name);
        const auto json = battles::read_json(file);
        if (!json) return core::failure(battles::sentence(json.error()));
        const auto format = battles::format_of(*json);
        return Found{file, core::text(file.stem()), format && format->name == "coinwars-formation"};
    }
    if (const auto file = library.find(LibraryKind::Formations, name)) return Found{file->path, name, true, file};
    if (const auto file = library.find(LibraryKind::Battles, name)) return Found{file->path, name, false, file};
    if (battles::quick_named(name)) return Found{{}, name, false};
    return core::failure(nothing_called(library, name));
}

core::Result<battles::Battle, Fault> battle_of(const battles::Library& library, const Found& found) {
    if (found.file.empty() || found.listed) return battles::find_battle(library, found.name).map_error(told);
    return battles::load_battle(library, found.file).map_error(told);
}

core::Result<lab::Force, Fault> formation_of(const battles::Library& library, const Found& found,
                                             const std::optional<std::string>& mix = {}) {
    auto plan =
        found.listed ? battles::load_formation(library, *found.listed) : battles::load_formation(library, found.file);
    if (!plan) return core::failure(told(plan.error()));
    if (mix && !plan->formation)
        return core::failure(found.name + " gives each of its coins a place of its own: --mix cannot change them.");
    if (mix) {
        auto coins = lab::mix_from(library, *mix);
        if (!coins) return core::failure(coins.error());
        plan->mix = std::move(*coins);
        plan->coin_sets = {"us"};
    }
    return lab::force_of(library, *plan, plan->title.empty() ? found.name : plan->title).map_error(told);
}

core::Result<lab::Force, Fault> force_of(const battles::Library& library, const Word& word, bool first,
                                         const std::optional<std::string>& mix) {
    const auto found = find(library, word.name);
    if (!found) return core::failure(found.error());
    if (found->formation) return formation_of(library, *found, mix);
    if (mix) return core::failure(word.name + " is no formation and has coins of its own: --mix cannot change them.");
    const auto battle = battle_of(library, *found);
    if (!battle) return core::failure(battle.error());
    lab::Force force = lab::force_of(*battle, word.side.value_or(first ? cw::Side::Heads : cw::Side::Tails));
    force.title += " (" + battle->title + ")";
    return force;
}

core::Result<std::array<lab::Player, 2>, Fault> players_of(const ContestTerms& terms) {
    std::array<lab::Player, 2> players;
    for (std::size_t i = 0; i < 2; ++i) {
        auto player =
            player_named(i == 1 && !terms.bot_b.empty() ? terms.bot_b : terms.bot, terms.work, terms.programs);
        if (!player) return core::failure(player.error());
        players[i] = std::move(*player);
    }
    return players;
}

core::Result<lab::Contest, Fault> fixed_sides_contest(const battles::Library& library, const std::string& name,
                                                      const ContestTerms& terms) {
    const auto found = find(library, name);
    if (!found) return core::failure(found.error());
    if (found->formation) return core::failure("A single formation has nobody to fight: name another.");
    if (terms.mix) return core::failure("A battle as it is has coins of its own: --mix is for formations.");
    if (!terms.ground.empty())
        return core::failure(
            "A battle as it is has a ground of its own: --ground is for formations and sides of battles.");
    auto battle = battle_of(library, *found);
    if (!battle) return core::failure(battle.error());
    lab::set_rules(battle->scenario.options, terms.rules);
    lab::Contest contest;
    contest.a = words::english(cw::display_name(battle->scenario, cw::Side::Heads));
    contest.b = words::english(cw::display_name(battle->scenario, cw::Side::Tails));
    contest.meetings = {lab::meet(*battle)};
    return contest;
}

// Options that are left out are as in the shipped leagues, so that results can be compared with them.
ContestTerms as_the_leagues(ContestTerms terms) {
    if (terms.ground.empty()) terms.ground = "attack";
    if (terms.rules.empty() && lab::open_ground(terms.ground)) terms.rules = "tournament";
    return terms;
}

core::Result<std::vector<lab::Contest>, Fault> each_against_each(const battles::Library& library,
                                                                 const std::vector<std::string>& words,
                                                                 const ContestTerms& terms) {
    std::vector<lab::Force> forces;
    for (const std::string& word : words) {
        auto force = force_of(library, split(word), forces.empty(), terms.mix);
        if (!force) return core::failure(force.error());
        forces.push_back(std::move(*force));
    }
    const auto ground = ground_of(library, as_the_leagues(terms));
    if (!ground) return core::failure(ground.error());
    lab::MatrixTerms matrix;
    matrix.ground = *ground;
    matrix.early_stop = terms.stop_early;
    return lab::all_against_all(forces, matrix).map_error(words::english);
}

// True for a single battle, or the same one twice, on its own ground.
bool is_one_battle(const battles::Library& library, const std::vector<std::string>& words, const ContestTerms& terms) {
    const bool alone = words.size() == 1 || (words.size() == 2 && words[0] == words[1]);
    if (!alone || split(words[0]).side || (words.size() == 2 && !terms.ground.empty())) return false;
    const auto found = find(library, words[0]);
    return words.size() == 1 || !found || !found->formation;
}

}  // namespace

core::Result<lab::Player, Fault> player_named(const std::string& bot, std::int64_t work, Programs* programs) {
    if (programs && bot.starts_with(kProgram))
        return lab::Player{bot, 0,
                           program_bots(bot.substr(kProgram.size()), programs->seconds(),
                                        [programs](const std::string& fault) { programs->note(fault); })};
    return lab::player_of(bot, work).map_error([programs](const words::Phrase& error) {
        return words::english(error) + (programs ? " For a program of your own, use cmd:PROGRAM." : "");
    });
}

core::Result<lab::Ground, Fault> ground_of(const battles::Library& library, const ContestTerms& terms) {
    auto ground = lab::open_ground(terms.ground.empty() ? "felt" : terms.ground);
    if (!ground) {
        const auto found = find(library, terms.ground);
        if (!found) return core::failure(found.error());
        if (found->formation)
            return core::failure(terms.ground + " is a formation: the ground must be felt, attack or a battle.");
        const auto battle = battle_of(library, *found);
        if (!battle) return core::failure(battle.error());
        ground = lab::ground_of(*battle);
    }
    lab::set_rules(ground->options, terms.rules);
    return std::move(*ground);
}

core::Result<std::vector<lab::Contest>, Fault> contests_of(const battles::Library& library,
                                                           const std::vector<std::string>& words,
                                                           const ContestTerms& terms) {
    std::vector<lab::Contest> contests;
    if (is_one_battle(library, words, terms)) {
        auto contest = fixed_sides_contest(library, words[0], terms);
        if (!contest) return core::failure(contest.error());
        if (!terms.stop_early) contest->stop.reset();
        contests = {std::move(*contest)};
    } else if (words.size() == 1) {
        return core::failure(Fault("One entrant alone has nobody to fight: name another."));
    } else {
        auto all = each_against_each(library, words, terms);
        if (!all) return core::failure(all.error());
        contests = std::move(*all);
    }
    const auto players = players_of(terms);
    if (!players) return core::failure(players.error());
    for (lab::Contest& contest : contests) {
        contest.players = *players;
        contest.seed = terms.seed;
        contest.pairs = (terms.games + 1) / 2;
        contest.jitter = terms.jitter;
    }
    return contests;
}

std::optional<battles::RecordedOutcome> recorded_of(const battles::Library& library,
                                                    const std::vector<std::string>& words, const ContestTerms& terms) {
    if (!is_one_battle(library, words, terms)) return std::nullopt;
    const auto found = find(library, words[0]);
    if (!found || found->formation) return std::nullopt;
    const auto battle = battle_of(library, *found);
    return battle ? battle->outcome : std::nullopt;
}

core::Result<lab::Meeting, Fault> opening_of(const battles::Library& library, const std::string& word) {
    const auto found = find(library, word);
    if (!found) return core::failure(found.error());
    if (!found->formation) {
        return battle_of(library, *found).map([](const battles::Battle& battle) { return lab::meet(battle); });
    }
    const auto force = formation_of(library, *found);
    if (!force) return core::failure(force.error());
    return lab::meet(*force, *force, lab::bare_felt()).map_error(words::english);
}

}  // namespace cli
