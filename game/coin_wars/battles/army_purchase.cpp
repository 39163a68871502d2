#include "game/coin_wars/battles/army_purchase.h"

namespace battles {

namespace {

namespace cw = rules::coin_wars;
using words::mark;

// True if the type has the trait with this letter; with any other letter, if it has no trait.
bool suits(const cw::CoinType& type, char letter) {
    const auto* trait = std::ranges::find(cw::kTraits, letter, &cw::Trait::letter);
    if (trait != cw::kTraits.end()) return type.*trait->has;
    return std::ranges::none_of(cw::kTraits, [&](const cw::Trait& each) { return type.*each.has; });
}

// The cheapest coin with this trait.
const cw::CoinType* with_trait(const ArmyPurchase& purchase, char trait) {
    const cw::CoinType* best = nullptr;
    for (const cw::CoinType& type : purchase.types())
        if (suits(type, trait) && (!best || type.cents < best->cents)) best = &type;
    return best;
}

std::vector<std::string> names_of(const ArmyPurchase& purchase, std::string_view traits) {
    std::vector<std::string> names;
    for (const char trait : traits)
        if (const cw::CoinType* type = with_trait(purchase, trait)) names.push_back(type->name);
    return names;
}

// Buys all of the coins or none.
bool buy(ArmyPurchase& purchase, const std::vector<std::string>& coins) {
    ArmyPurchase more = purchase;
    for (const std::string& coin : coins) {
        const int before = more.count(coin);
        more.add(coin, 1);
        if (more.count(coin) == before) return false;
    }
    purchase = std::move(more);
    return true;
}

}  // namespace

ArmyPurchase::ArmyPurchase(std::vector<cw::CoinType> types, const cw::FreeBattle& free, std::optional<Purse> purse)
    : types_(std::move(types)), free_(free), purse_(std::move(purse)) {}

const cw::CoinType* ArmyPurchase::type(const std::string& name) const {
    const auto found = std::ranges::find(types_, name, &cw::CoinType::name);
    return found == types_.end() ? nullptr : &*found;
}

int ArmyPurchase::count(const std::string& type) const {
    const auto found = bought_.find(type);
    return found == bought_.end() ? 0 : found->second;
}

std::optional<cw::Price> ArmyPurchase::price_by() const {
    return purse_ || !free_.budget ? std::nullopt : std::optional(free_.budget->by);
}

double ArmyPurchase::price(const cw::CoinType& type) const {
    const auto by = price_by();
    return by ? cw::price(type, *by) : 0;
}

double ArmyPurchase::spent() const {
    double sum = 0;
    for (const auto& [name, count] : bought_)
        if (const cw::CoinType* bought = type(name)) sum += count * price(*bought);
    return sum;
}

double ArmyPurchase::left() const { return price_by() ? free_.budget->max - spent() : 0; }

std::optional<int> ArmyPurchase::stock(const std::string& type) const {
    if (!purse_) return std::nullopt;
    const auto found = purse_->find(type);
    return found == purse_->end() ? 0 : found->second;
}

int ArmyPurchase::max(const std::string& name) const {
    const cw::CoinType* wanted = type(name);
    if (!wanted) return 0;
    int max = count(name) + free_.coins - count();
    if (const auto there = stock(name)) max = std::min(max, *there);
    const double each = price(*wanted);
    if (each > 0) max = std::min(max, count(name) + static_cast<int>(std::floor(left() / each + 1e-9)));
    return std::max(0, max);
}

void ArmyPurchase::set(const std::string& type, int count) {
    const int possible = std::clamp(count, 0, max(type));
    if (possible > 0)
        bought_[type] = possible;
    else
        bought_.erase(type);
}

void ArmyPurchase::take(const Purse& list) {
    clear();
    for (const cw::CoinType& type : types_)
        if (const auto wanted = list.find(type.name); wanted != list.end()) set(type.name, wanted->second);
}

const std::vector<ReadyList>& ready_lists() {
    // Translators: names of ready-made lists of coins, and what each is good for.
    static const std::vector<ReadyList> all{
        {mark("Commanders and archers"), mark("Armies of a commander and ten archers: best value for money."),
         "QLLLLLLLLLL", "LC-"},
        {mark("Lines of archers"), mark("Fifteen of a kind shoot as one."), "LLLLLLLLLLLLLLL", "LC-"},
        {mark("Levy under command"), mark("A commander makes ten small coins strong."), "Q----------", "-"},
        {mark("All arms"), mark("Commanders, riders and archers; something for every task."), "QQCCCCCLLLLL", "CL-"},
        {mark("Guard"), mark("Few and strong: all of them commanders."), "Q", "CL-"},
        {mark("Armour"), mark("Coins that only Armies can bring down, with commanders."), "AAQ", "QCL-"},
        {mark("Riders"), mark("Fast, and quickly gone."), "C", "L-"},
    };
    return all;
}

std::optional<Purse> filled(const ReadyList& ready, const ArmyPurchase& purchase) {
    ArmyPurchase pot = purchase;
    pot.clear();
    const std::vector<std::string> block = names_of(pot, ready.block);
    if (block.size() < std::string_view(ready.block).size()) return std::nullopt;
    if (!buy(pot, block)) return std::nullopt;
    while (buy(pot, block)) continue;
    for (const std::string& coin : names_of(pot, ready.rest))
        while (buy(pot, {coin})) continue;
    return pot.bought();
}

}  // namespace battles
