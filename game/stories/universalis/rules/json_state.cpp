// The whole state as the table shows it (section 6), except what is sealed.

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/kit/table_schema.h"
#include "game/kit/text_refusal.h"
#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/rules/scenes.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules::universalis {

namespace {

Json cards_json(const Match& match) {
    Json json = Json::array();
    for (const Card& card : match.cards) {
        Json& each = json.emplace_back(written(card));
        each.erase("placement");
        each["importance"] = importance(match, card);
        each["in_scene"] = card.in_scene();
        each["controller"] = written(card.placement.controller);
        each["guest"] = card.placement.guest;
        each["involved"] = match.involves(card.id);
        if (card.master) each["subs"] = subs_of(match, card.id);
    }
    return json;
}

// UNI-5: a sealed bid still counts as its owner's Wealth.
Json coins_json(const Match& match) {
    Json wealth = Json::array();
    for (int seat = 0; seat < static_cast<int>(match.players.size()); ++seat)
        wealth.push_back(match.coins.at(wealth_of(seat)) + match.coins.at(bid_of(seat)));
    return {{"bank", match.coins.bank},
            {"in_play", -match.coins.bank},
            {"pot", match.coins.pot},
            {"wealth", wealth},
            {"bonus", match.coins.bonus}};
}

Json fine_json(const Match& match) {
    if (!match.fine) return nullptr;
    Json voted = Json::array();
    for (const auto& vote : match.fine->votes) voted.push_back(vote.has_value());
    return {{"accuser", match.fine->accuser},
            {"accused", match.fine->accused},
            {"charge", match.fine->charge},
            {"voted", voted}};
}

}  // namespace

Json Universalis::state(const Match& match) {
    Json json{{"game", name()}};
    json.update(options(match));
    json["seated"] = match.seated();
    json["in_force"] = written(in_force(match));
    json["phase"] = word(match.phase);
    json["pause"] = word(match.pause());
    json["awaiting"] = awaited(match);
    json["seat"] = match.seat;
    json["turn"] = match.turn;
    json["passes"] = match.order.passes;
    json["last_framer"] = written(match.order.last_framer);
    json["coins"] = coins_json(match);
    json["sealed"] = written(match.sealed);
    json["tie_order"] = match.phase == Phase::Bidding ? Json(tie_order(match)) : Json(nullptr);
    json["tenets"] = written(match.tenets);
    json["cards"] = cards_json(match);
    json["scene"] = written(match.scene);
    json["scenes"] = written(match.scenes);
    json["complication"] = written(match.complication);
    json["dispute"] = written(match.dispute);
    json["fine"] = fine_json(match);
    json["matter"] = written(match.matter);
    json["entries"] = written(match.entries);
    const Entry* event = latest_event(match);
    json["open_event"] = event ? Json(event->number) : Json(nullptr);
    return json;
}

// Reading and writing what a table starts from.

namespace {

[[noreturn]] void refuse_at(const Field& field, const char* code, const char* rule, const Phrase& message) {
    throw refuse(code, rule, say("{1}: {2}", plain(field.pointer()), message));
}

[[noreturn]] void refuse_setting(const Field& field) {
    refuse_at(field, "bad_setting", "3.1", say("{1} is not allowed in any setting.", plain(described(field.json()))));
}

SettingName name_from(const Field& field) {
    const Words& names = enum_names(SettingName{});
    const auto it = std::ranges::find_if(names, [&](const std::string& name) { return field.json() == name; });
    if (it == names.end()) refuse_setting(field);
    return static_cast<SettingName>(it - names.begin());
}

int coins_from(const Field& field) {
    const Json& json = field.json();
    if (!json.is_number_integer() || json < 0 || json > limits::kStart)
        refuse_at(field, "bad_amount", "UNI-6", say("A whole number from 0 to {1} is needed.", limits::kStart));
    return json.get<int>();
}

int value_from(SettingName name, const Field& field) {
    const Words& values = values_of(name);
    if (values.empty()) {
        const Json& json = field.json();
        if (!json.is_number_integer() || json < 0 || json > limits::kStart) refuse_setting(field);
        return json.get<int>();
    }
    const auto it = std::ranges::find_if(values, [&](const std::string& value) { return field.json() == value; });
    if (it == values.end()) refuse_setting(field);
    return static_cast<int>(it - values.begin());
}

std::vector<std::string> players_from(const Field& field) {
    const std::size_t count = field.json().is_array() ? field.json().size() : 0;
    if (count < limits::kMinPlayers || count > limits::kMaxPlayers)
        refuse_at(field, "player_count", "UNI-1",
                  say("{1} to {2} players can play.", limits::kMinPlayers, limits::kMaxPlayers));
    std::vector<std::string> players;
    for (const Field& item : field.items(limits::kMaxPlayers)) {
        const std::string& name = item.text(1 << 20);
        const auto fault = fault_of_name(name, limits::kPlayer, say("A player's name"), players);
        if (!is_written(name, limits::kPlayer)) {
            const bool is_long = characters(name).value_or(0) > limits::kPlayer.max;
            refuse_at(item, is_long ? "text_too_long" : "text_required", "UNI-1", *fault);
        }
        if (fault) refuse_at(item, "duplicate_name", "UNI-1", *fault);
        players.push_back(name);
    }
    return players;
}

Settings settings_from(const Field& table) {
    Settings settings;
    if (const auto coins = table.find("start_coins")) settings.start_coins = coins_from(*coins);
    if (const auto coins = table.find("refreshment")) settings.refreshment = coins_from(*coins);
    if (const auto options = table.find("options")) settings.options = options_from(*options);
    return settings;
}

int first_from(const Field& table, int players) {
    const auto first = table.find("first");
    if (!first) return 0;
    const Json& json = first->json();
    if (!json.is_number_integer() || json < 0 || json >= players)
        refuse_at(*first, "unknown_id", "UNI-6", say("The first player must be one of those at the table."));
    return json.get<int>();
}

Match table_from(const Json& json) {
    const Field table(json, "bad_argument");
    table.only({"players", "start_coins", "refreshment", "first", "options"});
    Match match;
    match.players = players_from(table.at("players"));
    match.settings = settings_from(table);
    match.order.first_player = match.seat = first_from(table, match.count());
    match.coins.wealth.assign(match.players.size(), match.settings.start_coins);
    match.coins.bid.assign(match.players.size(), 0);
    match.coins.bonus.assign(match.players.size(), 0);
    match.coins.bank = -match.count() * match.settings.start_coins;
    return match;
}

}  // namespace

const Words& values_of(SettingName name) {
    static const Words none;
    switch (name) {
        case SettingName::AftermathPurse:
            return enum_names(AftermathPurse{});
        case SettingName::TraitReach:
            return enum_names(TraitReach{});
        case SettingName::ChallengeRefund:
            return enum_names(ChallengeRefund{});
        case SettingName::Consent:
            return enum_names(ConsentOf{});
        case SettingName::Refreshment:
            break;
    }
    return none;
}

Setting setting_from(const Field& field) {
    field.only({"which", "to"});
    const SettingName name = name_from(field.at("which"));
    return {name, value_from(name, field.at("to"))};
}

Options options_from(const Field& field) {
    Settings settings;
    for (const auto& [name, value] : field.members()) {
        const Words& names = enum_names(SettingName{});
        const auto it = std::find(names.begin() + 1, names.end(), name);
        if (it == names.end()) refuse_setting(value);
        const auto setting = static_cast<SettingName>(it - names.begin());
        if (!value.json().is_null()) set(settings, {setting, value_from(setting, value)});
    }
    return settings.options;
}

core::Result<Match, Refusal> Universalis::start(const Json& table) {
    return reading([&] { return table_from(table); });
}

Json Universalis::table_schema() {
    const Json coins = {{"type", "integer"}, {"minimum", 0}, {"maximum", limits::kStart}};
    const Json first = {{"type", "integer"}, {"minimum", 0}, {"maximum", limits::kMaxPlayers - 1}};
    return rules::table_schema(
        {"players", limits::kMinPlayers, limits::kMaxPlayers, static_cast<int>(limits::kPlayer.max)},
        kind_of<Options>().schema(), {{"start_coins", coins}, {"refreshment", coins}, {"first", first}});
}

Json Universalis::options(const Match& match) {
    return {{"players", match.players},
            {"start_coins", match.settings.start_coins},
            {"refreshment", match.settings.refreshment},
            {"first", match.order.first_player},
            {"options", written(match.settings.options)}};
}

}  // namespace rules::universalis
