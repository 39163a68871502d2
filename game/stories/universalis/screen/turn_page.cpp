// What the framer and the active player do: a line for each act with its price, its form below it.

#include "game/stories/universalis/screen/act_widgets.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr std::size_t kStoryBytes = 4000, kShortBytes = 500, kNameBytes = 80;

bool in_scene(const uni::Card& card) { return card.in_scene(); }

void tick(ui::Ui& ui, bool done, const Phrase& text) {
    ui.sign(done ? ui::Sign::Solid : ui::Sign::Dashed, text, {Type::Small});
}

// What must be done before the scene runs.
void draw_checklist(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::Scene& scene = *match.scene;
    tick(ui, scene.location.has_value(),
         scene.location ? say("The place: {1}", uni_card(match, *scene.location))
                        : say("The place is missing"));
    tick(ui, true, say("The time: {1}", uni_time(scene.time.value_or(uni::SceneTime::Present))));
    tick(ui, false, say("The first Event opens the scene"));
    ui.text(say("{1} cannot be interrupted yet. (UNI-20)", uni_player(match, scene.framer)),
            {Type::Small, palette::kSoft});
}

void draw_title_form(UniView& view, int seat) {
    if (!draw_uni_section(view, UniAct::Title, say("Name the scene"), uni::NameScene{seat, uni::kBlank}))
        return;
    std::string& title = uni_draft(view, "title");
    view.app.ui().input_text(say("Title"), title, kShortBytes);
    draw_uni_scene_pick(view, view.form.returns_to);
    if (draw_act(view, say("So it is called"), uni::NameScene{seat, title, view.form.returns_to}))
        view.drafts.drop("title");
}

void draw_place_form(UniView& view, int seat) {
    const bool framing = view.match().phase == uni::Phase::Framing;
    if (!draw_uni_section(view, UniAct::Place, framing ? say("Set the place") : say("Move the scene"),
                          uni::SetLocation{seat, uni::kBlank}))
        return;
    std::string& name = uni_draft(view, "place");
    view.app.ui().input_text(say("A new place"), name, kNameBytes);
    if (draw_act(view, say("The scene is there"), uni::SetLocation{seat, name})) {
        view.drafts.drop("place");
        return;
    }
    const auto fits = [](const uni::Card& card) { return !card.master && !card.eliminated; };
    draw_uni_card_pick(view, say("Or a card"), view.form.seized, fits);
    if (view.form.seized > 0)
        draw_act(view, say("That card is the place"), uni::SetLocation{seat, view.form.seized});
}

void draw_time_form(UniView& view, int seat) {
    using uni::SceneTime;
    if (!draw_uni_section(view, UniAct::Time, say("Set the time"), uni::SetTime{seat, SceneTime::Present}))
        return;
    if (draw_act(view, say("In the present"), uni::SetTime{seat, SceneTime::Present})) return;
    if (draw_act(view, say("In the past"), uni::SetTime{seat, SceneTime::Past})) return;
    draw_act(view, say("In the future"), uni::SetTime{seat, SceneTime::Future});
    view.app.ui().text(say("The future pays one coin to each of the others. (UNI-16)"),
                       {Type::Small, palette::kSoft});
}

// The first one waits until the others had their say: it ends the framing.
void ask_anyone(UniView& view, const uni::Command& command, const Phrase& what, const char* draft) {
    view.dialog = [&view, command, what, draft] {
        ui::Ui& ui = view.app.ui();
        bool done = false;
        ui.dialog("anyone", ui.px(500), [&] {
            ui.heading(say("Anyone?"));
            ui.text(what);
            const auto open = uni_open_acts(view.match(), view.actor());
            ui.text(open.empty() ? say("Nothing is open to the others now.")
                                 : say("Open to the others now: {1}.", joined(open, plain(", "))));
            ui.space(6);
            if (ui.button(say("Nobody: go on"), ui::Look::Accent)) {
                done = true;
                if (view.submit(command) && *draft != '\0') view.drafts.drop(draft);
            }
            if (ui.button(say("Wait"))) {
                done = true;
                view.page = UniPage::AnyTime;
            }
        });
        return done;
    };
}

void draw_narrate_form(UniView& view, int seat) {
    if (!draw_uni_section(view, UniAct::Narrate, say("Narrate"), uni::Narrate{seat, uni::kBlank})) return;
    std::string& text = uni_draft(view, "narrate");
    view.app.ui().input_lines(say("Colour that changes nothing"), text, 3, kStoryBytes);
    if (draw_act(view, say("Say it"), uni::Narrate{seat, text})) view.drafts.drop("narrate");
}

void draw_card_form(UniView& view, int seat) {
    ui::Ui& ui = view.app.ui();
    UniForm& form = view.form;
    if (!draw_uni_section(view, UniAct::Card, say("A new card"),
                          uni::CreateComponent{seat, uni::kBlank, form.kind, true}))
        return;
    std::string& name = uni_draft(view, "card");
    ui.input_text(say("Name"), name, kNameBytes);
    ui.row({1, 1});
    for (int i = 0; i <= static_cast<int>(uni::CardKind::Other); ++i) {
        const auto kind = static_cast<uni::CardKind>(i);
        if (i == 2) ui.row({1, 1});
        if (ui.button(uni_kind(kind), form.kind == kind ? ui::Look::Accent : ui::Look::Plain))
            form.kind = kind;
    }
    if (ui.toggle(say("It comes into the scene at once"), form.introduce)) form.introduce = !form.introduce;
    if (draw_act(view, say("Write it"), uni::CreateComponent{seat, name, form.kind, form.introduce})) {
        view.drafts.drop("card");
        view.card = view.match().cards_made;
    }
}

void draw_master_form(UniView& view, int seat) {
    if (!draw_uni_section(view, UniAct::Master, say("A Master"), uni::CreateMaster{seat, uni::kBlank}))
        return;
    std::string& name = uni_draft(view, "master");
    view.app.ui().input_text(say("Name"), name, kNameBytes);
    view.app.ui().text(say("A template: cards linked to it may use its Traits. (UNI-54)"),
                       {Type::Small, palette::kSoft});
    if (draw_act(view, say("Write it"), uni::CreateMaster{seat, name})) {
        view.drafts.drop("master");
        view.card = view.match().cards_made;
    }
}

void draw_mini_form(UniView& view, int seat) {
    if (view.match().scene->mini) {
        draw_act(view, say("Back to the scene"), uni::EndMiniScene{seat});
        return;
    }
    ui::Ui& ui = view.app.ui();
    if (!draw_uni_section(view, UniAct::Mini, say("A mini-scene"), uni::StartMiniScene{seat, uni::kBlank}))
        return;
    std::string &title = uni_draft(view, "mini"), &place = uni_draft(view, "mini place"),
                &time = uni_draft(view, "mini time");
    ui.input_text(say("Title"), title, kShortBytes);
    ui.input_text(say("Where"), place, kShortBytes);
    ui.input_text(say("When"), time, kShortBytes);
    draw_uni_scene_pick(view, view.form.returns_to);
    if (!draw_act(view, say("Meanwhile ..."),
                  uni::StartMiniScene{seat, title, place, time, view.form.returns_to}))
        return;
    for (const char* draft : {"mini", "mini place", "mini time"}) view.drafts.drop(draft);
}

void draw_ending(UniView& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.rule();
    if (draw_act_button(view, say("End the turn"), uni::EndTurn{seat}))
        ask_anyone(view, uni::EndTurn{seat},
                   say("Then it is {1}'s turn. Does anybody want to do something before?",
                       uni_player(match, match.left_of(seat))),
                   "");
    if (match.phase != uni::Phase::Turn) return;
    const int left = match.coins.pot;
    const auto ask = [&](const uni::EndScene& end) {
        ask_anyone(view, end,
                   left > 0 ? say("The scene ends. Lost with the pot: {1}.", uni_coins(left))
                            : say("The scene ends; the next bid begins."),
                   "");
    };
    if (draw_act_button(view, say("End the scene"), uni::EndScene{seat, false})) ask({seat, false});
    if (uni::Universalis::check(match, uni::EndScene{seat, false})) return;
    if (draw_act_button(view, say("Fade to black"), uni::EndScene{seat, true})) ask({seat, true});
    if (left > 0)
        ui.text(say("Then lost with the pot: {1}.", uni_coins(left)), {Type::Small, palette::kAccent});
}

}  // namespace

void draw_uni_event_form(UniView& view, int seat) {
    const bool first = view.match().phase == uni::Phase::Framing;
    if (!draw_uni_section(view, UniAct::Event, first ? say("The first Event") : say("Tell an Event"),
                          uni::DescribeEvent{seat, uni::kBlank}))
        return;
    std::string& text = uni_draft(view, "event");
    view.app.ui().input_lines(say("It happens that ..."), text, 3, kStoryBytes);
    draw_uni_cards_pick(view, say("Who takes part"), view.form.told_of, in_scene);
    const uni::DescribeEvent event{seat, text, view.form.told_of};
    if (!first) {
        if (draw_act(view, say("Tell it"), event)) view.drafts.drop("event");
    } else if (draw_act_button(view, say("Tell it"), event)) {
        ask_anyone(view, event,
                   say("With its first Event the scene runs. Does anybody want to do something before?"),
                   "event");
    }
}

void draw_uni_speak_form(UniView& view, int seat) {
    const auto mine = [seat](const uni::Card& card) { return card.is_controlled_by(seat); };
    int any = 0;
    for (const uni::Card& card : view.match().cards)
        if (mine(card)) any = card.id;
    if (any == 0) return;
    if (!draw_uni_section(view, UniAct::Speak, say("Speak"), uni::Speak{seat, any, uni::kBlank})) return;
    draw_uni_card_pick(view, say("Who speaks"), view.form.speaker, mine);
    std::string& text = uni_draft(view, "speak");
    view.app.ui().input_lines(say("What is said"), text, 2, kStoryBytes);
    if (draw_act(view, say("Speak for it"), uni::Speak{seat, view.form.speaker, text}))
        view.drafts.drop("speak");
}

void draw_uni_turn(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int seat = view.actor();
    const bool framing = match.phase == uni::Phase::Framing;
    ui.fact(say("Purse"), uni_purse(match, seat));
    if (framing) draw_checklist(view);
    if (framing) draw_title_form(view, seat);
    draw_uni_event_form(view, seat);
    if (!framing) draw_narrate_form(view, seat);
    draw_uni_speak_form(view, seat);
    draw_card_form(view, seat);
    draw_place_form(view, seat);
    if (framing) draw_time_form(view, seat);
    draw_master_form(view, seat);
    if (!framing) {
        draw_mini_form(view, seat);
        if (draw_uni_section(view, UniAct::Tenet, say("A Tenet"),
                             uni::ProposeTenet{seat, uni::TenetKind::StoryElement, uni::kBlank}))
            draw_uni_tenet_form(view);
    }
    draw_ending(view, seat);
}

}  // namespace screens
