#include "game/stories/universalis/screen/act_widgets.h"

#include <algorithm>

#include "engine/ui/small_print.h"
#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

bool only_wants_words(const rules::Refusal& refusal) { return refusal.code == "TEXT_REQUIRED"; }

Phrase with_price(const UniView& view, const Phrase& label, const uni::Command& command) {
    const int cost = uni::price(view.match(), command);
    return cost == 0 ? label : say("{1}: {2}", label, uni_coins(cost));
}

}  // namespace

bool draw_act_button(UniView& view, const Phrase& label, const uni::Command& command, ui::Look look) {
    ui::Ui& ui = view.app.ui();
    const auto refusal = uni::Universalis::check(view.match(), command);
    const bool pressed =
        ui.button(with_price(view, label, command), refusal ? ui::Look::Plain : look, !refusal);
    // Once for several that are closed for one reason.
    const Phrase why = refusal && !only_wants_words(*refusal) ? refusal_in_words(*refusal) : Phrase();
    if (!why.empty() && why != view.closed) ui.text(why, {Type::Small, palette::kSoft});
    view.closed = why;
    return pressed && !refusal;
}

bool draw_act(UniView& view, const Phrase& label, const uni::Command& command, ui::Look look) {
    return draw_act_button(view, label, command, look) && view.submit(command);
}

bool draw_uni_section(UniView& view, UniAct act, const Phrase& label, const uni::Command& least) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const auto refusal = uni::Universalis::check(match, least);
    if (refusal) {
        ui.button(label, ui::Look::Plain, false);
        ui.text(refusal_in_words(*refusal), {Type::Small, palette::kSoft});
        if (view.open == act) view.open = UniAct::None;
        return false;
    }
    const int cost = uni::price(match, least), purse = uni::funds(match, uni::seat_of(least));
    ui.row({0.66, 0.34});
    const bool open = view.open == act;
    if (ui.button(label, open ? ui::Look::Accent : ui::Look::Plain)) view.open = open ? UniAct::None : act;
    const ui::Rect cell = ui.take(ui.last().height());
    const Phrase price = cost == 0 ? say("for free") : say("{1}, then {2}", purse, purse - cost);
    const double wide = ui.text_width(price, Type::Small), high = ui.line_height(Type::Small);
    const ui::Rect print{cell.x1 - wide, cell.center().y - high / 2, cell.x1 + 1, cell.center().y + high / 2};
    ui.paint().print({print.x0, print.y0}, price, Type::Small, palette::kSoft);
    ui.explain(price, print, Type::Small);
    return view.open == act;
}

std::string& uni_draft(UniView& view, const char* place) { return view.drafts.at(place); }

void draw_uni_card_pick(UniView& view, const Phrase& what, int& card, const UniFits& fits) {
    std::vector<Option> options;
    std::vector<int> ids;
    for (const uni::Card& each : view.match().cards) {
        if (!fits(each)) continue;
        ids.push_back(each.id);
        options.push_back({uni_brief(view, each.name, 0.55), uni_kind(each), each.id == card});
    }
    if (std::ranges::find(ids, card) == ids.end()) {
        card = ids.empty() ? 0 : ids.front();
        if (!options.empty()) options.front().chosen = true;
    }
    if (ids.empty()) return;
    draw_picked(view.app.ui(), view.dialog, {what, say("none"), options},
                [&card, ids](std::size_t which) { card = ids[which]; });
}

void draw_uni_cards_pick(UniView& view, const Phrase& what, std::vector<uni::CardId>& cards,
                         const UniFits& fits) {
    const uni::Match& match = view.match();
    std::erase_if(cards, [&](int id) { return !match.find(id) || !fits(match.card(id)); });
    std::vector<Phrase> names;
    for (const int id : cards) names.push_back(uni_brief(view, match.card(id).name, 0.4));
    const Phrase now = names.empty()      ? say("none")
                       : names.size() < 2 ? names.front()
                                          : say_many(static_cast<int>(names.size()), "{1} card", "{1} cards");
    if (!view.app.ui().button(say("{1}: {2}", what, now))) return;
    view.dialog = [&view, what, &cards, fits] {
        ui::Ui& ui = view.app.ui();
        bool done = false;
        ui.dialog("cards", ui.px(480), [&] {
            ui.heading(what);
            for (const uni::Card& each : view.match().cards) {
                if (!fits(each)) continue;
                const auto found = std::ranges::find(cards, uni::CardId{each.id});
                if (!ui.toggle(plain(each.name), found != cards.end())) continue;
                if (found == cards.end())
                    cards.push_back(each.id);
                else
                    cards.erase(found);
            }
            done = ui.button(say("Done"), ui::Look::Accent);
        });
        return done;
    };
}

void draw_uni_seat_pick(UniView& view, const Phrase& what, int& seat, const std::vector<int>& seats) {
    if (std::ranges::find(seats, seat) == seats.end() && !seats.empty()) seat = seats.front();
    std::vector<Option> options;
    for (const int each : seats)
        options.push_back({uni_player(view.match(), each), uni_purse(view.match(), each), each == seat});
    draw_picked(view.app.ui(), view.dialog, {what, say("no one"), options},
                [&seat, seats](std::size_t which) { seat = seats[which]; });
}

void draw_uni_scene_pick(UniView& view, std::optional<int>& scene) {
    const uni::Match& match = view.match();
    if (match.scenes.empty()) return scene.reset();
    std::vector<Option> options{{say("none"), say("A scene of its own."), !scene}};
    for (const uni::Scene& each : match.scenes) {
        const bool faded = each.status == uni::SceneStatus::Faded;
        options.push_back(
            {say("Scene {1}", each.number),
             faded ? say("It faded to black: nobody returns to it. (UNI-64)") : plain(each.title),
             scene == each.number});
    }
    draw_picked(view.app.ui(), view.dialog, {say("Goes back to"), say("none"), options},
                [&scene](std::size_t which) {
                    scene = which == 0 ? std::nullopt : std::optional(static_cast<int>(which));
                });
}

Phrase uni_brief(UniView& view, const std::string& text, double share) {
    ui::Ui& ui = view.app.ui();
    const double room = share * ui.rest().width();
    return plain(ui.text_width(plain(text), Type::Small) <= room ? text : small_start(ui, text, room));
}

std::vector<int> uni_others(const uni::Match& match, int seat) {
    std::vector<int> others = uni::from_left_of(match, seat);
    std::erase(others, seat);
    return others;
}

}  // namespace screens
