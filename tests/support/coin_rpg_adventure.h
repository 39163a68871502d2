#pragma once
// A complete small Adventure of Coin Wars the RPG, two Characters and two Scenes, with the faces of its coins.

#include "tests/support/coin_rpg_table.h"

namespace kit {

namespace adventure {

inline rules::Json cmd(const char* name, rules::Json fields) {
    rules::Json json{{"cmd", name}};
    json.update(fields);
    return json;
}

inline rules::Json hero(int seat, const char* name, const char* strong, std::array<int, 5> ratings) {
    rules::Json json =
        cmd("submit_character", {{"seat", seat}, {"name", name}, {"misc_name", "Juggling"}, {"strong", strong}});
    const char* traits[]{"bodiness", "braininess", "personality", "coolness", "miscellaneous"};
    for (std::size_t i = 0; i < 5; ++i) json["ratings"][traits[i]] = ratings[i];
    return json;
}

inline rules::Json scene(int seat, const char* title, const rules::Json& traits) {
    return cmd("add_scene",
               {{"seat", seat}, {"title", title}, {"traits", traits}, {"description", "As the title says."}});
}

inline rules::Json by(const char* name, int seat) { return cmd(name, {{"seat", seat}}); }
inline rules::Json faced(const char* name, int seat, const char* faces) {
    return cmd(name, {{"seat", seat}, {"faces", faces}});
}

inline std::vector<rules::Json> beginning() {
    return {hero(0, "Mira", "braininess", {2, 4, 2, 3, 1}),
            hero(1, "Tolm", "bodiness", {5, 2, 2, 2, 1}),
            by("done_spending", 0),
            by("done_spending", 1),
            scene(0, "The gate", {{{"trait", "physical"}, {"coins", 3}}}),
            scene(1, "The riddle",
                  {{{"trait", "braininess"}, {"coins", 6}},
                   {{"trait", "miscellaneous"}, {"coins", 2}, {"name", "Patience"}}}),
            by("finish_scenes", 0),
            by("finish_scenes", 1),
            cmd("draw_scenes", {{"count", 2}})};
}

// The gate: Tolm is less Cool and goes first; Mira is thrown back.
inline std::vector<rules::Json> the_gate() {
    return {faced("toss", 1, "HHTTT"),
            faced("call_scene", 1, "TTH"),
            by("settle", 1),
            faced("toss", 1, "HHHT"),
            faced("call_scene", 1, "HTT"),
            by("settle", 1),
            cmd("narrate", {{"seat", 1}, {"text", "Over the gate."}}),
            faced("toss", 0, "TT"),
            faced("call_scene", 0, "HHH"),
            by("settle", 0),
            cmd("decide_at_zero", {{"seat", 0}, {"choice", "sit_out"}}),
            cmd("narrate", {{"seat", 0}, {"text", "Not for me."}})};
}

// The riddle: Tolm alone, Cool enough for his patience, and juggling for his wits.
inline std::vector<rules::Json> the_riddle() {
    return {cmd("sit_out_note", {{"seat", 0}, {"text", "In the ditch."}}),
            cmd("choose_answer", {{"seat", 1}, {"trait", "coolness"}}),
            faced("toss", 1, "HTHH"),
            cmd("add_helper",
                {{"seat", 1}, {"helper", "miscellaneous"}, {"contest", 0}, {"pay", "bodiness"}, {"faces", "H"}}),
            faced("call_scene", 1, "HHHTTTTT"),
            by("settle", 1),
            faced("toss", 1, "TTT"),
            faced("call_scene", 1, "HHHHT"),
            by("settle", 1),
            cmd("decide_at_zero", {{"seat", 1}, {"choice", "coolness"}}),
            faced("toss", 1, "H"),
            faced("call_scene", 1, "TTTTT"),
            by("settle", 1),
            cmd("narrate", {{"seat", 1}, {"text", "The answer is a candle."}})};
}

}  // namespace adventure

inline rules::GameSession<rpg::CoinRpg> played_adventure() {
    const auto start = rpg::CoinRpg::start({{"players", {"Ann", "Ben"}}});
    REQUIRE(start);
    rules::GameSession<CoinRpg> session(*start, 1);
    ScriptedHand hand;
    hand.rolls = {2};  // the shuffle leaves the two cards in order
    for (const auto& part : {adventure::beginning(), adventure::the_gate(), adventure::the_riddle()})
        for (const rules::Json& json : part) {
            const auto command = rpg::CoinRpg::command_from(json);
            REQUIRE_MESSAGE(command, json.dump());
            const auto events = session.submit(*command, hand);
            REQUIRE_MESSAGE(events, json.dump() << ": " << words::english(events.error().message));
        }
    return session;
}

}  // namespace kit
