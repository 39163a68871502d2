// Coins of Edged Coins fall: into their lane of the tray, at once, or as people tell.

#include "game/stories/edged_coins/screen/table_layout.h"
#include "game/stories/edged_coins/screen/toss_history.h"
#include "game/stories/edged_coins/screen/words.h"

namespace screens::edged_coins {

namespace {

constexpr std::size_t kThrownCoin = 3;  // quarters

}  // namespace

bool View::submit(ec::Seat seat, ec::Deed deed) { return carry_out({seat, std::move(deed)}).has_value(); }

void View::throw_coins() {
    const ec::Toss& due = *match().toss;
    ec::Command command{match().thrower(due), ec::ThrowCoins{}};
    if (tossing == Tossing::Told) command.deed = ec::ThrowCoins{tray.told};
    if (const auto refusal = ec::EdgedCoins::check(match(), command)) {
        fault = refusal_in_words(*refusal);
        return;
    }
    const bool opposing = due.kind == ec::TossKind::Opposing, second = !due.throws.empty();
    const std::size_t lane = opposing ? 1 : 0;
    if (!second) {
        tray.lanes[lane].clear();
        tray.arranged[lane] = tossing != Tossing::Tray;
    }
    if (tossing != Tossing::Tray) tray.arranged[lane] = true;
    std::vector<rules::Face> faces;
    if (!tray.arranged[lane]) {
        bool opposed = opposing;
        for (const SeenToss& each : tosses_seen(*game)) opposed = opposed || each.lane() == 1;
        const auto lanes = lanes_in(places_on(place.desk), opposed ? 2 : 1);
        const std::vector<rules::CoinType> thrown(
            static_cast<std::size_t>(ec::row_of(ec::row_due(match())).coins), coins[kThrownCoin]);
        faces = tray.lanes[lane].toss(thrown, second ? lanes[lane].second : lanes[lane].first, random);
    }
    tray.told.clear();
    ShownHand hand(std::move(faces));
    carry_out(command, hand);
}

}  // namespace screens::edged_coins
