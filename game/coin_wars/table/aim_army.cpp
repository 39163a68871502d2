// aiming with an Army selected.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/coin_wars/table/pick.h"
#include "game/kit/hands/quick_hand.h"

namespace table {

namespace {

std::string id_or_none(const cw::Match& match, int coin) { return coin == cw::kNoCoin ? "" : match.id(coin); }

// Builds an aim for one Army step by step.
class ArmyAim {
public:
    ArmyAim(const cw::Match& match, const AimPlan& plan) : match_(match), plan_(plan) {
        begin();
        id_ = cw::army_id(made_.army);
        members_ = cw::members(match, made_.army);
    }

    Aim march(Vec2 pointer) {
        made_.act = Act::Move;
        if (!choose_front(match_, pointer, plan_.front)) return made_;
        const std::optional<rules::Refusal> not_front = std::exchange(made_.refusal, std::nullopt);
        if (plan_.front == cw::kNoCoin) prefer_free_front(pointer);
        finish(pointer);
        if (not_front && !made_.refusal) {
            // The chosen coin cannot lead that way; offer the one that can.
            made_.refusal = not_front;
            made_.instead = std::exchange(made_.command, std::nullopt);
        }
        return made_;
    }

    // To exactly that point, as commanded.
    Aim march(const cw::Move& command) {
        made_.act = Act::Move;
        if (choose_front(match_, command.to, match_.find(command.front))) finish(command.to);
        return made_;
    }

    Aim at_enemy(int target, Vec2 pointer) {
        const bool close = cw::is_close(match_, members_, target);
        const auto refusal = cw::CoinWars::check(match_, attack_by(match_, plan_.coin, target, plan_.beyond));
        if (!refusal) return blow(target);
        const bool away = is_out_of_touch(*refusal, close);
        if (const int other = away || is_hidden(*refusal) ? best_shot(match_, plan_.coin, target) : cw::kNoCoin;
            other != cw::kNoCoin)
            return attack(other);
        if (!away) return blow(target);
        if (charge_at(target, pointer)) return made_;
        begin();
        return approach(target, pointer);
    }

    Aim attack(int target) {
        made_.target = target;
        made_.act = Act::Attack;
        const bool close = cw::is_close(match_, members_, target);
        settle(made_, match_, attack_by(match_, plan_.coin, target, plan_.beyond));
        if (!made_.legal() && !close) return made_;
        made_.ranged = !close;
        made_.odds = cw::odds(match_, plan_.coin, target, made_.ranged, plan_.beyond);
        if (close) {
            for (const int unit : made_.odds->strike.units) mark_contacts(unit, target);
            return made_;
        }
        // The card lies between the nearest shooter and its target.
        const int shooter = made_.odds->strike.attacker;
        if (shooter == cw::kNoCoin || made_.odds->strike.units.empty()) return made_;
        const measure::Disc from = disc_of(match_, shooter), at = disc_of(match_, target);
        made_.card = card_at_both(from, at, free_hand(match_, shooter, target));
        made_.reading = in_inches(measure::gap(from, at));
        made_.note = say("rim to rim");
        return made_;
    }

    // Simulates the battle after the strike with arbitrary dice, up to a pending decision.
    Aim after_strike(Vec2 pointer) {
        const Strike strike = *plan_.strike;
        made_.act = Act::Charge;
        made_.target = strike.target;
        cw::Charge charge{"", strike.via, match_.id(strike.target), std::nullopt};
        charge.army = id_;
        charge.front = strike.via ? id_or_none(match_, strike.front) : "";
        made_.odds = cw::odds(match_, charge);
        cw::Match after = match_;
        if (cw::CoinWars::check(match_, charge)) return made_;
        core::Random random;
        hands::QuickHand hand;
        cw::CoinWars::apply(after, charge, random, hand);
        if (strike.via) made_.path.legs.push_back({match_.coin(strike.front).at, after.coin(strike.front).at});
        const bool gone = cw::army_of(after, made_.army) == nullptr;
        const int under = coin_at(match_, pointer);
        if (gone || has(under) || under == strike.target || !choose_front(after, pointer, cw::kNoCoin)) {
            settle(made_, match_, charge);
            return made_;
        }
        made_.refusal.reset();
        const double used = made_.path.legs.empty() ? 0 : distance(made_.path.legs[0].from, made_.path.legs[0].to);
        // a new front coin has no more than it had where the Charge began; by earlier rulings whoever goes on is
        // measured after the strike.
        const bool is_one_move = match_.scenario->rulings.charge_is_one_move();
        const double own = cw::allowance(is_one_move ? match_ : after, made_.coin, match_.coin(made_.coin).at) - used;
        const double whole = cw::left_after_strike(match_, charge);
        const double left = is_one_move && made_.coin == strike.front ? whole : std::max(0.0, std::min(whole, own));
        const Vec2 from = after.coin(made_.coin).at;
        charge.to = snapped(from, pointer, left);
        settle(made_, match_, charge);
        if (!made_.legal()) made_.asked = charge.to;
        if (made_.legal() && !cw::check_march(after, cw::path_of_front(after, made_.coin, *charge.to)))
            show_march(after, *charge.to, left, cw::Going::Charging);
        return made_;
    }

    bool has(int coin) const { return core::contains(members_, coin); }

private:
    void begin() {
        made_ = Aim();
        made_.army = match_.coin(plan_.coin).army;
        made_.coin = plan_.coin;
        made_.cost = cw::cost(match_, made_.army);
    }
    // Chooses the front coin for that point and collects the alternatives; false if there is none.
    bool choose_front(const cw::Match& match, Vec2 to, int marked) {
        auto front = cw::front_for(match, made_.army, to, id_or_none(match, marked));
        if (!front) {
            made_.refusal = front.error();
            front = cw::front_for(match, made_.army, to, "");
        }
        if (!front) return false;
        made_.coin = *front;
        made_.fronts.clear();
        for (const int coin : members_)
            if (coin != *front && cw::front_for(match, made_.army, to, match.id(coin))) made_.fronts.push_back(coin);
        return true;
    }

    cw::Move led_by(int front, Vec2 pointer) const {
        const Vec2 from = match_.coin(front).at;
        const Vec2 to = snapped(from, pointer, cw::allowance_towards(match_, front, pointer));
        return {"", to, id_, match_.id(front)};
    }

    // If the nearest coin cannot go there: the next one that can, or that comes as close as the card snaps.
    void prefer_free_front(Vec2 pointer) {
        if (cw::check_acting(match_, {cw::kNoCoin, made_.army}, cw::Action::Move)) return;
        std::vector<int> fronts = made_.fronts;
        std::ranges::stable_sort(fronts, {}, [&](int front) { return distance(match_.coin(front).at, pointer); });
        fronts.insert(fronts.begin(), made_.coin);
        for (const bool all_the_way : {true, false})
            for (const int front : fronts) {
                const cw::Move move = led_by(front, pointer);
                const bool there = move.to == core::round_to_grid(pointer);
                if (there != all_the_way || cw::CoinWars::check(match_, move)) continue;
                choose_front(match_, move.to, front);
                return;
            }
    }

    // The move of the chosen front coin.
    void finish(Vec2 pointer) {
        const cw::Move command = led_by(made_.coin, pointer);
        settle(made_, match_, command);
        const auto* shown = made_.command   ? get_if<cw::Move>(&*made_.command)
                            : made_.instead ? get_if<cw::Move>(&*made_.instead)
                                            : nullptr;
        if (!made_.legal()) made_.asked = command.to;
        if (shown) show_march(match_, shown->to, cw::allowance_towards(match_, made_.coin, pointer), cw::Going::Moving);
    }

    // A strike from where the Army stands: a Charge if possible, because it may continue afterwards.
    Aim blow(int target) {
        if (cw::is_close(match_, members_, target) && cw::every_member_charges(match_, made_.army)) {
            made_.target = target;
            offer_charge({std::nullopt, target});
            if (made_.legal()) {
                for (const int unit : made_.odds->strike.units) mark_contacts(unit, target);
                return made_;
            }
            begin();
        }
        return attack(target);
    }

    void mark_contacts(int coin, int target) {
        for (const int touched : cw::party(match_, target))
            if (measure::touching(disc_of(match_, coin), disc_of(match_, touched)))
                made_.path.contacts.push_back({between_rims(disc_of(match_, coin), disc_of(match_, touched)), true});
    }

    // Into contact straight at the pointer, otherwise along another path led by another coin, otherwise as close as
    // possible.
    Aim approach(int target, Vec2 pointer) {
        if (!cw::check_acting(match_, {cw::kNoCoin, made_.army}, cw::Action::Move) &&
            !leads_straight(target, pointer)) {
            if (const auto way = way_of(target, cw::Going::Moving)) {
                lead(way->front, way->to);
            } else if (const auto near = nearest_way(match_, cw::body(match_, made_.army), target)) {
                lead(near->front, near->to);
            }
        }
        if (made_.act == Act::None) march(pointer);
        made_.target = target;
        foresee(made_, match_);
        return made_;
    }

    void lead(int front, Vec2 to) {
        begin();
        made_.act = Act::Move;
        if (choose_front(match_, to, front)) finish(to);
    }

    // True if the march at the pointer ends in contact; it is then made.
    bool leads_straight(int target, Vec2 pointer) {
        if (!choose_front(match_, pointer, plan_.front)) return false;
        made_.refusal.reset();
        if (plan_.front == cw::kNoCoin || plan_.front != made_.coin) prefer_free_front(pointer);
        const cw::Move move = led_by(made_.coin, pointer);
        if (cw::CoinWars::check(match_, move)) return begin(), false;
        const Vec2 at = cw::marched(match_, move).landing.at;
        if (!meets(match_, made_.coin, at, target)) return begin(), false;
        made_.act = Act::Move;
        finish(pointer);
        return true;
    }

    // The coin that the player chose leads if it can.
    std::optional<Way> way_of(int target, cw::Going going) const {
        if (plan_.front != cw::kNoCoin)
            if (const auto way = way_to(match_, {plan_.front}, target, going)) return way;
        return way_to(match_, cw::body(match_, made_.army), target, going);
    }

    // Shows where the rules take the whole Army. The path must be legal.
    void show_march(const cw::Match& match, Vec2 to, double allowance, cw::Going going) {
        const cw::Marched marched = cw::marched(match, {"", to, id_, match.id(made_.coin)});
        made_.coin = marched.front;
        made_.path.places = marched.places;
        add_leg(made_, match, marched.landing, allowance, going);
        // Enemies that the others touch at their final places.
        for (const auto& [coin, at] : made_.path.places) {
            if (coin == made_.coin) continue;
            const measure::Disc rest{at, match.type(coin).radius()};
            for (const int enemy : enemies_of(match, coin))
                if (measure::touching(rest, disc_of(match, enemy)))
                    made_.path.contacts.push_back({between_rims(rest, disc_of(match, enemy)), true});
        }
    }

    bool charge_at(int target, Vec2 pointer) {
        if (!cw::every_member_charges(match_, made_.army)) return false;
        if (cw::check_acting(match_, {cw::kNoCoin, made_.army}, cw::Action::Charge)) return false;
        made_.target = target;
        if (choose_front(match_, pointer, plan_.front)) {
            const double allowance = cw::allowance_towards(match_, made_.coin, pointer, cw::Going::Charging);
            const auto via = point_of_contact(match_, made_.coin, target, pointer, allowance);
            if (via && charges_by(made_.coin, *via, target)) return true;
        }
        const auto way = way_of(target, cw::Going::Charging);
        return way && charges_by(way->front, way->to, target);
    }

    bool charges_by(int front, Vec2 via, int target) {
        begin();
        made_.target = target;
        if (!choose_front(match_, via, front)) return false;
        made_.refusal.reset();
        cw::Charge charge{"", via, match_.id(target), std::nullopt};
        charge.army = id_;
        charge.front = match_.id(made_.coin);
        if (cw::CoinWars::check(match_, charge)) return false;
        offer_charge({via, target, made_.coin});
        if (made_.legal())
            show_march(match_, via, cw::allowance_towards(match_, made_.coin, via, cw::Going::Charging),
                       cw::Going::Charging);
        return made_.legal();
    }

    void offer_charge(const Strike& strike) {
        made_.act = Act::Charge;
        cw::Charge staying{"", strike.via, match_.id(strike.target), std::nullopt};
        staying.army = id_;
        staying.front = strike.via ? id_or_none(match_, strike.front) : "";
        staying.beyond = ids_of(match_, plan_.beyond);
        settle(made_, match_, staying);
        if (!made_.command) return;
        made_.odds = cw::odds(match_, staying);
        if (plan_.beyond.empty() && made_.odds->attacker.falls < 1) made_.strike = strike;
    }

    const cw::Match& match_;
    const AimPlan& plan_;
    std::string id_;
    std::vector<int> members_;
    Aim made_;
};

}  // namespace

Aim aim_of_army(const cw::Match& match, const AimPlan& plan, Vec2 pointer) {
    ArmyAim aiming(match, plan);
    if (plan.strike) return aiming.after_strike(pointer);
    const int under = coin_at(match, pointer);
    if (under == cw::kNoCoin) return aiming.march(pointer);
    if (match.side_of(under) == match.side_of(plan.coin)) return {};
    return aiming.at_enemy(under, pointer);
}

Aim aim_march(const cw::Match& match, const AimPlan& plan, const cw::Move& command) {
    return ArmyAim(match, plan).march(command);
}

Aim aim_attack_of_army(const cw::Match& match, const AimPlan& plan, int target) {
    return ArmyAim(match, plan).attack(target);
}

}  // namespace table
