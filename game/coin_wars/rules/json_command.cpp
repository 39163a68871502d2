// Commands in the protocol's words.

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

std::string coin_from(const Field& command, const char* key) {
    return command.at(key).text(limits::kIdBytes);
}

std::optional<Vec2> point_from(const Field& command, const char* key) {
    const auto field = command.find(key);
    return field ? std::optional(field->point(limits::kPoint)) : std::nullopt;
}

Ids ids_from(const Field& list) {
    Ids ids;
    for (const Field& item : list.items(limits::kCoins)) ids.push_back(item.text(limits::kIdBytes));
    return ids;
}

std::string maybe_id(const Field& command, const char* key) {
    const auto field = command.find(key);
    return field ? field->text(limits::kIdBytes) : "";
}

// Who acts: a coin or an Army; the other id is empty.
struct ActorIds {
    std::string coin, army, front;
};

ActorIds actor_from(const Field& command) {
    ActorIds actor{maybe_id(command, "coin"), maybe_id(command, "army"), maybe_id(command, "front")};
    if (command.has("coin") && command.has("army"))
        command.at("army").refuse("a coin or an Army acts, not both");
    if (!command.has("army")) command.at("coin");
    if (!command.has("army") && command.has("front"))
        command.at("front").refuse("only an Army has a front coin");
    return actor;
}

// CW-28: true for the single coin itself, else the coins that go beyond.
Ids beyond_from(const Field& command, const ActorIds& actor) {
    const auto field = command.find("beyond");
    if (!field) return {};
    if (!field->json().is_boolean()) return ids_from(*field);
    if (!field->boolean()) return {};
    if (actor.coin.empty()) field->refuse("the Army's coins that go beyond are named in a list");
    return {actor.coin};
}

std::vector<int> dice_from(const Field& command) {
    std::vector<int> shown;
    if (const auto list = command.find("dice"))
        for (const Field& die : list->items(limits::kDice))
            shown.push_back(die.integer(1, limits::kDieSides));
    return shown;
}

Command agree(const Field& c) {
    c.only({"cmd", "side"});
    return Agree{side_from(c.at("side"))};
}
Command faces(const Field& c) {
    c.only({"cmd", "swap"});
    return Faces{c.at("swap").boolean()};
}
Command toss(const Field& c) {
    c.only({"cmd", "face"});
    const auto face = c.find("face");
    if (!face) return Toss{};
    return Toss{face->choice({"heads", "tails"}) == 0 ? Face::Heads : Face::Tails};
}
Command order(const Field& c) {
    c.only({"cmd", "first"});
    return Order{side_from(c.at("first"))};
}
Command edge(const Field& c) {
    c.only({"cmd"});
    return Edge{};
}
Command place(const Field& c) {
    c.only({"cmd", "coin", "at"});
    return PlaceCoin{coin_from(c, "coin"), c.at("at").point(limits::kPoint)};
}
Command place_many(const Field& c) {
    c.only({"cmd", "coins"});
    PlaceCoins command;
    for (const Field& one : c.at("coins").items(limits::kCoins)) {
        one.only({"coin", "at"});
        command.coins.push_back({coin_from(one, "coin"), one.at("at").point(limits::kPoint)});
    }
    return command;
}
Command unplace(const Field& c) {
    c.only({"cmd", "coin"});
    return Unplace{coin_from(c, "coin")};
}
Command ready(const Field& c) {
    c.only({"cmd", "side"});
    return Ready{side_from(c.at("side"))};
}
Command form(const Field& c) {
    c.only({"cmd", "coins", "commander"});
    return Form{ids_from(c.at("coins")), maybe_id(c, "commander")};
}
Command join(const Field& c) {
    c.only({"cmd", "army", "coins", "other"});
    if (c.has("coins") == c.has("other"))
        c.at(c.has("coins") ? "other" : "coins").refuse("coins or another Army join");
    const auto coins = c.find("coins");
    return Join{c.at("army").text(limits::kIdBytes), coins ? ids_from(*coins) : Ids{}, maybe_id(c, "other")};
}
Command move(const Field& c) {
    c.only({"cmd", "coin", "to", "army", "front"});
    const ActorIds actor = actor_from(c);
    return Move{actor.coin, c.at("to").point(limits::kPoint), actor.army, actor.front};
}
Command attack(const Field& c) {
    c.only({"cmd", "coin", "army", "target", "beyond", "dice"});
    const ActorIds actor = actor_from(c);
    return Attack{actor.coin, coin_from(c, "target"), actor.army, beyond_from(c, actor), dice_from(c)};
}
Command charge(const Field& c) {
    c.only({"cmd", "coin", "army", "front", "via", "target", "to", "beyond", "dice"});
    const ActorIds actor = actor_from(c);
    return Charge{actor.coin, point_from(c, "via"), coin_from(c, "target"), point_from(c, "to"),
                  actor.army, actor.front,          beyond_from(c, actor),  dice_from(c)};
}
Command use_trait(const Field& c) {
    c.only({"cmd", "coin", "trait", "on"});
    return UseTrait{coin_from(c, "coin"), c.at("trait").text(limits::kIdBytes), coin_from(c, "on")};
}
Command decide(const Field& c) {
    c.only({"cmd", "side", "army", "losses", "split"});
    if (c.has("losses") == c.has("split"))
        c.at(c.has("losses") ? "split" : "losses").refuse("either losses or a split is decided");
    Decide decide{side_from(c.at("side")), c.at("army").text(limits::kIdBytes)};
    if (const auto losses = c.find("losses")) decide.losses = ids_from(*losses);
    if (const auto split = c.find("split")) decide.split = split->boolean();
    return decide;
}
Command end_turn(const Field& c) {
    c.only({"cmd"});
    return EndTurn{};
}
Command concede(const Field& c) {
    c.only({"cmd", "side"});
    return Concede{side_from(c.at("side"))};
}
Command draw(const Field& c) {
    c.only({"cmd", "side", "answer"});
    const auto answer = c.find("answer");
    return Draw{side_from(c.at("side")), answer ? std::optional(answer->boolean()) : std::nullopt};
}

struct Entry {
    const char* word;
    Command (*read)(const Field&);
};
constexpr Entry kCommands[]{{"agree", agree},        {"faces", faces},   {"toss", toss},
                            {"order", order},        {"place", place},   {"place_many", place_many},
                            {"unplace", unplace},    {"ready", ready},   {"form", form},
                            {"join", join},          {"move", move},     {"attack", attack},
                            {"charge", charge},      {"decide", decide}, {"end_turn", end_turn},
                            {"concede", concede},    {"draw", draw},     {"edge", edge},
                            {"use_trait", use_trait}};

template <class C>
Json acting(const char* name, const C& c) {
    Json json{{"cmd", name}};
    if (c.army.empty())
        json["coin"] = c.coin;
    else
        json["army"] = c.army;
    return json;
}

template <class C>
void add_extras(Json& json, const C& c) {
    if (c.army.empty() && c.beyond == Ids{c.coin})
        json["beyond"] = true;
    else if (!c.beyond.empty())
        json["beyond"] = c.beyond;
    if (!c.dice.empty()) json["dice"] = c.dice;
}

struct CommandWriter {
    Json operator()(const Agree& c) const { return {{"cmd", "agree"}, {"side", word(c.side)}}; }
    Json operator()(const Faces& c) const { return {{"cmd", "faces"}, {"swap", c.swap}}; }
    Json operator()(const Toss& c) const {
        Json json{{"cmd", "toss"}};
        if (c.face) json["face"] = *c.face == Face::Heads ? "heads" : "tails";
        return json;
    }
    Json operator()(const Order& c) const { return {{"cmd", "order"}, {"first", word(c.first)}}; }
    Json operator()(const Edge&) const { return {{"cmd", "edge"}}; }
    Json operator()(const PlaceCoin& c) const {
        return {{"cmd", "place"}, {"coin", c.coin}, {"at", point_json(c.at)}};
    }
    Json operator()(const PlaceCoins& c) const {
        Json coins = Json::array();
        for (const PlaceCoin& one : c.coins)
            coins.push_back({{"coin", one.coin}, {"at", point_json(one.at)}});
        return {{"cmd", "place_many"}, {"coins", coins}};
    }
    Json operator()(const Unplace& c) const { return {{"cmd", "unplace"}, {"coin", c.coin}}; }
    Json operator()(const Ready& c) const { return {{"cmd", "ready"}, {"side", word(c.side)}}; }
    Json operator()(const Form& c) const {
        Json json{{"cmd", "form"}, {"coins", c.coins}};
        if (!c.commander.empty()) json["commander"] = c.commander;
        return json;
    }
    Json operator()(const Join& c) const {
        Json json{{"cmd", "join"}, {"army", c.army}};
        if (c.other.empty())
            json["coins"] = c.coins;
        else
            json["other"] = c.other;
        return json;
    }
    Json operator()(const Move& c) const {
        Json json = acting("move", c);
        json["to"] = point_json(c.to);
        if (!c.front.empty()) json["front"] = c.front;
        return json;
    }
    Json operator()(const Attack& c) const {
        Json json = acting("attack", c);
        json["target"] = c.target;
        add_extras(json, c);
        return json;
    }
    Json operator()(const Charge& c) const {
        Json json = acting("charge", c);
        if (!c.front.empty()) json["front"] = c.front;
        json["via"] = c.via ? point_json(*c.via) : Json(nullptr);
        json["target"] = c.target;
        if (c.to) json["to"] = point_json(*c.to);
        add_extras(json, c);
        return json;
    }
    Json operator()(const UseTrait& c) const {
        return {{"cmd", "use_trait"}, {"coin", c.coin}, {"trait", c.trait}, {"on", c.on}};
    }
    Json operator()(const Decide& c) const {
        Json json{{"cmd", "decide"}, {"side", word(c.side)}, {"army", c.army}};
        if (c.losses) json["losses"] = *c.losses;
        if (c.split) json["split"] = *c.split;
        return json;
    }
    Json operator()(const EndTurn&) const { return {{"cmd", "end_turn"}}; }
    Json operator()(const Concede& c) const { return {{"cmd", "concede"}, {"side", word(c.side)}}; }
    Json operator()(const Draw& c) const {
        Json json{{"cmd", "draw"}, {"side", word(c.side)}};
        if (c.answer) json["answer"] = *c.answer;
        return json;
    }
};

}  // namespace

core::Result<Command, Refusal> CoinWars::command_from(const Json& json) {
    return reading([&]() -> Command {
        const Field command(json, "bad_argument");
        const std::string& name = command.at("cmd").text(1000);
        for (const Entry& entry : kCommands)
            if (name == entry.word) return entry.read(command);
        throw Refusal{"unknown_command", "", plain("Coin Wars knows no command " + excerpt(name) + ".")};
    });
}

Json CoinWars::to_json(const Command& command) { return std::visit(CommandWriter{}, command); }

}  // namespace rules::coin_wars
