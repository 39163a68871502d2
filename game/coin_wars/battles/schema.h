#pragma once
// The JSON Schemas in assets/schemas: they describe the formats for people, editors and this check.

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/json_schema.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace battles {

// A cache of schemas: reads each file once.
class SchemaShelf {
public:
    // The Fault names the schema file.
    core::Result<std::shared_ptr<const Schema>, Fault> get(const std::filesystem::path& file);

private:
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<const Schema>> read_;
};

// Checks `json` against the shipped schemas/<schema>.schema.json; `file` is its name in the faults. Empty: valid.
Faults check_schema(const Library& library, const std::string& schema, const rules::Json& json,
                    const std::string& file);
// The faults that a reader `found`, followed by the schema's faults at other locations: kComplaints at most, so that
// someone fixing a file sees them together.
Faults with_schema(Faults found, const Library& library, const std::string& schema, const rules::Json& json,
                   const std::string& file);

}  // namespace battles
