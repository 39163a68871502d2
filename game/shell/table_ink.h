#pragma once
// What is written on the papers of a table, for scripts: each line must stay on its paper, and be seen.

#include <string>
#include <vector>

#include "engine/ui/style.h"

namespace screens {

// As drawn last: pixels.
struct TableInk {
    std::string text;
    ui::Rect rect, paper;
    std::string under{};   // what lies on it, "coin" or "paper"; empty: nothing
    bool covered = false;  // a dialog is over the table, or it is a notice over what else lies there
};

// A screen with such a table.
class TableWithInk {
public:
    virtual std::vector<TableInk> ink() const = 0;

protected:
    ~TableWithInk() = default;
};

}  // namespace screens
