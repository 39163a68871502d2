// Bots at the table: a thread that thinks can be hurried, asked nothing more, and ends with its owner; who
// plays is told in saves.

#include <doctest/doctest.h>

#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/screens/battle/bot_worker.h"
#include "game/coin_wars/screens/common/seats.h"

namespace {

namespace cw = rules::coin_wars;
using profile::SetUp;
using screens::BotWorker;

// Thinks until it is told to stop; then it concedes.
class Ponderer final : public bots::Bot {
public:
    std::optional<cw::Command> next(const cw::Match&, cw::Side side, core::Random&, bots::Thinking* thinking) override {
        thinking->planned = 4;
        thinking->done = 1;
        while (!thinking->stop) std::this_thread::yield();
        ++asked;
        return cw::Concede{side};
    }
    int asked = 0;
};

}  // namespace

TEST_CASE("a bot that thinks for ever plays its best when it is hurried") {
    Ponderer bot;
    std::atomic<int> told = 0;
    BotWorker worker([&] { ++told; });
    CHECK_FALSE(worker.asked());
    worker.think(bot, cw::Match{}, cw::Side::Tails, core::Random(1));
    while (!worker.progress()) std::this_thread::yield();
    CHECK(worker.asked());
    CHECK_FALSE(worker.found());
    worker.hurry();
    const auto command = worker.take();
    CHECK(told == 1);
    CHECK_FALSE(worker.asked());
    REQUIRE(command);
    REQUIRE(holds_alternative<cw::Concede>(*command));
    CHECK(get<cw::Concede>(*command).side == cw::Side::Tails);
}

TEST_CASE("what nobody wants to know any more is dropped, and the next question is heard") {
    Ponderer bot;
    BotWorker worker([] {});
    for (int time = 0; time < 3; ++time) {
        worker.think(bot, cw::Match{}, cw::Side::Heads, core::Random(1));
        worker.drop();
        CHECK_FALSE(worker.asked());
        CHECK_FALSE(worker.found());
    }
    CHECK(bot.asked == 3);
    worker.drop();
    CHECK(bot.asked == 3);
}

TEST_CASE("a thread that still thinks ends with its owner") {
    Ponderer bot;
    {
        BotWorker worker([] {});
        worker.think(bot, cw::Match{}, cw::Side::Heads, core::Random(1));
    }
    CHECK(bot.asked == 1);
}

TEST_CASE("saves tell which help was agreed on; nothing unless it was") {
    SetUp set_up;
    CHECK_FALSE(profile::about(set_up).contains("hint"));
    CHECK_FALSE(profile::about(set_up).contains("warning"));
    set_up.advice = {.hint = true, .warning = true};
    CHECK(profile::set_up_from(profile::about(set_up)).advice == set_up.advice);
    CHECK(profile::set_up_from({{"hint", "yes"}, {"warning", 1}}).advice == profile::Advice{});
}

TEST_CASE("saves tell who plays; a level that is not known is played by a person") {
    SetUp set_up;
    set_up.battle = "cannae";
    CHECK_FALSE(profile::about(set_up).contains("bots"));
    set_up.bots = {"", "recruit"};
    rules::Json about = profile::about(set_up);
    CHECK(profile::set_up_from(about).bots == set_up.bots);
    about["bots"] = {"admiral", 7};
    CHECK(profile::set_up_from(about).bots == SetUp{}.bots);
}

TEST_CASE(
    "before anybody chose, one person sits down against the computer; then whoever sat down last, two persons too") {
    using Seats = std::array<std::string, 2>;
    screens::Kept kept;
    CHECK(screens::bots_offered(kept.settings.seats) == Seats{"", "sergeant"});
    CHECK(screens::settings_from(screens::settings_text(kept)).settings.seats == kept.settings.seats);
    for (const Seats& seats : {Seats{"general", ""}, Seats{"", ""}}) {
        kept.settings.seats.bots = seats;
        CHECK(screens::bots_offered(screens::settings_from(screens::settings_text(kept)).settings.seats) == seats);
    }
}
