#pragma once
// Who sits at a story table, where people join, leave and swap places (commands/seats.h). Everyone keeps the number
// they first sat down with, so that past actions keep their author: those who left stay in the history, and the order
// round the table skips them.

#include <cstddef>
#include <optional>
#include <vector>

namespace rules {

class Kind;

// The numbers of the seated people, clockwise. nullopt: nobody has joined, left or moved; all sit in order of their
// numbers. It is not hashed then, so that records of such tables stay valid.
struct Seating {
    std::optional<std::vector<int>> changed{};
    // The seating, for a table where `people` people have ever sat.
    std::vector<int> of(std::size_t people) const;
    static const Kind& field_kind();
    friend bool operator==(const Seating&, const Seating&) = default;
};

// Round the table; `seated` are the numbers of the seated people.
bool sits(const std::vector<int>& seated, int who);
int left_of(const std::vector<int>& seated, int who);
int right_of(const std::vector<int>& seated, int who);
// Steps from `from` to `who`: the left neighbour is 1, `from` itself is the number of people seated.
int distance(const std::vector<int>& seated, int who, int from);
// Everyone in order, starting left of `who` and ending with `who`.
std::vector<int> from_left_of(const std::vector<int>& seated, int who);

}  // namespace rules
