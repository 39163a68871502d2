#pragma once
// People join, leave, swap places and are renamed at the table of any story game: the four commands and their events,
// each with the game's own seat type, plus their checks and effects, expressed as one `SeatingAct`. A game declares one
// rule for all four, RULE(SeatingAct), and adds its own conditions there.

#include <string>
#include <type_traits>
#include <vector>

#include "game/kit/commands/rule.h"
#include "game/kit/fields.h"
#include "game/kit/player_text.h"
#include "game/kit/seating.h"

namespace rules {

// One of the four; `who` and `with` are people's numbers.
struct SeatingAct {
    enum class Kind { Join, Leave, Swap, Rename } kind{};
    int who = 0;
    int with = 0;        // Swap
    std::string name{};  // Join, Rename
};

struct People {
    std::vector<std::string> names{};  // everyone who has ever sat here, by number
    std::vector<int> seated{};         // clockwise
};
// How many people may be seated at once, and the game's refusal codes.
struct SeatingTerms {
    int min, max;
    TextBounds name;
    const char* rule;
    const char *unknown, *bad_name, *count;
};
// A newcomer gets the next number, or the number of someone who left, whose place and things they take over.
Check check_seating(const People& people, const SeatingAct& act, const SeatingTerms& terms);
// Updates the seating; the overload updates the list of names, for games that keep one.
void carry_out(Seating& seating, const People& people, const SeatingAct& act);
void carry_out(std::vector<std::string>& names, const SeatingAct& act);

// For games whose seats are not numbered like people: the seat type then has `person()` and `of(person)`.
template <class Who>
int person_of(const Who& seat) {
    if constexpr (requires { seat.person(); })
        return seat.person();
    else
        return seat;
}
template <class Who>
Who seat_of_person(int person) {
    if constexpr (requires { Who::of(person); })
        return Who::of(person);
    else
        return person;
}

// Commands; `kWhen`: their terms.
template <class Who, class Name, auto kWhen>
struct JoinOf {
    using Act = SeatingAct;
    Who player{};
    Name name{};
    static constexpr auto kTerms = kWhen;
    NAMED_FIELDS("join", player, name)
    operator Act() const { return {Act::Kind::Join, person_of(player), 0, name}; }
};
template <class Who, auto kWhen>
struct LeaveOf {
    using Act = SeatingAct;
    Who player{};
    static constexpr auto kTerms = kWhen;
    NAMED_FIELDS("leave", player)
    operator Act() const { return {Act::Kind::Leave, person_of(player), 0, {}}; }
};
template <class Who, auto kWhen>
struct SwapSeatsOf {
    using Act = SeatingAct;
    Who player{}, with{};
    static constexpr auto kTerms = kWhen;
    NAMED_FIELDS("swap_seats", player, with)
    operator Act() const { return {Act::Kind::Swap, person_of(player), person_of(with), {}}; }
};
template <class Who, class Name, auto kWhen>
struct RenamePlayerOf {
    using Act = SeatingAct;
    Who player{};
    Name name{};
    static constexpr auto kTerms = kWhen;
    NAMED_FIELDS("rename_player", player, name)
    operator Act() const { return {Act::Kind::Rename, person_of(player), 0, name}; }
};
template <class Command>
inline constexpr bool kIsSeating = std::is_convertible_v<Command, SeatingAct>;

// Converts the act to the game's own command, one of the four.
template <class Command, class Join, class Leave, class SwapSeats, class RenamePlayer>
Command command_of(const SeatingAct& act) {
    using Who = decltype(Join::player);
    const Who who = seat_of_person<Who>(act.who);
    switch (act.kind) {
        case SeatingAct::Kind::Join:
            return Join{who, act.name};
        case SeatingAct::Kind::Leave:
            return Leave{who};
        case SeatingAct::Kind::Swap:
            return SwapSeats{who, seat_of_person<Who>(act.with)};
        case SeatingAct::Kind::Rename:
            break;
    }
    return RenamePlayer{who, act.name};
}

// Events
template <class Who>
struct PlayerJoinedOf {
    Who player{};
    std::string before;  // who sat there before; empty: nobody
    std::string name;
    NAMED_FIELDS("player_joined", player, before, name)
};
template <class Who>
struct PlayerLeftOf {
    Who player{};
    std::string name;
    NAMED_FIELDS("player_left", player, name)
};
template <class Who>
struct SeatsSwappedOf {
    Who player{}, with{};
    std::string name, with_name;
    NAMED_FIELDS("seats_swapped", player, with, name, with_name)
};
template <class Who>
struct PlayerRenamedOf {
    Who player{};
    std::string before, after;
    NAMED_FIELDS("player_renamed", player, before, after)
};

// Converts the act to the game's event; `people` as they were before it.
const std::string& name_of(const People& people, int who);  // empty: nobody yet
template <class Event, class Who>
Event event_of(const SeatingAct& act, const People& people) {
    const Who who = seat_of_person<Who>(act.who);
    const std::string& name = name_of(people, act.who);
    switch (act.kind) {
        case SeatingAct::Kind::Join:
            return PlayerJoinedOf<Who>{who, name, act.name};
        case SeatingAct::Kind::Leave:
            return PlayerLeftOf<Who>{who, name};
        case SeatingAct::Kind::Swap:
            return SeatsSwappedOf<Who>{who, seat_of_person<Who>(act.with), name, name_of(people, act.with)};
        case SeatingAct::Kind::Rename:
            break;
    }
    return PlayerRenamedOf<Who>{who, name, act.name};
}

// The event as the story tells it.
Phrase joined_in_words(const std::string& before, const std::string& name);
template <class Who>
Phrase told(const PlayerJoinedOf<Who>& event) {
    return joined_in_words(event.before, event.name);
}
template <class Who>
Phrase told(const PlayerLeftOf<Who>& event) {
    return say("{1} leaves the table.", plain(event.name));
}
template <class Who>
Phrase told(const SeatsSwappedOf<Who>& event) {
    return say("{1} and {2} change places.", plain(event.name), plain(event.with_name));
}
template <class Who>
Phrase told(const PlayerRenamedOf<Who>& event) {
    return say("{1} is now called {2}.", plain(event.before), plain(event.after));
}

}  // namespace rules
