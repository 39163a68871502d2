#pragma once
// Random commands for a table of Universalis: mostly those offered to a seat, sometimes anything. Texts and amounts are
// made up.

#include <algorithm>
#include <array>

#include "game/stories/universalis/rules/choices.h"
#include "game/stories/universalis/rules/universalis.h"

namespace kit::universalis {

using namespace rules::universalis;

class Proposer {
public:
    Proposer(const Match& match, core::Random& random) : match_(match), random_(random) {}

    Command command() {
        if (one_in(25)) return anything();
        const std::vector<int> due = awaited(match_);
        const bool due_one = !due.empty() && !one_in(5);
        const int seat = due_one ? of(due) : number(0, match_.count() - 1);
        std::vector<Choice> offers = choices(match_, seat);
        if (offers.empty()) return EndTurn{seat};
        if (!one_in(6)) std::erase_if(offers, [](const Choice& each) { return each.refusal.has_value(); });
        if (offers.empty()) return EndTurn{seat};
        return told(of_a_kind(offers));
    }

private:
    int number(int low, int high) {
        return low + static_cast<int>(random_.below(static_cast<std::uint32_t>(high - low + 1)));
    }
    bool one_in(int times) { return number(1, times) == 1; }
    template <class List>
    typename List::const_reference of(const List& list) {
        return list[static_cast<std::size_t>(number(0, static_cast<int>(list.size()) - 1))];
    }
    // Makes every kind of command equally likely, so that many cards do not crowd out the rest; those that end play or
    // the Scene are rarer.
    Command of_a_kind(const std::vector<Choice>& offers) {
        std::vector<std::size_t> kinds;
        for (const Choice& each : offers) kinds.push_back(each.command.index());
        std::ranges::sort(kinds);
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        std::size_t kind = of(kinds);
        if (is_rare(kind) && !one_in(4)) kind = of(kinds);
        std::vector<Command> same;
        for (const Choice& each : offers)
            if (each.command.index() == kind) same.push_back(each.command);
        return of(same);
    }
    static bool is_rare(std::size_t kind) {
        return kind == Command(CallFine{}).index() || kind == Command(ProposeMatter{}).index() ||
               kind == Command(EndScene{}).index() || kind == Command(Interrupt{}).index();
    }

    std::string text() {
        return of(std::array<const char*, 6>{"Brave", "A door opens.", "No magic", "Schn\xC3\xA4uzchen", "It rains",
                                             "*bold* #1"});
    }
    void fill(std::string& words) {
        if (words == kBlank) words = text();
    }
    Command told(Command command) {
        visit([this](auto& each) { vary(each); }, command);
        return command;
    }
    template <class C>
    void vary(C& command) {
        if constexpr (requires { fill(command.text); }) fill(command.text);
        if constexpr (requires { fill(command.name); }) fill(command.name);
        if constexpr (requires { fill(command.title); }) fill(command.title);
        if constexpr (requires { fill(command.reason); }) fill(command.reason);
        if constexpr (requires { fill(command.demand); }) fill(command.demand);
        if constexpr (requires { fill(command.charge); }) fill(command.charge);
    }
    void vary(ModifyTenet& command) {
        if (command.text) command.text = text();
    }
    void vary(ProposeTenet& command) {
        command.text = text();
        if (command.kind != TenetKind::RulesGimmick || one_in(2)) return;
        const auto name = static_cast<SettingName>(number(0, 4));
        command.setting = Setting{name, name == SettingName::Refreshment ? number(0, 12) : number(0, 1)};
    }
    void vary(SetLocation& command) {
        if (command.place.index() == 1) command.place = text();
    }
    void vary(DescribeEvent& command) {
        command.text = text();
        for (const Card& card : match_.cards)
            if (card.in_scene() && one_in(2)) command.cards.push_back(card.id);
    }
    void vary(Originate& command) {
        for (const Card& card : match_.cards)
            if (card.is_controlled_by(command.seat) && card.id != command.targets.front() && one_in(2))
                command.means.push_back(card.id);
    }
    void vary(SealBid& command) { command.coins = number(0, command.coins / 3); }
    void vary(NameScene& command) {
        command.title = text();
        if (!match_.scenes.empty() && one_in(2)) command.returns_to = number(1, static_cast<int>(match_.scenes.size()));
    }
    void vary(CreateObstacle& command) {
        command.reason = text();
        command.dice = number(1, 3);
    }
    void vary(BuyDice& command) {
        command.reason = text();
        command.dice = number(1, 3);
    }
    void vary(BidOn& command) {
        if (command.solution.index() == 1) command.solution = text();
        command.coins = number(1, 3);
    }
    void vary(BuyDown& command) { command.coins = number(1, 3); }
    void vary(RollDice& command) {
        if (one_in(3)) command.dice = std::vector<int>(static_cast<std::size_t>(number(1, 6)), number(1, 10));
    }
    void vary(AnswerCall& command) {
        if (one_in(2)) command.agree = true;
    }
    void vary(Assent& command) {
        if (match_.matter && match_.matter->kind == MatterKind::EndGame && !one_in(4)) command.yes = false;
    }
    void vary(ProposeMatter& command) {
        if (one_in(3)) return;
        command.matter = MatterKind::Adjust;
        command.reason = text();
        command.adjust = {{number(0, match_.count() - 1), number(-4, 8)}};
    }

    int id() { return number(-1, 12); }
    int seat() { return number(-1, match_.count()); }
    // Any kind, with numbers that may refer to nothing.
    Command anything() {
        switch (number(1, 14)) {
            case 1:
                return ReduceImportance{seat(), id(), {id(), id()}, one_in(2)};
            case 2:
                return RestoreImportance{seat(), id(), {id()}, one_in(2)};
            case 3:
                return DrawTrait{seat(), {seat()}, id(), id(), id(), one_in(2)};
            case 4:
                return Challenge{seat(), id(), text()};
            case 5:
                return Originate{seat(), {id(), id()}, {id()}};
            case 6:
                return SealBid{seat(), number(-2, 40)};
            case 7:
                return RemoveTrait{seat(), id(), id()};
            case 8:
                return Link{seat(), id(), id()};
            case 9:
                return BidOn{seat(), id(), number(-1, 3)};
            case 10:
                return BuyOffDice{seat(), {seat()}, number(-1, 4), text()};
            case 11:
                return SetLocation{seat(), id()};
            case 12:
                return CastVote{seat(), Vote::Accused};
            case 13:
                return BuyDown{seat(), id(), number(-1, 3)};
            default:
                return CreateObstacle{seat(), id(), number(-1, 3), ""};
        }
    }

    const Match& match_;
    core::Random& random_;
};

inline Command propose(const Match& match, core::Random& random) { return Proposer(match, random).command(); }

}  // namespace kit::universalis
