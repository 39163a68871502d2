#pragma once
// State shared by the parts of the laboratory: the worker, the current pair, the open sheets, and the layout of the
// window.

#include <vector>

#include "engine/ui/plot.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/lab/background_workers.h"
#include "game/coin_wars/screens/lab/choices.h"
#include "game/coin_wars/screens/lab/lab_worker.h"
#include "game/coin_wars/screens/lab/other_questions.h"

namespace screens {

// A sheet of paper with a plot or figures.
enum class LabSheet { Try, Matrix, Pair, Map, Losses, Lengths, Turns, Decided, History };

// A question shown over the sheets.
enum class LabAsk { Nothing, Battles, Coins, BotA, BotB, Ground, Rules, Battle, Leave };

// The page below the laboratory, to which leaving returns.
enum class LabUnder { Title, Page, Breeder };

struct LabView {
    BattleApp& app;
    LabBench& bench;
    ReplayWorker& errand;
    HandicapWorker& even;
    OtherQuestions& others;
    ContactWorker& contact;
    LabPair pair{};
    LabSheet upper = LabSheet::Map, lower = LabSheet::Lengths;  // in the right column
    LabSheet single = LabSheet::Try;                            // shown if there is room for only one
    LabAsk ask = LabAsk::Nothing;
    bool choosing = false;  // the page for choosing line-ups is open
    LabUnder under = LabUnder::Title;
    Phrase notice{};  // the result of the last action
    RunTime time{};
    BattleTitles battles{};
    std::vector<LineUp> line_ups{};
    std::uint64_t read = 0;  // the library's version at that time
    ui::Ui& ui = app.ui();

    const Phrase& a() const { return bench.name(pair.a); }
    const Phrase& b() const { return bench.name(pair.b); }
    const lab::Contest& contest() const { return bench.contest(pair); }
    const lab::Standing& standing() const { return bench.standing(pair); }
    OtherAnswers other_answers(const LabPair& about) const {
        return others.about(about.a, about.b, bench.parties(), bench.table().cells[about.a][about.b]);
    }
    // Returns the tally's index of the pair's A (0) or B (1).
    std::size_t party(std::size_t which) const { return bench.party(pair) == 0 ? which : 1 - which; }
    bool fights() const {
        return bench.state() == LabBench::State::Running || bench.state() == LabBench::State::Paused;
    }
    double seconds_fought() const { return time.seconds(bench.state() == LabBench::State::Running); }

    // --- actions of buttons and keys; actions.cpp
    void change(const LabChoice& choice);  // also forgets all results
    void start();
    void toggle_pause();
    void stop();
    void watch_median();
    void seek_handicap();
    void ask_others();
    void play();
    void export_all();
    void breed();  // opens the breeder to find good set-ups
    void leave();  // asks first while battles are being fought
    void read_library();
};

struct LabLayout {
    enum class Room { Wide, Two, One } room = Room::Wide;
    Rect left, middle, right;  // columns: all three, left and right, or only middle
    double gap = 0;
};
LabLayout layout_of(const LabView& view);

// --- the parts, each in its own file
void draw_lab_top_bar(LabView& view);
void draw_lab_controls(LabView& view, const Rect& rect);
void draw_lab_mats(LabView& view, const Rect& rect);  // both line-ups, or the battle
void draw_lab_choosing(LabView& view);                // the page of all line-ups
void draw_lab_questions(LabView& view);
// The sheets available now, and the names of their tabs.
std::vector<LabSheet> sheets_of(const LabView& view);
Phrase display_name(LabSheet sheet);
// Draws tabs along the upper edge of `rect`, one chosen; returns the area below.
Rect draw_lab_tabs(LabView& view, std::string_view name, const Rect& rect, const std::vector<LabSheet>& sheets,
                   LabSheet& chosen);
void draw_lab_sheet(LabView& view, LabSheet sheet, const Rect& rect);

// True, after saying so, if no battle of the pair has been fought yet.
bool nothing_yet(LabView& view);

// --- the contents of sheets
void draw_matrix(LabView& view);
void draw_pair(LabView& view);
void draw_map(LabView& view);
void draw_losses(LabView& view);
void draw_lengths(LabView& view);
void draw_turns(LabView& view);
void draw_decided(LabView& view);
void draw_history(LabView& view);

}  // namespace screens
