#include "game/stories/screen/asked_texts.h"

#include <algorithm>

namespace screens {

void AskedTexts::done(const rules::Json& command) {
    if (const auto it = std::ranges::find(asked_, command, &Asked::command); it != asked_.end()) asked_.erase(it);
}

bool AskedTexts::awaits(const rules::Json& command) const {
    return std::ranges::find(asked_, command, &Asked::command) != asked_.end();
}

void AskedTexts::follow(StoryDrafts& drafts, bool pending) {
    if (!pending) return give_back(drafts);
    for (Asked& each : asked_)
        std::erase_if(each.texts, [&](const auto& text) { return !drafts.at(text.first).empty(); });
}

void AskedTexts::give_back(StoryDrafts& drafts) {
    for (const Asked& each : asked_)
        for (const auto& [place, text] : each.texts)
            if (std::string& now = drafts.at(place); now.empty()) now = text;
    asked_.clear();
}

void AskedTexts::save_all(StoryDrafts& drafts) const {
    StoryDrafts::Texts now = drafts.texts();
    AskedTexts(*this).give_back(drafts);
    drafts.save_changes(profile::Retry::kAfter);
    drafts.replace(std::move(now));
}

}  // namespace screens
