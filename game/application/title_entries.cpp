// The entries of the title's menu, and what can be continued: a battle, a story.

#include <algorithm>

#include "game/application/application.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/profile/war_game.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/shell/game_picker.h"
#include "game/shell/title_art.h"
#include "game/stories/screen/archived_tables.h"

namespace screens {

namespace {

Phrase note_on(const WaitingTable& table) {
    const auto boxes = boxed_games();
    const auto game = std::ranges::find(boxes, screen_of(table.game), &BoxedGame::screen);
    return table.called.empty() ? say("{1}, {2}", game->name, plain(table.date))
                                : say("{1}, {2}: {3}", game->name, plain(table.date), plain(table.called));
}

// Where the war that was played last stands, if there is one.
Phrase note_on_war(const std::filesystem::path& profile) {
    const auto game = profile::WarGame::look_at_last(profile);
    if (!game || !*game || (*game)->match().phase == rules::war::Phase::Over)
        return say("battles that lead into one another");
    const rules::war::Match& match = (*game)->match();
    return say("{1}: {2}", known(match.plan->title), known(match.at().title));
}

}  // namespace

std::vector<TitleEntry> Application::waiting_entries(const std::vector<Waiting>& battles) {
    std::vector<TitleEntry> entries;
    for (const Waiting& battle : battles) {
        const bool second = !entries.empty();
        const words::Key label = !second              ? mark("Continue")
                                 : battle.war.empty() ? mark("Continue the battle")
                                                      : mark("Continue the war");
        entries.push_back({label, profile::where_it_stands(*battle.saved), true,
                           [this, saved = battle.saved] { continue_battle(*saved); }, !second});
    }
    if (const auto stories = waiting_tables(profile()); !stories.empty() && entries.size() < kMaxWaiting)
        entries.push_back({!battles.empty() ? mark("Continue the story") : mark("Continue"), note_on(stories.front()),
                           true, [this, screen = screen_of(stories.front().game)] { go(screen); }, battles.empty()});
    if (!entries.empty() || has_fought()) return entries;
    return {first_battle_entry(true), lesson_entry()};
}

TitleEntry Application::first_battle_entry(bool first) {
    return {mark("A first battle"), say("against the Recruit; the table shows what to do"), true,
            [this] { begin_first_battle(); }, first};
}

TitleEntry Application::lesson_entry() {
    return {mark("Learn in five steps"), say("ten minutes on the real table"), true, [this] { learn(0); }};
}

// Nobody has fought a battle to its end here, and none was left.
bool Application::has_fought() {
    std::error_code none;
    return std::filesystem::exists(profile() / "results.json", none) || !profile::left_battles(profile()).empty() ||
           !profile::saved_replays(profile()).empty();
}

// Eight coins a side against the weakest computer, without anything to be settled before.
void Application::begin_first_battle() {
    profile::SetUp set_up;
    set_up.battle = "two-lines";
    set_up.bots[1] = "recruit";
    set_up.players = settings().seats.players;
    set_up.seed = seed();
    set_up.at_once = true;
    set_up.advice.hint = true;
    next([this, set_up] {
        const auto battle = named_battle(library_, set_up.battle);
        if (!battle) return notify(battle.error());
        leave_saved(set_up);
        BattleStart begin = screens::beginning(set_up, screens::settled(library_, *battle, set_up));
        begin.coached = true;
        start(begin);
    });
}

// Keeps the side and the strength of the last time.
void Application::play_against_computer() {
    std::array<std::string, 2> bots = bots_offered(*this);
    if (bots[0].empty() && bots[1].empty()) bots[1] = first_strength(*this);
    if (!bots[0].empty() && !bots[1].empty()) bots[0].clear();
    settings().seats.bots = bots;
    save_settings();
    go("battles");
}

void Application::play_at_one_table() {
    settings().seats.bots = profile::SetUp{}.bots;
    save_settings();
    go("battles");
}

LidEntry Application::lid_entry(const std::vector<Waiting>& battles) {
    const LastSeats& seats = settings().seats;
    if (!battles.empty()) {
        const Waiting& last = battles.front();
        const profile::SetUp there = profile::set_up_from(last.saved->record.about);
        return {mark("Play on"), profile::where_it_stands(*last.saved), players_of(there.players, there.bots),
                [this, saved = last.saved] { continue_battle(*saved); }};
    }
    const battles::Battle* last = last_battle();
    if (!last)
        return has_fought() ? LidEntry{mark("Play now"), say("against the computer, or two at this table"),
                                       say("1 or 2 players"), [this] { play_against_computer(); }}
                            : LidEntry{mark("Play now"), say("A first battle"), say("1 or 2 players"),
                                       [this] { begin_first_battle(); }};
    return {mark("Play now"), known(last->title), players_of(seats.players, seats.bots.value_or(profile::SetUp{}.bots)),
            [this, name = seats.battle] {
                const battles::Battle* battle = last_battle();
                battle ? open_set_up(*this, name, *battle) : open_set_up(*this, name);
            }};
}

const battles::Battle* Application::last_battle() {
    const std::string& name = settings().seats.battle;
    if (!last_battle_ || last_battle_->name != name || last_battle_->version != library_.version()) {
        last_battle_ = LastBattle{name, library_.version()};
        if (auto found = battles::find_battle(library_, name)) last_battle_->battle = std::move(*found);
    }
    return last_battle_->battle ? &*last_battle_->battle : nullptr;
}

std::vector<Application::Waiting> Application::waiting_battles() {
    std::vector<Waiting> waiting;
    for (const std::string& war : profile::places_of_saves(profile())) {
        if (!waiting.empty() && waiting.front().war.empty() == war.empty()) continue;
        auto saved = profile::load_saved(profile(), war);
        if (!saved) notify(saved.error());
        if (!saved || !*saved) continue;
        if (!(*saved)->remark.empty()) notify((*saved)->remark);
        waiting.push_back({war, std::make_shared<const profile::Saved>(std::move(**saved))});
        if (waiting.size() == 2) break;
    }
    return waiting;
}

std::unique_ptr<Screen> Application::make_title_screen() {
    return make_title([this] { return title_page(); }, title_card_);
}

TitlePage Application::title_page() {
    const std::vector<Waiting> waiting = waiting_battles();
    std::vector<CoverNote> notes;
    for (const WaitingTable& table : waiting_tables(profile()))
        notes.push_back({screen_of(table.game), plain(table.called), plain(table.date)});
    return {lid_entry(waiting), title_menu(waiting), std::move(notes)};
}

TitleMenu Application::title_menu(const std::vector<Waiting>& waiting) {
    std::vector<TitleEntry> on_top = waiting_entries(waiting), learn = entries_to_learn();
    // The card's heading is not repeated.
    std::erase_if(learn, [&](const TitleEntry& entry) {
        return std::ranges::any_of(on_top, [&](const TitleEntry& top) { return top.note == entry.note; });
    });
    return {std::move(on_top),
            {{words::mark_in("title", "Play"), mark("What shall we play?"), entries_to_play()},
             {words::mark_in("title", "Learn"), mark("What shall we learn?"), std::move(learn)},
             {words::mark_in("title", "More"), mark("What shall we make?"), more_entries()}},
            {{mark("Settings"), {}, true, [this] { go("settings"); }},
             {mark("Help"), {}, true, [this] { go("help"); }},
             {mark("Full screen"), {}, true, [this] { toggle_full_screen(); }},
             {mark("Quit"), {}, true, [this] { quit(); }}}};
}

std::vector<TitleEntry> Application::entries_to_play() {
    return {
        {mark("Against the computer"), say("you lead one side"), true, [this] { play_against_computer(); }},
        {mark("Two at this table"), say("you and a friend, turn by turn"), true, [this] { play_at_one_table(); }},
        {mark("Join a table"), say("hosted by somebody on another screen"), true, [this] { go("join"); }},
        {mark("Quick battle"), say("a small battle from a six-letter code"), true, [this] { go("quick"); }},
        {mark("A whole war"), note_on_war(profile()), true, [this] { go("wars"); }},
    };
}

std::vector<TitleEntry> Application::entries_to_learn() {
    std::vector<TitleEntry> entries{
        lesson_entry(),
        {mark("Problems"), say("positions with one good answer"), true, [this] { go("problems"); }},
        {mark("Replays"), say("past battles to watch again"), true, [this] { go("replays"); }},
        {mark("Medals"), say("your medals, and how strong you are"), true, [this] { go("shelf"); }},
    };
    if (has_fought()) entries.push_back(first_battle_entry(false));
    return entries;
}

std::vector<TitleEntry> Application::more_entries() {
    return {
        {mark("Free battle"), say("coins bought on a budget"), true, [this] { go("free"); }},
        {mark("Make a battle"), say("your own table, coins and goals"), true, [this] { go("editor"); }},
        {mark("Make a war"), say("battles of your choice on your own map"), true, [this] { go("war_editor"); }},
        {mark("Laboratory"), say("battles fought a thousand times"), true, [this] { go("lab"); }},
        {mark("Tabletop"), say("cards, coins and dice without rules"), true, [this] { go("story_table"); }},
    };
}

}  // namespace screens
