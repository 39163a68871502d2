#pragma once
// Text on the papers of a table, for scripts: each line must stay on its paper and be visible.

#include <string>
#include <vector>

#include "engine/ui/style.h"

namespace screens {

// One text as last drawn, in pixels.
struct TableInk {
    std::string text;
    ui::Rect rect, paper;
    std::string under{};   // what covers it, "coin" or "paper"; empty: not covered
    bool covered = false;  // under a dialog, or a notice above other papers
};

// A screen with such a table.
class TableWithInk {
public:
    virtual std::vector<TableInk> ink() const = 0;

protected:
    ~TableWithInk() = default;
};

}  // namespace screens
