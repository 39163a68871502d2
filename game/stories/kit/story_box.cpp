#include "game/stories/kit/story_box.h"

#include "game/kit/file_kind.h"
#include "game/kit/json_text.h"

namespace story {

using rules::Field;
using rules::Json;

void note(Complaints& complaints, const rules::Refusal& refusal) {
    if (complaints.size() >= rules::kComplaints) return;
    const std::string message = words::english(refusal.message);
    const auto colon = message.find(": ");
    if (!message.starts_with('/') || colon == std::string::npos) return complaints.push_back({"/", refusal.message});
    complaints.push_back({message.substr(0, colon), rules::plain(message.substr(colon + 2))});
}

std::string written(const Field& object, const char* key, std::size_t max, rules::Lines lines) {
    const Field field = object.at(key);
    const std::string& text = field.text(max * 4);
    if (!rules::is_written(text, {1, max, lines}))
        field.refuse(std::string("must be text of 1 to ").append(std::to_string(max)).append(" characters"));
    return text;
}

void check_format(const Field& box, const std::string& format) {
    if (const auto other = rules::why_not_of(format.substr(0, format.find('/')), box.json()))
        box.refuse(words::english(*other));
    box.at("format").choice({format});
}

void refuse_within(const Field& part, const rules::Refusal& refusal) {
    const std::string message = words::english(refusal.message);
    if (!message.starts_with('/')) part.refuse(message);
    throw rules::Refusal{refusal.code, "", rules::plain(part.pointer() + message)};
}

void Names::add(const Field& field, const std::string& name) {
    if (!seen_.insert(rules::folded(name)).second)
        field.complain(rules::say("{1} is listed twice", rules::plain(rules::excerpt(name))));
}

namespace {

// Members with readable text.
bool is_said(const std::string& key) {
    static const std::set<std::string> keys{"title", "summary", "say",         "notes",     "done",  "name",
                                            "text",  "concept", "description", "misc_name", "skill", "weapon",
                                            "place", "reason",  "aim",         "demand"};
    return keys.contains(key);
}

std::string said(const std::string& english, const words::Catalogue& catalogue) {
    const std::string* text = catalogue.find(english);
    return text ? *text : english;
}

Json translated_ranks(const Json& ranks, const words::Catalogue& catalogue) {
    Json result = Json::object();
    for (const auto& [name, rank] : ranks.items()) result[said(name, catalogue)] = rank;
    return result;
}

}  // namespace

Json in_language(const Json& box, const words::Catalogue& catalogue) {
    if (!box.is_structured()) return box;
    Json result = box;
    if (box.is_array()) {
        for (Json& item : result) item = in_language(item, catalogue);
        return result;
    }
    for (const auto& [key, value] : result.items()) {
        if (value.is_string() && is_said(key))
            value = said(value.get<std::string>(), catalogue);
        else if (value.is_object() && (key == "skills" || key == "resistances"))
            value = translated_ranks(value, catalogue);
        else
            value = in_language(value, catalogue);
    }
    return result;
}

}  // namespace story
