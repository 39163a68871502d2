// The campaign in play: submitting commands, the box's content.

#include <algorithm>

#include "game/kit/one_of.h"
#include "game/stories/card_draw/screen/verdict.h"
#include "game/stories/screen/box_list.h"

namespace screens::card_draw {

namespace {

// True if a member of the party is at the table, under the name in the box's language.
bool calls_party(const story::CampaignBox& box, const cd::Match& match) {
    return std::ranges::any_of(box.party, [&](const story::HandedCharacter& each) {
        const cd::Character* there = match.find(each.id);
        return there && there->name == each.name;
    });
}

bool draws_cards(const cd::Events& events) {
    return std::ranges::any_of(events, [](const cd::Event& event) {
        return holds_alternative<cd::CardDrawn>(event) || holds_alternative<cd::BonusSpent>(event) ||
               holds_alternative<cd::DisadvantageTaken>(event);
    });
}

bool changes_scene(const cd::Events& events) {
    return std::ranges::any_of(events, [](const cd::Event& event) {
        return holds_alternative<cd::SceneBegun>(event) || holds_alternative<cd::SceneEnded>(event);
    });
}

constexpr const char* kDealingDraft = "dealing";  // "told", or empty

// The participant whose page stays open for further improvements after a command that keeps the window open.
std::string improver_of(const cd::Match& match, const cd::Action& action) {
    if (match.phase != cd::Phase::Improve && match.phase != cd::Phase::BonusChoice) return {};
    return visit(
        []<class A>(const A& each) -> std::string {
            if constexpr (rules::is_one_of<A, cd::PlayCard, cd::SpendBonus, cd::Keep, cd::DrawDisadvantage>)
                return each.participant;
            return {};
        },
        action);
}

}  // namespace

View::View(App& program)
    : SessionView(program,
                  {.table = "card-draw", .home = {11.5, 2.6}, .seats = cd::limits::kSeats, .leader = say("The GM")}) {
    read_saved_start(*this);
    if (drafts.at(kDealingDraft) == "told") deck.dealing = Dealing::Told;
    read_box();
}

void View::happened(const cd::Command& command, const Events& events) {
    sharing.box_due = sharing.box_due || (sharing.table && holds_alternative<cd::AddCharacter>(command.action));
    deck.suspense = draws_cards(events);
    if (brings_verdict(command.action, events)) {
        deck.teller.clear();
        drafts.drop(kTellingDraft);
    }
    if (changes_scene(events)) notes = false;
    people.opened.clear();
    people.improver = improver_of(match(), command.action);
    if (match().test) page = Page::Scene;
}

bool View::submit(const cd::Command& command) {
    const bool told = deck.dealing == Dealing::Told && !sharing.table && !check(command);
    const int count = told ? cd::cards_for(match(), command) : 0;
    if (count == 0) return SessionView::submit(command);
    deck.asked = Asked{{command}, count};
    return false;
}

bool View::submit_told() {
    cd::Command command = deck.asked->by.command;
    visit(
        [&](auto& action) {
            if constexpr (requires { action.cards; }) action.cards = deck.asked->told;
        },
        command.action);
    deck.asked->told.clear();
    if (!SessionView::submit(command)) return false;
    deck.asked.reset();
    return true;
}

void View::drop_stale_asked() {
    if (!deck.asked) return;
    const Asked& asked = *deck.asked;
    const auto is_rank = [](int rank) { return rank >= cd::kLowest && rank <= cd::kAce; };
    const bool goes_on = game && !check(asked.by.command) && cd::cards_for(match(), asked.by.command) == asked.count &&
                         static_cast<int>(asked.told.size()) < asked.count && is_rank(asked.rank.value_or(cd::kAce));
    if (!goes_on) deck.asked.reset();
}

void View::deal_by(Dealing who) {
    deck.dealing = who;
    drafts.at(kDealingDraft) = who == Dealing::Told ? "told" : "";
}

void View::read_box() {
    box = find_box<story::CampaignBox>(
        app, "card-draw.json", story::campaign_from,
        [this](const story::CampaignBox& found) { return !game || calls_party(found, match()); });
}

bool View::plays_box() const { return game && box && calls_party(*box, match()); }

const story::PreparedScene* View::scene() const {
    if (!plays_box() || match().scene == 0) return nullptr;
    const auto found = std::ranges::find(box->scenes, match().scene_title, &story::PreparedScene::title);
    return found == box->scenes.end() ? nullptr : &*found;
}

std::string View::scene_text() const {
    const auto& steps = game->steps();
    for (std::size_t next = side_panel.back ? *side_panel.back + 1 : steps.size(); next > 0; --next)
        for (const cd::Event& event : steps[next - 1].events) {
            if (const auto* written = get_if<cd::SceneWritten>(&event)) return written->text;
            if (holds_alternative<cd::SceneBegun>(event)) next = 1;
        }
    const story::PreparedScene* prepared = scene();
    return prepared ? prepared->say : "";
}

void View::show(const cd::Command& command) {
    const auto* begun = get_if<cd::BeginScene>(&command.action);
    if (!begun || !box) return static_cast<void>(SessionView::submit(command));
    const auto found = std::ranges::find(box->scenes, begun->title, &story::PreparedScene::title);
    if (found != box->scenes.end()) return begin_scene(*found);
    SessionView::submit(command);
}

void View::begin_scene(const story::PreparedScene& prepared) {
    for (const story::HandedCharacter& each : prepared.characters) {
        if (match().find(each.id)) continue;
        for (const cd::Command& command : story::brought(each))
            if (!SessionView::submit(command)) return;
    }
    SessionView::submit({cd::kGm, cd::BeginScene{prepared.title}});
}

void View::begin_table() {
    const bool boxed = start.with_box && box;
    const rules::Json options{{"starting_professions", boxed ? 1 : terms.professions},
                              {"reshuffle", terms.every_scene && !boxed ? "every_scene" : "when_empty"}};
    if (begin({{"seats", seat_names(app, start.seated())}, {"options", options}})) return;
    deck.moves.forget();
    read_box();
    if (!boxed || !plays(cd::kGm.number)) return;
    begin_first_session(*this, terms.shown ? Guidance::Shown : Guidance::None);
    bring_party();
}

void View::bring_party() {
    const std::vector<int> seated = match().seated();
    for (story::HandedCharacter each : box->party) {
        each.seat = story::seat_at(each.seat, seated);
        for (const cd::Command& command : story::brought(each))
            if (!SessionView::submit(command)) return;
    }
}

}  // namespace screens::card_draw
