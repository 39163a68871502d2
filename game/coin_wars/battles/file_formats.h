#pragma once
// File formats and their versions: "coinwars-battle/1" is version 1 of coinwars-battle. Every version stays readable
// for ever: loading upgrades the JSON to the newest version step by step, and the readers know only that one.
//
// To change a format so that old files would be misread or rejected:
//   1. raise its version in the list of file_kind.cpp, in the reader and in the schema;
//   2. add the upgrade step from the previous version to `known_formats`: a function Json -> Json that writes
//      the same meaning in the new form (brought_up itself changes `format`);
//   3. add a file of the new version to tests/game/coin_wars/battles/samples.
// A sample of everything else in a profile (settings, journals, drafts, desks), as first written, is in
// tests/gui/scripts/kept_profile.profile. That file never changes: a change that could no longer read it needs its own
// reader. A new optional key needs none of this.
// Records contain a battle (`start`), which is upgraded with them; the step must leave the match unchanged, because the
// hashes of the record's steps stay. A record's own versions have no steps: its reader knows them all (record.h),
// because a replay must know which version its hashes belong to.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/kit/file_kind.h"
#include "game/kit/json.h"
#include "game/kit/session/record.h"

namespace battles {

using rules::format_of;
using rules::FormatVersion;

struct FormatStep {
    std::string_view name;  // name of the format
    int from = 1;           // the previous version
    rules::Json (*upgrade)(rules::Json);
};
struct Formats {
    std::vector<FormatVersion> newest;
    std::vector<FormatStep> steps;
};
const Formats& known_formats();

// Upgrades to the newest version of the file's format; unknown formats are left to the readers. The Fault says that a
// newer version of the program made the file, or that an old record was changed.
core::Result<rules::Json, Fault> brought_up(rules::Json json, const std::string& file,
                                            const Formats& formats = known_formats());

// nullopt if the file claims to be of that kind ("coinwars-battle"), or of none; otherwise a Fault that says what it
// is.
std::optional<Fault> other_kind(const rules::Json& json, const std::string& file, std::string_view needed);

// Reads a save or replay of any version.
core::Result<rules::Record, Faults> read_record(rules::Json json, const std::string& file);
// True if the file claims to be a save or replay.
bool is_record(const rules::Json& json);

}  // namespace battles
