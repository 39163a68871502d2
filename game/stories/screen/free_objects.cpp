#include "game/stories/screen/free_objects.h"

#include "engine/platform/files.h"
#include "game/kit/file_kind.h"
#include "game/kit/json_text.h"
#include "game/profile/journal_file.h"
#include "game/stories/screen/story_lifecycle.h"

namespace screens {

namespace {

namespace fs = std::filesystem;

constexpr double kBesideLast = 0.45;  // inches, both ways: nearer cards would snap into a pile

core::Result<story::Tabletop, words::Phrase> desk_in(const std::string& text, story::Ground ground) {
    const auto json = rules::parse_json(text);
    if (!json) return core::failure(rules::why_unreadable(json.error()));
    auto tabletop = story::Tabletop::from(*json, ground);
    if (!tabletop) return core::failure(tabletop.error().message);
    return std::move(*tabletop);
}

core::Result<void, words::Phrase> keep_desk(const fs::path& file, const story::Tabletop& tabletop) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    return platform::write_file(file,
                                tabletop.json().dump(1, ' ', false, rules::Json::error_handler_t::replace) + "\n");
}

}  // namespace

FreeObjects::FreeObjects(App& app, std::filesystem::path file, std::optional<Vec2> home)
    : app_(app),
      file_(std::move(file)),
      coins_(app.pocket_coins()),
      random_(app.seed()),
      home_(home),
      desk_(ground()),
      kept_(ground()) {
    const auto text = platform::read_file(file_);
    if (!text) return;
    auto tabletop = desk_in(*text, ground());
    if (tabletop) {
        desk_ = kept_ = std::move(*tabletop);
        return;
    }
    profile::set_broken_aside(file_);
    fault_ = say("Your own cards could not be read and were set aside as {1}: {2}",
                 plain(profile::broken_name(file_).string()), tabletop.error());
}

void FreeObjects::write() {
    kept_ = desk_;
    const auto kept = keep_desk(file_, desk_);
    fault_ = kept ? Phrase() : kept.error();
}

void FreeObjects::keep() {
    typed_.reset();
    if (desk_ == kept_) return;
    before_.push_back(kept_);
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
    desk_ = kept_ = story::Tabletop(ground());
    before_.clear();
    choose_nothing();
    std::error_code none;
    std::filesystem::remove(file_, none);
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

void FreeObjects::advance(const render::View& view) { advance_cards(app_, moves_, view); }

}  // namespace screens
