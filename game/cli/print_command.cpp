#include "game/cli/print_command.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/print/print_battle.h"

namespace cli {

namespace {

namespace fs = std::filesystem;
using Fault = std::string;

core::Result<battles::Battle, battles::Faults> battle_of(const battles::Library& library, const std::string& name) {
    const bool is_file = name.find_first_of("/\\") != std::string::npos || name.ends_with(".json");
    return is_file ? battles::load_battle(library, fs::u8path(name)) : battles::find_battle(library, name);
}

// English needs no catalogue file.
core::Result<words::Catalogue, Fault> language_of(const fs::path& assets, const std::string& code) {
    if (code == "en") return words::Catalogue();
    std::string known = "en";
    std::error_code ignored;
    std::vector<std::string> codes;
    for (const auto& entry : fs::directory_iterator(assets / "words", ignored))
        if (entry.path().extension() == ".po") codes.push_back(entry.path().stem().string());
    std::ranges::sort(codes);
    for (const std::string& each : codes) known += ", " + each;
    if (std::ranges::find(codes, code) == codes.end())
        return core::failure("There is no language \"" + code + "\": " + known + ".");
    std::ifstream file(assets / "words" / (code + ".po"), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return words::Catalogue::read(text.str());
}

core::Result<void, Fault> write(const print::PrintedFile& file) {
    errno = 0;
    std::ofstream stream(file.path, std::ios::binary);
    stream << file.bytes << std::flush;
    if (stream) return {};
    const std::string why = errno != 0 ? std::strerror(errno) : "the disk does not take it";
    return core::failure(file.path.string() + " cannot be written: " + why + ".");
}

template <class List, class Word>
Fault not_among(const char* what, const std::string& given, const List& list, Word word) {
    std::string fault = std::string("There is no ") + what + " \"" + given + "\":";
    const char* before = " ";
    for (const auto& each : list) fault.append(std::exchange(before, ", ")).append(word(each));
    return fault + ".";
}

}  // namespace

int print(const battles::Library& library, const PrintCall& call, Streams streams) {
    const auto* const format = std::ranges::find(print::kFormats, call.format);
    if (format == std::end(print::kFormats))
        return refuse(not_among("format", call.format, print::kFormats, [](auto one) { return one; }), 2, streams);
    const print::Paper* const paper = print::find_paper(call.paper);
    if (!paper)
        return refuse(not_among("paper", call.paper, print::papers(), [](const auto& one) { return one.key; }), 2,
                      streams);
    const auto language = language_of(library.assets(), call.language);
    if (!language) return refuse(language.error(), 2, streams);
    const auto battle = battle_of(library, call.battle);
    if (!battle) {
        for (const battles::Fault& fault : battle.error()) streams.err << battles::sentence(fault) << '\n';
        return 1;
    }
    const print::Letters letters;
    const auto sheets = print::battle_pages({*battle, *language, *paper, letters}).sheets;
    const fs::path file = call.out.empty() ? fs::u8path(battle->name + "." + call.format) : fs::u8path(call.out);
    const auto files = print::printed(sheets, static_cast<print::Format>(format - print::kFormats), file, letters);
    if (!files) return refuse(files.error(), 1, streams);
    for (const print::PrintedFile& each : *files)
        if (const auto written = write(each); !written) return refuse(written.error(), 1, streams);
    streams.out << sheets.size() << " pages: " << files->front().path.string();
    if (files->size() > 1) streams.out << " to " << files->back().path.filename().string();
    streams.out << '\n';
    return 0;
}

}  // namespace cli
