#include "game/stories/coin_rpg/rules/lights_phase.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

namespace {

constexpr std::array kTotals{3, 4, 6, 8, 9};

Check check_writing(const Match& match, int seat) {
    if (match.seat(seat).done) return finished_already(match, seat);
    return std::nullopt;
}

Check check_part(const Match& match, const std::vector<ScenePart>& parts, std::size_t place) {
    const ScenePart& part = parts[place];
    if (part.coins < 1) return Refusal{"scene_trait", "RPG-9", say("Each Scene Trait needs 1 coin or more.")};
    if (part.trait == Trait::Coolness) return Refusal{"scene_cool", "RPG-9", say("Scenes cannot be Cool.")};
    const auto earlier = parts.begin() + static_cast<std::ptrdiff_t>(place);
    if (std::any_of(parts.begin(), earlier, [&part](const ScenePart& other) { return other.trait == part.trait; }))
        return Refusal{"scene_twice", "RPG-9", say("{1} is on the card twice.", name_of(part.trait))};
    const bool own = part.trait == Trait::Miscellaneous;
    if (own ? !is_misc_name(part.name, match.options) : !part.name.empty()) return no_misc_name();
    return std::nullopt;
}

}  // namespace

Phrase totals_allowed(const Match& match) {
    const int max = 9 + 3 * harder(match);
    const Phrase plain_ones = plain("3, 4, 6, 8, 9");
    return max > 9 ? say("{1}, 10 to {2}", plain_ones, max) : plain_ones;
}

namespace {

Check check_parts(const Match& match, const AddScene& command) {
    if (command.parts.empty())
        return Refusal{"scene_trait", "RPG-9", say("A Scene needs a Scene Trait of 1 coin or more.")};
    for (std::size_t i = 0; i < command.parts.size(); ++i)
        if (auto refusal = check_part(match, command.parts, i)) return refusal;
    const int total = total_coins(command.parts);
    if (!is_legal_total(match, total))
        return Refusal{"scene_size", "RPG-10",
                       say_many(total, "{1} coin: only {2} are allowed.", "{1} coins: only {2} are allowed.",
                                totals_allowed(match))};
    const int price = cost(command.parts), left = budget_left(match, command.seat);
    if (price > left)
        return Refusal{"over_budget", "RPG-13", say("This Scene costs {1}; you have {2} left.", price, left)};
    return std::nullopt;
}

std::vector<SceneCard>::iterator own_card(Match& match, int seat, int id) {
    return std::ranges::find_if(match.pile,
                                [=](const SceneCard& card) { return card.author == seat && card.id == id; });
}

}  // namespace

int budget(const Match& match) {
    const int harder_by = 3 * harder(match);
    if (match.options.scene_budget == SceneBudget::Flat12) return 12 + harder_by;
    return (match.players() > 6 ? 10 : 60 / match.players()) + harder_by;
}

int budget_left(const Match& match, int seat) {
    int left = budget(match);
    for (const SceneCard& card : match.pile)
        if (card.author == seat) left -= cost(card.parts);
    return left;
}

bool is_legal_total(const Match& match, int total) {
    return std::ranges::find(kTotals, total) != kTotals.end() || (total >= 10 && total <= 9 + 3 * harder(match));
}

bool is_pile_sufficient(const Match& match) {
    if (!match.options.easy_hard_minimum) return !match.pile.empty();
    return std::ranges::any_of(match.pile, is_easy) && std::ranges::any_of(match.pile, is_hard);
}

Check check(const Match& match, const AddScene& command) {
    if (auto refusal = check_writing(match, command.seat)) return refusal;
    if (auto refusal = check_text(command.title, "RPG-9")) return refusal;
    if (auto refusal = check_parts(match, command)) return refusal;
    return check_text(command.description, "RPG-9");
}

Events apply(Match& match, const AddScene& command) {
    const int id = ++match.cards_written;
    match.pile.push_back({id, command.seat, command.title, command.parts, command.description});
    return {SceneAdded{command.seat, id, cost(command.parts), difficulty(total_coins(command.parts)),
                       budget_left(match, command.seat)}};
}

Check check(const Match& match, const RemoveScene& command) {
    if (auto refusal = check_writing(match, command.seat)) return refusal;
    const bool own = std::ranges::any_of(
        match.pile, [&command](const SceneCard& card) { return card.author == command.seat && card.id == command.id; });
    if (!own) return Refusal{"no_scene", "RPG-14", say("That is not one of your Scenes.")};
    return std::nullopt;
}

Events apply(Match& match, const RemoveScene& command) {
    match.pile.erase(own_card(match, command.seat, command.id));
    return {SceneRemoved{command.seat, command.id, budget_left(match, command.seat)}};
}

Check check(const Match& match, const FinishScenes& command) {
    if (auto refusal = check_writing(match, command.seat)) return refusal;
    const bool last = awaited(match).size() == 1;
    if (!last || is_pile_sufficient(match)) return std::nullopt;
    if (!match.options.easy_hard_minimum) return Refusal{"pile_incomplete", "RPG-17", say("The pile needs a Scene.")};
    const bool easy = std::ranges::any_of(match.pile, is_easy), hard = std::ranges::any_of(match.pile, is_hard);
    return Refusal{"pile_incomplete", "RPG-16",
                   easy   ? say("The pile still needs a Hard Scene (8 coins or more).")
                   : hard ? say("The pile still needs an Easy Scene (3 coins).")
                          : say("The pile still needs an Easy Scene (3 coins) and a Hard one (8 or more).")};
}

Events apply(Match& match, const FinishScenes& command) {
    match.seat(command.seat).done = true;
    if (awaited(match).empty()) {
        for (Seat& seat : match.seats) seat.done = false;
        match.phase = Phase::Camera;
    }
    return {SeatDone{command.seat, Phase::Lights, match.phase}};
}

Check check(const Match& match, const ReopenScenes& command) {
    if (!match.seat(command.seat).done)
        return Refusal{"not_done", "RPG-14", say("{1} has not finished yet.", quoted(match.seat(command.seat).player))};
    return std::nullopt;
}

Events apply(Match& match, const ReopenScenes& command) {
    match.seat(command.seat).done = false;
    return {SeatReopened{command.seat}};
}

namespace {

// Picks one of the cards uniformly; without a choice, nothing is rolled.
std::size_t one_of(std::size_t count, const Throws& throws) {
    return count < 2 ? 0 : static_cast<std::size_t>(throws.roll(static_cast<int>(count)) - 1);
}

int take_one(std::vector<int>& cards, const std::vector<int>& among, const Throws& throws) {
    const int id = among[one_of(among.size(), throws)];
    std::erase(cards, id);
    return id;
}

template <class Kind>
std::vector<int> ids_of(const Match& match, Kind kind) {
    std::vector<int> ids;
    for (const SceneCard& card : match.pile)
        if (kind(card)) ids.push_back(card.id);
    return ids;
}

void shuffle(std::vector<int>& row, const Throws& throws) {
    for (std::size_t last = row.size(); last-- > 1;) std::swap(row[last], row[one_of(last + 1, throws)]);
}

std::vector<int> drawn(const Match& match, int count, const Throws& throws) {
    std::vector<int> cards = ids_of(match, [](const SceneCard&) { return true; });
    std::vector<int> row;
    if (match.options.easy_hard_minimum) {
        row.push_back(take_one(cards, ids_of(match, is_easy), throws));
        row.push_back(take_one(cards, ids_of(match, is_hard), throws));
    }
    while (row.size() < static_cast<std::size_t>(count)) row.push_back(take_one(cards, cards, throws));
    if (match.options.easy_hard_minimum) shuffle(row, throws);
    return row;
}

// True if these are the right number of different cards from the pile, including an Easy and a Hard one if required.
bool is_row(const Match& match, const DrawScenes& command) {
    const std::set<int> ids(command.row.begin(), command.row.end());
    if (ids.size() != command.row.size() || static_cast<int>(ids.size()) != command.count) return false;
    bool easy = false, hard = false;
    std::size_t found = 0;
    for (const SceneCard& card : match.pile) {
        if (!ids.contains(card.id)) continue;
        ++found;
        easy = easy || is_easy(card);
        hard = hard || is_hard(card);
    }
    return found == ids.size() && (!match.options.easy_hard_minimum || (easy && hard));
}

}  // namespace

DrawBounds draw_bounds(const Match& match) {
    return {match.options.easy_hard_minimum ? 2 : 1, static_cast<int>(match.pile.size())};
}

Check check(const Match& match, const DrawScenes& command) {
    const DrawBounds bounds = draw_bounds(match);
    if (command.count < bounds.min || command.count > bounds.max)
        return Refusal{"scene_count", "RPG-15", say("Choose {1} to {2} Scenes.", bounds.min, bounds.max)};
    if (!command.row.empty() && !is_row(match, command))
        return Refusal{"bad_draw", "RPG-16", say("That is not a valid draw.")};
    return std::nullopt;
}

Events apply(Match& match, const Throws& throws, const DrawScenes& command) {
    match.row = command.row.empty() ? drawn(match, command.count, throws)
                                    : std::vector<int>(command.row.begin(), command.row.end());
    Events events{ScenesDrawn{match.row}};
    append(events, approach_scene(match, 0));
    return events;
}

}  // namespace rules::coin_rpg
