// The entries of the title's menu, and what can be continued: a battle, a story.

#include <algorithm>
#include <array>

#include "engine/platform/files.h"
#include "game/application/application.h"
#include "game/stories/screen/archived_tables.h"

namespace screens {

namespace {

Phrase where_it_stands(const Saved& saved) {
    const auto& state = saved.state;
    const auto title = saved.record.start.find("title");
    const bool titled = title != saved.record.start.end() && title->is_string();
    const Phrase battle = titled ? known(title->get<std::string>()) : say("A battle");
    if (state.value("phase", "") != "play") return say("{1}, being set up", battle);
    const Phrase side = state.value("side", "") == "tails" ? say("Tails") : say("Heads");
    return say("{1}, turn {2}, {3} to act", battle, state.value("turn", 0), side);
}

// A story table that was left in the middle.
struct WaitingStory {
    std::string screen;
    Phrase note;
    std::filesystem::file_time_type written;
};

// Of several the one that was played last.
std::optional<WaitingStory> waiting_story(const std::filesystem::path& profile) {
    const std::array titles{std::pair{"coin-rpg", say("Coin Wars the RPG")},
                            std::pair{"edged-coins", say("Edged Coins")}, std::pair{"universalis", say("Universalis")},
                            std::pair{"card-draw", say("Card Draw")}};
    std::optional<WaitingStory> last;
    for (const auto& [game, title] : titles) {
        const auto file = profile / "stories" / (std::string(game) + ".json");
        std::error_code none;
        const auto written = std::filesystem::last_write_time(file, none);
        if (none || (last && last->written >= written)) continue;
        const auto journal = platform::read_file(file);
        const std::string players = journal ? players_in_journal(*journal) : "";
        std::string screen = game;
        std::ranges::replace(screen, '-', '_');
        last = WaitingStory{screen, players.empty() ? title : say("{1}: {2}", title, plain(players)), written};
    }
    return last;
}

}  // namespace

std::vector<TitleEntry> Application::continue_entries(const std::optional<Saved>& battle) {
    std::vector<TitleEntry> entries;
    if (battle) entries.push_back({mark("Continue"), where_it_stands(*battle), true, [this] { continue_battle(); }});
    if (const auto story = waiting_story(profile()))
        entries.push_back({battle ? mark("Continue the story") : mark("Continue"), story->note, true,
                           [this, screen = story->screen] { go(screen); }});
    if (entries.empty()) entries.push_back({mark("Continue"), say("nothing is waiting"), false, [] {}});
    return entries;
}

std::vector<TitleEntry> Application::title_entries() {
    const auto saved = load_saved(profile());
    if (!saved) tell(saved.error());
    const bool waiting = saved && *saved;
    if (waiting && !(*saved)->remark.empty()) tell((*saved)->remark);

    std::vector<TitleEntry> entries = continue_entries(saved ? *saved : std::nullopt);
    const std::vector<TitleEntry> others{
        TitleEntry{mark("Battles"), say("choose one from history"), true, [this] { go("battles"); }},
        TitleEntry{mark("Free battle"), say("coins bought from a purse"), true, [this] { go("free"); }},
        TitleEntry{mark("Replays"), say("past battles to watch again"), true, [this] { go("replays"); }},
        TitleEntry{mark("Laboratory"), say("battles fought a thousand times"), true, [this] { go("lab"); }},
        TitleEntry{mark("Story table"), say("cards, coins and dice without rules"), true,
                   [this] { go("story_table"); }},
        TitleEntry{mark("Settings"), say("size of text, view, motion"), true, [this] { go("settings"); }},
        TitleEntry{mark("Help"), say("the rules in short, keys, credits"), true, [this] { go("help"); }},
        TitleEntry{mark("Quit"), say("a battle waits until you come back"), true, [this] { quit(); }}};
    const auto after_continue = static_cast<std::ptrdiff_t>(entries.size());
    entries.insert(entries.end(), others.begin(), others.end());
    std::error_code none;
    const bool first_start = !waiting && !std::filesystem::exists(profile() / "settings.json", none);
    entries.insert(first_start ? entries.begin() : entries.begin() + after_continue + 1,
                   TitleEntry{mark("Learn in five steps"), say("ten minutes on the real table"), true,
                              [this] { learn(0); }, first_start});
    return entries;
}

}  // namespace screens
