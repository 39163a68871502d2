#include "game/coin_wars/screens/battle/end.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "game/coin_wars/screens/common/screens.h"

#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

profile::SetUp once_more(Resources& box, const BattleGame& game) {
    profile::SetUp next = game.set_up();
    next.seed = box.seed();
    if (next.clock) next.clock = profile::Clock(next.clock->terms());
    return next;
}

constexpr double kLargeButton = 52;  // points: the height of a large button

// The scenario as this battle began.
std::shared_ptr<const cw::Scenario> laid(const BattleGame& game) { return game.before(0).scenario; }

// Starts the same battle with new settings.
void start(BattleApp& app, const BattleGame& game, const profile::SetUp& next) {
    if (game.scenario().free) return app.begin({next, laid(game)});
    app.start_battle(next);
}

class EndPanel {
public:
    explicit EndPanel(Battle& battle) : battle_(battle), ui_(battle.ui), match_(battle.match()) {
        if (!battle_.dialog.told) battle_.dialog.told = told_of(battle_.app, battle_.game.set_up());
        roomy_ = ui_.width() / ui_.scale() >= 1000;
    }

    double width() const { return ui_.px(roomy_ ? 920 : 480); }

    void draw() {
        const auto winner = match_.outcome->winner;
        ui_.text(headline(), {.type = Type::Name});
        if (const auto degree = cw::degree_of(match_)) ui_.text(cw::in_words(*degree), {.type = Type::Strong});
        ui_.text(table::why_it_ended(match_));
        if (winner && !battle_.game.player(*winner).empty())
            ui_.sign(sign_of(*winner), say("Won by {1}", battle_.game.player(*winner)));
        draw_last_file(battle_);
        ui_.rule();
        if (battle_.dialog.figures)
            draw_end_figures(battle_, battle_.game.timeline(), roomy_);
        else
            draw_end_day(battle_, battle_.game.timeline());
        ui_.space(4);
        draw_ways();
    }

private:
    Phrase name(cw::Side side) const { return table::display_name(*match_.scenario, side); }

    // For one person against a computer or someone elsewhere, how it ended for them comes first.
    Phrase headline() const {
        const auto winner = match_.outcome->winner;
        if (!winner) return say("A draw");
        const auto is_here = [&](cw::Side side) { return !battle_.game.bot(side) && !battle_.game.elsewhere(side); };
        if (is_here(*winner) == is_here(cw::other(*winner))) return say("{1} wins", name(*winner));
        return is_here(*winner) ? say("You won: {1} wins", name(*winner)) : say("You lost: {1} wins", name(*winner));
    }

    // The most wanted button is large, the rest is behind More. Escape presses the last one.
    void draw_ways() {
        if (battle_.game.trial()) {
            ui_.row(std::vector<double>(roomy_ ? 3 : 2, 1));
            draw_pages();
            draw_table();
            if (ui_.button(battle_.game.way_back(), Look::Accent)) battle_.leave();
            return;
        }
        draw_large();
        bool& more = battle_.dialog.more;
        if (more) draw_more();
        ui_.row({1, 1, 1});
        if (ui_.button(say("Back to title"))) return battle_.app.go("title");
        if (ui_.button(more ? say("Less") : say("More"))) more = !more;
        draw_table();
    }

    void draw_large() {
        if (battle_.game.set_up().series) {
            ui_.row({1});
            if (ui_.button(say("On with the series"), Look::Accent)) continue_series(battle_.app, battle_.game);
            return draw_teacher({1});
        }
        if (battle_.game.set_up().war) {
            const Phrase leads = battle_.dialog.told->shared_war ? who_leads_on(battle_.app, battle_.game) : Phrase();
            if (!leads.empty()) ui_.text(say("When {1} continues the war, you will follow.", leads));
            ui_.row({1});
            if (leads.empty() && ui_.button(say("On with the war"), Look::Accent))
                continue_war(battle_.app, battle_.game, *battle_.dialog.told);
            return draw_teacher({1});
        }
        const bots::Level* stronger = won() ? bots::find_level(battle_.dialog.told->stronger) : nullptr;
        if (stronger && ui_.button(say("Next strength: {1}", stronger->name), Look::Accent))
            return stronger_rematch(std::string(stronger->key));
        const Look rematch_look = lost() || stronger ? Look::Plain : Look::Accent;
        const Phrase again = say("Rematch with sides swapped"), learn = say("Learn from it");
        if (!large_fits(again) || !large_fits(learn)) {
            ui_.row({1});
            if (ui_.button(again, rematch_look)) return rematch(battle_.app, battle_.game);
            return draw_teacher({1});
        }
        const Rect both = ui_.take(ui_.px(kLargeButton));
        const double gap = ui_.px(8), middle = both.center().x;
        ui_.place({both.x0, both.y0, middle - gap / 2, both.y1});
        if (ui_.button(again, rematch_look)) return rematch(battle_.app, battle_.game);
        ui_.place({middle + gap / 2, both.y0, both.x1, both.y1});
        press_teacher();
        ui_.space(4);
    }

    bool large_fits(const Phrase& label) const {
        return ui_.text_width(label, Type::Body) < ui_.rest().width() / 2 - ui_.px(24);
    }

    bool leads_here(cw::Side side) const { return !battle_.game.bot(side) && !battle_.game.elsewhere(side); }
    // True if a person here lost to a bot or to somebody elsewhere: they may want to know why.
    bool lost() const {
        const auto winner = match_.outcome->winner;
        return winner && leads_here(cw::other(*winner)) && !leads_here(*winner);
    }

    void draw_more() {
        if (offers_handicap()) draw_handicap();
        const bool shelf = battle_.game.counts();
        ui_.row(std::vector<double>(roomy_ && shelf ? 4 : roomy_ ? 3 : 2, 1));
        draw_pages();
        if (ui_.button(say("Make a card")))
            return open_share(battle_.app, {.record = battle_.game.record(), .file = battle_.game.replay()});
        if (shelf && ui_.button(say("Medals"))) return battle_.app.go("shelf");
        ui_.row({1});
        if (ui_.button(say("Save the battle as a page"))) save_battle_page(battle_);
    }

    void draw_handicap() {
        const battles::EvenWithout& even = *battle_.dialog.told->odds->even_without;
        const Phrase label = say_many(static_cast<int>(even.coins.size()), "Rematch, {2} with {1} coin fewer",
                                      "Rematch, {2} with {1} coins fewer", name(even.side));
        ui_.row({1});
        if (ui_.button(label)) even_rematch();
    }

    void draw_pages() {
        const Phrase other_page = battle_.dialog.figures ? say("Highlights") : say("Figures");
        if (ui_.button(other_page)) battle_.dialog.figures = !battle_.dialog.figures;
        if (ui_.button(say("Watch it again"))) battle_.watch(Battle::From::Start);
    }

    void draw_table() {
        if (ui_.button(say("Look at the table"))) battle_.dialog.end_closed = true;
    }

    void draw_teacher(const std::vector<double>& row) {
        ui_.row(row);
        press_teacher();
    }

    void press_teacher() {
        if (ui_.button(say("Learn from it"), lost() ? Look::Accent : Look::Plain)) battle_.watch(Battle::From::Teacher);
    }

    // True if the battle is uneven and was fought without a handicap.
    bool offers_handicap() const {
        return battle_.dialog.told->odds && battle_.dialog.told->odds->even_without && !battle_.game.set_up().handicap;
    }

    void even_rematch() {
        profile::SetUp next = once_more(battle_.app, battle_.game);
        next.handicap = true;
        battle_.app.start_battle(next);
    }

    bool won() const { return match_.outcome->winner && !battle_.game.bot(*match_.outcome->winner); }

    void stronger_rematch(const std::string& level) {
        profile::SetUp next = once_more(battle_.app, battle_.game);
        for (std::string& bot : next.bots)
            if (!bot.empty()) bot = level;
        battle_.app.settings().seats.bots = next.bots;
        battle_.app.save_settings();
        start(battle_.app, battle_.game, next);
    }

    Battle& battle_;
    ui::Ui& ui_;
    const cw::Match& match_;
    bool roomy_ = false;
};

}  // namespace

bool may_have_rematch(const Battle& battle) {
    const profile::SetUp& set_up = battle.game.set_up();
    return !battle.game.trial() && !battle.exercise && !set_up.series && !set_up.war;
}

void rematch(BattleApp& app, const BattleGame& game) {
    profile::SetUp next = once_more(app, game);
    if (game.scenario().free) {
        // Each player keeps the coins and changes faces.
        std::swap(next.players[0], next.players[1]);
        std::swap(next.bots[0], next.bots[1]);
        const auto exchanged = cw::scenario_from_json(battles::with_faces_exchanged(cw::to_json(*laid(game))));
        if (!exchanged) return app.notify(exchanged.error().message);
        return app.begin(beginning(next, *exchanged));
    }
    next.swapped = !next.swapped;
    app.start_battle(next);
}

void start_again(BattleApp& app, const BattleGame& game) { start(app, game, once_more(app, game)); }

void draw_end(Battle& battle) {
    EndPanel panel(battle);
    battle.ui.dialog("end", panel.width(), [&] { panel.draw(); });
}

}  // namespace screens
