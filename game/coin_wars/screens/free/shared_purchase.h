#pragma once
// The purchase of a free battle at a shared table, each player at their own screen. Each brings the coins they bought;
// once both have, the host starts the battle. Seats are the players.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/series.h"
#include "game/remote/game.h"

namespace screens {

// The agreed terms as sent to the other machine.
struct PurchaseTerms {
    battles::Terms terms{};
    std::array<std::string, 2> players{};
    std::optional<battles::Series> series{};  // the battle's series, if any
};
rules::Json to_json(const PurchaseTerms& agreed);
core::Result<PurchaseTerms, rules::Refusal> purchase_terms_from(const rules::Json& json);

class SharedPurchase final : public remote::Game {
public:
    static constexpr const char* kName = "coin-wars-purchase";

    explicit SharedPurchase(rules::Json start) : start_(std::move(start)) {}

    struct Bought {
        int player = 0;
        battles::Purse coins{};
    };
    static rules::Json bring(int player, const battles::Purse& coins);
    // Returns nullopt before that player has brought any.
    std::optional<battles::Purse> brought(int player) const;
    bool complete() const { return brought(0) && brought(1); }

    std::size_t steps() const override { return steps_.size(); }
    std::string hash() const override;
    rules::Record record() const override;
    core::Result<std::unique_ptr<remote::Proposal>, rules::Refusal> propose(const rules::Json& command) override;
    bool is_turn_of(int player) const override { return !brought(player); }
    std::vector<int> seats_to_commit(const std::vector<int>& sealed) const override;
    Back may_undo(std::size_t, int) const override { return Back::Never; }
    void go_back(std::size_t steps) override;

private:
    class Bringing;

    rules::Json start_;
    std::vector<rules::Json> steps_{};
};

}  // namespace screens
