// Names the painter's shaders.

#include "engine/render/painter.h"

namespace render {

namespace {

struct Source {
    Program* program;
    const char *vertex, *fragment;
};

core::Result<void, std::string> load_all(const std::string& folder, std::initializer_list<Source> sources) {
    for (const auto& [program, vertex, fragment] : sources) {
        auto loaded = Program::load_late(folder, vertex, fragment);
        if (!loaded) return core::failure(loaded.error());
        *program = std::move(*loaded);
    }
    return {};
}

}  // namespace

core::Result<void, std::string> CoinPrograms::load(const std::string& folder) {
    return load_all(folder, {{&shadow, "quad", "coin_shadow"},
                             {&shadow_low, "quad", "coin_shadow_low"},
                             {&shadow_picture, "shadow_picture", "overlay"},
                             {&at_rest, "quad", "coin"},
                             {&tossed, "quad", "coin_tossed"},
                             {&cell, "coin_cell", "coin_cell"},
                             {&peel, "coin_cell", "coin_peel"},
                             {&picture, "coin_picture", "coin_picture"}});
}

core::Result<Programs, std::string> Programs::load(const std::string& folder) {
    Programs made;
    const auto coins = made.coin.load(folder);
    if (!coins) return core::failure(coins.error());
    const auto others = load_all(folder, {{&made.wood, "quad", "wood"},
                                          {&made.mat, "quad", "mat"},
                                          {&made.sea, "quad", "sea"},
                                          {&made.stars, "quad", "stars"},
                                          {&made.board, "quad", "board"},
                                          {&made.yardstick, "quad", "yardstick"},
                                          {&made.tray, "quad", "tray"},
                                          {&made.paper, "quad", "paper"},
                                          {&made.sheet, "quad", "sheet"},
                                          {&made.playing_card, "quad", "playing_card"},
                                          {&made.region, "quad", "region"},
                                          {&made.outline, "quad", "outline"},
                                          {&made.mark, "quad", "mark"},
                                          {&made.letter, "quad", "letter"},
                                          {&made.pennant, "quad", "pennant"},
                                          {&made.die, "quad", "die"},
                                          {&made.layer, "layer", "layer"},
                                          {&made.loose, "quad", "loose"},
                                          {&made.overlay, "overlay", "overlay"}});
    if (!others) return core::failure(others.error());
    return made;
}

}  // namespace render
