#include "game/coin_wars/battles/battle_description.h"

namespace battles {

namespace {

using rules::Json;

std::string text_at(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it != json.end() && it->is_string() ? it->get<std::string>() : "";
}

std::vector<std::string> texts_at(const Json& json, const char* key) {
    std::vector<std::string> list;
    if (const auto it = json.find(key); it != json.end() && it->is_array())
        for (const Json& each : *it)
            if (each.is_string()) list.push_back(each);
    return list;
}

}  // namespace

Pages pages_from(const Json& battle) {
    Pages pages;
    pages.era = text_at(battle, "era");
    pages.date = text_at(battle, "date");
    if (const auto year = battle.find("year"); year != battle.end() && year->is_number_integer()) pages.year = *year;
    pages.summary = text_at(battle, "summary");
    pages.history = text_at(battle, "history");
    pages.notes = texts_at(battle, "notes");
    pages.sources = texts_at(battle, "sources");
    pages.outcome = outcome_from(battle);
    pages.course = course_from(battle);
    return pages;
}

void write_pages(const Pages& pages, Json& battle) {
    if (!pages.era.empty()) battle["era"] = pages.era;
    if (!pages.date.empty()) battle["date"] = pages.date;
    if (pages.year != 0) battle["year"] = pages.year;
    if (!pages.summary.empty()) battle["summary"] = pages.summary;
    if (!pages.history.empty()) battle["history"] = pages.history;
    if (!pages.notes.empty()) battle["notes"] = pages.notes;
    if (!pages.sources.empty()) battle["sources"] = pages.sources;
    if (!pages.course.empty()) battle["course"] = to_json(pages.course);
    if (pages.outcome) battle["outcome"] = to_json(*pages.outcome);
}

}  // namespace battles
