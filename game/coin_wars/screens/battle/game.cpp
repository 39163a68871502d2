#include "game/coin_wars/screens/battle/game.h"

#include <algorithm>

#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/ladder/medals.h"
#include "game/coin_wars/profile/free_battles.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/profile/turn_files.h"
#include "game/coin_wars/profile/war_game.h"
#include "game/coin_wars/profile/won_battles.h"
#include "game/coin_wars/screens/battle/historical_positions.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/table/clips.h"
#include "game/profile/day.h"

namespace screens {

namespace {

bool is_toss(const cw::Command& command) {
    const auto* toss = get_if<cw::Toss>(&command);
    return toss && !toss->face;
}

// Returns, for example, "Cannae, Carthage wins".
Phrase name_of_replay(const cw::Match& over) {
    const std::optional<cw::Side> winner = over.outcome->winner;
    const Phrase title = battles::title_words(over.scenario->title);
    return winner ? say("{1}, {2} wins", title, table::display_name(*over.scenario, *winner))
                  : say("{1}, a draw", title);
}

// Returns roughly where this command takes place; dice are rolled near it.
Vec2 scene_of(const cw::Match& match, const cw::Command& command) {
    int coin = cw::kNoCoin;
    if (const auto* attack = get_if<cw::Attack>(&command)) coin = match.find(attack->target);
    if (const auto* charge = get_if<cw::Charge>(&command)) coin = match.find(charge->target);
    if (coin != cw::kNoCoin) return match.coin(coin).at;
    return {match.scenario->width / 2, match.scenario->height / 2};
}

}  // namespace

core::Result<std::unique_ptr<BattleGame>, words::Phrase> BattleGame::open(BattleApp& app, const BattleStart& start) {
    std::unique_ptr<BattleGame> game(new BattleGame(app, start.set_up));
    game->kept_ = !start.lesson && start.problem.empty() && start.trial == Trial::No;
    game->trial_ = start.trial;
    if (start.record) {
        auto played = start.played;
        if (!played) {
            auto resumed = Session::resume(*start.record, 1);
            if (!resumed) return core::failure(resumed.error().refusal.message);
            played = std::make_shared<Session>(std::move(*resumed));
        }
        game->go_on(std::move(played));
        game->ledger_ = profile::ledger_of(*start.record);
        if (start.unsaved || game->match().phase == cw::Phase::Over)
            game->changed();
        else
            game->autosave_.tried(profile::Autosave::turn_of(game->match()), {});  // the profile has it
        return game;
    }
    cw::Match match = cw::begin(start.scenario);
    game->written_ = match.scenario;
    const bool begun = match.phase == cw::Phase::Play;
    if (begun && start.actions > 0) match.actions_left = std::min(match.actions_left, start.actions);
    const bool swaps = start.set_up.swapped && start.share != Sharing::Joined;  // the host has already done so
    game->begin(begun && swaps ? cw::begin_swapped(*match.scenario) : std::move(match));
    return game;
}

void BattleGame::begin(cw::Match start) {
    session_ = std::make_shared<Session>(std::move(start), set_up_.seed);
    story_.clear();
    ++version_;
    stage_.set(match());
}

bool BattleGame::may_begin_anew() const {
    return !ledger_ || (steps() == 0 && ledger_->people.size() == 1 && ledger_->me == 0);
}

void BattleGame::begin_with(cw::Scenario scenario) {
    begin(cw::begin(std::make_shared<const cw::Scenario>(std::move(scenario))));
    changed();
}

void BattleGame::go_on(std::shared_ptr<Session> played) {
    session_ = std::move(played);
    session_->reseed(set_up_.seed);
    written_ = before(0).scenario;
    ++version_;
    tell_all();
    stage_.set(match());
}

Phrase BattleGame::player(cw::Side side) const {
    const int seat = static_cast<int>(cw::index(side));
    if (ledger_ && !bot(side))
        for (std::size_t who = 0; who < ledger_->people.size(); ++who)
            if (ledger_->sits(static_cast<int>(who), seat)) return plain(ledger_->people[who].name);
    return player_label(set_up_, scenario(), side);
}

Phrase BattleGame::way_back() const {
    return trial_ == Trial::Lab ? say("Back to the laboratory") : say("Back to the editor");
}

Phrase BattleGame::who(cw::Side side) const {
    const Phrase name = player(side), display_name = table::display_name(scenario(), side);
    return name.empty() ? display_name : say("{1} ({2})", name, display_name);
}

void BattleGame::seat(const std::array<std::string, 2>& bots) {
    set_up_.bots = bots;
    changed();
}

void BattleGame::agree_on(const profile::Advice& advice) {
    set_up_.advice = advice;
    app_.settings().seats.advice = advice;
    app_.save_settings();
    match().phase == cw::Phase::Agree ? begin_with(scenario()) : changed();
}

rules::Json BattleGame::state() const {
    rules::Json state = cw::CoinWars::state(match());
    state["can_undo"] = can_undo() == Undo::Possible;
    state["can_redo"] = can_redo();
    return state;
}

std::optional<rules::Refusal> BattleGame::submit(const cw::Command& command, rules::Hand* tables_hand) {
    if (table_ && !tables_hand) return ask_for({command});
    if (draft_) drop_draft();
    shown_steps_ = shown_steps();
    hand_.make_room(match(), scene_of(match(), command));
    if (is_toss(command)) hand_.prepare(table::toss_setup(match()));
    const auto events = session_->submit(command, tables_hand ? *tables_hand : hand_);
    if (!events) return events.error();
    const std::size_t step = steps() - 1;
    tell(step);
    changed();
    stage_.play(before(step), match(), *events, hand_.shown());
    // The faces were settled in the set-up.
    if (!tables_hand && match().phase == cw::Phase::Faces) return submit(cw::Faces{set_up_.swapped});
    return std::nullopt;
}

std::optional<rules::Refusal> BattleGame::submit_together(const std::vector<cw::Command>& commands) {
    if (table_) return ask_for(commands);
    const std::size_t first = steps();
    shown_steps_ = shown_steps();
    std::vector<cw::Event> happened;
    std::optional<rules::Refusal> refusal;
    for (const cw::Command& command : commands) {
        const auto events = session_->submit(command, hand_);
        if (!events) {
            refusal = events.error();
            break;
        }
        happened.insert(happened.end(), events->begin(), events->end());
        tell(steps() - 1);
    }
    if (happened.empty()) return refusal;
    changed();
    stage_.play(before(first), match(), happened);
    return refusal;
}

std::optional<rules::Refusal> BattleGame::ask_for(const std::vector<cw::Command>& commands) {
    if (auto refusal = table_->not_now()) return refusal;
    if (draft_ && !commands.empty() && cw::CoinWars::is_sealed(match(), commands.front(), true)) return draft(commands);
    for (const cw::Command& command : commands)
        if (auto refusal = to_ask_.ask(*table_, cw::CoinWars::to_json(command))) return refusal;
    return std::nullopt;
}

std::optional<rules::Refusal> BattleGame::ask_next() { return table_ ? to_ask_.go_on(*table_) : std::nullopt; }

double BattleGame::time_left(cw::Side side) const {
    const double thought = table_ && side == acting_side(match()) ? table_->thought() : 0;
    return std::max(0.0, set_up_.clock->left(side) - thought);
}

std::optional<render::CoinSprite> BattleGame::tossed_coin() const {
    if (match().phase != cw::Phase::Order || stage_.moving() || !is_toss(session_->steps().back().command))
        return std::nullopt;
    const physics::TossSample& end = hand_.last().samples.back();
    if (end.position == Vec2{}) return std::nullopt;
    render::CoinSprite coin = table::toss_coin(scenario());
    coin.at = Vec2{scenario().width, scenario().height} / 2;
    coin.flip = end.flip;
    coin.angle = end.yaw;
    return coin;
}

void BattleGame::forget_ledger() {
    share(nullptr);
    ledger_.reset();
    to_ask_.clear();
    changed();
}

// Saves whatever the settings say: the other machines have it already.
void BattleGame::save_shared(const remote::Ledger& ledger) {
    remote::follow(ledger_, ledger);
    if (match().phase == cw::Phase::Over)
        end();
    else
        save();
}

void BattleGame::changed() {
    ++version_;
    if (!kept_ || table_) return;  // the shared table decides when to save
    if (match().phase == cw::Phase::Over) return end();
    const auto turn = profile::Autosave::turn_of(match());
    if (autosave_.changed(app_.settings().autosave, turn)) autosave_.tried(turn, save_.write(*session_, about_it()));
}

// The program may be killed at any point, so the save is deleted only once the replay exists.
void BattleGame::end() {
    if (app_.settings().autosave != "never") (void)save_.write(*session_, about_it());
    if (set_up_.series) profile::settle_series(app_.profile(), *set_up_.series, match());
    if (set_up_.war) profile::settle_war(app_.profile(), *set_up_.war, match(), record());
    save_replay();
    note_win();
    note_result();
}

void BattleGame::save_replay() {
    const profile::ReplayName name{app_.ui().translated(name_of_replay(match())), profile::now()};
    const auto kept = profile::save_replay(app_.profile(), record(), name, replay_);
    if (kept) {
        replay_ = *kept;
        save_.drop();
        // Only a mark on the list of replays: a failure is not worth a notice.
        (void)profile::save_end(app_.profile(), replay_, end_here());
    }
    autosave_.ended(kept ? core::Result<void, words::Phrase>() : core::failure(kept.error()));
}

profile::ReplayEnd BattleGame::end_here() const {
    const auto leads_here = [&](cw::Side side) { return !bot(side) && !elsewhere(side); };
    const std::optional<cw::Side> winner = match().outcome->winner;
    if (!leads_here(cw::Side::Heads) && !leads_here(cw::Side::Tails)) return profile::ReplayEnd::Unknown;
    if (!winner) return profile::ReplayEnd::Drawn;
    return leads_here(*winner) ? profile::ReplayEnd::Won : profile::ReplayEnd::Lost;
}

// Wins of bots are not recorded. A mere mark on the list: the replay tells more, so a failure is not worth a notice.
void BattleGame::note_win() {
    const std::optional<cw::Side> winner = match().outcome->winner;
    if (!winner || bot(*winner) || set_up_.battle.empty() || set_up_.war || set_up_.played_on) return;
    const bots::Level* loser = bot(cw::other(*winner));
    const profile::Won won{words::english(table::display_name(scenario(), *winner)), profile::today(),
                           loser ? std::string(loser->key) : std::string()};
    (void)profile::save_won(app_.profile(), set_up_.battle, won);
}

// The same holds for the shelf.
void BattleGame::note_result() {
    if (!counts()) return;
    const auto name = [&](cw::Side side) { return bot(side) ? std::string() : words::english(player(side)); };
    const ladder::Players players{{name(cw::Side::Heads), name(cw::Side::Tails)}, set_up_.bots};
    (void)profile::save_result(app_.profile(),
                               profile::of_today(ladder::result_of(session_->steps(), match(), players), set_up_));
}

void BattleGame::save() {
    if (match().phase == cw::Phase::Over) return save_replay();
    autosave_.tried(profile::Autosave::turn_of(match()), save_.write(*session_, about_it()));
}

rules::Record BattleGame::record() const { return session_->record(about_it()); }

rules::About BattleGame::about_it() const { return remote::about_game(about(set_up_), ledger_); }

const table::Timeline& BattleGame::timeline() {
    if (course_of_ != version_)
        course_ = table::timeline_of(
            session_->steps(), match(), [](const cw::Match& match) { return bots::chance(match, cw::Side::Heads); },
            bots::evened_out);
    course_of_ = version_;
    return course_;
}

void BattleGame::tell(std::size_t step) {
    for (table::StoryLine& line : table::tell(before(step), after(step), session_->steps()[step].events))
        story_.push_back({std::move(line), step});
}

void BattleGame::tell_all() {
    story_.clear();
    for (std::size_t step = 0; step < steps(); ++step) tell(step);
}

void BattleGame::take_into_hand(cw::Side side) {
    for (int coin = 0; coin < match().count(); ++coin)
        if (match().side_of(coin) == side && match().on_table(coin)) submit(cw::Unplace{match().id(coin)});
    stage_.hurry();
}

bool BattleGame::lies_as_in_history(cw::Side side) const { return to_historical_positions(match(), side).empty(); }

void BattleGame::place_as_in_history(cw::Side side) {
    for (const cw::Command& command : to_historical_positions(match(), side)) submit(command);
    stage_.hurry();
}

}  // namespace screens
