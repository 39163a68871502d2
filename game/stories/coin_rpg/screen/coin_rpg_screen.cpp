// Coin Wars the RPG: from the players' names to the last tale.

#include "game/shell/page_frame.h"
#include "game/stories/coin_rpg/screen/coin_picking.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/story_lifecycle.h"

namespace screens {

namespace {

namespace palette = ui::palette;

class RpgScreen final : public Screen {
public:
    explicit RpgScreen(App& app)
        : view_{.app = app,
                .loose = LooseThings(app, story_file(app, "coin-rpg.desk.json"), Vec2{11.6, 8.4}),
                .drafts = StoryDrafts(story_file(app, "coin-rpg.draft.json")),
                .coins = app.pocket_coins(),
                .random = core::Random(app.seed())} {
        view_.names[0] = app.settings().players[0];
        view_.tossing = rpg_manner(view_);
        auto opened = open_story<rpg::CoinRpg>(app, kRpgTable);
        view_.game = std::move(opened.game);
        view_.fault = opened.fault;
        view_.notice = opened.notice;
    }

    std::string_view name() const override { return "coin_rpg"; }
    bool animating() const override { return view_.tray.moving() || view_.loose.moving(); }
    std::optional<rules::Json> state() const override {
        if (!view_.game) return std::nullopt;
        return rpg::CoinRpg::state(view_.match());
    }
    std::optional<Vec2> to_pixels(Vec2 table) const override { return view_.view.to_pixels(table); }

    // A coin of the round by its number.
    std::optional<Vec2> coin_at(std::string_view number) const override {
        for (const RpgCoinPlace& place : view_.places)
            if (std::to_string(place.number) == number) return place.disc.center;
        return std::nullopt;
    }

    void frame(App& app) override {
        lay_out_rpg(view_);
        advance_tray(app, view_.tray, view_.view);
        if (view_.game && !view_.tray.moving()) follow_rpg_picking(view_);
        view_.loose.follow(view_.view, LooseThings::Keys::WithoutTab);
        view_.loose.advance(view_.view);
        draw_rpg_desk(view_);
        draw_rpg_rail(view_);
        app.ui().slip(page_name(), view_.tools, [&] { page(); });
        if (view_.asks_new) ask_new();
        view_.write_drafts();
    }

private:
    // Each page begins at its top.
    std::string page_name() const {
        if (!view_.game) return "start";
        std::string name = "page";
        name.append(std::to_string(static_cast<int>(view_.match().phase)));
        if (view_.at_table) name.append("/").append(std::to_string(*view_.at_table));
        return name + (view_.box ? "/box" : view_.bringing ? "/kept" : "");
    }
    void page() {
        ui::Ui& ui = view_.app.ui();
        if (!view_.fault.empty()) ui.text(view_.fault, {ui::Type::Small, palette::kAccent});
        if (!view_.notice.empty()) ui.text(view_.notice, {ui::Type::Small, palette::kSoft});
        if (!view_.game) return draw_rpg_start(view_);
        // Coins that are still in the air decide nothing.
        if (view_.tray.moving()) return ui.text(say("The coins fall."), {ui::Type::Body, palette::kSoft});
        phase();
        if (!view_.game) return;
        if (rpg::in_scene(view_.match().phase)) draw_rpg_notes(view_);
        draw_rpg_log(view_);
        ui.rule();
        view_.loose.draw_own();
        if (ui.button(say("New table"))) view_.asks_new = true;
    }

    void phase() {
        switch (view_.match().phase) {
            case rpg::Phase::Characters:
            case rpg::Phase::SpendWindow:
                return draw_rpg_character(view_);
            case rpg::Phase::Lights:
                return draw_rpg_lights(view_);
            case rpg::Phase::Camera:
                return draw_rpg_camera(view_);
            case rpg::Phase::AtZero:
                return draw_rpg_at_zero(view_);
            case rpg::Phase::Narrate:
                return draw_rpg_telling(view_);
            case rpg::Phase::Ended:
                return draw_rpg_end(view_);
            default:
                return draw_rpg_round(view_);
        }
    }

    void ask_new() {
        const Reply reply = ask_new_table(view_.app.ui());
        if (reply == Reply::Yes) give_up();
        if (reply == Reply::No) view_.asks_new = false;
    }

    void give_up() {
        view_.asks_new = false;
        view_.earlier_tables.put_aside();
        view_.game.reset();
        view_.told_parts.clear();
        view_.told_steps = 0;
        view_.drafts.clear();
        view_.loose.clear();
        remember_rpg_manner(view_);
        view_.at_table.reset();
        view_.shown_seat.reset();
        view_.tray.clear();
        view_.fault = view_.notice = {};
    }

    RpgView view_;
};

}  // namespace

void RpgView::begin_table() {
    rules::Json seats = rules::Json::array();
    for (int i = 0; i < players; ++i) seats.push_back(names[static_cast<std::size_t>(i)]);
    rpg::Match shape;
    shape.seats.resize(static_cast<std::size_t>(players));
    shape.options = options;
    rules::Json table = rpg::CoinRpg::options(shape);
    table["players"] = seats;
    auto session = RpgSession::begin(story_file(app, std::string(kRpgTable) + ".json"), table, app.seed());
    fault = session ? Phrase() : session.error().message;
    if (session) game.emplace(std::move(*session));
}

void RpgView::write_drafts() {
    if (const auto unkept = drafts.keep(); fault.empty()) fault = unkept;
}

std::unique_ptr<Screen> make_coin_rpg(App& app) { return std::make_unique<RpgScreen>(app); }

}  // namespace screens
