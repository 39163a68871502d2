#include "game/coin_wars/screens/free/shared_purchase.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "game/kit/json_field.h"

namespace screens {

namespace {

constexpr std::size_t kMostTypesBrought = 200;
constexpr int kMostOfAType = 999;
constexpr std::size_t kNameBytes = 160;

struct Bringing {
    int player = 0;
    battles::Purse coins{};
};

Bringing read(const rules::Field& command) {
    command.only({"cmd", "player", "coins"});
    if (command.at("cmd").text(20) != "bring") command.at("cmd").refuse("must be bring");
    Bringing bringing{command.at("player").integer(0, 1), {}};
    const rules::Field counts = command.at("coins");
    const rules::Json& coins = counts.json();
    if (!coins.is_object() || coins.empty() || coins.size() > kMostTypesBrought)
        counts.refuse("must be counts by type");
    for (const auto& [type, count] : coins.items()) {
        if (!count.is_number_integer() || count < 1 || count > kMostOfAType)
            counts.refuse("must be counts by type");
        bringing.coins[type] = count.get<int>();
    }
    return bringing;
}

core::Result<Bringing, rules::Refusal> bringing_from(const rules::Json& command) {
    return rules::reading([&] { return read(rules::Field(command, "bad_argument")); });
}

}  // namespace

rules::Json to_json(const PurchaseTerms& agreed) {
    rules::Json json{{"terms", battles::to_json(agreed.terms)}, {"players", agreed.players}};
    if (agreed.series) json["series"] = battles::to_json(*agreed.series);
    return json;
}

core::Result<PurchaseTerms, rules::Refusal> purchase_terms_from(const rules::Json& json) {
    auto agreed = rules::reading([&] {
        const rules::Field field(json, "bad_argument");
        PurchaseTerms read{battles::within_bounds(battles::terms_from(field.at("terms"))), {}, {}};
        const auto names = field.at("players").items(2);
        for (std::size_t i = 0; i < names.size(); ++i) read.players[i] = names[i].text(kNameBytes);
        return read;
    });
    if (!agreed || !json.contains("series")) return agreed;
    auto series = battles::series_from_json(json["series"], "");
    if (!series) return core::failure(rules::Refusal{"bad_argument", "", words::plain("no series")});
    agreed->series = std::move(*series);
    return agreed;
}

rules::Json SharedPurchase::bring(int player, const battles::Purse& coins) {
    return {{"cmd", "bring"}, {"player", player}, {"coins", coins}};
}

std::optional<battles::Purse> SharedPurchase::brought(int player) const {
    for (const rules::Json& step : steps_)
        if (const auto bringing = bringing_from(step); bringing && bringing->player == player) return bringing->coins;
    return std::nullopt;
}

std::string SharedPurchase::hash() const {
    core::Hash hash;
    for (const rules::Json& step : steps_) hash.add(std::string_view(step.dump()));
    return core::to_hex(hash.value());
}

rules::Record SharedPurchase::record() const {
    rules::Record record;
    record.game = kName;
    record.start = start_;
    for (const rules::Json& step : steps_) record.steps.push_back({step, {}, ""});
    return record;
}

std::optional<rules::Json> SharedPurchase::as_written(const rules::Json& command) const {
    const auto bringing = bringing_from(command);
    return bringing ? std::optional(bring(bringing->player, bringing->coins)) : std::nullopt;
}

std::optional<rules::Refusal> SharedPurchase::check(const rules::Json& command) const {
    const auto bringing = bringing_from(command);
    if (!bringing) return bringing.error();
    if (brought(bringing->player)) return rules::Refusal{"bad_argument", "", words::plain("bought already")};
    return std::nullopt;
}

std::optional<int> SharedPurchase::speaks(const rules::Json& command) const {
    const auto bringing = bringing_from(command);
    return bringing ? std::optional(bringing->player) : std::nullopt;
}

std::vector<int> SharedPurchase::sealers(const std::vector<int>& sealed) const {
    std::vector<int> due;
    for (const int player : {0, 1})
        if (!brought(player) && std::ranges::find(sealed, player) == sealed.end()) due.push_back(player);
    return due;
}

std::optional<rules::Refusal> SharedPurchase::submit(const rules::Json& command, std::uint64_t) {
    if (auto refusal = check(command)) return refusal;
    steps_.push_back(command);
    return std::nullopt;
}

void SharedPurchase::go_back(std::size_t steps) { steps_.resize(std::min(steps, steps_.size())); }

}  // namespace screens
