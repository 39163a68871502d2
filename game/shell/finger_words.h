#pragma once
// Replaces "click" with "tap" in texts if the player last used a finger.

#include <span>
#include <utility>

#include "engine/words/phrase.h"

namespace screens {

// Returns pairs of texts for Ui::exchange(): with a mouse, with a finger.
std::span<const std::pair<words::Key, words::Key>> finger_words();

}  // namespace screens
