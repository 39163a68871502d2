#pragma once
// Help: the rule books of all games, the keys, the credits. It lies over another screen and can be read in
// the middle of a game.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/render/scene.h"
#include "game/kit/json.h"
#include "game/shell/help/rule_book.h"
#include "game/shell/screen.h"

namespace screens {

// What a game gives its rule book besides the texts.
struct HelpSource {
    std::string game;  // "coin-wars": its file in assets/help
    Phrase title;
    // An entry's picture on a table that is as large as it; nothing if it cannot be drawn.
    std::function<std::optional<render::Scene>(ui::Ui&, const rules::Json& picture)> picture;
    // The table of an entry's `figures`, in the language of the window.
    std::function<HelpTable(const std::string& figures, const words::Catalogue&)> table{};
    std::function<void()> learn{};  // its first session, step by step; empty: it has none
    Phrase learn_label{};
    // What the table that help was opened from has agreed on about an entry, a line each; empty: there is no table.
    std::function<std::vector<Phrase>(const HelpEntry&)> on_table{};
    // The window's own words that lead to an entry, besides those of the book.
    std::function<std::vector<words::Key>(const HelpEntry&)> own_words{};
};

// The book of this game, at this rule or at this word of the window; empty: at the beginning. The other books
// are a press away.
std::unique_ptr<Screen> make_help_screen(App& app, std::vector<HelpSource> books, const std::string& game,
                                         const std::string& rule);

}  // namespace screens
