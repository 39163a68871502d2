// {"format": "coinwars-encounters/1", "title": "...", "summary": "...", "say": "...", "party": [records],
// "encounters": [{"title": "...", "say": "...", "notes": "...", "done": "...", "characters": [records],
// "calls": [{"title": "...", "notes": "...", "call": {"cmd": "call_toss", ...}}]}],
// "first_session": {"title": "...", "summary": "...", "steps": [{"say": "...", "title": "...",
// "command": {"cmd": "throw", "seat": "p1", "faces": "HT"}}]}}. Records and calls as in the commands of Edged
// Coins, the calls without a seat, because it is always the CM's.

#include "game/stories/edged_coins/encounter_box.h"

#include "game/kit/kind_of.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/setup.h"
#include "game/stories/kit/story_box.h"

namespace story {

namespace {

namespace edged = rules::edged_coins;
using edged::EdgedCoins;
using rules::Field;
using rules::Json;

constexpr std::size_t kMaxEncounters = 50, kMaxCalls = 50, kMaxShownSteps = 200;
const std::vector<std::string> kCalls{"call_toss", "call_attack", "deal_damage", "inflict"};

edged::Match empty_table() { return *EdgedCoins::start({{"seats", {"1", "2", "3", "4", "5", "6", "7", "8"}}}); }

// Sets what a call attempts, if it has such a text.
void name_what(edged::Action& action, const std::string& what) {
    visit(
        [&](auto& one) {
            if constexpr (requires { one.what; }) one.what = what;
        },
        action);
}

enum class Whose { Players, CM };

class EncounterReader {
public:
    explicit EncounterReader(Complaints& complaints) : complaints_(complaints) {}

    EncounterBox box(const Field& field) {
        check_format(field, kEncountersFormat);
        field.only({"$schema", "format", "title", "summary", "say", "party", "encounters", "first_session"});
        EncounterBox box{written(field, "title", kHeading), written(field, "summary", kSaid),
                         written(field, "say", kSaid)};
        edged::Match table = empty_table();
        box.party = records(field.at("party"), table, Whose::Players);
        box.encounters = all_of<Encounter>(field.at("encounters"), kMaxEncounters, complaints_,
                                           [&](const Field& each) { return encounter(each, table); });
        if (const auto session = field.find("first_session"); session && complaints_.empty())
            box.first_session = first_session(*session, box.party);
        return box;
    }

private:
    // Stops at the first step that fails.
    static FirstSession first_session(const Field& field, const std::vector<edged::Character>& party) {
        field.only({"title", "summary", "steps"});
        FirstSession session{written(field, "title", kHeading), written(field, "summary", kSaid)};
        rules::GameSession<EdgedCoins> played(empty_table(), 1);
        rules::RecordedHand hand({});
        for (const edged::Character& each : party)
            must_hold(played.submit({edged::kCm, edged::AddCharacter{each}}, hand), field);
        for (const Field& each : field.at("steps").items(kMaxShownSteps)) session.steps.push_back(shown(each, played));
        return session;
    }

    static ShownStep shown(const Field& field, rules::GameSession<EdgedCoins>& played) {
        field.only({"say", "title", "command"});
        const Field asked = field.at("command");
        auto command = must_hold(EdgedCoins::command_from(asked.json()), asked);
        if (const auto* thrown = get_if<edged::ThrowCoins>(&command.action); thrown && !thrown->faces)
            asked.refuse("the faces of a session that is shown must be told");
        if (field.has("title")) name_what(command.action, written(field, "title", kHeading));
        rules::RecordedHand hand({});
        must_hold(played.submit(command, hand), asked);
        return {written(field, "say", kSaid), command};
    }

    std::vector<edged::Character> records(const Field& list, edged::Match& table, Whose whose) {
        return all_of<edged::Character>(list, edged::limits::kCharacters, complaints_, [&](const Field& each) {
            auto record = rules::read<edged::Character>(each);
            if ((record.seat == edged::kCm) != (whose == Whose::CM))
                each.at("seat").refuse("must be " + (whose == Whose::CM ? "cm" : edged::Seat::players()) + " here");
            const edged::AddCharacter added{record};
            must_hold(EdgedCoins::check(table, {edged::kCm, added}), each);
            edged::apply(table, added);
            return record;
        });
    }

    // `table`: has the party.
    Encounter encounter(const Field& field, edged::Match table) {
        field.only({"title", "say", "notes", "done", "characters", "calls"});
        Encounter encounter{written(field, "title", kHeading), written(field, "say", kSaid),
                            written(field, "notes", kSaid), written(field, "done", kSaid)};
        titles_.add(field.at("title"), encounter.title);
        encounter.characters = records(field.at("characters"), table, Whose::CM);
        must_hold(EdgedCoins::check(table, {edged::kCm, edged::StartPlay{}}), field);
        edged::apply(table, edged::StartPlay{});
        Names titles;
        encounter.calls = all_of<PreparedCall>(field.at("calls"), kMaxCalls, complaints_,
                                               [&](const Field& each) { return call(each, table, titles); });
        return encounter;
    }

    static PreparedCall call(const Field& field, const edged::Match& table, Names& titles) {
        PreparedCall made = prepared<EdgedCoins>(field, titles, kCalls, edged::kCm, table);
        name_what(made.action, made.title);
        return made;
    }

    Complaints& complaints_;
    Names titles_;
};

}  // namespace

core::Result<EncounterBox, Complaints> encounters_from(const Json& box) {
    return box_from<EncounterBox>(
        box, [](const Field& field, Complaints& complaints) { return EncounterReader(complaints).box(field); });
}

}  // namespace story
