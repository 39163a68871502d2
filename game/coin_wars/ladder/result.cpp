#include "game/coin_wars/ladder/result.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/file_kind.h"
#include "game/kit/json_field.h"

namespace ladder {

namespace {

using rules::Field;
using rules::Json;
namespace cw = rules::coin_wars;

constexpr const char* kFormat = "coinwars-results/1";
constexpr std::size_t kMaxText = 200, kMaxDeeds = 32;
constexpr std::size_t kMaxBattle = 400;  // characters: a file's name, or a quick battle's
constexpr int kMaxCents = cw::limits::kCents * int{cw::limits::kCoins}, kMaxTurns = 100'000;

Json seat_json(const Seat& seat) {
    return {{"name", seat.name}, {"bot", seat.bot}, {"side", seat.side}, {"left", seat.left}, {"deeds", seat.deeds}};
}

Seat seat_from(const Field& field) {
    field.only({"name", "bot", "side", "left", "deeds"});
    Seat seat{field.at("name").name(kMaxText),
              field.at("bot").text(kMaxText),
              field.at("side").name(kMaxText),
              field.at("left").integer(0, kMaxCents),
              {}};
    for (const Field& deed : field.at("deeds").items(kMaxDeeds)) seat.deeds.push_back(deed.text(kMaxText));
    return seat;
}

bool is_day(std::string_view text) {
    return text.size() == 10 && text[4] == '-' && text[7] == '-' &&
           std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; }) == 8;
}

Result result_from(const Field& field) {
    field.only({"id", "day", "battle", "title", "seats", "winner", "turns", "degree"});
    Result result;
    result.id = field.at("id").text(kMaxText);
    result.day = field.at("day").text(kMaxText);
    if (!is_day(result.day)) field.at("day").refuse("must be a day such as 2026-11-26");
    result.battle = field.at("battle").name(kMaxBattle);
    result.title = field.at("title").name(kMaxText);
    const std::vector<Field> seats = field.at("seats").items(2);
    if (seats.size() != 2) field.at("seats").refuse("must be two");
    for (std::size_t i = 0; i < 2; ++i) result.seats[i] = seat_from(seats[i]);
    if (const auto winner = field.find("winner")) result.winner = static_cast<std::size_t>(winner->integer(0, 1));
    result.turns = field.at("turns").integer(0, kMaxTurns);
    if (const auto degree = field.find("degree"))
        result.degree = static_cast<cw::Degree>(degree->choice(enum_names(cw::Degree{})));
    return result;
}

}  // namespace

void put(std::vector<Result>& results, Result result) {
    const auto same = std::ranges::find(results, result.id, &Result::id);
    if (same == results.end()) {
        results.push_back(std::move(result));
    } else {
        result.day = same->day;
        *same = std::move(result);
    }
    // Results taken from a file stand behind newer ones.
    if (results.size() > kMaxResults)
        results.erase(std::ranges::min_element(results.begin(), std::prev(results.end()), {}, &Result::day));
}

Json to_json(const std::vector<Result>& results) {
    Json list = Json::array();
    for (const Result& result : results) {
        Json row{{"id", result.id},
                 {"day", result.day},
                 {"battle", result.battle},
                 {"title", result.title},
                 {"seats", {seat_json(result.seats[0]), seat_json(result.seats[1])}},
                 {"turns", result.turns}};
        if (result.winner) row["winner"] = *result.winner;
        if (result.degree) row["degree"] = rules::word(*result.degree);
        list.push_back(std::move(row));
    }
    return {{"format", kFormat}, {"battles", std::move(list)}};
}

core::Result<std::vector<Result>, words::Phrase> results_from_json(const Json& json, const std::string& file) {
    const auto named = [&](const words::Phrase& why) { return words::say("{1}: {2}", words::plain(file), why); };
    if (const auto other = rules::why_not_of("coinwars-results", json)) return core::failure(named(*other));
    return rules::reading([&] {
               const Field field(json, "bad_argument");
               field.only({"format", "battles"});
               if (field.at("format").text(kMaxText) != kFormat)
                   field.at("format").refuse(std::string("must be ") + kFormat);
               std::vector<Result> results;
               for (const Field& row : field.at("battles").items(kMaxResults)) results.push_back(result_from(row));
               return results;
           })
        .map_error([&](const rules::Refusal& refusal) { return named(refusal.message); });
}

bool claims_results(const Json& json) {
    const auto format = json.is_object() ? json.find("format") : json.end();
    return json.is_object() && format != json.end() && format->is_string() &&
           format->get_ref<const std::string&>().starts_with("coinwars-results/");
}

std::vector<std::string> persons(const std::vector<Result>& results) {
    std::vector<std::string> names;
    for (const Result& result : results)
        for (const Seat& seat : result.seats)
            if (seat.person() && !core::contains(names, seat.name)) names.push_back(seat.name);
    return names;
}

std::vector<Result> results_of(const std::vector<Result>& results, const std::string& person, const std::string& as) {
    std::vector<Result> own;
    for (Result result : results) {
        bool fought = false;
        for (Seat& seat : result.seats) {
            if (!seat.person() || seat.name != person) continue;
            seat.name = as;
            fought = true;
        }
        if (fought) own.push_back(std::move(result));
    }
    return own;
}

std::optional<Best> best_of(const std::vector<Result>& results, std::string_view battle,
                            const std::vector<std::string>& persons) {
    std::optional<Best> best;
    const auto rank = [](const Best& one) { return std::tuple(one.score, one.ahead, -one.turns); };
    for (const Result& result : results) {
        if (result.battle != battle) continue;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (!result.seats[seat].person() || !core::contains(persons, result.seats[seat].name)) continue;
            const Best one{result.score(seat), result.ahead(seat), result.turns, result.degree};
            if (!best || rank(*best) < rank(one)) best = one;
        }
    }
    return best;
}

}  // namespace ladder
