#pragma once
// A battle on paper: all its pages, and the files for them.

#include <filesystem>
#include <span>

#include "engine/core/result.h"
#include "game/coin_wars/print/print_job.h"
#include "game/print/paper.h"

namespace print {

struct Part {
    Phrase name;
    int pages;
};
struct Pages {
    std::vector<Sheet> sheets;
    std::vector<Part> parts;  // in order
};
// Overview, table, terrain to cut out, index cards; each
// page has a footer: where it belongs, its number, an inch.
Pages battle_pages(const Job& job);

struct PrintedFile {
    std::filesystem::path path;
    std::string bytes;
};
// One PDF of all pages named `file`, or one SVG per page: "cannae-01.svg", "cannae-02.svg" for "cannae.svg".
core::Result<std::vector<PrintedFile>, std::string> printed(std::span<const Sheet> sheets, Format format,
                                                            const std::filesystem::path& file, const Letters& letters);

}  // namespace print
