#pragma once
// `coinwars-cli formats`: for people who write files by hand or by program. Each page is generated from its schema.

#include <span>
#include <string>
#include <string_view>

#include "game/cli/subcommands.h"

namespace cli {

struct FormatRow {
    std::string_view name;     // the schema's name: "battle"
    std::string_view where;    // where such files are looked for; empty: nowhere
    std::string_view example;  // below assets/; empty: only the program writes them
    // Made of its reader's fields (file_fields.h); null: written by hand in assets/schemas, where all of them lie.
    rules::Json (*schema)() = nullptr;
};
std::span<const FormatRow> format_rows();

struct FormatsCall {
    std::string format;  // empty: the list
    bool schema = false;
};
// Returns 0: printed; 1: the schema cannot be read; 2: no such format.
int formats(const battles::Library& library, const FormatsCall& call, Streams streams);

// A schema as it lies in assets/schemas, a field a line.
std::string lines_of(const rules::Json& schema);
// Builds the page of a schema: each field with its type, whether it is required, and its description.
std::string page_of(const rules::Json& schema);

}  // namespace cli
