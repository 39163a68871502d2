#include "game/kit/table/coin_look.h"

namespace table {

namespace {

render::Metal metal(const std::string& name) {
    if (name == "copper") return render::Metal::Copper;
    if (name == "silver") return render::Metal::Silver;
    if (name == "golden") return render::Metal::Golden;
    return render::Metal::Nickel;
}

render::Core core_of(const std::string& name) {
    if (name == "hole") return render::Core::Hole;
    if (name == "copper") return render::Core::Copper;
    if (name == "nickel") return render::Core::Nickel;
    if (name == "silver") return render::Core::Silver;
    return name == "golden" ? render::Core::Golden : render::Core::Same;
}

}  // namespace

render::CoinSprite sprite(const rules::CoinType& type, rules::Face up, const Emblems& emblems) {
    const bool heads = up == rules::Face::Heads;
    render::CoinSprite coin;
    coin.radius = type.radius();
    coin.face = face_of(type, heads, emblems);
    coin.back = face_of(type, !heads, emblems);
    coin.metal = metal(type.metal);
    coin.core = core_of(type.core);
    coin.ring = heads ? render::Ring::Solid : render::Ring::Dashed;
    coin.reeds = type.reeds;
    return coin;
}

}  // namespace table
