// Drawing Card Draw's table: index cards, the test with its current cards, the deck with its count, the discard fanned
// beside it.

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/stories/card_draw/screen/paper.h"
#include "game/stories/card_draw/screen/verdict.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/text_fit.h"
#include "game/stories/screen/verdict_panel.h"

namespace screens::card_draw {

namespace {

// Chalk marks where a card will lie.
void chalk_place(const table::CardPose& pose, render::Scene& scene) {
    const Vec2 half{pose.width / 2, pose.width * table::kCardShape / 2};
    scene.lines.push_back(
        {{pose.at - half, pose.at + Vec2{half.x, -half.y}, pose.at + half, pose.at + Vec2{-half.x, half.y}},
         true,
         true});
}

std::vector<const cd::Participant*> active_ones(const cd::Test& test) {
    std::vector<const cd::Participant*> active;
    for (const cd::Participant& each : test.participants)
        if (each.active) active.push_back(&each);
    return active;
}

void chalk_places(const View& view, const Places& places, render::Scene& scene) {
    const auto active = active_ones(*view.match().test);
    const auto slots = current_slots(view, places);
    for (std::size_t i = 0; i < active.size(); ++i)
        if (!active[i]->current && active[i]->choice.empty()) chalk_place(slots[i].card, scene);
}

void lay_heaps(const View& view, const Places& places, render::Scene& scene) {
    const cd::Match& match = view.match();
    const auto add = [&](int count, const render::CardPrint& print, const table::CardPose& pose) {
        for (const render::SheetSprite& sheet : table::card_heap(count, print, pose)) scene.sheets.push_back(sheet);
    };
    add(match.pile.size(), {}, places.pile);
    for (const cd::Back back : {cd::Back::Red, cd::Back::Blue}) {
        render::CardPrint print;
        print.frame = back == cd::Back::Red ? render::CardPrint::Frame::Red : render::CardPrint::Frame::Blue;
        add(match.pack(back).size(), print, places.packs[static_cast<std::size_t>(back)]);
    }
}

// A one-line paper tag, centred at a place on the table.
void draw_tag(const View& view, Vec2 at, const Phrase& text) {
    ui::Ui& ui = view.app.ui();
    const double wide = ui.text_width(text, Type::Small), high = ui.line_height(Type::Small);
    const Vec2 middle = view.place.view.to_pixels(at);
    const Rect rect{middle.x - wide / 2 - ui.px(6), middle.y - high / 2 - ui.px(1), middle.x + wide / 2 + ui.px(6),
                    middle.y + high / 2 + ui.px(1)};
    ui.paint().paper(rect, 2);
    print_on_paper(ui, rect, {middle.x - wide / 2, middle.y - high / 2}, text, {Type::Small});
}

// A label below each pile; the packs by their colour.
void draw_heap_tags(const View& view, const Places& places) {
    const cd::Match& match = view.match();
    const auto below = [](const table::CardPose& pose) {
        return pose.at - Vec2{0, pose.width * table::kCardShape / 2};
    };
    draw_tag(view, below(places.pile), say("{1} left", match.pile.size()));
    const auto pack = [&](cd::Back back) { return below(places.packs[static_cast<std::size_t>(back)]); };
    // If the labels do not fit side by side, the packs' colours suffice.
    const ui::Ui& ui = view.app.ui();
    const double apart = std::abs(pack(cd::Back::Blue).x - pack(cd::Back::Red).x) * view.place.view.scale;
    if ((ui.text_width(say("Red"), Type::Small) + ui.text_width(say("Blue"), Type::Small)) / 2 + ui.px(12) <= apart) {
        draw_tag(view, pack(cd::Back::Red), say("Red"));
        draw_tag(view, pack(cd::Back::Blue), say("Blue"));
    }
    std::size_t judged = 0;
    if (const auto verdict = last_verdict(view))
        for (const JudgedCard& each : verdict->cards)
            judged += each.current && each.current->source == cd::Source::Drawn ? 1 : 0;
    if (match.discard.size() <= judged) return;
    const auto fan = fan_poses(places, match.discard.size() - judged);
    draw_tag(view, {places.fan_low.x + 0.7, below(fan.back()).y}, say("Discard"));
}

// The known facts about a participant's card.
Phrase current_in_words(const View& view, const cd::Participant& who) {
    const cd::Match& match = view.match();
    if (view.deck.moves.moving() && view.deck.suspense) return who.current ? say("drawing") : Phrase();
    if (!who.choice.empty()) return say("choosing");
    if (!who.current) return Phrase();  // its place is empty
    const cd::Standing standing = cd::standing(match, who.id, {who.current->card, who.current->value});
    Phrase state;
    if (standing.outcome) state = outcome_in_words(*standing.outcome);
    if (standing.highest && *standing.highest) state = say("highest");
    if (who.current->value != who.current->card.rank) {
        const Phrase counts = say("{1} counts as {2}", who.current->card.rank, who.current->value);
        state = state.empty() ? counts : counts + rules::comma() + state;
    }
    if (who.out) return say("incapacitated");
    if (state.empty() && who.passed) return say("keeps it");
    return state;
}

// Its side, if there are teams, and its state, in one line if that fits.
std::vector<Phrase> plate_lines(const View& view, const cd::Participant& who, double room) {
    const ui::Ui& ui = view.app.ui();
    std::vector<Phrase> lines;
    if (has_teams(*view.match().test)) lines.push_back(side_name(who.side));
    if (const Phrase state = current_in_words(view, who); !state.empty()) lines.push_back(state);
    if (lines.size() == 2)
        if (const Phrase both = joined(lines, rules::comma()); ui.text_width(both, Type::Small) <= room) return {both};
    std::erase_if(lines, [&](const Phrase& line) { return ui.text_width(line, Type::Small) > room; });
    return lines;
}

void draw_nameplates(const View& view, const Places& places) {
    if (!view.match().test) return;
    ui::Ui& ui = view.app.ui();
    const auto active = active_ones(*view.match().test);
    const auto slots = current_slots(view, places);
    for (std::size_t i = 0; i < active.size(); ++i) {
        const Rect rect = view.place.on_screen(slots[i].name_low, slots[i].name_high);
        const double room = rect.width() - ui.px(8), line = ui.line_height(Type::Small);
        const std::vector<Phrase> below = plate_lines(view, *active[i], room);
        const double of_name = rect.height() - ui.px(4) - line * static_cast<double>(below.size());
        const FittedPrint name =
            fitted_print(ui, person_name(view.match(), active[i]->id), {room, std::clamp(of_name, line, 2 * line)});
        const double name_high = line * name.times * static_cast<double>(name.lines.size());
        const double high = name_high + line * static_cast<double>(below.size()) + ui.px(4);
        const Rect plate{rect.x0, rect.y0, rect.x1, rect.y0 + high};
        ui.paint().paper(plate, 2);
        const auto centred = [&](const Phrase& text, double top, const ui::Colour& ink) {
            print_on_paper(ui, plate, {plate.center().x - ui.text_width(text, Type::Small) / 2, top}, text,
                           {Type::Small, ink});
        };
        double y = plate.y0 + ui.px(2);
        print_fitted(ui, name, {plate.x0, y, plate.x1, y + name_high}, PrintAt::Middle, palette::kInk);
        y += name_high;
        for (const Phrase& each : below) centred(each, std::exchange(y, y + line), palette::kHeads);
    }
}

// Shows all pairs where the test's paper cannot.
void explain_pairs(View& view, const Places& places) {
    const auto& test = view.match().test;
    const Rect paper = view.place.on_screen(places.test_low, places.test_high);
    if (test && test->is_competition() && !last_verdict(view) && !view.app.ui().over_panel() &&
        paper.contains(view.app.ui().pointer()))
        view.hint = {paper.within(view.place.room), pairs_in_words(view.match(), *test)};
}

// Lists all the people, including those without an index card there.
void open_others(View& view) {
    view.dialog = [&view] {
        std::vector<Option> options;
        for (const cd::Character& each : view.match().characters)
            options.push_back({plain(each.name), seat_name(view.match(), each.seat)});
        const Answer answer = choose_one(view.app.ui(), say("The people"), options);
        if (answer.option) view.people.opened = view.people.chosen = view.match().characters[*answer.option].id;
        return answer.given;
    };
}

// A click on an index card opens its sheet.
void follow_people(View& view, const Places& places, const Paper& paper) {
    ui::Ui& ui = view.app.ui();
    const PeopleShown people = people_shown(view);
    if (people.here.empty() || view.loose.lies_at(view.place.view.to_table(ui.pointer()))) return;
    const auto cards = places.people.cards(people.cards());
    const auto pressed = [&](const Phrase& label, const Rect& card) {
        const Rect shown = view.place.on_screen(card);
        return !lies_under_verdict(view, shown) && ui.area(label, shown);
    };
    for (std::size_t i = 0; i < people.here.size(); ++i) {
        const cd::Character& who = *people.here[i];
        if (pressed(say("{1}'s sheet", plain(who.name)), cards[i]))
            view.people.opened = view.people.chosen = view.calls.challenge.character = who.id;
        const Rect shown = view.place.on_screen(cards[i]);
        if (paper.cuts_name_of(who.id) && ui.hovered() && shown.contains(ui.pointer()))
            view.hint = {shown, {plain(who.name), seat_name(view.match(), who.seat)}};
    }
    if (people.others > 0 && pressed(say("All the people"), cards.back())) open_others(view);
}

// The judgement stays until something else is done, or a press dismisses it.
void follow_verdict(View& view, const Places& places) {
    draw_verdict(view, places);
    const auto verdict = last_verdict(view);
    if (!verdict || view.match().test || view.side_panel.back) return;
    ui::Ui& ui = view.app.ui();
    const Phrase label = say("Clear the cards");
    const double wide = ui.text_width(label, Type::Small) + ui.px(24), high = ui.px(32);
    const Rect paper = view.place.on_screen(places.test_low, places.test_high);
    const Rect rect{paper.x1 - wide, paper.y1 - high, paper.x1, paper.y1};
    ui.paint().paper(rect, 2);
    ui.place(rect);
    if (ui.button(label)) view.deck.put_away = static_cast<int>(verdict->step);
}

void explain_scene(View& view, const Places& places) {
    const Rect paper = view.place.on_screen(places.test_low, places.slots_high);
    if (!view.app.ui().over_panel() && paper.contains(view.app.ui().pointer()))
        view.hint = {paper.within(view.place.room), {plain(view.scene_text())}};
}

}  // namespace

void draw_table(View& view) {
    const Places places = view.game ? places_on(view.place.tabletop, people_shown(view).cards(), current_count(view))
                                    : places_on(view.place.tabletop);
    render::Scene scene = bare_tabletop(view.place.tabletop);
    const Paper paper(view, places);
    paper.lay(scene);
    if (view.game) {
        lay_heaps(view, places, scene);
        view.deck.moves.lay(laid_cards(view, places, paper.head()));
        view.deck.moves.show(scene);
        if (view.match().test && !last_verdict(view)) chalk_places(view, places, scene);
    }
    view.loose.show(scene, view.place);
    view.camera.draw(view.app, view.place, std::move(scene));
    paper.mark();
    view.loose.mark(view.place.view);
    if (!view.game) return;
    if (view.place.legible) {
        draw_heap_tags(view, places);
        if (last_verdict(view))
            follow_verdict(view, places);
        else
            draw_nameplates(view, places);
    } else {
        draw_small_verdict(view);
    }
    if (paper.cuts_scene()) explain_scene(view, places);
    follow_people(view, places, paper);
    explain_pairs(view, places);
}

}  // namespace screens::card_draw
