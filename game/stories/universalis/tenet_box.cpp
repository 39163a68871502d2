// {"format": "coinwars-tenets/1", "title": "...", "summary": "...", "moods": [{"id": "ship", "title": "...",
// "summary": "...", "tenets": [{"kind": "story_element", "text": "..."}]}], "first_scene": {"title": "...",
// "summary": "...", "table": {...}, "steps": [{"say": "...", "command": {"cmd": "propose_tenet", ...}}]}}.
// Tenets and commands as in Universalis' protocol, the Tenets without a seat.

#include "game/stories/universalis/tenet_box.h"

#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/kit/story_box.h"
#include "game/stories/universalis/rules/universalis.h"

namespace story {

namespace {

namespace uni = rules::universalis;
using rules::Field;
using rules::Json;
using uni::Universalis;

constexpr std::size_t kTenetMoods = 20, kMaxTenets = 50, kMaxSteps = 200;
constexpr std::size_t kTenetSummary = 280;  // characters

class TenetReader {
public:
    explicit TenetReader(Complaints& complaints) : complaints_(complaints) {}

    TenetBox box(const Field& field) {
        check_format(field, kTenetsFormat);
        field.only({"$schema", "format", "title", "summary", "moods", "first_scene"});
        TenetBox box{written(field, "title", kHeading), written(field, "summary", kTenetSummary)};
        box.moods = all_of<TenetMood>(field.at("moods"), kTenetMoods, complaints_,
                                      [this](const Field& each) { return mood(each); });
        box.first_scene = first_scene(field.at("first_scene"));
        return box;
    }

private:
    TenetMood mood(const Field& field) {
        field.only({"id", "title", "summary", "tenets"});
        TenetMood mood{written(field, "id", uni::limits::kPlayer.max), written(field, "title", kHeading),
                       written(field, "summary", kTenetSummary)};
        ids_.add(field.at("id"), mood.id);
        mood.tenets = all_of<uni::ProposeTenet>(field.at("tenets"), kMaxTenets, complaints_,
                                                [this](const Field& each) { return tenet(each); });
        return mood;
    }

    uni::ProposeTenet tenet(const Field& field) {
        field.only({"kind", "text", "setting"});
        Json asked = field.json();
        asked["cmd"] = uni::ProposeTenet::kWord;
        asked["seat"] = 0;
        const auto command = must_hold(Universalis::command_from(asked), field);
        must_hold(Universalis::check(table_, command), field);
        auto tenet = get<uni::ProposeTenet>(command);
        texts_.add(field.at("text"), tenet.text);
        return tenet;
    }

    // Stops at the first step that fails.
    static FirstScene first_scene(const Field& field) {
        field.only({"title", "summary", "table", "steps"});
        FirstScene scene{written(field, "title", kHeading), written(field, "summary", kTenetSummary),
                         field.at("table").json()};
        rules::GameSession<Universalis> session(must_hold(Universalis::start(scene.table), field.at("table")), 1);
        for (const Field& each : field.at("steps").items(kMaxSteps)) scene.steps.push_back(step(each, session));
        return scene;
    }

    static SceneStep step(const Field& field, rules::GameSession<Universalis>& session) {
        field.only({"say", "command"});
        const Field asked = field.at("command");
        const auto command = must_hold(Universalis::command_from(asked.json()), asked);
        if (const auto* roll = get_if<uni::RollDice>(&command); roll && !roll->dice)
            asked.refuse("the dice of a scene that is shown must be told");
        rules::RecordedHand hand({});
        must_hold(session.submit(command, hand), asked);
        return {written(field, "say", kSaid), command};
    }

    Complaints& complaints_;
    const uni::Match table_ = *Universalis::start({{"players", {"1", "2"}}});
    Names ids_, texts_;
};

}  // namespace

core::Result<TenetBox, Complaints> tenets_from(const Json& box) {
    return box_from<TenetBox>(
        box, [](const Field& field, Complaints& complaints) { return TenetReader(complaints).box(field); });
}

}  // namespace story
