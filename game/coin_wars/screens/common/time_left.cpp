#include "game/coin_wars/screens/common/time_left.h"

#include <cmath>

namespace screens {

using rules::Phrase;

Phrase left_in_words(double seconds) {
    const int left = static_cast<int>(std::ceil(seconds));
    if (left < 60) return say("{1} s left", left);
    if (left < 3600) return say("{1} min {2} s left", left / 60, left % 60);
    return say("{1} h {2} min left", left / 3600, left / 60 % 60);
}

Phrase left_in_words(double seconds, double share) {
    return share < 0.01 || seconds < 1 ? Phrase() : left_in_words(seconds * (1 - share) / share);
}

}  // namespace screens
