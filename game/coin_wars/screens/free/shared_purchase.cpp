#include "game/coin_wars/screens/free/shared_purchase.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/core/lists.h"
#include "game/kit/json_field.h"

namespace screens {

namespace {

constexpr std::size_t kMaxTypesBrought = 200;
constexpr int kMaxOfAType = 999;
constexpr std::size_t kMaxName = 40;

using Bought = SharedPurchase::Bought;

Bought read(const rules::Field& command) {
    command.only({"cmd", "player", "coins"});
    if (command.at("cmd").text(20) != "bring") command.at("cmd").refuse("must be bring");
    Bought bought{command.at("player").integer(0, 1), {}};
    const rules::Field counts = command.at("coins");
    const rules::Json& coins = counts.json();
    if (!coins.is_object() || coins.empty() || coins.size() > kMaxTypesBrought) counts.refuse("must be counts by type");
    for (const auto& [type, count] : coins.items()) {
        if (!count.is_number_integer() || count < 1 || count > kMaxOfAType) counts.refuse("must be counts by type");
        bought.coins[type] = count.get<int>();
    }
    return bought;
}

core::Result<Bought, rules::Refusal> bought_in(const rules::Json& command) {
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
        for (std::size_t i = 0; i < names.size(); ++i) read.players[i] = names[i].name(kMaxName);
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
        if (const auto bought = bought_in(step); bought && bought->player == player) return bought->coins;
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

class SharedPurchase::Bringing final : public remote::Proposal {
public:
    Bringing(SharedPurchase& purchase, Bought bought) : purchase_(purchase), bought_(std::move(bought)) {}
    std::optional<rules::Refusal> check() const override {
        if (purchase_.brought(bought_.player))
            return rules::Refusal{"bad_argument", "", words::plain("bought already")};
        return std::nullopt;
    }
    rules::Json as_written() const override { return bring(bought_.player, bought_.coins); }
    bool reports_throw() const override { return false; }
    std::optional<int> actor_of() const override { return bought_.player; }
    // Sealed, so that nobody can react to the other's purchase.
    std::optional<int> seals() const override { return bought_.player; }
    bool throws() const override { return false; }
    std::optional<rules::Refusal> submit(std::uint64_t) override {
        if (auto refusal = check()) return refusal;
        purchase_.steps_.push_back(as_written());
        return std::nullopt;
    }

private:
    SharedPurchase& purchase_;
    Bought bought_;
};

core::Result<std::unique_ptr<remote::Proposal>, rules::Refusal> SharedPurchase::propose(const rules::Json& command) {
    auto bought = bought_in(command);
    if (!bought) return core::failure(std::move(bought.error()));
    return std::make_unique<Bringing>(*this, std::move(*bought));
}

std::vector<int> SharedPurchase::seats_to_commit(const std::vector<int>& sealed) const {
    std::vector<int> due;
    for (const int player : {0, 1})
        if (!brought(player) && !core::contains(sealed, player)) due.push_back(player);
    return due;
}

void SharedPurchase::go_back(std::size_t steps) { steps_.resize(std::min(steps, steps_.size())); }

}  // namespace screens
