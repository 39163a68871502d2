// The table of Edged Coins: its coins fall, into their lane of the tray, at once, or as people tell. Which
// encounter is played stands among the drafts, as no rule knows of it.

#include "game/stories/edged_coins/screen/view.h"

#include <algorithm>

#include "game/stories/edged_coins/rules/tosses.h"
#include "game/stories/edged_coins/screen/table_layout.h"
#include "game/stories/edged_coins/screen/toss_history.h"

namespace screens::edged_coins {

namespace {

constexpr std::size_t kThrownCoin = 3;  // quarters

constexpr const char* kEncounterDraft = "encounter";  // its number, from 1
constexpr const char* kUnseenDraft = "unseen";        // ids, a blank behind each
constexpr const char* kTossingDraft = "tossing";      // its number

}  // namespace

bool View::submit(ec::Seat seat, ec::Action action) {
    if (!carry_out({seat, std::move(action)})) return false;
    // Whoever tosses or is attacked has been noticed.
    if (match().toss) come_into_view(match().toss->owner);
    if (match().call) come_into_view(match().call->target);
    return true;
}

void View::throw_coins() {
    const ec::Toss& due = *match().toss;
    ec::Command command{match().thrower(due), ec::ThrowCoins{}};
    if (tossing == Tossing::Told) command.action = ec::ThrowCoins{tray.told};
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
        const auto lanes = lanes_in(places_on(place.tabletop), opposed ? 2 : 1);
        const std::vector<rules::CoinType> thrown(static_cast<std::size_t>(ec::row_of(ec::row_due(match())).coins),
                                                  coins[kThrownCoin]);
        faces = tray.lanes[lane].toss(thrown, second ? lanes[lane].second : lanes[lane].first, random);
    }
    tray.told.clear();
    ShownHand hand(std::move(faces));
    carry_out(command, hand);
}

void View::recall_tossing() {
    for (const Tossing one : {Tossing::Tray, Tossing::AtOnce, Tossing::Told})
        if (drafts.at(kTossingDraft) == std::to_string(static_cast<int>(one))) tossing = one;
}

void View::remember_tossing() {
    tray.told.clear();
    drafts.at(kTossingDraft) = std::to_string(static_cast<int>(tossing));
}

bool View::plays_box() const {
    return box && std::ranges::any_of(box->party, [&](const auto& each) { return match().find(each.id); });
}

const story::Encounter* View::encounter() {
    const std::string& number = drafts.at(kEncounterDraft);
    if (!box || number.size() != 1) return nullptr;
    const auto which = static_cast<std::size_t>(number.front() - '1');
    return which < box->encounters.size() ? &box->encounters[which] : nullptr;
}

void View::open_encounter(std::size_t which) {
    const story::Encounter& opened = box->encounters[which];
    drafts.at(kEncounterDraft) = std::to_string(which + 1);
    notes = false;
    if (!submit(ec::kCm, ec::OpenScene{opened.title, opened.say})) return;
    for (const ec::Character& each : opened.characters) {
        if (match().find(each.id)) continue;
        drafts.at(kUnseenDraft) += each.id + " ";
        if (!submit(ec::kCm, ec::AddCharacter{each})) return;
    }
}

bool View::unseen(const std::string& id) {
    return (" " + drafts.at(kUnseenDraft)).find(" " + id + " ") != std::string::npos;
}

void View::come_into_view(const std::string& id) {
    std::string& all = drafts.at(kUnseenDraft);
    const std::size_t at = (" " + all).find(" " + id + " ");
    if (at != std::string::npos) all.erase(at, id.size() + 1);
}

void View::close_encounter() {
    const story::Encounter* over = encounter();
    if (!over) return;
    drafts.drop(kEncounterDraft);
    drafts.drop(kUnseenDraft);
    for (const ec::Character& each : over->characters)
        if (match().find(each.id)) submit(ec::kCm, ec::RemoveCharacter{each.id});
}

}  // namespace screens::edged_coins
