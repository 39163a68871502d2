// The starter box: Scenes and Characters by mood, picked or drawn, which fill the card being written.

#include <algorithm>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/kit/file_kind.h"
#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

core::Result<story::SceneBox, words::Phrase> box_of(const View& view) {
    const auto file = view.app.assets() / "stories" / "coin-rpg.json";
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const auto json = rules::parse_json(*text);
    if (!json) return core::failure(say("{1}: {2}", plain(core::text(file)), rules::why_unreadable(json.error())));
    auto box = story::scenes_from(story::in_language(*json, view.app.ui().catalogue()));
    if (box) return std::move(*box);
    const rules::Complaint& first = box.error().front();
    return core::failure(say("There is a mistake in {1}: {2}", plain(core::text(file)),
                             say("{1}: {2}", plain(first.pointer), first.reason)));
}

bool is_same_name(const std::string& a, const std::string& b) { return rules::folded(a) == rules::folded(b); }

bool is_on_pile(const rpg::Match& match, const story::WrittenScene& scene) {
    return std::ranges::any_of(match.pile, [&](const auto& card) { return is_same_name(card.title, scene.title); });
}
bool wrote(const rpg::Match& match, int seat, const story::WrittenScene& scene) {
    return std::ranges::any_of(
        match.pile, [&](const auto& card) { return card.author == seat && is_same_name(card.title, scene.title); });
}
bool is_at_table(const rpg::Match& match, const rpg::StartingCard& card) {
    return std::ranges::any_of(match.seats, [&](const rpg::Seat& seat) {
        return seat.character && is_same_name(seat.character->sheet.card.name, card.name);
    });
}

const story::Mood& draw_moods(View& view, bool overwrites) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("From the box"));
    if (overwrites)
        ui.text(say("Whatever you take replaces what is written on the card."), {Type::Small, palette::kAccent});
    ui.caption(say("IN WHICH MOOD?"));
    const std::vector<story::Mood>& moods = view.writing.box->moods;
    const int last = static_cast<int>(moods.size()) - 1;
    int& chosen = view.writing.mood;
    chosen = std::clamp(chosen, 0, last);
    for (int i = 0; i <= last; ++i) {
        const story::Mood& mood = moods[static_cast<std::size_t>(i)];
        if (ui.choice(plain(mood.title), plain(mood.summary), chosen == i)) chosen = i;
    }
    return moods[static_cast<std::size_t>(chosen)];
}

template <class Item>
const Item& drawn_from(View& view, const std::vector<const Item*>& items) {
    return *items[view.random.below(static_cast<std::uint32_t>(items.size()))];
}

bool draw_way_back(View& view) {
    if (!view.app.ui().button(say("Back to the card"))) return false;
    view.writing.box.reset();
    return true;
}

}  // namespace

void offer_box(View& view) {
    if (!view.app.ui().button(say("Take one from the box"))) return;
    auto box = box_of(view);
    view.fault = box ? Phrase() : box.error();
    if (box) view.writing.box = std::move(*box);
}

void draw_character_box(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const story::Mood& mood =
        draw_moods(view, !draft_of(view, "name", seat).empty() || !draft_of(view, "concept", seat).empty());
    std::vector<const rpg::StartingCard*> free;
    for (const rpg::StartingCard& card : mood.characters)
        if (!is_at_table(view.match(), card)) free.push_back(&card);
    const rpg::StartingCard* taken = nullptr;
    if (ui.button(say("Draw one at random"), ui::Look::Accent, {!free.empty(), say("There are none left.")}))
        taken = &drawn_from(view, free);
    for (const rpg::StartingCard* card : free) {
        if (ui.button(plain(card->name))) taken = card;
        ui.text(plain(card->concept_text), {Type::Small});
        draw_note(ui, ratings_in_words(view.match(), {*card}));
    }
    if (free.empty()) draw_note(ui, say("All of them are already at the table."));
    if (draw_way_back(view) || !taken) return;
    write_character(view, seat, *taken);
    view.writing.box.reset();
}

void draw_scene_box(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const story::Mood& mood =
        draw_moods(view, !draft_of(view, "scene-title", seat).empty() || !draft_of(view, "scene-text", seat).empty());
    const int left = rpg::budget_left(view.match(), seat);
    // Others' writing stays hidden: the list still contains such a Scene, but it is not drawn again.
    std::vector<const story::WrittenScene*> listed, free;
    for (const story::WrittenScene& scene : mood.scenes) {
        if (wrote(view.match(), seat, scene)) continue;
        listed.push_back(&scene);
        if (rpg::cost(scene.parts) <= left && !is_on_pile(view.match(), scene)) free.push_back(&scene);
    }
    ui.text(say_many(left, "{1} point is left for Scenes.", "{1} points are left for Scenes."));
    const story::WrittenScene* taken = nullptr;
    if (ui.button(say("Draw one at random"), ui::Look::Accent, {!free.empty(), say("There are none left.")}))
        taken = &drawn_from(view, free);
    for (const story::WrittenScene* scene : listed) {
        const int cost = rpg::cost(scene->parts);
        if (ui.button(plain(scene->title), ui::Look::Plain, {cost <= left, say("It costs more than is left.")}))
            taken = scene;
        const Phrase worth = rpg::name_of(rpg::difficulty(rpg::total_coins(scene->parts)));
        draw_note(ui, say("{1}. {2}, costs {3}.", parts_in_words(scene->parts), worth, cost));
    }
    if (draw_way_back(view) || !taken) return;
    write_scene(view, seat, *taken);
    view.writing.box.reset();
}

}  // namespace screens::coin_rpg
