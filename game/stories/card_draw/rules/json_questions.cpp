// The protocol's questions: they change nothing and use the same functions as check and apply.
//
//   {"cmd": "legal", "seat": "p1"}   the seat's choices, illegal ones with the reason
//   {"cmd": "odds"}                  for the next draw, or in the window
//   {"cmd": "odds", "character": "franz", "suit": "hearts"}   before a challenge: each target number

#include "game/kit/json_story.h"
#include "game/kit/kind_of.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/rules/forecast.h"

namespace rules {

// Uses the words of Outcome or Versus; write-only.
template <class Enum, std::size_t kCount>
struct NamedOdds {
    using Odds = std::array<core::Chance, kCount>;
    static Odds from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
    static Json json(const Odds& odds) {
        Json json = Json::object();
        for (std::size_t i = 0; i < kCount; ++i) json[word(static_cast<Enum>(i))] = chance_json(odds[i]);
        return json;
    }
    static void hash(const Odds&, core::Hash&) {}
    static Json schema() { return {{"type", "object"}}; }
    static const Kind& get() { return kind_by<Odds, from, json, hash, schema>(); }
};
template <>
struct KindOf<card_draw::OutcomeOdds> : NamedOdds<card_draw::Outcome, card_draw::kOutcomes> {};
template <>
struct KindOf<card_draw::VersusOdds> : NamedOdds<card_draw::Versus, card_draw::kVersus> {};

namespace card_draw {

namespace {

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "seat"});
    const auto seat = read<Seat>(question.at("seat"));
    Json list = Json::array();
    for (const Choice& each : choices(match, seat))
        list.push_back({{"command", CardDraw::to_json(each.command)},
                        {"needs_text", each.needs_text},
                        {"cards", each.refusal ? 0 : cards_for(match, each.command)},
                        {"why_not", why_not(each.refusal)}});
    return {{"seat", word(seat)}, {"choices", list}};
}

Json target_answer(const Match& match, const Field& question) {
    const auto id = read<CharacterId>(question.at("character"));
    if (auto refusal = check_known(match, id)) throw Refusal(*refusal);
    const auto suit = read<Suit>(question.at("suit"));
    return {{"targets", written(target_forecast(match, match.character(id), suit))}};
}

Json odds_answer(const Match& match, const Field& question) {
    question.only({"cmd", "character", "suit"});
    if (question.has("character")) return target_answer(match, question);
    return {{"draw", written(draw_forecast(match))}, {"window", written(window_forecast(match))}};
}

}  // namespace

std::optional<core::Result<Json, Refusal>> CardDraw::ask(const Match& match, const Json& json) {
    return answered<Match>(match, json, "malformed", {{"legal", legal_answer}, {"odds", odds_answer}});
}

}  // namespace card_draw

}  // namespace rules
