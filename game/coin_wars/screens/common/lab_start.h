#pragma once
// What the laboratory begins with where another screen leads there, which it then lies over.

#include <optional>
#include <string>

#include "game/coin_wars/battles/battle_file.h"

namespace screens {

struct LabStart {
    std::string battle{};                   // a name of the library, or a file
    std::optional<battles::Battle> laid{};  // or this one, which need not lie in a file
    std::string line_up{};                  // or this line-up (LineUp::key) as A against those chosen last
};

}  // namespace screens
