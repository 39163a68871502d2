// The session refuses any input with a reason or accepts it, and never crashes.

#include "game/kit/json_text.h"
#include "game/systems/systems.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"
#include "tests/support/universalis_proposals.h"
#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

Json anything(core::Random& random) {
    static const std::vector<Json> values{nullptr,
                                          true,
                                          -1,
                                          0,
                                          1,
                                          7,
                                          99,
                                          2'147'483'647,
                                          -2'147'483'648LL,
                                          9'000'000'000'000'000'000LL,
                                          18'000'000'000'000'000'000ULL,
                                          1.5,
                                          1e308,
                                          "",
                                          "cp",
                                          "...",
                                          "past",
                                          std::string(5000, 'x'),
                                          "\xff\xfe",
                                          Json::array(),
                                          Json::array({1, 1}),
                                          Json::array({nullptr, "x", Json::object()}),
                                          Json::object(),
                                          Json{{"which", "refreshment"}, {"to", 1e9}}};
    return values[random.below(static_cast<std::uint32_t>(values.size()))];
}

// Changes, removes or adds one part.
Json spoiled(Json json, core::Random& random) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.push_back(key);
    const std::string key = keys[random.below(static_cast<std::uint32_t>(keys.size()))];
    switch (random.below(6)) {
        case 0:
            json.erase(key);
            break;
        case 1:
            json["more"] = anything(random);
            break;
        case 2:
            return anything(random);
        default:
            json[key] = anything(random);
    }
    return json;
}

}  // namespace

TEST_CASE("section 7: spoiled commands at every stage of play are refused in a sentence, and change nothing") {
    kit::FairHand hand;
    int refused = 0, accepted = 0;
    for (std::uint64_t seed = 1; seed <= kit::seeds(12); ++seed) {
        core::Random random(seed);
        auto session = rules::find_system("universalis")->start(table_of(3), seed);
        REQUIRE(session);
        rules::GameSession<Universalis> beside(*Universalis::start(table_of(3)), seed);
        for (int i = 0; i < 600; ++i) {
            const Json sound = Universalis::to_json(kit::universalis::propose(beside.match(), random));
            const Json json = random.below(2) == 0 ? spoiled(sound, random) : sound;
            const std::string before = (*session)->hash();
            const auto done = (*session)->submit(json, hand);
            if (!done) {
                CHECK(!done.error().code.empty());
                CHECK(!done.error().message.empty());
                REQUIRE((*session)->hash() == before);
                ++refused;
                continue;
            }
            ++accepted;
            // Keeps a parallel copy of the game, for the next proposal.
            const auto command = Universalis::command_from(json);
            REQUIRE(command);
            auto answers = (*session)->record().steps.back().hand;
            rules::RecordedHand recorded(std::move(answers));
            REQUIRE(beside.submit(*command, recorded));
            REQUIRE(core::to_hex(Universalis::hash(beside.match())) == (*session)->hash());
        }
    }
    CHECK(refused > 250);
    CHECK(accepted > 250);
}

TEST_CASE("section 7: spoiled tables do not begin, or begin") {
    core::Random random(7);
    const Json sound = Universalis::options(*Universalis::start(table_of(4)));
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        Json json = spoiled(sound, random);
        if (json.is_object() && json.contains("options") && json["options"].is_object() && !json["options"].empty())
            json["options"] = spoiled(json["options"], random);
        const auto match = Universalis::start(json);
        if (!match) {
            ++refused;
            CHECK(!match.error().message.empty());
        }
    }
    CHECK(refused > 250);
}

TEST_CASE("questions: of what is not there, and spoiled ones") {
    const Table table = x32();
    core::Random random(5);
    for (int i = 0; i < 500; ++i) {
        Json question{{"cmd", random.below(2) == 0 ? "legal" : "odds"}, {"seat", 1}};
        if (question["cmd"] == "odds") question = {{"cmd", "odds"}, {"dice", 3}, {"opposing", 2}};
        const auto answer = Universalis::ask(table.match(), spoiled(question, random));
        if (answer && !*answer) CHECK(!answer->error().message.empty());
    }
    CHECK(!Universalis::ask(table.match(), {{"cmd", "weather"}}));
}
