#pragma once
// What the application gives the screens of the wargame besides the parts that every screen has
// (game/shell/app.h).

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/screens/common/battle_setup.h"
#include "game/shell/screen.h"

namespace screens {

struct EditorStart;  // editor_start.h
struct LabStart;     // lab_start.h

// Where to go in the wargame; takes effect after this frame.
class BattleNavigation {
public:
    virtual ~BattleNavigation() = default;
    virtual void choose(const std::string& battle) = 0;  // to the set-up of this battle: a name, or a file
    virtual void start_battle(const SetUp& set_up) = 0;
    virtual void begin(const BattleStart& start) = 0;  // a battle that is nowhere as a file
    virtual void continue_battle() = 0;                // the saved one
    virtual void learn(std::size_t step) = 0;          // a step of the lesson, from 0; see lesson.h
    virtual void print(const SetUp& set_up) = 0;       // over this screen: the battle on paper
    virtual void watch(const Watch& what) = 0;         // over this screen, to which back() leads
    // A battle that begins at the record's end; the one going on is kept among the earlier ones.
    virtual void play_on(const rules::Record& record) = 0;
    virtual void edit(const EditorStart& start) = 0;  // in place of this screen
    // Over this screen, to which leaving it leads: once, or fought many times.
    virtual void try_out(const BattleStart& trial) = 0;
    virtual void try_in_lab(const LabStart& start) = 0;
};

// The battle that is being fought, in the profile folder; the errors are sentences for people.
class BattleSaves {
public:
    virtual ~BattleSaves() = default;
    virtual core::Result<void, std::string> save(const rules::Record& record) = 0;
    virtual void drop_save() = 0;  // it is over: nothing to continue
    // Kept among the replays as `name`, in place of `before` if that is not empty; the file.
    virtual core::Result<std::filesystem::path, std::string> keep_replay(
        const rules::Record& record, const std::string& name, const std::filesystem::path& before) = 0;
};

class BattleApp : public virtual App, public BattleNavigation, public BattleSaves {
public:
    virtual const battles::Library& library()
        const = 0;  // battles, coin sets and formations: shipped and own
};

// A screen of the wargame.
class BattleAppScreen : public Screen {
public:
    explicit BattleAppScreen(BattleApp& app) : app_(app) {}
    void frame(App&) final { draw(app_); }

private:
    virtual void draw(BattleApp& app) = 0;
    BattleApp& app_;
};

}  // namespace screens
