// The slip beside the war's table: the state of the war, what to do, the leaders, the battles fought.

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "engine/core/random.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/profile/war_files.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/rules/steward.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/kit/session/recorded_hand.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

class WarPanel {
public:
    explicit WarPanel(WarView& view) : view_(view), ui_(view.ui), match_(view.match()) {}

    void draw() {
        if (view_.muster) return muster(*view_.muster);
        draw_war_company(view_);
        switch (match_.phase) {
            case war::Phase::Muster:
            case war::Phase::Battle:
                before_battle();
                break;
            case war::Phase::Road:
                road();
                break;
            case war::Phase::Over:
                verdict();
                break;
        }
        notice();
        back();
        ui_.rule();
        fought();
        seats();
        leaders();
        ways();
    }

private:
    void notice() {
        if (view_.notice.empty()) return;
        ui_.text(view_.notice, {.colour = palette::kAccent});
    }
    const war::Place& place_of(const std::string& id) const {
        return match_.plan->places[static_cast<std::size_t>(match_.plan->place(id))];
    }
    Phrase line_of(int nation) const {
        const war::WarForce& host = match_.host(nation);
        return say("{1} of {2} places filled, at least {3} needed", host.fielded(), static_cast<int>(host.laid.size()),
                   war::least_of(match_, nation));
    }

    void before_battle() {
        ui_.text(known(match_.at().title), {.type = Type::Name});
        if (!match_.at().date.empty()) ui_.text(known(match_.at().date), {Type::Pen, palette::kSoft});
        if (match_.fought.empty()) {
            view_.picture.draw(ui_, known(match_.plan->title), 160);
            ui_.text(known(match_.plan->summary));
        } else if (const Phrase words = words_on_the_way(); !words.empty())
            ui_.text(words);
        ui_.rule();
        if (match_.phase == war::Phase::Muster)
            ui_.text(say("Next: set up both lines, then fight {1}.", known(match_.at().title)), {.type = Type::Strong});
        for (int nation = 0; nation < 2; ++nation) line(nation);
        if (match_.phase != war::Phase::Battle) return;
        ui_.space(4);
        ui_.text(say("Both lines are set up."), {.type = Type::Strong});
        if (view_.sharing.table)
            return ui_.text(say("The battle begins on both screens as soon as both players are there."));
        if (view_.apart())
            ui_.text(say("Fight it at a shared table or by file: fought here alone, it does not count for this war."));
        if (view_.waiting) {
            if (ui_.button(say("Continue the battle"), Look::Accent)) return view_.app.continue_battle(*view_.waiting);
            if (ui_.button(say("Fight it from the beginning"))) view_.app.go("war_battle");
        } else if (ui_.button(say("To the battle"), Look::Accent)) {
            view_.app.go("war_battle");
        }
    }
    // Returns the text of the way that led here.
    Phrase words_on_the_way() const {
        for (auto step = view_.game.steps().rbegin(); step != view_.game.steps().rend(); ++step)
            if (holds_alternative<war::March>(step->command)) return known(war::way_from(step->before).words);
        return {};
    }
    void line(int nation) {
        ui_.sign(sign_of_nation(nation), view_.display_name(nation), {.type = Type::Strong});
        ui_.remark(line_of(nation));
        if (match_.phase != war::Phase::Muster) return;
        if (match_.host(nation).ready) return ui_.remark(say("Its line is set up."));
        const bool next = nation == 0 || match_.host(0).ready;
        const bool enough = !war::check(match_, war::Ready{view_.nation(nation).id});
        if (!view_.mine(nation)) {
            ui_.row({1});
            if (ui_.button(say("The line for {1}", view_.display_name(nation)))) view_.muster = nation;
            return ui_.space(2);
        }
        ui_.row({1.6, 1});
        if (ui_.button(say("The line for {1}", view_.display_name(nation)),
                       next && !enough ? Look::Accent : Look::Plain))
            view_.muster = nation;
        if (ui_.button(say("Ready"), next && enough ? Look::Accent : Look::Plain))
            view_.submit(war::Ready{view_.nation(nation).id});
        ui_.space(2);
    }

    void road() {
        const war::Way& way = war::way_from(match_);
        const int chooser = war::who_chooses(match_);
        result(match_.fought.back(), Type::Heading);
        if (!way.words.empty()) ui_.text(known(way.words));
        if (way.to.size() > 1 && chooser >= 0)
            ui_.text(say("{1} chooses the road.", view_.display_name(chooser)), {.type = Type::Strong});
        ui_.space(4);
        for (const war::PlaceId& to : way.to) {
            // If there is only one road, either nation can take it.
            const int nation = (chooser < 0 || way.to.size() == 1) ? (view_.mine(0) ? 0 : 1) : chooser;
            if (ui_.button(say("On to {1}", known(place_of(to).title)), way.to.size() == 1 ? Look::Accent : Look::Plain,
                           {view_.mine(nation), say("{1} chooses the road.", view_.display_name(nation))}))
                view_.submit(war::March{view_.nation(nation).id, to});
        }
    }

    void verdict() {
        const war::WarEnd& end = *match_.end;
        const int winner = match_.plan->nation(end.winner);
        ui_.text(winner < 0 ? say("Nobody has won the war.") : say("{1} has won the war.", view_.display_name(winner)),
                 {.type = Type::Name});
        if (!end.words.empty()) ui_.text(known(end.words));
        if (end.by == "muster" && winner >= 0)
            ui_.text(say("{1} can no longer field the coins that the next battle asks for.",
                         view_.display_name(1 - winner)));
        if (end.by == "yield" && winner >= 0)
            ui_.text(say("{1} has given up the war.", view_.display_name(1 - winner)));
    }

    void result(const war::FoughtBattle& battle, Type type) {
        const int winner = match_.plan->nation(battle.winner);
        const Phrase title = known(place_of(battle.place).title);
        const Phrase text =
            winner < 0 ? say("{1}: a draw", title) : say("{1}: {2} wins", title, view_.display_name(winner));
        if (winner < 0)
            ui_.text(text, {.type = type});
        else
            ui_.sign(sign_of_nation(winner), text, {.type = type});
        if (const Phrase degree = wars::degree_in_words(battle); !degree.empty()) ui_.remark(degree);
        for (int nation = 0; nation < 2; ++nation) {
            const auto i = static_cast<std::size_t>(nation);
            ui_.remark(say("{1} lost {2} of {3} coins and took {4}.", view_.display_name(nation),
                           battle.lost[i].total(), battle.brought[i].total(), view_.money(battle.taken[i])));
        }
        if (winner < 0) return;
        if (const int levy = view_.nation(1 - winner).levy)
            ui_.remark(say("{1} raises {2}.", view_.display_name(1 - winner), view_.money(levy)));
    }
    void fought() {
        if (match_.fought.empty()) return;
        const bool told = match_.phase == war::Phase::Road;  // the latest one is described above
        if (match_.fought.size() == 1 && told) return;
        ui_.caption(say("FOUGHT"));
        for (std::size_t i = match_.fought.size() - (told ? 1 : 0); i-- > 0;) result(match_.fought[i], Type::Strong);
        ui_.rule();
    }

    void leaders() {
        if (match_.plan->leaders.empty()) return;
        ui_.caption(say("LEADERS"));
        for (int nation = 0; nation < 2; ++nation) {
            ui_.sign(sign_of_nation(nation), view_.display_name(nation));
            for (const war::LeaderSetup& leader : match_.plan->leaders)
                if (match_.plan->nation(leader.nation) == nation) fate(leader);
        }
    }
    void fate(const war::LeaderSetup& leader) {
        const auto fallen = std::ranges::find(match_.fallen, leader.name, &war::FallenLeader::name);
        if (fallen != match_.fallen.end()) {
            ui_.fact(known(leader.name), say("fell at {1}", known(place_of(fallen->place).title)));
            const Rect last = ui_.last();
            const double y = last.center().y;
            ui_.paint().line({last.x0, y}, {last.x0 + ui_.text_width(known(leader.name), Type::Body), y},
                             palette::kAccent, ui_.px(1.5));
            return;
        }
        ui_.fact(known(leader.name), where(leader));
    }

    // Says whether the leader leads here, else which of the leader's battles is the first that has not been fought.
    Phrase where(const war::LeaderSetup& leader) const {
        const bool waits = match_.phase == war::Phase::Muster || match_.phase == war::Phase::Battle;
        if (waits && std::ranges::count(leader.fights, match_.at().id) > 0) return say("leads here");
        for (const war::PlaceId& place : leader.fights)
            if (match_.phase != war::Phase::Over && !core::contains(match_.fought, place, &war::FoughtBattle::place))
                return known(place_of(place).title);
        return say("alive");
    }

    // An unfinished battle counts as begun, so its lines are fixed.
    void back() {
        if (match_.phase == war::Phase::Over || view_.apart()) return;
        ui_.space(4);
        ui_.row(view_.may_give_up() ? std::vector<double>{1, 1} : std::vector<double>{1});
        if (ui_.button(say("Undo"), Look::Plain, {view_.can_undo(), say("There is nothing to take back.")}))
            view_.undo();
        if (view_.may_give_up() && ui_.button(say("Give up"))) view_.giving_up = true;
    }
    void ways() {
        const bool over = match_.phase == war::Phase::Over;
        ui_.rule();
        if (!match_.fought.empty() && ui_.button(say("Save the war as a page"))) save_war_page(view_);
        pass_on();
        if (over && ui_.button(say("Another war"), Look::Accent)) view_.app.go("wars");
    }
    // Ways to play with another person elsewhere.
    void pass_on() {
        if (match_.phase == war::Phase::Over || view_.sharing.table) return;
        if (!view_.game.ledger()) {
            if (ui_.button(say("Invite another player"))) ask_to_invite();
            ui_.remark(say("The whole war then runs on both screens, and each player leads one nation."));
        }
        if (ui_.button(say("Save the war to a file"))) {
            const auto file = profile::give_war(view_.app.profile(), view_.game);
            view_.notice = file ? say("Saved: {1}", plain(core::text(file->filename()))) : file.error();
            if (file) view_.app.show_file(*file);
        }
        ui_.remark(
            say("The player who leads the other nation opens it, sets up their line and sends it back. Battles can be "
                "fought at a shared table or by file."));
    }
    // The default is the nation led by a person here.
    void ask_to_invite() {
        view_.sharing.inviting = true;
        view_.sharing.leads = view_.is_led(0) && !view_.is_led(1) ? 1 : 0;
        const auto own = static_cast<std::size_t>(view_.sharing.leads);
        const std::string& name = view_.game.seats().players[own];
        view_.sharing.name = name.empty() ? view_.app.settings().seats.players[0] : name;
    }
    // At a shared table: who has joined, and whether a bot leads this side's nation.
    void shared_seats() {
        ui_.text(say("Who leads?"), {.type = Type::Strong});
        profile::WarSeats seats = view_.game.seats();
        bool changed = false;
        for (int nation = 0; nation < 2; ++nation) {
            const std::string name = view_.game.leader(nation);
            ui_.sign(sign_of_nation(nation), view_.display_name(nation));
            const bool free = view_.game.ledger()->holder(nation) == remote::kNobody;
            ui_.remark(free ? say("Nobody has joined yet") : name.empty() ? say("Somebody") : plain(name));
            if (view_.sharing.table && view_.mine(nation))
                changed |= draw_seats(ui_, seats.bots, {view_.display_name(0), view_.display_name(1)},
                                      static_cast<std::size_t>(nation));
        }
        ui_.rule();
        if (changed) view_.game.seat(seats);
    }
    void seats() {
        if (match_.phase == war::Phase::Over) return;
        if (view_.game.ledger()) return shared_seats();
        ui_.text(say("Who leads?"), {.type = Type::Strong});
        profile::WarSeats seats = view_.game.seats();
        ui_.row({1, 1});
        for (int nation = 0; nation < 2; ++nation) ui_.sign(sign_of_nation(nation), view_.display_name(nation));
        if (!view_.game.leader(0).empty() || !view_.game.leader(1).empty()) {
            ui_.row({1, 1});
            for (int nation = 0; nation < 2; ++nation) {
                const std::string name = view_.game.leader(nation);
                ui_.remark(name.empty() ? plain("–") : plain(name));
            }
        }
        const bool changed = draw_seats(ui_, seats.bots, {view_.display_name(0), view_.display_name(1)});
        ui_.remark(say("The computer musters for its nation as well."));
        ui_.rule();
        if (!changed) return;
        view_.app.settings().seats.bots = seats.bots;
        view_.app.save_settings();
        view_.game.seat(seats);
        view_.game.let_stewards_act();
    }

    // The text beside a nation's line.
    void muster(int nation) {
        const war::WarForce& host = match_.host(nation);
        ui_.sign(sign_of_nation(nation), view_.display_name(nation), {.type = Type::Heading});
        ui_.text(known(match_.at().title), {Type::Pen, palette::kSoft});
        const Rect heap = ui_.take(ui_.px(96));
        draw_heap(view_, nation, heap);
        ui_.fact(say("In the purse"), view_.money(host.purse));
        ui_.fact(say("In the line"), say("{1} of {2}", host.fielded(), static_cast<int>(host.laid.size())));
        ui_.fact(say("At least"), war::least_of(match_, nation));
        notice();
        ui_.rule();
        if (host.ready) {
            ui_.text(say("Its line is set up."), {.type = Type::Strong});
        } else if (!view_.mine(nation)) {
            ui_.text(say("This line is being set up on another screen."), {.type = Type::Strong});
        } else {
            ui_.text(
                say("Press a coin's price to buy it, or drag the coin into a ring. Press a coin in the line to pick it "
                    "up."));
            ui_.remark(
                say("A place takes any coin no larger than its ring. What is not placed stays in reserve, and what is "
                    "not spent stays in the purse."));
            ui_.space(4);
            ui_.row({1, 1});
            if (ui_.button(say("Fill the line"))) fill(nation);
            if (ui_.button(say("Undo"), Look::Plain, {view_.can_undo(), say("There is nothing to take back.")}))
                view_.undo();
            ui_.row({1, 1});
            if (ui_.button(say("Ready"), Look::Accent) && view_.submit(war::Ready{view_.nation(nation).id}))
                view_.muster.reset();
        }
        if (ui_.button(say("Back to the map"))) view_.muster.reset();
    }
    // Fills the line as the bot would, without declaring it ready.
    void fill(int nation) {
        core::Random random(1);
        war::Match after = match_;
        std::vector<war::Command> commands;
        rules::RecordedHand hand({});
        while (const auto command = war::steward(after, nation, random)) {
            if (holds_alternative<war::Ready>(*command)) break;
            commands.push_back(*command);
            war::War::apply(after, *command, random, hand);
        }
        view_.submit_all(commands);
    }

    WarView& view_;
    ui::Ui& ui_;
    const war::Match& match_;
};

}  // namespace

void draw_war_panel(WarView& view) { WarPanel(view).draw(); }

}  // namespace screens
