// Who sits down, the options, and ready-made content: Tenets from the box, a first scene step by step.

#include "game/stories/screen/box_list.h"
#include "game/stories/screen/first_session.h"
#include "game/stories/screen/saved_start.h"
#include "game/stories/universalis/rules/limits.h"
#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

constexpr int kMaxStartCoins = 100, kMaxRefreshed = 20;

// True if the table began with the first scene's first step.
bool is_begun_by(const story::TenetBox& box, const Session& game) {
    const auto& steps = box.first_scene.steps;
    return !game.steps().empty() && !steps.empty() &&
           uni::Universalis::to_json(game.steps().front().command) == uni::Universalis::to_json(steps.front().command);
}

void draw_options(View& view) {
    ui::Ui& ui = view.app.ui();
    uni::Settings& settings = view.terms.settings;
    uni::Options& options = settings.options;
    ui.heading(say("What do you agree on?"));
    ui.slider(say("Coins to begin with"), settings.start_coins, {0, kMaxStartCoins, 1});
    ui.slider(say("Coins after a scene"), settings.refreshment, {0, kMaxRefreshed, 1});
    Picker<int> first(say("Who goes first"), say("no one"));
    int seat = 0;
    for (const std::string& name : seat_names(view.app, view.start.seated())) first.add(++seat, plain(name));
    first.draw(ui, view.dialog, view.terms.first);
    const auto flip = [&](const Phrase& label, auto& option, auto usual, auto other) {
        const bool on = option == other;
        if (ui.toggle(label, on)) option = on ? usual : other;
    };
    flip(say("In an Aftermath the purse pays once the Bonus is spent"), options.aftermath_purse,
         uni::AftermathPurse::Bonus, uni::AftermathPurse::BonusThenWealth);
    flip(say("Only your own Components give dice"), options.trait_reach, uni::TraitReach::Involved,
         uni::TraitReach::Controlled);
    flip(say("Undone acts stay paid for"), options.challenge_refund, uni::ChallengeRefund::Refund,
         uni::ChallengeRefund::Spent);
    flip(say("Only owners of pools are asked whether to roll"), options.consent, uni::ConsentOf::All,
         uni::ConsentOf::Pools);
}

// Everything but the players.
rules::Json agreed(const View& view) {
    uni::Match shape;
    shape.players.resize(static_cast<std::size_t>(view.start.players));
    shape.settings = view.terms.settings;
    shape.order.first_player = view.terms.first - 1;
    rules::Json table = uni::Universalis::options(shape);
    table.erase("players");
    return table;
}

rules::Json own_table(const View& view) {
    rules::Json table = agreed(view);
    table["players"] = seat_names(view.app, view.start.seated());
    return table;
}

}  // namespace

void View::read_box() {
    box = find_box<story::TenetBox>(app, "universalis.json", story::tenets_from, [this](const story::TenetBox& found) {
        return !game || is_begun_by(found, *game);
    });
}

void View::begin_table() {
    const bool shown = start.with_box && box;
    if (begin(shown ? box->first_scene.table : own_table(*this))) return;
    begin_first_session(*this, shown ? Guidance::Shown : Guidance::None);
    acting.by = match().left_of(match().seat);
    motion.settle();
}

std::optional<ShownSession> first_session(View& view) {
    if (!is_first_session_shown(view) || !view.box) return std::nullopt;
    const std::span done(view.game->steps());
    const std::span<const story::SceneStep> steps(view.box->first_scene.steps);
    ShownSession session{steps.size()};
    session.done = steps_done(done, steps, [](const auto& step) { return uni::Universalis::to_json(step.command); });
    if (!session.done || *session.done == steps.size()) return session;
    const story::SceneStep& next = steps[*session.done];
    session.words = next.say;
    session.carry_out = [&view, command = next.command] { view.submit(command); };
    return session;
}

void read_saved_start(View& view) {
    rules::Json table = take_saved_start(view);
    table["players"] = numbered_players(view.start.players);
    const auto match = uni::Universalis::start(table);
    if (!match) return;
    view.terms.settings = match->settings;
    view.terms.first = match->order.first_player + 1;
}

void draw_start(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.resumes_earlier()) return;
    ui.heading(say("What are we playing?"));
    if (ui.choice(say("A story of our own"), say("Nobody is in charge; every fact is bought with a coin."),
                  !view.start.with_box || !view.box))
        view.start.with_box = false;
    if (view.box &&
        ui.choice(plain(view.box->first_scene.title), plain(view.box->first_scene.summary), view.start.with_box))
        view.start.with_box = true;
    if (!view.start.with_box) {
        ui.heading(say("Who plays?"));
        draw_players(ui, view.start.players, uni::limits::kMinPlayers, view.start.names);
        view.terms.first = std::clamp(view.terms.first, 1, view.start.players);
    }
    draw_story_title(ui, view.story_title());
    ui.space(4);
    const bool shown = view.start.with_box && view.box;
    if (draw_sit_down(view, shown ? Guidance::Shown : Guidance::None)) return view.begin_table();
    if (!view.fault.empty()) ui.text(view.fault, {Type::Small, ui::palette::kAccent});
    draw_note(ui, say("The highest bidder frames a scene; then everybody adds to it in turn, and pays. When two want "
                      "different things, dice decide and pay coins back."));
    if (!view.start.with_box) {
        ui.rule();
        draw_options(view);
    }
    save_start(view, agreed(view));
}

}  // namespace screens::universalis
