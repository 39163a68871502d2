#include "game/stories/screen/free_objects.h"

#include "engine/platform/files.h"
#include "game/kit/json_text.h"
#include "game/shell/journal_file.h"
#include "game/stories/screen/story_lifecycle.h"

namespace screens {

namespace {

namespace fs = std::filesystem;

constexpr double kBesideLast = 0.45;  // inches, both ways: nearer they would be a pile

core::Result<story::Tabletop, std::string> desk_in(const std::string& text) {
    const auto json = rules::parse_json(text);
    if (!json) return core::failure(json.error());
    auto tabletop = story::Tabletop::from(*json);
    if (!tabletop) return core::failure(words::english(tabletop.error().message));
    return std::move(*tabletop);
}

core::Result<void, std::string> keep_desk(const fs::path& file, const story::Tabletop& tabletop) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    return platform::write_file(file,
                                tabletop.json().dump(1, ' ', false, rules::Json::error_handler_t::replace) + "\n");
}

}  // namespace

LooseThings::LooseThings(App& app, std::filesystem::path file, std::optional<Vec2> home)
    : app_(app), file_(std::move(file)), coins_(app.pocket_coins()), random_(app.seed()), home_(home) {
    const auto text = platform::read_file(file_);
    if (!text) return;
    auto tabletop = desk_in(*text);
    if (tabletop) {
        desk_ = std::move(*tabletop);
        return;
    }
    set_broken_aside(file_);
    fault_ = say("The cards of your own could not be read and were set aside as {1}: {2}",
                 plain(broken_name(file_).string()), plain(tabletop.error()));
}

void LooseThings::keep() {
    const auto kept = keep_desk(file_, desk_);
    fault_ = kept ? Phrase() : plain(kept.error());
}

void LooseThings::new_card() {
    if (const auto number = desk_.lay("", "")) {
        if (home_) desk_.move(*number, *home_ + Vec2{kBesideLast, -kBesideLast} * static_cast<double>(*number % 3));
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
