#pragma once
// Random commands for a campaign of Card Draw: mostly what the phase asks for, sometimes anything, from the seat that
// is asked or another.

#include <array>

#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/choices.h"

namespace kit::cards {

using namespace rules::card_draw;

class Proposer {
public:
    Proposer(const Match& match, core::Random& random) : match_(match), random_(random) {}

    Command command() {
        if (one_in(40)) return {seat(), any()};
        if (one_in(60)) return {seat(), telling()};
        switch (match_.phase) {
            case Phase::Setup:
                return {kGm, preparation()};
            case Phase::BetweenSessions:
                return {kGm, between_sessions()};
            case Phase::BetweenScenes:
                return {kGm, between_scenes()};
            case Phase::Scene:
                return {kGm, scene()};
            case Phase::Draw:
                if (one_in(40)) return asked(Concede{due()});
                if (one_in(30)) return {kGm, EndTest{"a false start"}};
                return asked(DrawCard{due(), told()});
            case Phase::BetweenDraws:
                return between_draws();
            default:
                return asked(in_test());
        }
    }

private:
    int number(int low, int high) {
        return low + static_cast<int>(random_.below(static_cast<std::uint32_t>(high - low + 1)));
    }
    bool one_in(int times) { return number(1, times) == 1; }
    Seat seat() { return {number(0, 3)}; }
    template <std::size_t n>
    std::string of(const std::array<const char*, n>& words) {
        return words[static_cast<std::size_t>(number(0, n - 1))];
    }
    template <class Enum>
    Enum any_of(Enum last) {
        return static_cast<Enum>(number(0, static_cast<int>(last)));
    }
    template <class List>
    const auto& one_of(const List& list) {
        return list[static_cast<std::size_t>(number(0, static_cast<int>(list.size()) - 1))];
    }
    Card card() { return card_at(number(0, kDeckSize - 1)); }
    // Cards of a real deck, rarely one that cannot be on top.
    Cards told() {
        Cards cards;
        if (one_in(10)) cards.push_back(card());
        if (one_in(40)) cards.push_back(card());
        return cards;
    }
    std::string who() { return match_.characters.empty() || one_in(30) ? "nobody" : one_of(match_.characters).id; }
    Action telling() {
        if (one_in(2)) return WriteScene{"Rain, and a bell somewhere."};
        return Tell{match_.characters.empty() ? std::string() : match_.characters.back().id,
                    one_in(2) ? "" : "It rained."};
    }
    std::string participant() {
        if (!match_.test || match_.test->participants.empty() || one_in(20)) return who();
        return one_of(match_.test->participants).id;
    }
    std::string due() {
        const auto asked = awaiting(match_);
        if (asked.empty() || one_in(20)) return participant();
        return one_of(asked).participant;
    }
    std::string text() { return of(std::array{"So it goes.", "A door opens.", "", "Rain."}); }
    std::string name() { return of(std::array{"wall", "door", "river", "guard", "THE WALL"}); }

    // From the seat that the command is about.
    Command asked(Action action) {
        const auto awaited = awaiting(match_);
        Seat from = awaited.empty() ? kGm : awaited.front().seat;
        visit(
            [&](const auto& d) {
                if constexpr (requires { d.participant; })
                    if (is_extra(d.participant) || match_.find(d.participant)) from = seat_of(match_, d.participant);
            },
            action);
        return {from, std::move(action)};
    }

    Action background() {
        const std::string id = who();
        const Character* character = match_.find(id);
        if (character && !character->hand.empty()) {
            const Background& some = one_of(character->hand);
            for (const Background& each : character->hand)
                if (each.name.empty()) return NameBackground{id, each.card, "Sailor", Scope::Specific};
            if (one_in(9)) return RemoveBackground{id, some.card, one_in(2)};
        }
        const auto back = one_in(6) ? std::optional(any_of(Back::Blue)) : std::nullopt;
        return DrawBackground{id, any_of(BackgroundKind::Other), back, told()};
    }
    Action preparation() {
        if (match_.characters.size() < 4)
            return AddCharacter{of(std::array{"ada", "ben", "cy", "wolf", "fox", "ADA"}), "Somebody", seat()};
        if (one_in(30)) return RemoveCharacter{who()};
        if (one_in(20)) return SetOption{"starting_professions", number(0, 3)};
        if (one_in(30)) return SetOption{"reshuffle", "every_scene"};
        if (one_in(4)) return StartCampaign{};
        return background();
    }
    Action between_sessions() {
        if (match_.session > 1 && one_in(2)) return EndCampaign{};
        return one_in(8) ? rare() : Action(BeginSession{});
    }
    Action between_scenes() {
        if (match_.scene >= 2 * match_.session && one_in(2)) return EndSession{};
        return one_in(8) ? rare() : Action(BeginScene{of(std::array{"The inn", "The ford", ""})});
    }
    Action rare() {
        switch (number(1, 4)) {
            case 1:
                return AddCharacter{of(std::array{"ada", "ben", "cy", "wolf", "fox"}), "Somebody", seat()};
            case 2:
                return one_in(6) ? Action(RemoveCharacter{who()}) : background();
            case 3:
                return GrantBonus{who(), any_of(Reason::IntentionalFailure)};
            default:
                return background();
        }
    }
    Action scene() {
        switch (number(0, 14)) {
            case 0:
            case 1:
                return EndScene{};
            case 2:
                return GrantBonus{who(), any_of(Reason::IntentionalFailure)};
            case 3:
                return GrantAdvantage{who()};
            case 4:
                return one_in(3) ? Action(SetIncapacitated{who(), one_in(2)}) : Action(Reshuffle{});
            case 5:
                return rare();
            case 6:
            case 7:
            case 8:
                return contest();
            case 9:
            case 10:
                return StartFray{name(), one_in(3) ? std::optional(Ids{who(), who()}) : std::nullopt, number(0, 3),
                                 number(0, 2), number(0, 2)};
            default:
                return StartChallenge{who(), name(), any_of(Suit::Spades), number(1, 15), one_in(3)};
        }
    }
    Action contest() {
        StartCompetition action{name(), {}};
        const int count = number(1, 5);
        for (int i = 0; i < count; ++i)
            action.participants.push_back(
                {one_in(3) ? of(std::array{"gm:a", "gm:b", "gm:c"}) : who(), of(std::array{"x", "y", "z"})});
        return action;
    }
    Command between_draws() {
        if (one_in(12)) return {kGm, EndTest{""}};
        if (one_in(20)) return {kGm, EndScene{}};
        if (one_in(15)) return {seat(), Surrender{any_of(FraySide::Gm)}};
        if (one_in(12)) return asked(Concede{participant()});
        if (one_in(12)) return {kGm, GrantAdvantage{who()}};
        return {kGm, match_.test->is_fray() ? Action(FrayRound{number(0, 4)}) : Action(NextDraw{})};
    }
    Action improvement() {
        const std::string id = due();
        const Character* character = match_.find(id);
        switch (number(1, 6)) {
            case 1:
                if (character && !character->hand.empty()) return PlayCard{id, one_of(character->hand).card, text()};
                return PlayCard{id, {Back::Blue, card()}, text()};
            case 2:
                return SpendBonus{id, told()};
            case 3:
                return DrawDisadvantage{id, told()};
            default:
                return Pass{id};
        }
    }
    Action in_test() {
        switch (match_.phase) {
            case Phase::Choose:
                return Choose{due(), number(0, one_in(9) ? 2 : 1)};
            case Phase::Improve:
                return improvement();
            case Phase::BonusChoice:
                return Keep{due(), any_of(Which::New)};
            case Phase::Miss:
                return one_in(3) ? Action(Stop{}) : Action(Redraw{});
            case Phase::Partial:
                return one_in(3) ? Action(Accept{}) : Action(GoOn{one_in(2)});
            case Phase::Alter:
                return AlterScene{one_in(3) ? std::nullopt : std::optional(text())};
            default:
                return WinRound{any_of(Success::Other), text(),
                                one_in(2) ? std::optional(participant()) : std::nullopt};
        }
    }
    Action any() {
        switch (number(1, 6)) {
            case 1:
                return preparation();
            case 2:
                return scene();
            case 3:
                return improvement();
            case 4:
                return in_test();
            case 5:
                return DrawCard{participant(), told()};
            default:
                return rare();
        }
    }

    const Match& match_;
    core::Random& random_;
};

inline Command propose(const Match& match, core::Random& random) { return Proposer(match, random).command(); }

}  // namespace kit::cards
