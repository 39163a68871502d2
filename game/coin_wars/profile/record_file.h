#pragma once
// A record in a file: a save, a replay or a war. The errors are sentences that name the file.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/kit/session/game_session.h"

namespace profile {

struct RecordFile {
    rules::Record record;
    bool is_cut = false;  // steps are lost; a command cut off while it was being written counts as never done
};
core::Result<RecordFile, std::string> read_record(const std::filesystem::path& file);

// The game of a record, played to its end.
template <rules::System S>
core::Result<rules::GameSession<S>, std::string> resumed(const rules::Record& record,
                                                         const std::filesystem::path& file) {
    auto session = rules::GameSession<S>::resume(record, 1);
    if (session) return std::move(*session);
    return core::failure(file.string() + ": step " + std::to_string(session.error().step) +
                         " does not hold: " + words::english(session.error().refusal.message));
}

}  // namespace profile
