// Commands in the protocol's words: reading. {"cmd": "draw", "seat": "p1", "participant": "franz"}

#include "game/kit/json_text.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/enum_names.h"
#include "game/stories/card_draw/rules/json_parts.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

constexpr std::size_t kListMost = 1000;

std::string named(const Field& c, const char* key) { return text_from(c.at(key)); }

template <class Enum>
Enum chosen(const Field& c, const char* key, const std::vector<std::string>& words) {
    return static_cast<Enum>(c.at(key).choice(words));
}

template <class D>
Deed bare(const Field& c) {
    c.only({"cmd", "seat"});
    return D{};
}
template <class D>
Deed of_character(const Field& c) {
    c.only({"cmd", "seat", "character"});
    return D{named(c, "character")};
}
template <class D>
Deed of_participant(const Field& c) {
    c.only({"cmd", "seat", "participant"});
    return D{named(c, "participant")};
}
// A draw of cards from the pile.
template <class D>
Deed drawing(const Field& c) {
    c.only({"cmd", "seat", "participant", "cards"});
    return D{named(c, "participant"), told_from(c)};
}

Deed set_option(const Field& c) {
    c.only({"cmd", "seat", "name", "value"});
    const Field value = c.at("value");
    if (value.json().is_string()) return SetOption{named(c, "name"), text_from(value)};
    return SetOption{named(c, "name"), number_from(value)};
}
Deed add_character(const Field& c) {
    c.only({"cmd", "seat", "character", "name", "owner"});
    return AddCharacter{named(c, "character"), named(c, "name"), seat_from(c.at("owner"))};
}
Deed draw_background(const Field& c) {
    c.only({"cmd", "seat", "character", "kind", "back", "cards"});
    std::optional<Back> back;
    if (c.has("back")) back = chosen<Back>(c, "back", back_words());
    return DrawBackground{named(c, "character"), chosen<Kind>(c, "kind", kind_words()), back, told_from(c)};
}
Deed name_background(const Field& c) {
    c.only({"cmd", "seat", "character", "card", "name", "scope"});
    return NameBackground{named(c, "character"), backed_from(c.at("card")), named(c, "name"),
                          chosen<Scope>(c, "scope", scope_words())};
}
Deed remove_background(const Field& c) {
    c.only({"cmd", "seat", "character", "card", "confirm"});
    return RemoveBackground{named(c, "character"), backed_from(c.at("card")), flag_from(c, "confirm", false)};
}
Deed begin_scene(const Field& c) {
    c.only({"cmd", "seat", "title"});
    return BeginScene{named(c, "title")};
}
Deed grant_bonus(const Field& c) {
    c.only({"cmd", "seat", "character", "reason"});
    return GrantBonus{named(c, "character"), chosen<Reason>(c, "reason", reason_words())};
}
Deed set_incapacitated(const Field& c) {
    c.only({"cmd", "seat", "character", "on"});
    return SetIncapacitated{named(c, "character"), c.at("on").boolean()};
}
Deed start_challenge(const Field& c) {
    c.only({"cmd", "seat", "character", "name", "suit", "tn", "extenuating"});
    return StartChallenge{named(c, "character"), named(c, "name"), chosen<Suit>(c, "suit", suit_words()),
                          number_from(c.at("tn")), flag_from(c, "extenuating", false)};
}
Deed start_competition(const Field& c) {
    c.only({"cmd", "seat", "name", "participants"});
    StartCompetition deed{named(c, "name"), {}};
    for (const Field& each : c.at("participants").items(kListMost)) {
        each.only({"participant", "side"});
        deed.participants.push_back({named(each, "participant"), named(each, "side")});
    }
    return deed;
}
Deed start_fray(const Field& c) {
    c.only({"cmd", "seat", "name", "pcs", "opponents", "goals_pcs", "goals_gm"});
    StartFray deed{named(c, "name"), std::nullopt, number_from(c.at("opponents"))};
    if (const auto list = c.find("pcs")) {
        deed.pcs.emplace();
        for (const Field& each : list->items(kListMost)) deed.pcs->push_back(text_from(each));
    }
    if (const auto goals = c.find("goals_pcs")) deed.goals_pcs = number_from(*goals);
    if (const auto goals = c.find("goals_gm")) deed.goals_gm = number_from(*goals);
    return deed;
}
Deed fray_round(const Field& c) {
    c.only({"cmd", "seat", "gm_cards"});
    return FrayRound{number_from(c.at("gm_cards"))};
}
Deed choose(const Field& c) {
    c.only({"cmd", "seat", "participant", "index"});
    return Choose{named(c, "participant"), number_from(c.at("index"))};
}
Deed play_card(const Field& c) {
    c.only({"cmd", "seat", "participant", "card", "description"});
    const auto description = c.find("description");
    return PlayCard{named(c, "participant"), backed_from(c.at("card")),
                    description ? text_from(*description) : std::string()};
}
Deed keep(const Field& c) {
    c.only({"cmd", "seat", "participant", "which"});
    return Keep{named(c, "participant"), chosen<Which>(c, "which", which_words())};
}
Deed go_on(const Field& c) {
    c.only({"cmd", "seat", "change_suit"});
    return GoOn{flag_from(c, "change_suit", false)};
}
Deed alter_scene(const Field& c) {
    c.only({"cmd", "seat", "text", "skip"});
    const auto text = c.find("text");
    if (flag_from(c, "skip", false) == text.has_value())
        c.at(text ? "skip" : "text").refuse("either a text, or \"skip\": true");
    return AlterScene{text ? std::optional(text_from(*text)) : std::nullopt};
}
Deed fray_success(const Field& c) {
    c.only({"cmd", "seat", "kind", "text", "target"});
    const auto target = c.find("target");
    return WinRound{chosen<Success>(c, "kind", success_words()), named(c, "text"),
                    target ? std::optional(text_from(*target)) : std::nullopt};
}
Deed surrender(const Field& c) {
    c.only({"cmd", "seat", "side"});
    return Surrender{chosen<FraySide>(c, "side", side_words())};
}
Deed end_test(const Field& c) {
    c.only({"cmd", "seat", "reason"});
    const auto reason = c.find("reason");
    return EndTest{reason ? text_from(*reason) : std::string()};
}

struct Entry {
    const char* word;
    Deed (*read)(const Field&);
};
constexpr Entry kDeeds[]{{"set_option", set_option},
                         {"add_character", add_character},
                         {"remove_character", of_character<RemoveCharacter>},
                         {"draw_background", draw_background},
                         {"name_background", name_background},
                         {"remove_background", remove_background},
                         {"start_campaign", bare<StartCampaign>},
                         {"end_campaign", bare<EndCampaign>},
                         {"begin_session", bare<BeginSession>},
                         {"end_session", bare<EndSession>},
                         {"begin_scene", begin_scene},
                         {"end_scene", bare<EndScene>},
                         {"grant_bonus", grant_bonus},
                         {"grant_advantage", of_character<GrantAdvantage>},
                         {"set_incapacitated", set_incapacitated},
                         {"reshuffle", bare<Reshuffle>},
                         {"start_challenge", start_challenge},
                         {"start_competition", start_competition},
                         {"start_fray", start_fray},
                         {"fray_round", fray_round},
                         {"next_draw", bare<NextDraw>},
                         {"draw", drawing<DrawCard>},
                         {"choose", choose},
                         {"play_card", play_card},
                         {"spend_bonus", drawing<SpendBonus>},
                         {"keep", keep},
                         {"draw_disadvantage", drawing<DrawDisadvantage>},
                         {"pass", of_participant<Pass>},
                         {"redraw", bare<Redraw>},
                         {"stop", bare<Stop>},
                         {"accept", bare<Accept>},
                         {"go_on", go_on},
                         {"alter_scene", alter_scene},
                         {"fray_success", fray_success},
                         {"surrender", surrender},
                         {"concede", of_participant<Concede>},
                         {"end_test", end_test}};

Command command_of(const Json& json) {
    const Field field(json, "malformed");
    const std::string& cmd = field.at("cmd").text(100);
    for (const Entry& entry : kDeeds)
        if (cmd == entry.word) return {seat_from(field.at("seat")), entry.read(field)};
    throw Refusal{"unknown_command", "", plain("/cmd: Card Draw has no command " + excerpt(cmd))};
}

}  // namespace

core::Result<CardDraw::Command, Refusal> CardDraw::command_from(const Json& json) {
    return reading([&] { return command_of(json); });
}

}  // namespace rules::card_draw
