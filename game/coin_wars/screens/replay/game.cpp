#include "game/coin_wars/screens/replay/game.h"

#include <algorithm>

#include "game/coin_wars/bots/chance.h"
#include "game/kit/file_kind.h"
#include "game/shell/screen.h"

namespace screens {

namespace {

constexpr double kRest = 0.3, kLook = 0.9;  // seconds between steps: with motion, and without

// Returns a short text for a step that the log leaves out.
Phrase plain_words(const cw::Match& before, const cw::Command& command) {
    const cw::Scenario& scenario = *before.scenario;
    const Phrase side = table::display_name(scenario, before.side);
    if (holds_alternative<cw::EndTurn>(command)) return say("{1} ends its turn", side);
    if (const auto* place = get_if<cw::PlaceCoin>(&command))
        return say("{1} places {2}", side, table::display_name(scenario, before.find(place->coin)));
    if (const auto* place = get_if<cw::PlaceCoins>(&command))
        return say_many(static_cast<int>(place->coins.size()), "{2} places {1} coin", "{2} places {1} coins", side);
    if (const auto* take = get_if<cw::Unplace>(&command))
        return say("{1} picks {2} up again", side, table::display_name(scenario, before.find(take->coin)));
    return say("Nothing visible happens");
}

}  // namespace

core::Result<std::unique_ptr<Replay>, words::Phrase> Replay::open(const Watch& what) {
    if (what.record.game != cw::CoinWars::name())
        return core::failure(*rules::why_not_played(cw::CoinWars::name(), what.record.game));
    Played played = what.played;
    if (!played) {
        auto resumed = rules::GameSession<cw::CoinWars>::resume(what.record, 1);
        if (!resumed) return core::failure(resumed.error().refusal.message);
        played = std::make_shared<rules::GameSession<cw::CoinWars>>(std::move(*resumed));
    }
    std::unique_ptr<Replay> replay(new Replay(what.record, std::move(played)));
    replay->course_ = table::timeline_of(
        replay->played(), replay->end(), [](const cw::Match& match) { return bots::chance(match, cw::Side::Heads); },
        bots::evened_out);
    replay->find_stops();
    replay->read_bookmarks();
    replay->go(what.from);
    if (what.plays == Watch::Plays::Step) replay->take_step();
    replay->playing_ = what.plays == Watch::Plays::All;
    return replay;
}

void Replay::find_stops() {
    stops_ = {0};
    for (std::size_t i = 0; i < steps(); ++i) {
        const cw::Match& before = match_at(i);
        const bool goes_on = i > 0 && before.phase == cw::Phase::Deploy && match_at(i - 1).phase == cw::Phase::Deploy &&
                             match_at(i - 1).side == before.side;
        if (goes_on)
            stops_.back() = i + 1;
        else
            stops_.push_back(i + 1);
    }
}

std::size_t Replay::stop_at(std::size_t position) const {
    const auto at = std::ranges::lower_bound(stops_, std::min(position, steps()));
    return static_cast<std::size_t>(at - stops_.begin());
}

void Replay::weigh(std::span<const double> chances) { course_.swings = turning_points(course_, chances, end()); }

// Tells a side's whole set-up in one line.
void Replay::tell_set_up(std::size_t from) {
    const cw::Match& before = match_at(from);
    int laid = 0;
    for (int coin = 0; coin < before.count(); ++coin)
        laid += before.side_of(coin) == before.side && !before.on_table(coin) && match().on_table(coin) ? 1 : 0;
    const Phrase side = table::display_name(*before.scenario, before.side);
    const Phrase words =
        laid > 0 ? say_many(laid, "{2} places {1} coin", "{2} places {1} coins", side) : say("{1} sets up", side);
    told_.push_back({before.side, words, {}, {}, {}, before.turn});
}

void Replay::stand_at(std::size_t position) {
    position_ = position_of(stop_at(position));
    waited_ = 0;
    plays_step_ = false;
    told_.clear();
    if (position_ == 0) return;
    if (const std::size_t from = position_of(stop() - 1); position_ - from > 1) return tell_set_up(from);
    const auto& step = session_->steps()[position_ - 1];
    told_ = table::tell(step.before, match(), step.events);
    std::erase_if(told_, [](const table::StoryLine& line) { return line.text.empty(); });
    if (told_.empty())
        told_.push_back({step.before.side, plain_words(step.before, step.command), {}, {}, {}, step.before.turn});
}

void Replay::go(std::size_t position) {
    playing_ = false;
    stand_at(position);
    stage_.set(match(), table::fallen_at(session_->steps(), position_));
}

void Replay::take_step() {
    if (position_ == steps()) return;
    const std::size_t from = position_;
    stand_at(position_ + 1);
    if (position_ - from > 1) return stage_.glide(match());
    const auto& step = session_->steps()[position_ - 1];
    stage_.play(step.before, match(), step.events);
    plays_step_ = true;
}

void Replay::forward() {
    playing_ = false;
    take_step();
}

void Replay::back() {
    playing_ = false;
    if (position_ == 0) return;
    stand_at(position_of(stop() - 1));
    stage_.glide(match());
}

void Replay::play() {
    if (position_ == steps()) go(0);
    playing_ = steps() > 0;
    waited_ = 0;
}

void Replay::pass(double seconds, Motion motion) {
    stage_.step(seconds, motion == Motion::Full ? speed_ : 0);
    if (!playing_ || stage_.moving()) return;
    if (position_ == steps()) return pause();
    waited_ += seconds * speed_;
    const double rest = motion == Motion::None ? 0 : motion == Motion::Reduced ? kLook : kRest;
    if (waited_ >= rest) take_step();
}

void Replay::read_bookmarks() {
    const auto found = record_.about.find("bookmarks");
    if (found == record_.about.end() || !found->is_array()) return;
    for (const rules::Json& mark : *found)
        if (mark.is_number_integer() && mark.get<std::int64_t>() >= 0 && mark.get<std::size_t>() <= steps())
            bookmarks_.push_back(mark.get<std::size_t>());
    std::sort(bookmarks_.begin(), bookmarks_.end());
    bookmarks_.erase(std::unique(bookmarks_.begin(), bookmarks_.end()), bookmarks_.end());
}

bool Replay::is_marked() const { return std::binary_search(bookmarks_.begin(), bookmarks_.end(), position_); }

void Replay::toggle_mark() {
    const auto place = std::lower_bound(bookmarks_.begin(), bookmarks_.end(), position_);
    if (place != bookmarks_.end() && *place == position_)
        bookmarks_.erase(place);
    else
        bookmarks_.insert(place, position_);
    record_.about["bookmarks"] = bookmarks_;
    if (bookmarks_.empty()) record_.about.erase("bookmarks");
}

rules::Record Replay::up_to_here() const {
    rules::Record cut = record_;
    cut.steps.resize(position_);
    for (const char* of_all : {"bookmarks", "analysis"}) cut.about.erase(of_all);
    return cut;
}

}  // namespace screens
