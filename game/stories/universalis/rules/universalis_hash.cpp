// 64 bits for a match: all of it, what is sealed as well; a struct by its fields.

#include "engine/core/hash.h"

#include "game/stories/universalis/rules/universalis.h"

namespace rules::universalis {

namespace {

struct Hashing {
    core::Hash hash{};

    void add(int number) { hash.add(number); }
    void add(bool flag) { hash.add(flag); }
    // Texts end where their length says.
    void add(const std::string& text) { hash.add(static_cast<int>(text.size())).add(std::string_view(text)); }
    void add(const Account& account) { hash.add(account.kind).add(account.seat); }
    void add(PoolId pool) { hash.add(pool.seat); }
    void add(const Setting& setting) { hash.add(setting.name).add(setting.value); }
    void add(const Coins& coins) {
        hash.add(coins.bank).add(coins.pot);
        for (const auto* list : {&coins.wealth, &coins.bid, &coins.bonus}) add(*list);
    }
    void add(const FineCase& fine) {
        hash.add(fine.accuser).add(fine.accused).add(fine.answered);
        add(fine.charge);
        add(fine.votes);
    }
    void add(const Change& change) {
        hash.add(static_cast<int>(change.index()));
        std::visit([this](const auto& each) { add(each); }, change);
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void add(Enum each) { hash.add(each); }
    template <class V>
    void add(const std::optional<V>& value) {
        hash.add(value.has_value());
        if (value) add(*value);
    }
    template <class V>
    void add(const std::vector<V>& list) {
        hash.add(static_cast<int>(list.size()));
        for (const auto& each : list) add(static_cast<const V&>(each));
    }
    template <Described T>
    void add(const T& each) {
        each_field<T>([&](const auto& member) { add(each.*member.at); });
        if constexpr (std::is_same_v<T, Entry>) {
            add(each.paid);
            add(each.changes);
        }
    }
};

}  // namespace

std::uint64_t Universalis::hash(const Match& match) {
    Hashing all;
    const auto add = [&all](const auto&... parts) { (all.add(parts), ...); };
    add(match.settings, match.players, match.coins, match.phase, match.seat, match.first_player,
        match.last_framer, match.turn, match.passes, match.sealed, match.tenets, match.cards, match.scene,
        match.scenes, match.complication, match.pools_touched, match.call_refused, match.dispute);
    if (match.dispute) add(match.dispute->opened);
    add(match.fine, match.matter, match.no_fine, match.no_matter, match.entries, match.acts, match.lines,
        match.cards_made, match.traits_made);
    return all.hash.value();
}

}  // namespace rules::universalis
