// Where the program goes: from screen to screen, into a battle and back, and what it keeps of it.

#include <ctime>
#include <iomanip>
#include <random>
#include <sstream>

#include "game/screens/drive.h"
#include "game/screens/editor/start.h"
#include "game/screens/hearing.h"
#include "game/screens/lab/start.h"
#include "game/screens/lesson.h"
#include "game/screens/program.h"
#include "game/screens/saves.h"
#include "game/screens/screens.h"
#include "game/screens/start.h"

namespace screens {

namespace {

std::string local_time() {
    const std::time_t now = std::time(nullptr);
    std::ostringstream words;
    words << std::put_time(std::localtime(&now), kReplayTime);
    return words.str();
}

}  // namespace

std::uint64_t Program::seed() {
    if (options_.seed) return *options_.seed;
    std::random_device device;
    const std::uint64_t high = device();
    return (high << 32) | device();
}

void Program::keep_settings() {
    // Told once, not at every letter that is typed.
    const auto stored = store_settings(profile_, kept_);
    if (!stored && settings_kept_) tell(words::say("The settings are not kept: {1}", plain(stored.error())));
    settings_kept_ = stored.has_value();
    if (const auto sample = sample_of(sampled_, kept_.settings)) hear(*sample, 0);
    sampled_ = kept_.settings;
    dirty_ = true;
}

void Program::show(std::unique_ptr<Screen> screen) {
    below_.clear();
    screen_ = std::move(screen);
    dirty_ = true;
}

bool Program::go_by_name(std::string_view name) {
    for (const Entry& entry : list()) {
        if (entry.name != name) continue;
        if (screen_->name() == name) return true;
        next_ = [this, &entry] {
            if (!entry.lies_over) return show(entry.make(*this));
            below_.push_back(std::move(screen_));
            screen_ = entry.make(*this);
        };
        return true;
    }
    return false;
}

void Program::go(std::string_view screen) { go_by_name(screen); }

void Program::anew() {
    for (const Entry& entry : list())
        if (entry.name == screen_->name()) next_ = [this, &entry] { show(entry.make(*this)); };
}

void Program::back() {
    next_ = [this] {
        if (below_.empty()) return show(make_title(*this));
        screen_ = std::move(below_.back());
        below_.pop_back();
    };
}

void Program::help(const std::string& rule) {
    if (screen_->name() == "help") return;
    next_ = [this, rule] {
        below_.push_back(std::move(screen_));
        screen_ = make_help_at(*this, rule);
    };
}

void Program::keep_screens() {
    screen_->keep();
    for (const auto& screen : below_) screen->keep();
}

void Program::learn(std::size_t step) {
    next_ = [this, step] {
        keep_screens();
        const auto steps = load_lesson(library_);
        if (steps && step < steps->size()) return start({SetUp{}, (*steps)[step].battle, std::nullopt, step});
        if (!steps)
            tell(words::say("The lesson cannot be read: {1}",
                            plain(battles::sentence(steps.error().front()))));
        show(make_title(*this));
    };
}

void Program::toggle_full_screen() {
    window_->toggle_full_screen();
    dirty_ = true;
}

void Program::choose(const std::string& battle) {
    next_ = [this, battle] { show(make_set_up(*this, battle)); };
}

void Program::start_battle(const SetUp& set_up) {
    next_ = [this, set_up] {
        const auto battle = named_battle(library_, set_up.battle);
        if (!battle) {
            tell(plain(battle.error()));
            return show(make_title(*this));
        }
        leave_saved();
        start({set_up, with_preset(battle->json, set_up.preset)});
    };
}

void Program::begin(const BattleStart& begin) {
    next_ = [this, begin] {
        leave_saved();
        start(begin);
    };
}

void Program::print(const SetUp& set_up) {
    next_ = [this, set_up] {
        below_.push_back(std::move(screen_));
        screen_ = make_print(*this, set_up);
    };
}

void Program::continue_battle() {
    next_ = [this] {
        const auto saved = load_saved(profile_);
        save_.reset();
        if (!saved) tell(saved.error());
        if (!saved || !*saved) return show(make_title(*this));
        start({set_up_from((*saved)->record.about), (*saved)->record.start, (*saved)->record});
    };
}

void Program::leave_saved() {
    put_aside(profile_);
    save_.reset();
}

void Program::start(const BattleStart& begin) {
    told_ = {};
    show(make_battle(*this, begin));
}

core::Result<void, std::string> Program::save(const rules::Record& record) {
    if (!save_) save_.emplace(profile_);
    return save_->write(record);
}

void Program::drop_save() {
    drop_battle(profile_);
    save_.reset();
}

core::Result<std::filesystem::path, std::string> Program::keep_replay(const rules::Record& record,
                                                                      const std::string& name,
                                                                      const std::filesystem::path& before) {
    return screens::keep_replay(profile_, record, {name, local_time()}, before);
}

void Program::watch(const Watch& what) {
    next_ = [this, what] {
        auto replay = make_replay(*this, what);
        if (!replay) return tell(plain(replay.error()));
        below_.push_back(std::move(screen_));
        screen_ = std::move(*replay);
    };
}

void Program::play_on(const rules::Record& record) {
    next_ = [this, record] {
        keep_screens();
        leave_saved();
        BattleStart again{set_up_from(record.about), record.start, record};
        again.set_up.seed = seed();
        // It is played for itself: no series, nothing covered, full clocks.
        again.set_up.series.reset();
        again.set_up.hidden = false;
        if (again.set_up.clock) again.set_up.clock = Clock(again.set_up.clock->terms());
        again.record->about = about(again.set_up);
        again.unsaved = true;
        start(again);
    };
}

void Program::edit(const EditorStart& start) {
    next_ = [this, start] {
        told_ = {};
        show(make_editor(*this, start));
    };
}

void Program::try_out(const BattleStart& trial) {
    next_ = [this, trial] {
        below_.push_back(std::move(screen_));
        screen_ = make_battle(*this, trial);
    };
}

void Program::try_in_lab(const LabStart& start) {
    next_ = [this, start] {
        below_.push_back(std::move(screen_));
        screen_ = make_lab_of(*this, start);
    };
}

void Program::portrait(const ui::Rect& rect, const render::CoinSprite& coin) {
    render::View view;
    view.width = width();
    view.height = height();
    view.scale = rect.width() / (2 * coin.radius);
    const Vec2 from_middle = rect.center() - Vec2{view.width / 2.0, view.height / 2.0};
    view.center = {coin.at.x - from_middle.x / view.scale, coin.at.y + from_middle.y / view.scale};
    ui_->paint().custom([this, view, coin] { renderer_->draw_coins({coin}, view); });
}

}  // namespace screens
