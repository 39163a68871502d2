#pragma once
// The war's table: the map with both purses, or a nation's muster, beside the slip with the state of the war. State
// shared by its pages.

#include <map>
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

// Where the muster's ground and tray were last drawn.
struct MusterPlace {
    Vec2 middle{};                       // pixels, of the ground
    Vec2 half{};                         // inches
    double scale = 1;                    // pixels per inch
    std::map<std::string, Vec2> tray{};  // pixels, by type
    Vec2 to_pixels(Vec2 inches) const { return middle + Vec2{inches.x - half.x, half.y - inches.y} * scale; }
    Vec2 to_table(Vec2 pixels) const {
        return Vec2{(pixels.x - middle.x) / scale + half.x, half.y - (pixels.y - middle.y) / scale};
    }
};

// The war's table shared with other machines.
struct WarSharing {
    remote::Table* table = nullptr;  // nullptr: nobody else is there
    remote::AskQueue to_ask{};
    TableTalk talk{};
    bool handed_on = false;  // the battle continues over the same connection
    bool told = false;       // the battle's result was sent, if known here
    bool inviting = false;   // the host is choosing a nation
    int leads = 0;           // the host's nation
    std::string name{};
};

struct WarView {
    BattleApp& app;
    ui::Ui& ui;
    profile::WarGame& game;
    SharedWar shared{app.profile(), game};
    WarSharing sharing{};
    std::optional<int> muster{};              // the nation whose line is shown; nullopt: the map
    std::optional<profile::Saved> waiting{};  // the next battle, saved unfinished
    bool giving_up = false;                   // the player is choosing what to give up
    Phrase notice{};                          // why something was refused, or where a page was saved
    std::string held{};                       // the type of the coin being dragged from the tray
    Vec2 held_at{};
    MusterPlace place{};

    // The current place's battle, and its ground with the coins laid there now.
    std::optional<battles::Battle> file{};
    Preview preview{};
    PagePicture picture{};                    // for the whole war
    std::optional<std::uint64_t> laid_for{};  // the hash of the match shown

    const war::Match& match() const { return game.match(); }
    const war::NationSetup& nation(int which) const { return match().nation(which); }
    Phrase display_name(int which) const { return known(nation(which).name); }
    // True if a bot leads it.
    bool is_led(int which) const { return !game.seats().bots[static_cast<std::size_t>(which)].empty(); }
    const cw::CoinType* type(const std::string& name) const;
    Phrase money(int cents) const {
        return cw::in_money(file ? file->scenario.types : std::vector<cw::CoinType>{}, cents);
    }
    // True if the war was shared, and how to continue is not decided yet.
    bool apart() const {
        return game.ledger() && !sharing.table && !sharing.handed_on && match().phase != war::Phase::Over;
    }
    // True if this screen acts for the nation.
    bool mine(int which) const {
        if (sharing.table) return !sharing.table->watches() && sharing.table->mine(which);
        return !game.ledger();
    }
    // True if a person here leads it.
    bool in_person(int which) const { return mine(which) && !is_led(which); }
    // True if a person may give up the war, or the battle if both lines are in place.
    bool may_give_up() const { return match().phase != war::Phase::Over && (in_person(0) || in_person(1)); }
    // Submits a command; if refused, a notice says why. At a shared table it is carried out once it has its place
    // there.
    bool submit(const war::Command& command);
    // Submits the commands one by one; each is legal after those before it.
    bool submit_all(const std::vector<war::Command>& commands);
    bool can_undo() const;
    void undo();
    void look_again();  // call after each change
};

ui::Sign sign_of_nation(int nation);
// Draws both purses as heaps of coins, side by side.
void draw_purse_heaps(WarView& view, const Rect& rect);
// Draws a sum as piles of coins, as large as fits.
void draw_heap(WarView& view, int nation, const Rect& rect);
// Draws the muster's line on its ground, and the tray of coins on sale below it.
void draw_muster(WarView& view, const Rect& rect);
// Draws the text beside the map or the muster.
void draw_war_panel(WarView& view);
// The war at several screens: who is there, how to join; war_sharing.cpp. Call follow_war_table() once a frame.
void follow_war_table(WarView& view);
// place_war_table() resumes this war's table; the others join somebody's.
void place_war_table(WarView& view);
void join_war_table(WarView& view, const remote::Invitation& to);
void sit_down_to_war(WarView& view, const remote::Welcome& welcome);
void draw_war_company(WarView& view);
void draw_war_inviting(WarView& view);  // asks the host for a nation
// Asks whether to give up the battle or the war, and says what that costs.
void draw_giving_up(WarView& view);
// Saves the story of the war as a page; the notice says where.
void save_war_page(WarView& view);

}  // namespace screens
