#include "game/battles/schema.h"

#include <set>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "game/battles/json_file.h"

namespace battles {

namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

// "<root>", "[sides]", "[3]" -> "/sides/3"
std::string pointer_from(const std::vector<std::string>& context) {
    std::string pointer;
    for (const std::string& part : context)
        if (part.size() > 2 && part.front() == '[') pointer.append("/").append(part, 1, part.size() - 2);
    return pointer;
}

Faults faults_from(const valijson::ValidationResults& results, const std::string& file) {
    Faults faults;
    std::set<std::string> seen;
    for (const auto& error : results) {
        const std::string pointer = pointer_from(error.context);
        if (seen.insert(pointer).second) faults.push_back({file, pointer, error.description});
    }
    // The validator reports what follows from a fault after it, at the parents' places: keep the innermost.
    std::erase_if(faults, [&](const Fault& outer) {
        for (const Fault& inner : faults)
            if (inner.pointer.size() > outer.pointer.size() && inner.pointer.starts_with(outer.pointer))
                return true;
        return false;
    });
    return faults;
}

}  // namespace

Faults check_schema(const Library& library, const std::string& schema, const rules::Json& json,
                    const std::string& file) {
    const auto text = read_json(library.assets() / "schemas" / (schema + ".schema.json"));
    if (!text) return {text.error()};
    const nlohmann::json description = *text, document = json;
    try {
        valijson::Schema parsed;
        valijson::SchemaParser().populateSchema(Adapter(description), parsed);
        valijson::ValidationResults results;
        valijson::Validator validator;
        if (validator.validate(parsed, Adapter(document), &results)) return {};
        return faults_from(results, file);
    } catch (const std::exception& error) {
        return {{file, "", "the schema " + schema + " cannot be applied: " + error.what()}};
    }
}

}  // namespace battles
