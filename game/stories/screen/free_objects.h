#pragma once
// Objects that people themselves put on a story table, with or without a game's rules: index cards that they write,
// playing cards, coins as counters. They can be dragged, piled up, turned over, shuffled and drawn.

#include <filesystem>
#include <numbers>
#include <optional>
#include <set>
#include <vector>

#include "game/kit/coin_type.h"
#include "game/kit/fields.h"
#include "game/kit/table/playing_cards.h"
#include "game/shell/screen.h"
#include "game/stories/screen/hint.h"
#include "game/stories/screen/tabletop_file.h"
#include "game/stories/screen/tabletop_layout.h"

namespace screens {

// The settings beside them.
struct FreeForm {
    bool open = false;  // draw_own() is expanded
    int dealt = 5;      // cards to deal at once
    FIELDS(open, dealt)
};

class FreeObjects {
public:
    // Loads `file` ("coinwars-desk/1") if it exists; one that cannot be read is renamed to profile::broken_name(), and
    // fault() tells why. `home`: at a game's table, roughly where new cards go; nullopt for a table without a game
    // (story::Ground).
    FreeObjects(App& app, std::filesystem::path file, std::optional<Vec2> home = {});

    const story::Tabletop& tabletop() const { return desk_; }
    bool moving() const { return moves_.moving(); }  // playing cards in motion
    // The reason why something could not be read or saved.
    const Phrase& fault() const { return file_.fault(); }
    bool unsaved() const { return file_.unsaved(); }
    // Tries once more to save what could not be saved.
    void save_last() { file_.try_again(recorded_, profile::Retry::kAfter); }
    FreeForm& form() { return form_; }
    // Removes everything, including the file.
    void clear();
    // Removes everything; can be undone.
    void wipe();
    // Undo of the last change to these objects, up to kMaxBack times.
    bool can_take_back() const { return !before_.empty(); }
    void take_back();
    // Lays down coins as counters: `count` gives the number of each kind (App::pocket_coins()).
    void place_counters(const std::vector<int>& count);

    // Handles clicks, drags and keys that the panels do not take; Tab cycles through the cards with Keys::All.
    enum class Keys { All, WithoutTab };
    void follow(const render::View& view, Keys keys);
    // Advances by one frame.
    void advance(const render::View& view);
    // Draw the objects on top of the scene; then, over the drawn table, the outline of the chosen card.
    void show(render::Scene& scene, const TabletopView& place);
    void mark(const render::View& view) const;
    // Part of a slip: making new cards; the actions on the chosen object, if any.
    void draw_tools();
    void draw_chosen();
    // Returns the full text of the card at that point if it does not fit on the card.
    Hint told_at(const TabletopView& place, Vec2 pixels) const;
    // The same tools as an expandable section at the foot of a game's own slip.
    void draw_own();
    // True if an object lies at that point of the mat.
    bool lies_at(Vec2 at) const { return desk_.card_at(at) || desk_.counter_at(at); }

private:
    static constexpr std::size_t kMaxBack = 100;
    static constexpr double kTurn = std::numbers::pi / 12;  // for each key press or click
    void keep();
    void save_typed(int card);
    void write();
    story::Ground ground() const { return home_ ? story::Ground::OfAGame : story::Ground::Own; }
    void new_card();
    void choose_card(int number);
    void choose_counter(std::size_t which);
    void choose_nothing();

    void press(Vec2 at);
    void turn_over();
    void turn(double by);
    void move_to(Vec2 to);
    void take_away();
    void walk(bool back);
    void nudge(Vec2 by);
    void key(const platform::Event& event, Keys keys);
    std::optional<Vec2> place_of_chosen() const;

    void place_playing_cards();
    void show_playing_card(std::size_t which, render::Scene& scene) const;
    bool is_buried(std::size_t which) const;
    render::CoinSprite sprite_of(std::size_t counter) const;

    void draw_card(const story::Card& card);
    void draw_counter(const story::Counter& counter);
    void draw_written(const story::Card& card);
    void draw_pile(const story::Card& card);

    App& app_;
    TabletopFile file_;
    std::vector<rules::CoinType> coins_;
    core::Random random_;
    std::optional<Vec2> home_;
    story::Tabletop desk_, recorded_;        // now, and when it was last given to the file
    std::vector<story::Tabletop> before_{};  // undo states, latest last
    std::optional<int> typed_{};             // the card that the last change typed on
    std::set<int> cut_{};                    // cards whose text does not fit
    table::CardMoves moves_{};

    std::optional<int> card_{};             // the chosen card
    std::optional<std::size_t> counter_{};  // the chosen counter, if no card is
    FreeForm form_{};
    // The pointer: whether it holds an object, and where it grabbed it.
    bool holding_ = false;
    Vec2 grip_{};
};

}  // namespace screens
