// The framer's and the active player's acts: a line for each with its price, its form below it.

#include <algorithm>

#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

bool in_scene(const uni::Card& card) { return card.in_scene(); }

void tick(ui::Ui& ui, bool done, const Phrase& text) {
    ui.sign(done ? ui::Sign::Solid : ui::Sign::Dashed, text, {Type::Small});
}

// The list of tasks before the scene begins.
void draw_checklist(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::Scene& scene = *match.scene;
    tick(ui, scene.location.has_value(),
         scene.location ? say("The place: {1}", card_in_words(match, *scene.location)) : say("The place is missing"));
    tick(ui, true, say("The time: {1}", time_in_words(scene.time.value_or(uni::SceneTime::Present))));
    tick(ui, false, say("The first Event opens the scene"));
    draw_note(ui, say("{1} cannot be interrupted yet. (UNI-20)", player_name(match, scene.framer)));
}

void draw_title_form(View& view, int seat) {
    if (!draw_section(view, Act::Title, say("Name the scene"), uni::NameScene{seat, uni::kBlank})) return;
    std::string& title = view.drafts.at("title");
    draw_text_line(view.app.ui(), words::mark_in("of a scene", "Title"), title, uni::limits::kShort);
    draw_scene_pick(view, view.form.returns_to);
    if (draw_act(view, say("Call it that"), uni::NameScene{seat, title, view.form.returns_to}))
        view.drafts.drop("title");
}

void draw_place_form(View& view, int seat) {
    const bool framing = view.match().phase == uni::Phase::Framing;
    if (!draw_section(view, Act::Place, framing ? say("Set the place") : say("Move the scene"),
                      uni::SetLocation{seat, uni::kBlank}))
        return;
    std::string& name = view.drafts.at("place");
    draw_text_line(view.app.ui(), say("A new place"), name, uni::limits::kName);
    if (draw_act(view, say("Set it there"), uni::SetLocation{seat, name})) {
        view.drafts.drop("place");
        return;
    }
    const auto fits = [](const uni::Card& card) { return !card.master && !card.eliminated; };
    draw_card_pick(view, say("Or a card"), view.form.seized, fits);
    if (view.form.seized > 0) draw_act(view, say("Make this card the place"), uni::SetLocation{seat, view.form.seized});
}

void draw_time_form(View& view, int seat) {
    using uni::SceneTime;
    if (!draw_section(view, Act::Time, say("Set the time"), uni::SetTime{seat, SceneTime::Present})) return;
    if (draw_act(view, say("In the present"), uni::SetTime{seat, SceneTime::Present})) return;
    if (draw_act(view, say("In the past"), uni::SetTime{seat, SceneTime::Past})) return;
    draw_act(view, say("In the future"), uni::SetTime{seat, SceneTime::Future});
    draw_note(view.app.ui(), say("The future costs one coin for each of the others, paid to them. (UNI-16)"));
}

// The first Event waits until the others have had their say, because it ends the framing.
void ask_anyone(View& view, const uni::Command& command, const Phrase& what, const char* draft) {
    view.dialog = [&view, command, what, draft] {
        ui::Ui& ui = view.app.ui();
        bool done = false;
        ui.dialog("anyone", ui.px(500), [&] {
            ui.heading(say("Anyone?"));
            ui.text(what);
            const auto open = open_acts(view.match(), view.actor());
            ui.text(open.empty() ? say("There is nothing the others may do now.")
                                 : say("Open to the others now: {1}.", joined(open, rules::comma())));
            ui.space(6);
            if (ui.button(say("Nobody: continue"), ui::Look::Accent)) {
                done = true;
                if (view.submit(command) && *draft != '\0') view.drafts.drop(draft);
            }
            if (ui.button(say("Wait"))) {
                done = true;
                view.page = Page::AnyTime;
            }
        });
        return done;
    };
}

void draw_narrate_form(View& view, int seat) {
    if (!draw_section(view, Act::Narrate, say("Narrate"), uni::Narrate{seat, uni::kBlank})) return;
    std::string& text = view.drafts.at("narrate");
    draw_text_lines(view.app.ui(), say("Colour that changes nothing"), text, 3, uni::limits::kStory);
    if (draw_act(view, say("Say it"), uni::Narrate{seat, text})) view.drafts.drop("narrate");
}

void draw_card_form(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    Form& form = view.form;
    if (!draw_section(view, Act::Card, say("A new card"), uni::CreateComponent{seat, uni::kBlank, form.kind, true}))
        return;
    std::string& name = view.drafts.at("card");
    draw_text_line(ui, say("Name"), name, uni::limits::kName);
    ui.row({1, 1});
    for (int i = 0; i <= static_cast<int>(uni::CardKind::Other); ++i) {
        const auto kind = static_cast<uni::CardKind>(i);
        if (i == 2) ui.row({1, 1});
        if (ui.button(kind_name(kind), form.kind == kind ? ui::Look::Chosen : ui::Look::Plain)) form.kind = kind;
    }
    if (ui.toggle(say("Bring it into the scene at once"), form.introduce)) form.introduce = !form.introduce;
    if (draw_act(view, say("Write it"), uni::CreateComponent{seat, name, form.kind, form.introduce})) {
        view.drafts.drop("card");
        view.acting.card = view.match().numbers.cards_made;
        return;
    }
    draw_note(ui, say("Its Traits are bought on the Cards page, for a coin each."));
    const uni::Card* last = view.match().find(view.match().numbers.cards_made);
    if (last && ui.button(say("See the Traits of {1}", brief(view, last->name, 0.5)))) open_card(view, last->id);
}

void draw_master_form(View& view, int seat) {
    if (!draw_section(view, Act::Master, say("A Master"), uni::CreateMaster{seat, uni::kBlank})) return;
    std::string& name = view.drafts.at("master");
    draw_text_line(view.app.ui(), say("Name"), name, uni::limits::kName);
    draw_note(view.app.ui(), say("A template: cards linked to it may use its Traits. (UNI-54)"));
    if (draw_act(view, say("Write it"), uni::CreateMaster{seat, name})) {
        view.drafts.drop("master");
        view.acting.card = view.match().numbers.cards_made;
    }
}

void draw_mini_form(View& view, int seat) {
    if (view.match().scene->mini) {
        draw_act(view, say("Back to the scene"), uni::EndMiniScene{seat});
        return;
    }
    ui::Ui& ui = view.app.ui();
    if (!draw_section(view, Act::Mini, say("A mini-scene"), uni::StartMiniScene{seat, uni::kBlank})) return;
    std::string &title = view.drafts.at("mini"), &place = view.drafts.at("mini place"),
                &time = view.drafts.at("mini time");
    draw_text_line(ui, words::mark_in("of a scene", "Title"), title, uni::limits::kShort);
    draw_text_line(ui, say("Where"), place, uni::limits::kShort);
    draw_text_line(ui, say("When"), time, uni::limits::kShort);
    draw_scene_pick(view, view.form.returns_to);
    if (!draw_act(view, say("Meanwhile ..."), uni::StartMiniScene{seat, title, place, time, view.form.returns_to}))
        return;
    for (const char* draft : {"mini", "mini place", "mini time"}) view.drafts.drop(draft);
}

void draw_end_of_turn(View& view, int seat) {
    const uni::Match& match = view.match();
    if (draw_act_button(view, say("End the turn"), uni::EndTurn{seat}))
        ask_anyone(view, uni::EndTurn{seat},
                   say("Then it is {1}'s turn. Does anybody want to do something first?",
                       player_name(match, match.left_of(seat))),
                   "");
}

void draw_end_of_scene(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.rule();
    // The pot pays first for the fade.
    const auto ask = [&](const uni::EndScene& end) {
        const int left = match.coins.pot - (end.fade ? std::min(1, match.coins.pot) : 0);
        ask_anyone(view, end,
                   left > 0 ? say("The scene ends, and what is left in the pot is lost: {1}.", coins_in_words(left))
                            : say("The scene ends; the next bid begins."),
                   "");
    };
    if (draw_act_button(view, say("End the scene"), uni::EndScene{seat, false})) ask({seat, false});
    if (view.check(uni::EndScene{seat, false})) return;
    if (draw_act_button(view, say("Fade to black"), uni::EndScene{seat, true})) ask({seat, true});
    if (match.coins.pot > 0)
        ui.text(say("If it ends now, what is in the pot is lost: {1}.", coins_in_words(match.coins.pot)),
                {Type::Small, palette::kAccent});
}

// In the order of framing; the first Event comes last.
void draw_framing(View& view, int seat) {
    draw_checklist(view);
    draw_title_form(view, seat);
    draw_place_form(view, seat);
    draw_time_form(view, seat);
    draw_card_form(view, seat);
    draw_master_form(view, seat);
    draw_event_form(view, seat);
    draw_speak_form(view, seat, "speak");
    view.app.ui().rule();
    draw_end_of_turn(view, seat);
}

}  // namespace

void draw_event_form(View& view, int seat) {
    const bool first = view.match().phase == uni::Phase::Framing;
    if (!draw_section(view, Act::Event, first ? say("The first Event") : say("Tell an Event"),
                      uni::DescribeEvent{seat, uni::kBlank}))
        return;
    std::string& text = view.drafts.at("event");
    draw_text_lines(view.app.ui(), say("What happens ..."), text, 3, uni::limits::kStory);
    draw_cards_pick(view, say("Who takes part"), view.form.told_of, in_scene);
    const uni::DescribeEvent event{seat, text, view.form.told_of};
    if (!first) {
        if (draw_act(view, say("Tell it"), event)) view.drafts.drop("event");
    } else if (draw_act_button(view, say("Tell it"), event)) {
        ask_anyone(view, event, say("The scene starts with its first Event. Does anybody want to do something first?"),
                   "event");
    }
}

void draw_speak_form(View& view, int seat, const char* draft) {
    const auto mine = [seat](const uni::Card& card) { return card.is_controlled_by(seat); };
    int any = 0;
    for (const uni::Card& card : view.match().cards)
        if (mine(card)) any = card.id;
    if (any == 0) return;
    if (!draw_section(view, Act::Speak, say("Speak"), uni::Speak{seat, any, uni::kBlank})) return;
    draw_card_pick(view, say("Who speaks"), view.form.speaker, mine);
    std::string& text = view.drafts.at(draft);
    draw_text_lines(view.app.ui(), say("What they say"), text, 2, uni::limits::kStory);
    if (view.form.speaker == 0) return draw_note(view.app.ui(), say("Choose a card."));
    if (draw_act(view, say("Speak for it"), uni::Speak{seat, view.form.speaker, text})) view.drafts.drop(draft);
}

void draw_turn(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int seat = view.actor();
    const bool framing = match.phase == uni::Phase::Framing;
    ui.fact(say("Purse"), purse_in_words(match, seat));
    if (framing) return draw_framing(view, seat);
    draw_end_of_turn(view, seat);
    draw_event_form(view, seat);
    draw_narrate_form(view, seat);
    draw_speak_form(view, seat, "speak");
    draw_card_form(view, seat);
    draw_place_form(view, seat);
    draw_master_form(view, seat);
    draw_mini_form(view, seat);
    if (draw_section(view, Act::Tenet, say("A Tenet"),
                     uni::ProposeTenet{seat, uni::TenetKind::StoryElement, uni::kBlank}))
        draw_tenet_form(view);
    draw_end_of_scene(view, seat);
}

}  // namespace screens::universalis
