// {"format": "coinwars-campaign/1", "title": "...", "summary": "...", "say": "...", "party": [characters],
// "scenes": [{"title": "...", "say": "...", "notes": "...", "done": "...", "characters": [characters],
// "tests": [{"title": "...", "notes": "...", "call": {"cmd": "start_challenge", ...}}]}]}. A character is
// {"character": "tilda", "owner": "p1", "name": "...", "hand": [{"card": "red 10C", "kind": "innate", "name":
// "...", "scope": "general"}]}; "first_session": [{"say": "...", "command": {...}}] is optional; calls are
// commands of Card Draw without a seat, because it is always the GM's.

#include "game/stories/card_draw/campaign_box.h"

#include "game/kit/kind_of.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/limits.h"
#include "game/stories/kit/story_box.h"

namespace story {

namespace {

namespace cards = rules::card_draw;
using cards::CardDraw;
using rules::Field;
using rules::Json;

constexpr std::size_t kMaxBoxScenes = 50, kMaxBoxTests = 50, kMaxSessionSteps = 100;
const std::vector<std::string> kStarts{"start_challenge", "start_competition", "start_fray"};

// All cards are given, so nothing is random.
void done(cards::Match& table, const cards::Command& command, const Field& part) {
    must_hold(CardDraw::check(table, command), part);
    core::Random random;
    rules::RecordedHand nobody({});
    CardDraw::apply(table, command, random, nobody);
}

cards::Background background(const Field& field) {
    field.only({"card", "kind", "name", "scope"});
    cards::Background card;
    card.card = rules::read<cards::Backed>(field.at("card"));
    card.kind = rules::read<cards::BackgroundKind>(field.at("kind"));
    card.name = rules::read<cards::OwnName>(field.at("name"));
    card.scope = rules::read<cards::Scope>(field.at("scope"));
    return card;
}

HandedCharacter character(const Field& field) {
    field.only({"character", "owner", "name", "hand"});
    HandedCharacter made{rules::read<cards::OwnId>(field.at("character")),
                         rules::read<cards::OwnName>(field.at("name")), rules::read<cards::Seat>(field.at("owner"))};
    for (const Field& each : field.at("hand").items(cards::limits::kHand)) made.hand.push_back(background(each));
    return made;
}

class CampaignReader {
public:
    explicit CampaignReader(Complaints& complaints) : complaints_(complaints) {}

    CampaignBox box(const Field& field) {
        check_format(field, kCampaignFormat);
        field.only({"$schema", "format", "title", "summary", "say", "party", "scenes", "first_session"});
        CampaignBox box{written(field, "title", kHeading), written(field, "summary", kSaid),
                        written(field, "say", kSaid)};
        auto table = *CardDraw::start({{"seats", {"1", "2", "3", "4", "5", "6", "7", "8"}}});
        box.party = characters(field.at("party"), table);
        for (std::size_t i = 0; i < box.party.size(); ++i)
            if (box.party[i].seat == cards::kGm)
                field.at("party").refuse("a character here sits at " + cards::Seat::players());
        if (!complaints_.empty()) return box;
        begin(table, field.at("party"));
        box.scenes = all_of<PreparedScene>(field.at("scenes"), kMaxBoxScenes, complaints_,
                                           [&](const Field& each) { return scene(each, table); });
        const auto steps = field.find("first_session");
        if (steps && complaints_.empty()) box.first_session = first_session(*steps, box);
        return box;
    }

private:
    std::vector<HandedCharacter> characters(const Field& list, cards::Match& table) {
        return all_of<HandedCharacter>(list, cards::limits::kCharacters, complaints_, [&](const Field& each) {
            HandedCharacter made = character(each);
            for (const cards::Command& command : brought(made)) done(table, command, each);
            return made;
        });
    }

    static void begin(cards::Match& table, const Field& party) {
        done(table, {cards::kGm, cards::StartCampaign{}}, party);
        done(table, {cards::kGm, cards::BeginSession{}}, party);
    }

    // `table`: has the party, between scenes.
    PreparedScene scene(const Field& field, cards::Match table) {
        field.only({"title", "say", "notes", "done", "characters", "tests"});
        PreparedScene scene{written(field, "title", kHeading), written(field, "say", kSaid),
                            written(field, "notes", kSaid), written(field, "done", kSaid)};
        titles_.add(field.at("title"), scene.title);
        scene.characters = characters(field.at("characters"), table);
        for (const HandedCharacter& each : scene.characters)
            if (each.seat != cards::kGm) field.at("characters").refuse("a character here belongs to the gm");
        done(table, {cards::kGm, cards::BeginScene{scene.title}}, field);
        Names titles;
        scene.tests = all_of<PreparedTest>(field.at("tests"), kMaxBoxTests, complaints_, [&](const Field& each) {
            return prepared<CardDraw>(each, titles, kStarts, cards::kGm, table);
        });
        return scene;
    }

    // Stops at the first step that fails.
    static std::vector<SessionStep> first_session(const Field& list, const CampaignBox& box) {
        auto table = *CardDraw::start({{"seats", {"1", "2", "3", "4", "5", "6", "7", "8"}}});
        for (const HandedCharacter& each : box.party)
            for (const cards::Command& command : brought(each)) done(table, command, list);
        std::vector<SessionStep> steps;
        for (const Field& each : list.items(kMaxSessionSteps)) steps.push_back(step(each, box, table));
        return steps;
    }

    static SessionStep step(const Field& field, const CampaignBox& box, cards::Match& table) {
        field.only({"say", "command"});
        const Field asked = field.at("command");
        const auto command = must_hold(CardDraw::command_from(asked.json()), asked);
        if (const auto* begun = get_if<cards::BeginScene>(&command.action))
            for (const PreparedScene& scene : box.scenes)
                if (scene.title == begun->title)
                    for (const HandedCharacter& each : scene.characters)
                        for (const cards::Command& brings : brought(each)) done(table, brings, asked);
        must_hold(CardDraw::check(table, command), asked);
        const bool told = visit(
            [](const auto& action) {
                if constexpr (requires { action.cards; }) return !action.cards.empty();
                return true;
            },
            command.action);
        if (!told) asked.refuse("the cards of a session that is shown must be told");
        done(table, command, asked);
        return {written(field, "say", kSaid), command};
    }

    Complaints& complaints_;
    Names titles_;
};

}  // namespace

cards::Seat seat_at(cards::Seat seat, const std::vector<int>& seated) {
    if (seat == cards::kGm) return seat;
    return {seated[static_cast<std::size_t>(seat.number - 1) % seated.size()] + 1};
}

std::vector<cards::Command> brought(const HandedCharacter& character) {
    std::vector<cards::Command> commands{
        {cards::kGm, cards::AddCharacter{character.id, character.name, character.seat}}};
    for (const cards::Background& each : character.hand) {
        commands.push_back(
            {cards::kGm, cards::DrawBackground{character.id, each.kind, each.card.back, {each.card.card}}});
        commands.push_back({cards::kGm, cards::NameBackground{character.id, each.card, each.name, each.scope}});
    }
    return commands;
}

core::Result<CampaignBox, Complaints> campaign_from(const Json& json) {
    return box_from<CampaignBox>(
        json, [](const Field& whole, Complaints& complaints) { return CampaignReader(complaints).box(whole); });
}

}  // namespace story
