#include "game/stories/edged_coins/card_text.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace story {

namespace {

namespace ec = rules::edged_coins;
using words::plain;
using words::say;

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

// Splits at these characters, without empty pieces.
std::vector<std::string_view> pieces(std::string_view text, std::string_view between) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(between), text.size());
        if (const auto piece = trimmed(text.substr(0, end)); !piece.empty()) found.push_back(piece);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

// "Old Sabre 3": the name, and the word after its last blank.
struct Named {
    std::string name;
    std::string_view last;
};
std::optional<Named> named(std::string_view piece) {
    const std::size_t blank = piece.find_last_of(" \t");
    if (blank == std::string_view::npos) return std::nullopt;
    return Named{std::string(trimmed(piece.substr(0, blank))), piece.substr(blank + 1)};
}

words::Phrase unread(std::string_view piece, const char* example) {
    return say("\"{1}\" cannot be read. Write it like this: {2}.", plain(std::string(piece)), plain(example));
}

core::Result<std::vector<ec::Trait>, words::Phrase> traits_from(const std::string& text) {
    std::vector<ec::Trait> traits;
    for (const auto piece : pieces(text, ",;\n")) {
        const auto one = named(piece);
        const auto rank = one ? number_in(one->last) : std::nullopt;
        if (!rank) return core::failure(unread(piece, "Row 4"));
        traits.push_back({one->name, *rank});
    }
    return traits;
}

core::Result<std::vector<ec::Weapon>, words::Phrase> weapons_from(const std::string& text) {
    std::vector<ec::Weapon> weapons;
    for (const auto piece : pieces(text, ",;\n")) {
        const std::size_t open = piece.rfind('(');
        const bool closed = open != std::string_view::npos && piece.back() == ')';
        const auto one = closed ? named(trimmed(piece.substr(0, open))) : std::nullopt;
        const auto power = one ? number_in(one->last) : std::nullopt;
        if (!power) return core::failure(unread(piece, "Boathook 2 (Polearms)"));
        const auto skill = trimmed(piece.substr(open + 1, piece.size() - open - 2));
        weapons.push_back({one->name, *power, std::string(skill)});
    }
    return weapons;
}

core::Result<std::vector<ec::Talent>, words::Phrase> talents_from(const std::string& text) {
    std::vector<ec::Talent> talents;
    for (const auto line : pieces(text, "\n")) {
        const std::size_t colon = std::min(line.find(':'), line.size());
        const auto one = named(trimmed(line.substr(0, colon)));
        if (!one) return core::failure(unread(line, "River Sense 1-3: ..."));
        const std::size_t dash = one->last.find('-');
        const auto min = number_in(one->last.substr(0, dash));
        const auto max = dash == std::string_view::npos ? min : number_in(one->last.substr(dash + 1));
        if (!min || !max) return core::failure(unread(line, "River Sense 1-3: ..."));
        const auto about = trimmed(line.substr(std::min(colon + 1, line.size())));
        talents.push_back({one->name, *min, *max, std::string(about)});
    }
    return talents;
}

void add(std::string& list, const std::string& one, const char* between) {
    if (!list.empty()) list += between;
    list += one;
}

std::string traits_text(const std::vector<ec::Trait>& traits) {
    std::string text;
    for (const ec::Trait& each : traits)
        add(text, std::string(each.name).append(" ").append(std::to_string(each.rank)), ", ");
    return text;
}

}  // namespace

core::Result<ec::Sheet, words::Phrase> sheet_from(const CardText& text) {
    ec::Sheet sheet;
    sheet.name = std::string(trimmed(text.name));
    auto skills = traits_from(text.skills), resistances = traits_from(text.resistances);
    if (!skills) return core::failure(skills.error());
    if (!resistances) return core::failure(resistances.error());
    sheet.skills = std::move(*skills);
    sheet.resistances = std::move(*resistances);
    auto weapons = weapons_from(text.weapons);
    if (!weapons) return core::failure(weapons.error());
    sheet.weapons = std::move(*weapons);
    if (const auto armor = trimmed(text.armor); !armor.empty()) {
        const auto one = named(armor);
        const auto power = one ? number_in(one->last) : std::nullopt;
        if (!power) return core::failure(unread(armor, "Oilskin Coat 1"));
        sheet.armor = ec::Armor{one->name, *power};
    }
    auto talents = talents_from(text.talents);
    if (!talents) return core::failure(talents.error());
    sheet.talents = std::move(*talents);
    return sheet;
}

CardText text_of(const ec::Sheet& sheet) {
    CardText text{sheet.name, traits_text(sheet.skills), traits_text(sheet.resistances)};
    for (const ec::Weapon& each : sheet.weapons)
        add(text.weapons,
            std::string(each.name).append(" ").append(std::to_string(each.power)).append(" (").append(each.skill) + ")",
            ", ");
    if (sheet.armor) text.armor = sheet.armor->name + " " + std::to_string(sheet.armor->power);
    for (const ec::Talent& each : sheet.talents) {
        std::string line = each.name + " " + std::to_string(each.min_cost);
        if (each.max_cost != each.min_cost) line.append("-").append(std::to_string(each.max_cost));
        if (!each.text.empty()) line.append(": ").append(each.text);
        add(text.talents, line, "\n");
    }
    return text;
}

}  // namespace story
