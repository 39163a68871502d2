#pragma once
// Who sits at a story table, where people come, go and change places. Everybody keeps the number that they
// first sat down with, so that what was done keeps its doer: whoever has left stays as history, and the order
// round the table skips them. The games share the commands and events below, each with its own type of seat.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/fields.h"
#include "game/kit/player_text.h"
#include "game/kit/refusal.h"

namespace rules {

class Kind;

// The numbers of those who sit there, clockwise. None: nobody has come, gone or moved, all sit by their
// numbers; then it counts in no hash, so that records of tables without any of that hold.
struct Seating {
    std::optional<std::vector<int>> changed{};
    // Of so many people that have ever sat here.
    std::vector<int> of(std::size_t people) const;
    static const Kind& field_kind();
    friend bool operator==(const Seating&, const Seating&) = default;
};

// Round the table, of people who sit there.
bool sits(const std::vector<int>& seated, int who);
int left_of(const std::vector<int>& seated, int who);
int right_of(const std::vector<int>& seated, int who);
// Of `who` from `from`: the left neighbour is 1, `from` itself as many as sit there.
int distance(const std::vector<int>& seated, int who, int from);
// From the left of `who` on, that one last.
std::vector<int> from_left_of(const std::vector<int>& seated, int who);

struct People {
    std::vector<std::string> names{};  // of all who have ever sat here, by their numbers
    std::vector<int> seated{};         // clockwise
};
// How many there may be at once, and what a game calls its refusals.
struct SeatingTerms {
    int least, most;
    TextBounds name;
    const char* rule;
    const char *unknown, *bad_name, *count;
};
using SeatingCheck = std::optional<Refusal>;
// `who`: the next number, or one of those who have left, whose place and things are taken over.
SeatingCheck check_join(const People& people, int who, const std::string& name, const SeatingTerms& terms);
SeatingCheck check_leave(const People& people, int who, const SeatingTerms& terms);
SeatingCheck check_swap(const People& people, int who, int with, const SeatingTerms& terms);
SeatingCheck check_rename(const People& people, int who, const std::string& name, const SeatingTerms& terms);
// Between the last and the first.
void sit_down(Seating& seating, const People& people, int who);
void get_up(Seating& seating, const People& people, int who);
void swap_places(Seating& seating, const People& people, int who, int with);

// One of the four, whichever game it is asked of.
struct SeatingAct {
    enum class Kind { Join, Leave, Swap, Rename } kind{};
    int who = 0;
    int with = 0;        // Swap
    std::string name{};  // Join, Rename
};

// Commands
template <class Who, class Name>
struct JoinOf {
    Who player{};
    Name name{};
    NAMED_FIELDS("join", player, name)
};
template <class Who>
struct LeaveOf {
    Who player{};
    NAMED_FIELDS("leave", player)
};
template <class Who>
struct SwapSeatsOf {
    Who player{}, with{};
    NAMED_FIELDS("swap_seats", player, with)
};
template <class Who, class Name>
struct RenamePlayerOf {
    Who player{};
    Name name{};
    NAMED_FIELDS("rename_player", player, name)
};

// Events
template <class Who>
struct PlayerJoinedOf {
    Who player{};
    std::string before;  // who sat there once; empty: nobody
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

// As a story tells it.
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
    return say("{1} is called {2} from now on.", plain(event.before), plain(event.after));
}

}  // namespace rules
