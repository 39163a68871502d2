#pragma once
// What people lay upon a story table themselves, with or without a game's rules: index cards that they write,
// playing cards, coins as counters. They are pulled about, piled up, turned over, shuffled and drawn.

#include <filesystem>
#include <numbers>
#include <optional>
#include <set>
#include <vector>

#include "game/kit/coin_type.h"
#include "game/kit/fields.h"
#include "game/kit/table/playing_cards.h"
#include "game/shell/screen.h"
#include "game/stories/screen/tabletop_layout.h"
#include "game/stories/screen/tooltip.h"

namespace screens {

// What is chosen beside them.
struct FreeForm {
    bool open = false;  // draw_own
    int dealt = 5;      // cards, at once
    FIELDS(open, dealt)
};

class FreeObjects {
public:
    // As `file` says ("coinwars-desk/1"), where it is there: one that cannot be read is set aside as
    // profile::broken_name() of it, and fault() tells why. `home`: at a game's table, about where new cards are laid; with
    // none it is a table of its own (story::Ground).
    FreeObjects(App& app, std::filesystem::path file, std::optional<Vec2> home = {});

    const story::Tabletop& tabletop() const { return desk_; }
    bool moving() const { return moves_.moving(); }  // playing cards on their way
    // What was not read, or could not be kept.
    const Phrase& fault() const { return fault_; }
    FreeForm& form() { return form_; }
    // All of it goes, and the file.
    void clear();
    // All of it goes, and can be taken back.
    void wipe();
    // What was done last with what lies here, up to kMaxBack times.
    bool can_take_back() const { return !before_.empty(); }
    void take_back();
    // So many coins of each kind (story_coins) are laid down as counters.
    void lay_counters(const std::vector<int>& count);

    // Clicks, pulls and keys that the panels do not take; Tab walks over the cards where `walks`.
    enum class Keys { All, WithoutTab };
    void follow(const render::View& view, Keys keys);
    // A frame passes.
    void advance(const render::View& view);
    // Upon what lies there already; then, over the drawn table, around the chosen card.
    void show(render::Scene& scene, const TabletopView& place);
    void mark(const render::View& view) const;
    // The part of a slip: new cards; what can be done with what is chosen, if anything is.
    void draw_tools();
    void draw_chosen();
    // All that stands on the card there, where it has no room for it.
    Hint told_at(const TabletopView& place, Vec2 pixels) const;
    // The same, to be opened at the foot of a game's own slip.
    void draw_own();
    // Something of it lies at that point of the mat.
    bool lies_at(Vec2 at) const { return desk_.card_at(at) || desk_.counter_at(at); }

private:
    static constexpr std::size_t kMaxBack = 100;
    static constexpr double kTurn = std::numbers::pi / 12;  // by a key or a press
    void keep();
    void keep_typed(int card);
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

    void lay_playing_cards();
    void show_playing_card(std::size_t which, render::Scene& scene) const;
    bool is_buried(std::size_t which) const;
    render::CoinSprite sprite_of(std::size_t counter) const;

    void draw_card(const story::Card& card);
    void draw_counter(const story::Counter& counter);
    void draw_written(const story::Card& card);
    void draw_pile(const story::Card& card);

    App& app_;
    std::filesystem::path file_;
    std::vector<rules::CoinType> coins_;
    core::Random random_;
    std::optional<Vec2> home_;
    story::Tabletop desk_, kept_;            // as it lies, and as it was kept last
    std::vector<story::Tabletop> before_{};  // the last one before the last change
    std::optional<int> typed_{};             // the card that the last change was typed on
    std::set<int> cut_{};                    // cards whose text has no room on them
    table::CardMoves moves_{};
    Phrase fault_{};

    std::optional<int> card_{};             // chosen
    std::optional<std::size_t> counter_{};  // chosen, else
    FreeForm form_{};
    // Of the pointer: what it holds, and where it took it.
    bool holding_ = false;
    Vec2 grip_{};
};

}  // namespace screens
