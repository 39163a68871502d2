// Coins on the mat: a heap beside each player's plate, the bank's bowl, the scene's pot, and coins moving along a
// ledger line.

#include <cmath>
#include <numbers>

#include "game/kit/table/coin_look.h"
#include "game/shell/audio_feedback.h"
#include "game/stories/screen/text_fit.h"
#include "game/stories/universalis/screen/mat_drawing.h"
#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

namespace {

using uni::Account;

constexpr int kInBowl = 17;
constexpr double kFlightHigh = 1.1;  // inches

Vec2 place_of(const Places& places, const Account& account) {
    const auto seat = static_cast<std::size_t>(account.seat);
    switch (account.kind) {
        case Account::Kind::Pot:
            return {places.pot.x1 - 0.5, places.pot.center().y};
        case Account::Kind::Wealth:
            return places.seats[seat].heap.center();
        case Account::Kind::Bid:
        case Account::Kind::Bonus:
            return places.seats[seat].before;
        case Account::Kind::Bank:
            break;
    }
    return places.bowl;
}

// From the active player's plate towards the next player.
void lay_arrow(Mat& table, const SeatPlace& seat) {
    const double along = seat.on.x != 0 ? seat.plate.width() / 2 : 0;
    const Vec2 from = seat.on.x != 0  ? Vec2{seat.plate.center().x + seat.on.x * (along + 0.06), seat.plate.center().y}
                      : seat.on.y > 0 ? Vec2{seat.heap.center().x, seat.heap.y1 + 0.02}
                                      : Vec2{seat.plate.center().x, seat.plate.y0 - 0.06};
    const Vec2 to = from + seat.on * 0.38, aside = core::left_of(seat.on) * 0.13;
    table.scene.lines.push_back({{from, to}, false, false, 0.05});
    table.scene.lines.push_back({{to - seat.on * 0.17 + aside, to, to - seat.on * 0.17 - aside}, false, false, 0.05});
}

// True if a sealed bid or vote lies face down before the player.
bool has_sealed(const uni::Match& match, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (match.fine && match.fine->answered) return match.fine->votes[at].has_value();
    return match.phase == uni::Phase::Bidding && match.pause() == uni::PauseKind::None && match.sealed[at];
}

void lay_seat(Mat& table, int seat) {
    const uni::Match& match = table.match();
    const Motion& motion = table.motion;
    const SeatPlace& place = table.places.seats[static_cast<std::size_t>(seat)];
    const bool due = std::ranges::count(uni::awaited(match), seat) > 0;
    const int coins = motion.seen(uni::wealth_of(seat),
                                  match.coins.at(uni::wealth_of(seat)) +
                                      (match.phase == uni::Phase::Bidding ? match.coins.at(uni::bid_of(seat)) : 0));
    auto& stripe = table.sheet({place.plate.x0 - 0.08, place.plate.y0, place.plate.x0 + 0.3, place.plate.y1});
    colour_of_seat(stripe, seat);
    auto& plate = table.sheet({place.plate.x0 + 0.14, place.plate.y0, place.plate.x1, place.plate.y1});
    if (due) plate.lift = 0.06;
    const double base = place.plate.height() * 0.68, size = std::max(table.pen, 0.3);
    const std::string figure = std::to_string(coins);
    const double right = 2 * plate.half_size.x - 0.1;
    const double of_figure = table.pens().ems(figure) * size * 1.2;
    table.write(plate, match.players[static_cast<std::size_t>(seat)], {{0.12, base}, size, right - of_figure - 0.24});
    table.write_right(plate, figure, {{right, base}, size * 1.2, 1});
    if (due) table.frame(place.plate);
    if (coins > 0) table.heap(place.heap, coins, seat);
    const int bonus = motion.seen(uni::bonus_of(seat), match.coins.at(uni::bonus_of(seat)));
    const int bid = match.phase == uni::Phase::Bidding ? 0 : motion.seen(uni::bid_of(seat), 0);
    if (bonus + bid > 0) {
        table.stack(place.before, bonus + bid, {.glow = 0.7});
        table.tag(place.before + Vec2{0, 0.72}, plain("+") + Phrase(bonus + bid), ui::Type::Strong,
                  ui::palette::kCream);
    }
    if (has_sealed(match, seat)) {
        auto& sealed =
            table.sheet({place.before.x - 0.36, place.before.y - 0.5, place.before.x + 0.36, place.before.y + 0.5});
        sealed.back = true;
        sealed.moving = true;  // above the heap
        sealed.angle = 0.1 * (seat % 3 - 1);
    }
    if (match.seat == seat && match.phase != uni::Phase::Ended && match.phase != uni::Phase::Bidding)
        lay_arrow(table, place);
    View& view = table.view;
    table.touch(place.plate, say("{1}'s seat", player_name(match, seat)), [&view, seat] {
        if (view.plays(seat)) view.acting.by = seat;
        view.page = Page::AnyTime;
    });
}

}  // namespace

void lay_seats(Mat& table) {
    for (const int seat : table.match().seated()) lay_seat(table, seat);
    const uni::Match& match = table.match();
    const int pot = table.motion.seen(uni::kPot, match.coins.pot);
    if (!match.scene && pot == 0) return;
    const ui::Rect& rect = table.places.pot;
    auto& side_panel = table.sheet(rect);
    constexpr double kLeft = 0.14, kCoins = 0.92;  // inches; the width reserved for coins at the right
    table.write(side_panel, table.words(say("Pot {1}", pot)),
                {{kLeft, rect.height() * 0.6}, table.pen * 1.1, rect.width() - kLeft - (pot > 0 ? kCoins : kLeft)});
    if (pot > 0) table.stack({rect.x1 - 0.5, rect.center().y - 0.06}, pot, {});
}

void lay_bank(Mat& table) {
    const Vec2 bowl = table.places.bowl, half{kBowlRadius, kBowlRadius};
    table.scene.trays.push_back({bowl - half, bowl + half, true});
    for (int i = 0; i < kInBowl; ++i) {
        // Like seeds in a sunflower.
        const double angle = std::numbers::pi * (3 - std::sqrt(5.0)) * i;
        const double away = (kBowlRadius - 0.42) * std::sqrt((kInBowl - 1 - i) / static_cast<double>(kInBowl - 1));
        const Vec2 jitter{0.1 * std::sin(7.3 * i), 0.1 * std::sin(5.1 * i + 1)};
        table.stack(bowl + Vec2{std::cos(angle), std::sin(angle)} * away + jitter, 1 + i * i % 3, {});
    }
    if (!table.view.game) return;
    const int in_play = -table.motion.seen(uni::kBank, table.match().coins.bank);
    const ui::Rect rect{bowl.x - 1.15, bowl.y - kBowlRadius - 0.86, bowl.x + 1.15, bowl.y - kBowlRadius - 0.36};
    auto& side_panel = table.sheet(rect);
    table.write(side_panel, table.words(say("in play: {1}", in_play)), {{0.16, 0.34}, table.pen, 2.1});
}

void lay_flights(Mat& table) {
    const Motion& motion = table.motion;
    const auto columns = solution_columns(table);
    for (const Motion::Flight& flight : motion.flights()) {
        if (motion.now() < flight.begins || motion.tray.moving()) continue;
        const double share = flight.share(motion.now()), eased = share * share * (3 - 2 * share);
        const Vec2 from = place_of(table.places, flight.from);
        Vec2 to = place_of(table.places, flight.to);
        if (flight.solution && static_cast<std::size_t>(*flight.solution) < columns.size()) {
            const ui::Rect& column = columns[static_cast<std::size_t>(*flight.solution)];
            to = {column.center().x, column.y0 + 0.5};
        }
        render::CoinSprite coin = table::sprite(table.view.coins.front(), rules::Face::Heads);
        coin.ring = render::Ring::None;
        coin.at = from + (to - from) * eased;
        coin.lift = kFlightHigh * 4 * share * (1 - share);
        coin.angle = 2 * share;
        coin.seed = 0.3;
        coin.moving = true;
        table.scene.coins.push_back(coin);
    }
}

void hear_coins(View& view) {
    constexpr std::size_t kMaxAtOnce = 2;
    const auto landed = view.motion.take_landed();
    if (!view.game || landed.empty()) return;
    const Places places = places_on(view.place.tabletop, view.game->match());
    table::Cues cues;
    for (std::size_t i = 0; i < landed.size() && i < kMaxAtOnce; ++i)
        cues.push_back(table::dropped(view.coins.front(), 0, place_of(places, landed[i].to)));
    play_sounds(view.app, cues, view.place.view);
}

}  // namespace screens::universalis
