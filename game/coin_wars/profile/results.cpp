#include "game/coin_wars/profile/results.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/core/hash.h"
#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "game/kit/file_kind.h"
#include "game/kit/file_name.h"
#include "game/kit/json_text.h"
#include "game/profile/day.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using ladder::Result;
using words::Phrase;
using words::say;

fs::path results_in(const fs::path& profile) { return profile / "results.json"; }

core::Result<std::vector<Result>, words::Phrase> read_results(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const auto json = rules::parse_json(*text);
    const std::string display_name = core::text(file.filename());
    if (!json) return core::failure(say("{1}: {2}", words::plain(display_name), rules::why_unreadable(json.error())));
    return ladder::results_from_json(*json, display_name);
}

// The results to which others are to be added. A file that cannot be read is renamed; fails if that fails too.
core::Result<std::vector<Result>, words::Phrase> results_to_extend(const fs::path& profile) {
    const fs::path file = results_in(profile);
    auto results = read_results(file);
    std::error_code error;
    if (results || !fs::exists(file, error)) return results ? std::move(*results) : std::vector<Result>();
    fs::rename(file, profile / "results-broken.json", error);
    if (error) return core::failure(results.error());
    return std::vector<Result>();
}

}  // namespace

Result of_today(Result result, const SetUp& set_up) {
    result.day = today();
    result.battle = set_up.battle;
    result.id = core::to_hex(core::Hash().add(set_up.seed).add(std::string_view(result.title)).value());
    return result;
}

std::vector<Result> load_results(const fs::path& profile) {
    auto results = read_results(results_in(profile));
    return results ? std::move(*results) : std::vector<Result>();
}

core::Result<void, words::Phrase> save_result(const fs::path& profile, Result result) {
    auto results = results_to_extend(profile);
    if (!results) return core::failure(results.error());
    ladder::put(*results, std::move(result));
    return save_json(results_in(profile), ladder::to_json(*results));
}

core::Result<fs::path, words::Phrase> give_record(const fs::path& profile, const std::string& person,
                                                  const std::string& as) {
    const fs::path file = profile / "records" / core::path(rules::file_words(as) + ".json");
    const auto json = ladder::to_json(ladder::results_of(load_results(profile), person, as));
    if (auto kept = save_json(file, json); !kept) return core::failure(kept.error());
    platform::hand_out(file);
    return file;
}

bool is_given_record(const fs::path& file) { return ladder::claims_results(profile_json(file)); }

namespace {

// The owner fought in all of them, as somebody may have who was always the opponent; the file bears the owner's name.
std::string owner_of(const std::vector<Result>& given, const fs::path& file) {
    std::vector<std::string> always;
    for (const std::string& person : ladder::persons(given))
        if (ladder::results_of(given, person, person).size() == given.size()) always.push_back(person);
    const std::string stem = core::text(file.stem());
    const auto letters_in_stem = [&](const std::string& person) {
        const std::string name = rules::file_words(person);
        return stem.starts_with(name) ? name.size() : 0;
    };
    return always.empty() ? std::string() : *std::ranges::max_element(always, {}, letters_in_stem);
}

}  // namespace

core::Result<Taken, words::Phrase> take_record(const fs::path& profile, const fs::path& file) {
    const auto given = read_results(file);
    if (!given) return core::failure(given.error());
    if (given->empty())
        return core::failure(say("{1}: {2}", words::plain(core::text(file.filename())), say("This file is empty.")));
    auto results = results_to_extend(profile);
    if (!results) return core::failure(results.error());
    std::set<std::string> known;
    for (const Result& result : *results) known.insert(result.id);
    std::vector<Result> missing;
    for (const Result& result : *given)
        if (known.insert(result.id).second) missing.push_back(result);
    // Those of this profile stay, whatever a file brings.
    const std::size_t room = ladder::kMaxResults - std::min(ladder::kMaxResults, results->size()),
                      old = missing.size() - std::min(missing.size(), room);
    results->insert(results->end(), missing.begin() + static_cast<std::ptrdiff_t>(old), missing.end());
    if (auto kept = save_json(results_in(profile), ladder::to_json(*results)); !kept)
        return core::failure(kept.error());
    return Taken{owner_of(*given, file), static_cast<int>(missing.size() - old)};
}

namespace {

Phrase bare_result(const ladder::Best& best) {
    const Phrase money = rules::coin_wars::in_money(std::abs(best.ahead));
    if (best.score == 1)
        return best.ahead >= 0 ? say("won in round {2}, {1} ahead", money, best.turns)
                               : say("won in round {2}, {1} behind", money, best.turns);
    if (best.score == 0) return say("lost in round {1}", best.turns);
    return say("drawn in round {1}", best.turns);
}

}  // namespace

Phrase result_in_words(const ladder::Best& best) {
    const Phrase result = bare_result(best);
    // Translators: {1} is "won in round 5, $0.40 ahead", {2} "A clear victory".
    return best.score == 1 && best.degree ? say("{1}. {2}", result, rules::coin_wars::in_words(*best.degree)) : result;
}

}  // namespace profile
