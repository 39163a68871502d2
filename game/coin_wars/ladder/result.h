#pragma once
// A finished battle as the ladder keeps it, and files of such battles: format "coinwars-results/1".

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"
#include "game/kit/phrases.h"

namespace ladder {

// The leader of a side, with the result.
struct Seat {
    std::string name;                // a person's name; empty: unnamed, or a bot
    std::string bot;                 // key of a bots::Level; empty: a person
    std::string side;                // "Rome", in English
    int left = 0;                    // value of its coins at the end, cents
    std::vector<std::string> deeds;  // keys of medals (medals.h); only for persons
    friend bool operator==(const Seat&, const Seat&) = default;
    bool person() const { return bot.empty(); }
};

struct Result {
    std::string id;                     // unique; reaching an end again after an undo keeps it
    std::string day;                    // "2026-11-26"
    std::string battle;                 // its name in the library, or of a quick battle; empty: neither
    std::string title;                  // in English
    std::array<Seat, 2> seats;          // Heads, Tails
    std::optional<std::size_t> winner;  // index into seats; nullopt: a draw
    int turns = 0;
    std::optional<rules::coin_wars::Degree> degree;  // of the victory, if the battle uses degrees
    friend bool operator==(const Result&, const Result&) = default;

    double score(std::size_t seat) const { return !winner ? 0.5 : *winner == seat ? 1 : 0; }
    int ahead(std::size_t seat) const { return seats[seat].left - seats[1 - seat].left; }  // cents
};

inline constexpr std::size_t kMaxResults = 5000;

// Replaces the result with the same id, keeping its day; otherwise appends it. Beyond kMaxResults the oldest other one
// is dropped.
void put(std::vector<Result>& results, Result result);

rules::Json to_json(const std::vector<Result>& results);
// The error is a sentence with location and reason.
core::Result<std::vector<Result>, words::Phrase> results_from_json(const rules::Json& json, const std::string& file);
bool claims_results(const rules::Json& json);

// All persons in the order of their first battle; an unnamed one is "".
std::vector<std::string> persons(const std::vector<Result>& results);
// This person's results under another name: for a file to pass on.
std::vector<Result> results_of(const std::vector<Result>& results, const std::string& person, const std::string& as);
struct Best {
    double score = 0;
    int ahead = 0, turns = 0;
    std::optional<rules::coin_wars::Degree> degree{};
};
// The best result of these persons in this battle: the better score, then the greater lead, then fewer turns. nullopt
// if there is none.
std::optional<Best> best_of(const std::vector<Result>& results, std::string_view battle,
                            const std::vector<std::string>& persons);

}  // namespace ladder
