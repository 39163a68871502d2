#include "game/kit/joiners.h"

namespace rules {

Phrase comma() { return words::mark_in("between phrases", ", "); }

Phrase semicolon() { return words::mark_in("between phrases", "; "); }

Phrase full_stop() { return words::mark_in("between phrases", ". "); }

}  // namespace rules
