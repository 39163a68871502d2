#include "game/table/story.h"

#include <algorithm>
#include <cstdio>

#include "game/rules/coin_wars/way.h"
#include "game/table/teller.h"

namespace table {

Teller::Teller(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events)
    : after_(after), now_(before), turn_(before.turn) {
    for (const cw::Event& event : events) {
        const auto* fell = std::get_if<cw::Fell>(&event);
        if (fell && fell->how != cw::How::Beyond) falling_.push_back(fell->coin);
        if (const auto* gone = std::get_if<cw::WentBeyond>(&event)) beyond_.push_back(gone->coin);
        const auto* awaited = std::get_if<cw::Awaited>(&event);
        if (awaited && awaited->decision.kind == cw::Decision::Kind::Losses && !chooses_)
            chooses_ = awaited->decision.side;
    }
}

void Teller::note(std::optional<cw::Side> whose, std::string text, std::string detail,
                  std::vector<int> coins) {
    lines.push_back({whose, std::move(text), std::move(detail), {}, std::move(coins), turn_});
}

void Teller::add_detail(const std::string& words) {
    if (lines.empty()) return;
    std::string& detail = lines.back().detail;
    detail += (detail.empty() ? "" : ", ") + words;
}

void Teller::operator()(const cw::Agreed& event) {
    note(event.side, side(event.side) + " agrees to the rules");
}

void Teller::operator()(const cw::FacesChosen& event) {
    note(std::nullopt, event.swapped ? "The sides have changed faces" : "Each side keeps its face");
}

void Teller::operator()(const cw::Tossed& event) {
    note(std::nullopt,
         std::string("The coin shows ") + (event.face == rules::Face::Heads ? "heads" : "tails"),
         event.real ? "a real coin" : "");
}

void Teller::operator()(const cw::Ordered& event) { note(event.first, side(event.first) + " acts first"); }

void Teller::operator()(const cw::SaidReady& event) { note(event.side, side(event.side) + " is ready"); }

void Teller::operator()(const cw::Formed& event) {
    const std::string who = listed(*after_.scenario, event.members);
    note(event.side, who + " form an Army",
         event.commander == cw::kNobody ? "" : "led by " + name(event.commander) + ": +1/+1 for each",
         event.members);
    for (const int coin : event.members) now_.coin(coin).army = event.army;
    now_.armies.push_back({event.army, event.commander});
}

void Teller::operator()(const cw::Joined& event) {
    const std::string who =
        event.other == cw::kNoArmy ? listed(*after_.scenario, event.coins) : called_army(now_, event.other);
    const std::string whom = called_army(now_, event.army);
    note(cw::side_of_army(now_, event.army),
         who + (event.coins.size() == 1 || event.other ? " joins " : " join ") + whom, "", event.coins);
    for (const int coin : event.coins) now_.coin(coin).army = event.army;
    std::erase_if(now_.armies, [&](const cw::Army& army) { return army.number == event.other; });
}

void Teller::operator()(const cw::CommanderChanged& event) {
    add_detail(event.after == cw::kNobody ? "no commander is left" : name(event.after) + " takes command");
    for (cw::Army& army : now_.armies)
        if (army.number == event.army) army.commander = event.after;
}

void Teller::operator()(const cw::Regrouped& event) {
    for (const cw::Shift& move : event.moves) now_.coin(move.coin).at = move.to;
    const std::size_t cut_off = event.cut_off.size();
    const bool followed = marching_ == event.army;
    marching_ = cw::kNoArmy;
    if (struck_ && !followed && !event.moves.empty()) add_detail("ranks close");
    if (cut_off > 0) add_detail(std::to_string(cut_off) + (cut_off == 1 ? " is" : " are") + " cut off");
}

void Teller::operator()(const cw::Dissolved& event) {
    if (event.coins.size() == 1) {
        const int last = event.coins.front();
        add_detail(side(after_.side_of(last)) + "'s " + name(last) + " is left alone");
    }
    for (const int coin : event.coins) now_.coin(coin).army = cw::kNoArmy;
}

void Teller::operator()(const cw::Moved& event) {
    const double way = distance(event.from, event.to);
    const double most = std::max(cw::allowance(now_, event.coin, event.from), way);
    now_.coin(event.coin).at = event.to;
    marching_ = event.army;
    if (struck_) return add_detail("then " + in_inches(way) + " on");
    mover_ = event.coin;
    const std::string who = event.army == cw::kNoArmy ? name(event.coin) : called_army(now_, event.army);
    std::string text = who + " moves " + in_inches(way);
    std::vector<int> coins =
        event.army == cw::kNoArmy ? std::vector{event.coin} : cw::members(now_, event.army);
    if (event.stopped_by != cw::kNobody) {
        text = who + " moves, meets " + called_party(now_, event.stopped_by);
        coins.push_back(event.stopped_by);
    } else if (event.stopped_by_ground) {
        text += ", stopped by the ground";
    }
    char limit[48];
    std::snprintf(limit, sizeof limit, "%.2f of %.2f in", way, most);
    note(after_.side_of(event.coin), text, limit, coins);
    if (event.army != cw::kNoArmy) add_detail(name(event.coin) + " in front");
}

void Teller::operator()(const cw::StoodStill& event) {
    add_detail("stays where it struck (" + event.rule + ")");
}

void Teller::operator()(const cw::Arrived& event) {
    if (arrived_.empty()) note(after_.side_of(event.coin), "");
    arrived_.push_back(event.coin);
    lines.back().text = listed(*after_.scenario, arrived_) + (arrived_.size() == 1 ? " arrives" : " arrive");
    lines.back().coins = arrived_;
}

void Teller::operator()(const cw::HeldUp& event) {
    note(after_.side_of(event.coin), name(event.coin) + " finds no place to enter",
         "tries again in turn " + std::to_string(event.turn));
}

void Teller::operator()(const cw::Passed& event) {
    note(event.side, side(event.side) + " can do nothing and passes");
}

void Teller::operator()(const cw::QuietWarned& event) {
    note(std::nullopt, "No coin has fallen for long",
         "in " + std::to_string(event.turns_left) + " quiet turns the purses decide");
}

void Teller::operator()(const cw::NothingCanFall&) {
    note(std::nullopt, "Nothing that is left can destroy anything", "both can end it: offer a draw");
}

void Teller::operator()(const cw::DrawOffered& event) {
    note(event.side, side(event.side) + " offers a draw");
}

void Teller::operator()(const cw::DrawAnswered& event) {
    note(event.side, side(event.side) + (event.accepted ? " accepts the draw" : " declines the draw"));
}

std::vector<StoryLine> tell(const cw::Match& before, const cw::Match& after,
                            const std::vector<cw::Event>& events) {
    Teller teller(before, after, events);
    for (const cw::Event& event : events) std::visit(teller, event);
    return std::move(teller.lines);
}

}  // namespace table
