#include "game/coin_wars/table/battle_log.h"

#include <utility>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special_text.h"
#include "game/coin_wars/rules/trait_action.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "game/coin_wars/rules/victory_facts.h"
#include "game/coin_wars/table/battle_log_writer.h"
#include "game/coin_wars/table/move_words.h"

namespace table {

Teller::Teller(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events)
    : after_(after), now_(before), turn_(before.turn) {
    for (const cw::Event& event : events) {
        const auto* fell = get_if<cw::Fell>(&event);
        if (fell && fell->how != cw::How::Beyond) falling_.push_back(fell->coin);
        if (const auto* gone = get_if<cw::WentBeyond>(&event)) beyond_.push_back(gone->coin);
        const auto* back = get_if<cw::AttackedBack>(&event);
        if (back && back->strike.beats && back->strike.target_army == cw::kNoArmy) struck_down_ = back->strike.target;
        const auto* awaited = get_if<cw::Awaited>(&event);
        if (awaited && awaited->decision.kind == cw::Decision::Kind::Losses && !chooses_)
            chooses_ = awaited->decision.side;
    }
}

void Teller::note(std::optional<cw::Side> whose, Phrase text, Phrase detail, std::vector<int> coins) {
    lines.push_back({whose, std::move(text), std::move(detail), {}, std::move(coins), turn_});
}

void Teller::add_detail(const Phrase& words) {
    if (lines.empty()) return;
    Phrase& detail = lines.back().detail;
    detail = joined({detail, words}, rules::comma());
}

void Teller::operator()(const cw::Agreed& event) { note(event.side, say("{1} agrees to the rules", side(event.side))); }

void Teller::operator()(const cw::FacesChosen& event) {
    note(std::nullopt, say("{1} has heads, {2} has tails", side(cw::Side::Heads), side(cw::Side::Tails)),
         event.swapped ? say("The sides have swapped faces") : Phrase());
}

void Teller::operator()(const cw::Tossed& event) {
    note(std::nullopt, event.face == rules::Face::Heads ? say("The coin shows heads") : say("The coin shows tails"),
         event.real ? say("a real coin") : Phrase());
}

void Teller::operator()(const cw::Ordered& event) { note(event.first, say("{1} goes first", side(event.first))); }

void Teller::operator()(const cw::EdgeTaken& event) {
    note(event.side, say("{1} takes the other edge", side(event.side)));
}

void Teller::operator()(const cw::SaidReady& event) { note(event.side, say("{1} is ready", side(event.side))); }

void Teller::operator()(const cw::Formed& event) {
    note(event.side, say("{1} form an Army", listed(*after_.scenario, event.members)),
         event.commander == cw::kNoCoin ? Phrase() : say("led by {1}: +1/+1 for each", name(event.commander)),
         event.members);
    for (const int coin : event.members) now_.coin(coin).army = event.army;
    now_.armies.push_back({event.army, event.commander});
}

void Teller::operator()(const cw::Joined& event) {
    const Phrase who =
        event.other == cw::kNoArmy ? listed(*after_.scenario, event.coins) : army_name(now_, event.other);
    const Phrase whom = army_name(now_, event.army);
    const bool one = event.coins.size() == 1 || event.other != cw::kNoArmy;
    note(cw::side_of_army(now_, event.army), one ? say("{1} joins {2}", who, whom) : say("{1} join {2}", who, whom), {},
         event.coins);
    for (const int coin : event.coins) now_.coin(coin).army = event.army;
    std::erase_if(now_.armies, [&](const cw::Army& army) { return army.number == event.other; });
}

void Teller::operator()(const cw::CommanderChanged& event) {
    add_detail(event.after == cw::kNoCoin ? say("no commander is left") : say("{1} takes command", name(event.after)));
    for (cw::Army& army : now_.armies)
        if (army.number == event.army) army.commander = event.after;
}

void Teller::operator()(const cw::Regrouped& event) {
    for (const cw::Shift& move : event.moves) now_.coin(move.coin).at = move.to;
    const int cut_off = static_cast<int>(event.cut_off.size());
    const bool followed = marching_ == event.army;
    marching_ = cw::kNoArmy;
    if (struck_ && !followed && !event.moves.empty()) add_detail(say("ranks close"));
    if (cut_off > 0) add_detail(say_many(cut_off, "{1} is cut off", "{1} are cut off"));
}

void Teller::operator()(const cw::Dissolved& event) {
    if (event.coins.size() == 1) {
        const int last = event.coins.front();
        add_detail(say("{2} ({1}) is left alone", side(after_.side_of(last)), name(last)));
    }
    for (const int coin : event.coins) now_.coin(coin).army = cw::kNoArmy;
}

void Teller::operator()(const cw::Moved& event) {
    const double way = distance(event.from, event.to);
    const double reach = cw::allowance(now_, cw::path_to(now_, event.coin, event.to));
    const double max = std::max(cw::shown_reach(reach), way);
    const Phrase text = moved_in_words(now_, event);
    now_.coin(event.coin).at = event.to;
    marching_ = event.army;
    if (struck_) return add_detail(say("then {1} more", cw::inches_and_cm(way)));
    mover_ = event.coin;
    std::vector<int> coins = event.army == cw::kNoArmy ? std::vector<int>{event.coin} : cw::members(now_, event.army);
    if (event.stopped_by != cw::kNoCoin) coins.push_back(event.stopped_by);
    note(after_.side_of(event.coin), text, {}, coins);
    lines.back().sums.push_back(cw::inches_and_cm_of(way, max));
    if (event.army != cw::kNoArmy) lines.back().sums.push_back(say("{1} in front", name(event.coin)));
}

void Teller::operator()(const cw::StoodStill& event) {
    add_detail(say("stays where it struck ({1})", plain(event.rule)));
}

void Teller::operator()(const cw::UsedTrait& event) {
    note(after_.side_of(event.coin), say(event.trait->action->told.english(), name(event.coin), name(event.on)), {},
         {event.coin, event.on});
}

void Teller::operator()(const cw::Arrived& event) {
    if (arrived_.empty()) note(after_.side_of(event.coin), {});
    arrived_.push_back(event.coin);
    const Phrase who = listed(*after_.scenario, arrived_);
    lines.back().text = arrived_.size() == 1 ? say("{1} arrives", who) : say("{1} arrive", who);
    lines.back().coins = arrived_;
}

void Teller::operator()(const cw::HeldUp& event) {
    const int turns = after_.scenario->victory.turns;
    note(after_.side_of(event.coin), say("{1} finds no place to enter", name(event.coin)),
         turns == 0 || event.turn <= turns ? say("tries again in round {1}", event.turn) : Phrase());
}

void Teller::operator()(const cw::GroundChanged& event) {
    const cw::Terrain& ground = after_.scenario->terrain[static_cast<std::size_t>(event.ground)];
    const Phrase name = cw::name_of(ground), effect = cw::ground_effects(*after_.scenario, ground);
    // Translators: {1} is a piece of ground, {2} what it does: "Broken bridge: No entry, from now on".
    note(std::nullopt,
         event.holds ? say("{1}: {2}, from now on", name, effect) : say("{1} has no effect any more", name));
}

void Teller::operator()(const cw::ThrewForArrival& event) {
    const bool come = event.shown >= event.needed;
    // Translators: {1} is a special rule's name.
    note(event.side,
         come ? say("{1}: they come", known(event.rule)) : say("{1}: they do not come yet", known(event.rule)),
         say("{1} on a d{2}, {3} needed", event.shown, event.die, event.needed));
}

void Teller::operator()(const cw::ToldWords& event) {
    note(std::nullopt, cw::words_told(*after_.scenario, event.rule), known(event.rule));
}

void Teller::operator()(const cw::TurnBegan& event) {
    // Only an end of turn begins another one, and all actions are left if nobody has acted in it.
    const int left = std::exchange(now_.actions_left, 0);
    if (now_.phase == cw::Phase::Play && left == cw::kActionsATurn)
        note(now_.side, say("{1} ends the turn without acting", side(now_.side)));
    turn_ = event.turn;
}

void Teller::operator()(const cw::Passed& event) {
    note(event.side, say("{1} can do nothing and passes", side(event.side)));
}

void Teller::operator()(const cw::QuietWarned& event) {
    note(std::nullopt, say("No coin has fallen for a long time"),
         say("quiet rounds until the purses decide: {1}", event.turns_left));
}

void Teller::operator()(const cw::NothingCanFall&) {
    note(std::nullopt, say("Nothing left on the table can take anything"),
         say("both can agree on a draw; otherwise the purses decide"));
}

void Teller::operator()(const cw::DrawOffered& event) { note(event.side, say("{1} offers a draw", side(event.side))); }

void Teller::operator()(const cw::DrawAnswered& event) {
    const Phrase who = side(event.side);
    note(event.side, event.accepted ? say("{1} accepts the draw", who) : say("{1} declines the draw", who));
}

std::vector<StoryLine> tell(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events) {
    Teller teller(before, after, events);
    for (const cw::Event& event : events) visit(teller, event);
    return std::move(teller.lines);
}

// Words and measures of the log.

Phrase in_inches(double inches) { return say("{1} in", figure(inches, 2)); }

namespace {

// The number, if any, and each die added to it: "3 + 4"; "3 + d6" before it is rolled.
Phrase with_dice(std::optional<int> number, const cw::Strike& strike, cw::Die::For what) {
    std::vector<Phrase> parts;
    if (number) parts.emplace_back(*number);
    for (const cw::Die& die : strike.dice)
        if (die.adds_to == what) parts.push_back(die.roll > 0 ? Phrase(die.roll) : say("d{1}", die.sides));
    return joined(parts, plain(" + "));
}

}  // namespace

Phrase compared(const cw::Strike& strike) {
    for (const cw::Trait& trait : cw::kTraits)
        if (strike.rule == trait.rule) return trait.name;
    const bool army = strike.target_army != cw::kNoArmy;
    if (army && strike.dice.empty()) return say("{1} damage", strike.damage);
    const Phrase offense = with_dice(strike.offense, strike, cw::Die::For::Offense);
    const Phrase defense =
        with_dice(army ? std::nullopt : std::optional(strike.defense), strike, cw::Die::For::Defense);
    const bool open = !strike.dice.empty() && strike.dice.front().roll == 0;
    if (open) return say("{1} against {2}", offense, defense);
    if (army) return say("{1}: {2} damage", joined({offense, defense}, plain(" \u2212 ")), strike.damage);
    return offense + plain(strike.beats ? " \u2265 " : " < ") + defense;
}

Phrase fate(const cw::Scenario& scenario, const cw::Strike& strike, bool falls) {
    if (strike.target_army != cw::kNoArmy) return strike.beats ? say("units fall") : say("none falls");
    const Phrase target = display_name(scenario, strike.target);
    return falls ? say("{1} falls", target) : say("{1} still stands", target);
}

Phrase fate_alone(bool falls) { return falls ? say("falls") : say("stands"); }

Phrase party_name(const cw::Match& match, int coin) {
    return match.in_army(coin) ? army_name(match, match.coin(coin).army) : display_name(*match.scenario, coin);
}

Phrase silence(const std::string& rule) {
    if (rule == "CW-12") return say("no Long Range");
    if (rule == "R-15") return say("taken");
    if (rule == "R-31") return say("lost anyway");
    if (rule == "R-40" || rule == "BX-12") return say("no clear shot");
    return say("no");
}

namespace {

// At the turn limit, without one of the battle's results.
Phrase purses_at_the_end(const cw::Match& match, cw::Side winner) {
    const auto purse = [&](cw::Side side) { return in_money(*match.scenario, match.purse[cw::index(side)]); };
    return say("The last round is over: its purse holds {1}, the other {2}.", purse(winner), purse(cw::other(winner)));
}

Phrase why_won(const cw::Match& match, const cw::Outcome& outcome) {
    const Phrase winner = display_name(*match.scenario, *outcome.winner);
    const Phrase beaten = display_name(*match.scenario, cw::other(*outcome.winner));
    const Phrase facts = joined(cw::facts_of_end(match), rules::semicolon());
    if (outcome.by == "elimination") return say("{1} has no coin left on the table.", beaten);
    if (outcome.by == "victory") return facts.empty() ? say("It has reached its goal.") : say("{1}.", facts);
    if (outcome.by == "concede") return say("{1} has conceded.", beaten);
    if (outcome.by == "left") return say("{1} left a throw unanswered, and victory was claimed.", beaten);
    if (outcome.by == "limit" && !cw::deciding_condition(match)) return purses_at_the_end(match, *outcome.winner);
    if (outcome.by == "limit")
        return facts.empty() ? say("The last round is over: {1} has held out.", winner)
                             : say("The last round is over: {1}.", facts);
    return say("Its purse is the larger one.");
}

Phrase why_drawn(const std::string& by) {
    if (by == "agreement") return say("Both sides agreed on it.");
    if (by == "no_moves") return say("Neither side can move or attack.");
    if (by == "elimination" || by == "victory") return say("The battle ended for both sides at once.");
    if (by == "limit") return say("The last round is over, and neither side has won.");
    return say("The purses are equal.");
}

}  // namespace

Phrase why_it_ended(const cw::Match& match) {
    if (!match.outcome) return {};
    return match.outcome->winner ? why_won(match, *match.outcome) : why_drawn(match.outcome->by);
}

Phrase verdict(const cw::Match& match) {
    if (!match.outcome) return {};
    if (!match.outcome->winner) return say("A draw. {1}", why_it_ended(match));
    const Phrase winner = display_name(*match.scenario, *match.outcome->winner);
    const auto degree = cw::degree_of(match);
    if (!degree) return say("{1} wins. {2}", winner, why_it_ended(match));
    // Translators: {2} is "A clear victory", {3} says why.
    return say("{1} wins. {2}. {3}", winner, cw::in_words(*degree), why_it_ended(match));
}

}  // namespace table
