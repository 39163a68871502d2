#include "game/kit/file_kind.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace rules {

namespace {

using words::mark;

constexpr std::string_view kRecord = "coinwars-replay";

constexpr std::array kKinds{
    FileKind{"coinwars-battle", 1, mark("a battle")},
    FileKind{"coinwars-campaign", 1, mark("a campaign for Card Draw")},
    FileKind{"coinwars-character", 1, mark("a character for Coin Wars the RPG")},
    FileKind{"coinwars-coins", 1, mark("a coin set")},
    FileKind{"coinwars-desk", 1, mark("the cards and coins on a story's table")},
    FileKind{"coinwars-encounters", 1, mark("encounters for Edged Coins")},
    FileKind{"coinwars-formation", 1, mark("a formation")},
    FileKind{"coinwars-help", 1, mark("a rule book")},
    FileKind{"coinwars-journal", 2, mark("a saved game")},
    FileKind{"coinwars-lab-shard", 1, mark("part of a laboratory run")},
    FileKind{"coinwars-league", 1, mark("a league table")},
    FileKind{"coinwars-lesson", 1, mark("a lesson")},
    FileKind{"coinwars-odds", 1, mark("measured battle odds")},
    FileKind{"coinwars-pack", 1, mark("a pack")},
    FileKind{"coinwars-problem", 1, mark("a problem")},
    FileKind{kRecord, 2, mark("a save or replay")},
    FileKind{"coinwars-results", 1, mark("a player's record")},
    FileKind{"coinwars-scenes", 1, mark("Scenes for Coin Wars the RPG")},
    FileKind{"coinwars-series", 1, mark("a series of battles")},
    FileKind{"coinwars-settings", 1, mark("the program's settings")},
    FileKind{"coinwars-solved", 1, mark("a list of solved problems")},
    FileKind{"coinwars-special", 1, mark("special rules of your own")},
    FileKind{"coinwars-table", 1, mark("a story table")},
    FileKind{"coinwars-tenets", 1, mark("Tenets for Universalis")},
    FileKind{"coinwars-tuning", 1, mark("the weights of a computer player")},
    FileKind{"coinwars-war", 1, mark("a war")},
    FileKind{"coinwars-won", 1, mark("a list of battles won")},
};

struct Played {
    std::string_view game;
    words::Key name;
};
constexpr std::array kPlayed{
    Played{"card-draw", mark("a save or replay of Card Draw")},
    Played{"coin-rpg", mark("a save or replay of Coin Wars the RPG")},
    Played{"coin-wars", mark("a save or replay of a battle")},
    Played{"edged-coins", mark("a save or replay of Edged Coins")},
    Played{"universalis", mark("a save or replay of Universalis")},
    Played{"war", mark("a saved war")},
};

Phrase name_of_record(std::string_view game) {
    const auto* const found = std::ranges::find(kPlayed, game, &Played::game);
    return found == kPlayed.end() ? Phrase(find_file_kind(kRecord)->name) : Phrase(found->name);
}

std::string game_of(const Json& record) {
    const auto game = record.find("game");
    return game != record.end() && game->is_string() ? game->get<std::string>() : "";
}

Phrase told(const Phrase& what, const Phrase& needed) {
    if (what.empty()) return say("Coin Wars does not know this kind of file. What is needed here is {1}.", needed);
    return say("This is {1}. What is needed here is {2}.", what, needed);
}

}  // namespace

std::optional<FormatVersion> format_of(const Json& json) {
    if (!json.is_object() || !json.contains("format") || !json["format"].is_string()) return std::nullopt;
    const auto& text = json["format"].get_ref<const std::string&>();
    const auto slash = text.rfind('/');
    if (slash == std::string::npos) return std::nullopt;
    FormatVersion format{text.substr(0, slash), 0};
    const char* begin = text.data() + slash + 1;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(begin, end, format.version);
    if (read.ec != std::errc() || read.ptr != end || *begin < '1' || *begin > '9') return std::nullopt;
    return format;
}

std::span<const FileKind> file_kinds() { return kKinds; }

const FileKind* find_file_kind(std::string_view format) {
    const auto* const found = std::ranges::find(kKinds, format, &FileKind::format);
    return found == kKinds.end() ? nullptr : found;
}

Phrase what_it_is(const Json& json) {
    const auto format = format_of(json);
    const FileKind* kind = format ? find_file_kind(format->name) : nullptr;
    if (!kind) return {};
    return kind->format == kRecord ? name_of_record(game_of(json)) : Phrase(kind->name);
}

Phrase why_unreadable(const std::string& reason) {
    return say("This is not a Coin Wars file, or it is damaged: it cannot be read.") + plain(" (" + reason + ")");
}

std::optional<Phrase> why_not_of(std::string_view format, const Json& json) {
    const auto claimed = format_of(json);
    if (claimed && claimed->name == format) return std::nullopt;
    return told(what_it_is(json), find_file_kind(format)->name);
}

std::optional<Phrase> why_not_played(std::string_view needed, std::string_view game) {
    if (game == needed) return std::nullopt;
    return told(name_of_record(game), name_of_record(needed));
}

}  // namespace rules
