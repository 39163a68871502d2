// Navigation between screens, and saving on leaving them.

#include <random>

#include "engine/platform/files.h"
#include "game/shell/audio_feedback.h"
#include "game/shell/program.h"
#include "game/shell/ui_script.h"

namespace screens {

std::uint64_t Program::seed() {
    if (options_.seed) return *options_.seed;
    std::random_device device;
    const std::uint64_t high = device();
    return (high << 32) | device();
}

void Program::save_settings() {
    // Report a failure once, not after every keystroke.
    const auto stored = store_settings(profile_, kept_);
    if (!stored && settings_kept_) notify(say("The settings could not be saved: {1}", stored.error()));
    settings_kept_ = stored.has_value();
    if (const auto sample = sample_of(sampled_, kept_.settings)) play(*sample, 0);
    sampled_ = kept_.settings;
    dirty_ = true;
}

void Program::show(std::unique_ptr<Screen> screen) {
    if (!screen) screen = find_screen("title")->make();
    below_.clear();
    screen_ = std::move(screen);
    dirty_ = true;
}

void Program::push_over(std::unique_ptr<Screen> screen) {
    if (!screen) return;
    below_.push_back(std::move(screen_));
    screen_ = std::move(screen);
}

const Entry* Program::find_screen(std::string_view name) const {
    for (const Entry& entry : screens())
        if (entry.name == name) return &entry;
    return nullptr;
}

void Program::show_title() { show(nullptr); }

void Program::show_by_name(std::string_view screen) {
    if (const Entry* entry = find_screen(screen)) show(entry->make());
}

bool Program::go_by_name(std::string_view name) {
    const Entry* entry = find_screen(name);
    if (!entry) return false;
    if (screen_->name() == name) return true;
    next_ = [this, entry] { entry->lies_over ? push_over(entry->make()) : show(entry->make()); };
    return true;
}

void Program::restart() {
    if (const Entry* entry = find_screen(screen_->name())) next_ = [this, entry] { show(entry->make()); };
}

void Program::replace_screen(Make make) {
    next_ = [this, make = std::move(make)] { show(make()); };
}

void Program::push_screen(Make make) {
    next_ = [this, make = std::move(make)] { push_over(make()); };
}

void Program::back() {
    next_ = [this] {
        if (below_.empty()) return show_title();
        screen_ = std::move(below_.back());
        below_.pop_back();
    };
}

void Program::help(const std::string& rule) {
    if (screen_->name() == "help") return;
    next_ = [this, rule] { push_over(make_help(screen_->rule_book(), rule)); };
}

void Program::go(std::string_view screen) { go_by_name(screen); }

void Program::save_screens() {
    screen_->keep();
    for (const auto& screen : below_) screen->keep();
}

void Program::toggle_full_screen() {
    window_->toggle_full_screen();
    dirty_ = true;
}

void Program::open(const std::string& what) {
    next_ = [this, what] {
        save_screens();
        if (const auto opened = open_battle(what); !opened) notify(opened.error());
    };
}

// Scripts open no other programs.
void Program::show_file(const std::filesystem::path& file) {
    if (!script_) platform::show_file(file);
}

void Program::portrait(const Rect& rect, const render::CoinSprite& coin) {
    render::View view;
    view.width = width();
    view.height = height();
    view.scale = rect.width() / (2 * coin.radius);
    const Vec2 from_middle = rect.center() - Vec2{view.width / 2.0, view.height / 2.0};
    view.center = {coin.at.x - from_middle.x / view.scale, coin.at.y + from_middle.y / view.scale};
    ui_->paint().custom([this, view, coin] { renderer_->draw_coins({coin}, view); });
}

}  // namespace screens
