// Preparation: proposing, changing and striking Tenets, one's own or from the box.

#include <algorithm>

#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

constexpr int kMaxRefreshment = 20;

Phrase about_kind(uni::TenetKind kind) {
    if (kind == uni::TenetKind::StoryElement) return say("What is true in the story.");
    if (kind == uni::TenetKind::SocialContract) return say("How you treat each other at the table.");
    return say("How you play: a change to the rules.");
}

// UNI-10: the setting that a Rules Gimmick changes, if any.
void draw_setting(View& view) {
    std::optional<uni::Setting>& setting = view.form.setting;
    std::vector<Option> options{{say("nothing"), say("It changes no setting."), !setting}};
    std::vector<std::optional<uni::Setting>> values{std::nullopt};
    const uni::Settings now = uni::in_force(view.match());
    for (int i = 0; i <= static_cast<int>(uni::SettingName::Consent); ++i) {
        const auto name = static_cast<uni::SettingName>(i);
        const bool number = name == uni::SettingName::Refreshment;
        for (int value = 0; value <= (number ? 0 : 1); ++value) {
            const uni::Setting one{name, number ? now.refreshment : value};
            values.emplace_back(one);
            options.push_back({number ? say("The Refreshment") : setting_in_words(one),
                               {},
                               setting && setting->name == name && (number || setting->value == value)});
        }
    }
    draw_picked(view.app.ui(), view.dialog, {say("Setting it changes"), say("nothing"), options},
                [&setting, values](std::size_t which) { setting = values[which]; });
    if (setting && setting->name == uni::SettingName::Refreshment)
        view.app.ui().slider(say("Coins after a scene"), setting->value, {0, kMaxRefreshment, 1});
}

void propose(View& view, const uni::ProposeTenet& tenet) {
    if (!view.submit(tenet)) return;
    view.drafts.drop("tenet");
    view.form.setting.reset();
}

// A mood's Tenets that are not on the table yet.
void draw_box(View& view, int seat) {
    if (!view.box || view.box->moods.empty()) return;
    ui::Ui& ui = view.app.ui();
    const auto& moods = view.box->moods;
    view.mood = std::clamp(view.mood, 0, static_cast<int>(moods.size()) - 1);
    ui.caption(say("FROM THE BOX"));
    Picker<int> all(say("Mood"), say("none"));
    for (std::size_t i = 0; i < moods.size(); ++i)
        all.add(static_cast<int>(i), plain(moods[i].title), plain(moods[i].summary));
    all.draw(ui, view.dialog, view.mood);
    std::vector<Option> tenets;
    std::vector<uni::ProposeTenet> ready;
    for (uni::ProposeTenet tenet : moods[static_cast<std::size_t>(view.mood)].tenets) {
        tenet.seat = seat;
        ready.push_back(tenet);
        const int number = static_cast<int>(ready.size());
        tenets.push_back({say("{1}, {2}", number, kind_name(tenet.kind)), plain(tenet.text), false});
    }
    if (!ui.button(say("Look through its Tenets"))) return;
    view.dialog = [&view, tenets, ready] {
        const Answer answer = choose_one(view.app.ui(), say("Which one do you write down?"), tenets);
        if (answer.option) {
            view.form.tenet = ready[*answer.option].kind;
            view.form.setting = ready[*answer.option].setting;
            view.drafts.at("tenet") = ready[*answer.option].text;
        }
        return answer.given;
    };
}

void draw_standing(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    bool any = false;
    for (const uni::Tenet& tenet : view.match().tenets) {
        if (!tenet.stands()) continue;
        if (!any) ui.caption(say("IN FORCE"));
        any = true;
        ui.text(plain(tenet.text), {Type::Small});
        draw_note(ui, say("{1}, by {2}", kind_name(tenet.kind), player_name(view.match(), tenet.by)));
        if (view.form.tenet_changed == tenet.id) {
            std::string& text = view.drafts.at("tenet change");
            draw_text_lines(ui, say("It should say"), text, 2, uni::limits::kShort);
            if (draw_act(view, say("Rewrite it"), uni::ModifyTenet{seat, tenet.id, text}) ||
                draw_act(view, say("Strike it out"), uni::ModifyTenet{seat, tenet.id, std::nullopt})) {
                view.form.tenet_changed = 0;
                return;
            }
        } else if (ui.button(say("Change Tenet {1}", tenet.id))) {
            view.form.tenet_changed = tenet.id;
            view.drafts.at("tenet change") = tenet.text;
        }
    }
}

}  // namespace

void draw_tenet_form(View& view) {
    ui::Ui& ui = view.app.ui();
    const int seat = view.actor();
    Form& form = view.form;
    for (const auto kind : {uni::TenetKind::StoryElement, uni::TenetKind::SocialContract, uni::TenetKind::RulesGimmick})
        if (ui.choice(kind_name(kind), {}, form.tenet == kind)) form.tenet = kind;
    draw_note(ui, about_kind(form.tenet));
    if (form.tenet == uni::TenetKind::RulesGimmick)
        draw_setting(view);
    else
        form.setting.reset();
    std::string& text = view.drafts.at("tenet");
    draw_text_lines(ui, say("From now on ..."), text, 2, uni::limits::kShort);
    const uni::ProposeTenet tenet{seat, form.tenet, text, form.setting};
    if (draw_act_button(view, say("Propose the Tenet"), tenet, ui::Look::Accent)) return propose(view, tenet);
    draw_box(view, seat);
    draw_standing(view, seat);
}

void draw_tenets(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int seat = view.actor();
    ui.heading(say("What are the ground rules?"));
    ui.fact(say("Purse"), purse_in_words(match, seat));
    if (draw_act(view, say("Pass"), uni::PassTenet{seat})) return;
    draw_note(ui,
              say("Passes in a row: {1} of {2}. Once everyone has passed, bidding for the first scene begins. (UNI-8)",
                  match.order.passes, match.count()));
    draw_tenet_form(view);
}

}  // namespace screens::universalis
