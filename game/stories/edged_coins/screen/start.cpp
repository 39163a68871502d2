// Who sits down at a table of Edged Coins, and the box's content.

#include <span>

#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/screen/box_list.h"
#include "game/stories/screen/first_session.h"
#include "game/stories/screen/saved_start.h"

namespace screens::edged_coins {

namespace {

// True if one of the party is at the table, with a card in the box's language.
bool actor_of(const story::EncounterBox& box, const ec::Match& match) {
    for (const ec::Character& each : box.party)
        if (const ec::Character* there = match.find(each.id))
            if (!each.sheet->skills.empty() && ec::find(there->sheet->skills, each.sheet->skills.front().name))
                return true;
    return false;
}

void draw_table_options(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Options& options = view.match().options;
    ui.caption(say("WHAT YOU AGREE ON"));
    const bool pattern = options.rank_six == ec::RankSix::ContinuesPattern;
    if (ui.toggle(say("Rank 6 continues as Silver"), pattern))
        view.submit(ec::kCm, ec::SetOption{"rank_six", pattern ? "as_written" : "continues_pattern"});
    draw_note(ui, say("As written, rank 6 has a chance of 87.5 %, less than Platinum. (R-1)"));
    const bool modifier = options.power_rule == ec::PowerRule::CapsModifier;
    if (ui.toggle(say("Power limits only its own modifier"), modifier))
        view.submit(ec::kCm, ec::SetOption{"power_rule", modifier ? "caps_explosions" : "caps_modifier"});
    draw_note(ui, say("As written, the difference in Power limits the explosions of damage. (R-3)"));
}

}  // namespace

void View::read_box() {
    box = find_box<story::EncounterBox>(
        app, "edged-coins.json", story::encounters_from,
        [this](const story::EncounterBox& found) { return !game || actor_of(found, match()); });
}

void View::begin_table() {
    const bool guided = guide.chosen && start.with_box && box && box->first_session;
    if (guided) start.players = static_cast<int>(box->party.size());
    if (begin({{"seats", seat_names(app, start.seated())}})) return;
    read_box();
    if (!start.with_box || !box || !plays(ec::kCm.number)) return;
    bring_party();
    begin_first_session(*this, guided ? Guidance::Shown : Guidance::None);
}

void View::bring_party() {
    const std::vector<int> seated = match().seated();
    for (ec::Character each : box->party) {
        // The box is for four: with fewer players, some play two characters.
        each.seat.number = seated[static_cast<std::size_t>(each.seat.number - 1) % seated.size()] + 1;
        if (!submit(ec::kCm, ec::AddCharacter{each})) return;
    }
}

// The party is added before its first step.
std::optional<ShownSession> first_session(View& view) {
    const std::span done(view.game->steps());
    if (!is_first_session_shown(view) || !view.box || !view.box->first_session) return std::nullopt;
    const std::size_t party = view.box->party.size();
    if (done.size() < party) return std::nullopt;
    const std::span<const story::ShownStep> steps(view.box->first_session->steps);
    ShownSession session{steps.size()};
    session.done =
        steps_done(done.subspan(party), steps, [](const auto& step) { return ec::EdgedCoins::to_json(step.command); });
    if (!session.done || *session.done == steps.size()) return session;
    const story::ShownStep& next = steps[*session.done];
    session.words = next.say;
    session.carry_out = [&view, command = next.command] {
        view.tray.arranged = {true, true};
        view.submit(command);
    };
    return session;
}

void read_saved_start(View& view) { view.guide.chosen = take_saved_start(view).value("guided", rules::Json()) == true; }

void draw_start(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.resumes_earlier()) return;
    ui.heading(say("Who plays?"));
    draw_note(ui, say("One of you is the CM, the game master, and needs no seat here."));
    draw_players(ui, view.start.players, 1, view.start.names);
    ui.heading(say("What are we playing?"));
    const bool boxed = view.start.with_box && view.box, guided = boxed && view.guide.chosen;
    if (view.box && ui.choice(plain(view.box->title), plain(view.box->summary), boxed && !guided)) {
        view.start.with_box = true;
        view.guide.chosen = false;
    }
    if (ui.choice(say("A story of our own"), say("You write the characters yourselves."), !boxed))
        view.start.with_box = view.guide.chosen = false;
    if (view.box && view.box->first_session &&
        ui.choice(plain(view.box->first_session->title), plain(view.box->first_session->summary), guided))
        view.start.with_box = view.guide.chosen = true;
    draw_story_title(ui, view.story_title());
    ui.space(4);
    if (draw_sit_down(view, guided ? Guidance::Shown : Guidance::None)) return view.begin_table();
    draw_note(ui, say("The CM calls for a toss when something matters and is uncertain; one to three coins decide it. "
                      "Harm costs you HC, your life points; you push your luck with EC, your Energy Coins."));
    save_start(view, {{"guided", view.guide.chosen}});
}

void draw_setup(View& view) {
    if (view.people.card) return draw_card(view);
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.heading(say("Who is in the story?"));
    if (view.plays_box()) ui.text(plain(view.box->say), {Type::Small});
    for (const ec::Character& each : match.characters) ui.fact(plain(each.name()), seat_name(match, each.seat));
    if (match.characters.empty()) draw_note(ui, say("Nobody yet."));
    if (view.box && match.characters.empty() && !view.sharing.busy && ui.button(say("Take the ready-made party")))
        return view.bring_party();
    Offer begin{say("Start playing")};
    begin.look = ui::Look::Accent;
    begin.refusal = view.check({ec::kCm, ec::StartPlay{}});
    if (draw_offer(ui, begin)) {
        view.submit(ec::kCm, ec::StartPlay{});
        return;
    }
    ui.rule();
    ui.caption(say("THE CARDS"));
    if (!match.characters.empty()) draw_person(view, say("Whose"), Whom::All, view.people.chosen);
    draw_card_buttons(view);
    ui.rule();
    draw_table_options(view);
}

}  // namespace screens::edged_coins
