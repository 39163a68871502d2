#include "game/coin_wars/battles/schema.h"

#include <algorithm>
#include <stdexcept>

#include "engine/core/path.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/kit/json_field.h"

namespace battles {

namespace {

core::Result<Schema, Fault> schema_from(const std::filesystem::path& file) {
    const auto text = read_json(file);
    if (!text) return core::failure(text.error());
    const auto beside = [&](const std::string& name) {
        auto other = read_json(file.parent_path() / name);
        if (!other) throw std::invalid_argument(sentence(other.error()));
        return std::move(*other);
    };
    auto schema = Schema::read(*text, beside);
    if (!schema) return core::failure(Fault{core::generic_text(file), "", "is no schema of ours: " + schema.error()});
    return std::move(*schema);
}

// The value at that location; null if there is none.
rules::Json at(const rules::Json& json, const std::string& pointer) {
    const rules::Json::json_pointer place(pointer);
    return json.contains(place) ? json.at(place) : rules::Json();
}

}  // namespace

core::Result<std::shared_ptr<const Schema>, Fault> SchemaShelf::get(const std::filesystem::path& file) {
    const std::lock_guard lock(mutex_);
    if (const auto known = read_.find(core::generic_text(file)); known != read_.end()) return known->second;
    auto schema = schema_from(file);
    if (!schema) return core::failure(schema.error());
    return read_.emplace(core::generic_text(file), std::make_shared<const Schema>(std::move(*schema))).first->second;
}

Faults check_schema(const Library& library, const std::string& schema, const rules::Json& json,
                    const std::string& file) {
    const auto read = library.schemas().get(library.assets() / "schemas" / core::path(schema + ".schema.json"));
    return read ? (*read)->faults(json, file) : Faults{read.error()};
}

Faults with_schema(Faults found, const Library& library, const std::string& schema, const rules::Json& json,
                   const std::string& file) {
    const std::size_t read = found.size();
    for (Fault& fault : check_schema(library, schema, json, file)) {
        const rules::Json wrong = at(json, fault.pointer);
        // A wrong name has the same fault wherever it is listed, so it is reported only where it is defined.
        const auto told = [&](const Fault& each) {
            return each.pointer == fault.pointer || each.pointer.starts_with(fault.pointer + "/") ||
                   (wrong.is_string() && wrong == at(json, each.pointer));
        };
        if (std::none_of(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(read), told))
            found.push_back(std::move(fault));
    }
    if (found.size() > rules::kComplaints) found.resize(rules::kComplaints);
    return found;
}

}  // namespace battles
