#include "game/stories/universalis/universalis_teller.h"

#include "game/stories/universalis/universalis_words.h"

namespace story {

namespace {

using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using Kind = DocumentPart::Kind;

// Reads the events of one step after another.
class Teller {
public:
    explicit Teller(const std::vector<UniversalisStep>& steps) : facts_(steps), end_(steps.back().after) {}

    void tell(const UniversalisStep& step, std::size_t which) {
        after_ = &step.after;
        step_ = which;
        placed_ = nullptr;
        const std::size_t first = told.sentences.size(), paid = told.ledger.size();
        for (const uni::Event& event : step.events)
            if (const auto* place = get_if<uni::LocationSet>(&event.what)) placed_ = place;
        for (const uni::Event& event : step.events) {
            act_ = event.act;
            visit(*this, event.what);
        }
        if (first == told.sentences.size()) return;
        for (std::size_t i = paid; i < told.ledger.size(); ++i) told.ledger[i].act = told.sentences[first].line;
    }

    Told told{};

    // --- preparation
    void operator()(const uni::TenetProposed& e) {
        const Phrase text = say("{1}, {2}: {3}", who(e.tenet.by), kind_name(e.tenet.kind), plain(e.tenet.text));
        after_->scene ? happened(text) : passes(text);
    }
    void operator()(const uni::TenetModified& e) {
        passes(e.after.struck ? say("{1} strikes out: {2}", who(e.seat), plain(e.after.text))
                              : say("{1} rewrites a Tenet: {2}", who(e.seat), plain(e.after.text)));
    }
    void operator()(const uni::BiddingOpened&) { passes(say("Bidding for the next scene.")); }
    void operator()(const uni::BidsRevealed& e) {
        std::vector<Phrase> bids;
        for (const int seat : after_->seated())
            bids.push_back(say("{1} {2}", who(seat), e.bids[static_cast<std::size_t>(seat)]));
        passes(say("Bids: {1}.", joined(bids, rules::comma())));
        if (e.tied) passes(say("A tie: {1} comes first in the order for ties. (UNI-12)", who(e.winner)));
    }

    // --- scenes
    void operator()(const uni::FramingStarted& e) {
        add({Kind::Scene, heading(e.scene)}, say("Scene {1}, framed by {2}", e.scene, who(e.framer)));
    }
    void operator()(const uni::SceneNamed& e) {
        passes(e.returns_to
                   ? say("{1} names the scene: {2}, returning to scene {3}", who(e.seat), plain(e.title), *e.returns_to)
                   : say("{1} names the scene: {2}", who(e.seat), plain(e.title)));
    }
    // The heading says where the scene begins.
    void operator()(const uni::LocationSet& e) {
        if (facts_.beginnings.contains(act_)) return passes(by(e.seat, say("The place: {1}.", plain(e.name))));
        done_by(e.seat, say("The scene moves to {1}.", plain(e.name)));
    }
    void operator()(const uni::TimeSet& e) { passes(by(e.seat, say("The scene is set {1}.", time_in_words(e.time)))); }
    void operator()(const uni::EventTold& e) { says(who(e.seat), e.text); }
    void operator()(const uni::Narrated& e) { says(who(e.seat), e.text); }
    void operator()(const uni::DialogueSpoken& e) { says(say("{1} ({2})", plain(e.name), who(e.seat)), e.text); }
    void operator()(const uni::TurnStarted& e) { passes(say("{1}'s turn.", who(e.seat))); }
    void operator()(const uni::Interrupted& e) { passes(say("{1} interrupts {2}.", who(e.seat), who(e.interrupted))); }
    void operator()(const uni::SceneEnded&) { passes(say("The scene ends.")); }
    void operator()(const uni::SceneFaded&) { happened(say("The scene fades to black.")); }
    void operator()(const uni::PotForfeited& e) {
        passes(say("What was left in the pot is lost: {1}.", coins_in_words(e.coins)));
    }
    void operator()(const uni::Refreshed& e) { passes(say("Everybody takes {1}.", coins_in_words(e.coins))); }
    void operator()(const uni::MiniSceneStarted& e) {
        aside_ = fate() != Fate::Undone;
        std::vector<Phrase> facts{say("Meanwhile: {1}", plain(e.mini.title))};
        for (const std::string& each : {e.mini.place, e.mini.time})
            if (!each.empty()) facts.push_back(plain(each));
        if (e.mini.returns_to) facts.push_back(say("back to scene {1}", *e.mini.returns_to));
        facts.push_back(who(e.seat));
        happened(joined(facts, plain(" – ")));
    }
    void operator()(const uni::MiniSceneEnded&) {
        aside_ = false;
        happened(say("Back to the scene."));
    }

    // --- cards; those that come and go with a place are told with it
    void operator()(const uni::ComponentCreated& e) {
        const Phrase name = plain(e.card.name), kind = kind_name(e.card);
        done_by(e.seat,
                e.card.in_scene() ? say("{1} comes in: {2}", name, kind) : say("{1} is written down: {2}", name, kind));
        last().card = e.card.id;
        last().part.passing = placed_ && placed_->after == e.card.id;
    }
    void operator()(const uni::ComponentIntroduced& e) {
        done_by(*e.after.controller, say("{1} comes in.", plain(e.name)));
        last().part.passing = placed_ && placed_->after == e.card;
    }
    void operator()(const uni::ComponentExited& e) {
        done_by(*e.before.controller, say("{1} leaves.", plain(e.name)));
        last().part.passing = placed_ && placed_->before == int{e.card};
    }
    void operator()(const uni::TraitAdded& e) {
        const Phrase trait = trait_in_words(e.trait);
        done_by(e.seat, say("{1} is now: {2}", plain(e.name), trait));
        last().card = e.card;
        last().added = trait;
    }
    void operator()(const uni::TraitRemoved& e) {
        done_by(e.seat, say("{1} is no longer: {2}", plain(e.name), trait_in_words(e.trait)));
    }
    void operator()(const uni::TraitRestored& e) {
        done_by(e.seat, say("{1} is again: {2}", plain(e.name), trait_in_words(e.trait)));
    }
    void operator()(const uni::ComponentEliminated& e) {
        done_by(e.seat, say("{1} is out of play.", plain(e.name)));
        last().part.decides = true;
    }
    void operator()(const uni::ComponentReinstated& e) { done_by(e.seat, say("{1} is back in play.", plain(e.name))); }
    void operator()(const uni::ComponentLinked& e) {
        done_by(e.seat, say("{1} is linked to {2}.", plain(e.name), plain(e.master_name)));
    }
    void operator()(const uni::ControlTaken& e) {
        happened(say("{1} takes {2} over from {3}.", who(e.after), plain(e.name), who(e.before)));
    }

    // --- Complications; their dice are footnotes to the outcome
    void operator()(const uni::ComplicationStarted& e) {
        const Phrase owner = who(e.owner), whom = cards(e.targets);
        happened(e.means.empty()
                     ? say("{1} starts a Complication against {2}.", owner, whom)
                     : say("{1} starts a Complication against {2}, by means of {3}.", owner, whom, cards(e.means)));
        begins_complication();
        if (!e.aim.empty()) says(owner, e.aim);
    }
    void operator()(const uni::ObstacleRaised& e) {
        happened(say("{1} raises an Obstacle.", who(e.owner)));
        begins_complication();
    }
    void operator()(const uni::ComponentInvolved& e) { passes(say("Involved: {1}.", plain(e.name))); }
    void operator()(const uni::DiceAdded& e) {
        says(who(e.seat), e.reason);
        last().line = by(e.seat, say("{1} into {2}: {3}", dice_in_words(e.after - e.before), pool_name(*after_, e.pool),
                                     plain(e.reason)));
    }
    void operator()(const uni::DiceRemoved& e) {
        says(who(e.seat), e.reason);
        last().line = by(e.seat, say("{1} from {2}: {3}", dice_in_words(e.before - e.after), pool_name(*after_, e.pool),
                                     plain(e.reason)));
    }
    void operator()(const uni::TraitDrawn& e) {
        const Phrase trait = say("{1} ({2})", plain(e.text), card_in_words(*after_, e.card));
        const Phrase pool = pool_name(*after_, e.pool);
        rolls(by(e.seat, e.after > e.before ? say("{1} gives a die to {2}.", trait, pool)
                                            : say("{1} takes a die from {2}.", trait, pool)));
    }
    void operator()(const uni::ResolutionCalled& e) { passes(say("{1} calls for the roll.", who(e.seat))); }
    void operator()(const uni::ConsentRefused& e) { passes(say("{1} refuses the roll.", who(e.seat))); }
    void operator()(const uni::ComplicationLapsed&) {
        rolls_.clear();
        happened(say("The Complication comes to nothing."));
        last().story = begun_ + plain(" ") + last().part.text;
    }
    void operator()(const uni::DiceRolled& e) {
        for (const uni::PoolRoll& roll : e.rolls) {
            const std::vector<Phrase> dice(roll.dice.begin(), roll.dice.end());
            if (!dice.empty()) rolls(say("{1}: {2}", pool_name(*after_, roll.pool), joined(dice, rules::comma())));
        }
        rolls(say("Successes: {1} to {2}.", e.successes, e.opposing));
    }
    void operator()(const uni::RollTied& e) {
        rolls(e.edge_to ? say("A tie, sums {1} to {2}: an Edge die for {3}.", e.sum, e.opposing,
                              pool_name(*after_, *e.edge_to))
                        : say("A tie, sums {1} to {2}: no Edge die.", e.sum, e.opposing));
    }
    void operator()(const uni::ComplicationWon& e) {
        happened(say("The Complication is won by {1}.", player_names(*after_, e.winners)));
        last().part.decides = true;
        last().part.tosses = std::exchange(rolls_, {});
        last().story = begun_ + plain(" ") + last().part.text;
        won_ = told.sentences.size() - 1;
    }
    void operator()(const uni::BonusAwarded& e) {
        if (e.coins == 0) return;
        passes(say("{1} gets a Bonus of {2}.", who(e.seat), e.coins));
        told.sentences[won_].part.tosses.push_back(last().line);
    }
    void operator()(const uni::BoughtDown& e) {
        passes(say("{1} buys down {2}'s Bonus from {3} to {4}.", who(e.seat), who(e.player), e.before, e.after));
    }
    void operator()(const uni::BonusKept& e) { passes(say("{1} keeps {2}.", who(e.seat), coins_in_words(e.coins))); }
    void operator()(const uni::EventResolved& e) {
        passes(e.after == uni::EventFate::Foiled ? say("The Event is foiled.") : say("The Event happens."));
    }

    // --- Challenges, Fines and decisions of the whole table
    void operator()(const uni::ChallengeOpened& e) {
        passes(say("{1} challenges {2}: {3}", who(e.challenger), who(e.challenged), plain(e.demand)));
    }
    void operator()(const uni::AlternativeSuggested& e) {
        passes(say("{1} suggests: {2}", who(e.seat), plain(e.text)));
    }
    void operator()(const uni::ChallengeWithdrawn& e) { passes(say("{1} withdraws.", who(e.challenger))); }
    void operator()(const uni::ChallengeBidPlaced& e) {
        passes(say("{1} bids {2}; the total for that solution is now {3}.", who(e.seat), coins_in_words(e.coins),
                   e.after));
    }
    void operator()(const uni::ChallengeDropped&) {
        passes(say("The Challenge is dropped: what was challenged stands."));
    }
    void operator()(const uni::ChallengeSettled& e) {
        const Phrase what = act_in_words(told.sentences, e.entry), instead = plain(e.text);
        if (e.solution == uni::kStands)
            add({Kind::Happened, say("After a Challenge, this stands: {1}", what)}, say("Settled: it stands."));
        else
            add({Kind::Happened, say("After a Challenge, in place of \"{1}\": {2}", what, instead)},
                say("Settled: {1}", instead));
    }
    void operator()(const uni::ActUndone& e) { passes(say("Undone: {1}", act_in_words(told.sentences, e.entry))); }
    void operator()(const uni::ActStruck& e) {
        passes(say("Struck in the log only: {1}", act_in_words(told.sentences, e.entry)));
    }
    void operator()(const uni::CoinsMoved& e) {
        told.ledger.push_back({e.line});
        if (e.line.kind != uni::LineKind::Refund) return;
        passes(say("Refunded to {1}: {2}.", account_name(*after_, e.line.to), coins_in_words(e.line.amount)));
    }
    void operator()(const uni::FineCalled& e) {
        charge_ = plain(e.charge);
        passes(say("{1} accuses {2}: {3}", who(e.accuser), who(e.accused), charge_));
    }
    void operator()(const uni::FineAnswered& e) {
        if (!e.text.empty()) passes(say("{1} answers: {2}", who(e.seat), plain(e.text)));
    }
    void operator()(const uni::FineWithdrawn& e) { passes(say("{1} withdraws.", who(e.accuser))); }
    void operator()(const uni::FineSettled& e) {
        for (const uni::Vote vote : {uni::Vote::Accuser, uni::Vote::Accused}) {
            std::vector<Phrase> names;
            for (const int seat : after_->seated())
                if (e.votes[static_cast<std::size_t>(seat)] == vote) names.push_back(who(seat));
            const int whom = vote == uni::Vote::Accuser ? e.accuser : e.accused;
            if (!names.empty()) passes(say("For {1}: {2}.", who(whom), joined(names, rules::comma())));
        }
        if (!e.payer) return passes(say("A tied vote: nobody pays."));
        happened(say("{1} pays a fine of {2}: {3}", who(*e.payer), coins_in_words(e.paid), charge_));
        last().part.passing = e.paid == 0;
    }
    void operator()(const uni::MatterRejected& e) { passes(say("{1} says no.", who(e.seat))); }
    void operator()(const uni::MatterAdopted& e) {
        if (e.matter == uni::MatterKind::Adjust) passes(say("All agree: {1}", plain(e.reason)));
    }
    void operator()(const uni::PlayerJoined& e) { happened(rules::told(e)); }
    void operator()(const uni::PlayerLeft& e) { happened(rules::told(e)); }
    void operator()(const uni::SeatsSwapped& e) { happened(rules::told(e)); }
    void operator()(const uni::PlayerRenamed& e) { happened(rules::told(e)); }
    void operator()(const uni::GameEnded&) { passes(say("The story is over.")); }
    template <class E>
    void operator()(const E&) {}

private:
    // By their names at that time.
    Phrase who(int seat) const { return player_name(*after_, seat); }
    Phrase cards(const std::vector<uni::CardId>& all) const {
        std::vector<Phrase> names;
        for (const int card : all) names.push_back(card_in_words(*after_, card));
        return joined(names, rules::comma());
    }
    Phrase by(int seat, Phrase what) const { return say("{1}: {2}", who(seat), std::move(what)); }
    Phrase heading(int number) const {
        const auto place = static_cast<std::size_t>(number - 1);
        const uni::Scene& scene = place < end_.scenes.size() ? end_.scenes[place] : *end_.scene;
        std::vector<Phrase> facts{say("Scene {1}", number)};
        if (!scene.title.empty()) facts.push_back(plain(scene.title));
        if (const auto begun = facts_.begun_at.find(number); begun != facts_.begun_at.end())
            facts.push_back(plain(begun->second));
        facts.push_back(time_in_words(scene.time.value_or(uni::SceneTime::Present)));
        if (scene.returns_to) facts.push_back(say("returning to scene {1}", *scene.returns_to));
        facts.push_back(say("framed by {1}", who(scene.framer)));
        return joined(facts, plain(" – "));
    }

    Fate fate() const { return facts_.fate_of(act_); }
    Sentence& last() { return told.sentences.back(); }
    void add(DocumentPart part, Phrase line) {
        part.step = step_;
        part.aside = aside_;
        told.sentences.push_back({std::move(part), std::move(line), act_, fate()});
    }
    void happened(const Phrase& text) { add({Kind::Happened, text}, text); }
    void done_by(int seat, const Phrase& text) { add({Kind::Happened, text}, by(seat, text)); }
    void says(const Phrase& whoever, const std::string& text) {
        add({Kind::Told, plain(text), whoever}, say("{1}: {2}", whoever, plain(text)));
    }
    void passes(const Phrase& text) {
        happened(text);
        last().part.passing = true;
    }
    // The story page tells it in one line, once it is over.
    void begins_complication() {
        begun_ = last().part.text;
        last().story.emplace();
    }
    void rolls(const Phrase& text) {
        passes(text);
        if (fate() != Fate::Undone) rolls_.push_back(text);
    }

    const StoryFacts facts_;
    const uni::Match& end_;
    const uni::Match* after_ = nullptr;
    std::size_t step_ = 0;
    const uni::LocationSet* placed_ = nullptr;  // in this step
    int act_ = 0;
    bool aside_ = false;           // within a mini-scene
    std::vector<Phrase> rolls_{};  // waiting for the Complication's end
    std::size_t won_ = 0;          // the sentence about its outcome
    Phrase begun_{};               // how the Complication began
    Phrase charge_{};              // the last Fine's
};

}  // namespace

Told told_of(const std::vector<UniversalisStep>& steps) {
    if (steps.empty()) return {};
    Teller teller(steps);
    for (std::size_t i = 0; i < steps.size(); ++i) teller.tell(steps[i], i);
    return std::move(teller.told);
}

Phrase with_fate(const Phrase& text, Fate fate) {
    switch (fate) {
        case Fate::Struck:
            return say("{1} (struck)", text);
        case Fate::Undone:
            return say("{1} (undone)", text);
        case Fate::Foiled:
            return say("{1} (foiled)", text);
        case Fate::Suspended:
            return say("{1} (in suspense)", text);
        case Fate::Stands:
            break;
    }
    return text;
}

Phrase act_in_words(const std::vector<Sentence>& told, int act) {
    std::vector<Phrase> lines;
    for (const Sentence& each : told)
        if (each.act == act) lines.push_back(each.line);
    return joined(lines, plain(" "));
}

std::vector<Phrase> lines_of(const std::vector<Sentence>& told, std::size_t step) {
    std::vector<Phrase> lines;
    for (const Sentence& each : told)
        if (each.part.step == step) lines.push_back(each.line);
    return lines;
}

}  // namespace story
