// Loads the painter's shaders.

#include <tuple>

#include "engine/render/painter.h"

namespace render {

core::Result<Programs, std::string> Programs::load(const std::string& folder) {
    Programs made;
    const std::pair<Program*, const char*> quads[] = {
        {&made.wood, "wood"},
        {&made.mat, "mat"},
        {&made.yardstick, "yardstick"},
        {&made.tray, "tray"},
        {&made.paper, "paper"},
        {&made.sheet, "sheet"},
        {&made.playing_card, "playing_card"},
        {&made.region, "region"},
        {&made.outline, "outline"},
        {&made.mark, "mark"},
        {&made.letter, "letter"},
        {&made.coin_shadow, "coin_shadow"},
        {&made.coin_shadow_low, "coin_shadow_low"},
        {&made.coin, "coin"},
        {&made.coin_tossed, "coin_tossed"},
        {&made.pennant, "pennant"},
        {&made.die, "die"},
    };
    for (const auto& [program, name] : quads) {
        auto loaded = Program::load(folder, "quad", name);
        if (!loaded) return core::failure(loaded.error());
        *program = std::move(*loaded);
    }
    const std::tuple<Program*, const char*, const char*> pictures[] = {
        {&made.coin_cell, "coin_cell", "coin_cell"},
        {&made.coin_peel, "coin_cell", "coin_peel"},
        {&made.coin_picture, "coin_picture", "coin_picture"},
    };
    for (const auto& [program, vertex, fragment] : pictures) {
        auto loaded = Program::load(folder, vertex, fragment);
        if (!loaded) return core::failure(loaded.error());
        *program = std::move(*loaded);
    }
    const std::pair<Program*, const char*> layers[] = {{&made.layer, "layer"}, {&made.loose, "loose"}};
    for (const auto& [program, name] : layers) {
        auto loaded = Program::load(folder, "layer", name);
        if (!loaded) return core::failure(loaded.error());
        *program = std::move(*loaded);
    }
    return made;
}

}  // namespace render
