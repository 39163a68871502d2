#include "game/coin_wars/profile/autosave.h"

namespace profile {

bool Autosave::changed(const std::string& when, const Turn& turn) {
    unsaved_ = true;
    if (when != "never") return when != "turn" || written_ != turn;
    fault_ = {};
    return false;
}

void Autosave::tried(const Turn& turn, const Result& saved) {
    fault_ = saved ? words::Phrase() : saved.error();
    if (!saved) return;
    written_ = turn;
    unsaved_ = false;
}

void Autosave::ended(const Result& saved) {
    written_.reset();
    unsaved_ = false;
    fault_ = saved ? words::Phrase() : saved.error();
}

}  // namespace profile
