// Measures the bots' strength and speed in one run; fails if a figure is outside its bound. Takes about ten minutes;
// arguments select parts. Compares with Battle for Wesnoth's own AI if wesnoth-1.16 is installed (apt-get install
// wesnoth-1.16-core).

#include <cstdio>

#include "parts.h"

int main(int argc, char** argv) {
    bool all = true, any = false;
    for (const bench::Part& part : bench::parts()) {
        bool wanted = argc == 1;
        for (int i = 1; i < argc; ++i) wanted = wanted || part.name == argv[i];
        if (!wanted) continue;
        any = true;
        all = part.run() && all;
    }
    if (any) return all ? 0 : 1;
    std::printf("Parts:");
    for (const bench::Part& part : bench::parts()) std::printf(" %s", part.name.data());
    std::printf("\n");
    return 2;
}
