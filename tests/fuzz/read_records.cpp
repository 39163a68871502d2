// Saves, replays and journals: refused in a sentence, or played to their end or to the first step that fails.

#include <algorithm>

#include "game/coin_wars/battles/file_formats.h"
#include "game/kit/json_text.h"
#include "game/kit/session/journal.h"
#include "game/systems/systems.h"
#include "tests/fuzz/readers.h"
#include "tests/support/fixed_record.h"

namespace fuzz {

namespace {

void play_again(const rules::Record& record) {
    const auto session = rules::replay(record);
    if (!session) return demand(!session.error().refusal.message.empty());
    rules::Record played = (*session)->record();
    demand(played.steps.size() == record.steps.size());
    // An older version's hashes may differ from today's.
    if (record.version < played.version)
        for (std::size_t i = 0; i < record.steps.size(); ++i) played.steps[i].hash = record.steps[i].hash;
    // Commands have gained fields since; the old ones must be unchanged.
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        for (const auto& [key, value] : record.steps[i].command.items())
            demand(played.steps[i].command.value(key, rules::Json()) == value);
        played.steps[i].command = record.steps[i].command;
    }
    demand(played.steps == record.steps);
}

}  // namespace

// Reads a record as if its checksums were right, so that handwritten ones are played too.
void read_record(std::string_view bytes) {
    const auto json = rules::parse_json(bytes);
    if (!json) return;
    const auto strict = battles::read_record(*json, "save.json");
    if (!strict) demand(!strict.error().empty());
    if (!json->is_object() || !json->contains("game") || !json->contains("start")) return;
    const auto steps = json->find("steps");
    if (steps == json->end() || !steps->is_array()) return;
    if (!std::ranges::all_of(*steps, [](const rules::Json& step) { return step.is_object(); })) return;
    const auto record = rules::record_from_json(rules::with_checksums(*json));
    if (!record) return demand(!record.error().message.empty());
    play_again(*record);
}

void read_journal(std::string_view bytes) {
    const auto text = rules::read_record_text(bytes);
    if (!text) return demand(!text.error().reason.empty() && !text.error().said.empty());
    const auto record = rules::record_from_json(text->record);
    if (!record) return demand(!record.error().message.empty());
    const tests::FixedRecord fixed(*record);
    const auto again = rules::read_record_text(rules::Journal().follow(fixed, fixed.about()).text);
    demand(again && again->lines_lost == 0 && again->record["steps"] == text->record["steps"]);
    play_again(*record);
}

}  // namespace fuzz
