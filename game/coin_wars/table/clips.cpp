#include "game/coin_wars/table/clips.h"

#include <map>
#include <numbers>

#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/table/aim.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/clip_parts.h"
#include "game/coin_wars/table/dice_tray.h"
#include "game/coin_wars/table/move_words.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/table/slide_path.h"

namespace table {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kCardLies = 0.45, kShot = 0.9, kLay = 0.25, kGlide = 0.3, kArrive = 0.5, kBeyond = 0.55, kBreak = 0.35;
constexpr double kFired = 0.4;     // the moment of a shot
constexpr double kLinger = 0.5;    // seconds for the last figures of a play
constexpr double kPush = 14;       // inches per second
constexpr double kGlideHeard = 4;  // inches per second: undo sounds soft, however far coins slide
constexpr double kTray = 4;        // inches from the middle to a wall that stops the tossed coin

// Builds the clips of one play; tracks the coins' places from clip to clip.
class Director {
public:
    Director(const cw::Match& before, const render::Scene& resting, const Shown& shown)
        : match_(before), resting_(resting), shown_(shown) {
        for (int coin = 0; coin < before.count(); ++coin) places_.push_back(before.coin(coin).at);
        crowned_ = cw::crowned(*before.scenario);
        purses_ = before.purse;
    }

    void operator()(const cw::Moved& event) {
        const SlidePath path = slide_path(match_, places_, event);
        const measure::Disc start{event.from, match_.type(event.coin).radius()};
        const render::CardSprite card =
            card_sprite(card_beside(start, event.to, event.card.edge, free_hand(match_, event.coin, event.to)));
        const Phrase reading = in_inches(distance(event.from, event.to));
        const std::size_t coin = at(event.coin);
        const bool touched = touches_what_stopped_it(match_, event);
        const Vec2 dot = touched ? event.to + unit(places_[at(event.stopped_by)] - event.to) * start.radius : Vec2{};
        add(path.seconds(), {event.coin}, slide_cues(match_, places_, event, path),
            [=](render::Scene& scene, double t) {
                scene.coins[coin].at = path.at(t);
                scene.coins[coin].lift = 0;
                scene.cards.push_back(card);
            })
            .reading = reading;
        std::vector<int> rocked{event.coin};
        if (touched) rocked.push_back(event.stopped_by);
        const Vec2 towards = unit(event.to - event.from) * (touched ? 1 : 0);
        std::vector<render::CoinSprite> rest;
        for (const int one : rocked) rest.push_back(resting_.coins[at(one)]);
        add(kCardLies, rocked, {{0.4 * kCardLies, sound::CardLifted{}, card.center}},
            [=](render::Scene& scene, double t) {
                scene.coins[coin].at = event.to;
                if (touched) scene.dots.push_back({dot, render::Ink::Amber});
                for (std::size_t i = 0; i < rocked.size(); ++i)
                    rock(scene.coins[static_cast<std::size_t>(rocked[i])], rest[i], towards, t * kCardLies);
                render::CardSprite lifting = card;
                const double off = std::max(0.0, (t - 0.4) / 0.6);
                lifting.lift = off * 1.2;
                lifting.opacity = 1 - off;
                scene.cards.push_back(lifting);
            })
            .reading = reading;
        places_[coin] = event.to;
        marching_ = event.army;
    }

    void operator()(const cw::Regrouped& event) {
        const bool behind_the_front = event.army == marching_ && play.clips.size() >= 2;
        marching_ = cw::kNoArmy;
        if (event.moves.empty()) return;
        crowd(event.moves);
        if (!behind_the_front) return;
        // Plays together with the front coin, while its card is there.
        Clip following = std::move(play.clips.back());
        play.clips.pop_back();
        Clip& leading = play.clips[play.clips.size() - 2];
        const double seconds = std::max(leading.seconds, following.seconds);
        stretch(leading.cues, seconds / leading.seconds);
        stretch(following.cues, seconds / following.seconds);
        leading.cues = together(std::move(leading.cues), std::move(following.cues));
        leading.seconds = seconds;
        leading.coins.insert(leading.coins.end(), following.coins.begin(), following.coins.end());
        leading.show = [lead = leading.show, follow = following.show](render::Scene& scene, double t) {
            lead(scene, t);
            follow(scene, t);
        };
    }

    void operator()(const cw::Scattered& event) { crowd(event.moves); }
    void operator()(const cw::Attacked& event) { attack(event.strike); }
    void operator()(const cw::AttackedBack& event) { attack(event.strike); }

    // The coin flares up; another event makes it fall.
    void operator()(const cw::WentBeyond& event) {
        const std::size_t coin = at(event.coin);
        const measure::Disc disc = this->disc(event.coin);
        add(kBeyond, {event.coin},
            {{0, sound::CoinStruck{disc_of(match_.type(event.coin)), std::nullopt, sound::Bed::Air, kPush},
              disc.center}},
            [=](render::Scene& scene, double t) {
                scene.coins[coin].glow = t >= 1 ? 0 : std::sin(kPi * t) * 1.6;
                render::Halo halo{disc.center, disc.radius + 0.06 + 0.35 * t, render::Ink::Amber};
                halo.strength = 1 - t;
                scene.halos.push_back(halo);
            });
    }

    void operator()(const cw::Broke& event) { shake(event.coins); }
    void operator()(const cw::Withstood& event) { shake({event.coin}); }
    void operator()(const cw::SlidBack& event) { crowd({{event.coin, event.from, event.to}}); }
    void operator()(const cw::SplitUp& event) { shake(event.coins); }

    // Coins that fall one after another in the same strike fly together, but a goal's named coin flies alone.
    void operator()(const cw::Fell& event) {
        fallen_.insert_or_assign(event.coin, event.how);
        const Fall fall{event.coin, places_[at(event.coin)], resting_.coins[at(event.coin)]};
        const bool alone = std::ranges::binary_search(crowned_, int{event.coin});
        const bool joins = !alone && !falls_.empty() && !play.clips.empty() && play.clips.back().falling;
        if (joins)
            play.clips.pop_back();
        else
            falls_.clear();
        if (!alone) falls_.push_back(fall);
        play.clips.push_back(alone ? crowned_fall_clip(match_, fall) : fall_clip(match_, falls_));
        places_[at(event.coin)] = resting_.coins[at(event.coin)].at;
    }

    // In the middle of the table, because the arriving coin has no place yet.
    void operator()(const cw::ThrewForArrival& event) {
        const cw::Scenario& scenario = *match_.scenario;
        const Phrase sum = Phrase(event.shown) + plain(event.shown >= event.needed ? " \u2265 " : " < ") + event.needed;
        roll({{event.die, event.shown, cw::Die::For::Offense}}, sum, event.side,
             dice_tray(match_, {scenario.width / 2, scenario.height / 2}));
    }

    void operator()(const cw::Arrived& event) {
        const std::size_t coin = at(event.coin);
        const double width = match_.scenario->width, height = match_.scenario->height;
        // From the nearest edge of the table.
        const Vec2 end = event.at;
        const double left = end.x, right = width - end.x, low = end.y, high = height - end.y;
        const double min = std::min({left, right, low, high});
        Vec2 from{end.x, min == low ? -1 : height + 1};
        if (min == left || min == right) from = {min == left ? -1 : width + 1, end.y};
        add(kArrive, {event.coin}, slowing_cues(from, end, kArrive), [=](render::Scene& scene, double t) {
            scene.coins[coin].faint = false;
            scene.coins[coin].at = t >= 1 ? end : mixed(from, end, slowing(t));
        });
        places_[coin] = end;
    }

    void operator()(const cw::Placed& event) {
        const std::size_t coin = at(event.coin);
        const Vec2 end = event.to ? *event.to : resting_.coins[coin].at;
        add(kLay, {event.coin},
            {set_down(match_.type(event.coin), 0.95 * kLay, end, event.to ? sound::Bed::Felt : sound::Bed::Wood)},
            [=, from = std::optional<Vec2>()](render::Scene& scene, double t) mutable {
                render::CoinSprite& sprite = scene.coins[coin];
                if (!from) from = sprite.at;
                sprite.at = t >= 1 ? end : mixed(*from, end, eased(t));
                sprite.lift = t >= 1 ? 0 : 0.35 * std::sin(kPi * t);
            });
        places_[coin] = end;
    }

    void lay(const std::vector<cw::Placed>& laid) {
        play.clips.push_back(laid_clip(match_, laid));
        for (const cw::Placed& one : laid) places_[at(one.coin)] = *one.to;
    }

    void operator()(const cw::Tossed& event) {
        const auto* thrown = event.real || shown_.empty() ? nullptr : get_if<physics::Trajectory>(&shown_.front());
        if (!thrown || thrown->samples.empty()) return;
        play.clips.push_back(toss_clip(*match_.scenario, *thrown));
    }

    void operator()(const cw::PurseGrew& event) { purses_[cw::index(event.side)] = event.after; }

    void operator()(const cw::Ended& event) {
        const std::optional<cw::Side> winner = event.outcome.winner;
        if (!winner) return;
        Victory victory{*winner, purses_[cw::index(*winner)], {}, {}};
        for (int coin = 0; coin < match_.count(); ++coin) {
            if (match_.side_of(coin) == *winner) continue;
            if (stands(coin)) victory.beaten.push_back(coin);
            if (lies_in_purse(coin)) victory.purse.push_back(coin);
        }
        play.clips.push_back(victory_clip(match_, victory, resting_));
    }

    template <class Other>
    void operator()(const Other&) {}

    // Time to read the figures of a strike after which nothing moves.
    void linger() {
        if (!play.clips.empty() && !play.clips.back().figures.empty())
            add(kLinger, {}, {}, [](render::Scene&, double) {});
    }

    Play play;

private:
    std::size_t at(int coin) const { return static_cast<std::size_t>(coin); }
    Clip& add(double seconds, std::vector<int> coins, Cues cues, std::function<void(render::Scene&, double)> show) {
        return play.clips.emplace_back(Clip{seconds, std::move(coins), std::move(show), std::move(cues)});
    }
    bool stands(int coin) const { return match_.on_table(coin) && !fallen_.contains(coin); }
    bool lies_in_purse(int coin) const {
        if (const auto now = fallen_.find(coin); now != fallen_.end()) return now->second != cw::How::Beyond;
        return match_.coin(coin).place == cw::Place::Fallen && match_.coin(coin).how != cw::How::Beyond;
    }
    measure::Disc disc(int coin) const { return {places_[at(coin)], match_.type(coin).radius()}; }

    void roll(const std::vector<cw::Die>& dice, const Phrase& sum, cw::Side side, Vec2 tray) {
        DiceThrown thrown = dice_clip(play.dice, dice, sum, side, tray, shown_);
        play.clips.push_back(std::move(thrown.clip));
        play.dice = std::move(thrown.lying);
    }

    void attack(const cw::Strike& strike) {
        marching_ = cw::kNoArmy;
        const int attacker = strike.attacker, target = strike.target;
        if (!strike.dice.empty()) {
            const Vec2 tray = dice_tray(match_, (places_[at(attacker)] + places_[at(target)]) / 2);
            roll({strike.dice.begin(), strike.dice.end()}, compared(strike), match_.side_of(attacker), tray);
        }
        if (strike.ranged) return shot(strike);
        play.clips.push_back(blow_clip(match_, places_, strike));
    }

    void shot(const cw::Strike& strike) {
        const int attacker = strike.attacker, target = strike.target;
        const bool beats = strike.beats;
        const measure::Disc from = disc(attacker), hit = disc(target);
        const auto laid = card_at_both(from, hit, free_hand(match_, attacker, target));
        if (!laid) return;
        const render::CardSprite card = card_sprite(*laid);
        const Vec2 towards = unit(hit.center - from.center);
        add(kShot, {},
            {{0, sound::CardLaid{}, card.center},
             set_down(match_.type(target), kFired * kShot, hit.center, sound::Bed::Felt),
             {0.75 * kShot, sound::CardLifted{}, card.center}},
            [=](render::Scene& scene, double t) {
                render::CardSprite lifting = card;
                const double off = std::max(0.0, (t - 0.75) / 0.25);
                lifting.lift = off;
                lifting.opacity = 1 - off;
                scene.cards.push_back(lifting);
                scene.dots.push_back({from.center + towards * from.radius, render::Ink::Red});
                scene.dots.push_back({hit.center - towards * hit.radius, render::Ink::Amber});
                if (t > kFired && beats) scene.halos.push_back({hit.center, hit.radius + 0.07, render::Ink::Red});
            })
            .reading = in_inches(measure::gap(from, hit));
        play.clips.back().figures.push_back({totals(strike), hit.center, hit.radius, towards, false, kFired});
    }

    void crowd(const std::vector<cw::Shift>& moves) {
        if (moves.empty()) return;
        play.clips.push_back(crowd_clip(moves, take_motion(shown_, moves)));
        play.clips.back().cues = crowd_cues(match_, places_, play.clips.back(), moves);
        for (const cw::Shift& move : moves) places_[at(move.coin)] = move.to;
    }

    void shake(const std::vector<int>& coins) {
        std::vector<measure::Disc> shaken;
        for (const int coin : coins) shaken.push_back(disc(coin));
        add(kBreak, {}, rattling(match_, coins, shaken, kBreak), [shaken](render::Scene& scene, double t) {
            for (const measure::Disc& one : shaken) {
                render::Halo halo{one.center, one.radius + 0.05 + 0.12 * t, render::Ink::Red, true};
                halo.strength = 1 - t;
                scene.halos.push_back(halo);
            }
        });
    }

    const cw::Match& match_;
    const render::Scene& resting_;
    Shown shown_;
    std::vector<Vec2> places_;
    std::vector<Fall> falls_;  // those of the last clip
    std::map<int, cw::How> fallen_;
    std::vector<int> crowned_;  // sorted
    std::array<int, 2> purses_{};
    int marching_ = cw::kNoArmy;  // its front coin has just moved: the others follow
};

}  // namespace

render::CoinSprite toss_coin(const cw::Scenario& scenario) {
    render::CoinSprite coin = sprite(largest_type(scenario), cw::Side::Heads);
    coin.ring = render::Ring::None;
    coin.moving = true;
    coin.seed = 0.2;
    coin.wear = 0.2;
    return coin;
}

physics::TossSetup toss_setup(const cw::Match& match) {
    const Vec2 middle{match.scenario->width / 2, match.scenario->height / 2};
    physics::TossSetup setup;
    setup.low = middle - Vec2{kTray, kTray};
    setup.high = middle + Vec2{kTray, kTray};
    setup.coin = {middle - Vec2{1.4, kTray - 1.2}, toss_coin(*match.scenario).radius};
    setup.towards = middle + Vec2{0.2, -0.4};
    return setup;
}

Play play_of(const cw::Match& before, const std::vector<cw::Event>& events, const render::Scene& resting,
             const Shown& shown) {
    Director director(before, resting, shown);
    for (std::size_t i = 0; i < events.size();) {
        const std::vector<cw::Placed> laid = laid_together(events, i);
        if (laid.size() > 1)
            director.lay(laid);
        else
            visit(director, events[i]);
        i += std::max<std::size_t>(1, laid.size());
    }
    director.linger();
    director.play.cues = announced(before, events);
    return std::move(director.play);
}

Clip glide_clip(const std::vector<int>& coins, const std::vector<render::CoinSprite>& from,
                const std::vector<render::CoinSprite>& to) {
    return {kGlide,
            coins,
            [=](render::Scene& scene, double t) {
                for (const int coin : coins) {
                    const auto i = static_cast<std::size_t>(coin);
                    scene.coins[i] = to[i];
                    scene.coins[i].at = t >= 1 ? to[i].at : mixed(from[i].at, to[i].at, eased(t));
                    scene.coins[i].moving = true;
                }
            },
            {{0, sound::Slid{sound::Sliding::Coins, kGlide, {0, kGlideHeard, 0}},
              to[static_cast<std::size_t>(coins.front())].at}}};
}

render::CardSprite card_sprite(const measure::Card& card) {
    render::CardSprite sprite;
    Vec2 sum;
    for (const Vec2 corner : measure::corners(card)) sum = sum + corner;
    sprite.center = sum / 4;
    sprite.reading_on_short_edge = card.edge == measure::kCardShort;
    // From the measuring edge into the card: that edge is its top or left one.
    const Vec2 inwards = card.left ? left_of(card.along) : -left_of(card.along);
    const Vec2 long_edge = sprite.reading_on_short_edge ? inwards : card.left ? -card.along : card.along;
    sprite.angle = std::atan2(long_edge.y, long_edge.x);
    return sprite;
}

void print_edges(render::CardSprite& card, const Catalogue& language) {
    card.long_edge = language(say("{1} in", figure(measure::kCardLong)));
    card.short_edge = language(say("{1} in", figure(measure::kCardShort)));
}

}  // namespace table
