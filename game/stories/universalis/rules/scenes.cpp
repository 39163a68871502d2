#include "game/stories/universalis/rules/scenes.h"

#include <algorithm>

#include "game/stories/universalis/rules/components.h"
#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

// UNI-64
Check check_return(const Match& match, std::optional<int> scene) {
    if (!scene || match.scenes[static_cast<std::size_t>(*scene - 1)].status != SceneStatus::Faded) return std::nullopt;
    return refuse("scene_faded", "UNI-64", say("Scene {1} has faded to black: nobody can return to it.", *scene));
}

Check check_place(const Match& match, int card) {
    if (auto refusal = check_can_appear(match, card)) return refusal;
    if (match.scene->location != card) return std::nullopt;
    return refuse("already_in_scene", "UNI-62", say("The scene is already set at {1}.", card_name(match, card)));
}

// Returns the place's card, introducing it if it is not in the scene yet.
int bring_in(CommandContext& context, const PlaceOrName& place) {
    if (const auto* name = get_if<1>(&place))
        return create(context, {.name = *name, .kind = CardKind::Place}, Appears::InScene);
    const int card = get<CardId>(place);
    if (!context.match.card(card).in_scene()) introduce(context, card);
    return card;
}

}  // namespace

Check check(const Match& match, const NameScene& command) { return check_return(match, command.returns_to); }

void apply(CommandContext& context, const NameScene& command) {
    context.match.scene->title = command.title;
    context.match.scene->returns_to = command.returns_to;
    context.tell(SceneNamed{command.seat, command.title, command.returns_to});
}

Check check(const Match& match, const SetLocation& command) {
    const Scene& scene = *match.scene;
    if (match.phase == Phase::Framing && scene.location)
        return refuse("already_done", "UNI-16", say("The scene already has its place."));
    if (scene.mini) return refuse("in_mini_scene", "UNI-62", say("The scene cannot move during a mini-scene."));
    if (const auto* card = get_if<CardId>(&command.place))
        if (auto refusal = check_place(match, *card)) return refusal;
    if (scene.location && match.involves(*scene.location))
        return refuse(
            "locked_by_complication", "UNI-62",
            say("{1} is involved in the Complication: the scene cannot leave it.", card_name(match, *scene.location)));
    return std::nullopt;
}

void apply(CommandContext& context, const SetLocation& command) {
    context.pay(LineKind::Location, 1);
    std::optional<int>& location = context.match.scene->location;
    const std::optional<int> before = location;
    const int card = bring_in(context, command.place);
    if (before) leave(context, *before);
    context.changes(LocationWas{before});
    location = card;
    if (context.entry.text.empty()) context.entry.text = context.match.card(card).name;
    context.tell(LocationSet{command.seat, before, card, context.match.card(card).name});
}

Check check(const Match& match, const SetTime&) {
    if (!match.scene->time) return std::nullopt;
    return refuse("already_done", "UNI-16", say("The scene's time is already set."));
}

void apply(CommandContext& context, const SetTime& command) {
    Match& match = context.match;
    if (command.time == SceneTime::Past) context.pay(LineKind::TimePast, 1);
    if (command.time == SceneTime::Future)
        for (const int other : from_left_of(match, command.seat))
            if (other != command.seat) context.pay(LineKind::TimeFuture, 1, wealth_of(other));
    match.scene->time = command.time;
    context.changes(TimeWasUnset{});
    context.tell(TimeSet{command.seat, command.time});
}

Check check(const Match& match, const EndScene& command) {
    if (!match.is_framer(command.seat))
        return refuse("framer_only", "UNI-63",
                      say("Only {1}, who framed the scene, can end it.", player(match, match.scene->framer)));
    if (match.complication)
        return refuse("complication_open", "UNI-63",
                      say("The Complication comes first: it must be resolved, or lapse."));
    return std::nullopt;
}

// UNI-65
void apply(CommandContext& context, const EndScene& command) {
    Match& match = context.match;
    if (command.fade) context.pay(LineKind::Fade, 1);
    close_mini_scene(context);
    for (Card& card : match.cards) card.placement = {};
    Scene over = *match.scene;
    over.status = command.fade ? SceneStatus::Faded : SceneStatus::Over;
    if (command.fade)
        context.tell(SceneFaded{over.number, over.framer});
    else
        context.tell(SceneEnded{over.number, over.framer});
    if (match.coins.pot > 0) context.tell(PotForfeited{match.coins.pot});
    context.move(LineKind::PotForfeit, kPot, kBank, match.coins.pot);
    const int refreshment = in_force(match).refreshment;
    context.tell(Refreshed{refreshment});
    for (const int seat : match.seated()) context.move(LineKind::Refresh, kBank, wealth_of(seat), refreshment);
    match.scenes.push_back(std::move(over));
    match.scene.reset();
    open_bidding(context);
}

Check check(const Match& match, const StartMiniScene& command) {
    if (match.scene->mini) return refuse("already_done", "UNI-66", say("A mini-scene is already in progress."));
    if (auto refusal = check_not_broke(match, command.seat)) return refusal;
    return check_return(match, command.returns_to);
}

void apply(CommandContext& context, const StartMiniScene& command) {
    MiniScene mini{command.title, command.place, command.time, command.returns_to};
    context.match.scene->mini = mini;
    context.changes(MiniSceneOpened{});
    context.tell(MiniSceneStarted{command.seat, std::move(mini)});
}

Check check(const Match& match, const EndMiniScene&) {
    if (match.scene->mini) return std::nullopt;
    return refuse("no_mini_scene", "UNI-66", say("No mini-scene is in progress."));
}

void apply(CommandContext& context, const EndMiniScene&) {
    context.entry.text = context.match.scene->mini->title;
    close_mini_scene(context);
}

void close_mini_scene(CommandContext& context) {
    Match& match = context.match;
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
    context.tell(std::move(ended));
}

namespace {

// These ledger lines were held back while the bids were sealed.
void tell_holds(CommandContext& context) {
    Match& match = context.match;
    for (const int seat : match.seated()) {
        const int amount = match.coins.at(bid_of(seat));
        if (amount == 0) continue;
        const Line line{++match.numbers.lines, LineKind::BidHold, wealth_of(seat), bid_of(seat), amount};
        context.tell(CoinsMoved{line, match.coins.at(wealth_of(seat)), amount});
    }
}

void frame(CommandContext& context, int framer) {
    Match& match = context.match;
    match.order.last_framer = framer;
    match.scene = Scene{static_cast<int>(match.scenes.size()) + 1, "", framer};
    match.sealed.clear();
    enter(match, Phase::Framing);
    begin_turn(match, framer);
    context.tell(FramingStarted{match.scene->number, framer});
}

void reveal(CommandContext& context) {
    Match& match = context.match;
    const std::vector<int> bids = match.coins.bid;
    const std::vector<int> order = tie_order(match);
    const auto bid = [&bids](int seat) { return bids[static_cast<std::size_t>(seat)]; };
    const int winner = *std::ranges::max_element(order, {}, bid);
    tell_holds(context);
    context.tell(BidsRevealed{bids, winner, std::ranges::count(bids, bid(winner)) > 1});
    context.move(LineKind::BidPot, bid_of(winner), kPot, bid(winner));
    for (const int seat : match.seated())
        context.move(LineKind::BidReturn, bid_of(seat), wealth_of(seat), match.coins.at(bid_of(seat)));
    frame(context, winner);
}

}  // namespace

std::vector<int> tie_order(const Match& match) {
    const auto framer = match.order.last_framer;
    return from_left_of(match, framer ? *framer : right_of(match.seated(), match.order.first_player));
}

void open_bidding(CommandContext& context) {
    Match& match = context.match;
    match.entries.clear();
    match.sealed.assign(match.players.size(), false);
    enter(match, Phase::Bidding);
    context.tell(BiddingOpened{});
}

void return_sealed_bids(CommandContext& context) {
    Match& match = context.match;
    tell_holds(context);
    for (const int seat : match.seated())
        context.move(LineKind::BidReturn, bid_of(seat), wealth_of(seat), match.coins.at(bid_of(seat)));
    match.sealed.clear();
}

Check check(const Match& match, const SealBid& command) {
    if (!match.sealed[static_cast<std::size_t>(command.seat)]) return std::nullopt;
    return refuse("already_done", "UNI-11", say("Your bid is already sealed."));
}

void apply(CommandContext& context, const SealBid& command) {
    Match& match = context.match;
    match.coins.at(wealth_of(command.seat)) -= command.coins;
    match.coins.at(bid_of(command.seat)) += command.coins;
    match.sealed[static_cast<std::size_t>(command.seat)] = true;
    context.tell(BidSealed{command.seat});
    if (awaited(match).empty()) reveal(context);
}

}  // namespace rules::universalis
