#pragma once
// A battle on paper: all its pages, and their files.

#include "game/coin_wars/print/print_job.h"
#include "game/print/printed_files.h"

namespace print {

struct Part {
    Phrase name;
    int pages;
};
struct Pages {
    std::vector<Sheet> sheets;
    std::vector<Part> parts;  // in order
};
// Overview, table, terrain to cut out, index cards; each page has a footer: where it belongs, its number, an inch.
Pages battle_pages(const Job& job);

}  // namespace print
