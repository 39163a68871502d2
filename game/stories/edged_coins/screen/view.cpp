// The table of Edged Coins: its coins fall into their lane of the tray, at once, or as reported. The current encounter
// is saved in the drafts, because the rules do not know about it.

#include "game/stories/edged_coins/screen/view.h"

#include <algorithm>

#include "game/stories/edged_coins/rules/tosses.h"
#include "game/stories/edged_coins/screen/table_layout.h"
#include "game/stories/edged_coins/screen/telling.h"
#include "game/stories/edged_coins/screen/toss_history.h"

namespace screens::edged_coins {

namespace {

constexpr std::size_t kThrownCoin = 3;  // quarters

constexpr const char* kEncounterDraft = "encounter";      // its number, from 1
constexpr const char* kUnseenDraft = "unseen";            // ids, each followed by a blank
constexpr const char* kClosedDraft = "closed encounter";  // the last one ended: its number and its unseen ids
constexpr const char* kTossingDraft = "tossing";          // its number

}  // namespace

// Tossing or being attacked makes a character noticed. On screens other than the CM's, characters whom the CM adds
// start out unnoticed.
void View::happened(const ec::Command& command, const Events&) {
    const auto* added = get_if<ec::AddCharacter>(&command.action);
    sharing.box_due = sharing.box_due || (added && sharing.table);
    if (added && !plays(ec::kCm.number) && added->record.seat == ec::kCm && match().phase != ec::Phase::Setup)
        keep_unseen(unseen_ids() + added->record.id + " ");
    if (match().toss) come_into_view(match().toss->owner);
    if (match().call) come_into_view(match().call->target);
}

void View::point_at(const std::string& id) {
    const bool calls = !side_panel.back && match().phase == ec::Phase::Idle && plays(ec::kCm.number) && is_known(id);
    const ec::Character* who = match().find(id);
    if (calls && who && !who->is_out() && page == Page::Attack && id != call.attack.attacker) {
        call.attack.target = id;
        return;
    }
    if (calls && who && !who->is_out() && page == Page::Toss && id != call.toss.owner) {
        auto& all = call.toss.opposers;
        const auto found =
            std::ranges::find(all, id, [](const ec::Opposer& each) { return std::string(each.character); });
        const bool adds = found == all.end();
        if (adds)
            all.push_back({id, ec::Difficulty::Normal});
        else
            all.erase(found);
        std::erase(call.toss.affects, ec::CharacterId(id));
        if (adds) call.toss.affects.push_back(ec::CharacterId(id));
        return;
    }
    people.chosen = id;
}

void View::follow_open_sheet() {
    const ec::Character* who = match().find(people.chosen);
    if (!who || who->is_out() || !is_known(who->id)) return;
    call.toss.owner = who->id;
    call.attack.attacker = who->id;
}

void View::throw_coins() {
    const ec::Toss& due = *match().toss;
    ec::Command command{match().thrower(due), ec::ThrowCoins{}};
    if (tossing == Tossing::Told) command.action = ec::ThrowCoins{tray.told};
    if (const auto refusal = check(command)) {
        fault = refusal_in_words(*refusal);
        return;
    }
    if (sharing.table) return static_cast<void>(submit(command));
    ShownHand hand(fall({}));
    tray.told.clear();
    submit(command, &hand);
}

std::vector<rules::Face> View::fall(const std::vector<rules::Face>& wanted) {
    const ec::Toss& due = *match().toss;
    const bool opposing = due.kind == ec::TossKind::Opposing, second = !due.throws.empty();
    const std::size_t lane = opposing ? 1 : 0;
    if (!second) {
        tray.lanes[lane].clear();
        tray.arranged[lane] = tossing != Tossing::Tray;
    }
    if (tossing != Tossing::Tray) tray.arranged[lane] = true;
    if (tray.arranged[lane]) return {};
    bool opposed = opposing;
    for (const SeenToss& each : tosses_seen(*game, game->steps().size())) opposed = opposed || each.lane() == 1;
    const auto lanes = lanes_in(places_on(place.tabletop, match().characters.size()), opposed ? 2 : 1);
    const std::vector<rules::CoinType> thrown(static_cast<std::size_t>(ec::row_of(ec::row_due(match())).coins),
                                              coins[kThrownCoin]);
    return tray.lanes[lane].toss(thrown, second ? lanes[lane].second : lanes[lane].first, random, wanted);
}

void View::show_throw(const ec::Command& command, const std::vector<rules::Answer>& answers) {
    if (holds_alternative<ec::ThrowCoins>(command.action)) fall(faces_in(answers));
}

rules::Json View::shown_to_others() {
    if (!plays(ec::kCm.number)) return nullptr;
    return {{"unseen", unseen_ids()}};
}

void View::see_others(int seat, const rules::Json& shown) {
    if (seat != ec::kCm.number || !shown.is_object()) return;
    const auto ids = shown.find("unseen");
    if (ids != shown.end() && ids->is_string()) keep_unseen(ids->get<std::string>());
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

// Screens other than the CM's know it by its title.
const story::Encounter* View::encounter() {
    if (box && !plays(ec::kCm.number)) {
        const auto told = std::ranges::find(box->encounters, scene_title(*game), &story::Encounter::title);
        return told == box->encounters.end() ? nullptr : &*told;
    }
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
    words.by.clear();
    for (const ec::Character& each : opened.characters) {
        if (match().find(each.id)) continue;
        drafts.at(kUnseenDraft) += each.id + " ";
        if (!submit(ec::kCm, ec::AddCharacter{each})) return;
    }
}

const std::string& View::unseen_ids() { return drafts.at(kUnseenDraft); }

void View::keep_unseen(const std::string& ids) {
    if (drafts.at(kUnseenDraft) != ids) drafts.at(kUnseenDraft) = ids;
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
    drafts.at(kClosedDraft) = drafts.at(kEncounterDraft) + unseen_ids();
    drafts.drop(kEncounterDraft);
    drafts.drop(kUnseenDraft);
    for (const ec::Character& each : over->characters)
        if (match().find(each.id)) submit(ec::kCm, ec::RemoveCharacter{each.id});
}

void View::follow_encounter() {
    encounter_due = sharing.pending();  // its opening or end may be on its way
    if (encounter_due) return;
    const std::string closed = drafts.at(kClosedDraft);
    const bool open = !drafts.at(kEncounterDraft).empty();
    if (!plays(ec::kCm.number) || (!open && closed.empty())) return;
    if (!open) {
        drafts.at(kEncounterDraft) = closed.substr(0, 1);
        drafts.at(kUnseenDraft) = closed.substr(1);
    }
    const story::Encounter* played = encounter();
    const bool told = played && played->title == scene_title(*game);
    // One that had ended goes on with the first of its characters who is back.
    const bool goes_on = told && (open || std::ranges::any_of(played->characters, [&](const ec::Character& each) {
                                      return match().find(each.id);
                                  }));
    if (goes_on && !open) drafts.drop(kClosedDraft);
    if (goes_on) return;
    drafts.drop(kEncounterDraft);
    drafts.drop(kUnseenDraft);
}

}  // namespace screens::edged_coins
