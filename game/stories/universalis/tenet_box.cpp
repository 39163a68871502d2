// {"format": "coinwars-tenets/1", "title": "...", "summary": "...", "moods": [{"id": "ship", "title": "...",
// "summary": "...", "tenets": [{"kind": "story_element", "text": "..."}]}], "first_scene": {"title": "...",
// "summary": "...", "table": {...}, "steps": [{"say": "...", "command": {"cmd": "propose_tenet", ...}}]}}.
// Tenets and commands as Universalis writes them, the Tenets without a seat.

#include "game/stories/universalis/tenet_box.h"

#include "game/kit/door.h"
#include "game/kit/recorded_hand.h"
#include "game/stories/kit/story_box.h"
#include "game/stories/universalis/rules/universalis.h"

namespace story {

namespace {

namespace uni = rules::universalis;
using rules::Field;
using rules::Json;
using uni::Universalis;

constexpr std::size_t kTenetMoods = 20, kMostTenets = 50, kMostSteps = 200;
constexpr std::size_t kTenetHeading = 80, kTenetSummary = 280, kStepSaid = 1000;  // characters

class TenetReader {
public:
    explicit TenetReader(Complaints& complaints) : complaints_(complaints) {}

    TenetBox box(const Field& field) {
        field.only({"$schema", "format", "title", "summary", "moods", "first_scene"});
        check_format(field, kTenetsFormat);
        TenetBox box{written(field, "title", kTenetHeading), written(field, "summary", kTenetSummary)};
        box.moods = all_of<TenetMood>(field.at("moods"), kTenetMoods, complaints_,
                                      [this](const Field& each) { return mood(each); });
        box.first_scene = first_scene(field.at("first_scene"));
        return box;
    }

private:
    TenetMood mood(const Field& field) {
        field.only({"id", "title", "summary", "tenets"});
        TenetMood mood{written(field, "id", uni::limits::kPlayer.most), written(field, "title", kTenetHeading),
                       written(field, "summary", kTenetSummary)};
        ids_.add(field.at("id"), mood.id);
        mood.tenets = all_of<uni::ProposeTenet>(field.at("tenets"), kMostTenets, complaints_,
                                                [this](const Field& each) { return tenet(each); });
        return mood;
    }

    uni::ProposeTenet tenet(const Field& field) {
        field.only({"kind", "text", "setting"});
        Json asked = field.json();
        asked["cmd"] = uni::ProposeTenet::kWord;
        asked["seat"] = 0;
        const auto command = Universalis::command_from(asked);
        if (!command) refuse_within(field, command.error());
        if (const auto refusal = Universalis::check(table_, *command)) refuse_within(field, *refusal);
        auto tenet = std::get<uni::ProposeTenet>(*command);
        texts_.add(field.at("text"), tenet.text);
        return tenet;
    }

    // Where a step does not hold, those after it are not tried.
    static FirstScene first_scene(const Field& field) {
        field.only({"title", "summary", "table", "steps"});
        FirstScene scene{written(field, "title", kTenetHeading), written(field, "summary", kTenetSummary),
                         field.at("table").json()};
        auto match = Universalis::start(scene.table);
        if (!match) refuse_within(field.at("table"), match.error());
        rules::Door<Universalis> door(std::move(*match), 1);
        for (const Field& each : field.at("steps").items(kMostSteps)) scene.steps.push_back(step(each, door));
        return scene;
    }

    static SceneStep step(const Field& field, rules::Door<Universalis>& door) {
        field.only({"say", "command"});
        const Field asked = field.at("command");
        const auto command = Universalis::command_from(asked.json());
        if (!command) refuse_within(asked, command.error());
        if (const auto* roll = std::get_if<uni::RollDice>(&*command); roll && !roll->dice)
            asked.refuse("the dice of a scene that is shown must be told");
        rules::RecordedHand hand({});
        const auto events = door.submit(*command, hand);
        if (!events) refuse_within(asked, events.error());
        return {written(field, "say", kStepSaid), *command};
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
