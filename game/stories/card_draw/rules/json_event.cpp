// Events in the protocol's words.

#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/enum_names.h"
#include "game/stories/card_draw/rules/json_calls.h"
#include "game/stories/card_draw/rules/json_parts.h"

namespace rules::card_draw {

namespace {

using Told = std::pair<const char*, Json>;  // the event's word, then what it carries

Json with(Json json, const Json& more) {
    json.update(more);
    return json;
}
Json suit_or_null(const std::optional<Suit>& suit) { return suit ? Json(word(*suit)) : Json(nullptr); }

// Characters, sessions and scenes, and what the GM gives.
struct CourseTeller {
    static Json of(const std::string& character) { return {{"character", character}}; }

    Told operator()(const OptionSet& e) const { return {"option_set", called_json(e.option)}; }
    Told operator()(const CharacterAdded& e) const {
        return {"character_added", {{"character", e.id}, {"name", e.name}, {"owner", word(e.seat)}}};
    }
    Told operator()(const CharacterRemoved& e) const {
        return {"character_removed", {{"record", character_json(e.character)}}};
    }
    Told operator()(const BackgroundDrawn& e) const {
        return {"background_drawn", with(of(e.character), {{"card", background_json(e.card)}})};
    }
    Told operator()(const BackgroundNamed& e) const {
        return {"background_named", with(of(e.character), {{"before", background_json(e.before)},
                                                           {"after", background_json(e.after)}})};
    }
    Told operator()(const BackgroundRemoved& e) const {
        return {"background_removed", with(of(e.character), {{"card", background_json(e.card)}})};
    }
    Told operator()(const CampaignStarted&) const { return {"campaign_started", Json::object()}; }
    Told operator()(const CampaignEnded&) const { return {"campaign_ended", Json::object()}; }
    Told operator()(const SessionBegun& e) const {
        return {"session_begun", {{"session", e.session}, {"refreshed", e.refreshed}}};
    }
    Told operator()(const SessionEnded& e) const { return {"session_ended", {{"session", e.session}}}; }
    Told operator()(const SceneBegun& e) const {
        return {"scene_begun", {{"scene", e.scene}, {"title", e.title}, {"refreshed", e.refreshed}}};
    }
    Told operator()(const SceneEnded& e) const {
        return {"scene_ended",
                {{"scene", e.scene},
                 {"title", e.title},
                 {"recovered", e.recovered},
                 {"unbarred", e.unbarred},
                 {"advantage_lost", e.advantage_lost}}};
    }
    Told operator()(const Shuffled& e) const { return {"shuffled", {{"cards", e.cards}}}; }
    Told operator()(const Reshuffled& e) const { return {"reshuffled", {{"cards", e.cards}}}; }
    Told operator()(const DisadvantageExpired& e) const {
        return {"disadvantage_expired", with(of(e.character), {{"card", word(e.card)}})};
    }
    Told operator()(const BonusGranted& e) const {
        return {"bonus_granted",
                with(of(e.character), {{"reason", word(e.reason)}, {"bonus", change_json(e.bonus)}})};
    }
    Told operator()(const AdvantageGranted& e) const {
        return {"advantage_granted", {{"participant", e.participant}, {"won", e.won}}};
    }
    Told operator()(const WasIncapacitated& e) const {
        return {"incapacitated", with(of(e.character), {{"by", e.by ? Json(word(*e.by)) : Json(nullptr)}})};
    }
    Told operator()(const Recovered& e) const { return {"recovered", of(e.character)}; }
};

// Cards on the table.
struct CardTeller : CourseTeller {
    using CourseTeller::operator();
    static Json by(const std::string& participant) { return {{"participant", participant}}; }

    Told operator()(const CardDrawn& e) const {
        return {"card_drawn", with(with(by(e.participant), drawn_json(e.drawn)), {{"of", e.of}})};
    }
    Told operator()(const CardChosen& e) const {
        return {"card_chosen", with(by(e.participant),
                                    {{"kept", drawn_json(e.kept)}, {"discarded", drawn_json(e.discarded)}})};
    }
    Told operator()(const CardPlayed& e) const {
        return {"card_played", with(by(e.participant), {{"card", background_json(e.card)},
                                                        {"description", e.description},
                                                        {"before", current_json(e.before)}})};
    }
    Told operator()(const BonusSpent& e) const {
        return {"bonus_spent",
                with(by(e.participant), {{"bonus", change_json(e.bonus)}, {"drawn", drawn_json(e.drawn)}})};
    }
    Told operator()(const CardKept& e) const {
        return {"card_kept", with(by(e.participant), {{"which", word(e.which)},
                                                      {"old", current_json(e.before)},
                                                      {"new", drawn_json(e.drawn)}})};
    }
    Told operator()(const DisadvantageTaken& e) const {
        return {"disadvantage_taken",
                with(with(by(e.participant), drawn_json(e.drawn)), {{"before", current_json(e.before)}})};
    }
    Told operator()(const HasPassed& e) const { return {"passed", by(e.participant)}; }
    Told operator()(const Judged& e) const {
        Json cards = Json::array();
        for (const Stand& each : e.cards)
            cards.push_back(with(by(each.participant), current_json(each.current)));
        return {"judged", {{"cards", cards}}};
    }
    Told operator()(const LifetimeSet& e) const {
        return {"lifetime_set", with(with(of(e.character), disadvantage_json(e.disadvantage)),
                                     {{"successful", e.successful}})};
    }
};

// The three tests.
struct Teller : CardTeller {
    using CardTeller::operator();

    Told operator()(const ChallengeStarted& e) const { return {"challenge_started", called_json(e.call)}; }
    Told operator()(const ChallengeJudged& e) const {
        const bool cost = e.outcome == Outcome::AtCost;
        return {"challenge_judged",
                with(of(e.character), {{"outcome", word(e.outcome)},
                                       {"cost", cost ? Json(field_word(e.cost)) : Json(nullptr)}})};
    }
    Told operator()(const ChallengeEnded& e) const {
        return {"challenge_ended", with(of(e.character), {{"name", e.name},
                                                          {"result", word(e.result)},
                                                          {"cost", suit_or_null(e.cost)},
                                                          {"extra_time", e.extra_time},
                                                          {"barred", e.barred}})};
    }
    Told operator()(const RedrawTaken& e) const {
        return {"redraw_taken",
                with(of(e.character), {{"extra_time", change_json(e.extra_time)}, {"cards", e.cards}})};
    }
    Told operator()(const WentOn& e) const { return {"went_on", of(e.character)}; }
    Told operator()(const SuitChanged& e) const {
        return {"suit_changed",
                with(of(e.character), {{"before", word(e.before)}, {"after", word(e.after)}})};
    }
    Told operator()(const CompetitionStarted& e) const {
        return {"competition_started", called_json(e.call)};
    }
    Told operator()(const DrawCalled& e) const { return {"draw_called", {{"draw", e.draw}}}; }
    Told operator()(const PairJudged& e) const {
        return {"pair_result",
                {{"a", e.a},
                 {"b", e.b},
                 {"result", word(e.result)},
                 {"winner", text_or_null(e.winner)},
                 {"counts", e.counts}}};
    }
    Told operator()(const SceneAltered& e) const {
        return {"scene_altered", with(by(e.participant), {{"text", e.text}})};
    }
    Told operator()(const AlterationSkipped& e) const { return {"alteration_skipped", by(e.participant)}; }
    Told operator()(const CompetitionEnded& e) const {
        return {"competition_ended", {{"side", text_or_null(e.side)}}};
    }
    Told operator()(const FrayStarted& e) const {
        return {"fray_started",
                {{"name", e.name},
                 {"pcs", e.pcs},
                 {"opponents", e.opponents},
                 {"goals_pcs", e.goals_pcs},
                 {"goals_gm", e.goals_gm}}};
    }
    Told operator()(const RoundStarted& e) const {
        return {"round_started", {{"round", e.round}, {"gm_cards", e.gm_cards}}};
    }
    Told operator()(const FrayHigh& e) const {
        return {"fray_high", {{"participant", text_or_null(e.participant)}}};
    }
    Told operator()(const FrayProgress& e) const {
        return {"fray_progress",
                with(with(by(e.participant), called_json(e.success)),
                     {{"opponents", change_json(e.opponents)}, {"goals", change_json(e.goals)}})};
    }
    Told operator()(const FrayEnded& e) const {
        return {"fray_ended", {{"winner", word(e.winner)}, {"by", word(e.by)}}};
    }
    Told operator()(const ParticipantLeft& e) const {
        return {"participant_left", with(by(e.participant), {{"how", word(e.how)}})};
    }
    Told operator()(const Conceded& e) const { return {"conceded", by(e.participant)}; }
    Told operator()(const Surrendered& e) const { return {"surrendered", {{"side", word(e.side)}}}; }
    Told operator()(const TestEnded& e) const {
        return {"test_ended",
                {{"name", e.name},
                 {"result", e.partial ? "partial" : "unresolved"},
                 {"reason", text_or_null(e.reason)}}};
    }
};

}  // namespace

Json CardDraw::to_json(const Match&, const Event& event) {
    const auto [name, carried] = std::visit(Teller{}, event);
    Json json{{"event", name}};
    json.update(carried);
    return json;
}

}  // namespace rules::card_draw
