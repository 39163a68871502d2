// A whole war between two machines: bots choose the commands, the connection is cut, both programs are restarted from
// their saves, on the map and in a battle, and both reach the same end.

#include "game/coin_wars/screens/common/shared_war.h"

#include <doctest/doctest.h>

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/common/war_setup.h"
#include "game/coin_wars/wars/rules/steward.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "tests/support/queue_line.h"
#include "tests/support/shared_battle.h"

namespace fs = std::filesystem;
using namespace profile;
using namespace screens;
using remote::Table;
using rules::Json;

namespace {

constexpr const char* kWar = "two-neighbours";
const remote::Codes kCodes{"AAAAA-BBBBB-CCCCC-DDDDD", "EEEEE-FFFFF-GGGGG-HHHHH"};

const battles::Library& shipped() {
    static const battles::Library library(fs::path(COINWARS_SOURCE_DIR) / "assets");
    return library;
}

fs::path profile_of(const std::string& name) {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "shared-war" / name;
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

// A battle that is saved whenever its table says so, as in the window.
class SavedBattle final : public remote::SessionGame<cw::CoinWars> {
public:
    SavedBattle(fs::path profile, const Json& start, SetUp set_up)
        : profile_(std::move(profile)), set_up_(std::move(set_up)), save_(profile_, kWar), game_(opened(start)) {}
    // Opens it as saved.
    SavedBattle(const fs::path& profile, const rules::Record& saved)
        : SavedBattle(profile, saved.start, set_up_from(saved.about)) {
        game_.emplace(rules::GameSession<cw::CoinWars>::resume(saved, 1).value());
    }

    std::optional<rules::Refusal> submit(const cw::Command& command, std::uint64_t seed) override {
        return game_->submit(command, seed);
    }
    void go_back(std::size_t steps) override { game_->go_back(steps); }
    rules::Record record() const override { return session().record(remote::about_game(about(set_up_), ledger)); }
    void keep(const remote::Ledger& now) override {
        remote::follow(ledger, now);
        if (!keeps) return;
        REQUIRE(save_.write(session(), remote::about_game(about(set_up_), ledger)));
        if (match().phase != cw::Phase::Over) return;
        settle_war(profile_, *set_up_.war, match(), record());
        drop_battle(profile_, kWar);
    }
    const cw::Match& match() const { return game_->session().match(); }

    std::optional<remote::Ledger> ledger;
    bool keeps = true;

private:
    const rules::GameSession<cw::CoinWars>& session() const override { return game_->session(); }
    static remote::PlainGame<cw::CoinWars> opened(const Json& start) {
        return remote::PlainGame<cw::CoinWars>(rules::GameSession<cw::CoinWars>(cw::CoinWars::start(start).value(), 1));
    }

    fs::path profile_;
    SetUp set_up_;
    BattleSave save_;
    std::optional<remote::PlainGame<cw::CoinWars>> game_;
};

// One machine: its profile and its table.
struct End {
    fs::path profile;
    remote::Self self;
    std::unique_ptr<WarGame> war{};
    std::unique_ptr<SharedWar> shared{};
    std::unique_ptr<SavedBattle> battle{};
    std::unique_ptr<Table> table{};

    remote::Guest& guest() { return static_cast<remote::Guest&>(*table); }
    void open_war() {
        table.reset();
        war = std::move(WarGame::load(profile, kWar).value());
        REQUIRE(war);
        shared = std::make_unique<SharedWar>(profile, *war);
    }
};

class TwoEnds {
public:
    TwoEnds(const std::string& name, std::uint64_t seed)
        : ada{profile_of(name + "-ada"), kit::self_of('a', "Ada")},
          ben{profile_of(name + "-ben"), kit::self_of('b', "Ben")},
          exchange_(seed, {.cut = 5, .dropped = 3, .doubled = 3, .swapped = 3}),
          random_(seed) {
        const auto plan = wars::find_war(shipped(), kWar);
        ada.war = std::move(WarGame::begin(ada.profile, kWar, plan->json).value());
        ada.shared = std::make_unique<SharedWar>(ada.profile, *ada.war);
    }

    // Ben joins for the first time.
    remote::Welcome come() {
        ben.table = dial({});
        std::optional<remote::Welcome> welcome;
        for (int i = 0; i < 4000 && !welcome; ++i) {
            poll();
            welcome = ben.guest().take_welcome();
        }
        REQUIRE(welcome);
        return *welcome;
    }
    // Ada opens her war, in which she has already acted; Ben joins.
    void open() {
        REQUIRE_FALSE(ada.war->submit(war::Buy{"overton", "penny", 2}));
        REQUIRE_FALSE(ada.war->submit(war::Buy{"netherton", "penny", 1}));
        lay_war(remote::Host::new_ledger(ada.self, {0}, ada.war->record()));
        const remote::Welcome welcome = come();
        ben.war = std::move(WarGame::begin(ben.profile, kWar, welcome.start.json).value());
        ben.shared = std::make_unique<SharedWar>(ben.profile, *ben.war);
        ben.shared->begin_fresh();
        ben.shared->told(welcome.about.json);
        ben.guest().sit_down(*ben.shared);
        come_together();
        for (End* end : {&ada, &ben}) end->shared->keep(end->table->ledger());
        CHECK(ben.war->leader(0) == "Ada");
        CHECK(ada.war->leader(1) == "Ben");
    }

    // Both continue from their saves, after a battle or after a restart.
    void meet_on_the_map() {
        ada.open_war();
        ben.open_war();
        lay_war(*ada.war->ledger());
        ben.table = dial(*ben.war->ledger());
        ben.shared->told(ada.shared->record().about);
        ben.guest().sit_down(*ben.shared);
        come_together();
    }
    void tell_outcome() {
        const auto fought = ada.war->outcome();
        REQUIRE(fought);
        const std::size_t before = ada.war->match().fought.size();
        REQUIRE_FALSE(ada.table->ask(war::War::to_json(*fought)));
        come_together();
        REQUIRE(ben.guest().state() == remote::Guest::State::Joined);
        CHECK(ben.war->match().fought.size() == before + 1);
        CHECK(ben.war->has_battle(before));
    }

    void muster() {
        for (int i = 0; i < 100'000 && waits_for_nation(); ++i) {
            poll();
            act(ada, 0);
            act(ben, 1);
            if (i % 97 == 96) exchange_.cut_all();
        }
        come_together();
    }

    void begin_battle() {
        const int parsed = shipped().parsed();
        const auto set_up = set_up_of(shipped(), *ada.war);
        REQUIRE(set_up);
        CHECK(shipped().parsed() == parsed + 1);
        const int host_seat = set_up->set_up.player;
        ada.table.reset();
        ada.battle = std::make_unique<SavedBattle>(ada.profile, set_up->battle.json, set_up->set_up);
        lay_battle(remote::Host::new_ledger(ada.self, {host_seat}), {1 - host_seat});
        const remote::Welcome welcome = come();
        CHECK(stands_before(ben.profile, *set_up_from(welcome.about.json).war, set_up->set_up.battle));
        ben.battle = std::make_unique<SavedBattle>(ben.profile, welcome.start.json, set_up_from(welcome.about.json));
        ben.guest().sit_down(*ben.battle);
    }
    // Ben's program is restarted in the middle.
    void rejoin_battle() {
        const auto saved = load_saved(ben.profile, kWar);
        REQUIRE(saved.value());
        const remote::Ledger ledger = *ben.battle->ledger;
        ben.table.reset();
        ben.battle = std::make_unique<SavedBattle>(ben.profile, (*saved)->record);
        ben.table = dial(ledger);
        ben.guest().sit_down(*ben.battle);
    }
    // Plays until the battle is over for Ada or has this many steps.
    void fight(std::size_t steps = 100'000) {
        const std::array bots{bots::make_recruit({}), bots::make_recruit({})};
        for (int i = 0; i < 200'000 && ada.battle->match().phase != cw::Phase::Over && ada.battle->steps() < steps;
             ++i) {
            poll();
            for (End* end : {&ada, &ben}) {
                const cw::Match& match = end->battle->match();
                for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
                    if (!end->table->mine(static_cast<int>(cw::index(side))) || end->table->waits()) continue;
                    if (match.phase == cw::Phase::Faces && side == cw::Side::Heads)
                        (void)end->table->ask(cw::CoinWars::to_json(cw::Faces{false}));
                    if (!bots::is_asked(match, side)) continue;
                    if (const auto command = bots[cw::index(side)]->next(match, side, random_))
                        (void)end->table->ask(cw::CoinWars::to_json(*command));
                }
            }
        }
    }

    void come_together() {
        for (int i = 0; i < 4000; ++i) poll();
        REQUIRE_MESSAGE(ben.guest().state() == remote::Guest::State::Joined, ben.guest().why());
        if (ada.table->plays(*ada.shared)) CHECK(ada.shared->hash() == ben.shared->hash());
    }
    void poll() {
        now_ += 0.05;
        ada.table->poll(now_);
        if (ben.table) ben.table->poll(now_);
    }
    void lay_war(const remote::Ledger& ledger) {
        std::vector<int> free;
        if (ledger.holder(1) == remote::kNobody) free.push_back(1);
        ada.table = std::make_unique<remote::Host>(ada.self, ledger, free, kCodes, *ada.shared,
                                                   [this] { return exchange_.take(); });
        ada.shared->keep(ada.table->ledger());
    }
    std::unique_ptr<remote::Guest> dial(const remote::Ledger& before) {
        return std::make_unique<remote::Guest>(
            ben.self, kCodes.seats, [this] { return exchange_.dial(); }, before);
    }

    End ada, ben;

private:
    void lay_battle(const remote::Ledger& ledger, const std::vector<int>& free) {
        ada.table = std::make_unique<remote::Host>(ada.self, ledger, free, kCodes, *ada.battle,
                                                   [this] { return exchange_.take(); });
        ada.battle->keep(ada.table->ledger());
    }
    bool waits_for_nation() const {
        const war::Phase phase = ada.war->match().phase;
        return phase == war::Phase::Muster || phase == war::Phase::Road;
    }
    void act(End& end, int nation) {
        if (end.table->waits()) return;
        const std::size_t steps = end.war->steps().size();
        if (random_.below(25) == 0 && steps > 0 && end.table->may_go_back(steps - 1) &&
            end.shared->may_go_back(steps - 1, nation) == remote::Game::Back::Freely)
            return end.table->ask_back(steps - 1);
        if (const auto command = war::steward(end.war->match(), nation, random_))
            (void)end.table->ask(war::War::to_json(*command));
    }

    tests::Exchange exchange_;
    core::Random random_;
    double now_ = 0;
};

}  // namespace

TEST_CASE("a whole war at two machines: both muster, fight and come to the same end") {
    TwoEnds two("whole", 7);
    two.open();
    for (int battle = 0; battle < 40 && two.ada.war->match().phase != war::Phase::Over; ++battle) {
        two.muster();
        if (two.ada.war->match().phase != war::Phase::Battle) break;
        if (battle == 1) two.meet_on_the_map();  // both programs were restarted
        two.begin_battle();
        if (battle % 2 == 0) {
            two.fight(30);
            two.rejoin_battle();
        }
        two.fight();
        for (int i = 0; i < 2000; ++i) two.poll();
        REQUIRE(two.ada.battle->match().phase == cw::Phase::Over);
        CHECK(two.ben.battle->hash() == two.ada.battle->hash());
        two.meet_on_the_map();
        two.tell_outcome();
    }
    REQUIRE(two.ada.war->match().phase == war::Phase::Over);
    CHECK(two.ada.war->match().fought.size() >= 2);
    const rules::Record kept = two.ben.war->record();
    auto again = remote::PlainGame<war::War>(rules::GameSession<war::War>(war::War::start(kept.start).value(), 1));
    CHECK_FALSE(remote::first_violation(*two.ada.war->ledger(), two.ada.war->record(), again));
    CHECK(kept.steps == two.ada.war->record().steps);
}

TEST_CASE("who has not seen the end of a battle takes it from its record, and from nothing else") {
    TwoEnds two("unseen", 3);
    two.open();
    two.muster();
    two.begin_battle();
    two.fight(30);
    for (int i = 0; i < 500; ++i) two.poll();
    two.ben.battle->keeps = false;  // his machine has failed
    two.fight();
    REQUIRE(two.ada.battle->match().phase == cw::Phase::Over);

    two.ada.open_war();
    two.ben.open_war();
    CHECK_FALSE(two.ben.war->outcome());
    war::Fought fought = two.ada.war->outcome().value();
    const auto ask = [&] { return two.ben.shared->check(war::Command(fought)); };
    REQUIRE(ask());
    CHECK(ask()->code == "not_fought");  // without the record

    const Json about = two.ada.shared->record().about;
    two.ben.shared->told(about);
    CHECK_FALSE(ask());
    fought.winner.clear();
    CHECK(ask());  // not the true result
    Json bent = about;
    bent["battle"]["about"]["remote"]["steps"].back()["proof"] = std::string(128, '0');
    two.ben.shared->told(bent);
    fought = two.ada.war->outcome().value();
    CHECK(ask());
    for (const Json& senseless : {Json(7), Json(nullptr), Json::array(), Json("battle")})
        two.ben.shared->told(senseless);
    two.ben.shared->told(Json{{"battle", 7}});
    CHECK(ask());

    two.meet_on_the_map();
    two.tell_outcome();
}

TEST_CASE("what was fought stays fought, and who goes on alone has what both have fought") {
    TwoEnds two("alone", 5);
    two.open();
    two.muster();
    two.begin_battle();
    two.fight();
    for (int i = 0; i < 2000; ++i) two.poll();
    two.ben.open_war();
    CHECK(two.ben.war->match().phase == war::Phase::Battle);
    two.ben.war->forget_ledger();
    CHECK(two.ben.war->match().fought.size() == 1);
    CHECK(two.ben.war->seats().players == std::array<std::string, 2>{"Ada", "Ben"});

    two.ada.open_war();
    two.lay_war(*two.ada.war->ledger());
    REQUIRE_FALSE(two.ada.table->ask(war::War::to_json(*two.ada.war->outcome())));
    const std::size_t steps = two.ada.war->steps().size();
    CHECK(two.ada.shared->may_go_back(steps - 1, 0) == remote::Game::Back::Never);
    CHECK_FALSE(two.ada.table->may_go_back(steps - 1));
}

TEST_CASE("one who watches a war keeps nothing of it") {
    const fs::path profile = profile_of("watcher");
    const auto plan = wars::find_war(shipped(), kWar);
    const auto own = std::move(WarGame::begin(profile, kWar, plan->json).value());
    const auto watched = std::move(WarGame::watched(profile, kWar, plan->json).value());
    REQUIRE_FALSE(watched->submit(war::Yield{"overton"}));
    CHECK(WarGame::last(profile).value()->match().phase == war::Phase::Muster);
    CHECK_FALSE(watched->has_battle(0));
}
