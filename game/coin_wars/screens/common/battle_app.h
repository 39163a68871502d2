#pragma once
// The application's services to the wargame's screens, besides those for every screen (game/shell/app.h).

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/shell/screen.h"

namespace screens {

enum class Solving { Asked, Shown };  // Shown: the table plays the solution

// Leads into battles; takes effect after this frame. For all other screens see screens.h.
class BattleNavigation {
public:
    virtual ~BattleNavigation() = default;
    virtual void start_battle(const profile::SetUp& set_up) = 0;
    virtual void begin(const BattleStart& start) = 0;          // starts a battle without a file
    virtual void continue_battle(const std::string& war) = 0;  // the saved one of this war; empty: one outside wars
    virtual void continue_battle(const profile::Saved& saved) = 0;
    virtual void resume_shared(const profile::Saved& saved) = 0;      // the same, continued at a shared table
    virtual void learn(std::size_t step) = 0;                         // a step of the lesson, from 0; see lesson.h
    virtual void solve(const std::string& problem, Solving how) = 0;  // a problem of the box, by its name
    // Starts a battle at the record's end. The current battle is kept among the earlier ones.
    virtual void play_on(const rules::Record& record) = 0;
};

class BattleApp : public virtual App, public BattleNavigation {
public:
    // Battles, coin sets and formations, both shipped and the player's own.
    virtual const battles::Library& library() const = 0;
};

inline ui::Sign sign_of(cw::Side side) { return side == cw::Side::Heads ? ui::Sign::Solid : ui::Sign::Dashed; }

inline void debug_parsed(BattleApp& app) { app.debug("battles parsed: " + std::to_string(app.library().parsed())); }

class BattleAppScreen : public Screen {
public:
    explicit BattleAppScreen(BattleApp& app) : app_(app) {}
    void frame(App&) final {
        draw(app_);
        debug_parsed(app_);
    }

private:
    virtual void draw(BattleApp& app) = 0;
    BattleApp& app_;
};

}  // namespace screens
