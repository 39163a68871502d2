#include "game/stories/coin_rpg/rules/scene_course.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/characters.h"
#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/recovery.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

bool is_last(const Match& match) { return match.scene + 1 == static_cast<int>(match.row.size()); }

Events end_adventure(Match& match, Outcome outcome) {
    match.phase = Phase::Ended;
    match.outcome = outcome;
    return {AdventureEnded{outcome}};
}

// RPG-21: a fresh copy of the card.
Events start_turn(Match& match) {
    match.turn = {};
    bool asks = false;
    for (const ScenePart& part : match.scene_card().parts) {
        const bool own = part.trait == Trait::Miscellaneous;
        match.turn.contests.push_back({own ? std::nullopt : std::optional(part.trait), part.coins});
        asks = asks || own;
    }
    match.phase = asks ? Phase::Answer : Phase::OwnToss;
    return {TurnStarted{match.current()}};
}

std::vector<int> seats_with(const Match& match, std::optional<Fate> fate) {
    std::vector<int> seats;
    for (const int seat : match.seated())
        if (match.seat(seat).fate == fate && match.seat(seat).character) seats.push_back(seat);
    return seats;
}

Events start_scene(Match& match) {
    const Events healed = recover(match);
    for (const int who : match.seated()) {
        Seat& seat = match.seat(who);
        seat.noted = seat.done = false;
        seat.fate = seat.character->must_sit_out ? std::optional(Fate::SatOut) : std::nullopt;
        seat.character->must_sit_out = false;
    }
    const std::vector<int> participants = seats_with(match, std::nullopt);
    match.order = order_of_play(match, participants);
    match.playing = 0;
    Events events{
        SceneStarted{match.scene, match.scene_card().id, participants, seats_with(match, Fate::SatOut), match.order}};
    append(events, healed);
    append(events, start_turn(match));
    return events;
}

// RPG-50
Events pass_over_scene(Match& match) {
    if (match.options.everyone_out == EveryoneOut::GameOver) return end_adventure(match, Outcome::Defeat);
    Events events{SceneSkipped{match.scene, match.scene_card().id}};
    append(events, recover(match));
    for (const int seat : match.seated()) match.character(seat).must_sit_out = false;
    append(events, is_last(match) ? end_adventure(match, Outcome::Defeat) : approach_scene(match, match.scene + 1));
    return events;
}

Events end_scene(Match& match) {
    SceneEnded ended{match.scene, {}};
    bool beaten = false;
    for (Seat& seat : match.seats) {
        ended.fates.push_back(seat.fate.value_or(Fate::SatOut));  // SatOut for those who have left
        beaten = beaten || seat.fate == Fate::Beaten;
        if (seat.fate) seat.character->must_sit_out = seat.fate == Fate::Lost;
        seat.fate.reset();
    }
    match.order.clear();
    match.playing = 0;
    match.turn = {};
    Events events{ended};
    append(events, is_last(match) ? end_adventure(match, beaten ? Outcome::Finished : Outcome::Defeat)
                                  : approach_scene(match, match.scene + 1));
    return events;
}

}  // namespace

Events approach_scene(Match& match, int scene) {
    match.scene = scene;
    const bool somebody =
        std::ranges::any_of(match.seated(), [&match](int seat) { return !match.character(seat).must_sit_out; });
    if (!somebody) return pass_over_scene(match);
    if (!is_window_due(match, scene)) return start_scene(match);
    match.phase = Phase::SpendWindow;
    for (Seat& seat : match.seats) seat.done = false;
    return {SpendWindowOpened{scene}};
}

bool is_scene_fresh(const Match& match) {
    const bool first = in_scene(match.phase) && match.playing == 0 && match.turn.round == 0;
    const auto& parts = match.scene < 0 ? std::vector<ScenePart>() : match.scene_card().parts;
    const bool asks = std::ranges::find(parts, Trait::Miscellaneous, &ScenePart::trait) != parts.end();
    return first && match.phase == (asks ? Phase::Answer : Phase::OwnToss);
}

Events order_anew(Match& match) {
    match.order = order_of_play(match, seats_with(match, std::nullopt));
    Events events{OrderChanged{match.order}};
    append(events, start_turn(match));
    return events;
}

Events close_window(Match& match) {
    Events events{SpendWindowClosed{match.scene}};
    append(events, start_scene(match));
    return events;
}

Events go_on(Match& match) {
    if (match.playing + 1 == static_cast<int>(match.order.size())) return end_scene(match);
    ++match.playing;
    return start_turn(match);
}

std::vector<int> order_of_play(const Match& match, const std::vector<int>& participants) {
    std::vector<int> order = participants;
    const auto coolness = [&match](int seat) { return match.character(seat).values[Trait::Coolness]; };
    std::ranges::stable_sort(order, {}, coolness);
    return order;
}

int left_neighbour(const Match& match, int seat) { return left_of(match.seated(), seat); }

Check check(const Match&, const ChooseAnswer& command) {
    if (command.trait != Trait::Miscellaneous && command.trait != Trait::Coolness)
        return Refusal{"bad_answer", "RPG-23", say("Answer with Miscellaneous or Coolness.")};
    return std::nullopt;
}

Events apply(Match& match, const ChooseAnswer& command) {
    const auto asked = std::ranges::find_if(match.turn.contests, [](const Contest& c) { return !c.main; });
    asked->main = command.trait;
    if (command.trait == Trait::Coolness) match.hero().coolness_used = true;
    match.phase = Phase::OwnToss;
    return {AnswerChosen{command.seat, static_cast<int>(asked - match.turn.contests.begin()), command.trait}};
}

Check check(const Match& match, const NextAdventure& command) {
    if (!command.options) return std::nullopt;
    if (auto refusal = check_options(*command.options)) return refusal;
    for (const Seat& seat : match.seats) {
        if (!seat.character) continue;
        const std::string own = misc_name(seat.character->sheet);
        if (!own.empty() && !is_misc_name(own, *command.options))
            return Refusal{"bad_option", "RPG-7",
                           say("Option {1} does not allow {2}.", plain("coolness"), quoted(own))};
    }
    return std::nullopt;
}

Events apply(Match& match, const NextAdventure& command) {
    if (command.options) match.options = *command.options;
    for (Seat& seat : match.seats) {
        if (seat.character) seat.character = fresh(seat.character->sheet);
        seat.done = seat.noted = false;
    }
    match.pile.clear();
    match.row.clear();
    match.cards_written = 0;
    match.scene = -1;
    match.outcome.reset();
    match.phase = Phase::Characters;
    return {AdventureOpened{++match.adventure}};
}

Check check(const Match&, const Narrate& command) { return check_text(command.text, "RPG-55"); }

Events apply(Match& match, const Narrate& command) {
    Narrated narrated{match.adventure,
                      match.scene,
                      match.scene_card().id,
                      command.seat,
                      match.hero().sheet.card.name,
                      *match.seat(command.seat).fate,
                      {},
                      command.text};
    for (const Contest& contest : match.turn.contests) narrated.margins.push_back(contest.margin);
    Events events{narrated};
    append(events, go_on(match));
    return events;
}

Check check(const Match& match, const SitOutNote& command) {
    const Seat& seat = match.seat(command.seat);
    if (seat.fate != Fate::SatOut) return Refusal{"not_out", "RPG-56", say("You are part of this Scene.")};
    if (seat.noted) return finished_already(match, command.seat);
    return check_text(command.text, "RPG-56");
}

Events apply(Match& match, const SitOutNote& command) {
    match.seat(command.seat).noted = true;
    return {NoteAdded{match.adventure, match.scene, match.scene_card().id, command.seat,
                      match.character(command.seat).sheet.card.name, command.text}};
}

}  // namespace rules::coin_rpg
