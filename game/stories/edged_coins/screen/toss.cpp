// Coins of Edged Coins fall: into their lane of the tray, at once, or as people tell.

#include "game/stories/edged_coins/screen/table_layout.h"
#include "game/stories/edged_coins/screen/toss_history.h"
#include "game/stories/edged_coins/screen/words.h"

namespace screens {

namespace {

constexpr std::size_t kThrownCoin = 3;  // quarters

}  // namespace

bool EdgedView::submit(ec::Seat seat, ec::Deed deed) {
    hands::QuickHand hand;
    const auto events = game->submit({seat, std::move(deed)}, hand);
    fault = events ? game->unkept() : refusal_in_words(events.error());
    notice = {};
    return events.has_value();
}

void EdgedView::throw_coins() {
    const ec::Toss& due = *match().toss;
    ec::Command command{match().thrower(due), ec::ThrowCoins{}};
    if (tossing == Tossing::Told) command.deed = ec::ThrowCoins{told};
    if (const auto refusal = ec::EdgedCoins::check(match(), command)) {
        fault = refusal_in_words(*refusal);
        return;
    }
    const bool opposing = due.kind == ec::TossKind::Opposing, second = !due.throws.empty();
    const std::size_t lane = opposing ? 1 : 0;
    if (!second) {
        trays[lane].clear();
        arranged[lane] = tossing != Tossing::Tray;
    }
    if (tossing != Tossing::Tray) arranged[lane] = true;
    std::vector<rules::Face> faces;
    if (!arranged[lane]) {
        bool opposed = opposing;
        for (const SeenToss& each : tosses_seen(*game)) opposed = opposed || each.lane() == 1;
        const auto lanes = edged_lanes(edged_places(desk), opposed ? 2 : 1);
        const std::vector<rules::CoinType> thrown(
            static_cast<std::size_t>(ec::row_of(ec::row_due(match())).coins), coins[kThrownCoin]);
        faces = trays[lane].toss(thrown, second ? lanes[lane].second : lanes[lane].first, random);
    }
    told.clear();
    ShownHand hand(std::move(faces));
    const auto events = game->submit(command, hand);
    fault = events ? game->unkept() : refusal_in_words(events.error());
    notice = {};
}

}  // namespace screens
