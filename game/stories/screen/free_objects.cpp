#include "game/stories/screen/free_objects.h"

#include "game/stories/screen/story_lifecycle.h"

namespace screens {

namespace {

constexpr double kBesideLast = 0.45;  // inches, both ways: nearer cards would snap into a pile

}  // namespace

FreeObjects::FreeObjects(App& app, std::filesystem::path file, std::optional<Vec2> home)
    : app_(app),
      file_(std::move(file)),
      coins_(app.pocket_coins()),
      random_(app.seed()),
      home_(home),
      desk_(ground()),
      recorded_(ground()) {
    if (auto saved = file_.load(ground())) desk_ = recorded_ = std::move(*saved);
}

void FreeObjects::write() {
    recorded_ = desk_;
    file_.save(desk_);
}

void FreeObjects::keep() {
    typed_.reset();
    if (desk_ == recorded_) return;
    before_.push_back(recorded_);
    if (before_.size() > kMaxBack) before_.erase(before_.begin());
    write();
}

// All typing on one card is undone together.
void FreeObjects::save_typed(int card) {
    if (typed_ == card) return write();
    keep();
    typed_ = card;
}

void FreeObjects::take_back() {
    desk_ = std::move(before_.back());
    before_.pop_back();
    typed_.reset();
    choose_nothing();
    write();
}

void FreeObjects::wipe() {
    desk_ = story::Tabletop(ground());
    choose_nothing();
    keep();
}

void FreeObjects::new_card() {
    if (const auto number = desk_.lay("", "")) {
        if (home_) desk_.move(*number, *home_ + Vec2{kBesideLast, -kBesideLast} * static_cast<double>(*number % 3));
        choose_card(*number);
    }
    keep();
}

void FreeObjects::clear() {
    desk_ = recorded_ = story::Tabletop(ground());
    before_.clear();
    choose_nothing();
    file_.remove();
}

void FreeObjects::place_counters(const std::vector<int>& count) {
    for (std::size_t i = 0; i < coins_.size(); ++i)
        for (int laid = 0; laid < count[i]; ++laid) desk_.lay_counter(coins_[i].name);
    keep();
}

void FreeObjects::choose_card(int number) {
    card_ = number;
    counter_.reset();
}

void FreeObjects::choose_counter(std::size_t which) {
    counter_ = which;
    card_.reset();
}

void FreeObjects::choose_nothing() {
    card_.reset();
    counter_.reset();
}

void FreeObjects::advance(const render::View& view) {
    advance_cards(app_, moves_, view);
    file_.try_again(recorded_, app_.clock_seconds());
}

}  // namespace screens
