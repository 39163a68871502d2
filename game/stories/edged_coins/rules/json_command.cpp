// Commands in the protocol's words: reading. {"cmd": "throw", "seat": "p1", "faces": "HT"}

#include "game/kit/json_text.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/enum_names.h"
#include "game/stories/edged_coins/rules/json_parts.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

std::string named(const Field& c, const char* key) { return text_from(c.at(key)); }

TraitKind trait_kind(const Field& c) { return static_cast<TraitKind>(c.at("kind").choice(trait_words())); }

Difficulty difficulty(const Field& c) {
    const auto field = c.find("difficulty");
    return field ? static_cast<Difficulty>(field->choice(difficulty_words())) : Difficulty::Normal;
}

std::vector<Opposer> opposers(const Field& c) {
    std::vector<Opposer> list;
    if (const auto field = c.find("opposers"))
        for (const Field& each : field->items(limits::kCharacters)) {
            each.only({"character", "difficulty"});
            list.push_back({named(each, "character"), difficulty(each)});
        }
    return list;
}

Ids affects(const Field& c) {
    Ids ids;
    if (const auto field = c.find("affects"))
        for (const Field& each : field->items(limits::kCharacters)) ids.push_back(text_from(each));
    return ids;
}

std::optional<int> maybe_number(const Field& c, const char* key) {
    const auto field = c.find(key);
    return field ? std::optional(number_from(*field)) : std::nullopt;
}

Deed set_option(const Field& c) {
    c.only({"cmd", "seat", "name", "value"});
    return SetOption{named(c, "name"), named(c, "value")};
}
Deed add_character(const Field& c) {
    c.only({"cmd", "seat", "record"});
    return AddCharacter{record_from(c.at("record"), RecordHas::IdAndSeat)};
}
Deed edit_character(const Field& c) {
    c.only({"cmd", "seat", "character", "record"});
    return EditCharacter{named(c, "character"), record_from(c.at("record"), RecordHas::NeitherIdNorSeat)};
}
Deed remove_character(const Field& c) {
    c.only({"cmd", "seat", "character"});
    return RemoveCharacter{named(c, "character")};
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
Deed adjust(const Field& c) {
    c.only({"cmd", "seat", "character", "hc", "ec", "reason"});
    return Adjust{named(c, "character"), maybe_number(c, "hc").value_or(0), maybe_number(c, "ec").value_or(0),
                  maybe_text(c, "reason")};
}
Deed call_toss(const Field& c) {
    c.only({"cmd", "seat", "owner", "kind", "name", "difficulty", "affects", "opposers", "explosive", "limit",
            "uses_action"});
    const TraitKind kind = trait_kind(c);
    return CallToss{named(c, "owner"),
                    kind,
                    named(c, "name"),
                    difficulty(c),
                    affects(c),
                    opposers(c),
                    flag_from(c, "explosive", false),
                    maybe_number(c, "limit"),
                    flag_from(c, "uses_action", kind == TraitKind::Skill)};
}
Deed call_attack(const Field& c) {
    c.only({"cmd", "seat", "attacker", "target", "weapon", "skill", "difficulty", "opposers"});
    const auto weapon = c.find("weapon");
    return CallAttack{
        named(c, "attacker"), named(c, "target"), weapon ? std::optional(text_from(*weapon)) : std::nullopt,
        named(c, "skill"),    difficulty(c),      opposers(c)};
}
Deed deal_damage(const Field& c) {
    const std::size_t source = c.at("source").choice({"fall", "fire", "trap"});
    if (source == 0) {
        c.only({"cmd", "seat", "target", "source", "metres"});
        return DealDamage{named(c, "target"), Fall{number_from(c.at("metres"))}};
    }
    if (source == 1) {
        c.only({"cmd", "seat", "target", "source", "potency"});
        return DealDamage{named(c, "target"), Fire{number_from(c.at("potency"))}};
    }
    c.only({"cmd", "seat", "target", "source", "potency", "armor_counts", "power"});
    return DealDamage{named(c, "target"),
                      Trap{number_from(c.at("potency")), flag_from(c, "armor_counts", false),
                           maybe_number(c, "power").value_or(0)}};
}
Deed inflict(const Field& c) {
    c.only({"cmd", "seat", "target", "name", "severity", "passive", "source"});
    return Inflict{named(c, "target"), named(c, "name"), number_from(c.at("severity")),
                   static_cast<Passive>(c.at("passive").choice(passive_words())), maybe_text(c, "source")};
}
Deed end_affliction(const Field& c) {
    c.only({"cmd", "seat", "affliction", "reason"});
    return EndAffliction{named(c, "affliction"), maybe_text(c, "reason")};
}
template <class D>
Deed resistance(const Field& c) {
    c.only({"cmd", "seat", "affliction", "kind", "name", "difficulty"});
    return D{named(c, "affliction"), trait_kind(c), named(c, "name"), difficulty(c)};
}
Deed grant_modifier(const Field& c) {
    c.only({"cmd", "seat", "delta", "reason"});
    return GrantModifier{number_from(c.at("delta")), maybe_text(c, "reason")};
}
Deed use_talent(const Field& c) {
    c.only({"cmd", "seat", "character", "talent", "ec", "note"});
    return UseTalent{named(c, "character"), named(c, "talent"), number_from(c.at("ec")),
                     maybe_text(c, "note")};
}
Deed propose_dramatic(const Field& c) {
    c.only({"cmd", "seat", "character", "text"});
    return ProposeDramatic{named(c, "character"), named(c, "text")};
}
Deed price_dramatic(const Field& c) {
    c.only({"cmd", "seat", "cost", "refuse"});
    if (flag_from(c, "refuse", false) == c.has("cost"))
        c.at(c.has("cost") ? "refuse" : "cost").refuse("either a cost or a refusal");
    return PriceDramatic{maybe_number(c, "cost")};
}
Deed answer_dramatic(const Field& c) {
    c.only({"cmd", "seat", "accept"});
    return AnswerDramatic{c.at("accept").boolean()};
}
Deed oppose(const Field& c) {
    c.only({"cmd", "seat", "character", "skill"});
    return Oppose{named(c, "character"), named(c, "skill")};
}
Deed effort_power(const Field& c) {
    c.only({"cmd", "seat", "character", "sign"});
    return EffortPower{named(c, "character"), number_from(c.at("sign"))};
}
Deed throw_coins(const Field& c) {
    c.only({"cmd", "seat", "faces"});
    const auto faces = c.find("faces");
    return ThrowCoins{faces ? std::optional(text_from(*faces)) : std::nullopt};
}

struct Entry {
    const char* word;
    Deed (*read)(const Field&);
};
constexpr Entry kDeeds[]{{"set_option", set_option},
                         {"add_character", add_character},
                         {"edit_character", edit_character},
                         {"remove_character", remove_character},
                         {"start_play", bare<StartPlay>},
                         {"end_play", bare<EndPlay>},
                         {"adjust", adjust},
                         {"call_toss", call_toss},
                         {"call_attack", call_attack},
                         {"deal_damage", deal_damage},
                         {"inflict", inflict},
                         {"end_affliction", end_affliction},
                         {"call_active_resistance", resistance<CallActiveResistance>},
                         {"call_passive_resistance", resistance<CallPassiveResistance>},
                         {"next_round", bare<NextRound>},
                         {"leave_rounds", bare<LeaveRounds>},
                         {"grant_modifier", grant_modifier},
                         {"use_talent", use_talent},
                         {"propose_dramatic", propose_dramatic},
                         {"price_dramatic", price_dramatic},
                         {"answer_dramatic", answer_dramatic},
                         {"oppose", oppose},
                         {"decline_oppose", of_character<DeclineOppose>},
                         {"effort_skill", of_character<EffortSkill>},
                         {"effort_power", effort_power},
                         {"throw", throw_coins},
                         {"retoss", of_character<Retoss>},
                         {"buy_success", of_character<BuySuccess>},
                         {"force_retoss", of_character<ForceRetoss>},
                         {"invert", of_character<Invert>},
                         {"pass", of_character<Pass>}};

Command command_of(const Json& json) {
    const Field field(json, "malformed");
    const std::string& cmd = field.at("cmd").text(100);
    for (const Entry& entry : kDeeds)
        if (cmd == entry.word) return {seat_from(field.at("seat")), entry.read(field)};
    throw Refusal{"unknown_command", "", plain("/cmd: Edged Coins has no command " + excerpt(cmd))};
}

}  // namespace

core::Result<EdgedCoins::Command, Refusal> EdgedCoins::command_from(const Json& json) {
    return reading([&] { return command_of(json); });
}

}  // namespace rules::edged_coins
