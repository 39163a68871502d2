// shown_holds SHOWN JOURNAL: checks that the saved game was once in the state SHOWN by the window of a driven run; a
// missing SHOWN is fine. Returns 0 if it holds, otherwise prints a sentence.

#include <filesystem>
#include <iostream>

#include "engine/platform/files.h"
#include "engine/words/phrase.h"
#include "game/kit/json_text.h"
#include "game/kit/session/journal.h"
#include "game/kit/session/recorded_hand.h"
#include "game/systems/systems.h"

namespace {

int fail(const std::string& why) {
    std::cerr << why << "\n";
    return 1;
}

// The possible undo depends on the players, not on the position.
rules::Json without_undo(rules::Json state) {
    state.erase("can_undo");
    state.erase("can_redo");
    return state;
}

// True if the record passes through the state shown.
bool has_been(const rules::Record& record, const rules::Json& shown) {
    const rules::SystemEntry* system = rules::find_system(record.game);
    if (!system) return false;
    auto session = system->start(record.start, 1);
    if (!session) return false;
    if (without_undo((*session)->state()) == shown) return true;
    for (const rules::RecordStep& step : record.steps) {
        rules::RecordedHand hand(step.hand);
        if (!(*session)->submit(step.command, hand)) return false;
        if (without_undo((*session)->state()) == shown) return true;
    }
    return false;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return fail("shown_holds SHOWN JOURNAL");
    const std::filesystem::path shown = arguments[1], journal = arguments[2];
    if (!std::filesystem::exists(shown)) return 0;
    const auto text = platform::read_file(journal);
    if (!text) return fail(words::english(text.error()));
    const auto read = rules::read_record_text(*text);
    if (!read) return fail(journal.string() + ": " + read.error().reason);
    if (read->lines_lost > 0 && !read->torn) return fail(journal.string() + ": damaged in its middle.");
    const auto record = rules::record_from_json(read->record);
    if (!record) return fail(words::english(record.error().message));
    if (const auto held = rules::replay(*record); !held)
        return fail("step " + std::to_string(held.error().step) + " does not hold.");
    const auto state = rules::parse_json(*platform::read_file(shown));
    if (!state) return fail(shown.string() + ": " + state.error());
    if (!has_been(*record, without_undo(*state)))
        return fail("what the window showed is not among the " + std::to_string(record->steps.size()) +
                    " steps that were kept.");
    std::cout << record->steps.size() << "\n";
}
