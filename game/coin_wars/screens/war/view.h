#pragma once
// The war's table as one looks at it: the map with both purses, or a people's muster; beside it the slip that tells
// how things stand. State shared by its pages.

#include <map>
#include <memory>
#include <optional>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/war_store.h"

namespace screens {

// Where the muster's ground and its tray were drawn last.
struct MusterPlace {
    Vec2 middle{};                       // pixels, of the ground
    Vec2 half{};                         // inches
    double scale = 1;                    // pixels an inch
    std::map<std::string, Vec2> tray{};  // pixels, by type
    Vec2 to_pixels(Vec2 inches) const { return middle + Vec2{inches.x - half.x, half.y - inches.y} * scale; }
    Vec2 to_table(Vec2 pixels) const {
        return Vec2{(pixels.x - middle.x) / scale + half.x, half.y - (pixels.y - middle.y) / scale};
    }
};

struct WarView {
    BattleApp& app;
    ui::Ui& ui;
    WarGame& game;
    std::optional<int> muster{};  // the people whose line lies there; nothing: the map does
    bool waiting = false;         // the battle before which the war stands is saved half fought
    bool giving_up = false;       // somebody is asked what
    Phrase notice{};              // why something was refused, or where a page lies
    std::string held{};           // the type of the coin that the pointer drags from the tray
    Vec2 held_at{};
    MusterPlace place{};

    // Of the place where the war stands; the ground with what is laid there now.
    std::optional<battles::Battle> file{};
    Preview preview{};
    std::optional<std::uint64_t> laid_for{};  // the hash of the match that it shows

    const war::Match& match() const { return game.match(); }
    const war::PeopleSetup& people(int which) const { return match().people(which); }
    Phrase called(int which) const { return known(people(which).name); }
    // A bot leads it.
    bool is_led(int which) const { return !game.seats().bots[static_cast<std::size_t>(which)].empty(); }
    const cw::CoinType* type(const std::string& name) const;
    Phrase money(int cents) const {
        return cw::in_money(file ? file->scenario.types : std::vector<cw::CoinType>{}, cents);
    }
    // A person may give up the war, and the battle if both lines stand.
    bool may_give_up() const { return match().phase != war::Phase::Over && !(is_led(0) && is_led(1)); }
    // Tells why it was refused.
    bool submit(const war::Command& command);
    void look_again();  // after each change
};

ui::Sign sign_of_people(int people);
// Both purses as heaps of coins, side by side.
void draw_purse_heaps(WarView& view, const Rect& rect);
// A sum as piles of coins, as large as fits.
void draw_heap(WarView& view, int people, const Rect& rect);
// The line of the muster on its ground, and the tray of coins on sale below it.
void draw_muster(WarView& view, const Rect& rect);
// What is written beside both.
void draw_war_slip(WarView& view);
// Asks what is to be given up, the battle or the war, and says what that costs.
void draw_giving_up(WarView& view);
// The war told as a page; the notice says where it lies.
void keep_war_page(WarView& view);

}  // namespace screens
