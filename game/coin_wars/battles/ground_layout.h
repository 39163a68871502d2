#pragma once
// Paper ground that both players lay on the table in a free battle (CW-24, CW-25, BX-2).

#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"
#include "game/kit/json_field.h"
#include "game/kit/phrases.h"

namespace battles {

using core::Vec2;

inline constexpr std::size_t kMaxGround = 12;           // pieces, without their twins
inline constexpr double kMinPaper = 2, kMaxPaper = 24;  // inches, each way

struct GroundLayout {
    rules::coin_wars::Ground kind = rules::coin_wars::Ground::Defensive;
    bool oval = true;             // otherwise a rectangle
    Vec2 at{18, 12};              // its middle
    double width = 6, depth = 4;  // inches, before it is turned
    int turned = 0;               // degrees counterclockwise, -90 to 90
    friend bool operator==(const GroundLayout&, const GroundLayout&) = default;
};

// The name of such a piece on the table: "Wood", "Hill".
words::Key ground_name(rules::coin_wars::Ground kind);
// Corners on the grid, and on the table if the piece is.
std::vector<Vec2> outline_of(const GroundLayout& ground);
// The piece turned by half a turn about the centre of this table: the same for the other side.
GroundLayout twin_of(GroundLayout ground, Vec2 table);
// Moves the piece wholly onto this table, making it smaller if necessary.
GroundLayout on_table(GroundLayout ground, Vec2 table);

// As in battle files: corners, and pieces by name, kind and corners.
rules::Json points_json(const std::vector<Vec2>& points);
rules::Json terrain_json(const std::vector<rules::coin_wars::Terrain>& terrain);

rules::Json to_json(const GroundLayout& ground);
GroundLayout ground_from(const rules::Field& field);  // throws a Refusal

}  // namespace battles
