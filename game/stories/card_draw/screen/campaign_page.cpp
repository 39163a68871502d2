// The campaign as it is played: what is asked for, what lies ready in the box.

#include <algorithm>

#include "game/kit/hands/quick_hand.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/box_list.h"
#include "game/stories/screen/story_lifecycle.h"

namespace screens {

namespace {

// Somebody of the party is at the table, under the name that he has in that language.
bool calls_party(const story::CampaignBox& box, const cd::Match& match) {
    return std::ranges::any_of(box.party, [&](const story::HandedCharacter& each) {
        const cd::Character* there = match.find(each.id);
        return there && there->name == each.name;
    });
}

bool draws_cards(const cd::Events& events) {
    return std::ranges::any_of(events, [](const cd::Event& event) {
        return std::holds_alternative<cd::CardDrawn>(event) ||
               std::holds_alternative<cd::BonusSpent>(event) ||
               std::holds_alternative<cd::DisadvantageTaken>(event);
    });
}

}  // namespace

bool CardsView::done(const cd::Command& command) {
    hands::QuickHand hand;
    const auto events = game->submit(command, hand);
    fault = notice = {};
    if (!events) {
        fault = refusal_in_words(events.error());
        return false;
    }
    if (!game->unkept().empty()) fault = game->unkept();
    suspense = draws_cards(*events);
    opened.clear();
    improver.clear();
    return true;
}

bool CardsView::submit(cd::Seat seat, cd::Deed deed) {
    const cd::Command command{seat, std::move(deed)};
    const bool legal = !cd::CardDraw::check(match(), command);
    const int count = legal && dealing == Dealing::Told ? cd::cards_for(match(), command) : 0;
    if (count == 0) return done(command);
    asked = CardsAsked{command, count};
    return false;
}

bool CardsView::submit_told() {
    cd::Command command = asked->command;
    std::visit(
        [&](auto& deed) {
            if constexpr (requires { deed.cards; }) deed.cards = asked->told;
        },
        command.deed);
    asked->told.clear();
    if (!done(command)) return false;
    asked.reset();
    return true;
}

void CardsView::deal_by(Dealing who) {
    dealing = who;
    drafts.at(kDealingDraft) = who == Dealing::Told ? "told" : "";
}

void CardsView::read_box() {
    box = find_box<story::CampaignBox>(
        app, "card-draw.json", story::campaign_from,
        [this](const story::CampaignBox& found) { return !game || calls_party(found, match()); });
}

bool CardsView::plays_box() const { return game && box && calls_party(*box, match()); }

const story::PreparedScene* CardsView::scene() const {
    if (!plays_box() || match().scene == 0) return nullptr;
    const auto found = std::ranges::find(box->scenes, match().scene_title, &story::PreparedScene::title);
    return found == box->scenes.end() ? nullptr : &*found;
}

void CardsView::begin_scene(const story::PreparedScene& prepared) {
    for (const story::HandedCharacter& each : prepared.characters) {
        if (match().find(each.id)) continue;
        for (const cd::Command& command : story::brought(each))
            if (!done(command)) return;
    }
    done({cd::kGm, cd::BeginScene{prepared.title}});
}

void CardsView::begin_table() {
    const rules::Json seats = seat_names(app, std::span(names).first(static_cast<std::size_t>(players)));
    const bool boxed = with_box && box;
    const rules::Json options{{"starting_professions", boxed ? 1 : professions},
                              {"reshuffle", every_scene ? "every_scene" : "when_empty"}};
    auto session = CardsSession::begin(story_file(app, std::string(kCardsTable).append(".json")),
                                       {{"seats", seats}, {"options", options}}, app.seed());
    fault = session ? Phrase() : refusal_in_words(session.error());
    if (!session) return;
    game.emplace(std::move(*session));
    moves.forget();
    read_box();
    if (!boxed) return;
    for (story::HandedCharacter each : box->party) {
        // A box for four: where fewer have come, some play two.
        each.seat.number = (each.seat.number - 1) % players + 1;
        for (const cd::Command& command : story::brought(each))
            if (!done(command)) return;
    }
}

void CardsView::give_up() {
    earlier_tables.put_aside();
    game.reset();
    drafts.clear();
    loose.clear();
    asks_new = false;
    added.reset();
    naming.reset();
    asked.reset();
    dialog = nullptr;
    entrants.clear();
    chosen.clear();
    opened.clear();
    deciders.forget();
    moves.forget();
    page = CardsPage::Scene;
    fault = notice = {};
    read_box();
}

}  // namespace screens
