// Lists of people in a call: whom a toss affects, and who may oppose it.

#include <algorithm>

#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

Phrase names_of(const ec::Match& match, const ec::Ids& ids, const Phrase& nobody) {
    if (ids.empty()) return nobody;
    if (ids.size() == 1) return person_name(match, ids.front());
    return say_many(static_cast<int>(ids.size()), "{1} character", "{1} characters");
}

// From nobody over each difficulty, the usual one first, and back.
void step_opposer(std::vector<ec::Opposer>& opposers, const std::string& id) {
    using ec::Difficulty;
    constexpr std::array kOrder{Difficulty::Normal, Difficulty::Difficult, Difficulty::VeryDifficult,
                                Difficulty::VeryEasy, Difficulty::Easy};
    const auto found = std::ranges::find(opposers, id, &ec::Opposer::character);
    if (found == opposers.end()) {
        opposers.push_back({id, kOrder.front()});
        return;
    }
    const auto now = std::ranges::find(kOrder, found->difficulty);
    if (now + 1 == kOrder.end())
        opposers.erase(found);
    else
        found->difficulty = *(now + 1);
}

// A dialog with a line for each of the others who is not out.
void open_list(View& view, const Phrase& title, const std::string& owner,
               std::function<void(const ec::Character&)> line) {
    view.dialog = until_done(view.app.ui(), title, [&view, owner, line = std::move(line)] {
        for (const ec::Character& each : view.match().characters)
            if (!each.is_out() && each.id != owner) line(each);
    });
}

}  // namespace

void draw_opposers(View& view, const std::string& owner, std::vector<ec::Opposer>& opposers) {
    const ec::Match& match = view.match();
    std::erase_if(opposers, [&](const ec::Opposer& each) {
        const ec::Character* who = match.find(each.character);
        return !who || who->is_out() || each.character == owner;
    });
    ec::Ids ids;
    for (const ec::Opposer& each : opposers) ids.push_back(each.character);
    if (!view.app.ui().button(say("May oppose: {1}", names_of(match, ids, say("no one"))))) return;
    open_list(
        view, say("Who may oppose, and how hard it is"), owner,
        [&view, &opposers](const ec::Character& each) {
            const auto found = std::ranges::find(opposers, ec::CharacterId(each.id), &ec::Opposer::character);
            const Phrase how = found == opposers.end() ? say("may not") : difficulty_name(found->difficulty);
            if (view.app.ui().button(say("{1}: {2}", plain(each.name()), how)))
                step_opposer(opposers, each.id);
        });
}

void draw_affected(View& view, const std::string& owner, ec::Ids& affected) {
    const ec::Match& match = view.match();
    std::erase_if(affected, [&](const std::string& id) {
        const ec::Character* who = match.find(id);
        return !who || who->is_out() || id == owner;
    });
    if (!view.app.ui().button(say("It affects: {1}", names_of(match, affected, say("nobody"))))) return;
    open_list(view, say("Whom does it directly affect?"), owner,
              [&view, &affected](const ec::Character& each) {
                  draw_member(view.app.ui(), plain(each.name()), ec::CharacterId(each.id), affected);
              });
}

}  // namespace screens::edged_coins
