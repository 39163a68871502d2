#pragma once
// Places coins in formation: one of the sixteen, or the player's own, drawn on the table as a line, a box or a click,
// with a ghost of every coin at its future place. It knows nothing of battles: it gets coins and a table and returns
// each coin's place; the caller places them.

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/platform/input.h"
#include "engine/render/scene.h"
#include "game/coin_wars/battles/formation_placing.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/common/pass_on.h"
#include "game/coin_wars/screens/formation/formation_library.h"

namespace screens {

// A coin that may be placed.
struct ToolCoin {
    std::string id;
    std::string type;     // as in files
    Phrase display_name;  // name of its type, to show
    battles::Available as;
    render::CoinSprite sprite;  // where the coin is now
    std::size_t in_scene = 0;   // index into the scene's coins
    bool lies = false;          // already on the table
    bool selected = false;
};
struct ToolTable {
    std::uint64_t version = 0;  // changes whenever anything here does
    battles::Site site;         // `lying`: coins that stay in place in any case
    Vec2 ahead{0, 1};           // unit vector, towards the enemy
    std::vector<ToolCoin> coins;
    bool armies = true;  // the battle has Armies
};
// The places of coins, front first, and which of the coins form Armies.
struct ToolLaid {
    std::vector<std::pair<std::string, Vec2>> coins;
    std::vector<std::vector<std::string>> armies;
};

class FormationTool {
public:
    bool is_open() const { return open_; }
    // Reads the library again. Places the selected coins first, otherwise those in hand, otherwise all.
    void open(const battles::Library& library, ToolTable table);
    void close() { open_ = false; }
    // Updates the table; call after a change.
    void show(ToolTable table);
    std::uint64_t version() const { return table_.version; }

    // Handles events of the table; true if the tool used one. A drag starts after `min` pixels.
    bool handle(const platform::Event& event, const render::View& view, double min);
    // Computes the place of every coin; call once a frame, after the events.
    void update();
    // Draws the ghosts and the current drag.
    void mark(render::Scene& scene) const;
    // Draws the side panel; returns its rectangle.
    Rect draw(BattleApp& app, Vec2 corner, double width, double max_height);

    // True while the player is drawing on the table.
    bool draws() const { return drag_ && drag_->moved; }
    // Shows a sentence in the side panel: why nothing was placed.
    void tell(const Phrase& sentence) { told_ = sentence; }
    // Returns what was placed since the last call.
    std::optional<ToolLaid> take_laid() { return std::exchange(laid_, std::nullopt); }

private:
    enum class From { Hand, Selected, All };
    struct Drag {
        Vec2 from, to;  // table inches
        Vec2 pressed;   // pixels
        platform::Button button = platform::Button::Left;
        bool box = false, free = false, moved = false;
    };
    struct Asked {  // the input of the current preview
        std::uint64_t version = 0;
        battles::FormationPlan plan;
        std::vector<std::size_t> coins;
        Vec2 front, forward;
        double width = 0;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    enum class Ask { Nothing, NameForPlan, NameForLying, Delete };

    // formation_tool.cpp
    std::vector<std::size_t> available(From from) const;
    std::vector<std::size_t> taking_part() const;
    void take_from(From from);
    void choose(std::size_t formation);
    Asked asked() const;
    battles::Lying laid_by(const std::vector<std::size_t>& part, const Asked& how) const;
    void lay();
    bool press_key(const platform::Event& event, const render::View& view);
    bool release(const platform::Event& event);
    void step_formation(int by);
    void widen(int by);
    int kinds() const;  // of participating coins
    int count() const { return static_cast<int>(taking_part().size()); }
    const ShelvedFormation& chosen() const { return shelf_.formations[chosen_]; }

    // formation_panel.cpp
    void fill(BattleApp& app);
    void gallery(ui::Ui& ui);
    void what_it_is(ui::Ui& ui) const;
    void what_happens(ui::Ui& ui);
    void source(ui::Ui& ui);
    void numbers(ui::Ui& ui);
    void shape(ui::Ui& ui);
    void switches(ui::Ui& ui);
    void stands_where(ui::Ui& ui);
    void keeping(BattleApp& app);
    void name_it(BattleApp& app);
    void ask_to_delete(BattleApp& app);
    void keep(BattleApp& app);
    battles::FormationPlan as_set() const;
    std::optional<battles::FormationPlan> as_lying() const;

    bool open_ = false;
    FormationShelf shelf_;
    std::size_t chosen_ = 0;
    battles::FormationPlan plan_;  // the chosen one with changes made here
    ToolTable table_;
    From from_ = From::Hand;
    std::map<std::string, int> max_;  // at most this many of a type; missing: all
    double turned_ = 0;               // degrees from straight ahead
    std::optional<Vec2> at_;          // the middle of the front; nullopt: the middle of the zone
    bool forms_armies_ = false;
    std::optional<Drag> drag_;
    std::optional<ToolLaid> laid_;

    Asked made_for_;
    std::vector<std::size_t> part_;         // participating coins: indices into table_.coins
    battles::Lying lying_;                  // indices into part_
    std::optional<std::size_t> looked_at_;  // index of the glyph under the pointer

    Ask ask_ = Ask::Nothing;
    bool asks_anew_ = false;  // its text field takes the keyboard focus
    std::string name_;
    Phrase told_;
    PassOn pass_on_;
};

}  // namespace screens
