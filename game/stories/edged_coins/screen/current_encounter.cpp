// The encounter that is played: which it is stands among the drafts, as no rule knows of it.

#include <algorithm>

#include "game/stories/edged_coins/screen/view.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kEncounterDraft = "encounter";  // its number, from 1

}  // namespace

bool View::plays_box() const {
    return box && std::ranges::any_of(box->party, [&](const auto& each) { return match().find(each.id); });
}

const story::Encounter* View::encounter() {
    const std::string& number = drafts.at(kEncounterDraft);
    if (!box || number.size() != 1) return nullptr;
    const auto which = static_cast<std::size_t>(number.front() - '1');
    return which < box->encounters.size() ? &box->encounters[which] : nullptr;
}

void View::open_encounter(std::size_t which) {
    drafts.at(kEncounterDraft) = std::to_string(which + 1);
    notes = false;
    for (const ec::Character& each : box->encounters[which].characters)
        if (!match().find(each.id) && !submit(ec::kCm, ec::AddCharacter{each})) return;
}

void View::close_encounter() {
    const story::Encounter* over = encounter();
    if (!over) return;
    drafts.drop(kEncounterDraft);
    for (const ec::Character& each : over->characters)
        if (match().find(each.id)) submit(ec::kCm, ec::RemoveCharacter{each.id});
}

}  // namespace screens::edged_coins
