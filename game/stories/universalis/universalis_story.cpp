#include "game/stories/universalis/universalis_story.h"

#include <algorithm>
#include <array>
#include <set>

namespace story {

namespace {

namespace uni = rules::universalis;
using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using Kind = DocumentPart::Kind;

// What became of acts later on.
struct Fates {
    std::set<int> undone{}, struck{}, foiled{};

    explicit Fates(const std::vector<UniversalisStep>& steps) {
        for (const UniversalisStep& step : steps)
            for (const uni::Event& event : step.events) note(event);
    }

private:
    void note(const uni::Event& event) {
        if (const auto* act = std::get_if<uni::ActUndone>(&event.what)) undone.insert(act->entry);
        if (const auto* act = std::get_if<uni::ActStruck>(&event.what)) struck.insert(act->entry);
        if (const auto* told = std::get_if<uni::EventResolved>(&event.what))
            if (told->after == uni::EventFate::Foiled) foiled.insert(told->entry);
    }
};

class UniversalisTeller {
public:
    explicit UniversalisTeller(const std::vector<UniversalisStep>& steps) : fates_(steps), end_(steps.back().after) {}

    std::vector<DocumentPart> parts{};

    void tell(const UniversalisStep& step) {
        after_ = &step.after;
        for (const uni::Event& event : step.events) {
            act_ = event.act;
            if (!fates_.undone.contains(act_)) std::visit(*this, event.what);
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
        for (const uni::Card& card : end_.cards) {
            std::vector<Phrase> traits;
            for (const uni::Trait& trait : card.traits)
                if (trait.active) traits.push_back(plain(trait.text));
            const Phrase what =
                card.eliminated ? say("out of play") : say("Importance {1}", uni::importance(end_, card));
            traits.push_back(what);
            entries.push_back({Kind::Entry, joined(traits, plain(", ")), plain(card.name)});
        }
        add_chapter(say("Cast"), std::move(entries));
    }

    void operator()(const uni::FramingStarted& event) { parts.push_back({Kind::Scene, heading(event.scene)}); }
    void operator()(const uni::EventTold& event) {
        Phrase text = plain(event.text);
        if (fates_.foiled.contains(act_)) text = say("{1} (foiled)", text);
        told(std::move(text), player_at(event.seat));
    }
    void operator()(const uni::Narrated& event) { told(plain(event.text), player_at(event.seat)); }
    void operator()(const uni::DialogueSpoken& event) {
        told(plain(event.text), say("{1} ({2})", plain(event.name), player_at(event.seat)));
    }
    void operator()(const uni::MiniSceneStarted& event) { happened(say("Meanwhile: {1}", plain(event.mini.title))); }
    void operator()(const uni::MiniSceneEnded&) { happened(say("Back to the scene.")); }
    void operator()(const uni::ComplicationStarted& event) {
        happened(say("{1} starts a Complication against {2}.", player_at(event.owner), names(event.targets)));
        if (!event.aim.empty()) told(plain(event.aim), player_at(event.owner));
    }
    void operator()(const uni::ObstacleRaised& event) {
        happened(say("{1} raises an Obstacle.", player_at(event.owner)));
        told(plain(event.reason), player_at(event.owner));
    }
    void operator()(const uni::DiceRolled& event) {
        std::vector<Phrase> pools;
        for (const uni::PoolRoll& roll : event.rolls) {
            std::vector<Phrase> dice(roll.dice.begin(), roll.dice.end());
            const Phrase whose = roll.pool.is_complication() ? say("Complication Pool") : player_at(roll.pool.seat);
            pools.push_back(say("{1}: {2}", whose, dice.empty() ? plain("–") : joined(dice, plain(", "))));
        }
        rolls_.push_back(joined(pools, plain("; ")) + plain("."));
        score_ = say("{1} to {2}", event.successes, event.opposing);
    }
    void operator()(const uni::ComplicationWon& event) {
        std::vector<Phrase> winners;
        for (const int seat : event.winners) winners.push_back(player_at(seat));
        const Phrase who = joined(winners, plain(", "));
        parts.push_back(
            {Kind::Happened, say("The Complication is decided {1}: {2}.", score_, who), {}, std::move(rolls_)});
        rolls_.clear();
    }
    void operator()(const uni::ComplicationLapsed&) { happened(say("The Complication comes to nothing.")); }
    void operator()(const uni::ChallengeSettled& event) {
        if (event.solution != uni::kStands) happened(say("Settled: {1}", plain(event.text)));
    }
    void operator()(const uni::SceneFaded&) { happened(say("The scene fades to black.")); }
    template <class E>
    void operator()(const E&) {}

private:
    Phrase player_at(int seat) const { return plain(end_.players[static_cast<std::size_t>(seat)]); }

    // As the cards are called there and then.
    Phrase names(const std::vector<uni::CardId>& cards) const {
        std::vector<Phrase> all;
        for (const int card : cards)
            if (const uni::Card* found = after_->find(card)) all.push_back(plain(found->name));
        return joined(all, plain(", "));
    }
    const uni::Scene& scene_of(int number) const {
        const auto place = static_cast<std::size_t>(number - 1);
        return place < end_.scenes.size() ? end_.scenes[place] : *end_.scene;
    }
    Phrase heading(int number) const {
        const uni::Scene& scene = scene_of(number);
        std::vector<Phrase> parts_of{say("Scene {1}", number)};
        if (!scene.title.empty()) parts_of.push_back(plain(scene.title));
        if (scene.location)
            if (const uni::Card* place = end_.find(*scene.location)) parts_of.push_back(plain(place->name));
        parts_of.push_back(time_in_words(scene.time.value_or(uni::SceneTime::Present)));
        if (scene.returns_to) parts_of.push_back(say("returning to scene {1}", *scene.returns_to));
        parts_of.push_back(say("framed by {1}", player_at(scene.framer)));
        return joined(parts_of, plain(" – "));
    }
    void add_chapter(Phrase title, std::vector<DocumentPart> entries) {
        if (entries.empty()) return;
        parts.push_back({Kind::Chapter, std::move(title)});
        std::ranges::move(entries, std::back_inserter(parts));
    }
    void happened(Phrase text) { parts.push_back({Kind::Happened, std::move(text)}); }
    void told(Phrase text, Phrase who) {
        if (fates_.struck.contains(act_)) text = say("{1} (struck)", text);
        parts.push_back({Kind::Told, std::move(text), std::move(who)});
    }

    Fates fates_;
    const uni::Match& end_;
    const uni::Match* after_ = nullptr;
    int act_ = 0;
    std::vector<Phrase> rolls_{};
    Phrase score_{};
};

}  // namespace

std::vector<DocumentPart> universalis_parts(const std::vector<UniversalisStep>& steps) {
    if (steps.empty()) return {};
    UniversalisTeller teller(steps);
    teller.tell_tenets();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t from = teller.parts.size();
        teller.tell(steps[i]);
        tell_of_step(teller.parts, from, i);
    }
    teller.tell_cast();
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
