#include "game/coin_wars/battles/formation_file.h"

#include <algorithm>
#include <map>

#include "engine/core/path.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/file_fields.h"
#include "game/kit/json_text.h"

namespace battles {

namespace {

using rules::Field;
using rules::Json;
using words::plain;
namespace file = rules::file;
namespace fs = std::filesystem;
namespace limits = rules::coin_wars::limits;

constexpr double kFarthest = 1000;  // limit of custom places, diameters

// The key of a listed formation.
struct FormationKey {
    static std::vector<std::string> keys() {
        std::vector<std::string> keys;
        for (const Formation& formation : formations()) keys.emplace_back(formation.key);
        return keys;
    }
    void read(const Field& field, const Formation*& formation) const {
        formation = &formations()[field.choice(keys())];
    }
    Json write(const Formation* const& formation) const { return formation->key; }
    Json schema() const { return {{"enum", keys()}}; }
};

const file::Fields<Group>& group_fields() {
    static const auto fields = file::Fields<Group>()
                                   .needed("type", &Group::type, rules::coin_wars::IdForm())
                                   .needed("coins", &Group::coins, file::Whole{1, kMaxFormation},
                                           "for another number of coins in the same proportions")
                                   .kept("where", &Group::where,
                                         "front, rear: nearest to the middle first; left, right: file by file from its "
                                         "head; wings: the outermost on both sides; left out: front");
    return fields;
}

const file::Fields<Spot>& spot_fields() {
    static const auto fields = file::Fields<Spot>()
                                   .needed("type", &Spot::type, rules::coin_wars::IdForm())
                                   .needed("at", &Spot::at, file::Point{kFarthest}, "x to the right, y forward");
    return fields;
}

// Checks the keys that a file has beside a listed formation.
void need_fitting(const Field& json, const Formation& formation) {
    const FormationParameters& parameters = formation.parameters;
    const auto need_heeded = [&](const char* key, bool heeded) {
        if (const auto field = json.find(key); field && !heeded)
            field->complain(plain("means nothing to the formation \"" + std::string(formation.key) + "\""));
    };
    need_heeded("width", parameters.width);
    need_heeded("spacing", parameters.spacing);
    need_heeded("horns", parameters.horns);
    if (json.has("places")) json.at("places").complain(plain("stands beside a generator: only one of them is needed"));
    const Field mix = json.at("mix");
}

void need_fitting_together(const Field& json, FormationPlan& plan, const file::Nothing&) {
    if (plan.formation) json.attempt([&] { need_fitting(json, *plan.formation); });
    if (const int count = coins(plan.mix); count > kMaxFormation)
        json.at("mix").complain(
            plain(std::to_string(count) + " coins, at most " + std::to_string(kMaxFormation) + " are allowed"));
    if (json.has("generator")) return;
    for (const char* key : {"width", "spacing", "horns", "mix"})
        if (const auto field = json.find(key)) field->complain(plain("goes with a generator only"));
    if (!json.has("places")) json.refuse("a generator or places are needed");
}

const file::Fields<FormationPlan>& plan_fields() {
    static const auto fields =
        file::Fields<FormationPlan>()
            .of_format(kFormationFormat)
            .maybe("title", &FormationPlan::title, file::Text{limits::kTitle})
            .maybe("notes", &FormationPlan::notes, file::ListOf{file::Text{2000, rules::Lines::Many}, 50})
            .maybe("coin_set", &FormationPlan::coin_sets, rules::coin_wars::CoinSetNames(),
                   "files in assets/coins, whose types are named; left out: us")
            .maybe("generator", &FormationPlan::formation, FormationKey())
            .maybe("width", file::in(&FormationPlan::shape, &Shape::width), file::Number{0, kMaxFormation},
                   "of the front from rim to rim; 0: the formation's own. For line, column, phalanx, syntagma, "
                   "quincunx, skirmish")
            .maybe("spacing", file::in(&FormationPlan::shape, &Shape::spacing), file::Number{kMinSpacing, kMaxSpacing},
                   "from centre to centre; 1: rims touch. For all but the testudo")
            .maybe("mirrored", file::in(&FormationPlan::shape, &Shape::mirrored), "left and right exchanged")
            .maybe("horns", file::in(&FormationPlan::shape, &Shape::horns),
                   "the crescent's ends towards the enemy, not its middle")
            .maybe("mix", &FormationPlan::mix,
                   file::ListOf{file::Object<Group>{group_fields}, limits::kTypes, "at least one group is needed"},
                   "each group in turn takes the places that it likes best of those still free")
            .maybe("places", &FormationPlan::places,
                   file::ListOf{file::Object<Spot>{spot_fields}, kMaxFormation, "at least one place is needed"})
            .also(Json::parse(R"({"oneOf": [{"required": ["generator", "mix"], "not": {"required": ["places"]}},
                                            {"required": ["places"],
                                             "not": {"anyOf": [{"required": ["width"]}, {"required": ["spacing"]},
                                                               {"required": ["horns"]}, {"required": ["mix"]}]}}]})"))
            .check(need_fitting_together);
    return fields;
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

// Reports each place that overlaps an earlier one, with the first such place; only for known coins.
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

Faults check_coins_of(const Library& library, const FormationPlan& plan, const std::string& file) {
    const auto diameters = diameters_of(library, plan.coin_sets, file);
    if (!diameters) return diameters.error();
    Faults faults;
    need_types(plan.mix, *diameters, "/mix/", file, faults);
    need_types(plan.places, *diameters, "/places/", file, faults);
    need_room(plan.places, *diameters, file, faults);
    return faults;
}

// Reads the plan and checks the coins that could be read.
core::Result<FormationPlan, Faults> plan_from_json(const Library& library, const Json& json, const std::string& file) {
    std::vector<rules::Complaint> complaints;
    const Field whole(json, "bad_battle", &complaints);
    FormationPlan plan;
    whole.attempt([&] { plan_fields().read(whole, plan, {}); });
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

core::Result<FormationPlan, Faults> formation_from_json(const Library& library, const Json& json,
                                                        const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-formation")) return core::failure(Faults{std::move(*other)});
    const auto newest = brought_up(json, file);
    if (!newest) return core::failure(Faults{newest.error()});
    auto plan = plan_from_json(library, *newest, file);
    const Faults found = with_schema(plan ? Faults{} : plan.error(), library, "formation", *newest, file);
    if (!found.empty()) return core::failure(found);
    return plan;
}

core::Result<FormationPlan, Faults> load_formation(const Library& library, const fs::path& file) {
    const auto json = read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    return formation_from_json(library, *json, core::generic_text(file));
}

core::Result<FormationPlan, Faults> load_formation(const Library& library, const LibraryFile& file) {
    auto plan = load_formation(library.home_of(file), file.path);
    if (plan)
        for (std::string& set : plan->coin_sets) set = library.named_outside(LibraryKind::Coins, set, file.pack);
    return plan;
}

FormationShelf load_formations(const Library& library) {
    FormationShelf shelf{{}, {}, library.left_out(LibraryKind::Formations)};
    for (LibraryFile& file : library.files(LibraryKind::Formations)) {
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

Json formation_json(const FormationPlan& plan) { return plan_fields().write(plan, {}); }

Json formation_schema() {
    return plan_fields().file_schema("A Coin Wars formation, coinwars-formation/1",
                                     "One of the sixteen formations with a mix of coin types, or places of one's own. "
                                     "Lengths in diameters of the widest coin.");
}

std::string formation_text(const FormationPlan& plan) {
    const Json json = formation_json(plan);
    std::string text;
    for (const auto& [key, value] : json.items()) {
        text += (text.empty() ? "{\n  " : ",\n  ") + Json(key).dump() + ": ";
        text += value.is_array() ? a_line_each(value) : on_one_line(value);
    }
    return text + "\n}\n";
}

}  // namespace battles
