#pragma once
// Random commands for a session of Edged Coins: mostly what the phase asks for, sometimes anything, from the seat that
// is asked or another.

#include <array>

#include "game/stories/edged_coins/rules/choices.h"
#include "game/stories/edged_coins/rules/edged_coins.h"

namespace kit::edged {

using namespace rules::edged_coins;

class Proposer {
public:
    Proposer(const Match& match, core::Random& random) : match_(match), random_(random) {}

    Command command() {
        if (one_in(40)) return {seat(), any()};
        if (one_in(12)) return spoken_for(payment());
        switch (match_.phase) {
            case Phase::Setup:
                return {kCm, preparation()};
            case Phase::Idle:
                return {kCm, called()};
            case Phase::Prep:
                if (one_in(3)) return one_in(2) ? spoken_for(EffortPower{who(), sign()}) : owner(EffortSkill{});
                return thrown();
            case Phase::Air:
                return thrown();
            case Phase::Oppose:
                return spoken_for(one_in(3) ? Action(DeclineOppose{due()}) : Action(Oppose{due(), skill()}));
            case Phase::React:
                return spoken_for(answer());
            case Phase::Price:
                return {kCm, PriceDramatic{one_in(3) ? std::nullopt : std::optional(number(1, 4))}};
            default:
                return {awaiting(match_).empty() ? kCm : awaiting(match_).front().seat, AnswerDramatic{one_in(2)}};
        }
    }

private:
    int number(int low, int high) {
        return low + static_cast<int>(random_.below(static_cast<std::uint32_t>(high - low + 1)));
    }
    bool one_in(int times) { return number(1, times) == 1; }
    int sign() { return one_in(2) ? 1 : -1; }
    Seat seat() { return {number(0, 3)}; }
    template <std::size_t n>
    std::string of(const std::array<const char*, n>& words) {
        return words[static_cast<std::size_t>(number(0, n - 1))];
    }
    std::string skill() { return of(std::array{"sword", "sword", "climb", "climb", "watch", "watch", "juggle"}); }
    std::string resistance() { return of(std::array{"body", "will"}); }
    Difficulty difficulty() { return static_cast<Difficulty>(number(0, 4)); }
    // Any character, present if possible.
    std::string who() {
        if (match_.characters.empty() || one_in(30)) return "nobody";
        const int last = static_cast<int>(match_.characters.size()) - 1;
        return match_.characters[static_cast<std::size_t>(number(0, last))].id;
    }
    std::string due() {
        const auto asked = awaiting(match_);
        if (asked.empty() || one_in(10)) return who();
        return asked.front().character;
    }
    std::string ailing() {
        if (match_.afflictions.empty()) return "a1";
        const int last = static_cast<int>(match_.afflictions.size()) - 1;
        return match_.afflictions[static_cast<std::size_t>(number(0, last))].id;
    }
    // From the seat of the character that the command names.
    Command spoken_for(Action action) {
        const std::string* named = visit(
            [](const auto& d) -> const std::string* {
                if constexpr (requires { d.character; })
                    return &d.character;
                else
                    return nullptr;
            },
            action);
        const Character* character = named ? match_.find(*named) : nullptr;
        return {character ? character->seat : kCm, std::move(action)};
    }
    Command owner(EffortSkill action) {
        action.character = match_.toss ? std::string(match_.toss->owner) : who();
        return spoken_for(action);
    }
    Command thrown() {
        ThrowCoins action;
        if (one_in(4)) action.faces = of(std::array{"H", "T", "HT", "TT", "HHT", "TTT", "HX"});
        return {match_.toss ? match_.thrower(*match_.toss) : kCm, action};
    }

    Character record() {
        Sheet sheet;
        const std::string id = of(std::array{"mira", "tolm", "orc", "wolf"});
        sheet.name = "The " + id;
        sheet.hc_max = one_in(20) ? 0 : number(12, 30);
        sheet.ec_max = 60;
        sheet.skills = {{"sword", number(0, 5)}, {"climb", number(0, 5)}, {"watch", number(0, 5)}};
        sheet.resistances = {{"body", number(0, 5)}, {"will", number(0, 5)}};
        sheet.weapons = {{"blade", number(0, 10), "sword"}};
        if (one_in(2)) sheet.armor = Armor{"mail", number(0, 10)};
        sheet.talents = {{"luck", 1, number(1, 3), "Finds what is lost."}};
        Character made{id, seat(), number(one_in(9) ? 0 : 6, 12), number(0, 60), false, nullptr};
        made.sheet = std::make_shared<const Sheet>(std::move(sheet));
        return made;
    }
    Action preparation() {
        if (one_in(6)) return SetOption{"rank_six", of(std::array{"as_written", "continues_pattern", "none"})};
        if (one_in(6)) return SetOption{"power_rule", of(std::array{"caps_explosions", "caps_modifier"})};
        if (one_in(9)) return RemoveCharacter{who()};
        if (match_.characters.size() > 2 && one_in(3)) return StartPlay{};
        return one_in(5) ? Action(EditCharacter{{who()}, {record()}}) : Action(AddCharacter{record()});
    }
    std::vector<Opposer> opposers() {
        std::vector<Opposer> list;
        while (one_in(3)) list.push_back({who(), difficulty()});
        return list;
    }
    Action called() {
        if (match_.round.value_or(0) > 8 && one_in(4)) return EndPlay{};
        switch (number(1, 14)) {
            case 1:
            case 2: {
                CallToss call{who(), TraitKind::Skill, skill(), difficulty(), {}, opposers()};
                while (one_in(3)) call.affects.push_back(who());
                call.explosive = one_in(2);
                if (one_in(3)) call.limit = number(0, 3);
                call.uses_action = one_in(2);
                return call;
            }
            case 3:
            case 4:
            case 5:
                return CallAttack{who(),   who(),        one_in(3) ? std::nullopt : std::optional<std::string>("blade"),
                                  skill(), difficulty(), opposers()};
            case 6:
                return DealDamage{who(), Fall{number(0, 25)}};
            case 7:
                return DealDamage{who(), Fire{number(0, 3)}};
            case 8:
                return DealDamage{who(), Trap{number(0, 5), one_in(2), number(0, 10)}};
            case 9:
                return Inflict{who(), "Held", number(1, 3), static_cast<Passive>(number(0, 2)), one_in(2) ? who() : ""};
            case 10:
                return CallActiveResistance{ailing(), TraitKind::Resistance, resistance(), difficulty()};
            case 11:
                return CallPassiveResistance{ailing(), TraitKind::Resistance, resistance(), difficulty()};
            case 12:
                return Adjust{who(), number(-3, 9), number(-5, 20), "told so"};
            case 13:
                return NextRound{};
            default:
                return rare();
        }
    }
    Action rare() {
        if (one_in(4)) return LeaveRounds{};
        if (one_in(6)) return OpenScene{"The mill", "The wheel stands still."};
        if (one_in(6)) return GiveCharacter{who(), seat()};
        if (one_in(6)) return EndTalent{who(), "luck"};
        if (one_in(4)) return EndAffliction{ailing(), "it passes"};
        if (one_in(12)) return EndPlay{};
        if (one_in(4)) return RemoveCharacter{who()};
        return one_in(2) ? Action(EditCharacter{{who()}, {record()}}) : Action(AddCharacter{record()});
    }
    Action payment() {
        if (one_in(3)) return GrantModifier{number(-3, 3), "granted"};
        if (one_in(2)) return ProposeDramatic{who(), "A rope hangs there."};
        if (one_in(4)) return Tell{one_in(2) ? who() : "", one_in(2) ? "It rains." : ""};
        return UseTalent{who(), "luck", number(0, 3), "", one_in(3)};
    }
    Action answer() {
        switch (number(1, 8)) {
            case 1:
                return Retoss{who()};
            case 2:
                return BuySuccess{who()};
            case 3:
                return ForceRetoss{who()};
            case 4:
                return Invert{who()};
            default:
                return Pass{due()};
        }
    }
    Action any() {
        switch (number(1, 6)) {
            case 1:
                return preparation();
            case 2:
                return called();
            case 3:
                return payment();
            case 4:
                return answer();
            case 5:
                return rare();
            default:
                return Oppose{who(), skill()};
        }
    }

    const Match& match_;
    core::Random& random_;
};

inline Command propose(const Match& match, core::Random& random) { return Proposer(match, random).command(); }

}  // namespace kit::edged
