#include "game/coin_wars/screens/common/war_store.h"

#include <algorithm>
#include <fstream>

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/common/battle_setup.h"
#include "game/coin_wars/screens/common/saves.h"
#include "game/coin_wars/wars/rules/steward.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/kit/recorded_hand.h"
#include "game/shell/settings.h"

namespace screens {

namespace {

namespace fs = std::filesystem;
using rules::Json;

constexpr int kMostAtOnce = 2000;  // commands of stewards in a row

constexpr const char* kBefore = "war-";
constexpr const char* kEnding = ".journal";

fs::path war_file(const fs::path& profile, const std::string& name) {
    return profile / "saves" / (kBefore + name + kEnding);
}
fs::path last_file(const fs::path& profile) { return profile / "saves" / "war-played-last"; }

std::string last_name(const fs::path& profile) {
    std::string name;
    std::ifstream file(last_file(profile));
    std::getline(file, name);
    return name;
}

// Of all that are kept, the one played last first.
std::vector<std::string> kept_names(const fs::path& profile) {
    std::vector<std::string> names;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(profile / "saves", ignored)) {
        const std::string file = entry.path().filename().string(), before = kBefore;
        if (file.starts_with(before) && file.ends_with(kEnding))
            names.push_back(entry.path().stem().string().substr(before.size()));
    }
    std::ranges::sort(names);
    if (const auto last = std::ranges::find(names, last_name(profile)); last != names.end())
        std::rotate(names.begin(), last, last + 1);
    return names;
}

Json about_war(const std::string& name, const WarSeats& seats) {
    return {{"war", name}, {"players", seats.players}, {"bots", seats.bots}};
}

std::string text_of(const Json& list, std::size_t i) {
    return list.is_array() && i < list.size() && list[i].is_string() ? list[i].get<std::string>() : "";
}

WarSeats seats_from(const Json& about) {
    WarSeats seats;
    for (std::size_t i = 0; i < 2; ++i) {
        seats.players[i] = fitting_name(text_of(about.value("players", Json()), i));
        const std::string bot = text_of(about.value("bots", Json()), i);
        if (bots::find_level(bot)) seats.bots[i] = bot;
    }
    return seats;
}

bool is_battle(const rules::Step<war::War>& step) { return std::holds_alternative<war::Fought>(step.command); }

}  // namespace

WarGame::WarGame(fs::path profile, std::string name, war::Match start)
    : profile_(std::move(profile)),
      name_(std::move(name)),
      door_(std::move(start), 1),
      journal_(war_file(profile_, name_)) {}

core::Result<std::unique_ptr<WarGame>, std::string> WarGame::begin(const fs::path& profile, const std::string& name,
                                                                   const Json& plan) {
    auto match = war::War::start(plan);
    if (!match) return core::failure(words::english(match.error().message));
    std::unique_ptr<WarGame> game(new WarGame(profile, name, std::move(*match)));
    put_aside(profile, name);
    game->write();
    game->take_up();
    return game;
}

core::Result<std::unique_ptr<WarGame>, std::string> WarGame::load(const fs::path& profile, const std::string& name) {
    std::error_code ignored;
    const fs::path file = war_file(profile, name);
    if (!is_battle_id(name) || !fs::exists(file, ignored)) return std::unique_ptr<WarGame>();
    const auto saved = load_record(file);
    if (!saved || saved->record.game != war::War::name()) {
        set_broken_aside(file);
        return core::failure(saved ? "The saved war is no war." : saved.error());
    }
    auto match = war::War::start(saved->record.start);
    const Json& about = saved->record.about;
    std::unique_ptr<WarGame> game(new WarGame(profile, name, *match));
    game->seats_ = seats_from(about.is_object() ? about : Json::object());
    for (const rules::RecordStep& step : saved->record.steps) {
        rules::RecordedHand hand(step.hand);
        (void)game->door_.submit(*war::War::command_from(step.command), hand);
    }
    return game;
}

core::Result<void, std::string> WarGame::lay(const fs::path& profile, const std::string& name,
                                             const rules::Record& record) {
    const auto own = load(profile, name);
    if (auto written = JournalFile(war_file(profile, name)).write(record); !written) return written;
    auto game = load(profile, name);
    if (!game) return core::failure(game.error());
    if (own && *own) (*game)->seat((*own)->seats());
    (*game)->take_up();
    return {};
}

core::Result<std::unique_ptr<WarGame>, std::string> WarGame::last(const fs::path& profile) {
    return load(profile, last_name(profile));
}

void WarGame::take_up() const { std::ofstream(last_file(profile_)) << name_ << '\n'; }

void WarGame::seat(const WarSeats& seats) {
    seats_ = seats;
    write();
}

std::optional<rules::Refusal> WarGame::submit(const war::Command& command) {
    rules::RecordedHand hand({});
    const auto events = door_.submit(command, hand);
    if (!events) return events.error();
    write();
    return std::nullopt;
}

bool WarGame::can_undo() const {
    for (auto step = steps().rbegin(); step != steps().rend(); ++step) {
        if (is_battle(*step)) return false;
        const auto seat = war::War::speaks(step->before, step->command);
        if (!seat || seats_.bots[static_cast<std::size_t>(*seat)].empty()) return true;
    }
    return false;
}

void WarGame::undo() {
    if (!can_undo()) return;
    for (bool person = false; !person && !steps().empty();) {
        const auto seat = war::War::speaks(steps().back().before, steps().back().command);
        person = !seat || seats_.bots[static_cast<std::size_t>(*seat)].empty();
        if (door_.undo(true)) break;
    }
    write();
}

void WarGame::let_stewards_act() {
    core::Random random(war::War::hash(match()));
    for (int i = 0; i < kMostAtOnce; ++i) {
        std::optional<war::Command> command;
        for (int people = 0; people < 2 && !command; ++people)
            if (!seats_.bots[static_cast<std::size_t>(people)].empty()) command = war::steward(match(), people, random);
        if (!command) return;
        rules::RecordedHand hand({});
        if (!door_.submit(*command, hand)) return;
        write();
    }
}

bool WarGame::fights(std::size_t number, const std::string& battle) const {
    const auto& fought = match().fought;
    if (fought.size() == number) return match().phase == war::Phase::Battle && match().at().battle == battle;
    if (fought.size() != number + 1) return false;
    return match().plan->places[static_cast<std::size_t>(match().plan->place(fought[number].place))].battle == battle;
}

void WarGame::settle(std::size_t number, const rules::coin_wars::Match& over, const rules::Record& battle) {
    if (!over.outcome) return;
    if (match().fought.size() == number + 1 && is_battle(steps().back())) (void)door_.undo(true);
    if (match().fought.size() != number || match().phase != war::Phase::Battle) return;
    if (submit(wars::outcome_of(match(), over))) return;
    (void)write_record(battle_file(number), battle);
}

fs::path WarGame::battle_file(std::size_t number) const {
    return profile_ / "saves" / (kBefore + name_ + "-" + std::to_string(number + 1) + ".json");
}

rules::Record WarGame::record() const {
    rules::Record record = door_.record();
    record.about = about_war(name_, seats_);
    return record;
}

// If nothing can be written, the battle's own save says so.
void WarGame::write() { (void)journal_.write(record()); }

bool stands_before(const fs::path& profile, const WarBattle& where, const std::string& battle) {
    const auto game = WarGame::load(profile, where.war);
    return game && *game && (*game)->match().phase == war::Phase::Battle && (*game)->fights(where.number, battle);
}

void settle_war(const fs::path& profile, const WarBattle& where, const rules::coin_wars::Match& over,
                const rules::Record& battle) {
    const std::string file = set_up_from(battle.about).battle;
    for (const std::string& name : where.war.empty() ? kept_names(profile) : std::vector{where.war}) {
        const auto game = WarGame::load(profile, name);
        if (!game || !*game || !(*game)->fights(where.number, file)) continue;
        (*game)->settle(where.number, over, battle);
        return (*game)->take_up();
    }
}

}  // namespace screens
