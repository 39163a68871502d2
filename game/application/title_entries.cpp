// The entries of the title's menu, and what can be continued: a battle, a story.

#include <algorithm>

#include "game/application/application.h"
#include "game/coin_wars/profile/war_game.h"
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
    const auto game = profile::WarGame::last(profile);
    if (!game || !*game || (*game)->match().phase == rules::war::Phase::Over)
        return say("battles that lead into one another");
    const rules::war::Match& match = (*game)->match();
    return joined({known(match.plan->title), known(match.at().title)}, plain(": "));
}

}  // namespace

std::vector<TitleEntry> Application::continue_entries(const std::vector<Waiting>& battles) {
    std::vector<TitleEntry> entries;
    for (const Waiting& battle : battles) {
        const bool second = !entries.empty();
        const words::Key label = !second              ? mark("Continue")
                                 : battle.war.empty() ? mark("Continue the battle")
                                                      : mark("Continue the war");
        entries.push_back({label, profile::where_it_stands(battle.saved), true,
                           [this, war = battle.war] { continue_battle(war); }, !second});
    }
    if (const auto stories = waiting_tables(profile()); !stories.empty())
        entries.push_back({!battles.empty() ? mark("Continue the story") : mark("Continue"), note_on(stories.front()),
                           true, [this, screen = screen_of(stories.front().game)] { go(screen); }});
    return entries;
}

// Keeps the side and the strength of the last time.
void Application::play_against_computer() {
    std::array<std::string, 2> bots = bots_offered(settings().seats);
    if (bots[0].empty() && bots[1].empty()) bots = bots_offered({});
    if (!bots[0].empty() && !bots[1].empty()) bots[0].clear();
    settings().seats.bots = bots;
    keep_settings();
    go("battles");
}

void Application::play_at_one_table() {
    settings().seats.bots = profile::SetUp{}.bots;
    keep_settings();
    go("battles");
}

LidEntry Application::lid_entry(const std::vector<Waiting>& battles) {
    const LastSeats& seats = settings().seats;
    if (!battles.empty()) {
        const Waiting& last = battles.front();
        const profile::SetUp there = profile::set_up_from(last.saved.record.about);
        return {mark("Play on"), profile::where_it_stands(last.saved), players_of(there.players, there.bots),
                [this, war = last.war] { continue_battle(war); }};
    }
    const auto last = battles::find_battle(library_, seats.battle);
    if (!last)
        return {mark("Play now"), say("against the computer, or two at this table"), say("1 or 2 players"),
                [this] { play_against_computer(); }};
    return {mark("Play now"), known(last->title), players_of(seats.players, seats.bots.value_or(profile::SetUp{}.bots)),
            [this, battle = seats.battle] { open_set_up(*this, battle); }};
}

std::vector<Application::Waiting> Application::waiting_battles() {
    std::vector<Waiting> waiting;
    for (const std::string& war : profile::places_of_saves(profile())) {
        if (!waiting.empty() && waiting.front().war.empty() == war.empty()) continue;
        auto saved = profile::load_saved(profile(), war);
        if (!saved) tell(saved.error());
        if (!saved || !*saved) continue;
        if (!(*saved)->remark.empty()) tell((*saved)->remark);
        waiting.push_back({war, std::move(**saved)});
        if (waiting.size() == 2) break;
    }
    return waiting;
}

std::unique_ptr<Screen> Application::make_title_screen() {
    const std::vector<Waiting> waiting = waiting_battles();
    std::vector<CoverNote> notes;
    for (const WaitingTable& table : waiting_tables(profile()))
        notes.push_back({screen_of(table.game), plain(table.called), plain(table.date)});
    return make_title(lid_entry(waiting), title_entries(waiting), std::move(notes));
}

// What waits is continued first; a first-time player learns first.
std::vector<TitleEntry> Application::title_entries(const std::vector<Waiting>& waiting) {
    std::vector<TitleEntry> entries = continue_entries(waiting);
    std::error_code none;
    const bool first_start = waiting.empty() && !std::filesystem::exists(profile() / "settings.json", none);
    const TitleEntry lesson{mark("Learn in five steps"), say("ten minutes on the real table"), true,
                            [this] { learn(0); }, first_start};
    if (first_start) entries.push_back(lesson);
    entries.push_back(
        {mark("Quick battle"), say("a small battle from a six-letter code"), true, [this] { go("quick"); }});
    entries.push_back(
        {mark("Against the computer"), say("you lead one side"), true, [this] { play_against_computer(); }});
    entries.push_back(
        {mark("Two at this table"), say("you and a friend, turn by turn"), true, [this] { play_at_one_table(); }});
    entries.push_back(
        {mark("Join a table"), say("hosted by somebody on another screen"), true, [this] { go("join"); }});
    if (!first_start) entries.push_back(lesson);
    entries.push_back({mark("Problems"), say("positions with one good answer"), true, [this] { go("problems"); }});
    entries.push_back({mark("A whole war"), note_on_war(profile()), true, [this] { go("wars"); }});
    const std::vector<TitleEntry> others{
        TitleEntry{mark("Free battle"), say("coins bought on a budget"), true, [this] { go("free"); }},
        TitleEntry{mark("Make a battle"), say("your own table, coins and goals"), true, [this] { go("editor"); }},
        TitleEntry{mark("Make a war"), say("battles of your choice on your own map"), true,
                   [this] { go("war_editor"); }},
        TitleEntry{mark("Replays"), say("past battles to watch again"), true, [this] { go("replays"); }},
        TitleEntry{mark("Medals"), say("your medals, and how strong you are"), true, [this] { go("shelf"); }},
        TitleEntry{mark("Laboratory"), say("battles fought a thousand times"), true, [this] { go("lab"); }},
        TitleEntry{mark("Tabletop"), say("cards, coins and dice without rules"), true, [this] { go("story_table"); }},
        TitleEntry{mark("Settings"), say("text size, view, motion"), true, [this] { go("settings"); }},
        TitleEntry{mark("Help"), say("the rules in brief, keys, credits"), true, [this] { go("help"); }},
        TitleEntry{mark("Quit"), say("your battle waits until you come back"), true, [this] { quit(); }}};
    entries.insert(entries.end(), others.begin(), others.end());
    return entries;
}

}  // namespace screens
