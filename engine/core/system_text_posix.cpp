#include <cstdlib>

#include "engine/core/system_text.h"

namespace core {

std::vector<std::string> arguments(int argc, const char* const* argv) {
    if (argc == 0) return {""};
    return {argv, argv + argc};
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

void print_in_utf8() {}

bool prints_somewhere() { return true; }

}  // namespace core
