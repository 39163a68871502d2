#pragma once
// The rows of the table of figures: the project's claims of speed, size and strength, and the values they are compared
// with, measured in the same run.

#include <string>
#include <string_view>

namespace bench {

enum class Bound { AtMost, AtLeast };

struct Figure {
    std::string what;
    std::string ours;    // with its unit
    std::string theirs;  // the value compared with; empty if there is none
    double value = 0;    // the claimed value: mostly ours relative to theirs
    Bound bound = Bound::AtMost;
    double claim = 0;
    int digits = 2;  // after the decimal point

    bool holds() const { return bound == Bound::AtMost ? value <= claim : value >= claim; }
};

// Prints a row of Markdown. True if the claim holds.
bool tell(const Figure& figure);
// Says that a figure could not be measured; it claims nothing.
void tell_unmeasured(std::string_view what, std::string_view why);
// Returns "12.3 ms"; `digits`: after the decimal point.
std::string with_unit(double number, int digits, std::string_view unit);

}  // namespace bench
