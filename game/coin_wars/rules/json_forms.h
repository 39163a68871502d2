#pragma once
// The forms of fields in Coin Wars' files (file_fields.h).

#include <string>
#include <vector>

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/file_fields.h"

namespace rules::coin_wars {

// A coin's id or a type's name: 1 to kIdBytes letters, digits, "_", "-" and ".". An invalid id is refused once and then
// accepted as it is, so that references to it are not refused as well.
struct IdForm {
    void read(const Field& field, std::string& id) const;
    Json schema(Json& definitions) const;
};

// The coin sets of a battle or formation: one name, or a list of them.
struct CoinSetNames {
    void read(const Field& field, std::vector<std::string>& names) const;
    Json write(const std::vector<std::string>& names) const;
    Json schema(Json& definitions) const;
};

// The pattern for writing amounts, see CoinType.
struct CurrencyForm {
    void read(const Field& field, std::string& currency) const;
    Json schema() const;
};
inline constexpr const char* kCurrencyMeans =
    "how a sum is written: 0.00 stands for the amount, or 0 where there are no hundredths; left out: $0.00";

Json traits_schema(Json& definitions);
// The sides of a die: 4, 6, 8, 10, 12 or 20.
struct DieForm {
    void read(const Field& field, int& sides) const { sides = sides_from(field); }
    Json schema() const { return {{"enum", {4, 6, 8, 10, 12, 20}}}; }
};

// The rows of section 1's table.
struct CoinRows {
    void read(const Field& field, std::vector<CoinType>& types) const;
    Json write(const std::vector<CoinType>& types) const;
    Json schema(Json& definitions) const;
};

// --- Parts of a battle that need its types, coins and terrain to be known

Json ids_schema(Json& definitions);
// Types; each includes its units (BX-10).
struct TypesForm {
    void read(const Field& field, std::vector<int>& types, const Scenario& scenario) const;
    Json write(const std::vector<int>& types, const Scenario& scenario) const;
    Json schema(Json& definitions) const { return ids_schema(definitions); }
};
// Coins of both sides; a type's name means all its coins.
struct CoinsForm {
    void read(const Field& field, std::vector<int>& coins, const Scenario& scenario) const;
    Json write(const std::vector<int>& coins, const Scenario& scenario) const;
    Json schema(Json& definitions) const { return ids_schema(definitions); }
};
struct PolygonForm {
    std::size_t max = limits::kPolygonPoints;  // points
    void read(const Field& field, std::vector<Vec2>& polygon, const Scenario& scenario) const;
    Json write(const std::vector<Vec2>& polygon, const Scenario&) const { return written(polygon); }
    Json schema(Json& definitions) const;
};
struct ConditionForm {
    void read(const Field& field, Condition& condition, const Scenario& scenario) const;
    Json write(const Condition& condition, const Scenario& scenario) const;
    Json schema(Json& definitions) const;
};

// Turns are numbered from 1.
inline constexpr file::Whole kTurnNumber{1, limits::kTurns};
// Texts from the battle file.
inline constexpr file::Text kWordingText{limits::kWording, Lines::Many};

// BX-9
struct SpecialRulesForm {
    void read(const Field& field, std::vector<SpecialRule>& rules, const Scenario& scenario) const;
    Json write(const std::vector<SpecialRule>& rules, const Scenario& scenario) const;
    Json schema(Json& definitions) const;
};
// Parts of the battle that fill several of its members.
struct TerrainForm {
    void read(const Field& field, Scenario& scenario) const;
    Json write(const Scenario& scenario) const;
    Json schema(Json& definitions) const;
};
// CW-3, R-40 and section 8.
struct RulesForm {
    void read(const Field& field, Scenario& scenario) const;
    Json write(const Scenario& scenario) const;
    Json schema(Json& definitions) const;
};
Json units_schema(Json& definitions);
const file::Fields<Victory, Scenario>& victory_fields();
const file::Fields<FreeBattle>& free_fields();

// `pages`: the fields for readers, in addition to the rules.
Json battle_schema(const file::FieldList& pages);

}  // namespace rules::coin_wars
