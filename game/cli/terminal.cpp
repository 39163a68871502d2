#include "game/cli/terminal.h"

#ifdef _WIN32
#include <io.h>
#elif __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace cli {

bool errors_on_terminal() {
#ifdef _WIN32
    return _isatty(2) != 0;
#elif __has_include(<unistd.h>)
    return isatty(2) != 0;
#else
    return false;
#endif
}

}  // namespace cli
