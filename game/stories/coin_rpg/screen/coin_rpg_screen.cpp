// Coin Wars the RPG: from the players' names to the last narration.

#include "game/stories/coin_rpg/screen/coin_picking.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/half_chosen.h"
#include "game/stories/screen/screens.h"

namespace screens::coin_rpg {

namespace {

// Drops choices that the table has overtaken.
void drop_stale(View& view) {
    if (view.round.helping && (!view.game || view.check(view.round.helping->command))) view.round.helping.reset();
    if (view.shown_seat && (!view.game || !rules::sits(view.match().seated(), *view.shown_seat)))
        view.shown_seat.reset();
}

class RpgScreen final : public StoryScreenOf<View> {
public:
    explicit RpgScreen(App& app) : StoryScreenOf(app) {
        recall_forms(view_);
        drop_stale(view_);
    }

    std::string_view name() const override { return "coin_rpg"; }
    // Finds a coin of the round by its number.
    std::optional<Vec2> coin_at(std::string_view number) const override {
        for (const CoinPlace& place : view_.round.places)
            if (std::to_string(place.number) == number) return place.disc.center;
        return std::nullopt;
    }

private:
    bool lies_at(Vec2 at) const override {
        return std::ranges::any_of(view_.round.places, [&](const CoinPlace& place) {
            return core::distance(place.disc.center, at) <= place.disc.radius;
        });
    }
    void advance() override {
        advance_tray(view_.app, view_.round.tray, view_.place.view);
        if (view_.game && !view_.side_panel.back && !moving()) follow_picking(view_);
        run_on(view_);
    }
    bool moving() const override { return view_.round.tray.moving() || view_.round.runs != Runs::No; }
    bool counting() const override { return view_.forecast.counting(); }
    void draw_desk() override {
        name_terms(view_);
        coin_rpg::draw_desk(view_);
    }

    Phrase title() const override { return say("Coin Wars the RPG"); }
    bool draw_top_bar() override { return coin_rpg::draw_top_bar(view_); }
    std::vector<Deciders::One> seats() const override {
        std::vector<Deciders::One> seats;
        if (view_.match().phase == rpg::Phase::Ended) return seats;
        for (const int seat : view_.match().seated()) seats.push_back({seat, player_name(view_.match(), seat)});
        return seats;
    }
    Phrase has_in_words(int seat) const override { return coolness_in_words(view_.match(), seat); }
    bool may_speak_up() const override { return rpg::in_scene(view_.match().phase); }
    void seats_changed() override { view_.writing.seat.reset(); }

    std::string page_name() const override {
        if (!view_.game) return "start";
        std::string name = "page";
        name.append(std::to_string(static_cast<int>(view_.match().phase)));
        const Writing& writing = view_.writing;
        if (writing.seat) name.append("/").append(std::to_string(*writing.seat));
        if (writing.seat && view_.match().seat(*writing.seat).character) name.append("/learns");
        return name + (writing.box ? "/box" : writing.bringing ? "/kept" : writing.own_power ? "/own" : "");
    }
    void save_forms() override { screens::save_forms(view_); }
    void draw_start() override {
        draw_fault();
        coin_rpg::draw_start(view_);
    }
    Phrase waiting_for() const override { return view_.round.tray.moving() ? say("The coins fall.") : Phrase(); }
    std::optional<ShownSession> first_session() override { return coin_rpg::first_session(view_); }
    void follow_phase() override { lay_open_next(view_); }
    std::vector<int> awaited_seats() const override { return rpg::awaited(view_.match()); }
    void draw_page() override {
        const bool waits = draw_waiting();
        // Players who have finished writing may write more.
        if (!waits || view_.match().phase == rpg::Phase::Lights) draw_phase();
        if (rpg::in_scene(view_.match().phase)) draw_notes(view_);
    }

    void draw_phase() {
        switch (view_.match().phase) {
            case rpg::Phase::Characters:
            case rpg::Phase::SpendWindow:
                return draw_character(view_);
            case rpg::Phase::Lights:
                return draw_lights(view_);
            case rpg::Phase::Camera:
                return draw_camera(view_);
            case rpg::Phase::AtZero:
                return draw_at_zero(view_);
            case rpg::Phase::Narrate:
                return draw_telling(view_);
            case rpg::Phase::Ended:
                return draw_end(view_);
            default:
                return draw_round(view_);
        }
    }

    std::vector<story::DocumentPart> tell_story() const override { return story_of(view_); }
    void save_story() override { coin_rpg::save_story(view_); }
    void taken_back() override {
        drop_stale(view_);
        view_.round.runs = Runs::No;
        view_.round.tray.clear();
        view_.round.arranged = true;
        view_.round.pick.reset();
        view_.round.helping.reset();
        view_.round.told.clear();
        view_.writing.seat.reset();
    }
    void forget() override {
        view_.round.runs = Runs::No;
        remember_manner(view_);
        view_.writing.seat.reset();
        view_.shown_seat.reset();
        view_.round.tray.clear();
        view_.forecast.stop();
        view_.read_box();
    }
};

}  // namespace

View::View(App& program)
    : SessionView(program,
                  {.table = "coin-rpg", .home = {11.6, 8.4}, .players = 1, .seats = 12, .tallest = story::kMat.y}) {
    tossing = kept_manner(*this);
    read_saved_start(*this);
    start.with_box = false;
    read_box();
}

void View::begin_table() {
    const story::FirstAdventure* shown = start.with_box && box && box->first_session ? &*box->first_session : nullptr;
    rpg::Match shape;
    shape.seats.resize(static_cast<std::size_t>(start.players));
    shape.options = shown ? shown->options : terms.options;
    rules::Json table = rpg::CoinRpg::options(shape);
    const int players = shown ? shown->players : start.players;
    table["players"] = seat_names(app, std::span(start.names).first(static_cast<std::size_t>(players)));
    if (const auto refusal = begin(table)) fault = refusal->message;
    begin_first_session(*this, shown ? Guidance::Shown : Guidance::None);
}

}  // namespace screens::coin_rpg

std::unique_ptr<screens::Screen> screens::make_coin_rpg(App& app) { return std::make_unique<coin_rpg::RpgScreen>(app); }
