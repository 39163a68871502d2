#include "game/stories/card_draw/screen/words.h"

#include <array>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/rules/competition.h"

namespace screens::card_draw {

std::string short_name(const std::string& name) { return name.substr(0, name.find(", ")); }

Phrase person_name(const cd::Match& match, const std::string& id) {
    if (id.empty()) return say("The GM");
    if (const cd::Character* character = match.find(id)) return plain(short_name(character->name));
    if (!cd::is_extra(id)) return plain(id);
    const std::string label = id.substr(cd::kExtra.size());
    const bool numbered = label.size() == 1 && label[0] >= '1' && label[0] <= '9';
    return numbered ? say("GM {1}", plain(label)) : plain(label);
}

Phrase seat_name(const cd::Match& match, cd::Seat seat) {
    if (seat == cd::kGm) return say("The GM");
    const Phrase name = plain(match.seats[static_cast<std::size_t>(seat.number - 1)]);
    return match.has(seat) ? name : say("{1} (away)", name);
}

Phrase side_name(const std::string& side) { return say("side {1}", plain(side)); }

Phrase decider_name(const cd::Match& match, cd::Seat seat, const std::string& participant) {
    if (participant.empty() || (seat == cd::kGm && cd::is_extra(participant))) return seat_name(match, seat);
    return say("{1} for {2}", seat_name(match, seat), person_name(match, participant));
}

Phrase decision_in_words(const cd::Match& match) {
    const auto due = cd::awaiting(match);
    const Phrase who = due.empty() ? Phrase() : person_name(match, due.front().participant);
    switch (match.phase) {
        case cd::Phase::Setup:
            return say("Who are you?");
        case cd::Phase::BetweenSessions:
            return match.session == 0 ? say("Before the first session") : say("Between sessions");
        case cd::Phase::BetweenScenes:
            return say("Which scene is next?");
        case cd::Phase::Scene:
            return say("What happens?");
        case cd::Phase::Draw:
            return say("{1} draws a card", who);
        case cd::Phase::Choose:
            return say("{1} chooses a card", who);
        case cd::Phase::Improve:
            return due.size() == 1 ? say("{1} keeps or improves a card", who) : say("Who improves a card?");
        case cd::Phase::BonusChoice:
            return say("{1} keeps one of two cards", who);
        case cd::Phase::Miss:
            return say("{1} missed: draw again?", who);
        case cd::Phase::Partial:
            return say("{1}: is half enough?", who);
        case cd::Phase::Alter:
            return say("{1} may alter the scene", who);
        case cd::Phase::FraySuccess:
            return say("{1} says what is won", who);
        case cd::Phase::BetweenDraws:
            return match.test->is_fray() ? say("Another round?") : say("Another draw?");
        case cd::Phase::Ended:
            return say("The campaign is over");
    }
    return {};
}

Phrase outcome_in_words(cd::Outcome outcome) {
    constexpr std::array kNames{words::mark("full success"),      words::mark("partial success"),
                                words::mark("success at a cost"), words::mark("missed in suit"),
                                words::mark("missed in colour"),  words::mark("failure")};
    return kNames[static_cast<std::size_t>(outcome)];
}

Phrase versus_in_words(const Phrase& own, const Phrase& other, cd::Versus result) {
    switch (result) {
        case cd::Versus::DecisiveFor:
            return say("{1} beats {2}", own, other);
        case cd::Versus::DecisiveAgainst:
            return say("{1} beats {2}", other, own);
        case cd::Versus::AdvantageFor:
            return say("{1} wins advantage over {2}", own, other);
        case cd::Versus::AdvantageAgainst:
            return say("{1} wins advantage over {2}", other, own);
        case cd::Versus::AlterFor:
            return say("Against {2}, {1} may alter the scene", own, other);
        case cd::Versus::AlterAgainst:
            return say("Against {2}, {1} may alter the scene", other, own);
        case cd::Versus::Tie:
            break;
    }
    return say("{1} and {2} are even", own, other);
}

Phrase versus_result(cd::Versus result) {
    constexpr std::array kResults{
        words::mark("is beaten"),      words::mark("concedes advantage"),  words::mark("lets the scene be altered"),
        words::mark("even"),           words::mark("may alter the scene"), words::mark("wins advantage"),
        words::mark("beats the other")};
    return kResults[static_cast<std::size_t>(result)];
}

Phrase pair_in_words(const cd::Match& match, const cd::PairJudged& pair) {
    const Phrase a = person_name(match, pair.a), b = person_name(match, pair.b);
    if (pair.winner.empty()) return versus_in_words(a, b, cd::Versus::Tie);
    const Phrase &winner = pair.winner == pair.a ? a : b, &loser = pair.winner == pair.a ? b : a;
    switch (pair.result) {
        case cd::PairKind::Decisive:
            return versus_in_words(winner, loser, cd::Versus::DecisiveFor);
        case cd::PairKind::Advantage:
            return versus_in_words(winner, loser, cd::Versus::AdvantageFor);
        default:
            return versus_in_words(winner, loser, cd::Versus::AlterFor);
    }
}

std::vector<Phrase> pairs_in_words(const cd::Match& match, const cd::Test& test) {
    std::vector<Phrase> lines;
    for (const cd::PairJudged& pair : cd::pairs(test)) lines.push_back(pair_in_words(match, pair));
    return lines;
}

std::vector<Phrase> standing_in_words(const cd::Match& match, const Phrase& who, const cd::Standing& standing) {
    std::vector<Phrase> lines;
    if (standing.outcome) lines.push_back(outcome_in_words(*standing.outcome));
    for (const cd::Against& each : standing.against)
        lines.push_back(versus_in_words(who, person_name(match, each.opponent), each.result));
    if (standing.highest)
        lines.push_back(*standing.highest ? say("the single highest card") : say("not the single highest"));
    return lines;
}

Phrase use_in_words(cd::Back back) { return back == cd::Back::Red ? say("once per session") : say("once per scene"); }

Phrase background_in_words(const cd::Background& card) {
    const Phrase which = cd::spoken(card.card.card);
    return card.name.empty() ? which : say("{1}: {2}", plain(card.name), which);
}

Phrase traits_of_background(const cd::Background& card) {
    std::vector<Phrase> traits{cd::spoken_field(card.card.card.suit), cd::spoken(card.kind)};
    if (card.scope == cd::Scope::Specific) traits.push_back(say("specific"));
    if (card.favours) traits.push_back(say("favours {1}", cd::spoken(*card.favours)));
    traits.push_back(use_in_words(card.card.back));
    if (!card.ready) traits.push_back(say("set aside"));
    return joined(traits, rules::comma());
}

Phrase disadvantage_in_words(const cd::Disadvantage& held) {
    const Phrase card = cd::spoken(held.card);
    switch (held.until) {
        case cd::Until::EndOfScene:
            return say("{1}, until scene {2} ends", card, held.number);
        case cd::Until::EndOfSession:
            return say("{1}, until session {2} ends", card, held.number);
        case cd::Until::Judgement:
            break;
    }
    return say("{1}, not judged yet", card);
}

Phrase drawn_in_words(cd::Card card, int value) {
    if (value == card.rank) return cd::spoken(card);
    return say("{1}, which counts as {2}", cd::spoken(card), value);
}

Phrase challenge_in_words(const cd::Challenge& challenge) {
    std::vector<Phrase> parts{cd::spoken(challenge.suit), cd::spoken_field(challenge.suit),
                              say("TN {1}", challenge.tn)};
    if (challenge.extenuating) parts.push_back(say("extenuating circumstances"));
    if (challenge.extra_time > 0) parts.push_back(say("extra time {1}", challenge.extra_time));
    if (challenge.partial) parts.push_back(say("partial success secured"));
    return joined(parts, rules::comma());
}

Phrase fray_in_words(const cd::Fray& fray) {
    std::vector<Phrase> parts{say("Round {1}", fray.round), say("opponents left: {1}", fray.opponents)};
    if (fray.goals_pcs > 0) parts.push_back(say("goals left for the players: {1}", fray.goals_pcs));
    if (fray.goals_gm > 0) parts.push_back(say("goals left for the GM: {1}", fray.goals_gm));
    return joined(parts, rules::comma());
}

Phrase exact_in_words(const core::Chance& chance) {
    constexpr std::int64_t kPrinted = 99'999'999;
    return in_percent(chance, kPrinted);
}

}  // namespace screens::card_draw
