#include "game/shell/program.h"

#include <algorithm>

#include "engine/core/path.h"
#include "engine/core/worker.h"
#include "engine/platform/files.h"
#include "engine/platform/loop.h"
#include "engine/ui/image_file.h"
#include "engine/ui/panel_layer.h"
#include "game/profile/journal_file.h"
#include "game/shell/finger_words.h"
#include "game/shell/languages.h"
#include "game/shell/page_frame.h"
#include "game/shell/settings_list.h"
#include "game/shell/ui_script.h"

namespace screens {
namespace {

using platform::Event;
using platform::Key;

constexpr double kIdleWait = 1.0;                // seconds; any event ends it
constexpr double kWorkEach = 0.25;               // seconds between frames that show background progress
constexpr double kScriptWait = 0.01;             // the same while a script waits for background work
constexpr double kListenEach = 0.02;             // while a table is shared with others
constexpr int kQuiet = 3;                        // frames after an event until all panels have their final size
constexpr double kWatchEach = 1.0;               // seconds between checks of the user's files
constexpr std::chrono::milliseconds kTurns{12};  // per frame, for workers without threads

}  // namespace

core::Result<void, std::string> Program::open() {
    return begin().map_error([&](const Phrase& fault) { return said_in_language(fault); });
}

core::Result<void, Phrase> Program::begin() {
    if (auto ready = set_up(); !ready || elsewhere_) return ready;
    show_title();
    return options_.battle.empty() ? core::Result<void, Phrase>{} : open_battle(options_.battle);
}

std::string Program::said_in_language(const Phrase& phrase) const {
    const auto catalogue =
        catalogue_of(assets_, options_.language.empty() ? kept_.settings.language : options_.language);
    return catalogue ? (*catalogue)(phrase) : words::english(phrase);
}

core::Result<void, Phrase> Program::set_up() {
    const auto assets = platform::find_shipped("assets");
    if (!assets) return core::failure(assets.error());
    assets_ = *assets;
    if (auto found = find_profile(); !found) return found;
    if (auto locked = lock_profile(); !locked || elsewhere_) return locked;
    remote_.keep_in(profile_, options_.page.empty() ? assets_.parent_path() / "page" : options_.page);
    find_files();
    kept_ = load_settings(profile_);
    if (kept_.damaged)
        notify(kept_.set_aside ? say("The settings could not be read and were reset; the old file is kept as {1}.",
                                     plain(core::text(profile::broken_name(profile_ / "settings.json"))))
                               : say("The settings could not be read and were reset."));
    if (options_.scale > 0) kept_.settings.ui_scale = options_.scale;
    if (!options_.language.empty())
        kept_.settings.language = options_.language;
    else if (!options_.drive.empty())
        kept_.settings.language = "en";
    if (!options_.drive.empty()) {
        auto drive = UiScript::read(options_.drive, options_.fingers);
        if (!drive) return core::failure(plain(drive.error()));
        script_ = std::make_unique<UiScript>(std::move(*drive));
    }
    if (auto drawn = open_window(); !drawn) return drawn;
    if (options_.sound) mixer_.open();
    sampled_ = kept_.settings;
    return {};
}

core::Result<void, Phrase> Program::find_profile() {
    if (!options_.profile.empty()) {
        profile_ = options_.profile;
        return platform::make_folder(profile_);
    }
    const auto profile = platform::profile_folder();
    if (!profile) return core::failure(profile.error());
    profile_ = profile->folder;
    if (!profile->fault.empty())
        notify(say("{1} What you play now is saved in {2}, which the system clears from time to time.", profile->fault,
                   plain(core::text(profile_))));
    return {};
}

core::Result<void, Phrase> Program::lock_profile() {
    lock_ = std::make_unique<profile::ProfileLock>(profile_);
    if (lock_->is_unknown())
        notify(
            say("Coin Wars cannot tell whether another copy of the program is using {1}: open only one at a time, or "
                "saves may be lost.",
                plain(core::text(profile_))));
    elsewhere_ = lock_->is_taken();
    return elsewhere_ ? lock_->hand_over(options_.battle) : core::Result<void, Phrase>{};
}

// Opens what a second program was asked to open.
void Program::take_handed() {
    const auto what = lock_->take_handed();
    if (!what) return;
    window_->raise();
    if (!what->empty()) open(*what);
    dirty_ = true;
}

Program::Program(const Options& options) : options_(options) {}

Program::~Program() { close_window(); }

std::optional<int> Program::turn() {
    if (quit_) return end();
    const bool listens = remote_.active() && script_ && script_->waits_for_others();
    const bool busy = wants_frame() || (script_ && !screen_->busy() && !listens);
    const double soonest = script_ && screen_->busy() ? kScriptWait : wakes();
    const double wait = std::min(soonest > 0 ? soonest : kIdleWait, remote_.active() ? kListenEach : kIdleWait);
    for (Event& event : window_->poll(busy ? 0 : wait)) queue_.push_back(std::move(event));
    if (remote_.poll(platform::now() + leapt_)) dirty_ = true;
    if (const auto to = remote_.take_call()) next_ = [this, link = remote::link_of(*to)] { (void)open_battle(link); };
    core::give_turns(kTurns);
    // Background work can end at any time; the frame that shows its result is still to come.
    if (shown_at_work_ && !screen_->busy()) dirty_ = true;
    look_now_and_then();
    if (script_ && settled() && script_->advance(*this)) return end();
    if (!busy && soonest > 0 && (platform::may_wait() || platform::now() - last_frame_ >= soonest)) dirty_ = true;
    if (!wants_frame()) {
        was_idle_ = true;
        return std::nullopt;
    }
    frame(next_batch_seen());
    if (const std::string& fault = renderer_->fault(); !fault.empty()) {
        save_screens();
        platform::tell_failure(fault);
        return 1;
    }
    if (graphics_lost_ || window_->lost())
        if (const auto again = open_window_again(); !again) {
            platform::tell_failure(said_in_language(again.error()));
            return 1;
        }
    return std::nullopt;
}

int Program::end() {
    if (options_.width == 0 && !script_) {
        remember_window();
        save_settings();
    }
    return script_ ? script_->status() : 0;
}

// Returns the seconds until the next frame needed without an event: for a clock, a caption, or background work, which a
// screen may only find finished in a frame. 0 if none is needed.
double Program::wakes() const {
    double soonest = 0;
    for (const double each : {screen_->wakes(), captions_.wakes(), screen_->busy() ? kWorkEach : 0})
        if (each > 0) soonest = soonest > 0 ? std::min(soonest, each) : each;
    return soonest;
}

// The result of background work that ended after the last frame is not shown yet; until it is, nobody may read the
// screen.
bool Program::idle() const { return !wants_frame() && !shown_at_work_ && !screen_->busy(); }

bool Program::settled() const {
    return queue_.empty() && !dirty_ && !next_ && picture_.empty() &&
           (!ui_->unsettled() || screen_->animating() || (screen_->busy() && quiet_ >= kQuiet));
}

bool Program::wants_frame() const {
    return dirty_ || !queue_.empty() || next_ || !picture_.empty() || ui_->unsettled() || screen_->animating();
}

bool Program::faces_across() const {
    return screen_->faces_across() || std::ranges::any_of(below_, [](const auto& one) { return one->faces_across(); });
}

Vec2 Program::turned(Vec2 pixel) const { return across_ ? Vec2{double(width()), double(height())} - pixel : pixel; }

// Converts the next batch to the view of the acting player.
std::vector<Event> Program::next_batch_seen() {
    across_ = faces_across();
    std::vector<Event> batch = ui::next_batch(queue_);
    for (Event& event : batch) {
        event.at = turned(event.at);
        if (across_) event.by = event.by * -1;
    }
    return batch;
}

void Program::frame(const std::vector<Event>& events) {
    const double begin = platform::now();
    quiet_ = events.empty() ? quiet_ + 1 : 0;
    seconds_ = was_idle_ || script_ ? 1.0 / 60 : std::clamp(begin - last_frame_, 1e-4, 0.1);
    clock_seconds_ = script_ ? 1.0 / 60 + leap_ : std::clamp(begin - last_frame_, 0.0, 1.0);
    leapt_ += std::exchange(leap_, 0);
    last_frame_ = begin;
    was_idle_ = false;
    dirty_ = false;
    if (next_) {
        const std::function<void()> next = std::move(next_);
        next_ = nullptr;
        next();
        play(sound::PaperTurned{}, 0);
        dirty_ = true;
    }
    const bool seen = looked_at();
    shown_at_work_ = screen_->busy();
    draw_frame(events, seen);
    shown_at_work_ = shown_at_work_ || screen_->busy();
    const bool turns = faces_across() != across_;  // for the player across the table
    dirty_ = dirty_ || turns;
    if (seen && !turns) {
        if (across_) ui::turn_window(width(), height());
        picture();
        window_->present();
    }
    const double took = platform::now() - begin;
    times_.add(took);
    if (!script_) sharpness_.add(took, renderer_->last_frame().crowd);
}

// A fast script, or one without a display, only needs to draw frames for pictures, or all if it counts or measures
// frames. Other frames are laid out for their labels but not drawn.
bool Program::looked_at() const {
    const bool played = !script_ || (!options_.fast && window_->on_display());
    return played || !picture_.empty() || script_->watches_frames();
}

void Program::speak() {
    if (spoken_ == kept_.settings.language) return;
    spoken_ = kept_.settings.language;
    auto catalogue = catalogue_of(assets_, spoken_);
    if (!catalogue) return notify(catalogue.error());
    ui_->set_language(std::move(*catalogue));
    reading_.end();  // starts again in this language
}

// Under a script nothing is spoken, only recorded.
void Program::read_aloud() {
    bool& wanted = kept_.settings.read_aloud;
    if (!wanted) return reading_.end();
    if (!reading_.under_way()) {
        auto voice = script_ ? nullptr : platform::open_voice(std::string(language_code(spoken_)));
        if (!voice && !script_) {
            wanted = false;
            save_settings();
            dirty_ = true;
            return notify(
                say("Nothing can be read aloud here: no voice was found. On Linux the package speech-dispatcher "
                    "provides one."));
        }
        reading_.begin(std::move(voice));
    }
    reading_.follow(*ui_, screen_->name());
}

void Program::draw_frame(const std::vector<Event>& events, bool seen) {
    speak();
    renderer_->set_looked_at(seen);
    ui_->set_scale(kept_.settings.ui_scale);
    renderer_->set_look(look_of(kept_.settings));
    renderer_->set_coarse(sharpness_.coarse());
    ui_->set_inks(inks_of(kept_.settings));
    ui_->set_letters(letters_of(kept_.settings));
    if (screen_->page_number == 0) screen_->page_number = ++pages_;
    const double measured = kept_.settings.pixels_per_inch / 25.4;
    const double pixels_a_mm = measured > 0 ? measured : window_->pixels_a_mm();
    left_ = ui_->begin({width(), height(), window_->density(), pixels_a_mm, seconds_, events, screen_->keeps_tab(),
                        screen_->keeps_enter(), screen_->enter_presses(), seen,
                        screen_->keeps_place() ? 0 : screen_->page_number});
    if (ui_->touched()) ui_->exchange(finger_words());
    program_keys();
    screen_->frame(*this);
    draw_notice(*this);
    times_.draw_calls = renderer_->last_frame().draw_calls;
    times_.still_layer_redrawn = renderer_->last_frame().still_layer_redrawn;
    if (renderer_->last_frame().unfinished) dirty_ = true;
    overlay_.draw(*ui_, times_);
    kept_.settings.captions ? captions_.draw(*ui_, clock_seconds_) : captions_.clear();
    ui_->end();
    read_aloud();
    if (ui_->pressed()) play(sound::Pressed{}, 0);
}

void Program::program_keys() {
    for (const Event& event : left_) {
        if (event.kind == Event::Kind::Close) {
            save_screens();
            quit();
        }
        if (event.kind == Event::Kind::Drop) open(event.text);
        if (event.kind == Event::Kind::Resize) remember_window();
        if (event.kind != Event::Kind::KeyDown || event.repeat) continue;
        if (event.key == Key::F1) help(screen_->rule_in_question());
        if (event.key == Key::F3) overlay_.toggle();
        if (event.key == Key::F4 && reading_.under_way()) reading_.read_all(*ui_);
        if (event.key == Key::F11) toggle_full_screen();
        if (event.key == Key::F12) {
            int number = 1;
            std::error_code ignored;
            const auto file = [&] { return profile_ / "pictures" / ("coinwars-" + std::to_string(number) + ".png"); };
            while (std::filesystem::exists(file(), ignored)) ++number;
            const auto made = platform::make_folder(profile_ / "pictures");
            made ? take_picture(file(), [](const std::string&) {}) : notify(made.error());
        }
    }
}

void Program::take_picture(const std::filesystem::path& file, std::function<void(std::string)> done) {
    picture_ = file;
    picture_done_ = std::move(done);
}

void Program::picture() {
    if (picture_.empty() || dirty_) return;
    const auto write = options_.small_pictures ? ui::write_small_picture : ui::write_picture;
    const auto written = write(picture_, {width(), height()});
    if (written && !script_) platform::hand_out(picture_);
    if (!written && script_) std::cerr << "coinwars: " << words::english(written.error()) << '\n';
    if (!written && !script_) notify(say("The picture could not be saved: {1}", written.error()));
    picture_.clear();
    picture_done_(written ? std::string() : words::english(written.error()));
}

void Program::look_now_and_then() {
    if (platform::now() - watched_ < kWatchEach) return;
    look_at_files();
    take_handed();
}

void Program::look_at_files() {
    watched_ = platform::now();
    if (files_changed()) dirty_ = true;
}

void Program::remember_window() {
    kept_.window.maximised = window_->maximised();
    kept_.window.full_screen = window_->full_screen();
    if (!kept_.window.maximised && !kept_.window.full_screen) {
        const double pixels = window_->pixels_a_point();
        kept_.window.width = static_cast<int>(width() / pixels);
        kept_.window.height = static_cast<int>(height() / pixels);
    }
    dirty_ = true;
}

}  // namespace screens
