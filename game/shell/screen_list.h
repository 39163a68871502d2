#pragma once
// The shell's own screens, and the types for lists of screens and of title entries.

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "game/shell/screen.h"

namespace remote {
struct Welcome;
}

namespace screens {

struct TitlePage;  // title_art.h

struct Entry {
    std::string_view name;
    bool lies_over;  // on top of the screen below, which keeps its state: help, settings
    std::function<std::unique_ptr<Screen>()> make;
};

// An entry of the title's menu.
struct TitleEntry {
    words::Key label;
    Phrase note;
    bool enabled;
    std::function<void()> press;
    bool first = false;  // highlighted as the one to press first
};
// Entries that belong together, on a card of their own behind the other cards.
struct TitleGroup {
    words::Key tab, question;  // "Play", "What shall we play?"
    std::vector<TitleEntry> entries;
};
struct TitleMenu {
    std::vector<TitleEntry> waiting;  // games to resume, at most kMaxWaiting; on every card, above its own entries
    std::vector<TitleGroup> groups;
    std::vector<TitleEntry> top_bar;  // in the top bar
};
inline constexpr std::size_t kMaxWaiting = 2;
// `page`: asked for once the title is seen. `open`: index of the card in front, remembered for the next title screen.
std::unique_ptr<Screen> make_title(std::function<TitlePage()> page, std::size_t& open);
// Opens the table that the host has described. False if it has refused us, and nothing is known of it here.
using SitDown = std::function<bool(const remote::Welcome&)>;
// `link`: joins there at once; if empty, asks for a link.
std::unique_ptr<Screen> make_join(App& app, const std::string& link, SitDown sit_down);
std::unique_ptr<Screen> make_settings(App& app);
std::unique_ptr<Screen> make_keys(App& app);
std::unique_ptr<Screen> make_true_size(App& app);

}  // namespace screens
