// The cost of a click late in a game compared with one at its start, of Continue compared with one replay, and the size
// of a shared story's journal compared with the same story on one screen.

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "engine/core/random.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/profile/record_file.h"
#include "game/coin_wars/profile/saves.h"
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

constexpr std::size_t kEarly = 10, kLate = 5000, kTold = 5000;

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

// A battle that was left, in a profile folder of its own.
class LeftBattle {
public:
    LeftBattle() {
        std::ifstream file(std::filesystem::path(COINWARS_SOURCE_DIR) / "tests" / "replays" / "every-coin.json");
        const auto record = rules::record_from_json(rules::Json::parse(file)).value();
        if (!profile::BattleSave(profile_).write(replayed(record), rules::About{record.about}))
            throw std::runtime_error("the battle cannot be saved");
    }
    ~LeftBattle() {
        std::error_code ignored;
        std::filesystem::remove_all(profile_, ignored);
    }
    LeftBattle(const LeftBattle&) = delete;
    LeftBattle& operator=(const LeftBattle&) = delete;
    // As the title screen reads it; the table then continues with what was read.
    profile::Saved read() const { return profile::load_saved(profile_).value().value(); }
    rules::GameSession<CoinWars> read_and_replayed_once() const {
        return replayed(profile::read_record(profile::saved_journal(profile_, "")).value().record);
    }

private:
    static rules::GameSession<CoinWars> replayed(const rules::Record& record) {
        auto session = rules::GameSession<CoinWars>::resume(record, 1);
        if (!session) throw std::runtime_error("the battle cannot be replayed");
        return std::move(*session);
    }

    std::filesystem::path profile_ = std::filesystem::temp_directory_path() / "coinwars-bench-left";
};

// A long story: a random one of kPlayed steps, over and over. Playing on would measure how a story's state grows.
class LongStory final : public rules::RecordSource {
public:
    LongStory() : played_(Universalis::start({{"players", {"Ann", "Ben", "Cy"}}}).value(), 1) {
        core::Random random(1);
        hands::QuickHand hand;
        while (played_.step_count() < kPlayed)
            (void)played_.submit(kit::universalis::propose(played_.match(), random), hand);
    }
    void grow() { ++steps_; }
    bool thrown() const { return played_.steps()[(steps_ - 1) % kPlayed].thrown(); }

    std::string game() const override { return played_.game(); }
    std::shared_ptr<const rules::Json> start() const override { return played_.start(); }
    std::size_t step_count() const override { return steps_; }
    std::uint64_t step_id(std::size_t step) const override { return step + 1; }
    rules::RecordStep record_step(std::size_t step) const override { return played_.record_step(step % kPlayed); }

private:
    static constexpr std::size_t kPlayed = 500;
    rules::GameSession<Universalis> played_;
    std::size_t steps_ = 0;
};

// Its journal, played at one screen, or signed as at a shared table.
std::string journal_of(bool shared) {
    LongStory story;
    rules::Journal journal;
    std::optional<remote::Ledger> ledger;
    if (shared) ledger.emplace().table = std::string(32, 'a');
    std::string text;
    for (int i = 1; i <= static_cast<int>(kTold); ++i) {
        story.grow();
        if (ledger) {
            remote::Signed step{i, 0, {}, std::string(128, 'b')};
            for (int person = 0; story.thrown() && person < 2; ++person)
                step.links.push_back({person, i, std::string(64, 'c')});
            ledger->revision = step.revision;
            ledger->steps.push_back(std::move(step));
        }
        text += journal.follow(story, remote::about_game(rules::Json::object(), ledger)).text;
    }
    return text;
}

}  // namespace

std::vector<Ratio> session_ratios() {
    Laying early(kEarly), late(kLate);
    const LeftBattle left;
    const auto once = [](const auto& work) {
        benchmark::DoNotOptimize(work());
        return 1;
    };
    return {compare(
                "a click that is journaled, at step 5,000 / at step 10", 1.1, [&] { return late.click(); },
                [&] { return early.click(); }),
            compare(
                "Continue, from the title to the table / the save read and replayed once", 1.2,
                [&] { return once([&] { return left.read(); }); },
                [&] { return once([&] { return left.read_and_replayed_once(); }); })};
}

bool tell_journals() {
    const std::string alone = journal_of(false), shared = journal_of(true);
    const auto read = rules::read_record_text(shared);
    const auto record = read ? rules::record_from_json(read->record)
                             : core::failure(rules::Refusal{"bad_argument", "", read.error().said});
    if (!record || record->steps.size() != kTold) throw std::runtime_error("the shared story cannot be read again");
    const auto bytes = [](const std::string& text) { return static_cast<double>(text.size()) / kTold; };
    return tell({"bytes a step of a story's journal of 5,000 steps, shared / alone",
                 with_unit(bytes(shared), 0, "bytes"), with_unit(bytes(alone), 0, "bytes"),
                 bytes(shared) / bytes(alone), Bound::AtMost, 3});
}

}  // namespace bench
