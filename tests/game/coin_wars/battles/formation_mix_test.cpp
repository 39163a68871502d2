// Which type is placed where: drawn like the enemy's side at the top, one letter per coin.

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/battles/formation.h"
#include "game/coin_wars/battles/formation_types.h"

namespace {

using battles::Group;
using battles::Mix;
using battles::Where;

// The rows of a formation from the front, left to right, by the first letters of the types.
std::string ranks(const char* formation, const Mix& mix) {
    const auto centres = battles::lay_out(*battles::find_formation(formation), battles::coins(mix)).centres;
    const auto types = battles::types_at(centres, mix);
    std::vector<std::size_t> order(types.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(-centres[i].y, centres[i].x); });
    std::string text;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && centres[order[i]].y < centres[order[i - 1]].y - 0.01) text += '/';
        text += types[order[i]][0];
    }
    return text;
}

std::string written(const Mix& mix) {
    std::string text;
    for (const Group& group : mix)
        text += std::string(text.empty() ? "" : ", ") + std::to_string(group.coins) + " " + group.type + " " +
                rules::word(group.where);
    return text;
}

}  // namespace

TEST_CASE("each group takes the places that it likes best of those still free") {
    CHECK(ranks("phalanx", {{"pike", 6, Where::Front}, {"bow", 9, Where::Front}}) == "pppppp/bbbbbb/bbb");
    CHECK(ranks("phalanx", {{"pike", 9, Where::Front}, {"bow", 6, Where::Rear}}) == "pppppp/bpppbb/bbb");
    CHECK(ranks("syntagma", {{"leader", 1, Where::Right}, {"pike", 15, Where::Front}}) == "pppl/pppp/pppp/pppp");
    CHECK(ranks("syntagma", {{"guard", 5, Where::Left}, {"pike", 11, Where::Front}}) == "ggpp/gppp/gppp/gppp");
    CHECK(ranks("tercio", {{"shot", 6, Where::Wings}, {"pike", 9, Where::Front}}) == "sppps/sppps/sppps");
    CHECK(ranks("line", {{"horse", 4, Where::Wings}, {"foot", 5, Where::Front}}) == "hhfffffhh");
    CHECK(ranks("line", {{"king", 1, Where::Centre}, {"foot", 4, Where::Front}}) == "ffkff");
    CHECK(ranks("wedge", {{"king", 1, Where::Front}, {"horse", 5, Where::Front}}) == "k/hh/hhh");
    CHECK(ranks("envelop", {{"horse", 6, Where::Wings}, {"foot", 9, Where::Front}}) == "hh/hh/hh/ff/ff/fffff");
}

TEST_CASE("a mix for another number of coins keeps its proportions") {
    const Mix mix{{"pike", 9, Where::Front}, {"shot", 5, Where::Wings}, {"king", 1, Where::Rear}};
    CHECK(written(battles::scaled(mix, 15)) == written(mix));
    CHECK(written(battles::scaled(mix, 45)) == "27 pike front, 15 shot wings, 3 king rear");
    CHECK(written(battles::scaled(mix, 7)) == "4 pike front, 2 shot wings, 1 king rear");
    CHECK(written(battles::scaled(mix, 1)) == "1 pike front");
    CHECK(written(battles::scaled(mix, 0)) == "");
    for (int count = 0; count <= 60; ++count) CHECK(battles::coins(battles::scaled(mix, count)) == count);
}

TEST_CASE("coins at hand stand where the mix wants their types, others in front after them") {
    const Mix wishes{{"king", 1, Where::Right}, {"pike", 2, Where::Front}, {"pike", 1, Where::Rear}};
    const std::vector<std::string> hand{"cook", "pike", "king", "pike", "cook", "pike", "pike"};
    CHECK(written(battles::mix_of(hand, wishes)) == "1 king right, 3 pike front, 1 pike rear, 2 cook front");
    CHECK(written(battles::mix_of(hand, {})) == "2 cook front, 4 pike front, 1 king front");
}
