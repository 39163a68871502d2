#include "game/stories/universalis/screen/session_log.h"

#include <map>

namespace screens::universalis {

namespace {

using Fates = std::map<int, LogLine::Fate>;

// What became of acts later on.
Fates fates_of(const Session& game) {
    Fates fates;
    std::map<int, int> obstructed;  // by the Obstacle's act, the Event's
    for (const auto& step : game.steps())
        for (const uni::Event& event : step.events) {
            if (const auto* obstacle = get_if<uni::ObstacleRaised>(&event.what)) {
                fates[obstacle->entry] = LogLine::Fate::Suspended;
                obstructed[event.act] = obstacle->entry;
            }
            if (const auto* act = get_if<uni::ActUndone>(&event.what)) {
                fates[act->entry] = LogLine::Fate::Undone;
                if (const auto one = obstructed.find(act->entry); one != obstructed.end()) fates.erase(one->second);
            }
            if (const auto* act = get_if<uni::ActStruck>(&event.what)) fates[act->entry] = LogLine::Fate::Struck;
            if (const auto* told = get_if<uni::EventResolved>(&event.what))
                fates[told->entry] =
                    told->after == uni::EventFate::Foiled ? LogLine::Fate::Foiled : LogLine::Fate::Stands;
        }
    return fates;
}

// Reads the events of one step after another.
struct Teller {
    const Session* game = nullptr;
    const uni::Match* match = nullptr;  // after the step
    std::vector<LogLine> lines{};

    Phrase who(int seat) const { return player_name(*match, seat); }
    Phrase card(int id) const { return card_in_words(*match, id); }
    Phrase by(int seat, Phrase what) const { return say("{1}: {2}", who(seat), std::move(what)); }
    void tell(Phrase text) { lines.push_back({std::move(text)}); }

    void operator()(const uni::TenetProposed& e) {
        tell(say("{1}, {2}: {3}", who(e.tenet.by), kind_name(e.tenet.kind), plain(e.tenet.text)));
    }
    void operator()(const uni::TenetModified& e) {
        tell(e.after.struck ? say("{1} strikes out: {2}", who(e.seat), plain(e.after.text))
                            : say("{1} rewrites a Tenet: {2}", who(e.seat), plain(e.after.text)));
    }
    void operator()(const uni::BiddingOpened&) { tell(say("Bidding for the next scene.")); }
    void operator()(const uni::BidsRevealed& e) {
        std::vector<Phrase> bids;
        for (const int seat : match->seated())
            bids.push_back(say("{1} {2}", who(seat), e.bids[static_cast<std::size_t>(seat)]));
        tell(say("Bids: {1}.", joined(bids, plain(", "))));
        if (e.tied) tell(say("A tie: {1} sits nearest to the left. (UNI-12)", who(e.winner)));
    }
    void operator()(const uni::FramingStarted& e) {
        tell(say("Scene {1}, framed by {2}", e.scene, who(e.framer)));
        lines.back().opens_scene = true;
    }
    void operator()(const uni::SceneNamed& e) {
        tell(e.returns_to ? say("{1} calls it: {2}, back to scene {3}", who(e.seat), plain(e.title), *e.returns_to)
                          : say("{1} calls it: {2}", who(e.seat), plain(e.title)));
    }
    void operator()(const uni::LocationSet& e) { tell(by(e.seat, say("The place: {1}.", plain(e.name)))); }
    void operator()(const uni::TimeSet& e) { tell(by(e.seat, say("It is set {1}.", time_in_words(e.time)))); }
    void operator()(const uni::EventTold& e) { tell(say("{1}: {2}", who(e.seat), plain(e.text))); }
    void operator()(const uni::Narrated& e) { tell(say("{1}: {2}", who(e.seat), plain(e.text))); }
    void operator()(const uni::DialogueSpoken& e) {
        tell(say("{1} ({2}): {3}", plain(e.name), who(e.seat), plain(e.text)));
    }
    void operator()(const uni::TurnStarted& e) { tell(say("{1}'s turn.", who(e.seat))); }
    void operator()(const uni::Interrupted& e) { tell(say("{1} interrupts {2}.", who(e.seat), who(e.interrupted))); }
    void operator()(const uni::SceneEnded&) { tell(say("The scene ends.")); }
    void operator()(const uni::SceneFaded&) { tell(say("The scene fades to black.")); }
    void operator()(const uni::PotForfeited& e) { tell(say("Lost with the pot: {1}.", coins_in_words(e.coins))); }
    void operator()(const uni::Refreshed& e) { tell(say("Everybody takes {1}.", coins_in_words(e.coins))); }
    void operator()(const uni::MiniSceneStarted& e) {
        std::vector<Phrase> facts{say("Meanwhile: {1}", plain(e.mini.title))};
        for (const std::string& each : {e.mini.place, e.mini.time})
            if (!each.empty()) facts.push_back(plain(each));
        tell(by(e.seat, joined(facts, plain(", "))));
    }
    void operator()(const uni::MiniSceneEnded&) { tell(say("Back to the scene.")); }
    void operator()(const uni::ComponentCreated& e) {
        tell(say("{1} writes a card: {2}, {3}.", who(e.seat), plain(e.card.name), kind_name(e.card)));
    }
    void operator()(const uni::ComponentIntroduced& e) {
        tell(by(*e.after.controller, say("{1} comes in.", plain(e.name))));
    }
    void operator()(const uni::ComponentExited& e) {
        tell(by(*e.before.controller, say("{1} leaves.", plain(e.name))));
    }
    void operator()(const uni::TraitAdded& e) {
        tell(by(e.seat, say("{1} is now: {2}", plain(e.name), plain(e.trait.text))));
    }
    void operator()(const uni::TraitRemoved& e) {
        tell(by(e.seat, say("{1} is no longer: {2}", plain(e.name), plain(e.trait.text))));
    }
    void operator()(const uni::TraitRestored& e) {
        tell(by(e.seat, say("{1} is again: {2}", plain(e.name), plain(e.trait.text))));
    }
    void operator()(const uni::ComponentEliminated& e) { tell(by(e.seat, say("{1} is out of play.", plain(e.name)))); }
    void operator()(const uni::ComponentReinstated& e) { tell(by(e.seat, say("{1} is back in play.", plain(e.name)))); }
    void operator()(const uni::ComponentLinked& e) {
        tell(by(e.seat, say("{1} is linked to {2}.", plain(e.name), plain(e.master_name))));
    }
    void operator()(const uni::ControlTaken& e) {
        tell(say("{1} takes {2} over from {3}.", who(e.after), plain(e.name), who(e.before)));
    }
    void operator()(const uni::ComplicationStarted& e) {
        std::vector<Phrase> targets;
        for (const int id : e.targets) targets.push_back(card(id));
        tell(say("{1} starts a Complication against {2}.", who(e.owner), joined(targets, plain(", "))));
        if (!e.aim.empty()) tell(plain(e.aim));
    }
    void operator()(const uni::ObstacleRaised& e) {
        tell(say("{1} raises an Obstacle: {2}", who(e.owner), plain(e.reason)));
    }
    void operator()(const uni::ComponentInvolved& e) { tell(say("Involved: {1}.", plain(e.name))); }
    void operator()(const uni::DiceAdded& e) {
        tell(by(e.seat, say("{1} into {2}: {3}", dice_in_words(e.after - e.before), pool_name(*match, e.pool),
                            plain(e.reason))));
    }
    void operator()(const uni::DiceRemoved& e) {
        tell(by(e.seat, say("{1} from {2}: {3}", dice_in_words(e.before - e.after), pool_name(*match, e.pool),
                            plain(e.reason))));
    }
    void operator()(const uni::TraitDrawn& e) {
        const Phrase trait = say("{1} ({2})", plain(e.text), card(e.card)), pool = pool_name(*match, e.pool);
        tell(by(e.seat, e.after > e.before ? say("{1} gives a die to {2}.", trait, pool)
                                           : say("{1} takes a die from {2}.", trait, pool)));
    }
    void operator()(const uni::ResolutionCalled& e) { tell(say("{1} calls for the roll.", who(e.seat))); }
    void operator()(const uni::ConsentRefused& e) { tell(say("{1} refuses the roll.", who(e.seat))); }
    void operator()(const uni::ComplicationLapsed&) { tell(say("The Complication comes to nothing.")); }
    void operator()(const uni::DiceRolled& e) {
        for (const uni::PoolRoll& roll : e.rolls) {
            const std::vector<Phrase> dice(roll.dice.begin(), roll.dice.end());
            if (!dice.empty()) tell(say("{1}: {2}", pool_name(*match, roll.pool), joined(dice, plain(", "))));
        }
        tell(say("Successes: {1} to {2}.", e.successes, e.opposing));
    }
    void operator()(const uni::RollTied& e) {
        tell(e.edge_to
                 ? say("A tie, sums {1} to {2}: an Edge die for {3}.", e.sum, e.opposing, pool_name(*match, *e.edge_to))
                 : say("A tie, sums {1} to {2}: no Edge die.", e.sum, e.opposing));
    }
    void operator()(const uni::ComplicationWon& e) {
        tell(say("The Complication is won by {1}.", player_names(*match, e.winners)));
    }
    void operator()(const uni::BonusAwarded& e) {
        if (e.coins > 0) tell(say("{1}: {2} Bonus.", who(e.seat), e.coins));
    }
    void operator()(const uni::BoughtDown& e) {
        tell(say("{1} buys down {2}: Bonus {3} to {4}.", who(e.seat), who(e.player), e.before, e.after));
    }
    void operator()(const uni::BonusKept& e) { tell(say("{1} keeps {2}.", who(e.seat), coins_in_words(e.coins))); }
    void operator()(const uni::EventResolved& e) {
        tell(e.after == uni::EventFate::Foiled ? say("The Event is foiled.") : say("The Event happens."));
    }
    void operator()(const uni::ChallengeOpened& e) {
        tell(say("{1} challenges {2}: {3}", who(e.challenger), who(e.challenged), plain(e.demand)));
    }
    void operator()(const uni::AlternativeSuggested& e) { tell(say("{1} suggests: {2}", who(e.seat), plain(e.text))); }
    void operator()(const uni::ChallengeWithdrawn& e) { tell(say("{1} withdraws.", who(e.challenger))); }
    void operator()(const uni::ChallengeBidPlaced& e) {
        tell(say("{1} bids {2}; on it now: {3}.", who(e.seat), coins_in_words(e.coins), e.after));
    }
    void operator()(const uni::ChallengeDropped&) { tell(say("The Challenge is dropped: it stands.")); }
    void operator()(const uni::ChallengeSettled& e) {
        tell(e.solution == uni::kStands ? say("Settled: it stands.") : say("Settled: {1}", plain(e.text)));
    }
    void operator()(const uni::ActUndone& e) { tell(say("Undone: {1}", act_in_words(*game, e.entry))); }
    void operator()(const uni::ActStruck& e) { tell(say("Struck in the log only: {1}", act_in_words(*game, e.entry))); }
    void operator()(const uni::CoinsMoved& e) {
        if (e.line.kind != uni::LineKind::Refund) return;
        tell(say("Back to {1}: {2}.", account_name(*match, e.line.to), coins_in_words(e.line.amount)));
    }
    void operator()(const uni::FineCalled& e) {
        tell(say("{1} accuses {2}: {3}", who(e.accuser), who(e.accused), plain(e.charge)));
    }
    void operator()(const uni::FineAnswered& e) {
        if (!e.text.empty()) tell(say("{1} answers: {2}", who(e.seat), plain(e.text)));
    }
    void operator()(const uni::FineWithdrawn& e) { tell(say("{1} withdraws.", who(e.accuser))); }
    void operator()(const uni::FineSettled& e) {
        for (const uni::Vote vote : {uni::Vote::Accuser, uni::Vote::Accused}) {
            std::vector<Phrase> names;
            for (const int seat : match->seated())
                if (e.votes[static_cast<std::size_t>(seat)] == vote) names.push_back(who(seat));
            const int whom = vote == uni::Vote::Accuser ? e.accuser : e.accused;
            if (!names.empty()) tell(say("For {1}: {2}.", who(whom), joined(names, plain(", "))));
        }
        tell(e.payer ? say("{1} pays a fine of {2}.", who(*e.payer), coins_in_words(e.paid))
                     : say("A tied vote: nobody pays."));
    }
    void operator()(const uni::MatterRejected& e) { tell(say("{1} says no.", who(e.seat))); }
    void operator()(const uni::MatterAdopted& e) {
        if (e.matter == uni::MatterKind::Adjust) tell(say("All agree: {1}", plain(e.reason)));
    }
    void operator()(const uni::PlayerJoined& e) { tell(rules::told(e)); }
    void operator()(const uni::PlayerLeft& e) { tell(rules::told(e)); }
    void operator()(const uni::SeatsSwapped& e) { tell(rules::told(e)); }
    void operator()(const uni::PlayerRenamed& e) { tell(rules::told(e)); }
    void operator()(const uni::GameEnded&) { tell(say("The story is over.")); }
    template <class E>
    void operator()(const E&) {}
};

std::vector<LogLine> told_of_step(const Session& game, std::size_t which, const Fates& fates) {
    Teller teller{&game, &game.after(which)};
    for (const uni::Event& event : game.steps()[which].events) {
        const std::size_t before = teller.lines.size();
        visit(teller, event.what);
        const auto fate = fates.find(event.act);
        if (fate == fates.end()) continue;
        for (std::size_t i = before; i < teller.lines.size(); ++i) teller.lines[i].fate = fate->second;
    }
    return std::move(teller.lines);
}

}  // namespace

std::vector<LogLine> story_lines(const Session& game) {
    const Fates fates = fates_of(game);
    std::vector<LogLine> all;
    for (std::size_t i = 0; i < game.steps().size(); ++i)
        std::ranges::move(told_of_step(game, i, fates), std::back_inserter(all));
    return all;
}

std::vector<LogLine> lines_of(const Session& game, std::size_t step) { return told_of_step(game, step, {}); }

Phrase act_in_words(const Session& game, int act) {
    const auto& steps = game.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].events.empty() || steps[i].events.front().act != act) continue;
        std::vector<Phrase> sentences;
        for (const LogLine& line : told_of_step(game, i, {})) sentences.push_back(line.text);
        return joined(sentences, plain(" "));
    }
    return {};
}

std::vector<LedgerLine> ledger_lines(const Session& game) {
    std::vector<LedgerLine> lines;
    for (std::size_t i = 0; i < game.steps().size(); ++i) {
        std::optional<Phrase> act;
        for (const uni::Event& event : game.steps()[i].events) {
            const auto* moved = get_if<uni::CoinsMoved>(&event.what);
            if (!moved) continue;
            if (!act) {
                const auto told = told_of_step(game, i, {});
                act = told.empty() ? Phrase() : told.front().text;
            }
            lines.push_back({moved->line, *act});
        }
    }
    return lines;
}

}  // namespace screens::universalis
