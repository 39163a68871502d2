#include "game/stories/edged_coins/screen/telling.h"

#include <algorithm>

#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kToldDraft = "told";

story::EdgedOutcome outcome_from(const Session& game, std::size_t call) {
    story::EdgedOutcome outcome;
    const auto& steps = game.steps();
    for (std::size_t i = call; i < steps.size(); ++i) {
        if (i > call && is_call(steps[i].command.action)) break;
        for (const ec::Event& event : steps[i].events) visit(outcome, event);
    }
    return outcome;
}

bool told_since(const Session& game, std::size_t call) {
    const auto& steps = game.steps();
    return std::any_of(steps.begin() + static_cast<std::ptrdiff_t>(call), steps.end(),
                       [](const auto& step) { return holds_alternative<ec::Tell>(step.command.action); });
}

// The owner's player tells it, unless somebody else is chosen.
std::string teller_of(const View& view, std::size_t call) {
    const story::EdgedOutcome outcome = outcome_from(*view.game, call);
    const ec::Character* owner = outcome.toss ? view.match().find(outcome.toss->owner) : nullptr;
    return owner && owner->seat != ec::kCm ? owner->id : "";
}

void draw_teller(View& view) {
    Picker<std::string> tellers(say("Told by"), say("The CM"));
    if (view.plays(ec::kCm.number)) tellers.add("", say("The CM"));
    for (const ec::Character& each : view.match().characters)
        if (each.seat != ec::kCm && view.plays(each.seat.number))
            tellers.add(each.id, plain(each.name()), seat_name(view.match(), each.seat));
    tellers.draw(view.app.ui(), view.dialog, view.words.by);
}

// True for the CM and for the player of a character.
bool may_tell(const View& view) {
    const auto& all = view.match().characters;
    return view.plays(ec::kCm.number) || std::ranges::any_of(all, [&](const ec::Character& each) {
               return each.seat != ec::kCm && view.plays(each.seat.number);
           });
}

void tell(View& view, const std::string& text) {
    const ec::Character* teller = view.match().find(view.words.by);
    const ec::Tell told{teller ? std::string(teller->id) : "", text};
    if (!view.submit(teller ? teller->seat : ec::kCm, told)) return;
    view.drafts.drop(kToldDraft);
    view.words.by.clear();  // the CM tells next, unless somebody else is chosen
}

// The number of steps since the call, including it, if none has thrown a coin; 0: it cannot be cancelled.
std::size_t steps_to_take_back(const Session& game) {
    const auto& steps = game.steps();
    for (std::size_t back = 1; back <= steps.size(); ++back) {
        const ec::Action& action = steps[steps.size() - back].command.action;
        if (holds_alternative<ec::ThrowCoins>(action)) return 0;
        if (is_call(action)) return holds_alternative<ec::NextRound>(action) ? 0 : back;
    }
    return 0;
}

}  // namespace

std::optional<std::size_t> last_call(const Session& game) { return last_call(game, game.steps().size()); }

std::optional<std::size_t> last_call(const Session& game, std::size_t steps) {
    for (std::size_t i = steps; i > 0; --i)
        if (is_call(game.steps()[i - 1].command.action)) return i - 1;
    return std::nullopt;
}

Phrase outcome_of(const Session& game, std::size_t call) {
    const auto& step = game.steps()[call];
    return story::outcome_in_words({step.before, game.after(call), step.command, step.events},
                                   outcome_from(game, call));
}

std::string scene_title(const Session& game) {
    for (std::size_t i = game.steps().size(); i > 0; --i)
        if (const auto* scene = get_if<ec::OpenScene>(&game.steps()[i - 1].command.action)) return scene->title;
    return "";
}

void draw_tried(View& view) {
    const auto call = last_call(*view.game);
    const std::string what = call ? tried_in(view.game->steps()[*call].command.action) : "";
    if (!what.empty()) view.app.ui().text(plain(what), {Type::Strong, palette::kHeads});
}

bool draw_call_off(View& view) {
    const std::size_t back = steps_to_take_back(*view.game);
    if (back == 0 || !view.plays(ec::kCm.number) || !view.app.ui().button(say("Call it off"))) return false;
    if (remote::Table* table = view.sharing.table) {
        table->ask_back(view.game->steps().size() - back);
        return true;
    }
    const ec::Action called = view.game->steps()[view.game->steps().size() - back].command.action;
    for (std::size_t i = 0; i < back; ++i) view.game->take_back();
    prepare_again(view, called);
    view.tray.told.clear();
    view.fault = view.game->save_fault();
    view.notice = say("Called off: everything is back to where it was before the call.");
    return true;
}

bool draw_telling(View& view, Telling when) {
    ui::Ui& ui = view.app.ui();
    const auto call = last_call(*view.game);
    const Phrase outcome = call && !told_since(*view.game, *call) ? outcome_of(*view.game, *call) : Phrase();
    const bool due = !outcome.empty();
    if ((!due && when == Telling::Result) || !may_tell(view)) return false;
    std::string& text = view.drafts.at(kToldDraft);
    const int of = static_cast<int>(call.value_or(0));
    if (due && view.words.of != of) view.words = {of, teller_of(view, *call)};
    if (due) {
        draw_tried(view);
        ui.heading(outcome);
    }
    draw_teller(view);
    draw_text_lines(ui, due ? say("What did it look like?") : say("The narration"), text, 2, ec::limits::kMaxNarration);
    const Phrase written = say("Write it down"), aloud = say("Told aloud"), suggest = say("Suggest words");
    const bool open = !text.empty();
    if (due) button_row(ui, {open ? written : suggest, aloud});
    const bool suggests = due && !open && ui.button(suggest);
    const bool writes = (open || !due) && ui.button(written, Look::Plain, {open, say("Write something first.")});
    const bool says_so = due && ui.button(aloud);
    if (due) ui.rule();
    if (suggests) {
        const std::string what = tried_in(view.game->steps()[*call].command.action);
        text = ui.translated(what.empty() ? outcome : say("{1}: {2}", plain(what), outcome));
    } else if (writes) {
        tell(view, text);
    } else if (says_so) {
        tell(view, "");
    }
    return true;
}

}  // namespace screens::edged_coins
