#include "parts.h"

#include <array>

namespace bench {

std::span<const Part> parts() {
    static constexpr std::array kParts{Part{"strength", strength},
                                       Part{"speed", speed},
                                       Part{"special", special},
                                       Part{"battles", battles},
                                       Part{"calibration", calibration},
                                       Part{"cores", cores},
                                       Part{"memory", memory},
                                       Part{"breeding", breeding},
                                       Part{"hands", hands}};
    return kParts;
}

}  // namespace bench
