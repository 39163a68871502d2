// How strong the bots are and how quick, inside one run; fails where a figure is off its bound. About ten
// minutes; words on the command line name the parts that run.
// Held against Battle for Wesnoth's own AI where wesnoth-1.16 is installed (apt-get install
// wesnoth-1.16-core).

#include <cstdio>
#include <string_view>

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
