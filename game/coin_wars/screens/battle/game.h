#pragma once
// The battle behind the screen: the match behind its door, the hand that tosses, what has happened told in
// lines, and the stage that shows it. Changes are saved as the settings say.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/screens/common/autosave.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/battle_timeline.h"
#include "game/coin_wars/table/dice_tray.h"
#include "game/coin_wars/table/stage.h"
#include "game/kit/door.h"

namespace screens {

namespace cw = rules::coin_wars;

struct LogLine {
    table::StoryLine told;
    std::size_t step = 0;  // of the door
};

class BattleGame {
public:
    // The error is a sentence for people.
    static core::Result<std::unique_ptr<BattleGame>, std::string> open(BattleApp& app,
                                                                       const BattleStart& start);

    const cw::Match& match() const { return door_->match(); }
    const cw::Scenario& scenario() const { return *match().scenario; }
    const SetUp& set_up() const { return set_up_; }
    // The players' clocks; nothing where none were agreed on.
    Clock* clock() { return set_up_.clock ? &*set_up_.clock : nullptr; }
    // The player of a side, a bot by its level; empty where the name says no more than the side.
    Phrase player(cw::Side side) const;
    // The player and the side, or the side alone: "Ada (Rome)".
    Phrase who(cw::Side side) const;
    // Who plays a side: null, a person does.
    const bots::Level* bot(cw::Side side) const { return bots::find_level(set_up_.bots[cw::index(side)]); }
    int persons() const { return !bot(cw::Side::Heads) + !bot(cw::Side::Tails); }
    // Others play from now on, by the keys of their levels.
    void seat(const std::array<std::string, 2>& bots);
    table::Stage& stage() { return stage_; }
    const table::Stage& stage() const { return stage_; }
    // Another number after every change of the match.
    std::uint64_t version() const { return version_; }
    const std::vector<LogLine>& story() const { return story_; }
    std::size_t steps() const { return door_->steps().size(); }
    // A step that was done: the match before it, its command, the match after it.
    const cw::Match& before(std::size_t step) const { return door_->steps()[step].before; }
    const cw::Command& command(std::size_t step) const { return door_->steps()[step].command; }
    const cw::Match& after(std::size_t step) const { return step + 1 < steps() ? before(step + 1) : match(); }
    rules::Json state() const;
    // The replay so far, with what is known about it.
    rules::Record record() const;
    // The battle so far as a whole; worked out anew after a change.
    const table::Course& course();

    // The coin of the toss: in the air, and where it lies until the winner has chosen.
    bool toss_in_the_air() const { return match().phase == cw::Phase::Order && stage_.moving(); }
    std::optional<render::CoinSprite> tossed_coin() const;

    // Leaving it leads back to where it is tried out.
    bool trial() const { return trial_ != Trial::No; }
    Phrase way_back() const;

    // --- what is written of it
    const Autosave& autosave() const { return autosave_; }
    void save();  // now

    // What the rules accept is done, saved and played; else nothing changes.
    std::optional<rules::Refusal> submit(const cw::Command& command);
    // Those in which nothing is thrown, until one is refused; played as one.
    std::optional<rules::Refusal> submit_together(const std::vector<cw::Command>& commands);
    // Against a bot undo goes back to what the person did last; the bot agrees to it.
    enum class Undo { Possible, NeedsBoth, Impossible };
    Undo can_undo() const;
    bool can_redo() const { return !door_->undone().empty(); }
    // `NeedsBoth` is the players' agreement, asked for before.
    void undo();
    void redo();
    // Back to the moment after this step; Impossible where a throw lies between.
    Undo can_go_back_to(std::size_t step) const;
    void go_back_to(std::size_t step);

    // Before both have agreed: the battle begins anew by these rules.
    void begin_with(cw::Scenario scenario);
    // As the battle's own file has it.
    const cw::Scenario& as_written() const { return *written_; }

    // --- while deploying
    // All of this side's coins back into the hand, to be laid one by one.
    void take_into_hand(cw::Side side);
    // This side's coins to where the battle has them.
    void place_as_in_history(cw::Side side);
    bool lies_as_in_history(cw::Side side) const;

private:
    explicit BattleGame(BattleApp& app) : app_(app) {}
    void begin(cw::Match start);
    core::Result<void, std::string> go_on(const rules::Record& record);
    void changed();
    void end();
    core::Result<void, std::string> write() const { return app_.save(record()); }
    void tell_all();
    // How many steps undo leaves, and going back so far; undo.cpp.
    std::optional<std::size_t> undo_to() const;
    Undo can_leave_only(std::size_t count) const;
    void leave_only(std::size_t count);

    BattleApp& app_;
    SetUp set_up_;
    bool kept_ = true;  // a lesson is not, nor a trial
    Trial trial_ = Trial::No;
    Autosave autosave_;
    std::unique_ptr<rules::Door<cw::CoinWars>> door_;
    std::shared_ptr<const cw::Scenario> written_;
    table::TableHand hand_;
    table::Stage stage_;
    std::vector<LogLine> story_;
    std::uint64_t version_ = 1;
    std::uint64_t course_of_ = 0;  // the version that `course_` is of
    table::Course course_;
    std::filesystem::path replay_;  // where the finished battle is kept
};

}  // namespace screens
