// Between tosses: the encounter with its one-click calls, and the rounds.

#include "game/kit/session/recorded_hand.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/telling.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kSceneDraft = "scene";

void draw_opening(View& view) {
    ui::Ui& ui = view.app.ui();
    std::string& title = view.drafts.at(kSceneDraft);
    draw_text_line(ui, say("Title of the next scene"), title, ec::limits::kTitle);
    if (!ui.button(say("Open the scene"), ui::Look::Plain, {!title.empty(), say("Give it a name first.")})) return;
    if (!view.submit(ec::kCm, ec::OpenScene{title})) return;
    view.drafts.drop(kSceneDraft);
    view.words.by.clear();
}

void draw_rounds(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.caption(match.round ? say("ROUND {1}", *match.round) : say("ROUNDS NOT COUNTED"));
    const Phrase next = match.round ? say("Next round") : say("Count rounds"), leave = say("Stop counting rounds");
    button_row(ui, {next, leave});
    std::optional<ec::Action> chosen;
    if (ui.button(next)) chosen = ec::NextRound{};
    if (ui.button(leave, ui::Look::Plain, {match.round.has_value(), say("Rounds are not being counted.")}))
        chosen = ec::LeaveRounds{};
    if (!match.round) draw_note(ui, say("Each round, everybody has one action, and fires burn on. (EC-36)"));
    if (chosen) view.submit(ec::kCm, *chosen);
}

void draw_choice_of_encounter(View& view) {
    ui::Ui& ui = view.app.ui();
    const std::string scene = scene_title(*view.game);
    ui.heading(scene.empty() ? say("What happens?") : plain(scene));
    if (!view.plays_box())
        draw_note(ui, say("The CM tells the story, and calls for what matters: a toss, an attack, harm. (EC-1)"));
    draw_opening(view);
    if (!view.plays_box()) return;
    std::optional<std::size_t> chosen;
    ui.caption(say("PREPARED ENCOUNTERS"));
    for (std::size_t i = 0; i < view.box->encounters.size(); ++i)
        if (ui.button(plain(view.box->encounters[i].title))) chosen = i;
    if (chosen) view.open_encounter(*chosen);
}

// A prepared call's outcome in one line.
void draw_prepared(View& view, const story::PreparedCall& call, std::optional<ec::Action>& chosen) {
    const ec::Match& match = view.match();
    // The notes tell what success and failure bring, so only the CM may see them.
    Offer offer{plain(call.title), view.notes ? plain(call.notes) : Phrase()};
    offer.refusal = view.check({ec::kCm, call.action});
    if (const auto forecast = forecast_of(match, call.action);
        forecast && !holds_alternative<ec::DealDamage>(call.action))
        offer.chance = forecast->opposed ? *forecast->opposed : forecast->success;
    if (draw_offer(view.app.ui(), offer)) chosen = call.action;
}

// The CM's characters in the encounter that nobody has noticed yet.
void draw_unseen(View& view) {
    ui::Ui& ui = view.app.ui();
    std::string seen;
    for (const ec::Character& each : view.match().characters)
        if (view.unseen(each.id) && ui.button(say("{1} comes into view", plain(each.name())))) seen = each.id;
    if (!seen.empty()) view.come_into_view(seen);
}

}  // namespace

void draw_scene(View& view) {
    ui::Ui& ui = view.app.ui();
    const story::Encounter* encounter = view.encounter();
    if (!encounter) {
        draw_choice_of_encounter(view);
        ui.rule();
        return draw_rounds(view);
    }
    ui.heading(plain(encounter->title));
    if (view.place.narrow) ui.text(plain(encounter->say), {Type::Small});
    draw_rounds(view);
    if (ui.button(view.notes ? say("Hide the notes") : say("Notes for the CM alone"))) view.notes = !view.notes;
    if (view.notes) {
        ui.text(plain(encounter->notes), {Type::Small});
        draw_note(ui, say("The scene is over once this is true: {1}", plain(encounter->done)));
        draw_unseen(view);
    }
    ui.rule();
    ui.caption(say("PREPARED CALLS (CHANCE OF SUCCESS SHOWN)"));
    std::optional<ec::Action> chosen;
    for (const story::PreparedCall& call : encounter->calls) draw_prepared(view, call, chosen);
    ui.rule();
    const bool over = ui.button(say("End the encounter"));
    draw_note(ui, say("The CM's characters in it leave the table."));
    if (chosen) view.submit(ec::kCm, *chosen);
    if (!over || chosen) return;
    view.notes = false;
    view.close_encounter();
}

}  // namespace screens::edged_coins
