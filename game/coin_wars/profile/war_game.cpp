#include "game/coin_wars/profile/war_game.h"

#include <algorithm>
#include <fstream>

#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/platform/files.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/profile/record_file.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/profile/turn_files.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/wars/rules/steward.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/kit/session/recorded_hand.h"
#include "game/profile/player.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using rules::Json;

constexpr int kMaxAtOnce = 2000;  // consecutive commands of stewards

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

// Names of all saved wars, the one played last first.
std::vector<std::string> saved_names(const fs::path& profile) {
    std::vector<std::string> names;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(profile / "saves", ignored)) {
        const std::string file = core::text(entry.path().filename()), before = kBefore;
        if (file.starts_with(before) && file.ends_with(kEnding))
            names.push_back(core::text(entry.path().stem()).substr(before.size()));
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

// The names of each side's players, for a table of several screens; empty: unknown.
std::array<std::string, 2> fighters(const remote::Ledger& ledger) {
    std::array<std::string, 2> names;
    for (int side = 0; side < 2; ++side)
        if (const int who = ledger.holder(side); who != remote::kNobody)
            names[static_cast<std::size_t>(side)] = ledger.person(who).name;
    return names;
}

// How many of the second one's battles, from the first, may be those saved for the first one.
std::size_t battles_in_common(const war::Match& saved, const war::Match& now) {
    const auto end = std::ranges::mismatch(saved.fought, now.fought);
    const auto same = static_cast<std::size_t>(end.in1 - saved.fought.begin());
    // The end of the current one may be saved before the war goes on.
    return end.in1 == saved.fought.end() && saved.phase == war::Phase::Battle ? same + 1 : same;
}

bool is_battle(const rules::Step<war::War>& step) { return holds_alternative<war::Fought>(step.command); }

}  // namespace

WarGame::WarGame(fs::path profile, std::string name, rules::GameSession<war::War> session)
    : profile_(std::move(profile)),
      name_(std::move(name)),
      session_(std::move(session)),
      journal_(war_file(profile_, name_)) {}

core::Result<std::unique_ptr<WarGame>, words::Phrase> WarGame::begin(const fs::path& profile, const std::string& name,
                                                                     const Json& plan) {
    auto match = war::War::start(plan);
    if (!match) return core::failure(match.error().message);
    std::unique_ptr<WarGame> game(new WarGame(profile, name, {std::move(*match), 1}));
    put_aside(profile, name);
    game->write();
    game->take_up();
    return game;
}

core::Result<std::unique_ptr<WarGame>, words::Phrase> WarGame::watched(const fs::path& profile, const std::string& name,
                                                                       const Json& plan) {
    auto match = war::War::start(plan);
    if (!match) return core::failure(match.error().message);
    std::unique_ptr<WarGame> game(new WarGame(profile, name, {std::move(*match), 1}));
    game->kept_ = false;
    return game;
}

core::Result<std::unique_ptr<WarGame>, words::Phrase> WarGame::look(const fs::path& profile, const std::string& name) {
    std::error_code ignored;
    const fs::path file = war_file(profile, name);
    if (!is_battle_id(name) || !fs::exists(file, ignored)) return std::unique_ptr<WarGame>();
    auto kept = load_war(file);
    if (!kept) return core::failure(kept.error());
    std::unique_ptr<WarGame> game(new WarGame(profile, name, std::move(kept->session)));
    game->seats_ = seats_from(kept->record.about);
    game->ledger_ = ledger_of(kept->record);
    game->remark_ = std::move(kept->remark);
    return game;
}

core::Result<std::unique_ptr<WarGame>, words::Phrase> WarGame::load(const fs::path& profile, const std::string& name) {
    auto game = look(profile, name);
    const fs::path file = war_file(profile, name);
    const words::Phrase where = words::plain(core::text(broken_name(file)));
    if (!game)
        return core::failure(
            set_broken_aside(file)
                ? words::say("The war cannot be continued; it has been set aside as {1}. {2}", where, game.error())
                : words::say("The war cannot be continued. {1}", game.error()));
    if (!*game || (*game)->remark_.empty()) return game;
    copy_damaged(file);
    (*game)->remark_ =
        words::say("The war was damaged; its file is kept as {1}, and the war continues from its last good step. {2}",
                   where, (*game)->remark_);
    return game;
}

core::Result<void, words::Phrase> WarGame::lay(const fs::path& profile, const std::string& name,
                                               const rules::Record& record) {
    const auto own = load(profile, name);
    if (auto written = write_record(war_file(profile, name), record); !written) return core::failure(written.error());
    auto game = load(profile, name);
    if (!game) return core::failure(game.error());
    const bool had_one = own && *own;
    for (std::size_t i = had_one ? battles_in_common((*own)->match(), (*game)->match()) : 0;
         i < (*game)->match().fought.size(); ++i)
        (*game)->forget_battle(i);
    if (had_one) (*game)->seat((*own)->seats());
    (*game)->take_up();
    return {};
}

core::Result<std::unique_ptr<WarGame>, words::Phrase> WarGame::last(const fs::path& profile) {
    return load(profile, last_name(profile));
}

core::Result<std::unique_ptr<WarGame>, words::Phrase> WarGame::look_at_last(const fs::path& profile) {
    return look(profile, last_name(profile));
}

void WarGame::take_up() const {
    if (kept_) (void)core::write_file(last_file(profile_), name_ + "\n");
}

void WarGame::seat(const WarSeats& seats) {
    seats_ = seats;
    write();
}

std::string WarGame::leader(int nation) const {
    const int who = ledger_ ? ledger_->holder(nation) : remote::kNobody;
    if (who != remote::kNobody) return ledger_->person(who).name;
    const auto i = static_cast<std::size_t>(nation);
    return seats_.bots[i].empty() ? seats_.players[i] : std::string();
}

std::optional<rules::Refusal> WarGame::submit(const war::Command& command) {
    auto refusal = carry_out(command);
    if (!refusal) write();
    return refusal;
}

// Once both lines are final, a saved battle with that number can only be a different one.
std::optional<rules::Refusal> WarGame::carry_out(const war::Command& command) {
    rules::RecordedHand hand({});
    const auto events = session_.submit(command, hand);
    if (!events) return events.error();
    if (holds_alternative<war::Ready>(command) && match().phase == war::Phase::Battle)
        forget_battle(match().fought.size());
    return std::nullopt;
}

void WarGame::forget_battle(std::size_t number) {
    std::error_code ignored;
    if (kept_) fs::remove(battle_file(number), ignored);
}

void WarGame::go_back(std::size_t steps) { session_.go_back(steps); }

void WarGame::save_shared(const remote::Ledger& ledger) {
    remote::follow(ledger_, ledger);
    write();
}

void WarGame::forget_ledger() {
    for (int nation = 0; nation < 2; ++nation) seats_.players[static_cast<std::size_t>(nation)] = leader(nation);
    ledger_.reset();
    if (const auto fought = outcome()) (void)carry_out(*fought);
    write();
}

bool WarGame::is_theirs(const rules::Record& battle) const { return !ledger_ || same_players(*ledger_, battle); }

bool WarGame::has_battle(std::size_t number) const {
    std::error_code none;
    return kept_ && fs::exists(battle_file(number), none);
}

std::optional<Saved> WarGame::fought_battle(std::size_t number) const {
    if (!has_battle(number)) return std::nullopt;
    auto saved = load_record(battle_file(number));
    if (!saved) return std::nullopt;
    return std::move(*saved);
}

void WarGame::save_battle(const rules::Record& battle) {
    if (!kept_) return;
    (void)write_record(battle_file(match().fought.size()), battle);
    drop_battle(profile_, name_);
}

// If the battle's end was undone, it continues: it is saved, but not over.
std::optional<war::Fought> WarGame::outcome() const {
    if (match().phase != war::Phase::Battle) return std::nullopt;
    const auto battle = fought_battle(match().fought.size());
    if (!battle || !is_theirs(battle->record)) return std::nullopt;
    const auto saved = load_saved(profile_, name_);
    const auto under_way = saved && *saved ? set_up_from((*saved)->record.about).war : std::nullopt;
    if (under_way && under_way->number == match().fought.size() && !(*saved)->is_over()) return std::nullopt;
    const cw::Match& over = battle->battle->match();
    if (!over.outcome) return std::nullopt;
    return wars::outcome_of(match(), over);
}

bool WarGame::can_undo() const {
    for (auto step = steps().rbegin(); step != steps().rend(); ++step) {
        if (is_battle(*step)) return false;
        const auto seat = war::War::actor_of(step->before, step->command);
        if (!seat || seats_.bots[static_cast<std::size_t>(*seat)].empty()) return true;
    }
    return false;
}

void WarGame::undo() {
    if (!can_undo()) return;
    for (bool person = false; !person && !steps().empty();) {
        const auto seat = war::War::actor_of(steps().back().before, steps().back().command);
        person = !seat || seats_.bots[static_cast<std::size_t>(*seat)].empty();
        if (session_.undo(true)) break;
    }
    write();
}

void WarGame::let_stewards_act() {
    core::Random random(war::War::hash(match()));
    for (int i = 0; i < kMaxAtOnce; ++i) {
        std::optional<war::Command> command;
        for (int nation = 0; nation < 2 && !command; ++nation)
            if (!seats_.bots[static_cast<std::size_t>(nation)].empty()) command = war::steward(match(), nation, random);
        if (!command) return;
        rules::RecordedHand hand({});
        if (!session_.submit(*command, hand)) return;
        write();
    }
}

bool WarGame::fights(std::size_t number, const std::string& battle) const {
    const auto& fought = match().fought;
    if (fought.size() == number) return match().phase == war::Phase::Battle && match().at().battle == battle;
    if (fought.empty() || fought.size() - 1 != number) return false;
    return match().plan->places[static_cast<std::size_t>(match().plan->place(fought[number].place))].battle == battle;
}

void WarGame::settle(std::size_t number, const rules::coin_wars::Match& over, const rules::Record& battle) {
    if (!over.outcome) return;
    if (ledger_) {
        const bool due = match().phase == war::Phase::Battle && match().fought.size() == number;
        if (due && is_theirs(battle)) (void)write_record(battle_file(number), battle);
        return;
    }
    if (match().fought.size() == number + 1 && is_battle(steps().back())) (void)session_.undo(true);
    if (match().fought.size() != number || match().phase != war::Phase::Battle) return;
    if (const auto ledger = ledger_of(battle)) {
        const auto names = fighters(*ledger);
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
            seats_.players[static_cast<std::size_t>(wars::nation_of(match(), side))] = names[cw::index(side)];
    }
    if (submit(wars::outcome_of(match(), over))) return;
    (void)write_record(battle_file(number), battle);
}

fs::path WarGame::battle_file(std::size_t number) const {
    return profile_ / "saves" / (kBefore + name_ + "-" + std::to_string(number + 1) + ".json");
}

rules::Record WarGame::record() const { return session_.record(about()); }

rules::About WarGame::about() const { return remote::about_game(about_war(name_, seats_), ledger_); }

void WarGame::write() {
    if (!kept_) return;
    const auto written = journal_.write(session_, about());
    fault_ = written ? words::Phrase() : written.error();
}

core::Result<SavedWar, words::Phrase> load_war(const fs::path& file) {
    auto read = read_record(file);
    if (!read) return core::failure(read.error());
    auto session = resumed<war::War>(read->record, file);
    if (!session) return core::failure(session.error());
    SavedWar war{std::move(read->record), std::move(*session)};
    if (read->is_cut) war.remark = lost_after(file, war.record.steps.size());
    return war;
}

std::optional<rules::coin_wars::Match> end_of(const rules::Record& battle) {
    const auto played = rules::GameSession<cw::CoinWars>::resume(battle, 1);
    if (!played) return std::nullopt;
    return played->match();
}

bool same_players(const remote::Ledger& war, const rules::Record& battle) {
    const auto ledger = ledger_of(battle);
    return ledger && std::ranges::all_of(ledger->people, [&](const remote::Person& person) {
               const auto who = war.find(person.key);
               return person.seats.empty() || (who && !war.person(*who).seats.empty());
           });
}

bool stands_before(const fs::path& profile, const WarBattle& where, const std::string& battle) {
    const auto game = WarGame::look(profile, where.war);
    return game && *game && (*game)->match().phase == war::Phase::Battle && (*game)->fights(where.number, battle);
}

std::array<std::string, 2> own_bots(const fs::path& profile, const WarBattle& where) {
    std::array<std::string, 2> bots;
    const auto game = WarGame::look(profile, where.war);
    if (!game || !*game || !(*game)->ledger()) return bots;
    const remote::Ledger& ledger = *(*game)->ledger();
    for (int nation = 0; nation < 2; ++nation)
        if (ledger.sits(ledger.me, nation))
            bots[cw::index(wars::side_of((*game)->match(), nation))] =
                (*game)->seats().bots[static_cast<std::size_t>(nation)];
    return bots;
}

bool is_shared(const fs::path& profile, const WarBattle& where) {
    const auto game = WarGame::look(profile, where.war);
    return game && *game && (*game)->ledger();
}

void settle_war(const fs::path& profile, const WarBattle& where, const rules::coin_wars::Match& over,
                const rules::Record& battle) {
    const std::string file = set_up_from(battle.about).battle;
    for (const std::string& name : where.war.empty() ? saved_names(profile) : std::vector{where.war}) {
        const auto game = WarGame::look(profile, name);
        if (!game || !*game || !(*game)->fights(where.number, file)) continue;
        if (!(*game)->remark().empty()) copy_damaged(war_file(profile, name));
        (*game)->settle(where.number, over, battle);
        return (*game)->take_up();
    }
}

}  // namespace profile
