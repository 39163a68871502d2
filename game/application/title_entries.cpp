// The entries of the title's menu, and the state of the battle that can be continued.

#include "game/application/application.h"

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

}  // namespace

std::vector<TitleEntry> Application::title_entries() {
    const auto saved = load_saved(profile());
    if (!saved) tell(saved.error());
    const bool waiting = saved && *saved;
    if (waiting && !(*saved)->remark.empty()) tell((*saved)->remark);

    std::vector<TitleEntry> entries{
        TitleEntry{mark("Continue"), waiting ? where_it_stands(**saved) : say("no battle is waiting"), waiting,
                   [this] { continue_battle(); }},
        TitleEntry{mark("Battles"), say("choose one from history"), true, [this] { go("battles"); }},
        TitleEntry{mark("Free battle"), say("coins bought from a purse"), true, [this] { go("free"); }},
        TitleEntry{mark("Replays"), say("battles looked at again"), true, [this] { go("replays"); }},
        TitleEntry{mark("Laboratory"), say("battles fought a thousand times"), true, [this] { go("lab"); }},
        TitleEntry{mark("Story table"), say("cards, coins and dice without rules"), true,
                   [this] { go("story_table"); }},
        TitleEntry{mark("Settings"), say("size of print, view, motion"), true, [this] { go("settings"); }},
        TitleEntry{mark("Help"), say("the rules in short, keys, credits"), true, [this] { go("help"); }},
        TitleEntry{mark("Quit"), say("a battle waits until you come back"), true, [this] { quit(); }}};
    std::error_code none;
    const bool first_start = !waiting && !std::filesystem::exists(profile() / "settings.json", none);
    entries.insert(first_start ? entries.begin() : entries.begin() + 2,
                   TitleEntry{mark("Learn in five steps"), say("ten minutes on the real table"), true,
                              [this] { learn(0); }, first_start});
    return entries;
}

}  // namespace screens
