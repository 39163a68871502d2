#include "game/stories/coin_rpg/screen/saved_characters.h"

#include <algorithm>
#include <filesystem>

#include "engine/platform/files.h"
#include "game/kit/file_name.h"
#include "game/kit/player_text.h"
#include "game/profile/free_file.h"
#include "game/stories/coin_rpg/character_file.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

std::filesystem::path character_folder(const Resources& resources) { return story_file(resources, "characters"); }

std::optional<rpg::ReuseCharacter> read_character(const std::filesystem::path& file) {
    const auto text = platform::read_file(file);
    return text ? story::character_from(*text) : std::nullopt;
}

const std::string& name_of(const rpg::ReuseCharacter& character) { return character.sheet.sheet.card.name; }

// Two names may give the same file name; the second one gets a number.
std::filesystem::path file_of(const std::filesystem::path& folder, const std::string& name) {
    const std::string person = rules::folded(name);
    return profile::free_file(folder, rules::file_words(person), ".json", [&](const std::filesystem::path& file) {
        const auto saved = read_character(file);
        return saved && rules::folded(name_of(*saved)) == person;
    });
}

bool plays_already(const rpg::Match& match, const std::string& name) {
    return std::ranges::any_of(match.seats, [&](const rpg::Seat& seat) {
        return seat.character && rules::folded(seat.character->sheet.card.name) == rules::folded(name);
    });
}

}  // namespace

std::vector<rpg::ReuseCharacter> saved_characters(const Resources& resources) {
    std::vector<rpg::ReuseCharacter> all;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(character_folder(resources), error), end; !error && entry != end;
         entry.increment(error))
        if (auto character = read_character(entry->path())) all.push_back(std::move(*character));
    std::ranges::sort(all, {}, [](const rpg::ReuseCharacter& one) { return rules::folded(name_of(one)); });
    return all;
}

core::Result<void, words::Phrase> save_characters(const Resources& resources, const rpg::Match& match) {
    const auto folder = character_folder(resources);
    if (auto made = platform::make_folder(folder); !made) return made;
    core::Result<void, words::Phrase> all;
    for (const rpg::Seat& seat : match.seats) {
        if (!seat.character) continue;
        const rpg::Sheet& sheet = seat.character->sheet;
        auto saved = platform::write_file(file_of(folder, sheet.card.name), story::character_text(sheet));
        if (!saved && all) all = std::move(saved);
    }
    return all;
}

void offer_saved_characters(View& view) {
    if (view.writing.kept.empty() || !view.app.ui().button(say("Bring a Character back"))) return;
    view.writing.bringing = true;
}

void draw_saved_characters(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Who comes back?"));
    draw_note(ui, say("As they were when their last Adventure ended, unhurt, with all their experience."));
    std::optional<rpg::ReuseCharacter> chosen;
    for (const rpg::ReuseCharacter& one : view.writing.kept) {
        const rpg::Sheet& sheet = one.sheet.sheet;
        if (plays_already(view.match(), name_of(one))) continue;
        if (ui.button(plain(name_of(one)))) chosen = one;
        ui.text(ratings_in_words(view.match(), sheet), {Type::Small});
        draw_note(ui, say("Progress {1} of 10, {2} XP", in_wholes(sheet.progress), sheet.xp));
    }
    if (ui.button(say("Back to the card"))) view.writing.bringing = false;
    if (!chosen) return;
    chosen->seat = seat;
    submit_character(view, seat, *chosen);
}

}  // namespace screens::coin_rpg
