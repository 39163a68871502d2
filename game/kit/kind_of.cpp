#include "game/kit/kind_of.h"

namespace rules {

const Kind& KindOf<int>::get() {
    static const NumberKind kind("", {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()});
    return kind;
}
const Kind& KindOf<bool>::get() {
    static const FlagKind kind;
    return kind;
}
const Kind& KindOf<std::string>::get() {
    static const TextKind kind(TextMeaning<std::string>::kMeaning);
    return kind;
}
const Kind& KindOf<std::vector<bool>>::get() {
    static const FlagsKind kind;
    return kind;
}

}  // namespace rules
