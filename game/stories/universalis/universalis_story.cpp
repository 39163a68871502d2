#include "game/stories/universalis/universalis_story.h"

#include <algorithm>
#include <array>

#include "game/stories/universalis/story_facts.h"

namespace story {

namespace {

namespace uni = rules::universalis;
using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using Kind = DocumentPart::Kind;

class UniversalisTeller {
public:
    UniversalisTeller(const std::vector<UniversalisStep>& steps, const StoryFacts& facts)
        : steps_(steps), facts_(facts), end_(steps.back().after) {}

    std::vector<DocumentPart> parts{};

    void tell(const UniversalisStep& step) {
        after_ = &step.after;
        placed_ = nullptr;
        for (const uni::Event& event : step.events)
            if (const auto* place = get_if<uni::LocationSet>(&event.what)) placed_ = place;
        for (const uni::Event& event : step.events) {
            act_ = event.act;
            if (!facts_.undone.contains(act_)) visit(*this, event.what);
        }
    }
    void tell_tenets() {
        std::vector<DocumentPart> entries;
        for (const uni::Tenet& tenet : end_.tenets)
            if (tenet.stands()) entries.push_back({Kind::Entry, plain(tenet.text), tenet_in_words(tenet.kind)});
        add_chapter(say("Tenets"), std::move(entries));
    }
    void tell_cast() {
        std::vector<DocumentPart> entries;
        int person = 0;
        for (const uni::Card& card : end_.cards) {
            const std::vector<Phrase> facts = facts_of(card);
            entries.push_back({Kind::Entry, joined(facts, plain("; ")), plain(card.name)});
            entries.back().card = {plain(card.name), facts.front(),
                                   joined({facts.begin() + 1, facts.end()}, plain("\n"))};
            if (card.kind == uni::CardKind::Character) entries.back().pictures = {{Portrait{person++}}};
        }
        add_chapter(say("Cast"), std::move(entries));
    }

    // --- scenes
    void operator()(const uni::FramingStarted& event) {
        const bool first = std::ranges::none_of(parts, [](const auto& part) { return part.kind == Kind::Scene; });
        if (first && !parts.empty()) parts.push_back({Kind::Chapter, say("The story")});
        parts.push_back({Kind::Scene, heading(event.scene)});
    }
    void operator()(const uni::LocationSet& event) {
        if (!facts_.beginnings.contains(act_)) happened(say("The scene moves: {1}.", plain(event.name)));
    }
    void operator()(const uni::TenetProposed& event) {
        if (after_->scene) happened(say("From now on: {1}", plain(event.tenet.text)));
    }
    void operator()(const uni::EventTold& event) {
        Phrase text = plain(event.text);
        if (facts_.foiled.contains(act_)) text = say("{1} (foiled)", text);
        told(std::move(text), player_at(event.seat));
    }
    void operator()(const uni::Narrated& event) { told(plain(event.text), player_at(event.seat)); }
    void operator()(const uni::DialogueSpoken& event) {
        told(plain(event.text), say("{1} ({2})", plain(event.name), player_at(event.seat)));
    }
    void operator()(const uni::MiniSceneStarted& event) {
        const uni::MiniScene& mini = event.mini;
        aside_ = true;
        std::vector<Phrase> facts{say("Meanwhile: {1}", plain(mini.title))};
        for (const std::string& each : {mini.place, mini.time})
            if (!each.empty()) facts.push_back(plain(each));
        if (mini.returns_to) facts.push_back(say("back to scene {1}", *mini.returns_to));
        facts.push_back(player_at(event.seat));
        happened(joined(facts, plain(" – ")));
    }
    void operator()(const uni::MiniSceneEnded&) {
        aside_ = false;
        happened(say("Back to the scene."));
    }
    void operator()(const uni::SceneFaded&) { happened(say("The scene fades to black.")); }

    // --- players
    void operator()(const uni::PlayerJoined& event) { happened(rules::told(event)); }
    void operator()(const uni::PlayerLeft& event) { happened(rules::told(event)); }
    void operator()(const uni::SeatsSwapped& event) { happened(rules::told(event)); }
    void operator()(const uni::PlayerRenamed& event) { happened(rules::told(event)); }

    // --- cards
    void operator()(const uni::ComponentCreated& event) {
        if (placed_ && placed_->after == event.card.id) return;
        const Phrase name = plain(event.card.name);
        const Phrase kind = event.card.master ? say("Master") : card_kind_in_words(event.card.kind);
        happened(event.card.in_scene() ? say("{1} comes in: {2}", name, kind)
                                       : say("{1} is written down: {2}", name, kind));
        growing_ = {event.card.id, parts.size()};
    }
    void operator()(const uni::ComponentIntroduced& event) {
        if (!placed_ || placed_->after != event.card) happened(say("{1} comes in.", plain(event.name)));
    }
    void operator()(const uni::ComponentExited& event) {
        if (!placed_ || placed_->before != int{event.card}) happened(say("{1} leaves.", plain(event.name)));
    }
    // What is added to a card on end stands in one line.
    void operator()(const uni::TraitAdded& event) {
        const Phrase trait = in_words(event.trait);
        if (growing_.card == event.card && growing_.parts == parts.size() && !parts.empty())
            parts.back().text = parts.back().text + plain("; ") + struck_or(trait);
        else
            happened(say("{1} is now: {2}", plain(event.name), struck_or(trait)));
        growing_ = {event.card, parts.size()};
    }
    void operator()(const uni::TraitRemoved& event) {
        happened(struck_or(say("{1} is no longer: {2}", plain(event.name), in_words(event.trait))));
    }
    void operator()(const uni::TraitRestored& event) {
        happened(struck_or(say("{1} is again: {2}", plain(event.name), in_words(event.trait))));
    }
    void operator()(const uni::ComponentEliminated& event) {
        happened(struck_or(say("{1} is out of play.", plain(event.name))));
        parts.back().decides = true;
    }
    void operator()(const uni::ComponentReinstated& event) {
        happened(struck_or(say("{1} is back in play.", plain(event.name))));
    }
    void operator()(const uni::ComponentLinked& event) {
        happened(struck_or(say("{1} is linked to {2}.", plain(event.name), plain(event.master_name))));
    }
    void operator()(const uni::ControlTaken& event) {
        happened(
            say("{1} takes {2} over from {3}.", player_at(event.after), plain(event.name), player_at(event.before)));
    }

    // --- Complications
    void operator()(const uni::ComplicationStarted& event) {
        const Phrase who = player_at(event.owner), whom = names(event.targets);
        happened(event.means.empty()
                     ? say("{1} starts a Complication against {2}.", who, whom)
                     : say("{1} starts a Complication against {2}, by means of {3}.", who, whom, names(event.means)));
        if (!event.aim.empty()) told(plain(event.aim), who);
    }
    void operator()(const uni::ObstacleRaised& event) {
        happened(say("{1} raises an Obstacle.", player_at(event.owner)));
    }
    void operator()(const uni::DiceAdded& event) {
        if (!event.reason.empty()) told(plain(event.reason), player_at(event.seat));
    }
    void operator()(const uni::DiceRemoved& event) {
        if (!event.reason.empty()) told(plain(event.reason), player_at(event.seat));
    }
    void operator()(const uni::TraitDrawn& event) {
        rolls_.push_back(say("{1}: {2}.", names({event.card}), plain(event.text)));
    }
    void operator()(const uni::DiceRolled& event) {
        std::vector<Phrase> pools;
        for (const uni::PoolRoll& roll : event.rolls) {
            std::vector<Phrase> dice(roll.dice.begin(), roll.dice.end());
            const Phrase whose = roll.pool.is_complication() ? say("Complication Pool") : player_at(roll.pool.seat);
            pools.push_back(say("{1}: {2}", whose, dice.empty() ? plain("–") : joined(dice, plain(", "))));
        }
        rolls_.push_back(say("{1}.", joined(pools, plain("; "))));
        score_ = say("{1} to {2}", event.successes, event.opposing);
    }
    void operator()(const uni::ComplicationWon& event) {
        std::vector<Phrase> winners;
        for (const int seat : event.winners) winners.push_back(player_at(seat));
        const Phrase who = joined(winners, plain(", "));
        happened(say("The Complication is decided {1}: {2}.", score_, who));
        parts.back().decides = true;
        parts.back().tosses = std::exchange(rolls_, {});
        decided_ = parts.size();
    }
    void operator()(const uni::BonusAwarded& event) {
        if (event.coins > 0 && decided_ == parts.size())
            parts.back().tosses.push_back(say("{1}: {2} Bonus.", player_at(event.seat), event.coins));
    }
    void operator()(const uni::ComplicationLapsed&) {
        rolls_.clear();
        happened(say("The Complication comes to nothing."));
    }

    // --- Challenges and Fines
    void operator()(const uni::ChallengeSettled& event) {
        const Phrase what = told_at(event.entry);
        happened(event.solution == uni::kStands
                     ? say("After a Challenge it stands: {1}", what)
                     : say("After a Challenge, in place of \"{1}\": {2}", what, plain(event.text)));
    }
    void operator()(const uni::FineCalled& event) { charge_ = event.charge; }
    void operator()(const uni::FineSettled& event) {
        if (event.payer && event.paid > 0)
            happened(say("{1} pays a fine: {2}", player_at(*event.payer), plain(charge_)));
    }
    template <class E>
    void operator()(const E&) {}

private:
    // As they are called there and then.
    Phrase player_at(int seat) const { return plain(after_->players[static_cast<std::size_t>(seat)]); }

    // As the cards are called there and then.
    Phrase names(const std::vector<uni::CardId>& cards) const {
        std::vector<Phrase> all;
        for (const int card : cards)
            if (const uni::Card* found = after_->find(card)) all.push_back(plain(found->name));
        return joined(all, plain(", "));
    }
    static Phrase in_words(const uni::Trait& trait) {
        return trait.link_to ? say("linked to {1}", plain(trait.text)) : plain(trait.text);
    }
    std::vector<Phrase> facts_of(const uni::Card& card) const {
        std::vector<Phrase> facts{card.master ? say("Master") : card_kind_in_words(card.kind)};
        for (const uni::Trait& trait : card.traits)
            facts.push_back(trait.active ? in_words(trait) : say("{1} (struck)", in_words(trait)));
        facts.push_back(card.eliminated ? say("out of play") : say("Importance {1}", uni::importance(end_, card)));
        return facts;
    }
    const uni::Scene& scene_of(int number) const {
        const auto place = static_cast<std::size_t>(number - 1);
        return place < end_.scenes.size() ? end_.scenes[place] : *end_.scene;
    }
    Phrase heading(int number) const {
        const uni::Scene& scene = scene_of(number);
        std::vector<Phrase> parts_of{say("Scene {1}", number)};
        if (!scene.title.empty()) parts_of.push_back(plain(scene.title));
        if (const auto begun = facts_.begun_at.find(number); begun != facts_.begun_at.end())
            parts_of.push_back(plain(begun->second));
        parts_of.push_back(time_in_words(scene.time.value_or(uni::SceneTime::Present)));
        if (scene.returns_to) parts_of.push_back(say("returning to scene {1}", *scene.returns_to));
        parts_of.push_back(say("framed by {1}", player_at(scene.framer)));
        return joined(parts_of, plain(" – "));
    }
    // What was told of an act in its time, whatever became of it.
    Phrase told_at(int act) const {
        static const StoryFacts kNothing({});
        UniversalisTeller teller(steps_, kNothing);
        for (const UniversalisStep& step : steps_)
            if (!step.events.empty() && step.events.front().act == act) teller.tell(step);
        std::vector<Phrase> all;
        for (const DocumentPart& part : teller.parts)
            all.push_back(part.who.empty() ? part.text : say("{1}: {2}", part.who, part.text));
        return joined(all, plain(" "));
    }
    void add_chapter(Phrase title, std::vector<DocumentPart> entries) {
        if (entries.empty()) return;
        parts.push_back({Kind::Chapter, std::move(title)});
        std::ranges::move(entries, std::back_inserter(parts));
    }
    void happened(Phrase text) { add({Kind::Happened, std::move(text)}); }
    void told(Phrase text, Phrase who) { add({Kind::Told, struck_or(std::move(text)), std::move(who)}); }
    void add(DocumentPart part) {
        part.aside = aside_;
        parts.push_back(std::move(part));
    }
    Phrase struck_or(Phrase text) const { return facts_.struck.contains(act_) ? say("{1} (struck)", text) : text; }

    const std::vector<UniversalisStep>& steps_;
    const StoryFacts& facts_;
    const uni::Match& end_;
    const uni::Match* after_ = nullptr;
    const uni::LocationSet* placed_ = nullptr;  // in this step
    int act_ = 0;
    bool aside_ = false;  // within a mini-scene
    struct {
        int card = 0;
        std::size_t parts = 0;
    } growing_{};  // to which Traits were added last
    std::size_t decided_ = 0;
    std::vector<Phrase> rolls_{};
    Phrase score_{};
    std::string charge_{};
};

}  // namespace

std::vector<DocumentPart> universalis_parts(const std::vector<UniversalisStep>& steps, Cast cast) {
    if (steps.empty()) return {};
    const StoryFacts facts(steps);
    UniversalisTeller teller(steps, facts);
    teller.tell_tenets();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t from = teller.parts.size();
        teller.tell(steps[i]);
        tell_of_step(teller.parts, from, i);
    }
    if (cast == Cast::Listed) teller.tell_cast();
    return std::move(teller.parts);
}

namespace uni = rules::universalis;
using words::Phrase;
using words::say;

Phrase tenet_in_words(uni::TenetKind kind) {
    constexpr std::array kNames{words::mark("Social Contract"), words::mark("Story Element"),
                                words::mark("Rules Gimmick")};
    return kNames[static_cast<std::size_t>(kind)];
}

Phrase card_kind_in_words(uni::CardKind kind) {
    constexpr std::array kNames{words::mark("Character"), words::mark("Prop"), words::mark("Place"),
                                words::mark("Other")};
    return kNames[static_cast<std::size_t>(kind)];
}

Phrase time_in_words(uni::SceneTime time) {
    switch (time) {
        case uni::SceneTime::Past:
            return say("in the past");
        case uni::SceneTime::Future:
            return say("in the future");
        case uni::SceneTime::Present:
            break;
    }
    return say("in the present");
}

}  // namespace story
