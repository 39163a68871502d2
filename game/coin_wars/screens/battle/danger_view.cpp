#include "game/coin_wars/screens/battle/danger_view.h"

namespace screens {

namespace cw = rules::coin_wars;

void DangerView::follow(const cw::Match& match, cw::Side side, std::uint64_t version, double seconds) {
    key_.pass(seconds);
    if (task_.done()) found_ = task_.take();
    if (!shown() || of_ == std::pair(version, side)) return;
    of_ = {version, side};
    found_.reset();
    task_.cancel();
    stop_ = false;
    task_.start(
        [this, match, side](std::optional<table::Danger>& found) {
            found = table::danger_to(match, side, stop_);
            return false;
        },
        [this] { stop_ = true; });
}

}  // namespace screens
