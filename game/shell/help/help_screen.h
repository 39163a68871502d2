#pragma once
// Help: the rule books of all games, the keys, the credits. It opens over another screen, even in the middle of a game.

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

// A game's additions to the texts of its rule book.
struct HelpSource {
    std::string game;  // "coin-wars": its file in assets/help
    Phrase title;
    // Draws an entry's picture as a table of the same size; nullopt if it cannot be drawn.
    std::function<std::optional<render::Scene>(ui::Ui&, const rules::Json& picture)> picture;
    // Returns the table for an entry's `figures`, in the window's language.
    std::function<HelpTable(const std::string& figures, const words::Catalogue&)> table{};
    std::function<void()> learn{};  // starts its lesson; empty: there is none
    Phrase learn_label{};
    // Returns what the table below help has agreed on about an entry, one line each. Empty if there is no table.
    std::function<std::vector<Phrase>(const HelpEntry&)> on_table{};
    // Returns terms of the window that lead to an entry, besides those of the book.
    std::function<std::vector<words::Key>(const HelpEntry&)> own_words{};
};

// Opens the book of this game at this rule or term; at the beginning if empty. The other books are a press away.
std::unique_ptr<Screen> make_help_screen(App& app, std::vector<HelpSource> books, const std::string& game,
                                         const std::string& rule);

}  // namespace screens
