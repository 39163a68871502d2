#pragma once
// The formats of files and their versions: "coinwars-battle/1" is version 1 of coinwars-battle. Files of
// every version are read for ever: reading brings the JSON up to the newest version, one visible step at a
// time, and the readers know the newest version only.
//
// To change a format so that old files would be read wrongly or not at all:
//   1. raise its version in `known_formats` and where the reader and the schema name it;
//   2. add the step from the version before to `known_formats`: a function Json -> Json that writes the same
//      meaning in the new form (brought_up itself changes `format`);
//   3. lay a file of the new version beside the others in tests/game/coin_wars/battles/samples.
// What else a profile keeps (settings, journals, drafts, desks) lies in
// tests/gui/scripts/kept_profile.profile as it was first written: it stays as it is, and a change that would
// not read it any more needs its own reader. A key that is new and may be left out needs none of this.
// Records hold a battle (`start`), which is brought up with them; the step must leave the match as it was,
// for the hashes of the record's steps are kept.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/kit/json.h"
#include "game/kit/record.h"

namespace battles {

struct FormatVersion {
    std::string name;  // "coinwars-battle"
    int version = 0;   // from 1 on
    friend bool operator==(const FormatVersion&, const FormatVersion&) = default;
};
// What the file says of itself; nothing where it names no format, or none in this form.
std::optional<FormatVersion> format_of(const rules::Json& json);

struct FormatStep {
    std::string_view name;  // of the format
    int from = 1;           // the version before
    rules::Json (*upgrade)(rules::Json);
};
struct Formats {
    std::vector<FormatVersion> newest;
    std::vector<FormatStep> steps;
};
const Formats& known_formats();

// In the newest version of its format; what is of no known format is left to the readers. The Fault says that
// the file was made by a newer version of the program, or that an old record is not as it was written.
core::Result<rules::Json, Fault> brought_up(rules::Json json, const std::string& file,
                                            const Formats& formats = known_formats());

// A save or replay of any version.
core::Result<rules::Record, Faults> read_record(rules::Json json, const std::string& file);
// The file says of itself that it is a save or replay.
bool is_record(const rules::Json& json);

}  // namespace battles
