#pragma once
// A free battle before its coins are on the table, and the series it may belong to: the terms,
// each player's army purchase, the page between the battles of a series. State shared by its pages.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/army_purchase.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/profile/free_battles.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/free/shared_purchase.h"
#include "game/shell/shared_table_panel.h"

namespace screens {

// Elsewhere: who buys at another screen has not come yet, or has not bought yet.
enum class Stage { Terms, MoreTerms, Ground, ArmyPurchase, Elsewhere, Series };

// The ground being laid: the chosen piece, and what the pointer holds of it.
struct GroundTool {
    enum class PointerDrag { Nothing, Piece, Handle };
    std::optional<std::size_t> chosen{};
    PointerDrag grip = PointerDrag::Nothing;
    Vec2 offset{};      // of a held piece's middle from the pointer, inches
    Rect mat{};         // where the table is drawn, pixels
    double scale = 0;   // pixels per inch
    bool held = false;  // a button was down in the last frame
    Vec2 to_table(Vec2 pixels, double height) const {
        return {(pixels.x - mat.x0) / scale, height - (pixels.y - mat.y0) / scale};
    }
    Vec2 to_pixels(Vec2 table, double height) const {
        return {mat.x0 + table.x * scale, mat.y0 + (height - table.y) * scale};
    }
};

// The table as it will be, with coins as the budget may buy them; and what is asked over it.
struct TermsPage {
    enum class Asked { Nothing, Players, Sets };
    Asked asked = Asked::Nothing;
    std::string laid_for{};  // the terms of which the scene was made
    render::Scene scene{};
};

// Coins that players have chosen before, to take again.
struct KeptLists {
    profile::OwnLists kept{};
    std::string new_name{};
};

// The table at which the two are together.
struct Elsewhere {
    SharedPurchase game;
    TableTalk talk{};
    bool series_taken = false;  // as the other screen has it
};

struct Free {
    BattleApp& app;
    Stage stage = Stage::Terms;
    battles::Terms terms{};                   // being agreed on
    std::array<std::string, 2> players{};     // by player; 0 plays Heads first
    std::array<std::string, 2> bots{};        // by player: a bots::Level's key; empty: a person
    std::optional<battles::Series> series{};  // the current one
    bool waiting = false;                     // its next battle has begun and waits to be continued
    std::vector<battles::CoinSet> sets{};     // sets from which coins can be bought
    std::vector<cw::CoinType> types{};        // of the series' sets
    std::vector<cw::CoinType> change{};       // coins that show money, the most valuable first
    KeptLists lists{};
    TermsPage page{};
    GroundTool ground{};
    // --- the purchase
    std::vector<battles::ArmyPurchase> musters{};  // by player
    int player = 0;                                // who buys
    bool covered = false;                          // until that player is there
    std::vector<std::string> typed{};              // counts as being typed, by type
    std::unique_ptr<Elsewhere> shared{};           // while the other player buys at another screen
    Phrase notice{};                               // why something cannot be done
    ui::Ui& ui = app.ui();

    battles::ArmyPurchase& purchase() { return musters[static_cast<std::size_t>(player)]; }
    // The battle being prepared belongs to a series; a single battle has only its terms.
    bool in_series() const { return agreed().battles > 1; }
    const battles::Terms& agreed() const { return series ? series->terms : terms; }
    std::size_t battle() const { return series ? series->fought.size() : 0; }
    cw::Side side_of(int who) const {
        return battles::Series::player_of(cw::Side::Heads, battle()) == who ? cw::Side::Heads : cw::Side::Tails;
    }
    // "Ada", or "Heads" without a name.
    Phrase called(int who) const;

    void to_muster();                                  // by the terms, or with the purses of the series
    void invite();                                     // the other player, to buy at another screen
    void sit_down_at(const remote::Welcome& welcome);  // to buy at this one
    void follow_shared();                              // call once a frame
    void leave_shared();
    void next();  // this player is done: the other one's turn, or the battle
    void out();   // back one page
    void end_series();
    void type_counts();  // sets `typed` from the purchase

private:
    bool agree();         // on the terms or the series; false: `notice` says why not
    bool lay_out_sale();  // likewise
    void sit_down();      // hands over to the next buyer; a bot buys at once
    void let_bot_buy();
    bool is_bot(int who) const { return !bots[static_cast<std::size_t>(who)].empty(); }
    void begin_battle();
    void keep_own_series(const remote::Table& table);
};

// --- the pages, each in its own file
void draw_terms(Free& free);       // the table and the few choices that most make
void draw_more_terms(Free& free);  // all the others
void draw_ground(Free& free);
void draw_muster(Free& free);
void draw_purse(Free& free, const Rect& rect);  // the side panel beside the coins on sale
void draw_series(Free& free);
void draw_elsewhere(Free& free);

// Of the size that was agreed on, with its zones and its ground, without coins.
cw::Scenario bare_table(const battles::Terms& terms);
void draw_table_to_be(Free& free, const Rect& room);

// Part of a side panel: a clock for each player, or none.
void draw_clock_choice(ui::Ui& ui, std::optional<battles::ClockTerms>& clock);

// Coins drawn in order with the panels, each centred on its pixel, all to the same scale in pixels per inch.
struct LaidCoin {
    Vec2 pixel;
    render::CoinSprite coin;
};
void lay_coins(BattleApp& app, const std::vector<LaidCoin>& coins, double scale);
// Coins on a page: in rows from the left, as large as possible, at most kCoinMost points.
double height_of_coins(const ui::Ui& ui, std::size_t coins, std::size_t most_rows);  // pixels
void lay_coins(BattleApp& app, const Rect& rect, const std::vector<render::CoinSprite>& coins);
std::vector<render::CoinSprite> sprites_of(const battles::Purse& purse, const std::vector<cw::CoinType>& types,
                                           cw::Side side);
// "3 × Quarter, 30 × Nickel".
Phrase listed(const battles::Purse& purse, const std::vector<cw::CoinType>& types);

}  // namespace screens
