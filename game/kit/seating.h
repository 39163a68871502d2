#pragma once
// Who sits at a story table, where people come, go and change places (commands/seats.h). Everybody keeps the number
// that they first sat down with, so that what was done keeps its doer: whoever has left stays as history, and the
// order round the table skips them.

#include <cstddef>
#include <optional>
#include <vector>

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

}  // namespace rules
