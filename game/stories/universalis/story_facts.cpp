#include "game/stories/universalis/story_facts.h"

namespace story {

namespace uni = rules::universalis;

StoryFacts::StoryFacts(const std::vector<UniversalisStep>& steps) {
    for (const UniversalisStep& step : steps)
        for (const uni::Event& event : step.events)
            if (const auto* act = get_if<uni::ActUndone>(&event.what)) undone.insert(act->entry);
    int scene = 0;
    for (const UniversalisStep& step : steps)
        for (const uni::Event& event : step.events) {
            if (const auto* framing = get_if<uni::FramingStarted>(&event.what)) scene = framing->scene;
            note(event, scene);
        }
}

void StoryFacts::note(const uni::Event& event, int scene) {
    if (const auto* act = get_if<uni::ActStruck>(&event.what)) struck.insert(act->entry);
    if (const auto* told = get_if<uni::EventResolved>(&event.what))
        if (told->after == uni::EventFate::Foiled) foiled.insert(told->entry);
    if (const auto* place = get_if<uni::LocationSet>(&event.what))
        if (!undone.contains(event.act) && begun_at.try_emplace(scene, place->name).second)
            beginnings.insert(event.act);
}

}  // namespace story
