// Before the campaign, between sessions and between scenes.

#include <algorithm>

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/card_draw/screen/verdict.h"

namespace screens::card_draw {

namespace {

constexpr const char *kSceneDraft = "scene", *kSceneTextDraft = "scene text", *kRewrittenDraft = "rewritten";

// A button for one of the GM's actions, or the reason why it is disabled.
bool draw_action(View& view, const Phrase& label, const cd::Action& action, ui::Look look = ui::Look::Plain) {
    return draw_command(view, label, {cd::kGm, action}, look);
}

void ask_end(View& view) {
    view.dialog = [&view] {
        const Reply reply =
            ask_first(view.app.ui(),
                      {"end", say("End the campaign?"),
                       say("You cannot begin another session after that, but the story can still be saved as a page."),
                       say("End the campaign")});
        if (reply == Reply::Yes) view.submit(cd::kGm, cd::EndCampaign{});
        return reply != Reply::None;
    };
}

void draw_sessions(View& view) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    if (match.session == 0 && view.plays_box()) ui.text(plain(view.box->say), {Type::Small});
    draw_note(ui, say("Red cards are ready again when a session begins. (CD-10)"));
    if (draw_action(view, say("Begin session {1}", match.session + 1), cd::BeginSession{}, ui::Look::Accent)) return;
    if (ui.button(say("End the campaign"))) ask_end(view);
}

// The box's scenes that have not been played.
std::vector<const story::PreparedScene*> scenes_left(const View& view) {
    std::vector<const story::PreparedScene*> left;
    if (!view.plays_box()) return left;
    for (const story::PreparedScene& scene : view.box->scenes) {
        const bool played = std::ranges::any_of(view.game->steps(), [&](const auto& step) {
            return std::ranges::any_of(step.events, [&](const cd::Event& event) {
                const auto* begun = get_if<cd::SceneBegun>(&event);
                return begun && begun->title == scene.title;
            });
        });
        if (!played) left.push_back(&scene);
    }
    return left;
}

void draw_scenes(View& view) {
    ui::Ui& ui = view.app.ui();
    draw_note(ui, say("Blue cards are ready again when a scene begins. (CD-10)"));
    const story::PreparedScene* chosen = nullptr;
    const auto left = scenes_left(view);
    if (!left.empty()) ui.caption(say("PREPARED SCENES"));
    for (const story::PreparedScene* scene : left)
        if (ui.button(plain(scene->title), scene == left.front() ? ui::Look::Accent : ui::Look::Plain)) chosen = scene;
    if (chosen) return view.begin_scene(*chosen);
    ui.caption(say("A SCENE OF OUR OWN"));
    std::string& title = view.drafts.at(kSceneDraft);
    draw_text_line(ui, say("Its title"), title, cd::limits::kTitle);
    std::string& text = view.drafts.at(kSceneTextDraft);
    draw_text_lines(ui, say("Text on its card (optional)"), text, 2, cd::limits::kSceneText);
    Offer offer{say("Begin the scene")};
    offer.look = left.empty() ? ui::Look::Accent : ui::Look::Plain;
    offer.refusal = closed_because(view, {cd::kGm, cd::BeginScene{title}});
    if (!offer.refusal && !text.empty()) offer.refusal = cd::check_form(cd::WriteScene{text});
    if (draw_offer(ui, offer) && view.submit(cd::kGm, cd::BeginScene{title})) {
        if (!text.empty()) view.submit(cd::kGm, cd::WriteScene{text});
        view.drafts.drop(kSceneTextDraft);
        return view.drafts.drop(kSceneDraft);
    }
    ui.rule();
    draw_action(view, say("End session {1}", view.match().session), cd::EndSession{});
}

// The GM can rewrite the card of a scene of the table's own at any time.
void draw_scene_card(View& view, const std::string& text) {
    ui::Ui& ui = view.app.ui();
    const bool blank = text.empty();
    if (!view.notes) {
        if (!ui.button(blank ? say("Write on the scene's card") : say("Rewrite the card"))) return;
        view.drafts.at(kRewrittenDraft) = text;
        view.notes = true;
        return;
    }
    std::string& written = view.drafts.at(kRewrittenDraft);
    draw_text_lines(ui, say("Text on its card"), written, 3, cd::limits::kSceneText);
    if (ui.button(say("Cancel"))) view.notes = false;
    if (!ui.button(say("Write it on the card"), ui::Look::Accent, {!written.empty(), say("Write something first.")}))
        return;
    if (!view.submit(cd::kGm, cd::WriteScene{written})) return;
    view.drafts.drop(kRewrittenDraft);
    view.notes = false;
}

// Options agreed at the start can still change.
void draw_options(View& view) {
    ui::Ui& ui = view.app.ui();
    const cd::Options& options = view.match().options;
    int professions = options.starting_professions;
    const bool every = options.reshuffle == cd::Reshuffling::EveryScene;
    ui.caption(say("WHAT YOU AGREE ON"));
    if (ui.slider(say("Professions and hobbies"), professions, {0, cd::limits::kProfessions, 1}))
        view.submit(cd::kGm, cd::SetOption{"starting_professions", professions});
    if (ui.toggle(say("Shuffle at the start of each scene"), every))
        view.submit(cd::kGm,
                    cd::SetOption{"reshuffle", word(every ? cd::Reshuffling::WhenEmpty : cd::Reshuffling::EveryScene)});
}

}  // namespace

void draw_setup(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.people.naming || view.people.newcomer) return draw_people(view);
    if (view.plays_box()) ui.text(plain(view.box->say), {Type::Small});
    draw_note(ui, say("Each character has an innate card, a temperament, a personality type and a profession or hobby, "
                      "each drawn at random and named by the player. (CD-5)"));
    if (draw_action(view, say("Start the campaign"), cd::StartCampaign{}, ui::Look::Accent)) return;
    ui.rule();
    if (view.box && view.match().characters.empty() && view.plays(cd::kGm.number) && !view.sharing.busy &&
        ui.button(say("Take the ready-made party")))
        return view.bring_party();
    draw_people(view);
    ui.rule();
    draw_options(view);
    draw_dealing(view);
}

void draw_between(View& view) {
    if (view.match().phase == cd::Phase::BetweenSessions)
        draw_sessions(view);
    else
        draw_scenes(view);
    view.app.ui().rule();
    draw_dealing(view);
}

void draw_scene(View& view) {
    draw_telling(view);
    ui::Ui& ui = view.app.ui();
    const story::PreparedScene* scene = view.scene();
    draw_title(ui, plain(view.match().scene_title));
    const std::string text = view.scene_text();
    if (!text.empty() && view.place.narrow) ui.text(plain(text), {Type::Small});
    if (!scene) draw_scene_card(view, text);
    if (scene && ui.button(view.notes ? say("Hide the notes") : say("Notes for the GM alone")))
        view.notes = !view.notes;
    if (scene && view.notes) {
        ui.text(plain(scene->notes), {Type::Small});
        draw_note(ui, say("The scene is over once this is true: {1}", plain(scene->done)));
    }
    std::optional<cd::Action> chosen;
    if (scene) ui.caption(say("PREPARED TESTS"));
    if (scene)
        for (const story::PreparedTest& test : scene->tests) {
            Offer offer{plain(test.title), view.notes ? plain(test.notes) : Phrase()};
            offer.refusal = view.check({cd::kGm, test.action});
            if (const auto* call = get_if<cd::StartChallenge>(&test.action); call && !offer.refusal)
                offer.chance = hit_of(view.match(), *call);
            if (draw_offer(ui, offer)) chosen = test.action;
        }
    if (scene)
        draw_note(ui, say("The figure is the chance of a hit of any kind with the next card."));
    else
        draw_note(ui, say("The GM tells the story and calls for a challenge, a competition or a fray. (CD-40)"));
    ui.rule();
    draw_action(view, say("The scene is over"), cd::EndScene{});
    draw_dealing(view);
    if (chosen) view.submit(cd::kGm, *chosen);
}

}  // namespace screens::card_draw
