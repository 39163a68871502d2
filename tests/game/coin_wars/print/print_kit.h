#pragma once
// Shipped battles laid out on paper.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "game/coin_wars/print/print_battle.h"

namespace print_kit {

inline std::filesystem::path assets() { return std::filesystem::path(COINWARS_SOURCE_DIR) / "assets"; }

inline battles::Battle battle(const std::string& name) {
    auto found = battles::find_battle(assets(), name);
    REQUIRE_MESSAGE(found, name);
    return std::move(*found);
}

// Keeps everything alive that a job refers to.
struct Printing {
    explicit Printing(battles::Battle which, const char* paper_key = "letter", words::Catalogue words = {})
        : battle(std::move(which)), language(std::move(words)), paper(*print::find_paper(paper_key)) {}
    explicit Printing(const std::string& name, const char* paper_key = "letter", words::Catalogue words = {})
        : Printing(print_kit::battle(name), paper_key, std::move(words)) {}

    print::Job job() const { return {battle, language, paper, letters, inks}; }
    std::vector<print::Sheet> sheets() const { return print::battle_pages(job()).sheets; }

    battles::Battle battle;
    words::Catalogue language;
    print::Paper paper;
    print::FontMetrics letters;
    print::Inks inks = print::Inks::Grey;
};

template <class Kind>
std::vector<Kind> marks_of(const print::Sheet& sheet) {
    std::vector<Kind> found;
    for (const print::Layer& layer : sheet.layers)
        for (const print::Mark& mark : layer.marks)
            if (const auto* one = get_if<Kind>(&mark)) found.push_back(*one);
    return found;
}

}  // namespace print_kit
