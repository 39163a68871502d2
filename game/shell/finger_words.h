#pragma once
// What is said of clicks is said of taps to whoever used a finger last.

#include <span>
#include <utility>

#include "engine/words/phrase.h"

namespace screens {

// For Ui::exchange().
std::span<const std::pair<words::Key, words::Key>> finger_words();

}  // namespace screens
