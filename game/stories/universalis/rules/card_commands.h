#pragma once
// Commands and events about cards (2.7 to 2.9).

#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/stories/universalis/rules/command_terms.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct CreateComponent {
    SeatId seat{};
    Text<limits::kName> name{};
    CardKind kind{};
    bool introduce = false;
    static constexpr Terms kTerms{kOwnTurn, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("create_component", seat, name, kind, maybe(introduce))
};
RULE_BY_TERMS(CreateComponent)
struct CreateMaster {
    SeatId seat{};
    Text<limits::kName> name{};
    static constexpr Terms kTerms{kOwnTurn, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("create_master", seat, name)
};
RULE_BY_TERMS(CreateMaster)
struct Introduce {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{kOwnTurn, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("introduce", seat, card)
};
RULE(Introduce)
struct Exit {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("exit", seat, card)
};
RULE(Exit)
struct AddTrait {
    SeatId seat{};
    CardId card{};
    Text<limits::kName> text{};
    static constexpr Terms kTerms{kScene, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("add_trait", seat, card, text)
};
RULE(AddTrait)
struct RemoveTrait {
    SeatId seat{};
    CardId card{};
    TraitId trait{};
    static constexpr Terms kTerms{{Phase::Turn, Phase::Aftermath}, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("remove_trait", seat, card, trait)
};
RULE(RemoveTrait)
struct RestoreTrait {
    SeatId seat{};
    CardId card{};
    TraitId trait{};
    static constexpr Terms kTerms{kScene, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("restore_trait", seat, card, trait)
};
RULE(RestoreTrait)
struct Eliminate {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{{Phase::Turn, Phase::Aftermath}, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("eliminate", seat, card)
};
RULE(Eliminate)
struct Reinstate {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("reinstate", seat, card)
};
RULE(Reinstate)
// UNI-50: several levels in one act, all or nothing; eliminates last, reinstates first.
struct ReduceImportance {
    SeatId seat{};
    CardId card{};
    std::vector<TraitId> traits{};
    bool eliminate = false;
    static constexpr Terms kTerms{{Phase::Turn, Phase::Aftermath}, Who::Awaited, Kept::Done};
    NAMED_FIELDS("reduce_importance", seat, card, maybe(traits), maybe(eliminate))
};
RULE(ReduceImportance)
struct RestoreImportance {
    SeatId seat{};
    CardId card{};
    std::vector<TraitId> traits{};
    bool reinstate = false;
    static constexpr Terms kTerms{kScene, Who::Awaited, Kept::Done};
    NAMED_FIELDS("restore_importance", seat, card, maybe(traits), maybe(reinstate))
};
RULE(RestoreImportance)
struct Link {
    SeatId seat{};
    CardId card{}, master{};
    static constexpr Terms kTerms{kOwnTurn, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("link", seat, card, master)
};
RULE(Link)
struct TakeOver {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{kOwnTurn, Who::Anybody, Kept::Done, 1};
    NAMED_FIELDS("take_over", seat, card)
};
RULE(TakeOver)

using CardCommands = Listed<CreateComponent, CreateMaster, Introduce, Exit, AddTrait, RemoveTrait, RestoreTrait,
                            Eliminate, Reinstate, ReduceImportance, RestoreImportance, Link, TakeOver>;

struct ComponentCreated {
    SeatId seat;
    Card card;
    NAMED_FIELDS("component_created", seat, card)
};
struct ComponentIntroduced {
    CardId card;
    std::string name;
    Placement after;
    NAMED_FIELDS("component_introduced", card, name, after)
};
struct ComponentExited {
    CardId card;
    std::string name;
    Placement before;
    NAMED_FIELDS("component_exited", card, name, before)
};
// before, after: Importance, here and below
struct TraitAdded {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_added", seat, card, name, trait, before, after)
};
struct TraitRemoved {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_removed", seat, card, name, trait, before, after)
};
struct TraitRestored {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_restored", seat, card, name, trait, before, after)
};
struct ComponentEliminated {
    SeatId seat;
    CardId card;
    std::string name;
    Placement before;
    NAMED_FIELDS("component_eliminated", seat, card, name, before)
};
struct ComponentReinstated {
    SeatId seat;
    CardId card;
    std::string name;
    NAMED_FIELDS("component_reinstated", seat, card, name)
};
struct ComponentLinked {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    CardId master;
    std::string master_name;
    NAMED_FIELDS("component_linked", seat, card, name, trait, master, master_name)
};
// seats
struct ControlTaken {
    CardId card;
    std::string name;
    int before, after;
    NAMED_FIELDS("control_taken", card, name, before, after)
};

using CardEvents = Listed<ComponentCreated, ComponentIntroduced, ComponentExited, TraitAdded, TraitRemoved,
                          TraitRestored, ComponentEliminated, ComponentReinstated, ComponentLinked, ControlTaken>;

}  // namespace rules::universalis
