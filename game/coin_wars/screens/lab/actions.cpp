// Actions of the laboratory's buttons.

#include <algorithm>
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
    errand.give_up();
    even.give_up();
    others.forget();
    contact.forget();
    bench.choose(choice);
    save_lab(app.profile(), bench.choice());
    pair = {};
    notice = {};
    time.forget();
}

void LabView::start() {
    notice = {};
    errand.give_up();
    even.give_up();
    others.forget();
    contact.forget();
    time.start();
    bench.start(bench.choice().same_luck ? bench.choice().seed : app.seed());
    if (std::max(pair.a, pair.b) >= bench.parties()) pair = {};  // a formation may be gone
    save_lab(app.profile(), bench.choice());
}

void LabView::toggle_pause() {
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

// Plays against the bot that leads B; the person has Heads if A can be Heads.
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
    BattleStart start{profile::SetUp{}, lab::start_of(fought, 0, battle).scenario};
    start.set_up.bots[cw::index(cw::other(person))] = bench.choice().bots[bench.is_battle() ? 1 : 0];
    start.set_up.seed = app.seed();
    start.trial = Trial::Lab;
    open_trial(app, start);
}

namespace {

// Returns the cells under other conditions; empty while they are incomplete.
std::vector<lab::AskedAgain> asked_again(const LabView& view) {
    std::vector<lab::AskedAgain> asked;
    const auto& cells = view.bench.table().cells;
    if (view.bench.is_battle() || view.others.state() != OtherQuestions::State::Done) return asked;
    for (std::size_t row = 0; row < cells.size(); ++row)
        for (std::size_t column = row + 1; column < cells.size(); ++column) {
            const lab::Contest& contest = view.bench.contest({row, column});
            for (const OtherAnswer& answer : view.other_answers({row, column}).each)
                asked.push_back({contest.a, contest.b, words::english(answer.question), cells[row][column].score,
                                 answer.score, answer.says});
        }
    return asked;
}

}  // namespace

void LabView::export_all() {
    const fs::path folder = app.profile() / "laboratory";
    if (const auto made = platform::make_folder(folder); !made) {
        notice = made.error();
        return;
    }
    const std::string what = rules::file_words(
        app.ui().translated(bench.is_battle() ? known(bench.battle()->title) : say("{1} and others", bench.name(0))));
    std::string stem = what;
    for (int i = 2; fs::exists(folder / core::path(stem + ".json")); ++i)
        stem = std::string(what).append(" ").append(std::to_string(i));
    const lab::Effort effort{
        .wall_seconds = seconds_fought(), .actions = bench.progress().actions, .workers = bench.workers()};
    auto json = lab::report_json(bench.contests(), bench.standings(), effort);
    const std::vector<lab::AskedAgain> asked = asked_again(*this);
    if (!asked.empty()) json["asked_again"] = lab::asked_again_json(asked);
    auto written = platform::write_for_person(folder / core::path(stem + ".json"), json.dump(1) + "\n");
    if (written)
        written = platform::write_for_person(folder / core::path(stem + ".csv"),
                                             lab::report_csv(bench.contests(), bench.standings()));
    if (written && !asked.empty())
        written =
            platform::write_for_person(folder / core::path(stem + " asked again.csv"), lab::asked_again_csv(asked));
    if (!written) {
        notice = written.error();
        return;
    }
    const fs::path picture = folder / core::path(stem + ".png");
    notice = say("Saved as JSON, CSV and a picture: {1}", plain(core::text(folder / core::path(stem))));
    app.take_picture(picture, [](const std::string&) {});
}

}  // namespace screens
