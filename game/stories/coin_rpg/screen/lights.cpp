// Lights and Camera: writing Scenes within a budget, then drawing them.

#include <algorithm>

#include "game/stories/coin_rpg/rules/lights_phase.h"
#include "game/stories/coin_rpg/rules/scene_card.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

std::vector<rpg::ScenePart> parts_of(View& view, int seat) {
    std::vector<rpg::ScenePart> parts;
    for (const rpg::Trait trait : rpg::kTraits) {
        if (view.writing.scene.coins[trait] == 0) continue;
        rpg::ScenePart part{trait, view.writing.scene.coins[trait], "", view.writing.scene.headings[trait]};
        if (trait == rpg::Trait::Miscellaneous) part.name = draft_of(view, "scene-misc", seat);
        parts.push_back(part);
    }
    return parts;
}

// RPG-9: "Social 4" or "Personality 4", as the writer prefers.
void draw_headings(View& view) {
    rpg::PerTrait<rpg::Heading>& headings = view.writing.scene.headings;
    const bool own = headings[rpg::Trait::Bodiness] == rpg::Heading::Character;
    if (!view.app.ui().toggle(say("Call them Bodiness, Braininess, Personality"), own)) return;
    for (const rpg::Trait trait : {rpg::Trait::Bodiness, rpg::Trait::Braininess, rpg::Trait::Personality})
        headings[trait] = own ? rpg::Heading::Scene : rpg::Heading::Character;
}

// The card's cost, and whether its size is legal.
void draw_cost(View& view, const std::vector<rpg::ScenePart>& parts, int left) {
    ui::Ui& ui = view.app.ui();
    const int total = rpg::total_coins(parts);
    if (total == 0)
        return draw_note(ui, say("Coins in all: {1}. Points left: {2}.", rpg::totals_allowed(view.match()), left));
    const bool legal = rpg::is_legal_total(view.match(), total);
    const int cost = rpg::cost(parts);
    ui.text(legal ? say("{1} coins: {2}. It costs {3} of {4} points.", total, rpg::name_of(rpg::difficulty(total)),
                        cost, left)
                  : say("Coins: {1}. A Scene must have {2}.", total, rpg::totals_allowed(view.match())),
            {Type::Strong, legal && cost <= left ? palette::kInk : palette::kAccent});
}

void draw_editor(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const int left = rpg::budget_left(view.match(), seat);
    ui.heading(say("Scenes by {1}", player_name(view.match(), seat)));
    offer_box(view);
    draw_text_line(ui, say("Headline"), draft_of(view, "scene-title", seat), rpg::limits::kTitle);
    draw_text_lines(ui, say("What awaits them"), draft_of(view, "scene-text", seat), 3, rpg::limits::kDescription);
    rpg::PerTrait<int>& coins = view.writing.scene.coins;
    ui.slider(say("Physical"), coins[rpg::Trait::Bodiness], {0, SceneForm::kMaxInPart, 1});
    ui.slider(say("Intellectual"), coins[rpg::Trait::Braininess], {0, SceneForm::kMaxInPart, 1});
    ui.slider(say("Social"), coins[rpg::Trait::Personality], {0, SceneForm::kMaxInPart, 1});
    ui.slider(say("Miscellaneous"), coins[rpg::Trait::Miscellaneous], {0, SceneForm::kMaxInPart, 1});
    if (coins[rpg::Trait::Miscellaneous] > 0)
        draw_text_line(ui, say("Name of this Trait"), draft_of(view, "scene-misc", seat), rpg::limits::kName);
    const auto parts = parts_of(view, seat);
    save_forms(view, seat);
    draw_cost(view, parts, left);
    const bool ready = ui.button(say("Add to the pile"), ui::Look::Accent);
    draw_headings(view);
    if (!ready) return;
    const rpg::SceneCard card = scene_draft(view, seat);
    if (!view.submit(rpg::AddScene{seat, card.title, card.parts, card.description})) return;
    drop_scene(view, seat);
}

void draw_written(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    std::optional<int> back;
    for (const rpg::SceneCard& card : view.match().pile) {
        if (card.author != seat) continue;
        const int total = rpg::total_coins(card.parts);
        ui.fact(scene_title(card), say("{1}, {2} coins", rpg::name_of(rpg::difficulty(total)), total));
        if (ui.button(say("Take back: {1}", scene_title(card)))) back = card.id;
    }
    if (back) view.submit(rpg::RemoveScene{seat, *back});
}

// The last player has finished, but the pile lacks something: all may write again.
void draw_reopening(View& view) {
    ui::Ui& ui = view.app.ui();
    for (const int seat : view.played(view.match().seated()))
        if (view.match().seat(seat).done && ui.button(say("Let {1} write more", player_name(view.match(), seat))))
            if (view.submit(rpg::ReopenScenes{seat})) view.writing.seat.reset();
}

// The last writer cannot finish before the pile is complete: shows what is missing, and who may help.
void draw_last_one(View& view, int seat) {
    if (rpg::awaited(view.match()).size() != 1) return;
    const auto refusal = rpg::check(view.match(), rpg::FinishScenes{seat});
    if (!refusal) return;
    ui::Ui& ui = view.app.ui();
    ui.text(refusal->message, {Type::Strong, palette::kAccent});
    if (view.match().players() > 1)
        draw_note(ui, say("If you are short of points for it, ask somebody to write more:"));
    draw_reopening(view);
}

}  // namespace

rpg::SceneCard scene_draft(View& view, int seat) {
    return {.author = seat,
            .title = draft_of(view, "scene-title", seat),
            .parts = parts_of(view, seat),
            .description = draft_of(view, "scene-text", seat)};
}

void draw_lights(View& view) {
    if (!hand_over_to(view, rpg::awaited(view.match()))) return draw_reopening(view);
    ui::Ui& ui = view.app.ui();
    const int seat = *view.writing.seat;
    if (view.writing.box) return draw_scene_box(view, seat);
    draw_editor(view, seat);
    ui.rule();
    draw_written(view, seat);
    if (view.match().options.easy_hard_minimum)
        draw_note(ui, say("The pile needs an Easy Scene (3 coins) and a Hard one (8 or more), whoever writes them."));
    if (ui.button(say("I have written enough")) && view.submit(rpg::FinishScenes{seat})) {
        view.writing.seat.reset();
        return;
    }
    draw_last_one(view, seat);
}

namespace {

// "Easy 2, Mild 1, Hard 1": the number of cards of each kind.
Phrase pile_in_words(const rpg::Match& match) {
    std::vector<Phrase> all;
    for (int i = 0; i <= static_cast<int>(rpg::Difficulty::VeryHard); ++i) {
        const auto difficulty = static_cast<rpg::Difficulty>(i);
        const auto count = std::ranges::count_if(match.pile, [&](const rpg::SceneCard& card) {
            return rpg::difficulty(rpg::total_coins(card.parts)) == difficulty;
        });
        if (count > 0) all.push_back(rpg::name_of(difficulty) + plain(" ") + Phrase(static_cast<int>(count)));
    }
    return joined(all, rules::comma());
}

}  // namespace

void draw_camera(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::DrawBounds bounds = rpg::draw_bounds(view.match());
    view.terms.to_draw = std::clamp(view.terms.to_draw, bounds.min, bounds.max);
    ui.heading(say("How many Scenes?"));
    ui.text(say("2 to 4 take about half an hour; more take longer."));
    ui.text(say("In the pile: {1}.", pile_in_words(view.match())), {Type::Strong});
    if (view.match().options.easy_hard_minimum) draw_note(ui, say("An Easy and a Hard one will be among them."));
    if (bounds.min < bounds.max)
        ui.slider(say("Scenes"), view.terms.to_draw, {bounds.min, bounds.max, 1});
    else
        ui.text(say_many(view.terms.to_draw, "There is only {1} Scene.", "There are only {1} Scenes."));
    if (ui.button(say("Shuffle and draw"), ui::Look::Accent)) view.submit(rpg::DrawScenes{view.terms.to_draw});
}

}  // namespace screens::coin_rpg
