// What the laboratory's buttons do.

#include <filesystem>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/lab/report.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/kit/file_name.h"

namespace screens {

namespace fs = std::filesystem;

void LabView::read_library() {
    read = app.library().version();
    line_ups = screens::line_ups(app.library());
    battles.read(app.library());
}

void LabView::change(const LabChoice& choice) {
    even.give_up();
    others.forget();
    bench.choose(choice);
    keep_lab(app.profile(), bench.choice());
    pair = {};
    notice = {};
    time.forget();
}

void LabView::start() {
    notice = {};
    even.give_up();
    others.forget();
    time.start();
    bench.start(bench.choice().same_luck ? bench.choice().seed : app.seed());
    keep_lab(app.profile(), bench.choice());
}

void LabView::pause_or_go_on() {
    if (bench.state() == LabBench::State::Paused) {
        time.go_on();
        return bench.resume();
    }
    time.pause();
    bench.pause();
}

void LabView::stop() {
    if (bench.state() == LabBench::State::Running) time.pause();
    bench.stop();
}

void LabView::breed() {
    if (under == LabUnder::Breeder) return app.back();
    app.go("breeder");
}

void LabView::leave() {
    if (fights())
        ask = LabAsk::Leave;
    else
        app.back();
}

void LabView::watch_median() {
    const auto note = lab::median_battle(bench.notes(pair));
    if (note) errand.fetch(contest(), note->pair, note->battle);
}

void LabView::seek_handicap() { even.seek(bench.contests().front(), app.settings().all_cores ? 0 : 1); }

void LabView::ask_others() {
    const auto asked = others.ask(app.library(), bench.choice());
    notice = asked ? Phrase() : asked.error();
}

// Against the bot that leads B; the person plays Heads if A can be Heads.
void LabView::play() {
    const lab::Contest& fought = contest();
    int battle = 0;
    cw::Side person = cw::Side::Heads;
    for (const int each : {1, 0}) {
        const cw::Side a = lab::casting(fought, 0, each).a;
        const cw::Side side = bench.party(pair) == 0 ? a : cw::other(a);
        if (side != cw::Side::Heads && each != 0) continue;
        battle = each;
        person = side;
        if (side == cw::Side::Heads) break;
    }
    BattleStart start{profile::SetUp{}, cw::CoinWars::options(lab::start_of(fought, 0, battle))};
    start.set_up.bots[cw::index(cw::other(person))] = bench.choice().bots[bench.is_battle() ? 1 : 0];
    start.set_up.seed = app.seed();
    start.trial = Trial::Lab;
    open_trial(app, start);
}

void LabView::export_all() {
    const fs::path folder = app.profile() / "laboratory";
    if (const auto made = platform::make_folder(folder); !made) {
        notice = made.error();
        return;
    }
    const std::string what = rules::file_words(
        app.ui().in_words(bench.is_battle() ? known(bench.battle()->title) : say("{1} and others", bench.name(0))));
    std::string stem = what;
    for (int i = 2; fs::exists(folder / core::path(stem + ".json")); ++i)
        stem = std::string(what).append(" ").append(std::to_string(i));
    const lab::Effort effort{
        .wall_seconds = seconds_fought(), .actions = bench.progress().actions, .workers = bench.workers()};
    const auto json = lab::report_json(bench.contests(), bench.standings(), effort).dump(1) + "\n";
    const auto written = platform::write_for_person(folder / core::path(stem + ".json"), json);
    const auto table = platform::write_for_person(folder / core::path(stem + ".csv"),
                                                  lab::report_csv(bench.contests(), bench.standings()));
    if (!written || !table) {
        notice = !written ? written.error() : table.error();
        return;
    }
    const fs::path picture = folder / core::path(stem + ".png");
    notice = say("Saved as JSON, CSV and picture: {1}", plain((folder / core::path(stem)).string()));
    app.take_picture(picture, [](const std::string&) {});
}

}  // namespace screens
