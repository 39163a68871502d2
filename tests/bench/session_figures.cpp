// The cost of a click late in a game compared with one at its start, and the size of a shared story's journal compared
// with the same story on one screen.

#include <benchmark/benchmark.h>

#include <stdexcept>

#include "engine/core/random.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/hands/quick_hand.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/journal.h"
#include "game/remote/ledger.h"
#include "ratio.h"
#include "report/figure.h"
#include "tests/support/universalis_proposals.h"

namespace bench {

namespace {

namespace cw = rules::coin_wars;
using cw::CoinWars;
using rules::universalis::Universalis;

constexpr std::size_t kEarly = 10, kLate = 5000, kTold = 500;

// A battle in deployment: places a coin and takes it up again; the journal records each step.
class Laying {
public:
    explicit Laying(std::size_t steps) : session_(begun(), 1) {
        while (session_.step_count() < steps) place_and_take();
    }
    int click() {
        constexpr int kTimes = 50;
        const std::size_t before = session_.step_count();
        for (int i = 0; i < kTimes; ++i) {
            place_and_take();
            session_.go_back(before);
        }
        return 2 * kTimes;
    }

private:
    static cw::Match begun() {
        const auto battle = battles::find_battle(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets", "cannae");
        if (!battle) throw std::runtime_error("there is no cannae");
        rules::Json json = battle->json;
        json["set_up_anew"] = true;
        cw::Match match = CoinWars::start(json).value();
        match.phase = cw::Phase::Deploy;
        return match;
    }
    void place_and_take() {
        int coin = 0;
        while (match().side_of(coin) != match().side) ++coin;
        done(cw::Unplace{match().id(coin)});
        done(cw::PlaceCoin{match().id(coin), *match().scenario->coins[static_cast<std::size_t>(coin)].at});
    }
    const cw::Match& match() const { return session_.match(); }
    void done(const cw::Command& command) {
        if (!session_.submit(command, hand_)) throw std::runtime_error("a command was refused");
        benchmark::DoNotOptimize(journal_.follow(session_, about_).text);
    }

    rules::GameSession<CoinWars> session_;
    rules::Journal journal_{};
    rules::About about_{};
    hands::QuickHand hand_{};
};

// A random story with its journal: played at one screen, or signed as at a shared table.
struct Story {
    explicit Story(bool shared) : session(Universalis::start({{"players", {"Ann", "Ben", "Cy"}}}).value(), 1) {
        if (shared) ledger.emplace().table = std::string(32, 'a');
        core::Random random(1);
        hands::QuickHand hand;
        while (session.step_count() < kTold) {
            const auto command = kit::universalis::propose(session.match(), random);
            if (!session.submit(command, hand)) continue;
            if (ledger) sign(session.steps().back().thrown());
            text += journal.follow(session, remote::about_game(rules::Json::object(), ledger)).text;
        }
    }
    void sign(bool thrown) {
        remote::Signed step{ledger->revision + 1, 0, {}, std::string(128, 'b')};
        for (int person = 0; thrown && person < 2; ++person)
            step.links.push_back({person, static_cast<int>(ledger->steps.size()) + 1, std::string(64, 'c')});
        ledger->revision = step.revision;
        ledger->steps.push_back(std::move(step));
    }

    rules::GameSession<Universalis> session;
    std::optional<remote::Ledger> ledger{};
    rules::Journal journal{};
    std::string text{};
};

}  // namespace

std::vector<Ratio> session_ratios() {
    Laying early(kEarly), late(kLate);
    return {compare(
        "a click that is journaled, at step 5,000 / at step 10", 1.1, [&] { return late.click(); },
        [&] { return early.click(); })};
}

bool tell_journals() {
    const Story alone(false), shared(true);
    const auto read = rules::read_record_text(shared.text);
    const auto record = read ? rules::record_from_json(read->record)
                             : core::failure(rules::Refusal{"bad_argument", "", read.error().said});
    if (!record || record->steps.size() != kTold) throw std::runtime_error("the shared story cannot be read again");
    const auto bytes = [](const Story& story) { return static_cast<double>(story.text.size()) / kTold; };
    return tell({"bytes a step of a story's journal, shared / alone", with_unit(bytes(shared), 0, "bytes"),
                 with_unit(bytes(alone), 0, "bytes"), bytes(shared) / bytes(alone), Bound::AtMost, 3});
}

}  // namespace bench
