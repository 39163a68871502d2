// Who sits down, and with which options.

#include "engine/core/lists.h"
#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/saved_characters.h"
#include "game/stories/screen/saved_start.h"

namespace screens::coin_rpg {

namespace {

constexpr int kMaxGiven = 20;  // Customization Points

}  // namespace

void read_saved_start(View& view) {
    const auto match = rpg::CoinRpg::start({{"players", {"1"}}, {"options", take_saved_start(view)}});
    if (match) view.terms.options = match->options;
}

void draw_options(View& view, Agreed when) {
    ui::Ui& ui = view.app.ui();
    rpg::Options& options = view.terms.options;
    const auto flip = [&](const Phrase& label, bool& on) {
        if (ui.toggle(label, on)) on = !on;
    };
    ui.heading(say("What do you agree on?"));
    flip(say("Experience is earned"), options.experience);
    if (options.experience) flip(say("Experienced tables write harder Scenes"), options.harder_scenes);
    if (when == Agreed::AtFirst) {
        ui.slider(say("Points to begin with"), options.customization_points.number, {0, kMaxGiven, 1});
        draw_note(ui, say("For Characters who start stronger: 3, 5 or 7 are recommended."));
    }
    flip(say("At least one Easy and one Hard Scene"), options.easy_hard_minimum);
    flip(say("Powers are used"), options.powers);
    if (options.powers) {
        const bool both = options.defensive_price == rpg::DefensivePrice::Both;
        if (ui.toggle(say("Defensive lowers both results"), both))
            options.defensive_price = both ? rpg::DefensivePrice::SceneOnly : rpg::DefensivePrice::Both;
    }
    ui.caption(say("POINTS FOR SCENES"));
    const bool flat = options.scene_budget == rpg::SceneBudget::Flat12;
    if (ui.choice(say("Shared"), say("Up to six players share 60; more players get 10 each."), !flat))
        options.scene_budget = rpg::SceneBudget::Formula;
    if (ui.choice(say("Twelve each"), {}, flat)) options.scene_budget = rpg::SceneBudget::Flat12;
    ui.caption(say("WHEN EVERYBODY IS OUT"));
    const bool skip = options.everyone_out == rpg::EveryoneOut::SkipScene;
    if (ui.choice(say("The Adventure is over"), {}, !skip)) options.everyone_out = rpg::EveryoneOut::GameOver;
    if (ui.choice(say("A Scene is passed over"), {}, skip)) options.everyone_out = rpg::EveryoneOut::SkipScene;
    ui.caption(say("BURNED COINS COME BACK"));
    const bool whole = options.burn_recovery == rpg::BurnRecovery::WholeAdventure;
    if (ui.choice(say("By kind of burn"), say("Coins burned for a helper come back with the next Scene."), !whole))
        options.burn_recovery = rpg::BurnRecovery::ByKind;
    if (ui.choice(say("With the next Adventure"), {}, whole)) options.burn_recovery = rpg::BurnRecovery::WholeAdventure;
    draw_text_line(ui, say("Another word for Coolness"), options.coolness, rpg::limits::kName);
    draw_text_line(ui, say("Another word for Positives"), options.positive, rpg::limits::kName);
    draw_text_line(ui, say("Another word for Negatives"), options.negative, rpg::limits::kName);
}

namespace {

// The choice: an Adventure of one's own, or the guided one.
void draw_what(View& view) {
    if (!view.box || !view.box->first_session) return;
    ui::Ui& ui = view.app.ui();
    ui.heading(say("What are we playing?"));
    bool& shown = view.start.with_box;
    if (ui.choice(say("An Adventure of our own"), say("You make the Characters and write the Scenes."), !shown))
        shown = false;
    if (ui.choice(say("A first Adventure, step by step"), plain(view.box->first_session->summary), shown)) shown = true;
}

}  // namespace

void draw_start(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.resumes_earlier()) return;
    draw_what(view);
    ui.heading(say("Who plays?"));
    const bool shown = view.start.with_box && view.box && view.box->first_session;
    if (shown) {
        int players = view.box->first_session->players;
        const auto names = std::span(view.start.names).first(static_cast<std::size_t>(players));
        draw_players(ui, players, players, names);
    } else {
        draw_players(ui, view.start.players, 1, view.start.names);
    }
    draw_story_title(ui, view.story_title());
    if (draw_sit_down(view, shown ? Guidance::Shown : Guidance::None)) return view.begin_table();
    draw_note(ui, say("Write Scenes, draw some of them, and take your Characters through them: each Scene is fought by "
                      "tossing coins, and whoever played it tells what happened."));
    ui.rule();
    if (!shown) draw_options(view, Agreed::AtFirst);
    if (!shown) ui.rule();
    draw_note(ui, plain(story::kRpgCredit));
    rpg::Match shape;
    shape.options = view.terms.options;
    save_start(view, rpg::CoinRpg::options(shape)["options"]);
}

bool hand_over_to(View& view, const std::vector<int>& awaited) {
    const std::vector<int> seats = view.played(awaited);
    if (seats.empty()) return false;
    const bool there = view.writing.seat && core::contains(seats, *view.writing.seat);
    if (there) return true;
    const int seat = seats.front();
    if (view.played(view.match().seated()).size() > 1) {
        ui::Ui& ui = view.app.ui();
        const Phrase who = plain(view.match().seat(seat).player);
        ui.heading(say("It is {1}'s turn to write", who));
        if (view.match().phase == rpg::Phase::Lights)
            ui.text(say("Everyone else at the table looks away now."));
        else
            ui.text(say("Everybody may watch and help: nothing about Characters is secret."));
        if (!ui.button(say("I am {1}", who), ui::Look::Accent)) return false;
    }
    open_writing(view, seat);
    return true;
}

void open_writing(View& view, int seat) {
    view.writing.seat = seat;
    view.writing.box.reset();
    view.writing.bringing = false;
    view.writing.own_power.reset();
    view.writing.kept = saved_characters(view.app);
    open_forms(view, seat);
}

}  // namespace screens::coin_rpg
