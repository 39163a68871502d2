#include "game/shell/finger_words.h"

namespace screens {

namespace {

using words::mark;

constexpr std::pair<words::Key, words::Key> kFingerWords[] = {
    {mark("Click to move {1}."), mark("Tap to move {1}.")},
    {mark("Click to move {1} and meet {2}."), mark("Tap to move {1} and meet {2}.")},
    {mark("Click to move {1} towards {2}."), mark("Tap to move {1} towards {2}.")},
    {mark("Click to shoot at {1}."), mark("Tap to shoot at {1}.")},
    {mark("Click to strike {1}."), mark("Tap to strike {1}.")},
    {mark("Click to strike and stay there."), mark("Tap to strike and stay there.")},
    {mark("Click to strike, then move {1} farther."), mark("Tap to strike, then move {1} farther.")},
    {mark("Click to charge {1}."), mark("Tap to charge {1}.")},
    {mark("Click to choose this strike; then choose where to go."),
     mark("Tap to choose this strike; then choose where to go.")},
    {mark("Click a coin to select it. Drag around coins to form an Army."),
     mark("Tap a coin to select it. Drag around coins to form an Army.")},
    {mark("Click to speed up whatever is moving."), mark("Tap to speed up whatever is moving.")},
    {mark("click a line to go back"), mark("tap a line to go back")},
    {mark("RULES (CLICK ONE TO CHANGE IT)"), mark("RULES (TAP ONE TO CHANGE IT)")},
    {mark("Drag on the table to draw its front, or hold Shift and drag a box. A click places it as shown."),
     mark("Drag on the table to draw its front. A tap places it as shown.")},
    {mark("Click a coin until it matches the real one."), mark("Tap a coin until it matches the real one.")},
    {mark("Click coins in the tray, as many of the Scene's as of your own."),
     mark("Tap coins in the tray, as many of the Scene's as of your own.")},
    {mark("Click the coin in the tray."), mark("Tap the coin in the tray.")},
};

}  // namespace

std::span<const std::pair<words::Key, words::Key>> finger_words() { return kFingerWords; }

}  // namespace screens
