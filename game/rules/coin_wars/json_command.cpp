// Commands in the protocol's words.

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/json_limits.h"
#include "game/rules/coin_wars/json_parts.h"
#include "game/rules/json_text.h"

namespace rules::coin_wars {

namespace {

std::string coin_from(const Field& command, const char* key) {
    return command.at(key).text(limits::kIdBytes);
}

std::optional<Vec2> point_from(const Field& command, const char* key) {
    const auto field = command.find(key);
    return field ? std::optional(field->point(limits::kPoint)) : std::nullopt;
}

// What the protocol knows and this version cannot do is said in the rule's name, not as a misspelt argument.
void need_single_coin(const Field& command) {
    for (const char* key : {"army", "front"})
        if (command.has(key))
            throw Refusal{"rule_off", "CW-17", "Armies are not played in this battle: name a single coin."};
    const auto beyond = command.find("beyond");
    if (beyond && beyond->json() != Json(false))
        throw Refusal{"rule_off", "CW-28", "Going beyond is not agreed on in this battle."};
    if (command.has("dice")) throw Refusal{"rule_off", "CW-27", "This battle is fought without dice."};
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
Command place(const Field& c) {
    c.only({"cmd", "coin", "at"});
    return PlaceCoin{coin_from(c, "coin"), c.at("at").point(limits::kPoint)};
}
Command unplace(const Field& c) {
    c.only({"cmd", "coin"});
    return Unplace{coin_from(c, "coin")};
}
Command ready(const Field& c) {
    c.only({"cmd", "side"});
    return Ready{side_from(c.at("side"))};
}
Command move(const Field& c) {
    need_single_coin(c);
    c.only({"cmd", "coin", "to", "army", "front"});
    return Move{coin_from(c, "coin"), c.at("to").point(limits::kPoint)};
}
Command attack(const Field& c) {
    need_single_coin(c);
    c.only({"cmd", "coin", "army", "target", "beyond", "dice"});
    return Attack{coin_from(c, "coin"), coin_from(c, "target")};
}
Command charge(const Field& c) {
    need_single_coin(c);
    c.only({"cmd", "coin", "army", "via", "target", "to", "beyond", "dice"});
    return Charge{coin_from(c, "coin"), point_from(c, "via"), coin_from(c, "target"), point_from(c, "to")};
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
constexpr Entry kCommands[]{
    {"agree", agree},       {"faces", faces},     {"toss", toss}, {"order", order},   {"place", place},
    {"unplace", unplace},   {"ready", ready},     {"move", move}, {"attack", attack}, {"charge", charge},
    {"end_turn", end_turn}, {"concede", concede}, {"draw", draw}};

struct Writer {
    Json operator()(const Agree& c) const { return {{"cmd", "agree"}, {"side", word(c.side)}}; }
    Json operator()(const Faces& c) const { return {{"cmd", "faces"}, {"swap", c.swap}}; }
    Json operator()(const Toss& c) const {
        Json json{{"cmd", "toss"}};
        if (c.face) json["face"] = *c.face == Face::Heads ? "heads" : "tails";
        return json;
    }
    Json operator()(const Order& c) const { return {{"cmd", "order"}, {"first", word(c.first)}}; }
    Json operator()(const PlaceCoin& c) const {
        return {{"cmd", "place"}, {"coin", c.coin}, {"at", point_json(c.at)}};
    }
    Json operator()(const Unplace& c) const { return {{"cmd", "unplace"}, {"coin", c.coin}}; }
    Json operator()(const Ready& c) const { return {{"cmd", "ready"}, {"side", word(c.side)}}; }
    Json operator()(const Move& c) const {
        return {{"cmd", "move"}, {"coin", c.coin}, {"to", point_json(c.to)}};
    }
    Json operator()(const Attack& c) const {
        return {{"cmd", "attack"}, {"coin", c.coin}, {"target", c.target}};
    }
    Json operator()(const Charge& c) const {
        Json json{{"cmd", "charge"}, {"coin", c.coin}};
        json["via"] = c.via ? point_json(*c.via) : Json(nullptr);
        json["target"] = c.target;
        if (c.to) json["to"] = point_json(*c.to);
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
        throw Refusal{"unknown_command", "", "Coin Wars knows no command " + excerpt(name) + "."};
    });
}

Json CoinWars::to_json(const Command& command) { return std::visit(Writer{}, command); }

}  // namespace rules::coin_wars
