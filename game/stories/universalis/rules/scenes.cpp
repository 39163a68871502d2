#include "game/stories/universalis/rules/scenes.h"

#include <algorithm>

#include "game/stories/universalis/rules/components.h"
#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

// UNI-64
Check check_return(const Match& match, std::optional<int> scene) {
    if (!scene || match.scenes[static_cast<std::size_t>(*scene - 1)].status != SceneStatus::Faded)
        return std::nullopt;
    return refuse("SCENE_FADED", "UNI-64",
                  say("Scene {1} has faded to black: nobody returns to it.", *scene));
}

Check check_place(const Match& match, int card) {
    if (auto refusal = check_can_appear(match, card)) return refusal;
    if (match.scene->location != card) return std::nullopt;
    return refuse("ALREADY_IN_SCENE", "UNI-62",
                  say("The scene is set at {1} already.", card_name(match, card)));
}

// The card of the place, brought in where it is not yet in the scene.
int bring_in(Doing& doing, const PlaceOrName& place) {
    if (const auto* name = std::get_if<1>(&place))
        return create(doing, {.name = *name, .kind = CardKind::Place}, Appears::InScene);
    const int card = std::get<CardId>(place);
    if (!doing.match.card(card).in_scene()) introduce(doing, card);
    return card;
}

}  // namespace

Check check(const Match& match, const NameScene& command) { return check_return(match, command.returns_to); }

void apply(Doing& doing, const NameScene& command) {
    doing.match.scene->title = command.title;
    doing.match.scene->returns_to = command.returns_to;
    doing.tell(SceneNamed{command.seat, command.title, command.returns_to});
}

Check check(const Match& match, const SetLocation& command) {
    const Scene& scene = *match.scene;
    if (match.phase == Phase::Framing && scene.location)
        return refuse("ALREADY_DONE", "UNI-16", say("The scene has its place already."));
    if (scene.mini)
        return refuse("IN_MINI_SCENE", "UNI-62", say("The scene cannot move during a mini-scene."));
    if (const auto* card = std::get_if<CardId>(&command.place))
        if (auto refusal = check_place(match, *card)) return refusal;
    if (scene.location && match.involves(*scene.location))
        return refuse("LOCKED_BY_COMPLICATION", "UNI-62",
                      say("{1} is involved in the Complication: the scene cannot leave it.",
                          card_name(match, *scene.location)));
    return std::nullopt;
}

void apply(Doing& doing, const SetLocation& command) {
    doing.pay(LineKind::Location, 1);
    std::optional<int>& location = doing.match.scene->location;
    const std::optional<int> before = location;
    const int card = bring_in(doing, command.place);
    if (before) leave(doing, *before);
    doing.changes(LocationWas{before});
    location = card;
    if (doing.entry.text.empty()) doing.entry.text = doing.match.card(card).name;
    doing.tell(LocationSet{command.seat, before, card, doing.match.card(card).name});
}

Check check(const Match& match, const SetTime&) {
    if (!match.scene->time) return std::nullopt;
    return refuse("ALREADY_DONE", "UNI-16", say("The scene's time is set already."));
}

void apply(Doing& doing, const SetTime& command) {
    Match& match = doing.match;
    if (command.time == SceneTime::Past) doing.pay(LineKind::TimePast, 1);
    if (command.time == SceneTime::Future)
        for (const int other : from_left_of(match, command.seat))
            if (other != command.seat) doing.pay(LineKind::TimeFuture, 1, wealth_of(other));
    match.scene->time = command.time;
    doing.changes(TimeWasUnset{});
    doing.tell(TimeSet{command.seat, command.time});
}

Check check(const Match& match, const EndScene& command) {
    if (!match.is_framer(command.seat))
        return refuse("FRAMER_ONLY", "UNI-63",
                      say("Only {1}, who framed the scene, ends it.", player(match, match.scene->framer)));
    if (match.complication)
        return refuse("COMPLICATION_OPEN", "UNI-63",
                      say("The Complication comes first: it must be resolved, or lapse."));
    return std::nullopt;
}

// UNI-65
void apply(Doing& doing, const EndScene& command) {
    Match& match = doing.match;
    if (command.fade) doing.pay(LineKind::Fade, 1);
    close_mini_scene(doing);
    for (Card& card : match.cards) card.placement = {};
    Scene over = *match.scene;
    over.status = command.fade ? SceneStatus::Faded : SceneStatus::Over;
    if (command.fade)
        doing.tell(SceneFaded{over.number, over.framer});
    else
        doing.tell(SceneEnded{over.number, over.framer});
    if (match.coins.pot > 0) doing.tell(PotForfeited{match.coins.pot});
    doing.move(LineKind::PotForfeit, kPot, kBank, match.coins.pot);
    const int refreshment = in_force(match).refreshment;
    doing.tell(Refreshed{refreshment});
    for (int seat = 0; seat < match.count(); ++seat)
        doing.move(LineKind::Refresh, kBank, wealth_of(seat), refreshment);
    match.scenes.push_back(std::move(over));
    match.scene.reset();
    open_bidding(doing);
}

Check check(const Match& match, const StartMiniScene& command) {
    if (match.scene->mini) return refuse("ALREADY_DONE", "UNI-66", say("A mini-scene is running already."));
    if (auto refusal = check_not_broke(match, command.seat)) return refusal;
    return check_return(match, command.returns_to);
}

void apply(Doing& doing, const StartMiniScene& command) {
    MiniScene mini{command.title, command.place, command.time, command.returns_to};
    doing.match.scene->mini = mini;
    doing.changes(MiniSceneOpened{});
    doing.tell(MiniSceneStarted{command.seat, std::move(mini)});
}

Check check(const Match& match, const EndMiniScene&) {
    if (match.scene->mini) return std::nullopt;
    return refuse("NO_MINI_SCENE", "UNI-66", say("No mini-scene is running."));
}

void apply(Doing& doing, const EndMiniScene&) {
    doing.entry.text = doing.match.scene->mini->title;
    close_mini_scene(doing);
}

void close_mini_scene(Doing& doing) {
    Match& match = doing.match;
    if (!match.scene->mini) return;
    MiniSceneEnded ended{match.scene->mini->title, {}, {}};
    for (Card& card : match.cards) {
        if (!card.placement.guest) continue;
        if (match.involves(card.id)) {
            card.placement.guest = false;
            ended.stayed.push_back(card.id);
        } else {
            card.placement = {};
            ended.left.push_back(card.id);
        }
    }
    match.scene->mini.reset();
    doing.tell(std::move(ended));
}

namespace {

// The line was held back while the bid was sealed.
void tell_holds(Doing& doing) {
    Match& match = doing.match;
    for (int seat = 0; seat < match.count(); ++seat) {
        const int amount = match.coins.at(bid_of(seat));
        if (amount == 0) continue;
        const Line line{++match.numbers.lines, LineKind::BidHold, wealth_of(seat), bid_of(seat), amount};
        doing.tell(CoinsMoved{line, match.coins.at(wealth_of(seat)), amount});
    }
}

void frame(Doing& doing, int framer) {
    Match& match = doing.match;
    match.order.last_framer = framer;
    match.scene = Scene{static_cast<int>(match.scenes.size()) + 1, "", framer};
    match.sealed.clear();
    enter(match, Phase::Framing);
    begin_turn(match, framer);
    doing.tell(FramingStarted{match.scene->number, framer});
}

void reveal(Doing& doing) {
    Match& match = doing.match;
    const std::vector<int> bids = match.coins.bid;
    const std::vector<int> order = tie_order(match);
    const auto bid = [&bids](int seat) { return bids[static_cast<std::size_t>(seat)]; };
    const int winner = *std::ranges::max_element(order, {}, bid);
    tell_holds(doing);
    doing.tell(BidsRevealed{bids, winner, std::ranges::count(bids, bid(winner)) > 1});
    doing.move(LineKind::BidPot, bid_of(winner), kPot, bid(winner));
    for (int seat = 0; seat < match.count(); ++seat)
        doing.move(LineKind::BidReturn, bid_of(seat), wealth_of(seat), match.coins.at(bid_of(seat)));
    frame(doing, winner);
}

}  // namespace

std::vector<int> tie_order(const Match& match) {
    const int before_first = (match.order.first_player + match.count() - 1) % match.count();
    return from_left_of(match, match.order.last_framer.value_or(before_first));
}

void open_bidding(Doing& doing) {
    Match& match = doing.match;
    match.entries.clear();
    match.sealed.assign(match.players.size(), false);
    enter(match, Phase::Bidding);
    doing.tell(BiddingOpened{});
}

void return_sealed_bids(Doing& doing) {
    Match& match = doing.match;
    tell_holds(doing);
    for (int seat = 0; seat < match.count(); ++seat)
        doing.move(LineKind::BidReturn, bid_of(seat), wealth_of(seat), match.coins.at(bid_of(seat)));
    match.sealed.clear();
}

Check check(const Match& match, const SealBid& command) {
    if (!match.sealed[static_cast<std::size_t>(command.seat)]) return std::nullopt;
    return refuse("ALREADY_DONE", "UNI-11", say("Your bid is sealed already."));
}

void apply(Doing& doing, const SealBid& command) {
    Match& match = doing.match;
    match.coins.at(wealth_of(command.seat)) -= command.coins;
    match.coins.at(bid_of(command.seat)) += command.coins;
    match.sealed[static_cast<std::size_t>(command.seat)] = true;
    doing.tell(BidSealed{command.seat});
    if (std::ranges::find(match.sealed, false) == match.sealed.end()) reveal(doing);
}

}  // namespace rules::universalis
