#include "game/coin_wars/battles/formation_file.h"

#include <algorithm>
#include <map>

#include "engine/measure/measure.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_field.h"
#include "game/kit/json_text.h"

namespace battles {

namespace {

using rules::Field;
using rules::Json;
using words::plain;
namespace fs = std::filesystem;
namespace limits = rules::coin_wars::limits;

constexpr double kFarthest = 1000;  // bound of custom places, diameters
constexpr std::size_t kSetsMost = 16;

std::vector<std::string> keys() {
    std::vector<std::string> keys;
    for (const Formation& formation : formations()) keys.emplace_back(formation.key);
    return keys;
}

void need_heeded(const Field& json, const char* key, bool heeded, std::string_view generator) {
    if (const auto field = json.find(key); field && !heeded)
        field->complain(plain("means nothing to the formation \"" + std::string(generator) + "\""));
}

Mix mix_from(const Field& field) {
    Mix mix;
    int count = 0;
    for (const Field& row : field.items(limits::kTypes)) {
        Group& group = mix.emplace_back();
        row.attempt([&] { row.only({"type", "coins", "where"}); });
        row.attempt([&] { group.type = rules::coin_wars::id_from(row.at("type")); });
        row.attempt([&] { group.coins = row.at("coins").integer(1, kFormationMost); });
        row.member("where", [&](const Field& where) {
            group.where = static_cast<Where>(where.choice({std::begin(kWhereWords), std::end(kWhereWords)}));
        });
        count += group.coins;
    }
    if (mix.empty()) field.refuse("at least one group is needed");
    if (count > kFormationMost)
        field.complain(
            plain(std::to_string(count) + " coins, at most " + std::to_string(kFormationMost) + " are allowed"));
    return mix;
}

std::vector<Spot> places_from(const Field& field) {
    std::vector<Spot> places;
    for (const Field& row : field.items(kFormationMost)) {
        Spot& spot = places.emplace_back();
        row.attempt([&] { row.only({"type", "at"}); });
        row.attempt([&] { spot = {rules::coin_wars::id_from(row.at("type")), row.at("at").point(kFarthest)}; });
    }
    if (places.empty()) field.refuse("at least one place is needed");
    return places;
}

void read_generated(const Field& json, Plan& plan) {
    plan.formation = &formations()[json.at("generator").choice(keys())];
    const FormationParameters parameters = plan.formation->parameters;
    need_heeded(json, "width", parameters.width, plan.formation->key);
    need_heeded(json, "spacing", parameters.spacing, plan.formation->key);
    need_heeded(json, "horns", parameters.horns, plan.formation->key);
    if (json.has("places")) json.at("places").complain(plain("stands beside a generator: only one of them is needed"));
    json.member("width", [&](const Field& width) { plan.shape.width = width.number(0, kFormationMost); });
    json.member("spacing",
                [&](const Field& spacing) { plan.shape.spacing = spacing.number(kSpacingLeast, kSpacingMost); });
    json.member("horns", [&](const Field& horns) { plan.shape.horns = horns.boolean(); });
    json.attempt([&] { plan.mix = mix_from(json.at("mix")); });
}

void read_own(const Field& json, Plan& plan) {
    for (const char* key : {"width", "spacing", "horns", "mix"})
        if (const auto field = json.find(key)) field->complain(plain("goes with a generator only"));
    if (!json.has("places")) json.refuse("a generator or places are needed");
    json.member("places", [&](const Field& places) { plan.places = places_from(places); });
}

// One name or a list of names.
std::vector<std::string> coin_sets_from(const Field& field) {
    if (!field.json().is_array()) return {field.text(80)};
    std::vector<std::string> names;
    for (const Field& name : field.items(kSetsMost)) names.push_back(name.text(80));
    if (names.empty()) field.refuse("at least one coin set is needed");
    return names;
}

Plan plan_from(const Field& json) {
    json.only({"$schema", "format", "title", "notes", "coin_set", "generator", "width", "spacing", "mirrored", "horns",
               "mix", "places"});
    json.attempt([&] {
        if (json.at("format").text(80) != kFormationFormat)
            json.at("format").refuse(std::string("must be \"") + kFormationFormat + "\"");
    });
    Plan plan;
    json.member("title", [&](const Field& title) { plan.title = title.name(limits::kTitle); });
    json.member("notes", [&](const Field& notes) {
        for (const Field& note : notes.items(50)) plan.notes.push_back(note.name(2000));
    });
    json.member("coin_set", [&](const Field& sets) { plan.coin_sets = coin_sets_from(sets); });
    json.member("mirrored", [&](const Field& mirrored) { plan.shape.mirrored = mirrored.boolean(); });
    json.attempt([&] { json.has("generator") ? read_generated(json, plan) : read_own(json, plan); });
    return plan;
}

using Diameters = std::map<std::string, double>;

core::Result<Diameters, Faults> diameters_of(const Library& library, const std::vector<std::string>& sets,
                                             const std::string& file) {
    Diameters diameters;
    const auto rows = load_coin_sets(library, sets, file);
    if (!rows) return core::failure(rows.error());
    for (const Json& row : *rows) diameters[row.at("type")] = row.at("diameter");
    return diameters;
}

template <class Rows>
void need_types(const Rows& rows, const Diameters& diameters, const char* list, const std::string& file,
                Faults& faults) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!rows[i].type.empty() && !diameters.contains(rows[i].type))
            faults.push_back({file, std::string(list).append(std::to_string(i)).append("/type"),
                              "no coin of the set is called " + rules::excerpt(rows[i].type)});
}

// Each place that overlaps an earlier one, with the first one that it overlaps; of those whose coins are known.
void need_room(const std::vector<Spot>& places, const Diameters& diameters, const std::string& file, Faults& faults) {
    double widest = 0;
    for (const Spot& spot : places)
        if (const auto found = diameters.find(spot.type); found != diameters.end())
            widest = std::max(widest, found->second);
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const auto one = diameters.find(places[i].type), other = diameters.find(places[k].type);
            if (one == diameters.end() || other == diameters.end()) continue;
            const double radii = (one->second + other->second) / 2;
            const double gap = distance(places[i].at, places[k].at) * widest - radii;
            if (gap >= -measure::kOverlap) continue;
            faults.push_back({file, "/places/" + std::to_string(i) + "/at",
                              "overlaps place " + std::to_string(k) + " by " + rules::inches(-gap) + " in"});
            break;
        }
}

Faults check_coins_of(const Library& library, const Plan& plan, const std::string& file) {
    const auto diameters = diameters_of(library, plan.coin_sets, file);
    if (!diameters) return diameters.error();
    Faults faults;
    need_types(plan.mix, *diameters, "/mix/", file, faults);
    need_types(plan.places, *diameters, "/places/", file, faults);
    need_room(plan.places, *diameters, file, faults);
    return faults;
}

// What the reader says, and whether the coins fit that it could read.
core::Result<Plan, Faults> plan_from_json(const Library& library, const Json& json, const std::string& file) {
    std::vector<rules::Complaint> complaints;
    const Field whole(json, "bad_battle", &complaints);
    Plan plan;
    whole.attempt([&] { plan = plan_from(whole); });
    Faults faults;
    for (const rules::Complaint& complaint : complaints)
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    const auto of_sets = [](const rules::Complaint& each) { return each.pointer.starts_with("/coin_set"); };
    if (std::ranges::none_of(complaints, of_sets)) {
        const Faults of_coins = check_coins_of(library, plan, file);
        faults.insert(faults.end(), of_coins.begin(), of_coins.end());
    }
    if (!faults.empty()) return core::failure(std::move(faults));
    return plan;
}

std::string a_line_each(const Json& list) {
    std::string text;
    for (const Json& item : list) text += (text.empty() ? "\n    " : ",\n    ") + on_one_line(item);
    return "[" + text + "\n  ]";
}

}  // namespace

core::Result<Plan, Faults> formation_from_json(const Library& library, const Json& json, const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-formation")) return core::failure(Faults{std::move(*other)});
    const auto newest = brought_up(json, file);
    if (!newest) return core::failure(Faults{newest.error()});
    auto plan = plan_from_json(library, *newest, file);
    const Faults found = with_schema(plan ? Faults{} : plan.error(), library, "formation", *newest, file);
    if (!found.empty()) return core::failure(found);
    return plan;
}

core::Result<Plan, Faults> load_formation(const Library& library, const fs::path& file) {
    const auto json = read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    return formation_from_json(library, *json, file.generic_string());
}

core::Result<Plan, Faults> load_formation(const Library& library, const LibraryFile& file) {
    auto plan = load_formation(library.home_of(file), file.path);
    if (plan)
        for (std::string& set : plan->coin_sets) set = library.named_outside(Kind::Coins, set, file.pack);
    return plan;
}

FormationShelf load_formations(const Library& library) {
    FormationShelf shelf{{}, {}, library.left_out(Kind::Formations)};
    for (LibraryFile& file : library.files(Kind::Formations)) {
        auto plan = load_formation(library, file);
        if (!plan) {
            shelf.faults.insert(shelf.faults.end(), plan.error().begin(), plan.error().end());
            continue;
        }
        shelf.plans.push_back(std::move(*plan));
        shelf.files.push_back(std::move(file));
    }
    return shelf;
}

Json formation_json(const Plan& plan) {
    Json json{{"format", kFormationFormat}};
    if (!plan.title.empty()) json["title"] = plan.title;
    if (!plan.notes.empty()) json["notes"] = plan.notes;
    if (plan.coin_sets.size() != 1)
        json["coin_set"] = plan.coin_sets;
    else if (plan.coin_sets != Plan{}.coin_sets)
        json["coin_set"] = plan.coin_sets.front();
    if (plan.formation) json["generator"] = plan.formation->key;
    if (plan.shape.width > 0) json["width"] = plan.shape.width;
    if (plan.shape.spacing != 1) json["spacing"] = plan.shape.spacing;
    if (plan.shape.mirrored) json["mirrored"] = true;
    if (plan.shape.horns) json["horns"] = true;
    for (const Group& group : plan.mix)
        json["mix"].push_back({{"type", group.type},
                               {"coins", group.coins},
                               {"where", kWhereWords[static_cast<std::size_t>(group.where)]}});
    for (const Spot& spot : plan.places)
        json["places"].push_back({{"type", spot.type}, {"at", {spot.at.x, spot.at.y}}});
    return json;
}

std::string formation_text(const Plan& plan) {
    const Json json = formation_json(plan);
    std::string text;
    for (const auto& [key, value] : json.items()) {
        text += (text.empty() ? "{\n  " : ",\n  ") + Json(key).dump() + ": ";
        text += value.is_array() ? a_line_each(value) : on_one_line(value);
    }
    return text + "\n}\n";
}

}  // namespace battles
