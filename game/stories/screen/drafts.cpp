#include "game/stories/screen/drafts.h"

#include <utility>

#include "engine/platform/files.h"
#include "game/kit/json_text.h"

namespace screens {

StoryDrafts::StoryDrafts(std::filesystem::path file) : file_(std::move(file)) {
    const auto text = platform::read_file(file_);
    if (!text) return;
    const auto json = rules::parse_json(*text);
    if (!json || !json->is_object()) return;
    for (const auto& [place, typed] : json->items())
        if (typed.is_string()) texts_[place] = typed.get<std::string>();
    tried_ = texts_;
}

words::Phrase StoryDrafts::save_changes(double seconds) {
    if (stopped_) return fault_;
    std::erase_if(texts_, [](const auto& one) { return one.second.empty(); });
    if (!retry_.is_due(seconds) && texts_ == tried_) return fault_;
    tried_ = texts_;
    const auto saved = save();
    retry_.tried(static_cast<bool>(saved));
    fault_ = saved ? words::Phrase() : words::say("What you type now is not being saved: {1}", saved.error());
    return fault_;
}

core::Result<void, words::Phrase> StoryDrafts::save() const {
    if (auto made = platform::make_folder(file_.parent_path()); !made) return made;
    rules::Json json = rules::Json::object();
    for (const auto& [place, typed] : texts_) json[place] = typed;
    return platform::write_file(file_, json.dump(1, ' ', false, rules::Json::error_handler_t::replace) + "\n");
}

}  // namespace screens
