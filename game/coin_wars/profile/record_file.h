#pragma once
// A record in a file: a save, a replay or a war. The errors are sentences for players that name the file.

#include <filesystem>

#include "engine/core/path.h"
#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/kit/file_kind.h"
#include "game/kit/session/game_session.h"

namespace profile {

struct RecordFile {
    rules::Record record;
    bool is_cut = false;  // steps are lost; a command cut off while being written counts as not given
};
core::Result<RecordFile, words::Phrase> read_record(const std::filesystem::path& file);

// The game of a record, played to its end.
template <rules::System S>
core::Result<rules::GameSession<S>, words::Phrase> resumed(const rules::Record& record,
                                                           const std::filesystem::path& file) {
    const auto named = [&](const words::Phrase& why) {
        return core::failure(words::say("{1}: {2}", words::plain(core::text(file)), why));
    };
    if (const auto other = rules::why_not_played(S::name(), record.game)) return named(*other);
    auto session = rules::GameSession<S>::resume(record, 1);
    if (session) return std::move(*session);
    return named(words::say("Step {1} is not valid: {2}", static_cast<int>(session.error().step),
                            session.error().refusal.message));
}

}  // namespace profile
