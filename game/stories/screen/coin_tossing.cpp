#include "game/stories/screen/coin_tossing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "game/kit/table/coin_look.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kMaxCovered = 0.5;    // how much of the floor may be covered for coins to fall flat
constexpr double kLargestCoin = 0.48;  // inches: the radius of the largest coin

// The distance between centres of `count` coins in a row of that length.
double spacing(double length, int count) { return count == 1 ? 1 : (length - 2 * kLargestCoin) / (count - 1); }

// The number of columns with the least overlap.
int columns_for(int count, Vec2 size) {
    int best = 1;
    double room = -1;
    for (int columns = std::max(1, std::min(count, static_cast<int>(size.x))); columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double apart = std::min({1.0, spacing(size.x, columns), spacing(size.y, rows)});
        if (apart <= room) continue;
        room = apart;
        best = columns;
    }
    return best;
}

}  // namespace

bool draw_manner(ui::Ui& ui, Tossing& tossing, Thrown what, RealThings real) {
    const bool coins = what == Thrown::Coins;
    ui.caption(coins ? say("HOW COINS ARE TOSSED") : say("HOW DICE ARE ROLLED"));
    const std::array manners{say("Into the tray"), say("At once"), coins ? say("Real coins") : say("Real dice")};
    button_row(ui, {manners.begin(), manners.end()});
    bool pressed = false;
    for (std::size_t i = 0; i < manners.size(); ++i) {
        const auto manner = static_cast<Tossing>(i);
        const bool open = manner != Tossing::Told || real == RealThings::Open;
        if (!ui.button(manners[i], tossing == manner ? ui::Look::Chosen : ui::Look::Plain,
                       {open, say("Players on other screens cannot see real ones.")}))
            continue;
        tossing = manner;
        pressed = true;
    }
    return pressed;
}

rules::Face ShownHand::toss(core::Random& random) {
    return next_ < faces_.size() ? faces_[next_++] : QuickHand::toss(random);
}

int ShownHand::roll(int sides, core::Random& random) {
    return next_ < dice_.size() ? dice_[next_++] : QuickHand::roll(sides, random);
}

std::vector<rules::Face> faces_in(const std::vector<rules::Answer>& answers) {
    std::vector<rules::Face> faces;
    for (const rules::Answer& each : answers)
        if (const auto* face = get_if<rules::Face>(&each)) faces.push_back(*face);
    return faces;
}

std::vector<int> numbers_in(const std::vector<rules::Answer>& answers) {
    std::vector<int> numbers;
    for (const rules::Answer& each : answers)
        if (const auto* roll = get_if<rules::Roll>(&each)) numbers.push_back(roll->shown);
    return numbers;
}

bool has_room(const table::TrayPart& part, double covered) {
    return covered <= kMaxCovered * (part.high.x - part.low.x) * (part.high.y - part.low.y);
}

double covered_by(const rules::CoinType& coin) { return std::numbers::pi * coin.radius() * coin.radius(); }

void draw_manual_coins(ui::Ui& ui, std::span<const ManualCoin> coins, std::string& faces) {
    faces.resize(coins.size(), 'H');
    for (std::size_t i = 0; i < coins.size(); ++i) {
        if (i % 2 == 0) ui.row({1, 1});
        const auto& [name, number] = coins[i];
        const bool heads = faces[i] == 'H';
        if (ui.button(heads ? say("{1} {2}: Heads", name, number) : say("{1} {2}: Tails", name, number)))
            faces[i] = heads ? 'T' : 'H';
    }
    if (coins.size() % 2 == 1) ui.take(1);
}

void place_in_rows(const table::TrayPart& part, std::span<const RowCoin> coins, render::Scene& scene) {
    const Vec2 size = part.high - part.low;
    const int count = static_cast<int>(coins.size()), columns = columns_for(count, size);
    const int rows = (count + columns - 1) / columns;
    const Vec2 step{std::min(1.0, spacing(size.x, columns)), std::min(1.0, spacing(size.y, rows))};
    for (int i = 0; i < count; ++i) {
        const RowCoin& coin = coins[static_cast<std::size_t>(i)];
        render::CoinSprite sprite =
            table::sprite(*coin.type, coin.face == rules::Face::Heads ? rules::Face::Heads : rules::Face::Tails);
        sprite.at = {part.low.x + kLargestCoin + step.x * (i % columns),
                     part.high.y - kLargestCoin - step.y * (i / columns)};
        sprite.seed = std::fmod(0.37 * coin.number, 1);
        scene.coins.push_back(sprite);
    }
}

}  // namespace screens
