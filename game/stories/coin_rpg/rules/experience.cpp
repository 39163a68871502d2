#include "game/stories/coin_rpg/rules/experience.h"

#include <algorithm>
#include <numeric>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

namespace {

Check check_spending(const Match& match, int seat) {
    if (!match.seat(seat).character) return no_card_yet();
    if (match.seat(seat).done) return finished_already(match, seat);
    return std::nullopt;
}

}  // namespace

Check check(const Match& match, const SpendXp& command) {
    if (auto refusal = check_spending(match, command.seat)) return refusal;
    const int has = purse(match, command.seat), price = cost(command.purchase);
    if (!match.options.experience && has == 0) return Refusal{"xp_off", "RPG-58", say("Experience is not used.")};
    if (has < price) return Refusal{"xp_short", "RPG-60", say("This costs {1} XP; you have {2}.", price, has)};
    return check_purchase(match.character(command.seat).sheet, command.purchase, match.options);
}

Events apply(Match& match, const SpendXp& command) {
    Seat& seat = match.seat(command.seat);
    Character& character = *seat.character;
    const int price = cost(command.purchase);
    const int before = character.sheet.xp;
    character.sheet.purchases.push_back(normalized(command.purchase));
    character.sheet.xp -= price;
    seat.points = std::max(0, seat.points - price);
    if (command.purchase.what == Purchase::What::Rating) ++character.values[command.purchase.trait];  // RPG-62
    return {XpSpent{command.seat, command.purchase, before, before - price}};
}

Check check(const Match& match, const DoneSpending& command) { return check_spending(match, command.seat); }

Events apply(Match& match, const DoneSpending& command) {
    const Phase before = match.phase;
    match.seat(command.seat).done = true;
    if (!awaited(match).empty()) return {SeatDone{command.seat, before, before}};
    const Events course = all_done(match);
    Events events{SeatDone{command.seat, before, match.phase}};
    append(events, course);
    return events;
}

Events all_done(Match& match) {
    for (Seat& seat : match.seats) seat.done = false;
    if (match.phase == Phase::SpendWindow) return close_window(match);
    if (match.scene >= 0) return order_anew(match);
    match.phase = Phase::Lights;
    return {};
}

int purse(const Match& match, int seat) {
    return match.options.experience ? match.character(seat).sheet.xp.number : match.seat(seat).points;
}

int reward(const Match& match, int seat, Difficulty difficulty) {
    const bool learns_fast = rank(match, seat, {PowerKind::FastLearner}) > 0;
    if (!learns_fast) return twelfths(difficulty);
    if (difficulty == Difficulty::VeryHard) return 12;
    return twelfths(static_cast<Difficulty>(static_cast<int>(difficulty) + 1));
}

Events earn(Match& match, int seat) {
    if (!match.options.experience) return {};
    Sheet& sheet = match.character(seat).sheet;
    const int gained = reward(match, seat, difficulty(total_coins(match.scene_card().parts)));
    const int before = sheet.progress;
    const int sum = before + gained;
    sheet.progress = sum % kTwelfthsAnXp;
    Events events{ProgressGained{seat, gained, before, sheet.progress}};
    if (sum >= kTwelfthsAnXp) {
        events.push_back(XpGained{seat, sheet.xp, sheet.xp + 1});
        ++sheet.xp;
        ++sheet.xp_obtained;
    }
    return events;
}

bool is_window_due(const Match& match, int scene) {
    const bool last = scene + 1 == static_cast<int>(match.row.size());
    const bool can_spend = match.options.experience || std::ranges::any_of(match.seated(), [&match](int seat) {
                               return match.seat(seat).points > 0;
                           });
    if (!last || !can_spend) return false;
    const SceneCard& card = match.card(match.row[static_cast<std::size_t>(scene)]);
    return difficulty(total_coins(card.parts)) == Difficulty::VeryHard;
}

int harder(const Match& match) {
    if (!match.options.harder_scenes) return 0;
    int obtained = 0;
    for (const int seat : match.seated())
        if (match.seat(seat).character) obtained += match.character(seat).sheet.xp_obtained;
    return obtained / (5 * match.players());
}

std::string mixed(int twelfths) {
    const int whole = twelfths / 12, part = twelfths % 12;
    if (part == 0) return std::to_string(whole);
    const int shared = std::gcd(part, 12);
    const std::string fraction = std::to_string(part / shared).append("/").append(std::to_string(12 / shared));
    return whole == 0 ? fraction : std::to_string(whole).append(" ").append(fraction);
}

}  // namespace rules::coin_rpg
