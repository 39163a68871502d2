#pragma once
// "Pass it on": a dialog that writes a pack of a battle, war, coin set or formation with all that it needs, and says
// where it is.

#include <filesystem>
#include <optional>
#include <string>

#include "game/coin_wars/packs/pack.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

class PassOn {
public:
    // Opens the dialog for `name` in the library. It asks for the pack's title and author, by default this player.
    void ask(BattleApp& app, battles::LibraryKind kind, const std::string& name, const std::string& title);
    // Call in each frame; draws the dialog if it is open.
    void draw(BattleApp& app);

private:
    struct Asked {
        battles::LibraryKind kind;
        std::string name;
        packs::Manifest manifest;
        std::filesystem::path file{};  // empty: not written yet
        Phrase fault{};
    };
    void question(BattleApp& app);
    void written(BattleApp& app);
    void write(BattleApp& app);

    std::optional<Asked> asked_;
};

}  // namespace screens
