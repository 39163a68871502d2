// The starter box: Scenes and Characters by mood, chosen or drawn, which fill the card that is being written.

#include <algorithm>

#include "engine/platform/files.h"
#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/shell/page_frame.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

core::Result<story::SceneBox, std::string> box_of(const RpgView& view) {
    const auto file = view.app.assets() / "stories" / "coin-rpg.json";
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const auto json = rules::parse_json(*text);
    if (!json) return core::failure(file.string() + ": " + json.error());
    auto box = story::scenes_from(story::in_language(*json, view.app.ui().catalogue()));
    if (box) return std::move(*box);
    const rules::Complaint& first = box.error().front();
    return core::failure(file.string() + first.pointer + ": " + words::english(first.reason));
}

bool is_same_name(const std::string& a, const std::string& b) { return rules::folded(a) == rules::folded(b); }

bool is_on_pile(const rpg::Match& match, const story::WrittenScene& scene) {
    return std::ranges::any_of(match.pile,
                               [&](const auto& card) { return is_same_name(card.title, scene.title); });
}
bool wrote(const rpg::Match& match, int seat, const story::WrittenScene& scene) {
    return std::ranges::any_of(match.pile, [&](const auto& card) {
        return card.author == seat && is_same_name(card.title, scene.title);
    });
}
bool is_at_table(const rpg::Match& match, const rpg::StartingCard& card) {
    return std::ranges::any_of(match.seats, [&](const rpg::Seat& seat) {
        return seat.character && is_same_name(seat.character->sheet.card.name, card.name);
    });
}

Phrase parts_in_words(const std::vector<rpg::ScenePart>& parts) {
    std::vector<Phrase> all;
    for (const rpg::ScenePart& part : parts)
        all.push_back(rpg::name_of(part) + plain(" ") + Phrase(part.coins));
    return joined(all, plain(", "));
}

void take_character(RpgView& view, int seat, const rpg::StartingCard& card) {
    view.drafts.at(rpg_place("name", seat)) = card.name;
    view.drafts.at(rpg_place("concept", seat)) = card.concept_text;
    view.drafts.at(rpg_place("misc", seat)) = card.misc_name;
    view.character = {};
    view.character.ratings = card.ratings;
    view.character.strong = card.strong;
    keep_rpg_forms(view, seat);
    view.box.reset();
}

void take_scene(RpgView& view, int seat, const story::WrittenScene& scene) {
    view.drafts.at(rpg_place("scene-title", seat)) = scene.title;
    view.drafts.at(rpg_place("scene-text", seat)) = scene.description;
    view.drafts.at(rpg_place("scene-misc", seat)).clear();
    view.scene = {};
    for (const rpg::ScenePart& part : scene.parts) {
        view.scene.coins[part.trait] = part.coins;
        view.scene.headings[part.trait] = part.heading;
        if (part.trait == rpg::Trait::Miscellaneous)
            view.drafts.at(rpg_place("scene-misc", seat)) = part.name;
    }
    keep_rpg_forms(view, seat);
    view.box.reset();
}

const story::Mood& draw_moods(RpgView& view, bool overwrites) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Out of the box"));
    if (overwrites)
        ui.text(say("What is taken replaces what is written on the card."), {Type::Small, palette::kAccent});
    ui.caption(say("IN WHICH MOOD?"));
    for (std::size_t i = 0; i < view.box->moods.size(); ++i) {
        const story::Mood& mood = view.box->moods[i];
        if (ui.choice(plain(mood.title), plain(mood.summary), view.mood == i)) view.mood = i;
    }
    return view.box->moods[view.mood];
}

template <class Item>
const Item& drawn_from(RpgView& view, const std::vector<const Item*>& items) {
    return *items[view.random.below(static_cast<std::uint32_t>(items.size()))];
}

bool draw_way_back(RpgView& view) {
    if (!view.app.ui().button(say("Back to the card"))) return false;
    view.box.reset();
    return true;
}

}  // namespace

void offer_rpg_box(RpgView& view) {
    if (!view.app.ui().button(say("Take one from the box"))) return;
    auto box = box_of(view);
    view.fault = box ? Phrase() : plain(box.error());
    if (box) view.box = std::move(*box);
}

void draw_rpg_character_box(RpgView& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const story::Mood& mood = draw_moods(view, !view.drafts.at(rpg_place("name", seat)).empty() ||
                                                   !view.drafts.at(rpg_place("concept", seat)).empty());
    std::vector<const rpg::StartingCard*> free;
    for (const rpg::StartingCard& card : mood.characters)
        if (!is_at_table(view.match(), card)) free.push_back(&card);
    const rpg::StartingCard* taken = nullptr;
    if (ui.button(say("Draw one at random"), ui::Look::Accent, !free.empty()))
        taken = &drawn_from(view, free);
    for (const rpg::StartingCard* card : free) {
        if (ui.button(plain(card->name))) taken = card;
        ui.text(plain(card->concept_text), {Type::Small});
        ui.text(rpg_ratings_in_words({*card}), {Type::Small, palette::kSoft});
    }
    if (free.empty()) ui.text(say("All of them are at the table."), {Type::Small, palette::kSoft});
    if (!draw_way_back(view) && taken) take_character(view, seat, rpg::StartingCard(*taken));
}

void draw_rpg_scene_box(RpgView& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const story::Mood& mood = draw_moods(view, !view.drafts.at(rpg_place("scene-title", seat)).empty() ||
                                                   !view.drafts.at(rpg_place("scene-text", seat)).empty());
    const int left = rpg::budget_left(view.match(), seat);
    // What others have written stays hidden: it is not drawn again, but the list does not tell.
    std::vector<const story::WrittenScene*> listed, free;
    for (const story::WrittenScene& scene : mood.scenes) {
        if (wrote(view.match(), seat, scene)) continue;
        listed.push_back(&scene);
        if (rpg::cost(scene.parts) <= left && !is_on_pile(view.match(), scene)) free.push_back(&scene);
    }
    ui.text(say_many(left, "{1} point is left for Scenes.", "{1} points are left for Scenes."));
    const story::WrittenScene* taken = nullptr;
    if (ui.button(say("Draw one at random"), ui::Look::Accent, !free.empty()))
        taken = &drawn_from(view, free);
    for (const story::WrittenScene* scene : listed) {
        const int cost = rpg::cost(scene->parts);
        if (ui.button(plain(scene->title), ui::Look::Plain, cost <= left)) taken = scene;
        const Phrase worth = rpg::name_of(rpg::difficulty(rpg::total_coins(scene->parts)));
        ui.text(say("{1}. {2}, costs {3}.", parts_in_words(scene->parts), worth, cost),
                {Type::Small, palette::kSoft});
    }
    if (!draw_way_back(view) && taken) take_scene(view, seat, story::WrittenScene(*taken));
}

}  // namespace screens
