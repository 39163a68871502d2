#pragma once
// "Pass it on": a dialog that writes a pack with a battle, a war, a coin set or a formation and all that it needs, and tells where it lies.

#include <filesystem>
#include <optional>
#include <string>

#include "game/coin_wars/packs/pack.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

class PassOn {
public:
    // `name`: of the library. Asks what the pack is called and who made it, by default this player.
    void ask(BattleApp& app, battles::Kind kind, const std::string& name, const std::string& title);
    // Call in each frame; nothing is drawn unless it was asked for.
    void draw(BattleApp& app);

private:
    struct Asked {
        battles::Kind kind;
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
