#include "game/stories/screen/player_setup.h"

namespace screens {

namespace {

constexpr std::size_t kPlayerBytes = 40;

}  // namespace

void draw_players(ui::Ui& ui, int& players, int least, std::span<std::string> names) {
    ui.slider(say("Players"), players, {least, static_cast<int>(names.size()), 1});
    for (int i = 0; i < players; ++i)
        ui.input_text(say("Player {1}", i + 1), names[static_cast<std::size_t>(i)], kPlayerBytes);
}

}  // namespace screens
