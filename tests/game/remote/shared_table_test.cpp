// Shared tables of all five games over connections that are cut and that double, swap or drop messages: in the end
// everybody has the same game, and nothing is lost.

#include <cstdlib>
#include <fstream>
#include <optional>

#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "game/remote/session_game.h"
#include "tests/support/card_draw_proposals.h"
#include "tests/support/coin_rpg_proposals.h"
#include "tests/support/coin_rpg_table.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/edged_coins_proposals.h"
#include "tests/support/kit.h"
#include "tests/support/queue_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_battle.h"
#include "tests/support/universalis_proposals.h"
#include "tests/support/universalis_table.h"

using namespace remote;
using rules::Json;

namespace {

constexpr int kOver = 1500;
const Codes kCodes{"AAAAA-BBBBB-CCCCC-DDDDD", "EEEEE-FFFFF-GGGGG-HHHHH"};

// A saved game, from which another one can continue.
template <rules::System S>
struct KeptGame final : SessionGame<S> {
    explicit KeptGame(const Json& start) : game(std::in_place, rules::GameSession<S>(S::start(start).value(), 1)) {}
    // Restarts after the program was killed.
    KeptGame(const rules::Record& record, const Ledger& ledger)
        : game(std::in_place, rules::GameSession<S>::resume(record, 1).value()) {
        REQUIRE(record.steps.size() == ledger.steps.size());
        kept = ledger_from(Json::parse(to_json(ledger).dump())).value();
    }
    std::optional<rules::Refusal> submit(const typename S::Command& command, std::uint64_t seed) override {
        return game->submit(command, seed);
    }
    void go_back(std::size_t steps) override { game->go_back(steps); }
    void keep(const Ledger& ledger) override { kept = ledger; }
    const rules::GameSession<S>& session() const override { return game->session(); }

    std::optional<PlainGame<S>> game;
    Ledger kept;
};

Self somebody(int number) {
    return {net::SigningKey(net::Bytes(32, static_cast<char>('a' + number))), "Player " + std::to_string(number), "1"};
}

// A host, guests, and one watcher.
template <rules::System S>
class Party {
public:
    Party(const Json& start, std::vector<std::vector<int>> seats, std::uint64_t seed, const tests::Faults& faults)
        : exchange_(seed, faults), random_(seed), host_game_(std::make_unique<KeptGame<S>>(start)) {
        std::vector<int> free;
        for (std::size_t i = 1; i < seats.size(); ++i) free.insert(free.end(), seats[i].begin(), seats[i].end());
        host_ = std::make_unique<Host>(somebody(0), Host::new_ledger(somebody(0), seats[0]), free, kCodes, *host_game_,
                                       [this] { return exchange_.take(); });
        host_game_->keep(host_->ledger());
        for (std::size_t i = 1; i < seats.size(); ++i) guests_.push_back(seat(static_cast<int>(i), kCodes.seats));
        guests_.push_back(seat(20, kCodes.watchers));
    }

    template <class Propose>
    void play(int commands, Propose propose) {
        int quiet = 0;  // polls since the last change; after many the game is over
        for (int seen = 0; static_cast<int>(host_game_->steps()) < commands && quiet < kOver; ++quiet) {
            poll();
            const int now = host_->ledger().revision;
            if (now != seen) quiet = 0;
            seen = now;
            one_acts(propose);
            if (random_.below(1000) == 0) kill_somebody();
            if (random_.below(3000) == 0) exchange_.cut_all();
        }
    }

    void come_together() {
        exchange_.be_kind();
        exchange_.cut_all();
        for (int i = 0; i < 4000; ++i) poll();
        const auto record = host_game_->record();
        for (auto& guest : guests_) {
            REQUIRE_MESSAGE(guest->table->state() == Guest::State::Joined, guest->table->why());
            REQUIRE(guest->game);
            CHECK(guest->game->hash() == host_game_->hash());
            CHECK(guest->game->record().steps == record.steps);
            CHECK(digests_of(guest->table->ledger(), record) == digests_of(host_->ledger(), record));
            CHECK_FALSE(guest->table->waits());
        }
        KeptGame<S> again(record.start);
        const auto bent = first_violation(host_->ledger(), record, again);
        CHECK_MESSAGE(!bent, bent->step << " " << bent->code);
    }

    std::size_t steps() const { return host_game_->steps(); }
    int kills = 0, throws = 0, backs = 0;

private:
    struct Seated {
        int number;
        std::string code;
        std::unique_ptr<KeptGame<S>> game{};
        std::unique_ptr<Guest> table{};
    };

    std::unique_ptr<Seated> seat(int number, const std::string& code) {
        auto seated = std::make_unique<Seated>(Seated{number, code});
        seated->table = std::make_unique<Guest>(somebody(number), code, [this] { return exchange_.dial(); });
        return seated;
    }

    void poll() {
        now_ += 0.05;
        host_->poll(now_);
        for (auto& guest : guests_) {
            guest->table->poll(now_);
            if (const auto welcome = guest->table->take_welcome()) {
                guest->game = std::make_unique<KeptGame<S>>(welcome->start.json);
                guest->table->sit_down(*guest->game);
            }
            REQUIRE_MESSAGE(guest->table->state() != Guest::State::Refused, guest->table->why());
        }
    }

    template <class Propose>
    void one_acts(Propose& propose) {
        const std::size_t who = random_.below(static_cast<std::uint32_t>(guests_.size()));  // the last one is a watcher
        const bool hosts = who + 1 == guests_.size();
        Table& table = hosts ? static_cast<Table&>(*host_) : *guests_[who]->table;
        KeptGame<S>* game = hosts ? host_game_.get() : guests_[who]->game.get();
        if (!game) return;
        if (table.offer()) return table.answer(random_.below(2) == 0);
        if (random_.below(60) == 0 && game->steps() > 0) {
            const std::size_t before = game->steps();
            table.ask_back(before - 1);
            backs += game->steps() < before ? 1 : 0;
            return;
        }
        for (int i = 0; i < 8; ++i) {
            const Json command = S::to_json(propose(game->session().match(), random_));
            if (table.ask(command)) continue;
            throws += !host_->ledger().steps.empty() && !host_->ledger().steps.back().links.empty() ? 1 : 0;
            return;
        }
    }

    // Kills the program at once and restarts it from its save.
    void kill_somebody() {
        ++kills;
        const std::size_t who = random_.below(static_cast<std::uint32_t>(guests_.size() + 1));
        if (who == guests_.size()) {
            const auto free = host_->free_seats();
            auto game = std::make_unique<KeptGame<S>>(host_game_->record(), host_game_->kept);
            host_.reset();
            host_game_ = std::move(game);
            exchange_.cut_all();
            host_ = std::make_unique<Host>(somebody(0), host_game_->kept, free, kCodes, *host_game_,
                                           [this] { return exchange_.take(); });
            return;
        }
        Seated& guest = *guests_[who];
        // A guest without a save joins as for the first time.
        if (!guest.game || guest.game->kept.table.empty() || who + 1 == guests_.size()) return;
        auto game = std::make_unique<KeptGame<S>>(guest.game->record(), guest.game->kept);
        guest.table = std::make_unique<Guest>(
            somebody(guest.number), guest.code, [this] { return exchange_.dial(); }, game->kept);
        guest.game = std::move(game);
        guest.table->sit_down(*guest.game);
    }

    tests::Exchange exchange_;
    core::Random random_;
    double now_ = 0;
    std::unique_ptr<KeptGame<S>> host_game_;
    std::unique_ptr<Host> host_;
    std::vector<std::unique_ptr<Seated>> guests_;
};

const tests::Faults kBad{.cut = 20, .dropped = 5, .doubled = 5, .swapped = 5};

// For all games together; REMOTE_COMMANDS asks for more.
int commands() {
    const char* more = std::getenv("REMOTE_COMMANDS");
    return more ? std::atoi(more) / 5 : kit::kSanitized ? 100 : 300;
}

struct Tally {
    template <class P>
    void add(const P& party) {
        ++tables;
        steps += party.steps();
        kills += party.kills;
        throws += party.throws;
        backs += party.backs;
    }
    // With REMOTE_COMMANDS, reports what was tried; each table has ended alike on all its machines.
    void tell(const std::string& game) const {
        if (std::getenv("REMOTE_COMMANDS"))
            MESSAGE(game << ": " << tables << " tables, " << steps << " steps, " << throws << " throws, " << backs
                         << " taken back, " << kills << " programs killed, nothing lost");
    }
    std::uint64_t tables = 0, steps = 0;
    int kills = 0, throws = 0, backs = 0;
};

}  // namespace

TEST_CASE("A battle at two screens, over lines that lose everything") {
    Json battle = kit::small_battle();
    battle["rules"]["dice"] = 6;
    Tally tally;
    const auto enough = static_cast<std::uint64_t>(commands());
    for (std::uint64_t seed = 1; (tally.steps < enough || tally.kills == 0) && seed < 100'000; ++seed) {
        CAPTURE(seed);
        Party<rules::coin_wars::CoinWars> party(battle, {{0}, {1}}, seed, kBad);
        party.play(120, kit::propose);
        party.come_together();
        tally.add(party);
    }
    CHECK(tally.kills > 0);
    CHECK(tally.throws > 0);
    tally.tell("Coin Wars");
}

namespace {

Json file_json(const char* path) {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR "/assets/") + path);
    return Json::parse(file);
}

// Has rules that survive strikes, are used up, throw for arrivals and announce something.
Json special_battle() {
    Json battle = kit::small_battle();
    battle["first"] = "heads";
    battle["sides"]["heads"]["coins"][4]["arrives"] = {{"turn", 1}, {"area", {{2, 1}, {6, 1}, {6, 2.4}, {2, 2.4}}}};
    const auto rule = [](const char* name, Json what, Json when = Json::object()) {
        return Json{{"name", name}, {"who", {{"side", "heads"}}}, {"when", std::move(when)}, {"what", std::move(what)}};
    };
    battle["rules"]["dice"] = 6;
    battle["rules"]["special"] = {
        rule("Guard", {{"blows", 2}, {"slides", 2}}),
        rule("Volley", {{"offense", 2}}, {{"a_turn", 1}, {"a_battle", 3}}),
        rule("Reserve", {{"arrives", true}, {"die", {{"sides", 6}, {"needs", 4}, {"eases", 1}}}}),
        rule("News", {{"tells", "It grows dark."}}, {{"from_turn", 2}})};
    return battle;
}

}  // namespace

TEST_CASE("BX-9 a battle with special rules at two screens: only the host has its file") {
    Json crecy = file_json("battles/crecy.json");
    crecy["coin_set"] = file_json("coins/us.json")["coins"];
    for (const Json& battle : {special_battle(), crecy}) {
        const bool throws = battle["title"] != crecy["title"];
        Tally tally;
        Party<rules::coin_wars::CoinWars> party(battle, {{0}, {1}}, 1, tests::Faults{});
        party.play(throws ? 80 : 20, kit::propose);
        party.come_together();
        tally.add(party);
        CHECK(tally.steps > 15);
        CHECK((tally.throws > 0) == throws);
    }
}

TEST_CASE("A story of each game at three screens, and one who watches") {
    const auto play = [](auto system, const Json& start, std::vector<std::vector<int>> seats, auto propose) {
        using S = decltype(system);
        Tally tally;
        for (std::uint64_t seed = 1; tally.steps < static_cast<std::uint64_t>(commands()) && seed < 100'000; ++seed) {
            CAPTURE(std::string(S::name()));
            CAPTURE(seed);
            Party<S> party(start, seats, seed, kBad);
            party.play(120, propose);
            party.come_together();
            tally.add(party);
        }
        CHECK(tally.steps > 0);
        tally.tell(std::string(S::name()));
    };
    play(rules::coin_rpg::CoinRpg{}, kit::table_json(3, Json::object()), {{0}, {1}, {2}}, kit::propose_rpg);
    play(rules::edged_coins::EdgedCoins{}, {{"seats", {"Ada", "Ben"}}}, {{0}, {1}, {2}}, kit::edged::propose);
    play(rules::card_draw::CardDraw{}, {{"seats", {"Ada", "Ben"}}}, {{0}, {1}, {2}}, kit::cards::propose);
    play(rules::universalis::Universalis{}, uni_kit::table_of(3), {{0}, {1}, {2}}, kit::universalis::propose);
}
