#pragma once
// The rows of the table of figures: what the project claims of its speed, size and strength, beside what it
// is held against, both measured in the same run.

#include <string>
#include <string_view>

namespace bench {

enum class Bound { AtMost, AtLeast };

struct Figure {
    std::string what;
    std::string ours;    // with its unit
    std::string theirs;  // of what it is held against; empty where the figure stands by itself
    double value = 0;    // what is claimed: mostly ours to theirs
    Bound bound = Bound::AtMost;
    double claim = 0;
    int digits = 2;  // after the point

    bool holds() const { return bound == Bound::AtMost ? value <= claim : value >= claim; }
};

// A row of Markdown on standard output; whether it holds.
bool tell(const Figure& figure);
// What could not be measured is told, and claims nothing.
void tell_unmeasured(std::string_view what, std::string_view why);
// "12.3 ms": so many digits after the point.
std::string with_unit(double number, int digits, std::string_view unit);

}  // namespace bench
