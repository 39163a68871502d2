// The people: who is at the table, what the GM grants and takes.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/stories/card_draw/rules/scenes.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

constexpr const char* kNewName = "new name";

// The name's letters and digits, made unique.
std::string id_for(const cd::Match& match, const std::string& name) {
    std::string base;
    for (const char c : name)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            base += c;
        else if (c >= 'A' && c <= 'Z')
            base += static_cast<char>(c - 'A' + 'a');
        else if (c == ' ' && !base.empty())
            break;
    if (base.empty()) base = "character";
    base.resize(std::min<std::size_t>(base.size(), 30));
    std::string id = base;
    for (int i = 2; match.find(id); ++i) id = std::string(base).append(std::to_string(i));
    return id;
}

// The first player without a character; if all have one, the GM.
int seat_of_next(const cd::Match& match) {
    for (const int number : match.seated())
        if (!core::contains(match.characters, cd::Seat{number + 1}, &cd::Character::seat)) return number + 1;
    return cd::kGm.number;
}

void draw_new_character(View& view) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    draw_title(ui, say("Who joins?"));
    draw_text_line(ui, say("Name"), view.drafts.at(kNewName), cd::limits::kName);
    Picker<int> seats(say("Played by"), say("no one"));
    seats.add(0, seat_name(match, cd::kGm));
    for (const int number : match.seated()) seats.add(number + 1, seat_name(match, cd::Seat{number + 1}));
    seats.draw(ui, view.dialog, *view.people.newcomer);
    const std::string& name = view.drafts.at(kNewName);
    const std::string id = id_for(match, name);
    Offer offer{say("Bring in the character")};
    const cd::Action action = cd::AddCharacter{id, name, cd::Seat{*view.people.newcomer}};
    offer.refusal = closed_because(view, {cd::kGm, action});
    offer.look = ui::Look::Accent;
    const bool brought = draw_offer(ui, offer);
    if (ui.button(say("Not now"))) return view.people.newcomer.reset();
    if (!brought || !view.submit(cd::kGm, action)) return;
    view.drafts.drop(kNewName);
    view.people.newcomer.reset();
    view.people.chosen = id;
}

void draw_state(View& view, const cd::Character& who) {
    ui::Ui& ui = view.app.ui();
    if (who.is_pc()) ui.fact(say("Bonus draws"), Phrase(who.bonus));
    if (who.advantage) ui.text(say("Advantage: draw two cards next time."), {Type::Small});
    if (who.incapacitated) ui.text(say("Incapacitated until the scene ends."), {Type::Small});
    for (const cd::Disadvantage& each : who.disadvantages)
        ui.text(say("Disadvantage: {1}", disadvantage_in_words(each)), {Type::Small});
    std::vector<Phrase> barred;
    for (const std::string& each : who.barred) barred.push_back(plain(each));
    if (!barred.empty())
        ui.text(say("Barred until the scene ends: {1}", joined(barred, rules::comma())), {Type::Small});
}

void open_reasons(View& view, const std::string& character) {
    view.dialog = [&view, character] {
        std::vector<Option> options;
        for (int i = 0; i <= static_cast<int>(cd::Reason::IntentionalFailure); ++i)
            options.push_back({cd::spoken(static_cast<cd::Reason>(i)), {}});
        const Answer answer = choose_one(view.app.ui(), say("Why the bonus draw?"), options);
        if (answer.option) view.submit(cd::kGm, cd::GrantBonus{character, static_cast<cd::Reason>(*answer.option)});
        return answer.given;
    };
}

void ask_farewell(View& view, const std::string& character) {
    view.dialog = [&view, character] {
        const Reply reply = ask_first(
            view.app.ui(), {"farewell", say("Remove {1} from the table?", person_name(view.match(), character)),
                            say("The hand returns to its packs."), say("Remove")});
        if (reply == Reply::Yes) view.submit(cd::kGm, cd::RemoveCharacter{character});
        return reply != Reply::None;
    };
}

// Buttons for everything the GM may grant now; a disabled one says why.
void draw_grants(View& view, const cd::Character& who) {
    ui::Ui& ui = view.app.ui();
    const auto offer = [&](const Phrase& label, const cd::Action& action) {
        Offer one{label};
        one.refusal = view.check({cd::kGm, action});
        // Nothing is granted before the campaign, so do not list disabled buttons.
        return (!one.refusal || one.refusal->code != "wrong_phase") && draw_offer(ui, one);
    };
    std::optional<cd::Action> chosen;
    const std::string id = who.id;
    ui.caption(say("THE GM GIVES AND TAKES"));
    if (offer(say("Give a bonus draw"), cd::GrantBonus{id})) open_reasons(view, id);
    if (offer(say("Give advantage"), cd::GrantAdvantage{id})) chosen = cd::GrantAdvantage{id};
    const cd::SetIncapacitated able{id, !who.incapacitated};
    if (offer(who.incapacitated ? say("Revive") : say("Incapacitate"), able)) chosen = able;
    if (offer(say("Remove from the table"), cd::RemoveCharacter{id})) ask_farewell(view, id);
    if (chosen) view.submit(cd::kGm, *chosen);
}

}  // namespace

void draw_people(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.people.newcomer) return draw_new_character(view);
    const cd::Character* named = view.match().find(view.people.chosen);
    if (view.people.naming && named) return draw_hand(view, *named);
    draw_title(ui, say("The people"));
    draw_who(view, {say("Who"), Who::All}, view.people.chosen);
    if (const cd::Character* who = view.match().find(view.people.chosen)) {
        const std::string id = who->id;
        draw_note(ui, say("Played by {1}", seat_name(view.match(), who->seat)));
        draw_state(view, *who);
        draw_hand(view, *who);
        const cd::Character* still = view.plays(cd::kGm.number) ? view.match().find(id) : nullptr;
        if (still) draw_grants(view, *still);
    }
    if (!view.plays(cd::kGm.number)) return;
    ui.rule();
    if (ui.button(say("Bring in a character"))) view.people.newcomer = seat_of_next(view.match());
    if (view.match().phase != cd::Phase::Scene) return;
    ui.caption(say("THE DECK"));
    ui.fact(say("Cards left in the pile"), Phrase(view.match().pile.size()));
    Offer shuffle{say("Reshuffle everything"), say("The discard pile joins the draw pile.")};
    shuffle.refusal = view.check({cd::kGm, cd::Reshuffle{}});
    if (draw_offer(ui, shuffle)) view.submit(cd::kGm, cd::Reshuffle{});
}

}  // namespace screens::card_draw
