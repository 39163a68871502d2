#pragma once
// A table whose players send each other files, one each time the turn passes. Only the holder of the table can act, so
// there is a single order, and each file continues the one before. Steps, links and signatures are those of a live
// table (host.h), so a game can switch between the two.
//
// The asker fixes and signs a throw and sends the table to another player, whose machine adds its link, does the step
// and sends it back; with trusted dice, the asker throws alone.

#include "game/remote/table.h"

namespace remote {

// The part of a file that is new to the local game.
struct TurnLetter {
    std::vector<Person> people{};
    std::vector<Step> steps{};
    std::optional<Step> fixed{};  // waits for another player's link

    bool empty() const { return steps.empty() && !fixed; }
};

// Returns the ledger of a file with `self` in it: in their own seat, else in a free one of `seats`, with the promise of
// their links. nullopt: the seats are taken.
std::optional<Ledger> seated(Ledger ledger, const Self& self, const std::vector<int>& seats);

// Returns what the file (`theirs`, `record`) adds to the local game (`own`, `had`); both are valid by themselves
// (first_violation). Empty if it adds nothing. The error is a code, see notices.h: "other_table", "changed", "older",
// "fork", "taken", "bent", "proof".
core::Result<TurnLetter, std::string> letter_of(const Ledger& own, const rules::Record& had, const Ledger& theirs,
                                                const rules::Record& record);

class Correspondence final : public Table {
public:
    // `ledger` is from Host::new_ledger, seated() or a player's saved game; `game` is at the same step and outlives
    // this object.
    Correspondence(Self self, Ledger ledger, Game& game, TurnLetter letter = {});

    // True while steps of the letter remain; next() does one, so that the screen can show each.
    bool catching_up() const { return !letter_.empty(); }
    void next();

    // The person who has to act; kNobody: the player who takes the free seat, or nobody because the game is over.
    int holder() const;
    // True if another player has to act and has not seen the latest steps yet.
    bool to_send() const;

    void poll(double) override {}
    double silence() const override { return 0; }
    bool keeps_time() const override { return false; }
    bool waits() const override { return catching_up() || !ledger_.fixed.empty() || holder() != me(); }
    std::optional<rules::Refusal> not_now() const override;
    // Only one's own steps since receiving the table, and only if nothing was thrown.
    void ask_back(std::size_t steps) override;
    bool may_go_back(std::size_t steps) const override;
    void answer(bool) override {}
    void say(const std::string&) override {}
    void show(const Json&) override {}

private:
    void send_ask(const Json& command) override;
    std::optional<rules::Refusal> no_seals() const override;
    void hand_in() override {}
    void has_claimed(const Step&) override {}
    void bear_witness(Step step);

    TurnLetter letter_;
};

}  // namespace remote
