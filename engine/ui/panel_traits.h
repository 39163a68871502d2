#pragma once
// What holds for the panel that is being filled.

#include "engine/ui/ui.h"

namespace ui {

// It lies on paper that its page has drawn: lines that scroll out of it fade into the paper.
void lies_on_paper(Ui& ui);

}  // namespace ui
