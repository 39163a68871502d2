// Bots at the table: a thinking thread can be hurried, asked for nothing more, and ends with its owner; saves record
// who plays.

#include <doctest/doctest.h>

#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/screens/battle/bot_worker.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/profile/player.h"
#include "game/shell/settings.h"

namespace {

namespace cw = rules::coin_wars;
using profile::SetUp;
using screens::BotWorker;

// Thinks until told to stop; then it concedes.
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
    CHECK(screens::bots_offered(kept.settings.seats, {}) == Seats{"", "recruit"});
    CHECK(screens::settings_from(screens::settings_text(kept)).settings.seats == kept.settings.seats);
    for (const Seats& seats : {Seats{"general", ""}, Seats{"", ""}}) {
        kept.settings.seats.bots = seats;
        CHECK(screens::bots_offered(screens::settings_from(screens::settings_text(kept)).settings.seats, {}) == seats);
    }
}

TEST_CASE("a huge number in the settings is held to its range, and each name to what people count as 32 characters") {
    using rules::Json;
    const Json sound = Json::parse(screens::settings_text({}));
    for (const auto& [key, value] : sound.items())
        for (const char* huge : {"1e200", "-1e308", "99999999999999999999", "-2147483649"}) {
            Json changed = sound;
            if (value.is_number()) changed[key] = Json::parse(huge);
            if (key == "window") changed[key]["width"] = changed[key]["height"] = Json::parse(huge);
            const screens::Kept kept = screens::settings_from(changed.dump());
            CHECK_FALSE(kept.damaged);
            CHECK((kept.window.width >= 0 && kept.window.width <= 16384));
            CHECK((kept.settings.ui_scale >= 100 && kept.settings.ui_scale <= 300));
            CHECK((kept.settings.volumes.all >= 0 && kept.settings.volumes.all <= 100));
            CHECK((kept.settings.pixels_per_inch >= 0 && kept.settings.pixels_per_inch <= 600));
            CHECK(screens::settings_from(screens::settings_text(kept)).settings == kept.settings);
        }
    std::string kana, accents = "a";
    for (int i = 0; i < 40; ++i) kana += "\u304b\u3099";
    for (int i = 0; i < 4000; ++i) accents += "\u0301";
    CHECK(profile::fitting_name(kana).size() == 32 * 6);
    CHECK(profile::fitting_name("Ann") == "Ann");
    CHECK(profile::fitting_name(accents).size() <= 240);
}
