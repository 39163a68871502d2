// Commands in the protocol's words. The names and meanings of fields are declared with the commands.

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/named.h"

namespace rules::coin_wars {

DEFINE_SPECIAL_MEMBERS(Command)

namespace {

// CW-28: `true` or `false` for a single coin; command_from resolves it to the coin.
class BeyondKind : public ListKind {
public:
    BeyondKind() : ListKind(ListWays<std::string, CoinName>::kWays, limits::kCoins, Empty::None) {}
    void read(const Field& field, void* value) const override {
        if (!field.json().is_boolean()) ListKind::read(field, value);
    }
    Json schema() const override { return {{"anyOf", {{{"type", "boolean"}}, kind_of<Ids>().schema()}}}; }
};

class LegKind : public OptionalKind {
public:
    LegKind()
        : OptionalKind({kind_of<Vec2>, KindOf<std::optional<Vec2>>::value, KindOf<std::optional<Vec2>>::emplace}) {}
    bool is_none(const void*) const override { return false; }
};

bool is_true(const Json& object, const char* key) { return object.contains(key) && object[key] == true; }

}  // namespace

const rules::Kind& GoingBeyond::field_kind() {
    static const BeyondKind kind;
    return kind;
}
const rules::Kind& FirstLeg::field_kind() {
    static const LegKind kind;
    return kind;
}

void check_actor(const Field& command) {
    const bool is_army = command.has("army");
    if (is_army && command.has("coin")) command.at("army").refuse("a coin or an Army acts, not both");
    if (!is_army) command.at("coin");
    if (!is_army && command.has("front")) command.at("front").refuse("only an Army has a front coin");
    if (is_army && is_true(command.json(), "beyond"))
        command.at("beyond").refuse("the Army's coins that go beyond are named in a list");
}
void Join::check_keys(const Field& command) {
    const bool coins = command.has("coins");
    if (coins == command.has("other")) command.at(coins ? "other" : "coins").refuse("coins or another Army join");
}
void Decide::check_keys(const Field& command) {
    const bool losses = command.has("losses");
    if (losses == command.has("split"))
        command.at(losses ? "split" : "losses").refuse("either losses or a split is decided");
}

core::Result<Command, Refusal> CoinWars::command_from(const Json& json) {
    return reading([&] {
        auto command = read_command<Command>(Field(json, "bad_argument"), "Coin Wars");
        visit(
            [&](auto& each) {
                if constexpr (requires { each.beyond; })
                    if (is_true(json, "beyond")) each.beyond = {each.coin};
            },
            command);
        return command;
    });
}

Json CoinWars::to_json(const Command& command) {
    Json json{{"cmd", word_of(command)}};
    write_fields(json, command);
    visit(
        [&](const auto& each) {
            if constexpr (requires { each.beyond; })
                if (each.army.empty() && each.beyond == Ids{each.coin}) json["beyond"] = true;
        },
        command);
    return json;
}

Json CoinWars::command_schema() { return schema_of(NamedOf<Command>::list(), "cmd"); }

}  // namespace rules::coin_wars
