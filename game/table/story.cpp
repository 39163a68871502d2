#include "game/table/story.h"

#include <cstdio>

#include "game/table/aim.h"

namespace table {

namespace {

// Gathers the events of one command into lines.
class Teller {
public:
    Teller(const cw::Match& after, int turn) : after_(after), turn_(turn) {}

    void operator()(const cw::Moved& event);
    void operator()(const cw::Attacked& event);
    void operator()(const cw::AttackedBack& event);
    void operator()(const cw::Fell&) {}
    void operator()(const cw::PurseGrew& event);
    void operator()(const cw::TurnBegan& event) { turn_ = event.turn; }
    void operator()(const cw::Placed&) {}
    void operator()(const cw::Agreed& event) { note(event.side, side(event.side) + " agrees to the rules"); }
    void operator()(const cw::FacesChosen& event) {
        note(std::nullopt, event.swapped ? "The sides have changed faces" : "Each side keeps its face");
    }
    void operator()(const cw::Tossed& event) {
        note(std::nullopt,
             std::string("The coin shows ") + (event.face == rules::Face::Heads ? "heads" : "tails"),
             event.real ? "a real coin" : "");
    }
    void operator()(const cw::Ordered& event) { note(event.first, side(event.first) + " acts first"); }
    void operator()(const cw::SaidReady& event) { note(event.side, side(event.side) + " is ready"); }
    void operator()(const cw::Passed& event) {
        note(event.side, side(event.side) + " can do nothing and passes");
    }
    void operator()(const cw::QuietWarned& event) {
        note(std::nullopt, "No coin has fallen for long",
             "in " + std::to_string(event.turns_left) + " quiet turns the purses decide");
    }
    void operator()(const cw::NothingCanFall&) {
        note(std::nullopt, "Nothing that is left can destroy anything", "both can end it: offer a draw");
    }
    void operator()(const cw::DrawOffered& event) { note(event.side, side(event.side) + " offers a draw"); }
    void operator()(const cw::DrawAnswered& event) {
        note(event.side, side(event.side) + (event.accepted ? " accepts the draw" : " declines the draw"));
    }
    void operator()(const cw::Ended&) { note(std::nullopt, verdict(after_)); }

    std::vector<StoryLine> lines;

private:
    std::string name(int coin) const { return called(*after_.scenario, coin); }
    std::string side(cw::Side which) const { return called(*after_.scenario, which); }
    void note(std::optional<cw::Side> whose, std::string text, std::string detail = "") {
        lines.push_back({whose, std::move(text), std::move(detail), {}, turn_});
    }
    void add_detail(const std::string& words) {
        std::string& detail = lines.back().detail;
        detail += (detail.empty() ? "" : ", ") + words;
    }

    const cw::Match& after_;
    int turn_;
    int mover_ = cw::kNobody;  // the coin of the first leg, if one was told
    bool target_falls_ = false;
    bool struck_ = false;
};

void Teller::operator()(const cw::Moved& event) {
    const double way = distance(event.from, event.to);
    if (struck_ && event.coin == mover_) {
        add_detail("then " + in_inches(way) + " on");
        return;
    }
    mover_ = event.coin;
    std::string text = name(event.coin) + " moves " + in_inches(way);
    std::vector<int> coins{event.coin};
    if (event.stopped_by != cw::kNobody) {
        text = name(event.coin) + " moves, meets " + name(event.stopped_by);
        coins.push_back(event.stopped_by);
    } else if (event.stopped_by_ground) {
        text += ", stopped by the ground";
    }
    char limit[48];
    std::snprintf(limit, sizeof limit, "%.2f of %.2f in", way, after_.type(event.coin).reach());
    lines.push_back({after_.side_of(event.coin), text, limit, coins, turn_});
}

void Teller::operator()(const cw::Attacked& event) {
    const char* verb = mover_ == event.attacker ? " charges " : event.ranged ? " fires at " : " strikes ";
    const std::string leg = mover_ == event.attacker && !lines.empty() ? lines.back().detail : "";
    if (!leg.empty()) lines.pop_back();
    const cw::Strike strike{event.attacker, event.target, event.offense,
                            event.defense,  event.beats,  event.rule};
    lines.push_back({after_.side_of(event.attacker),
                     name(event.attacker) + verb + name(event.target),
                     leg,
                     {event.attacker, event.target},
                     turn_});
    add_detail(compared(strike));
    lines.back().text += event.beats ? ": it falls" : ": it stands";
    mover_ = event.attacker;
    target_falls_ = event.beats;
    struck_ = true;
}

void Teller::operator()(const cw::AttackedBack& event) {
    const cw::Strike strike{event.attacker, event.target, event.offense,
                            event.defense,  event.beats,  event.rule};
    add_detail("struck back " + compared(strike));
    if (!event.beats) return;
    std::string& text = lines.back().text;
    text = text.substr(0, text.rfind(':')) +
           (target_falls_ ? ": both fall" : ": " + name(event.target) + " falls");
}

void Teller::operator()(const cw::PurseGrew& event) {
    if (!lines.empty()) add_detail(side(event.side) + " +" + in_money(event.after - event.before));
}

}  // namespace

std::vector<StoryLine> tell(const cw::Match& before, const cw::Match& after,
                            const std::vector<cw::Event>& events) {
    Teller teller(after, before.turn);
    for (const cw::Event& event : events) std::visit(teller, event);
    return std::move(teller.lines);
}

}  // namespace table
