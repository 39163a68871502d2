#include "game/cli/formats_command.h"

#include <algorithm>
#include <array>

#include "engine/core/path.h"
#include "game/coin_wars/battles/battle_description.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/special_file.h"

namespace cli {

namespace {

constexpr std::array kRows{
    FormatRow{"battle", "battles/", "battles/cannae.json", battles::battle_schema},
    FormatRow{"war", "wars/", "wars/two-neighbours.json"},
    FormatRow{"coins", "coins/", "coins/us.json", battles::coins_schema},
    FormatRow{"formation", "formations/", "formations/wedge.json", battles::formation_schema},
    FormatRow{"special", "special-rules.json", "", battles::special_schema},
    FormatRow{"pack", "", ""},
    FormatRow{"problem", "", "problems/0b40783a.json"},
    FormatRow{"replay", "", ""},
    FormatRow{"series", "", ""},
    FormatRow{"scenes", "", "stories/coin-rpg.json"},
    FormatRow{"campaign", "", "stories/card-draw.json"},
    FormatRow{"encounters", "", "stories/edged-coins.json"},
    FormatRow{"tenets", "", "stories/universalis.json"},
    FormatRow{"help", "", "help/coin-wars.json"},
    FormatRow{"lesson", "", "lessons/lesson.json"},
    FormatRow{"league", "", "league/formations.json"},
    FormatRow{"odds", "", "odds/battles.json"},
};

core::Result<rules::Json, battles::Fault> schema_of(const battles::Library& library, const FormatRow& row) {
    if (row.schema) return row.schema();
    return battles::read_json(library.assets() / "schemas" / core::path(std::string(row.name) + ".schema.json"));
}

int list_formats(const battles::Library& library, Streams streams) {
    for (const FormatRow& row : kRows) {
        const auto schema = schema_of(library, row);
        if (!schema) return refuse(battles::sentence(schema.error()), 1, streams);
        streams.out << padded(std::string(row.name), 12) << schema->value("title", "") << '\n';
        if (!row.where.empty()) streams.out << padded("", 12) << "yours are in " << row.where << " of the profile\n";
        if (!row.example.empty())
            streams.out << padded("", 12) << "for example "
                        << core::generic_text((library.assets() / std::string(row.example)).lexically_normal()) << '\n';
    }
    streams.out << "\ncoinwars-cli formats FORMAT lists every field, with --schema as a JSON Schema; "
                   "coinwars-cli check FILE names every fault.\n";
    return 0;
}

}  // namespace

std::span<const FormatRow> format_rows() { return kRows; }

int formats(const battles::Library& library, const FormatsCall& call, Streams streams) {
    if (call.format.empty()) return list_formats(library, streams);
    const auto* const row = std::ranges::find(kRows, call.format, &FormatRow::name);
    if (row == kRows.end()) {
        std::string names;
        for (const FormatRow& each : kRows) names.append(names.empty() ? "" : ", ").append(each.name);
        return refuse("There is no format " + call.format + ": there are " + names + ".", 2, streams);
    }
    const auto schema = schema_of(library, *row);
    if (!schema) return refuse(battles::sentence(schema.error()), 1, streams);
    streams.out << (call.schema ? lines_of(*schema) : page_of(*schema));
    return 0;
}

}  // namespace cli
