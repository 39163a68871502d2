#pragma once
// Laying coins in formation: one of the sixteen, or one of people's own, drawn on the table as a line, a box
// or a click, with a ghost of every coin where it will lie. Knows no battle: it is given coins and a table
// and hands back who lies where; whoever shows it lays them.

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/platform/input.h"
#include "engine/render/scene.h"
#include "game/coin_wars/battles/formation_placing.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/formation/formation_library.h"

namespace screens {

// A coin that may be laid.
struct ToolCoin {
    std::string id;
    std::string type;  // as files call it
    Phrase called;     // its type, as people call it here
    battles::Available as;
    render::CoinSprite sprite;  // at its place, wherever that is
    std::size_t in_scene = 0;   // of the scene's coins
    bool lies = false;          // on the table already
    bool selected = false;
};
struct ToolTable {
    std::uint64_t version = 0;  // another number whenever anything here has changed
    battles::Site site;         // `lying`: what stays where it is whatever is laid
    Vec2 ahead{0, 1};           // unit vector, towards the enemy
    std::vector<ToolCoin> coins;
    bool armies = true;  // there are Armies here
};
// What shall be laid, the front first; then who shall be an Army.
struct ToolLaid {
    std::vector<std::pair<std::string, Vec2>> coins;
    std::vector<std::vector<std::string>> armies;
};

class FormationTool {
public:
    bool is_open() const { return open_; }
    // Reads the shelf anew. Those that are selected are laid first, else those in hand, else all.
    void open(const battles::Library& library, ToolTable table);
    void close() { open_ = false; }
    // What lies there now; after a change.
    void show(ToolTable table);
    std::uint64_t version() const { return table_.version; }

    // Events of the table; each returns true where it was meant for the tool. A drag begins after
    // `least` pixels.
    bool handle(const platform::Event& event, const render::View& view, double least);
    // Where all of them would lie now; once a frame, after the events.
    void update();
    // Ghosts, and what is drawn by hand.
    void mark(render::Scene& scene) const;
    // The slip; the rectangle in which it lies.
    ui::Rect draw(BattleApp& app, Vec2 corner, double width, double max_height);

    // Something is being drawn on the table.
    bool draws() const { return drag_ && drag_->moved; }
    // One sentence in its slip: why nothing came of it.
    void tell(const Phrase& sentence) { told_ = sentence; }
    // What was laid since the last call.
    std::optional<ToolLaid> take_laid() { return std::exchange(laid_, std::nullopt); }

private:
    enum class From { Hand, Selected, All };
    struct Drag {
        Vec2 from, to;  // table inches
        Vec2 pressed;   // pixels
        platform::Button button = platform::Button::Left;
        bool box = false, free = false, moved = false;
    };
    struct Asked {  // what the preview was made for
        std::uint64_t version = 0;
        battles::Plan plan;
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
    int kinds() const;  // types that take part
    int count() const { return static_cast<int>(taking_part().size()); }
    const ShelvedFormation& chosen() const { return shelf_.formations[chosen_]; }

    // formation_panel.cpp
    void fill(BattleApp& app);
    void gallery(ui::Ui& ui);
    void glyph(ui::Ui& ui, const ui::Rect& cell, std::size_t formation) const;
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
    battles::Plan as_set() const;
    std::optional<battles::Plan> as_lying() const;

    bool open_ = false;
    FormationShelf shelf_;
    std::size_t chosen_ = 0;
    battles::Plan plan_;  // the chosen one, as it has been changed here
    ToolTable table_;
    From from_ = From::Hand;
    std::map<std::string, int> most_;  // of a type; nothing: all
    double turned_ = 0;                // degrees from straight ahead
    std::optional<Vec2> at_;           // the middle of the front; nothing: in the zone's middle
    bool forms_armies_ = false;
    std::optional<Drag> drag_;
    std::optional<ToolLaid> laid_;

    Asked made_for_;
    std::vector<std::size_t> part_;         // who takes part: indices into table_.coins
    battles::Lying lying_;                  // indices into part_
    std::optional<std::size_t> looked_at_;  // in the gallery, under the pointer

    Ask ask_ = Ask::Nothing;
    bool asks_anew_ = false;  // its field wants the keyboard
    std::string name_;
    Phrase told_;
};

}  // namespace screens
