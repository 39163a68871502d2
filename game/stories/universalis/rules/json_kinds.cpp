// Reading and writing amounts, accounts, pools and settings.

#include "game/kit/kind_of.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

namespace {

constexpr int kFar = 2'000'000'000;

// Section 7.3: refuses an amount that is not whole, or far too large.
class AmountKind : public NumberKind {
public:
    explicit AmountKind(int min) : NumberKind("amount", {-kFar, kFar}), min_(min) {}
    void read(const Field& field, void* value) const override {
        const auto number = reading([&] { return field.integer(-kFar, kFar); });
        if (number) return NumberKind::read(field, value);
        Refusal refusal = number.error();
        refusal.code = "bad_amount";
        throw refusal;
    }
    Json schema() const override {
        Json json = NumberKind::schema();
        if (min_ != kAnyAmount) json["minimum"] = min_;
        return json;
    }

private:
    int min_;
};

// "bank", "wealth:2", "bid:0", "pot", "bonus:1"
std::string word_of(const Account& account) {
    static const Words kinds{"bank", "wealth", "bid", "pot", "bonus"};
    std::string text = kinds[static_cast<std::size_t>(account.kind)];
    const bool shared = account.kind == Account::Kind::Bank || account.kind == Account::Kind::Pot;
    return shared ? text : text.append(":").append(std::to_string(account.seat));
}
Json account_json(const Account& account) { return word_of(account); }
void hash_account(const Account& account, core::Hash& hash) { hash.add(account.kind).add(account.seat); }
Json account_schema() { return {{"type", "string"}, {"pattern", "^(bank|pot|(wealth|bid|bonus):[0-7])$"}}; }
Account account_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }

PoolId pool_from(const Field& field) {
    return field.json() == "cp" ? kComplicationPool : PoolId{field.integer(0, kFar)};
}
Json pool_json(const PoolId& pool) { return pool.is_complication() ? Json("cp") : Json(pool.seat); }
void hash_pool(const PoolId& pool, core::Hash& hash) { hash.add(pool.seat); }
Json pool_schema() {
    return {{"title", "pool"}, {"anyOf", {{{"const", "cp"}}, {{"type", "integer"}, {"minimum", 0}}}}};
}

// {"which": "refreshment", "to": 7}, {"which": "consent", "to": "pools"}
Json setting_json(const Setting& setting) {
    const Words& values = values_of(setting.name);
    return {{"which", word(setting.name)},
            {"to", values.empty() ? Json(setting.value) : Json(values[static_cast<std::size_t>(setting.value)])}};
}
void hash_setting(const Setting& setting, core::Hash& hash) { hash.add(setting.name).add(setting.value); }
Json setting_schema() {
    Json each = Json::array();
    for (const std::string& name : enum_names(SettingName{})) {
        const Words& values = values_of(static_cast<SettingName>(each.size()));
        const Json to = values.empty() ? Json{{"type", "integer"}, {"minimum", 0}, {"maximum", limits::kStart}}
                                       : Json{{"enum", values}};
        each.push_back({{"type", "object"},
                        {"properties", {{"which", {{"const", name}}}, {"to", to}}},
                        {"required", {"which", "to"}},
                        {"additionalProperties", false}});
    }
    return {{"title", "setting"}, {"oneOf", each}};
}

}  // namespace

const Kind& amount_kind(int min) {
    static const AmountKind any(kAnyAmount), from_0(0), from_1(1);
    return min == 0 ? from_0 : min == 1 ? from_1 : any;
}

const rules::Kind& Account::field_kind() {
    return kind_by<Account, account_from, account_json, hash_account, account_schema>();
}
const rules::Kind& PoolId::field_kind() { return kind_by<PoolId, pool_from, pool_json, hash_pool, pool_schema>(); }
const rules::Kind& Setting::field_kind() {
    return kind_by<Setting, setting_from, setting_json, hash_setting, setting_schema>();
}

}  // namespace rules::universalis
