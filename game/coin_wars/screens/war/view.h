#pragma once
// The war's table as one looks at it: the map with both purses, or a people's muster; beside it the slip that tells
// how things stand. State shared by its pages.

#include <map>
#include <memory>
#include <optional>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/common/page_picture.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/shared_war.h"
#include "game/remote/ask_queue.h"
#include "game/shell/shared_table_panel.h"

namespace screens {

namespace war = rules::war;

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

// Of the war's table that other machines share.
struct WarSharing {
    remote::Table* table = nullptr;  // null: nobody else is there
    remote::AskQueue to_ask{};
    TableTalk talk{};
    bool handed_on = false;  // the battle follows on the same line
    bool told = false;       // what the battle came to, as far as it is known here
    bool inviting = false;   // the host is asked who they are
    int leads = 0;           // the people of the host
    std::string name{};
};

struct WarView {
    BattleApp& app;
    ui::Ui& ui;
    profile::WarGame& game;
    SharedWar shared{app.profile(), game};
    WarSharing sharing{};
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
    PagePicture picture{};                    // of the whole war
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
    // The war was shared, and it has not been settled yet how it goes on.
    bool apart() const {
        return game.ledger() && !sharing.table && !sharing.handed_on && match().phase != war::Phase::Over;
    }
    // This screen acts for the people.
    bool mine(int which) const {
        if (sharing.table) return !sharing.table->watches() && sharing.table->mine(which);
        return !game.ledger();
    }
    // A person here leads it.
    bool in_person(int which) const { return mine(which) && !is_led(which); }
    // A person may give up the war, and the battle if both lines stand.
    bool may_give_up() const { return match().phase != war::Phase::Over && (in_person(0) || in_person(1)); }
    // Tells why it was refused. At a shared table it is done once it has its place there.
    bool submit(const war::Command& command);
    // As submit(), one after the other; each is legal after those before it.
    bool submit_all(const std::vector<war::Command>& commands);
    bool can_undo() const;
    void undo();
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
// The war at several screens: who is there, how one comes; war_sharing.cpp. Call follow_war_table() once a frame.
void follow_war_table(WarView& view);
// Takes the war's table up again, or goes to somebody's that plays it.
void lay_war_table(WarView& view);
void join_war_table(WarView& view, const remote::Invitation& to);
void sit_down_to_war(WarView& view, const remote::Welcome& welcome);
void draw_war_company(WarView& view);
void draw_war_inviting(WarView& view);  // asks the host who they are
// Asks what is to be given up, the battle or the war, and says what that costs.
void draw_giving_up(WarView& view);
// The war told as a page; the notice says where it lies.
void keep_war_page(WarView& view);

}  // namespace screens
