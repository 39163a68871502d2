#pragma once
// A table whose players send each other files, a file each time when it is for somebody else to act. Whoever holds the
// table does as they like with it; nobody else can do anything, so there is one order, and each file continues the one
// before. Steps, links and signatures are those of a table at which all sit together (host.h), so a game can go on in
// either way.
//
// A throw is fixed and signed by who asks for it, and the table goes to another player, whose machine adds its link,
// does the step and sends it back; if everybody trusts the dice, who asks throws alone.

#include "game/remote/table.h"

namespace remote {

// What a file brings beyond what one has.
struct Letter {
    std::vector<Person> people{};
    std::vector<Step> steps{};
    std::optional<Step> fixed{};  // waits for a witness

    bool empty() const { return steps.empty() && !fixed; }
};

// The ledger of a file as `self` takes it up: in their own seat, else in a free one of `seats`, with the promise of
// their links. Nothing: others play there.
std::optional<Ledger> seated(Ledger ledger, const Self& self, const std::vector<int>& seats);

// What the file (`theirs`, `record`) brings to who has `own` of `had`; both hold by themselves (first_violation). Empty if it
// is just as far. Otherwise a code, see notices.h: "other_table", "changed", "older", "fork", "taken",
// "bent", "proof".
core::Result<Letter, std::string> letter_of(const Ledger& own, const rules::Record& had, const Ledger& theirs,
                                            const rules::Record& record);

class Correspondence final : public Table {
public:
    // `ledger`: Host::new_ledger, one that was kept, or one of seated(); `game` is as far, and outlives it.
    Correspondence(Self self, Ledger ledger, Game& game, Letter letter = {});

    // What the letter has brought is done step by step, as the screen has room to show it.
    bool catching_up() const { return !letter_.empty(); }
    void next();

    // Who has to act: a place among the people; nobody: whoever takes the free seat, or it is over.
    int holder() const;
    // It is for somebody else to go on, and they have not seen yet what was done here.
    bool to_send() const;

    void poll(double) override {}
    double silence() const override { return 0; }
    bool keeps_time() const override { return false; }
    bool waits() const override { return catching_up() || !ledger_.fixed.empty() || holder() != me(); }
    std::optional<rules::Refusal> not_now() const override;
    // One's own steps since one holds the table, as long as nothing was thrown.
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

    Letter letter_;
};

}  // namespace remote
