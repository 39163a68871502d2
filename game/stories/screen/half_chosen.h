#pragma once
// Unfinished choices in a story game's forms (without their texts), saved among the drafts so that they survive closing
// the program. A form is any field type (kind_of.h). A default form takes no space; one that cannot be read, such as
// another version's, is dropped. Only files that keep forms include this.

#include <string>
#include <utility>

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/stories/screen/drafts.h"

namespace screens {

template <class Form>
void save_form(StoryDrafts& drafts, const std::string& place, const Form& form) {
    drafts.at(place) = form == Form{}
                           ? std::string()
                           : rules::written(form).dump(-1, ' ', false, rules::Json::error_handler_t::replace);
}

template <class Form>
void recall_form(StoryDrafts& drafts, const std::string& place, Form& form) {
    const auto json = rules::parse_json(drafts.at(place));
    if (!json) return;
    auto kept = rules::reading([&] { return rules::read<Form>(rules::Field(*json, "bad_form")); });
    if (kept) form = std::move(*kept);
}

// For all forms of a view, which visits each with its draft's name.
template <class View>
void save_forms(View& view) {
    view.each_form([&](const char* place, const auto& form) { save_form(view.drafts, place, form); });
}
template <class View>
void recall_forms(View& view) {
    view.each_form([&](const char* place, auto& form) { recall_form(view.drafts, place, form); });
}

}  // namespace screens
