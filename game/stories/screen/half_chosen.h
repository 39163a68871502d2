#pragma once
// What is half chosen in the forms of a story game, their texts apart: kept among the drafts, so that it is there again
// after the program was closed. A form is whatever a field may be (kind_of.h). One that is as at first takes no place; one
// that cannot be read, such as another version's, is forgotten. Only files that keep forms include this.

#include <string>
#include <utility>

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/stories/screen/drafts.h"

namespace screens {

template <class Form>
void keep_form(StoryDrafts& drafts, const std::string& place, const Form& form) {
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

// All of a view, which visits each with the name of its place.
template <class View>
void keep_forms(View& view) {
    view.each_form([&](const char* place, const auto& form) { keep_form(view.drafts, place, form); });
}
template <class View>
void recall_forms(View& view) {
    view.each_form([&](const char* place, auto& form) { recall_form(view.drafts, place, form); });
}

}  // namespace screens
