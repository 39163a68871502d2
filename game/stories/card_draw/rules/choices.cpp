#include "game/stories/card_draw/rules/choices.h"

#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/improving.h"

namespace rules::card_draw {

std::vector<Awaited> awaiting(const Match& match) {
    const auto of = [&](const std::string& id) { return Awaited{seat_of(match, id), id}; };
    switch (match.phase) {
        case Phase::Draw:
            return {of(next_to_draw(*match.test)->id)};
        case Phase::Choose:
            return {of(next_to_choose(*match.test)->id)};
        case Phase::Improve: {
            std::vector<Awaited> list;
            for (const Participant* each : to_pass(match)) list.push_back(of(each->id));
            return list;
        }
        case Phase::BonusChoice:
            return {of(match.test->bonus->participant)};
        case Phase::Miss:
        case Phase::Partial:
            return {of(match.test->participants.front().id)};
        case Phase::Alter:
            return {of(match.test->competition().altering.front())};
        case Phase::FraySuccess:
            return {of(match.test->fray().winner)};
        case Phase::Ended:
            return {};
        default:
            return {{kGm, ""}};
    }
}

std::vector<Awaited> yet_to_draw(const Match& match) {
    std::vector<Awaited> list;
    for (const Participant& each : match.test->participants)
        if (lacks_card(each)) list.push_back({seat_of(match, each.id), each.id});
    return list;
}

namespace {

const char* const kSomeText = "...";

// Collects the choices and checks whether each is legal.
struct Offers {
    const Match& match;
    Seat seat;
    std::vector<Choice> list{};

    void add(Action action) {
        Command command{seat, std::move(action)};
        auto refusal = CardDraw::check(match, command);
        list.push_back({std::move(command), false, std::move(refusal)});
    }
    // Checked with a text, offered without one.
    void add_worded(PlayCard action) {
        action.description = kSomeText;
        add(action);
        get<PlayCard>(list.back().command.action).description.clear();
        list.back().needs_text = true;
    }
    void add_worded(WinRound action) {
        action.text = kSomeText;
        add(action);
        get<WinRound>(list.back().command.action).text.clear();
        list.back().needs_text = true;
    }
    void add_worded(AlterScene action) {
        action.text = kSomeText;
        add(action);
        get<AlterScene>(list.back().command.action).text->clear();
        list.back().needs_text = true;
    }
};

void offer_draw(Offers& offers, const std::string& participant) {
    offers.add(DrawCard{participant});
    offers.add(Concede{participant});
}

void offer_improving(Offers& offers, const std::string& participant) {
    if (!is_extra(participant))
        for (const Background& each : offers.match.character(participant).hand)
            offers.add_worded(PlayCard{participant, each.card, ""});
    offers.add(SpendBonus{participant});
    offers.add(DrawDisadvantage{participant});
    offers.add(Pass{participant});
}

void offer_successes(Offers& offers) {
    const bool gms = is_extra(offers.match.test->fray().winner);
    if (!gms) offers.add_worded(WinRound{Success::TakeOut, ""});
    for (const Participant& each : offers.match.test->participants)
        if (gms && each.active && !is_extra(each.id)) offers.add_worded(WinRound{Success::TakeOut, "", each.id});
    for (const Success kind : {Success::Goal, Success::Position, Success::Other}) offers.add_worded(WinRound{kind, ""});
}

// For a participant of this seat.
void offer_for(Offers& offers, const std::string& participant) {
    const Test& test = *offers.match.test;
    switch (offers.match.phase) {
        case Phase::Draw:
            if (next_to_draw(test)->id == participant) offer_draw(offers, participant);
            break;
        case Phase::Choose:
            for (const int index : {0, 1})
                if (!test.participant(participant).choice.empty()) offers.add(Choose{participant, index});
            break;
        case Phase::Improve:
            offer_improving(offers, participant);
            break;
        case Phase::BonusChoice:
            if (test.bonus->participant != participant) break;
            offers.add(Keep{participant, Which::Old});
            offers.add(Keep{participant, Which::New});
            break;
        case Phase::Miss:
            offers.add(Redraw{});
            offers.add(Stop{});
            break;
        case Phase::Partial:
            offers.add(Accept{});
            offers.add(GoOn{false});
            if (test.challenge().hit != test.challenge().suit) offers.add(GoOn{true});
            break;
        case Phase::BetweenDraws:
            offers.add(Concede{participant});
            break;
        default:
            break;
    }
}

void offer_test(Offers& offers) {
    const Test& test = *offers.match.test;
    for (const Participant& each : test.participants)
        if (each.active && seat_of(offers.match, each.id) == offers.seat) offer_for(offers, each.id);
    if (offers.match.phase == Phase::Alter &&
        seat_of(offers.match, test.competition().altering.front()) == offers.seat) {
        offers.add_worded(AlterScene{""});
        offers.add(AlterScene{std::nullopt});
    }
    if (offers.match.phase == Phase::FraySuccess && seat_of(offers.match, test.fray().winner) == offers.seat)
        offer_successes(offers);
    if (offers.match.phase == Phase::BetweenDraws && test.is_fray())
        offers.add(Surrender{offers.seat == kGm ? FraySide::Gm : FraySide::Pcs});
}

void offer_to_gm(Offers& offers) {
    switch (offers.match.phase) {
        case Phase::Setup:
            return offers.add(StartCampaign{});
        case Phase::BetweenSessions:
            offers.add(BeginSession{});
            return offers.add(EndCampaign{});
        case Phase::BetweenScenes:
            return offers.add(EndSession{});
        case Phase::Scene:
            for (const Character& each : offers.match.characters) offers.add(GrantAdvantage{each.id});
            offers.add(Reshuffle{});
            return offers.add(EndScene{});
        case Phase::BetweenDraws:
            if (offers.match.test->is_competition()) offers.add(NextDraw{});
            if (offers.match.test->is_fray())
                for (const int gm_cards : {1, 2, 3}) offers.add(FrayRound{gm_cards});
            offers.add(EndTest{});
            return offers.add(EndScene{});
        case Phase::Draw:
            return offers.add(EndTest{});
        case Phase::Miss:
        case Phase::Partial:
            return offers.add(EndScene{});
        default:
            return;
    }
}

}  // namespace

std::vector<Choice> choices(const Match& match, Seat seat) {
    Offers offers{match, seat};
    if (match.test) offer_test(offers);
    if (seat == kGm) offer_to_gm(offers);
    return offers.list;
}

}  // namespace rules::card_draw
