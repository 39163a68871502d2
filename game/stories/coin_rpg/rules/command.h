#pragma once
// All that players can ask for. Seats and contests count from 0, coins of a round and cards from 1. `faces`:
// what real coins showed, "HHT" in the order of coins_for(); without them the hand tosses.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

using Faces = std::optional<std::string>;

// Characters
struct SubmitCharacter {
    int seat;
    StartingCard card;
    int start_rank = 1;  // of the Power instead of a Strong Trait
};
struct ReuseCharacter {
    int seat;
    SheetClaim sheet;
};
struct Spend {
    int seat;
    Purchase purchase;
};
struct DoneSpending {
    int seat;
};
// Lights
struct AddScene {
    int seat;
    std::string title;
    std::vector<ScenePart> parts;
    std::string description;
};
struct RemoveScene {
    int seat;
    int id;
};
struct FinishScenes {
    int seat;
};
struct ReopenScenes {
    int seat;
};
// Camera
struct DrawScenes {
    int count;
};
// Action
struct ChooseAnswer {
    int seat;
    Trait trait;
};
struct Toss {
    int seat;
    Faces faces{};
};
struct AddHelper {
    int seat;
    Trait helper;
    int contest;
    std::optional<Trait> pay;  // which Trait is burned; none: So Cool
    Faces faces{};
};
struct UseFlamebait {
    int seat;
    int coin;
    Faces faces{};
};
struct CallScene {
    int seat;
    Faces faces{};
};
struct UseLuck {
    int seat;
    int coin;
    Faces faces{};
};
struct UseGrabby {
    int seat;
    int contest;
    std::vector<int> take, give;  // coins
};
struct UseOffensive {
    int seat;
    int contest;
};
struct UseDefensive {
    int seat;
    int contest;
};
struct Settle {
    int seat;
};
enum class AtZeroChoice { Burn, Coolness, SitOut };
struct DecideAtZero {
    int seat;
    AtZeroChoice choice;
    std::optional<int> flamebait_coin{};
    Faces faces{};
};
struct Narrate {
    int seat;
    std::string text;
};
struct SitOutNote {
    int seat;
    std::string text;
};
// Options stay as they are where none are given; those that are given are all of them.
struct NextAdventure {
    std::optional<Options> options{};
};

using Command = std::variant<SubmitCharacter, ReuseCharacter, Spend, DoneSpending, AddScene, RemoveScene,
                             FinishScenes, ReopenScenes, DrawScenes, ChooseAnswer, Toss, AddHelper,
                             UseFlamebait, CallScene, UseLuck, UseGrabby, UseOffensive, UseDefensive, Settle,
                             DecideAtZero, Narrate, SitOutNote, NextAdventure>;

}  // namespace rules::coin_rpg
