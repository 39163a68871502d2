#pragma once
// What the laboratory starts with if another screen opens it; it is then shown over that screen.

#include <optional>
#include <string>

#include "game/coin_wars/battles/battle_file.h"

namespace screens {

struct LabStart {
    std::string battle{};                   // a name in the library, or a file
    std::optional<battles::Battle> laid{};  // or this one, which needs no file
    std::string line_up{};                  // or this line-up (LineUp::key) as A against the last choice
};

}  // namespace screens
