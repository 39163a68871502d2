// The people: changing HC and EC by hand, rewriting cards, joining and leaving; the session's end.

#include <algorithm>

#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kWhyDraft = "adjust";

// The full text, because an open sheet on the table may have no room.
void draw_sheet_in_words(View& view, const ec::Character& who) {
    const auto line = [&](const Phrase& text) {
        if (!text.empty()) view.app.ui().text(text, {Type::Small});
    };
    line(traits_in_words(who.sheet->skills));
    line(traits_in_words(who.sheet->resistances));
    for (const Phrase& note : notes_in_words(*who.sheet)) line(note);
    for (const ec::Affliction& each : view.match().afflictions)
        if (each.target == who.id) line(affliction_in_words(each));
}

void draw_adjusting(View& view, const ec::Character& who) {
    ui::Ui& ui = view.app.ui();
    if (view.people.by_for != who.id) {
        view.people.by_for = who.id;
        view.people.hc_by = view.people.ec_by = 0;
        view.drafts.drop(kWhyDraft);
    }
    ui.caption(say("BY HAND"));
    view.people.hc_by = std::clamp(view.people.hc_by, -who.hc, who.sheet->hc_max - who.hc);
    view.people.ec_by = std::clamp(view.people.ec_by, -who.ec, who.sheet->ec_max - who.ec);
    if (who.sheet->hc_max > 0) ui.slider(say("HC to add"), view.people.hc_by, {-who.hc, who.sheet->hc_max - who.hc, 1});
    if (who.sheet->ec_max > 0) ui.slider(say("EC to add"), view.people.ec_by, {-who.ec, who.sheet->ec_max - who.ec, 1});
    draw_text_line(ui, say("Why"), view.drafts.at(kWhyDraft), ec::limits::kNote);
    if (!ui.button(say("Add them"), ui::Look::Plain,
                   {view.people.hc_by != 0 || view.people.ec_by != 0, say("There is nothing to add.")}))
        return;
    if (!view.submit(ec::kCm, ec::Adjust{who.id, view.people.hc_by, view.people.ec_by, view.drafts.at(kWhyDraft)}))
        return;
    view.people.hc_by = view.people.ec_by = 0;
    view.drafts.drop(kWhyDraft);
}

void ask_end(View& view) {
    view.dialog = [&view] {
        const Reply reply =
            ask_first(view.app.ui(), {"end", say("End the session?"),
                                      say("Nothing can be called for after that; the story can still be saved."),
                                      say("End the session")});
        if (reply == Reply::Yes) view.submit(ec::kCm, ec::EndPlay{});
        return reply != Reply::None;
    };
}

void ask_removal(View& view, const ec::Character& who) {
    view.dialog = [&view, id = std::string(who.id), name = who.name()] {
        const Reply reply = ask_first(
            view.app.ui(),
            {"remove", say("Remove {1}?", plain(name)),
             say("The card is taken off the table, along with all this character's afflictions."), say("Remove it")});
        if (reply == Reply::Yes && view.submit(ec::kCm, ec::RemoveCharacter{id})) view.people.chosen.clear();
        return reply != Reply::None;
    };
}

// Talents with a lasting effect.
void draw_continuing(View& view, const ec::Character& who) {
    std::string over;
    for (const ec::Continuing& each : view.match().later.continuing)
        if (each.character == who.id && view.app.ui().button(say("End {1}", plain(each.talent)))) over = each.talent;
    if (!over.empty()) view.submit(ec::kCm, ec::EndTalent{who.id, over});
}

}  // namespace

void read_sheet(View& view, const std::string& id) {
    const ec::Character* who = view.match().find(id);
    if (!who) return;
    view.dialog = until_done(view.app.ui(), plain(who->name()), [&view, id] {
        const ec::Character* read = view.match().find(id);
        if (!read) return;
        view.app.ui().text(counts_in_words(*read), {Type::Strong});
        draw_sheet_in_words(view, *read);
    });
}

void draw_card_buttons(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Character* who = view.match().find(view.people.chosen);
    if (who && view.is_known(who->id)) {
        button_row(ui, {say("Rewrite it"), say("Remove it")});
        if (ui.button(say("Rewrite it"))) edit_card(view, *who);
        if (ui.button(say("Remove it"))) ask_removal(view, *who);
    }
    if (ui.button(say("Write a character"))) view.people.card = CardForm{};
}

void draw_people(View& view) {
    if (view.people.card) return draw_card(view);
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The people"));
    draw_person(view, say("Who"), Whom::All, view.people.chosen);
    const ec::Character* who = view.match().find(view.people.chosen);
    if (who && view.is_known(who->id)) {
        ui.text(counts_in_words(*who), {Type::Strong});
        draw_sheet_in_words(view, *who);
        draw_continuing(view, *who);
        draw_adjusting(view, *who);
        ui.caption(say("THE CARD"));
    }
    draw_card_buttons(view);
    ui.rule();
    if (ui.button(say("End the session"))) ask_end(view);
}

// Lists of people in a call: those affected by a toss, and those who may oppose it.

namespace {

Phrase names_of(const ec::Match& match, const ec::Ids& ids, const Phrase& nobody) {
    if (ids.empty()) return nobody;
    if (ids.size() == 1) return person_name(match, ids.front());
    return say_many(static_cast<int>(ids.size()), "{1} character", "{1} characters");
}

// A dialog with a line for each of the others who are not out.
void open_list(View& view, const Phrase& title, const std::string& owner,
               std::function<void(const ec::Character&)> line) {
    view.dialog = until_done(view.app.ui(), title, [&view, owner, line = std::move(line)] {
        for (const ec::Character& each : view.match().characters)
            if (!each.is_out() && each.id != owner && view.is_known(each.id)) line(each);
    });
}

}  // namespace

namespace {

void open_opposers(View& view, const std::string& owner, OpposedCall call);

// Not allowed, or how hard it is. Those who may oppose are suggested as affected, because success harms them.
void settle_opposer(OpposedCall call, const std::string& id, std::size_t option) {
    std::erase_if(*call.opposers, [&](const ec::Opposer& each) { return each.character == id; });
    if (option == 0) return;
    call.opposers->push_back({id, static_cast<ec::Difficulty>(option - 1)});
    if (call.affected && std::ranges::find(*call.affected, ec::CharacterId(id)) == call.affected->end())
        call.affected->push_back(id);
}

// One character's choices; then the list again.
void open_opposer(View& view, const std::string& owner, OpposedCall call, const ec::Character& who) {
    const auto found = std::ranges::find(*call.opposers, ec::CharacterId(who.id), &ec::Opposer::character);
    std::vector<Option> options{{say("may not"), {}, found == call.opposers->end()}};
    for (int i = 0; i <= static_cast<int>(ec::Difficulty::VeryDifficult); ++i) {
        const auto one = static_cast<ec::Difficulty>(i);
        options.push_back({difficulty_name(one) + plain(" ") + signed_figure(ec::modifier(one)),
                           {},
                           found != call.opposers->end() && found->difficulty == one});
    }
    view.dialog = [&view, owner, call, id = std::string(who.id), name = who.name(), options] {
        const Answer answer = choose_one(view.app.ui(), say("May {1} oppose?", plain(name)), options);
        if (!answer.given) return false;
        if (answer.option) settle_opposer(call, id, *answer.option);
        open_opposers(view, owner, call);
        return true;
    };
}

void open_opposers(View& view, const std::string& owner, OpposedCall call) {
    open_list(view, say("Who may oppose, and how hard it is"), owner, [&view, owner, call](const ec::Character& each) {
        const auto found = std::ranges::find(*call.opposers, ec::CharacterId(each.id), &ec::Opposer::character);
        const Phrase how = found == call.opposers->end() ? say("may not") : difficulty_name(found->difficulty);
        if (view.app.ui().button(say("{1}: {2}", plain(each.name()), how))) open_opposer(view, owner, call, each);
    });
}

}  // namespace

void draw_opposers(View& view, const std::string& owner, OpposedCall call) {
    const ec::Match& match = view.match();
    std::erase_if(*call.opposers, [&](const ec::Opposer& each) {
        const ec::Character* who = match.find(each.character);
        return !who || who->is_out() || each.character == owner;
    });
    ec::Ids ids;
    for (const ec::Opposer& each : *call.opposers) ids.push_back(each.character);
    if (view.app.ui().button(say("May oppose: {1}", names_of(match, ids, say("no one")))))
        open_opposers(view, owner, call);
}

void draw_affected(View& view, const std::string& owner, ec::Ids& affected) {
    const ec::Match& match = view.match();
    std::erase_if(affected, [&](const std::string& id) {
        const ec::Character* who = match.find(id);
        return !who || who->is_out() || id == owner;
    });
    if (!view.app.ui().button(say("Affects: {1}", names_of(match, affected, say("nobody"))))) return;
    open_list(view, say("Whom does it directly affect?"), owner, [&view, &affected](const ec::Character& each) {
        draw_member(view.app.ui(), plain(each.name()), ec::CharacterId(each.id), affected);
    });
}

}  // namespace screens::edged_coins
