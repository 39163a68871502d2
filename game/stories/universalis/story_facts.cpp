#include "game/stories/universalis/universalis_teller.h"

namespace story {

namespace uni = rules::universalis;

StoryFacts::StoryFacts(const std::vector<UniversalisStep>& steps) {
    for (const UniversalisStep& step : steps)
        for (const uni::Event& event : step.events) note_fate(event);
    int scene = 0;
    for (const UniversalisStep& step : steps)
        for (const uni::Event& event : step.events) {
            if (const auto* framing = get_if<uni::FramingStarted>(&event.what)) scene = framing->scene;
            note_place(event, scene);
        }
}

void StoryFacts::note_fate(const uni::Event& event) {
    const auto is_suspended = [this](int act) { return fate_of(act) == Fate::Suspended; };
    if (const auto* obstacle = get_if<uni::ObstacleRaised>(&event.what)) {
        obstructed_[event.act] = obstacle->entry;
        fates.try_emplace(obstacle->entry, Fate::Suspended);
    }
    if (const auto* resolved = get_if<uni::EventResolved>(&event.what); resolved && is_suspended(resolved->entry)) {
        fates.erase(resolved->entry);
        if (resolved->after == uni::EventFate::Foiled) fates[resolved->entry] = Fate::Foiled;
    }
    if (const auto* act = get_if<uni::ActStruck>(&event.what)) fates[act->entry] = Fate::Struck;
    if (const auto* act = get_if<uni::ActUndone>(&event.what)) {
        fates[act->entry] = Fate::Undone;
        const auto obstacle = obstructed_.find(act->entry);
        if (obstacle != obstructed_.end() && is_suspended(obstacle->second)) fates.erase(obstacle->second);
    }
}

// The first place comes from the first act that was not undone; earlier acts that set one are beginnings too.
void StoryFacts::note_place(const uni::Event& event, int scene) {
    const auto* place = get_if<uni::LocationSet>(&event.what);
    if (!place || begun_at.contains(scene)) return;
    beginnings.insert(event.act);
    if (fate_of(event.act) != Fate::Undone) begun_at[scene] = place->name;
}

}  // namespace story
