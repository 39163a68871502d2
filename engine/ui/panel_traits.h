#pragma once
// Properties of the panel that is being filled.

#include "engine/ui/ui.h"

namespace ui {

// It lies on paper that its page has drawn: lines that scroll out of it fade into the paper.
void lies_on_paper(Ui& ui);
// The button that should be pressed next has been drawn: those that follow are plain, whatever they ask for.
void accent_is_taken(Ui& ui);

}  // namespace ui
