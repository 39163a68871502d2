#include "support.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/editor/coins.h"

namespace editing {

const battles::Library& library() {
    static const battles::Library shipped(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    return shipped;
}

int type(const editor::Draft& draft, std::string_view name) {
    const auto& types = draft.scenario.types;
    const auto it = std::ranges::find(types, name, &rules::coin_wars::CoinType::name);
    REQUIRE(it != types.end());
    return static_cast<int>(it - types.begin());
}

core::Vec2 at(const editor::Draft& draft, int coin) {
    return draft.scenario.coins[static_cast<std::size_t>(coin)].at.value();
}

editor::Draft small_draft() {
    editor::Draft draft = editor::empty_draft(library()).value();
    using rules::coin_wars::Side;
    for (const core::Vec2 at : {core::Vec2{4, 4}, {6, 5}, {9, 4}})
        editor::add_coin(draft.scenario, type(draft, "penny"), Side::Heads, at);
    editor::add_coin(draft.scenario, type(draft, "quarter"), Side::Tails, core::Vec2{20, 20});
    return draft;
}

}  // namespace editing
