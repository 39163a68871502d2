#include "game/coin_wars/battles/battle_file_text.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/table_options.h"

namespace battles {

using rules::Json;

namespace {

constexpr std::size_t kMaxLine = 120;  // limit for a line that could be split

// The key order of an object, by the key that holds the object; items of a list use the list's key.
struct Order {
    std::string_view under;
    std::string keys;
};

std::string rule_keys() {
    std::string keys = " preset terrain morale dice going_beyond technology special watchers ";
    for (const auto* option : rules::coin_wars::table_options_as_written()) keys.append(option->key).append(1, ' ');
    return keys;
}

const std::vector<Order>& orders() {
    static const std::vector<Order> kOrders{
        {"",
         " $schema format rulings title era date year summary history notes sources outcome course table mat north "
         "scale "
         "coin_set "
         "sides "
         "terrain rules first free victory "},
        {"outcome", " winner heads tails "},
        {"table", " width height "},
        {"coin_set", " type title offense defense move diameter cents points traits metal core design reeds currency "},
        {"sides", " heads tails "},
        {"heads",
         " name units names plurals short_names short_plurals zone coins armies battle turn until any all not men lost "
         "counted held "},
        {"tails",
         " name units names plurals short_names short_plurals zone coins armies battle turn until any all not men lost "
         "counted held "},
        {"coins", " id name type at arrives waits "},
        {"arrives", " turn area "},
        {"terrain", " name kind paper blocks_sight polygon side from_turn to_turn begins ends except "},
        {"rules", rule_keys()},
        {"going_beyond", " heads tails "},
        {"technology", " backward severe types against ranged_only from_turn "},
        {"special", " name who when what left_out "},
        {"who", " side types coins traits formed "},
        {"against", " side types coins traits formed "},
        {"near", " side types coins traits formed "},
        {"free", " budget coins "},
        {"course", " text arrows coins "},
        {"arrows", " side along "},
        {"victory", " turns at_limit words heads tails degrees "},
        {"words", " heads tails limit "},
        {"degrees", " degree winner ahead when "},
        {"scale", " inch unit "},
        {"at_limit", " when winner "},
        {"lost", " side coins cents named tally "},
        {"held", " by area terrain count coins types when turns tally "},
    };
    return kOrders;
}

std::size_t rank(std::string_view keys, const std::string& key) {
    return keys.find(std::string(1, ' ').append(key).append(1, ' '));  // unknown keys come last
}

Json in_order(const Json& json, std::string_view under) {
    if (json.is_array()) {
        Json list = Json::array();
        for (const Json& item : json) list.push_back(in_order(item, under));
        return list;
    }
    if (!json.is_object()) return json;
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.push_back(key);
    if (const auto order = std::ranges::find(orders(), under, &Order::under); order != orders().end())
        std::ranges::stable_sort(keys, {}, [&](const std::string& key) { return rank(order->keys, key); });
    Json object = Json::object();
    for (const std::string& key : keys) object[key] = in_order(json.at(key), key);
    return object;
}

bool has_parts(const Json& json) {
    return std::ranges::any_of(json, [](const Json& each) { return each.is_structured(); });
}

// A JSON pointer, "/sides/heads/coins"; list items are at "/sides/heads/coins/*".
using Place = std::string;

bool is_block(const Place& place) {
    return place.empty() || place == "/sides" || place == "/sides/heads" || place == "/sides/tails";
}
bool is_rows(const Place& place) {
    return place == "/notes" || place == "/sources" || place == "/course" || place == "/terrain" ||
           place == "/coin_set" ||
           (place.starts_with("/sides/") && (place.ends_with("/coins") || place.ends_with("/armies")));
}
bool is_row(const Place& place) { return place.ends_with("/*") && is_rows(place.substr(0, place.size() - 2)); }

std::string text_of(const Json& json, const Place& place, std::size_t indent, std::size_t taken);

std::string lines_of(const Json& json, const Place& place, std::size_t indent) {
    const std::string margin(indent + 2, ' ');
    std::string text(1, json.is_object() ? '{' : '[');
    for (const auto& [key, value] : json.items()) {
        const std::string head = json.is_object() ? on_one_line(key).append(": ") : "";
        text.append(text.size() == 1 ? "\n" : ",\n").append(margin).append(head);
        text += text_of(value, Place(place).append(1, '/').append(json.is_object() ? key : "*"), indent + 2,
                        margin.size() + head.size());
    }
    text.append(1, '\n').append(indent, ' ');
    return text.append(1, json.is_object() ? '}' : ']');
}

// `taken`: columns already used on the line.
std::string text_of(const Json& json, const Place& place, std::size_t indent, std::size_t taken) {
    if (!json.is_structured() || json.empty() || is_row(place)) return on_one_line(json);
    if (is_block(place)) return lines_of(json, place, indent);
    if (json.is_array() && is_rows(place)) return lines_of(json, place, indent);
    const bool is_list = json.is_array() && !has_parts(json);
    const bool is_one = place.ends_with("/zone") || place.ends_with("/area") || place.ends_with("names") ||
                        place.ends_with("plurals") || place.ends_with("/lost") || place.ends_with("/held");
    std::string text = on_one_line(json);
    return is_list || is_one || taken + text.size() <= kMaxLine ? text : lines_of(json, place, indent);
}

}  // namespace

std::string battle_text(const Json& battle) { return text_of(in_order(battle, ""), "", 0, 0) + "\n"; }

}  // namespace battles
