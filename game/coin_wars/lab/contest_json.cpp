#include "game/coin_wars/lab/contest_json.h"

#include "engine/core/hash.h"
#include "game/coin_wars/lab/report.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/kind_of.h"

namespace lab {

namespace {

using rules::Field;
using rules::Json;
using rules::word;

constexpr int kMax = 1'000'000'000;
constexpr std::size_t kMeetings = 10'000;
constexpr std::size_t kEntrant = 400;  // characters

Json json_of(const EarlyStop& stop) {
    Json json{{"when_sure", stop.when_sure}, {"alpha", stop.alpha}, {"width", stop.width}};
    if (stop.sprt)
        json["sprt"] = {{"elo0", stop.sprt->elo0},
                        {"elo1", stop.sprt->elo1},
                        {"alpha", stop.sprt->alpha},
                        {"beta", stop.sprt->beta}};
    return json;
}

EarlyStop stop_from(const Field& json) {
    EarlyStop stop{json.at("when_sure").boolean(), json.at("alpha").number(0, 1), json.at("width").number(0, 1), {}};
    if (const auto sprt = json.find("sprt"))
        stop.sprt = Sprt{sprt->at("elo0").number(-1000, 1000), sprt->at("elo1").number(-1000, 1000),
                         sprt->at("alpha").number(0, 1), sprt->at("beta").number(0, 1)};
    return stop;
}

Json json_of(const Meeting& meeting) {
    Json laid = Json::array();
    for (std::size_t i = 0; i < (meeting.fixed_sides ? 1u : 2u); ++i) laid.push_back(cw::to_json(*meeting.laid[i]));
    Json json{{"ground", meeting.ground}, {"as_it_is", meeting.fixed_sides}, {"laid", std::move(laid)}};
    if (meeting.attacker) json["attacker"] = rules::word(*meeting.attacker);
    return json;
}

Meeting meeting_from(const Field& json) {
    Meeting meeting;
    meeting.ground = json.at("ground").name(cw::limits::kTitle);
    meeting.fixed_sides = json.at("as_it_is").boolean();
    if (const auto attacker = json.find("attacker"))
        meeting.attacker = static_cast<cw::Side>(attacker->choice({"heads", "tails"}));
    const std::vector<Field> laid = json.at("laid").items(2);
    if (laid.size() != (meeting.fixed_sides ? 1u : 2u)) json.at("laid").refuse("another number of battles");
    for (std::size_t i = 0; i < 2; ++i) {
        const Field& each = laid[std::min(i, laid.size() - 1)];
        auto scenario = cw::scenario_from_json(each.json());
        if (!scenario) each.refuse(words::english(scenario.error().message));
        meeting.laid[i] = std::make_shared<const cw::Scenario>(std::move(*scenario));
    }
    return meeting;
}

std::vector<Field> two_of(const Field& json) {
    std::vector<Field> items = json.items(2);
    if (items.size() != 2) json.refuse("two are needed");
    return items;
}

std::uint64_t seed_from(const Field& json) {
    if (!json.json().is_number_unsigned()) json.refuse("must be a whole number");
    return json.json().get<std::uint64_t>();
}

Player player_from(const Field& json) { return {json.at("bot").text(80), json.at("work").integer(0, kMax), {}}; }

Contest contest_of(const Field& json) {
    Contest contest;
    contest.a = json.at("a").name(kEntrant);
    contest.b = json.at("b").name(kEntrant);
    for (const Field& meeting : json.at("meetings").items(kMeetings)) contest.meetings.push_back(meeting_from(meeting));
    if (contest.meetings.empty()) json.at("meetings").refuse("at least one is needed");
    const std::vector<Field> players = two_of(json.at("players"));
    contest.players = {player_from(players[0]), player_from(players[1])};
    contest.swap = rules::read<Swap>(json.at("swap"));
    contest.seed = seed_from(json.at("seed"));
    contest.pairs = json.at("pairs").integer(0, kMax);
    contest.jitter = json.at("jitter").number(0, 10);
    contest.max_turns = json.at("turns_most").integer(1, 10000);
    contest.stop.reset();
    if (const auto stop = json.find("stop")) contest.stop = stop_from(*stop);
    if (json.at("fingerprint").text(16) != core::to_hex(fingerprint(contest)))
        json.at("fingerprint").refuse("is not that of this contest");
    return contest;
}

Json json_of(const FightResult& fought) {
    Json falls = Json::array();
    for (const Fall& fall : fought.falls)
        for (const int each : {int{fall.party}, int{fall.type}, int{fall.turn}, int{fall.x}, int{fall.y}})
            falls.push_back(each);
    return {{"won", word(fought.result)},
            {"end", word(fought.end)},
            {"heads", fought.a_is_heads ? "a" : "b"},
            {"first", fought.a_begins ? "a" : "b"},
            {"turns", fought.turns},
            {"actions", fought.actions},
            {"commands", fought.commands},
            {"brought", fought.brought},
            {"lost", fought.lost},
            {"luck", fought.luck},
            {"dice", fought.strikes_with_dice},
            {"falls", std::move(falls)},
            {"hash", core::to_hex(fought.hash)}};
}

std::array<int, 2> two_from(const Field& json) {
    const std::vector<Field> items = two_of(json);
    return {items[0].integer(0, kMax), items[1].integer(0, kMax)};
}

std::int64_t large_from(const Field& json) {
    if (!json.json().is_number_integer()) json.refuse("must be a whole number");
    return json.json().get<std::int64_t>();
}

std::vector<Fall> falls_from(const Field& json, int types) {
    const std::vector<Field> items = json.items(20'000);
    if (items.size() % 5 != 0) json.refuse("five numbers a coin are needed");
    std::vector<Fall> falls;
    for (std::size_t i = 0; i < items.size(); i += 5)
        falls.push_back({static_cast<std::uint8_t>(items[i].integer(0, 1)),
                         static_cast<std::uint8_t>(items[i + 1].integer(0, types - 1)),
                         static_cast<std::uint16_t>(items[i + 2].integer(0, 10000)),
                         static_cast<std::uint8_t>(items[i + 3].integer(0, 255)),
                         static_cast<std::uint8_t>(items[i + 4].integer(0, 255))});
    return falls;
}

FightResult fought_from(const Field& json, int types) {
    FightResult fought;
    fought.result = rules::read<Result>(json.at("won"));
    fought.end = rules::read<End>(json.at("end"));
    fought.a_is_heads = json.at("heads").choice({"a", "b"}) == 0;
    fought.a_begins = json.at("first").choice({"a", "b"}) == 0;
    fought.turns = json.at("turns").integer(0, 20000);
    fought.actions = json.at("actions").integer(0, kMax);
    fought.commands = json.at("commands").integer(0, kMax);
    fought.brought = two_from(json.at("brought"));
    fought.lost = two_from(json.at("lost"));
    const std::vector<Field> luck = two_of(json.at("luck"));
    fought.luck = {large_from(luck[0]), large_from(luck[1])};
    fought.strikes_with_dice = json.at("dice").integer(0, kMax);
    fought.falls = falls_from(json.at("falls"), types);
    const std::string hash = json.at("hash").text(16);
    if (hash.find_first_not_of("0123456789abcdef") != std::string::npos || hash.size() != 16)
        json.at("hash").refuse("must be sixteen hexadecimal digits");
    fought.hash = std::stoull(hash, nullptr, 16);
    return fought;
}

std::string in_english(const rules::Refusal& refusal) { return words::english(refusal.message); }

}  // namespace

Json to_json(const Contest& contest) {
    Json meetings = Json::array(), players = Json::array();
    for (const Meeting& meeting : contest.meetings) meetings.push_back(json_of(meeting));
    for (const Player& player : contest.players) players.push_back({{"bot", player.bot}, {"work", player.work}});
    Json json{{"a", contest.a},
              {"b", contest.b},
              {"fingerprint", core::to_hex(fingerprint(contest))},
              {"seed", contest.seed},
              {"pairs", contest.pairs},
              {"players", std::move(players)},
              {"swap", word(contest.swap)},
              {"jitter", contest.jitter},
              {"turns_most", contest.max_turns}};
    if (contest.stop) json["stop"] = json_of(*contest.stop);
    json["meetings"] = std::move(meetings);
    return json;
}

core::Result<Contest, std::string> contest_from(const Json& json) {
    return rules::reading([&] { return contest_of(Field(json, "bad_argument")); }).map_error(in_english);
}

Json to_json(const FoughtPair& pair) {
    return {{"c", pair.contest}, {"k", pair.pair}, {"b", {json_of(pair.battles[0]), json_of(pair.battles[1])}}};
}

core::Result<FoughtPair, std::string> pair_from(const Json& json, std::span<const Contest> contests) {
    const auto read = [&] {
        const Field field(json, "bad_argument");
        FoughtPair pair;
        pair.contest = field.at("c").integer(0, static_cast<int>(contests.size()) - 1);
        const Contest& contest = contests[static_cast<std::size_t>(pair.contest)];
        pair.pair = field.at("k").integer(0, contest.pairs - 1);
        const int types = static_cast<int>(contest.meeting(pair.pair).laid[0]->types.size());
        const std::vector<Field> battles = two_of(field.at("b"));
        for (std::size_t i = 0; i < 2; ++i) pair.battles[i] = fought_from(battles[i], types);
        return pair;
    };
    return rules::reading(read).map_error(in_english);
}

}  // namespace lab
