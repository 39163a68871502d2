// The GM calls a competition: who takes part, and on which side.

#include <algorithm>
#include <set>

#include "engine/core/lists.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

constexpr const char *kCompetitionName = "competition", *kExtraName = "extra";
constexpr rules::TextBounds kLabel{0, 30};  // for someone nameless

using Entrants = std::vector<cd::Entrant>;

const cd::Entrant* entrant(const Entrants& entrants, const std::string& id) {
    const auto found = std::ranges::find(entrants, id, &cd::Entrant::participant);
    return found == entrants.end() ? nullptr : &*found;
}

// Sides are numbered, but a draft may contain anything.
bool is_side(const std::string& side) {
    constexpr std::size_t kLongest = 3;
    return !side.empty() && side.size() <= kLongest && side.find_first_not_of("0123456789") == std::string::npos;
}

// The lowest unused number.
std::string free_side(const Entrants& entrants) {
    for (int number = 1;; ++number) {
        std::string side = std::to_string(number);
        if (!core::contains(entrants, side, &cd::Entrant::side)) return side;
    }
}

// The existing sides, and a new one unless `who` is alone on its side.
std::vector<std::string> sides_for(const Entrants& entrants, const cd::Entrant& who) {
    std::set<int> numbers;
    for (const cd::Entrant& each : entrants) numbers.insert(std::stoi(each.side));
    if (std::ranges::count(entrants, who.side, &cd::Entrant::side) > 1) numbers.insert(std::stoi(free_side(entrants)));
    std::vector<std::string> sides;
    for (const int number : numbers) sides.push_back(std::to_string(number));
    return sides;
}

// "with Nora, A bear", without `but`; "against all others" if the side has nobody else.
Phrase company(const View& view, const std::string& side, const std::string& but) {
    std::vector<Phrase> names;
    for (const cd::Entrant& each : view.calls.entrants)
        if (each.side == side && each.participant != but) names.push_back(person_name(view.match(), each.participant));
    return names.empty() ? say("against all others") : say("with {1}", joined(names, rules::comma()));
}

void set_side(Entrants& entrants, const std::string& id, const std::string& side) {
    const auto found = std::ranges::find(entrants, id, &cd::Entrant::participant);
    if (side.empty() && found != entrants.end()) entrants.erase(found);
    if (!side.empty() && found != entrants.end()) found->side = side;
}

// For an entrant: another side, or none.
void open_sides(View& view, const std::string& id) {
    view.dialog = [&view, id] {
        const cd::Entrant* now = entrant(view.calls.entrants, id);
        if (!now) return true;
        std::vector<std::string> sides = sides_for(view.calls.entrants, *now);
        std::vector<Option> options;
        for (const std::string& side : sides)
            options.push_back({side_name(side), company(view, side, id), now->side == side});
        options.push_back({say("stays out"), {}});
        sides.emplace_back();
        const Answer answer = choose_one(view.app.ui(), say("{1}'s side", person_name(view.match(), id)), options);
        if (answer.option) set_side(view.calls.entrants, id, sides[*answer.option]);
        return answer.given;
    };
}

// Pressing it adds a non-entrant, on a side of its own.
void draw_entrant(View& view, const std::string& id, bool able) {
    const cd::Entrant* now = entrant(view.calls.entrants, id);
    const Phrase name = person_name(view.match(), id);
    const Phrase label = now ? say("{1}: {2}", name, side_name(now->side)) : say("{1}: {2}", name, say("stays out"));
    if (!view.app.ui().button(label, ui::Look::Plain, {able, say("They cannot take part.")})) return;
    if (now) return open_sides(view, id);
    view.calls.entrants.push_back({id, free_side(view.calls.entrants)});
}

void draw_extra(View& view) {
    ui::Ui& ui = view.app.ui();
    std::string& label = view.drafts.at(kExtraName);
    draw_text_line(ui, say("An unnamed character"), label, kLabel);
    if (!ui.button(say("Add to the list"), ui::Look::Plain, {!label.empty(), say("Write something first.")})) return;
    view.calls.entrants.push_back({std::string(cd::kExtra).append(label), free_side(view.calls.entrants)});
    view.drafts.drop(kExtraName);
}

}  // namespace

void draw_competition(View& view) {
    ui::Ui& ui = view.app.ui();
    draw_title(ui, say("A competition"));
    draw_text_line(ui, say("What it is about"), view.drafts.at(kCompetitionName), cd::limits::kTest);
    std::erase_if(view.calls.entrants, [&](const cd::Entrant& each) {
        const cd::Character* who = view.match().find(each.participant);
        return !is_side(each.side) || (!cd::is_extra(each.participant) && (!who || who->incapacitated));
    });
    ui.caption(say("WHO AGAINST WHOM"));
    for (const cd::Character& each : view.match().characters) draw_entrant(view, each.id, !each.incapacitated);
    const Entrants entrants = view.calls.entrants;
    for (const cd::Entrant& each : entrants)
        if (cd::is_extra(each.participant)) draw_entrant(view, each.participant, true);
    if (!entrants.empty()) draw_note(ui, say("Press again for another side, or none."));
    draw_extra(view);
    cd::Ids entered;
    for (const cd::Entrant& each : view.calls.entrants) entered.push_back(each.participant);
    draw_favoured(view, entered);
    const cd::StartCompetition action{view.drafts.at(kCompetitionName), view.calls.entrants};
    if (!draw_command(view, say("Call for the test"), {cd::kGm, action}, ui::Look::Accent)) return;
    view.drafts.drop(kCompetitionName);
    view.calls.entrants.clear();
}

}  // namespace screens::card_draw
