// Errors in a war: unknown names, a circle of battles, a road to nowhere, leaders who would fall twice.

#include <algorithm>
#include <set>

#include "game/coin_wars/wars/rules/war_plan.h"
#include "game/kit/json_text.h"

namespace rules::war {

namespace {

class PlanValidator {
public:
    explicit PlanValidator(const WarPlan& plan) : plan_(plan) {}

    std::vector<Complaint> all() {
        if (plan_.nations.size() != 2) {
            complain("/peoples", say("a war needs two nations"));
            return found_;
        }
        names();
        if (!found_.empty()) return found_;
        nations();
        places();
        leaders();
        map();
        if (is_joined_) course();
        return found_;
    }

private:
    void complain(const std::string& at, Phrase reason) {
        if (found_.size() < kComplaints) found_.push_back({at, std::move(reason)});
    }
    static Phrase quoted(const std::string& id) { return plain(excerpt(id)); }
    Phrase title(std::size_t place) const { return known(plan_.places[place].title); }
    static std::string in(const char* list, std::size_t number) {
        return std::string("/").append(list).append("/").append(std::to_string(number));
    }

    // Checks the names that all other checks rely on.
    void names() {
        if (plan_.nations[0].id == plan_.nations[1].id)
            complain("/peoples/1/id", say("both nations are called {1}", quoted(plan_.nations[0].id)));
        for (std::size_t i = 0; i < plan_.places.size(); ++i)
            if (plan_.place(plan_.places[i].id) != static_cast<int>(i))
                complain(in("places", i) + "/id", say("this name is taken already"));
    }
    void nations() {
        for (std::size_t i = 0; i < 2; ++i) {
            const NationSetup& nation = plan_.nations[i];
            if (nation.id == kNobody) complain(in("peoples", i) + "/id", say("no nation can be called “nobody”"));
            for (const auto& [type, count] : nation.pool) {
                coin_type(in("peoples", i) + "/pool/" + type, type);
                if (count > limits::kCoins)
                    complain(in("peoples", i) + "/pool/" + type,
                             say("at most {1} coins of a type can be led", static_cast<int>(limits::kCoins)));
            }
            for (const auto& [type, cents] : nation.prices) {
                coin_type(in("peoples", i) + "/prices/" + type, type);
                if (cents < 1)
                    complain(in("peoples", i) + "/prices/" + type, say("a price of at least 1 cent is needed"));
            }
        }
    }
    void coin_type(const std::string& at, const std::string& type) {
        if (!plan_.coin(type)) complain(at, say("no battle of this war has coins of the type {1}", quoted(type)));
    }

    void by_nation(const std::string& at, const Counts& counts) {
        for (const auto& [id, count] : counts) nation_at(at + "/" + id, id);
    }
    void nation_at(const std::string& at, const std::string& id) {
        if (plan_.nation(id) < 0)
            complain(at, say("no nation of this war is called {1}; there are {2} and {3}", quoted(id),
                             plain(plan_.nations[0].id), plain(plan_.nations[1].id)));
    }

    void places() {
        if (plan_.places.empty()) complain("/places", say("a war needs at least one battle"));
        const bool begins = plan_.place(plan_.begins) >= 0;
        if (!plan_.places.empty() && !begins) complain("/begins", say("no place is called {1}", quoted(plan_.begins)));
        is_joined_ = begins;
        for (std::size_t i = 0; i < plan_.places.size(); ++i) place(i);
    }
    void place(std::size_t i) {
        const Place& place = plan_.places[i];
        const std::string at = in("places", i);
        nation_at(at + "/heads", place.heads);
        by_nation(at + "/least", place.min);
        by_nation(at + "/income", place.income);
        on_map(at + "/at", place.at);
        if (place.stands) {
            check_stands(at + "/stands", *place.stands);
            if (plan_.nation(place.heads) >= 0) min(at, static_cast<int>(i));
        } else {
            complain(at + "/battle", say("the battle {1} is gone", quoted(place.battle)));
        }
        for (std::size_t way = 0; way < place.next.size(); ++way)
            check_way(at + "/next/" + std::to_string(way), place, way);
        if (place.next.empty()) complain(at + "/next", say("nothing follows from this battle"));
    }
    // For records, which contain lines: a war file takes its lines from its battles.
    void check_stands(const std::string& at, const Stands& stands) {
        std::set<std::string> ids;
        for (const auto* line : {&stands.heads, &stands.tails})
            for (const Stand& stand : *line) {
                if (!plan_.coin(stand.type)) complain(at, say("no type is called {1}", quoted(stand.type)));
                if (!ids.insert(stand.coin).second) complain(at, say("{1} stands there twice", quoted(stand.coin)));
            }
    }
    void min(const std::string& at, int place) {
        for (int nation = 0; nation < 2; ++nation) {
            const std::string& id = plan_.nations[static_cast<std::size_t>(nation)].id;
            const Phrase name = known(plan_.nations[static_cast<std::size_t>(nation)].name);
            const int max = static_cast<int>(plan_.stands(nation, place).size());
            const int min = plan_.places[static_cast<std::size_t>(place)].min.of(id);
            if (max == 0) complain(at + "/battle", say("{1} has no coins in this battle", name));
            if (min > max)
                complain(at + "/least/" + id, say_many(max, "its battle has only {1} place for {2}",
                                                       "its battle has only {1} places for {2}", name));
        }
    }
    void on_map(const std::string& at, Vec2 point) {
        if (point.x < 0 || point.y < 0 || point.x > plan_.map.width || point.y > plan_.map.height)
            complain(at, say("lies beside the map"));
    }

    void check_way(const std::string& at, const Place& place, std::size_t number) {
        const Way& way = place.next[number];
        if (way.to.empty() == !way.end) complain(at, say("a way leads to places or to the end of the war"));
        for (const PlaceId& to : way.to)
            if (plan_.place(to) < 0) {
                complain(at + "/to", say("leads to {1}, which is nowhere on the map", quoted(to)));
                is_joined_ = false;
            }
        if (way.end && way.end->winner != kNobody) nation_at(at + "/end/winner", way.end->winner);
        const bool last = number + 1 == place.next.size();
        if (last && way.when) complain(at + "/when", say("the last way must stand open whatever happens"));
        if (!last && !way.when) complain(at, say("needs a condition: the ways below it are never taken"));
        if (!way.when) return;
        if (!way.when->winner.empty() && way.when->winner != kNobody) nation_at(at + "/when/winner", way.when->winner);
        for (const auto* names : {&way.when->lives, &way.when->fell})
            for (const LeaderName& name : *names)
                if (!plan_.leader(name)) complain(at + "/when", say("no leader is called {1}", quoted(name)));
        for (const HeldGround& held : way.when->held) nation_at(at + "/when/held", held.by);
    }

    void leaders() {
        for (std::size_t i = 0; i < plan_.leaders.size(); ++i) {
            const LeaderSetup& leader = plan_.leaders[i];
            const std::string at = in("leaders", i);
            if (plan_.leader(leader.name) != &leader)
                complain(at + "/name", say("{1} is named twice", quoted(leader.name)));
            nation_at(at + "/people", leader.nation);
            if (leader.coins.size() != leader.fights.size()) {
                complain(at + "/coins",
                         say("one coin is needed for each battle that {1} fights in", plain(leader.name)));
                continue;
            }
            for (std::size_t j = 0; j < leader.fights.size(); ++j) stands_there(at, leader, j);
        }
    }
    void stands_there(const std::string& at, const LeaderSetup& leader, std::size_t number) {
        const int place = plan_.place(leader.fights[number]), nation = plan_.nation(leader.nation);
        const std::string here = at + "/fights/" + std::to_string(number);
        if (place < 0) return complain(here, say("no place is called {1}", quoted(leader.fights[number])));
        const auto there = static_cast<std::size_t>(place);
        if (nation < 0 || !plan_.places[there].stands || plan_.nation(plan_.places[there].heads) < 0) return;
        const auto before = leader.fights.begin() + static_cast<std::ptrdiff_t>(number);
        if (std::find(leader.fights.begin(), before, leader.fights[number]) != before)
            return complain(here, say("{1} stands there twice", plain(leader.name)));
        const auto& stands = plan_.stands(nation, place);
        if (std::ranges::none_of(stands, [&](const Stand& one) { return one.coin == leader.coins[number]; }))
            complain(at + "/coins/" + std::to_string(number),
                     say("no coin of {1} is called {2} in that battle",
                         known(plan_.nations[static_cast<std::size_t>(nation)].name), quoted(leader.coins[number])));
    }

    void map() {
        const Map& map = plan_.map;
        for (const double inches : {map.width, map.height})
            if (inches < limits::kMinMap || inches > limits::kMaxMap)
                return complain("/map", say("a map is 6 to 60 inches wide and high"));
        for (std::size_t i = 0; i < map.roads.size(); ++i)
            for (const PlaceId& end : {map.roads[i].from, map.roads[i].to})
                if (plan_.place(end) < 0)
                    complain("/map" + in("roads", i), say("a road to nowhere: no place is called {1}", quoted(end)));
    }

    // Along all ways: no place is visited twice, each can be reached, nobody falls who has fallen on every way there.
    void course() {
        std::vector<State> states(plan_.places.size(), State::New);
        const auto start = static_cast<std::size_t>(plan_.place(plan_.begins));
        const std::size_t before = found_.size();
        circle(start, states);
        const bool ends = found_.size() == before;
        for (std::size_t i = 0; i < states.size(); ++i)
            if (states[i] == State::New) complain(in("places", i), say("no way leads to this battle"));
        if (ends) fates(start);
    }
    enum class State { New, OnTheWay, Done };
    void circle(std::size_t here, std::vector<State>& states) {
        states[here] = State::OnTheWay;
        for_each_way(here, [&](const std::string& at, const Way&, std::size_t there) {
            if (states[there] == State::OnTheWay)
                complain(at, say("a circle of battles: {1} leads back to {2}", title(here), title(there)));
            if (states[there] == State::New) circle(there, states);
        });
        states[here] = State::Done;
        order_.insert(order_.begin(), here);
    }
    // Leaders who have fallen on every way to a place, from the beginning of the war.
    using Fallen = std::set<std::string>;
    void fates(std::size_t start) {
        std::vector<std::optional<Fallen>> fallen(plan_.places.size());
        fallen[start].emplace();
        for (const std::size_t here : order_) {
            const auto& next = plan_.places[here].next;
            for (std::size_t way = 0; way < next.size(); ++way)
                if (next[way].when)
                    fate(in("places", here) + "/next/" + std::to_string(way) + "/when", here, *next[way].when,
                         *fallen[here]);
            for_each_way(here, [&](const std::string&, const Way& way, std::size_t there) {
                Fallen after = *fallen[here];
                if (way.when) after.insert(way.when->fell.begin(), way.when->fell.end());
                if (fallen[there])
                    std::erase_if(*fallen[there], [&](const std::string& name) { return !after.contains(name); });
                else
                    fallen[there] = std::move(after);
            });
        }
    }
    void fate(const std::string& at, std::size_t here, const When& when, const Fallen& fallen) {
        for (const LeaderName& name : when.lives)
            if (fallen.contains(name))
                complain(at + "/lives", say("{1} has fallen on every way to this place", plain(name)));
        for (const LeaderName& name : when.fell) {
            const LeaderSetup* leader = plan_.leader(name);
            if (fallen.contains(name))
                complain(at + "/fell",
                         say("{1} would fall twice, having fallen on every way to this place", plain(name)));
            else if (leader && std::ranges::count(leader->fights, plan_.places[here].id) == 0)
                complain(at + "/fell", say("{1} does not fight in this battle", plain(name)));
        }
    }
    template <class Visit>
    void for_each_way(std::size_t here, Visit visit) {
        const auto& next = plan_.places[here].next;
        for (std::size_t way = 0; way < next.size(); ++way)
            for (const PlaceId& to : next[way].to)
                visit(in("places", here) + "/next/" + std::to_string(way), next[way],
                      static_cast<std::size_t>(plan_.place(to)));
    }

    const WarPlan& plan_;
    std::vector<Complaint> found_;
    bool is_joined_ = false;          // the ways lead from place to place: their course can be followed
    std::vector<std::size_t> order_;  // places in order, each after all that lead to it
};

}  // namespace

std::vector<Complaint> complaints_of(const WarPlan& plan) { return PlanValidator(plan).all(); }

}  // namespace rules::war
