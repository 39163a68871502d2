#include "game/cli/print_command.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/core/decimal.h"
#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/text/letter_fonts.h"
#include "engine/words/catalogue.h"
#include "game/cli/check.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/print/print_battle.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/record.h"
#include "game/kit/session/recorded_hand.h"
#include "game/print/font_metrics.h"
#include "game/print/paper.h"
#include "game/stories/coin_rpg/rpg_cards.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"

namespace cli {

namespace {

// The sheets and cards of a story of Coin Wars the RPG, for `coinwars-cli print`.

// Open includes the undrawn Scenes, which nobody should know yet.
enum class Pile { Closed, Open };

namespace rpg = rules::coin_rpg;

rpg::Match end_of(const rules::Record& record) {
    rules::GameSession<rpg::CoinRpg> session(*rpg::CoinRpg::start(record.start), 1);
    for (const rules::RecordStep& step : record.steps) {
        rules::RecordedHand hand(step.hand);
        (void)session.submit(*rpg::CoinRpg::command_from(step.command), hand);  // the record is valid
    }
    return session.match();
}

// The Character sheets and the drawn Scenes at the end of the record, which must be valid; with an open pile, the whole
// pile instead of the drawn Scenes.
std::vector<print::Sheet> rpg_sheets(const rules::Record& record, const words::Catalogue& language,
                                     const print::Paper& paper, const print::FontMetrics& letters, Pile pile) {
    const rpg::Match match = end_of(record);
    const print::RpgJob job{match, language, paper, letters};
    std::vector<print::Sheet> sheets = print::character_sheets(job);
    const auto which = pile == Pile::Open ? print::RpgScenes::Pile : print::RpgScenes::Row;
    for (print::Sheet& sheet : print::scene_cards(job, which)) sheets.push_back(std::move(sheet));
    return sheets;
}

namespace fs = std::filesystem;
using Fault = std::string;

struct SheetForm {
    const words::Catalogue& language;
    const print::Paper& paper;
    const print::FontMetrics& letters;
    print::Inks inks;
};

struct LaidOut {
    std::string name;
    std::vector<print::Sheet> sheets;
};

bool is_of_rpg(const fs::path& file) {
    const auto json = battles::read_json(file);
    return json && battles::is_record(*json) &&
           json->value("game", rules::Json()) == std::string(rules::coin_rpg::CoinRpg::name());
}

core::Result<LaidOut, battles::Faults> laid_out(const battles::Library& library, const PrintCall& call,
                                                const SheetForm& manner) {
    const fs::path file = core::path(call.battle);
    const bool is_file = battles::is_file_name(call.battle);
    if (is_file && is_of_rpg(file)) {
        const auto played = battles::play_replay(library, file);
        if (!played) return core::failure(played.error());
        return LaidOut{core::text(file.stem()), rpg_sheets(played->record, manner.language, manner.paper,
                                                           manner.letters, call.pile ? Pile::Open : Pile::Closed)};
    }
    const auto battle = is_file ? battles::load_battle(library, file) : battles::find_battle(library, call.battle);
    if (!battle) return core::failure(battle.error());
    return LaidOut{battle->name,
                   print::battle_pages({*battle, manner.language, manner.paper, manner.letters, manner.inks}).sheets};
}

// English needs no catalogue file.
core::Result<words::Catalogue, Fault> language_of(const fs::path& assets, const std::string& code) {
    if (code == "en") return words::Catalogue();
    std::string known = "en";
    std::error_code ignored;
    std::vector<std::string> codes;
    for (const auto& entry : fs::directory_iterator(assets / "words", ignored))
        if (entry.path().extension() == ".po") codes.push_back(core::text(entry.path().stem()));
    std::ranges::sort(codes);
    for (const std::string& each : codes) known += ", " + each;
    if (!core::contains(codes, code)) return core::failure("There is no language \"" + code + "\": " + known + ".");
    std::ifstream file(assets / "words" / core::path(code + ".po"), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return words::Catalogue::read(text.str());
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
    const auto* const ink = std::ranges::find(print::kInks, call.ink);
    if (ink == std::end(print::kInks))
        return refuse(not_among("ink", call.ink, print::kInks, [](auto one) { return one; }), 2, streams);
    const auto language = language_of(library.assets(), call.language);
    if (!language) return refuse(language.error(), 2, streams);
    const print::FontFinder finder = text::letter_finder();
    const print::FontMetrics letters(finder);
    const auto laid =
        laid_out(library, call, {*language, *paper, letters, static_cast<print::Inks>(ink - print::kInks)});
    if (!laid) {
        for (const battles::Fault& fault : laid.error()) streams.err << battles::sentence(fault) << '\n';
        return 1;
    }
    const std::vector<print::Sheet>& sheets = laid->sheets;
    if (sheets.empty()) return refuse("There is nothing to print in it yet.", 1, streams);
    const fs::path file = call.out.empty() ? core::path(laid->name + "." + call.format) : core::path(call.out);
    const auto files =
        print::printed(sheets, static_cast<print::Format>(format - print::kFormats), file, letters, finder);
    if (!files) return refuse(files.error(), 1, streams);
    for (const print::PrintedFile& each : *files)
        if (const auto written = core::write_file(each.path, each.bytes); !written)
            return refuse(written.error(), 1, streams);
    streams.out << core::counted(static_cast<std::int64_t>(sheets.size()), "page", "pages") << ": "
                << core::text(files->front().path);
    if (files->size() > 1) streams.out << " to " << core::text(files->back().path.filename());
    streams.out << '\n';
    return 0;
}

}  // namespace cli
