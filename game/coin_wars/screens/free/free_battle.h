#pragma once
// A free battle before its coins are on the table, and its series, if any: the terms, each player's
// purchase of coins, and the page between a series' battles. State shared by its pages.

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

// Elsewhere: a player at another screen has not joined yet, or has not bought yet.
enum class Stage { Terms, MoreTerms, Ground, ArmyPurchase, Elsewhere, Series };

// The tool for placing ground: the chosen piece and the pointer's grip on it.
struct GroundTool {
    enum class PointerDrag { Nothing, Piece, Handle };
    std::optional<std::size_t> chosen{};
    PointerDrag grip = PointerDrag::Nothing;
    Vec2 offset{};      // from the pointer to a held piece's middle, inches
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

// A preview of the table with coins that the budget could buy, and the open question over it.
struct TermsPage {
    enum class Asked { Nothing, Players, Sets };
    Asked asked = Asked::Nothing;
    std::string laid_for{};  // the terms shown by the scene
    render::Scene scene{};
};

// Saved purchases to choose again.
struct SavedLists {
    profile::OwnLists kept{};
    std::string new_name{};
};

// The table shared with the other player.
struct Elsewhere {
    SharedPurchase game;
    TableTalk talk{};
    bool series_taken = false;  // this machine has the other's series
};

struct Free {
    BattleApp& app;
    Stage stage = Stage::Terms;
    battles::Terms terms{};                   // being agreed
    std::array<std::string, 2> players{};     // by player; 0 plays Heads first
    std::array<std::string, 2> bots{};        // by player: a bots::Level's key; empty: a person
    std::optional<battles::Series> series{};  // the current one
    std::optional<profile::Saved> waiting{};  // its next battle, to be resumed
    std::vector<battles::CoinSet> sets{};     // sets from which coins can be bought
    std::vector<cw::CoinType> types{};        // of the series' sets
    std::vector<cw::CoinType> change{};       // coins that display money, most valuable first
    SavedLists lists{};
    TermsPage page{};
    GroundTool ground{};
    // --- the purchase
    std::vector<battles::ArmyPurchase> musters{};  // by player
    int player = 0;                                // the buyer
    bool covered = false;                          // until that player has taken over
    std::vector<std::string> typed{};              // counts as being typed, by type
    std::unique_ptr<Elsewhere> shared{};           // while the other player buys at another screen
    Phrase notice{};                               // why something cannot be done
    ui::Ui& ui = app.ui();

    battles::ArmyPurchase& purchase() { return musters[static_cast<std::size_t>(player)]; }
    // True if the battle belongs to a series. A single battle has only its terms.
    bool in_series() const { return agreed().battles > 1; }
    const battles::Terms& agreed() const { return series ? series->terms : terms; }
    std::size_t battle() const { return series ? series->fought.size() : 0; }
    cw::Side side_of(int who) const {
        return battles::Series::player_of(cw::Side::Heads, battle()) == who ? cw::Side::Heads : cw::Side::Tails;
    }
    // Returns "Ada", or "Heads" without a name.
    Phrase display_name(int who) const;

    void to_muster();                                  // with the budget of the terms or the purses of the series
    void invite();                                     // asks the other player to buy at another screen
    void sit_down_at(const remote::Welcome& welcome);  // joins a table to buy at this screen
    void follow_shared();                              // call once a frame
    void leave_shared();
    void next();       // continues with the other player's purchase, or the battle
    void out();        // back one page
    void to_series();  // its page, with those who play it
    void end_series();
    void type_counts();  // sets `typed` from the purchase

private:
    bool agree();         // accepts the terms or the series; false: `notice` says why not
    bool lay_out_sale();  // the same
    void sit_down();      // hands over to the next buyer; a bot buys at once
    void let_bot_buy();
    bool is_bot(int who) const { return !bots[static_cast<std::size_t>(who)].empty(); }
    void begin_battle();
    void save_own_series(const remote::Table& table);
};

// --- the pages, each in its own file
void draw_terms(Free& free);       // the table and the most common choices
void draw_more_terms(Free& free);  // all other choices
void draw_ground(Free& free);
void draw_muster(Free& free);
void draw_purse(Free& free, const Rect& rect);  // the side panel beside the coins on sale
void draw_series(Free& free);
void draw_elsewhere(Free& free);

// Returns the agreed table with zones and ground, without coins.
cw::Scenario bare_table(const battles::Terms& terms);
void draw_table_to_be(Free& free, const Rect& room);

// Draws, as part of a side panel, the choice of a clock for each player.
void draw_clock_choice(ui::Ui& ui, std::optional<battles::ClockTerms>& clock);

// A coin drawn in order with the panels, centred on its pixel. All share one scale in pixels per inch.
struct LaidCoin {
    Vec2 pixel;
    render::CoinSprite coin;
};
void place_coins(BattleApp& app, const std::vector<LaidCoin>& coins, double scale);
// Coins on a page: in rows from the left, as large as possible, at most kMaxCoin points.
double height_of_coins(const ui::Ui& ui, std::size_t coins, std::size_t max_rows);  // pixels
void place_coins(BattleApp& app, const Rect& rect, const std::vector<render::CoinSprite>& coins);
std::vector<render::CoinSprite> sprites_of(const battles::Purse& purse, const std::vector<cw::CoinType>& types,
                                           cw::Side side);
// "3 × Quarter, 30 × Nickel".
Phrase listed(const battles::Purse& purse, const std::vector<cw::CoinType>& types);

}  // namespace screens
