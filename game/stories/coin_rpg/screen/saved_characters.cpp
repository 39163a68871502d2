// Characters saved between tables, each in stories/characters/ of the profile folder, in their state at the end of
// their last Adventure: "coinwars-character/1", with the sheet in the protocol's form.

#include <algorithm>
#include <filesystem>

#include "engine/platform/files.h"
#include "game/kit/file_name.h"
#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/profile/free_file.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

using Brought = rpg::ReuseCharacter;

constexpr const char* kCharacterFormat = "coinwars-character/1";

std::filesystem::path character_folder(const Resources& resources) { return story_file(resources, "characters"); }

// Returns nullopt if it is not a Character.
std::optional<Brought> brought_from(const std::filesystem::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return std::nullopt;
    const auto json = rules::parse_json(*text);
    if (!json || !json->is_object() || json->value("format", "") != kCharacterFormat) return std::nullopt;
    if (!json->contains("sheet")) return std::nullopt;
    const auto command =
        rpg::CoinRpg::command_from({{"cmd", "reuse_character"}, {"seat", 0}, {"sheet", (*json)["sheet"]}});
    const auto* brought = command ? get_if<Brought>(&*command) : nullptr;
    return brought ? std::optional(*brought) : std::nullopt;
}

// Two names may give the same file name; the second one gets a number.
std::filesystem::path file_of(const std::filesystem::path& folder, const std::string& name) {
    const std::string person = rules::folded(name);
    return profile::free_file(folder, rules::file_words(person), ".json", [&](const std::filesystem::path& file) {
        const auto kept = brought_from(file);
        return kept && rules::folded(kept->sheet.sheet.card.name) == person;
    });
}

bool plays_already(const rpg::Match& match, const std::string& name) {
    return std::ranges::any_of(match.seats, [&](const rpg::Seat& seat) {
        return seat.character && rules::folded(seat.character->sheet.card.name) == rules::folded(name);
    });
}

}  // namespace

std::vector<rpg::ReuseCharacter> saved_characters(const Resources& resources) {
    std::vector<Brought> all;
    std::error_code none;
    for (std::filesystem::directory_iterator entry(character_folder(resources), none), end; !none && entry != end;
         entry.increment(none))
        if (auto brought = brought_from(entry->path())) all.push_back(std::move(*brought));
    std::ranges::sort(all, {}, [](const Brought& one) { return rules::folded(one.sheet.sheet.card.name); });
    return all;
}

core::Result<void, words::Phrase> save_characters(const Resources& resources, const rpg::Match& match) {
    const auto folder = character_folder(resources);
    if (auto made = platform::make_folder(folder); !made) return made;
    for (const rpg::Seat& seat : match.seats) {
        if (!seat.character) continue;
        const rpg::Sheet& sheet = seat.character->sheet;
        const rules::Json json{{"format", kCharacterFormat},
                               {"game", rpg::CoinRpg::name()},
                               {"sheet", rpg::CoinRpg::to_json(Brought{0, rpg::claim_of(sheet)})["sheet"]}};
        if (auto kept = platform::write_file(file_of(folder, sheet.card.name), json.dump(1)); !kept) return kept;
    }
    return {};
}

void offer_kept(View& view) {
    if (view.writing.kept.empty() || !view.app.ui().button(say("Bring a Character back"))) return;
    view.writing.bringing = true;
}

void draw_kept(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Who comes back?"));
    draw_note(ui, say("As they were when their last Adventure ended, unhurt, with all their experience."));
    std::optional<Brought> chosen;
    for (const Brought& one : view.writing.kept) {
        const rpg::Sheet& sheet = one.sheet.sheet;
        if (plays_already(view.match(), sheet.card.name)) continue;
        if (ui.button(plain(sheet.card.name))) chosen = one;
        ui.text(ratings_in_words(view.match(), sheet), {Type::Small});
        draw_note(ui, say("Progress {1} of 10, {2} XP", in_wholes(sheet.progress), sheet.xp));
    }
    if (ui.button(say("Back to the card"))) view.writing.bringing = false;
    if (!chosen) return;
    chosen->seat = seat;
    submit_character(view, seat, *chosen);
}

}  // namespace screens::coin_rpg
