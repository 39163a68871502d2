// For screens and bots: choices, scores after a Power, the protocol's questions and words.

#include "game/stories/coin_rpg/rules/choices.h"
#include "tests/support/coin_rpg_proposals.h"
#include "tests/support/coin_rpg_table.h"
#include "tests/support/kit.h"

using namespace kit;

namespace {

int allowed(const std::vector<rpg::Choice>& choices) {
    return static_cast<int>(std::ranges::count_if(choices, [](const auto& choice) { return !choice.refusal; }));
}

std::string code_of(const rules::Json& json) {
    const auto command = CoinRpg::command_from(json);
    return command ? "" : command.error().code;
}

}  // namespace

TEST_CASE("choices: at 0 all three options stand there, the unavailable with their reason") {
    Table table({"Bod 2P, Cool 0"}, {"Physical 4"});
    table.play("TT/HHTT");
    const auto options = rpg::choices(table.match(), 0);
    REQUIRE(options.size() == 3);
    CHECK(options[0].refusal->code == "burn_penny");
    CHECK(options[1].refusal->code == "cool_empty");
    CHECK(!options[2].refusal);
}

TEST_CASE("choices: nobody awaited is ever without one, on the way through whole Adventures") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto start = CoinRpg::start(table_json(2, {{"powers", true}, {"customization_points", 9}}));
        REQUIRE(start);
        rules::GameSession<CoinRpg> session(*start, seed);
        core::Random random(seed);
        FairHand hand;
        for (int attempts = 0; attempts < 900; ++attempts) {
            const rpg::Match& match = session.match();
            const bool types = match.phase == rpg::Phase::Lights || match.phase == rpg::Phase::Narrate;
            for (const int seat : rpg::awaited(match))
                if (!types && match.seat(seat).character) REQUIRE(allowed(rpg::choices(match, seat)) > 0);
            if (rpg::awaited(match).empty()) REQUIRE(allowed(rpg::group_choices(match)) > 0);
            (void)session.submit(propose_rpg(match, random), hand);
        }
    }
}

TEST_CASE("match_after: a Power's D before and after") {
    Table table({"Offensive Bod 3, Luck 1, Bod 3"}, {"Physical 4"});
    table.toss("HTT");
    table.call("HHTT");
    CHECK(rpg::score(table.match(), 0).difference() == -1);
    CHECK(rpg::score(rpg::match_after(table.match(), rpg::UseOffensive{0, 0}), 0).difference() == 2);
    CHECK(rpg::score(rpg::match_after(table.match(), rpg::UseLuck{0, 2, "H"}), 0).difference() == 1);
    CHECK(table.scores() == "3-4");
}

TEST_CASE("the question `legal`") {
    Table table({"Bod 3"}, {"Physical 3"});
    const auto answer = CoinRpg::ask(table.match(), {{"cmd", "legal"}, {"seat", 0}});
    REQUIRE(answer);
    CHECK((**answer)["choices"][0]["command"]["cmd"] == "toss");
    CHECK((**answer)["choices"][0]["coins"] == 3);
    CHECK(CoinRpg::ask(table.match(), {{"cmd", "legal"}, {"seat", 1}})->error().code == "malformed");
    CHECK(!CoinRpg::ask(table.match(), {{"cmd", "toss"}}));
    table.beat();
    const auto group = CoinRpg::ask(table.match(), {{"cmd", "legal"}});
    CHECK((**group)["choices"][0]["command"]["cmd"] == "next_adventure");
}

TEST_CASE("bad_argument: what cannot be read, with its place; bad_choice, bad_option") {
    CHECK(code_of({{"cmd", "toss"}}) == "malformed");
    CHECK(code_of({{"cmd", "toss"}, {"seat", "Ann"}}) == "malformed");
    CHECK(code_of({{"cmd", "toss"}, {"seat", 10'000'000}}) == "malformed");
    CHECK(code_of({{"cmd", "toss"}, {"seat", 0}, {"coins", 1}}) == "malformed");
    CHECK(code_of({{"cmd", "choose_answer"}, {"seat", 0}, {"trait", "luck"}}) == "malformed");
    CHECK(code_of({{"cmd", "decide_at_zero"}, {"seat", 0}, {"choice", "flee"}}) == "bad_choice");
    CHECK(code_of({{"cmd", "decide_at_zero"}, {"seat", 0}, {"choice", 1}}) == "malformed");
    CHECK(code_of({{"cmd", "next_adventure"}, {"options", {{"powers", "yes"}}}}) == "bad_option");
    CHECK(code_of({{"cmd", "dance"}}) == "unknown_command");
    const auto refused = CoinRpg::command_from({{"cmd", "toss"}});
    CHECK(words::english(refused.error().message) == "This input makes no sense here: /seat: is missing.");
}

TEST_CASE("a Scene Trait keeps the heading that its author wrote") {
    const rules::Json command{{"cmd", "add_scene"},
                              {"seat", 0},
                              {"title", ""},
                              {"traits", {{{"trait", "bodiness"}, {"coins", 3}}, {{"trait", "social"}, {"coins", 1}}}},
                              {"description", "A card."}};
    const auto read = CoinRpg::command_from(command);
    REQUIRE(read);
    CHECK(CoinRpg::to_json(*read) == command);
}
