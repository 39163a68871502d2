// The wargame's navigation: into and out of battles, replays, the editor and the laboratory.

#include <algorithm>

#include "game/application/application.h"
#include "game/coin_wars/profile/free_battles.h"
#include "game/coin_wars/profile/solved_problems.h"
#include "game/coin_wars/profile/turn_files.h"
#include "game/coin_wars/profile/war_game.h"
#include "game/coin_wars/screens/battle/lesson.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/free/shared_purchase.h"
#include "game/remote/notices.h"
#include "game/shell/game_picker.h"
#include "game/stories/screen/archived_tables.h"

namespace screens {

void Application::learn(std::size_t step) {
    next([this, step] {
        save_screens();
        const auto steps = load_lesson(library_);
        if (steps && step < steps->size()) {
            BattleStart begin = screens::beginning({}, (*steps)[step].battle);
            begin.lesson = step;
            return start(begin);
        }
        if (!steps) notify(say("The lesson cannot be read: {1}", battles::told(steps.error().front())));
        show_title();
    });
}

void Application::solve(const std::string& name, Solving how) {
    next([this, name, how] {
        save_screens();
        const profile::ProblemBox box = profile::load_box(profile(), library_);
        const problems::Problem* problem = box.find(name);
        if (!problem) return show_title();
        const cw::Match match = problems::start_of(*problem);
        BattleStart begin{profile::SetUp{}, match.scenario};
        begin.problem = name;
        begin.solution = how == Solving::Shown;
        begin.actions = problem->actions;
        begin.set_up.bots[cw::index(cw::other(match.side))] = "sergeant";
        start(begin);
    });
}

std::unique_ptr<Screen> Application::make_join_screen(const std::string& link) {
    return make_join(*this, link, [this](const remote::Welcome& welcome) { return sit_down(welcome); });
}

// Whoever comes back resumes their own save: only that has the promise of their links, what they have sealed, and what
// they have agreed to.
bool Application::sit_down(const remote::Welcome& welcome) {
    const bool plays = welcome.game == cw::CoinWars::name() && welcome.person != remote::kNobody;
    auto own = plays ? profile::own_save(profile(), welcome.table, welcome.person) : std::nullopt;
    if (!own || own->is_over()) {
        if (remote().guest()->state() == remote::Guest::State::Refused) return false;
        sit_down_first(welcome);
        return true;
    }
    BattleStart begin = going_on(*own);
    begin.share = Sharing::Joined;
    next([this, begin, table = welcome.table] { resume_at(table, begin); });
    return true;
}

void Application::sit_down_first(const remote::Welcome& welcome) {
    next([this, welcome] {
        if (welcome.game == SharedPurchase::kName) {
            remote().store_welcome(welcome);
            return go("free");
        }
        if (welcome.game == rules::war::War::name()) {
            remote().store_welcome(welcome);
            return go("war");
        }
        if (welcome.game != cw::CoinWars::name()) {
            return sit_down_to_story(welcome);
        }
        auto scenario = cw::scenario_from_json(welcome.start.json);
        if (!scenario) {
            remote().leave();
            notify(scenario.error().message);
            return show_title();
        }
        BattleStart begin = screens::beginning(profile::set_up_from(welcome.about.json), std::move(*scenario));
        begin.set_up.bots = {};
        begin.set_up.at_once = false;
        const auto series = profile::load_series(profile());
        const bool kept = series && begin.set_up.series && welcome.person != remote::kNobody &&
                          series->has(*begin.set_up.series, begin.set_up.players);
        if (!kept) begin.set_up.series.reset();
        // Whoever has the same war goes on with it when the battle is over.
        const bool watches = welcome.person == remote::kNobody;
        if (begin.set_up.war && (watches || !profile::stands_before(profile(), *begin.set_up.war, begin.set_up.battle)))
            begin.set_up.war.reset();
        if (begin.set_up.war) begin.set_up.bots = profile::own_bots(profile(), *begin.set_up.war);
        begin.share = Sharing::Joined;
        leave_saved(begin.set_up);
        start(begin);
    });
}

// Its screen takes the welcome when it is made.
void Application::sit_down_to_story(const remote::Welcome& welcome) {
    const std::string screen = screen_of(welcome.game);
    if (std::ranges::find(boxed_games(), screen, &BoxedGame::screen) == boxed_games().end()) {
        remote().leave();
        notify(remote::notice_of("malformed"));
        return show_title();
    }
    remote().store_welcome(welcome);
    go(screen);
}

void Application::start_battle(const profile::SetUp& set_up) {
    next([this, set_up] {
        const Sharing share = set_up.by_file ? Sharing::ByFile : set_up.elsewhere ? Sharing::Invite : Sharing::No;
        const auto battle = named_battle(library_, set_up.battle);
        if (!battle) {
            notify(battle.error());
            return show_title();
        }
        leave_saved(set_up);
        BattleStart begin = screens::beginning(set_up, screens::settled(library_, *battle, set_up));
        begin.share = share;
        start(begin);
    });
}

void Application::begin(const BattleStart& begin) {
    next([this, begin] {
        leave_saved(begin.set_up);
        start(begin);
    });
}

void Application::continue_battle(const std::string& war) {
    next([this, war] {
        const auto saved = profile::load_saved(profile(), war);
        if (!saved) notify(saved.error());
        if (!saved || !*saved) return show_title();
        resume(**saved);
        if (!(*saved)->remark.empty()) notify((*saved)->remark);
    });
}

void Application::continue_battle(const profile::Saved& saved) {
    next([this, saved] { resume(saved); });
}

void Application::resume(const profile::Saved& saved) {
    const auto ledger = profile::ledger_of(saved.record);
    if (!ledger || !ledger->by_file) return start(going_on(saved));
    const auto latest = profile::latest_turn(profile(), ledger->table);
    const bool newer = latest && latest->record.steps.size() >= saved.record.steps.size();
    resume_by_file(newer ? *latest : saved, "");
}

// A save of this profile goes on in its place; any other takes that place, and what stands there is set aside.
void Application::resume_file(const profile::Saved& saved, const std::filesystem::path& file) {
    BattleStart begin = going_on(saved);
    const std::string war = profile::war_of(begin.set_up);
    std::error_code differ;
    if (std::filesystem::equivalent(file, profile::saved_journal(profile(), war), differ)) return continue_battle(war);
    leave_saved(begin.set_up);
    begin.unsaved = true;
    start(begin);
    if (!saved.remark.empty()) notify(saved.remark);
}

void Application::resume_shared(const profile::Saved& saved) {
    next([this, saved] {
        BattleStart begin = going_on(saved);
        begin.share = Sharing::Invite;
        start(begin);
    });
}

// Resumes from this player's own save, with the steps that the file adds; if it adds any, the game is saved. A game
// that others have ended can be watched by anybody.
void Application::resume_by_file(const profile::Saved& file, const std::string& name) {
    // Who opens their first file goes by the name that the other side has given them, if any.
    const std::string given = profile::set_up_from(file.record.about).players[1];
    const auto self = remote().self(given.empty() ? settings().seats.players[0] : given);
    if (!self) return notify(self.error());
    const auto opened = profile::open_turn(profile(), *self, file.record);
    if (!opened && opened.error() == "others" && file.is_over()) return open_replay(*this, watching(file));
    if (!opened) return notify(remote::notice_of(opened.error()));
    if (opened->over) return open_replay(*this, {.record = opened->record, .played = opened->played});
    if (!name.empty() && !opened->letter->empty())
        if (const auto kept = profile::write_turn(profile(), file.record, name); !kept) return notify(kept.error());
    const remote::Key table = profile::ledger_of(opened->record)->table;
    BattleStart begin{profile::set_up_from(opened->record.about), nullptr, opened->record, opened->played};
    begin.share = Sharing::ByFile;
    begin.letter = opened->letter;
    resume_at(table, begin);
    if (!opened->code.empty()) notify(remote::notice_of(opened->code));
}

void Application::resume_at(const remote::Key& table, BattleStart begin) {
    begin.unsaved = !profile::is_saved(profile(), table);
    if (begin.unsaved) leave_saved(begin.set_up);
    start(begin);
    if (profile::is_saved(profile(), table)) profile::forget_left(profile(), table);
}

void Application::leave_saved(const profile::SetUp& next) { profile::put_aside(profile(), profile::war_of(next)); }

void Application::start(const BattleStart& begin) {
    clear_notice();
    show(make_battle(*this, begin));
}

void Application::play_on(const rules::Record& record) {
    next([this, record] {
        save_screens();
        BattleStart again{profile::set_up_from(record.about), nullptr, record};
        again.set_up.seed = seed();
        again.set_up.played_on = true;
        // Played as a single battle: no series, no war, nothing covered, full clocks.
        again.set_up.series.reset();
        again.set_up.war.reset();
        leave_saved(again.set_up);
        again.set_up.hidden = false;
        if (again.set_up.clock) again.set_up.clock = profile::Clock(again.set_up.clock->terms());
        again.record->about = about(again.set_up);
        again.unsaved = true;
        start(again);
    });
}

}  // namespace screens
