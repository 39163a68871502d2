#include "game/stories/screen/free_objects.h"

#include "game/shell/journal_file.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/tabletop_file.h"

namespace screens {

namespace {

constexpr double kBesideLast = 0.45;  // inches, both ways: nearer they would be a pile

}  // namespace

LooseThings::LooseThings(App& app, std::filesystem::path file, std::optional<Vec2> home)
    : app_(app), file_(std::move(file)), coins_(app.pocket_coins()), random_(app.seed()), home_(home) {
    DeskKept kept = load_desk(file_);
    desk_ = std::move(kept.desk);
    if (!kept.fault.empty())
        fault_ = say("The cards of your own could not be read and were set aside as {1}: {2}",
                     plain(broken_name(file_).string()), plain(kept.fault));
}

void LooseThings::keep() {
    const auto kept = keep_desk(file_, desk_);
    fault_ = kept ? Phrase() : plain(kept.error());
}

void LooseThings::new_card() {
    if (const auto number = desk_.lay("", "")) {
        if (home_)
            desk_.move(*number, *home_ + Vec2{kBesideLast, -kBesideLast} * static_cast<double>(*number % 3));
        choose_card(*number);
    }
    keep();
}

void LooseThings::clear() {
    desk_ = {};
    choose_nothing();
    std::error_code none;
    std::filesystem::remove(file_, none);
}

void LooseThings::lay_counters(const std::vector<int>& count) {
    for (std::size_t i = 0; i < coins_.size(); ++i)
        for (int laid = 0; laid < count[i]; ++laid) desk_.lay_counter(coins_[i].name);
    keep();
}

void LooseThings::choose_card(int number) {
    card_ = number;
    counter_.reset();
}

void LooseThings::choose_counter(std::size_t which) {
    counter_ = which;
    card_.reset();
}

void LooseThings::choose_nothing() {
    card_.reset();
    counter_.reset();
}

bool LooseThings::lies_at(const render::View& view, Vec2 pixels) const {
    const Vec2 at = view.to_table(pixels);
    return desk_.card_at(at) || desk_.counter_at(at);
}

void LooseThings::advance(const render::View& view) { advance_cards(app_, moves_, view); }

}  // namespace screens
