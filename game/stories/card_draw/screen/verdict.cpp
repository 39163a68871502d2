#include "game/stories/card_draw/screen/verdict.h"

#include <algorithm>
#include <array>

#include "game/kit/one_of.h"
#include "game/stories/card_draw/screen/words.h"

namespace screens::card_draw {

namespace {

using Step = rules::Step<cd::CardDraw>;

template <class E>
const E* event_of(const Step& step) {
    for (const cd::Event& event : step.events)
        if (const auto* found = get_if<E>(&event)) return found;
    return nullptr;
}

bool leaves_it_lying(const cd::Action& action) {
    return visit(
        []<class A>(const A&) {
            return rules::is_one_of<A, cd::Tell, cd::WriteScene, cd::GrantBonus, cd::GrantAdvantage,
                                    cd::SetIncapacitated, cd::AlterScene, cd::WinRound, cd::Accept>;
        },
        action);
}

Phrase large(cd::Outcome outcome) {
    constexpr std::array kNames{words::mark("Full success"),      words::mark("Partial success"),
                                words::mark("Success at a cost"), words::mark("Missed in suit"),
                                words::mark("Missed in colour"),  words::mark("Failure")};
    return kNames[static_cast<std::size_t>(outcome)];
}

// A cost belongs to the field of the drawn card's suit (CD-23).
Phrase at_cost(const Phrase& who, const Phrase& what, cd::Suit cost) {
    switch (cost) {
        case cd::Suit::Clubs:
            return say("{1} manages it ({2}), and comes away with a bruise.", who, what);
        case cd::Suit::Diamonds:
            return say("{1} manages it ({2}), but something breaks in the process.", who, what);
        case cd::Suit::Hearts:
            return say("{1} manages it ({2}), but somebody will not forget it.", who, what);
        case cd::Suit::Spades:
            break;
    }
    return say("{1} manages it ({2}), and overlooks something that will matter.", who, what);
}

void judge(JudgedCard& card, const cd::ChallengeJudged& judged, const Phrase& who, const Phrase& what) {
    card.result = large(judged.outcome);
    card.fate = judged.outcome == cd::Outcome::Failure ? Fate::Bad
                : cd::is_hit(judged.outcome)           ? Fate::Good
                                                       : Fate::Even;
    switch (judged.outcome) {
        case cd::Outcome::Full:
            card.words = {say("{1} does it with ease: {2}.", who, what),
                          say("{1} does it, and everybody sees it: {2}.", who, what)};
            break;
        case cd::Outcome::Partial:
            card.detail = say("It is won for good.");
            card.words = {say("Half of it is done ({2}), and {1} takes a breath.", who, what)};
            break;
        case cd::Outcome::AtCost:
            card.detail = say("It costs something: {1}.", cd::spoken_field(judged.cost->suit));
            card.words = {at_cost(who, what, judged.cost->suit)};
            break;
        case cd::Outcome::Failure:
            card.detail = say("No second try in this scene.");
            card.words = {say("{1} fails ({2}), and it cannot be tried again here.", who, what)};
            break;
        default:
            card.detail = say("It can be tried again, but takes longer.");
            card.words = {say("{1} comes close ({2}), and time passes.", who, what)};
    }
}

// Without a card: no draw was needed, or the challenge was given up.
void end_without_card(JudgedCard& card, const cd::ChallengeEnded& ended, const Phrase& who, const Phrase& what) {
    switch (ended.result) {
        case cd::Ending::Automatic:
            card = {card.participant,
                    {},
                    say("Success without a draw"),
                    {},
                    Fate::Good,
                    {say("{1} does that every day: {2}.", who, what)}};
            card.detail = say("A background of this suit is higher.");
            return;
        case cd::Ending::Failure:
            card = {card.participant, {},
                    say("Failure"),   say("No second try in this scene."),
                    Fate::Bad,        {say("{1} gives it up: {2}.", who, what)}};
            return;
        case cd::Ending::Partial:
            card = {card.participant,           {},         say("Partial success"),
                    say("It is won for good."), Fate::Good, {say("{1} settles for half of it: {2}.", who, what)}};
            return;
        default:
            card = {card.participant, {},
                    say("Dropped"),   say("It may be tried again."),
                    Fate::Even,       {say("{1} lets it be: {2}.", who, what)}};
    }
}

// A participant's best result from its pairs; being beaten overrides it (CD-17).
class OfPairs {
public:
    OfPairs(const cd::Match& match, const Step& step, JudgedCard& card) : match_(match), card_(card) {
        for (const cd::Event& event : step.events)
            if (const auto* pair = get_if<cd::PairJudged>(&event)) take(*pair);
        if (best_ == 0) card_.result = say("Even");
    }

private:
    void take(const cd::PairJudged& pair) {
        const std::string& id = card_.participant;
        if ((pair.a != id && pair.b != id) || pair.winner.empty() || !pair.counts) return;
        const Phrase me = person_name(match_, id);
        const Phrase other = person_name(match_, pair.a == id ? pair.b : pair.a);
        const bool won = pair.winner == id;
        switch (pair.result) {
            case cd::PairKind::Decisive:
                if (won)
                    return better(4, say("Beats {1}", other), Fate::Good,
                                  say("{1} gets the better of {2}, once and for all.", me, other));
                return better(5, say("Beaten"), Fate::Bad, say("{1} has to give way to {2}.", me, other));
            case cd::PairKind::Advantage:
                if (won)
                    return better(3, say("Wins advantage"), Fate::Good,
                                  say("{1} gets into a better position than {2}.", me, other));
                return better(1, say("Loses ground"), Fate::Bad, say("{1} loses ground to {2}.", me, other));
            case cd::PairKind::Alter:
                if (won)
                    return better(2, say("May alter the scene"), Fate::Even,
                                  say("{1} changes what it is all about.", me));
                return better(1, say("Nothing won"), Fate::Even, say("{1} can only look on.", me));
            default:
                return;
        }
    }
    void better(int worth, const Phrase& result, Fate fate, const Phrase& words) {
        card_.words.push_back(words);
        if (worth <= best_) return;
        best_ = worth;
        card_.result = result;
        card_.fate = fate;
    }

    const cd::Match& match_;
    JudgedCard& card_;
    int best_ = 0;
};

void judge(JudgedCard& card, const cd::FrayHigh& high, const cd::Judged& judged, const Phrase& who) {
    int best = 0;
    for (const cd::Stand& each : judged.cards) best = std::max(best, each.current.value);
    if (card.current->value < best) return;
    const bool tied = high.participant.empty();
    card.result = tied ? say("Tied: nobody succeeds") : say("The highest: a success");
    card.fate = tied ? Fate::Even : Fate::Good;
    if (tied) card.words = {say("Nobody gets the upper hand.")};
    if (!tied) card.words = {say("{1} has the upper hand for a moment.", who)};
}

std::vector<JudgedCard> judged_cards(const cd::Match& after, const Step& step, const std::string& name) {
    const auto* judged = event_of<cd::Judged>(step);
    const auto* ended = event_of<cd::ChallengeEnded>(step);
    std::vector<JudgedCard> cards;
    if (!judged && ended) {
        JudgedCard card{ended->character};
        end_without_card(card, *ended, person_name(after, card.participant), plain(name));
        cards.push_back(card);
    }
    if (!judged) return cards;
    for (const cd::Stand& each : judged->cards) {
        JudgedCard card{each.participant, each.current};
        const Phrase who = person_name(after, each.participant);
        if (const auto* challenge = event_of<cd::ChallengeJudged>(step))
            judge(card, *challenge, who, plain(name));
        else if (const auto* high = event_of<cd::FrayHigh>(step))
            judge(card, *high, *judged, who);
        else
            OfPairs(after, step, card);
        cards.push_back(card);
    }
    return cards;
}

std::string name_of_test(const Step& step) {
    if (step.before.test) return step.before.test->name;
    const auto* started = event_of<cd::ChallengeStarted>(step);
    return started ? std::string(started->name) : std::string();
}

}  // namespace

bool brings_verdict(const cd::Action& action, const cd::Events& events) {
    return !leaves_it_lying(action) && std::ranges::any_of(events, [](const cd::Event& event) {
        return holds_alternative<cd::Judged>(event) || holds_alternative<cd::ChallengeEnded>(event);
    });
}

std::optional<Verdict> last_verdict(const View& view) {
    if (!view.game || view.deck.is_dealing()) return std::nullopt;
    const auto& steps = view.game->steps();
    std::size_t next = view.side_panel.back ? *view.side_panel.back + 1 : steps.size();
    Verdict verdict;
    for (; next > 0 && leaves_it_lying(steps[next - 1].command.action); --next)
        verdict.told |= holds_alternative<cd::Tell>(steps[next - 1].command.action);
    if (next == 0 || view.deck.put_away == static_cast<int>(next) - 1) return std::nullopt;
    const Step& step = steps[next - 1];
    verdict.step = next - 1;
    verdict.test_name = name_of_test(step);
    verdict.test = step.before.test;
    verdict.cards = judged_cards(view.game->after(verdict.step), step, verdict.test_name);
    return verdict.cards.empty() ? std::nullopt : std::optional(verdict);
}

}  // namespace screens::card_draw
