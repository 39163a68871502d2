#include "game/stories/universalis/screen/act_widgets.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/core/lists.h"
#include "engine/ui/small_print.h"
#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"
#include "game/stories/universalis/rules/complications.h"

namespace screens::universalis {

namespace {

bool only_wants_words(const rules::Refusal& refusal) { return refusal.code == "text_required"; }

Phrase with_price(const View& view, const Phrase& label, const uni::Command& command) {
    const int cost = uni::price(view.match(), command);
    return cost == 0 ? label : say("{1}: {2}", label, coins_in_words(cost));
}

constexpr std::array kActsOfTurn{"event",      "narrate",   "speak",  "card",  "trait",        "title", "place", "mini",
                                 "mini place", "mini time", "master", "tenet", "tenet change", "aim",   "reason"};
constexpr std::array kActsOutOfTurn{"obstacle", "demand", "charge", "matter", "speech"};

}  // namespace

bool draw_act_button(View& view, const Phrase& label, const uni::Command& command, ui::Look look) {
    ui::Ui& ui = view.app.ui();
    const auto refusal = view.check(command);
    const bool pressed =
        ui.button(with_price(view, label, command), refusal ? ui::Look::Plain : look, open_unless(refusal));
    // Shows a reason that disables several only once.
    const Phrase why = refusal && !only_wants_words(*refusal) ? refusal_in_words(*refusal) : Phrase();
    if (!why.empty() && why != view.acting.closed) draw_note(ui, why);
    view.acting.closed = why;
    return pressed && !refusal;
}

bool draw_act(View& view, const Phrase& label, const uni::Command& command, ui::Look look) {
    return draw_act_button(view, label, command, look) && view.submit(command);
}

bool draw_section(View& view, Act act, const Phrase& label, const uni::Command& min) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const auto refusal = view.check(min);
    if (refusal) {
        ui.button(label, ui::Look::Plain, open_unless(refusal));
        draw_note(ui, refusal_in_words(*refusal));
        if (view.acting.open == act) view.acting.open = Act::None;
        return false;
    }
    const int cost = uni::price(match, min), purse = uni::funds(match, uni::seat_of(min));
    ui.row({0.66, 0.34});
    const bool open = view.acting.open == act;
    if (ui.button(label, open ? ui::Look::Chosen : ui::Look::Plain)) view.acting.open = open ? Act::None : act;
    const ui::Rect cell = ui.take(ui.last().height());
    const Phrase price = cost == 0 ? say("for free") : say("{1}, then {2}", purse, purse - cost);
    const double wide = ui.text_width(price, Type::Small), high = ui.line_height(Type::Small);
    const ui::Rect print{cell.x1 - wide, cell.center().y - high / 2, cell.x1 + 1, cell.center().y + high / 2};
    ui.paint().print({print.x0, print.y0}, price, Type::Small, palette::kSoft);
    ui.explain(price, print, Type::Small);
    return view.acting.open == act;
}

void draw_card_pick(View& view, const Phrase& what, int& card, const Fits& fits) {
    std::vector<int> ids;
    for (const uni::Card& each : view.match().cards)
        if (fits(each)) ids.push_back(each.id);
    if (!core::contains(ids, card)) card = ids.size() == 1 ? ids.front() : 0;
    if (ids.empty()) return;
    const Phrase now = card == 0 ? say("none") : brief(view, view.match().card(card).name, 0.55);
    if (view.app.ui().button(say("{1}: {2}", what, now)))
        view.dialog = cast_dialog(view, what, fits, [&card](int id) { card = id; });
}

void draw_cards_pick(View& view, const Phrase& what, std::vector<uni::CardId>& cards, const Fits& fits) {
    const uni::Match& match = view.match();
    std::erase_if(cards, [&](int id) { return !match.find(id) || !fits(match.card(id)); });
    std::vector<Phrase> names;
    for (const int id : cards) names.push_back(brief(view, match.card(id).name, 0.4));
    const Phrase now = names.empty()      ? say("none")
                       : names.size() < 2 ? names.front()
                                          : say_many(static_cast<int>(names.size()), "{1} card", "{1} cards");
    if (!view.app.ui().button(say("{1}: {2}", what, now))) return;
    view.search.clear();
    view.dialog = until_done(view.app.ui(), what, [&view, &cards, fits] {
        draw_search(view, fits);
        for (const uni::Card* each : found_cards(view, fits))
            draw_member(view.app.ui(), plain(each->name), uni::CardId{each->id}, cards);
    });
}

void draw_seat_pick(View& view, const Phrase& what, int& seat, const std::vector<int>& seats) {
    Picker<int> players(what, say("no one"));
    for (const int each : seats) players.add(each, player_name(view.match(), each), purse_in_words(view.match(), each));
    players.draw(view.app.ui(), view.dialog, seat);
}

void draw_scene_pick(View& view, std::optional<int>& scene) {
    const uni::Match& match = view.match();
    if (match.scenes.empty()) return scene.reset();
    Picker<std::optional<int>> scenes(say("Goes back to"), say("none"));
    scenes.add(std::nullopt, say("none"), say("A scene in its own right."));
    for (const uni::Scene& each : match.scenes) {
        const bool faded = each.status == uni::SceneStatus::Faded;
        scenes.add(each.number, say("Scene {1}", each.number),
                   faded ? say("It faded to black: nobody can return to it. (UNI-64)") : plain(each.title));
    }
    scenes.draw(view.app.ui(), view.dialog, scene);
}

Phrase brief(View& view, const std::string& text, double share) {
    ui::Ui& ui = view.app.ui();
    return ui::fitted(ui, plain(text), share * ui.rest().width());
}

std::vector<int> due_here(const View& view, std::vector<int> asked) {
    asked.erase(std::ranges::find_if(asked, [&](int seat) { return !view.plays(seat); }), asked.end());
    return asked;
}

std::vector<int> other_seats(const uni::Match& match, int seat) {
    std::vector<int> others = uni::from_left_of(match, seat);
    std::erase(others, seat);
    return others;
}

namespace {

// Lays the former writer's texts aside and brings the present one's; true if it is another.
bool change_writer(StoryDrafts& drafts, const char* whose, std::span<const char* const> acts, int seat) {
    const std::string now = std::to_string(seat);
    std::string& writer = drafts.at(whose);
    if (writer.empty()) writer = now;  // saved by an earlier version, which did not say whose they are
    if (writer == now) return false;
    for (const char* act : acts) {
        std::string& text = drafts.at(act);
        drafts.at(writer + " " + act) = std::move(text);
        text = std::exchange(drafts.at(now + " " + act), "");
    }
    writer = now;
    return true;
}

}  // namespace

void follow_drafts(StoryDrafts& drafts, Form& form, const Writers& now) {
    if (change_writer(drafts, "writer", kActsOfTurn, now.actor)) form.forget_turn();
    if (change_writer(drafts, "other writer", kActsOutOfTurn, now.other)) form.forget_out_of_turn();
}

void forget_done(StoryDrafts& drafts, Form& form, const uni::Command& command) {
    if (holds_alternative<uni::DescribeEvent>(command)) form.told_of.clear();
    if (holds_alternative<uni::NameScene>(command) || holds_alternative<uni::StartMiniScene>(command))
        form.returns_to.reset();
    if (holds_alternative<uni::CallFine>(command)) drafts.drop("answer");
}

std::string suggestion_of(int seat) { return "suggest " + std::to_string(seat); }

std::vector<int> seats_asked(const uni::Match& match) {
    std::vector<int> asked = uni::awaited(match);
    if (match.pause() == uni::PauseKind::Talk) return match.seated();
    if (match.pause() == uni::PauseKind::FineAnswer) asked.push_back(match.fine->accuser);
    return asked;
}

// The names of acts that anybody may do out of turn now: the questions before a turn ends, and the link to those acts.

namespace {

bool is_open(const uni::Match& match, const uni::Command& command) { return !uni::Universalis::check(match, command); }

bool may_take_over(const uni::Match& match, int seat) {
    return std::ranges::any_of(match.cards, [&](const uni::Card& card) {
        return is_open(match, uni::TakeOver{seat, card.id});
    });
}

bool may_obstruct(const uni::Match& match, int seat) {
    const uni::Entry* event = match.phase == uni::Phase::Turn ? uni::latest_event(match) : nullptr;
    return event && is_open(match, uni::CreateObstacle{seat, event->number, 1, uni::kBlank});
}

bool may_challenge(const uni::Match& match, int seat) {
    return std::any_of(match.entries.rbegin(), match.entries.rend(), [&](const uni::Entry& entry) {
        return is_open(match, uni::Challenge{seat, entry.number, uni::kBlank});
    });
}

bool may_fine(const uni::Match& match, int seat) {
    return std::ranges::any_of(other_seats(match, seat), [&](int other) {
        return is_open(match, uni::CallFine{seat, other, uni::kBlank});
    });
}

}  // namespace

std::vector<Phrase> open_acts(const uni::Match& match, int but) {
    const std::vector<int> others = other_seats(match, but);
    const auto any = [&](auto may) { return std::ranges::any_of(others, [&](int seat) { return may(match, seat); }); };
    std::vector<Phrase> open;
    if (any([](const uni::Match& now, int seat) { return is_open(now, uni::Interrupt{seat}); }))
        open.push_back(say("Interrupt"));
    if (any(may_take_over)) open.push_back(say("Take over"));
    if (any(may_obstruct)) open.push_back(say("Obstacle"));
    if (any(may_challenge)) open.push_back(say("Challenge"));
    if (any(may_fine)) open.push_back(say("A Fine"));
    return open;
}

void draw_ways(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const auto way = [&](const Phrase& where, const Phrase& go, Page page) {
        draw_note(ui, where);
        if (ui.button(go)) view.page = page;
    };
    if (match.complication && match.phase == uni::Phase::Turn)
        way(say("A Complication is open: dice can be bought for its pools."), say("See its pools"), Page::Conflict);
    if (const auto open = open_acts(match, view.actor()); !open.empty())
        way(say("Open to the others now: {1}.", joined(open, rules::comma())), say("See what they may do"),
            Page::AnyTime);
}

}  // namespace screens::universalis
