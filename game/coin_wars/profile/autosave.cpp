#include "game/coin_wars/profile/autosave.h"

namespace profile {

void Autosave::is_written(const Turn& turn) {
    written_ = turn;
    unsaved_ = false;
    fault_ = {};
}

void Autosave::changed(const std::string& when, const Turn& turn, const Write& write) {
    unsaved_ = true;
    if (when == "never") {
        fault_ = {};
        return;
    }
    if (when == "turn" && written_ == turn) return;
    save(turn, write);
}

void Autosave::save(const Turn& turn, const Write& write) {
    if (const auto done = write(); done)
        is_written(turn);
    else
        fault_ = done.error();
}

void Autosave::ended(const core::Result<void, words::Phrase>& kept) {
    written_.reset();
    unsaved_ = false;
    fault_ = kept ? words::Phrase() : kept.error();
}

}  // namespace profile
