#include "game/stories/coin_rpg/rules/camera_phase.h"

#include <algorithm>
#include <utility>

#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

namespace {

// One of the cards, each as likely as the others; if there is no choice, nothing is thrown.
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

}  // namespace

DrawBounds draw_bounds(const Match& match) {
    return {match.options.easy_hard_minimum ? 2 : 1, static_cast<int>(match.pile.size())};
}

std::optional<Refusal> check(const Match& match, const DrawScenes& command) {
    const DrawBounds bounds = draw_bounds(match);
    if (command.count < bounds.least || command.count > bounds.most)
        return Refusal{"E_COUNT", "RPG-15", say("Choose {1} to {2} Scenes.", bounds.least, bounds.most)};
    return std::nullopt;
}

Events apply(Match& match, const Throws& throws, const DrawScenes& command) {
    match.row = drawn(match, command.count, throws);
    Events events{ScenesDrawn{match.row}};
    append(events, approach_scene(match, 0));
    return events;
}

}  // namespace rules::coin_rpg
