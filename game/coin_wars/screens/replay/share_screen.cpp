// Sharing a battle: a postcard as a picture, the whole battle as a film.

#include <algorithm>
#include <cmath>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/render/snapshot.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/replay/battle_postcard.h"
#include "game/coin_wars/screens/replay/film_maker.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/kit/file_name.h"
#include "game/profile/day.h"
#include "game/profile/free_file.h"
#include "game/shell/page_frame.h"
#include "game/shell/table_picture.h"
#include "game/shell/title_art.h"

namespace screens {
namespace {

constexpr double kPanelWidth = 360, kGap = 24, kRoomy = 900;  // points
constexpr int kFilmWidth = 720, kFilmMostHeight = 560;        // pixels

// Shows the mat with a little wood, and the purses on its left.
render::View film_view(const cw::Scenario& scenario) {
    const double wide = scenario.width + table::kWood + 0.8, high = scenario.height + 1.2;
    render::View view;
    view.scale = std::min(kFilmWidth / wide, kFilmMostHeight / high);
    view.width = static_cast<int>(view.scale * wide) & ~1;
    view.height = static_cast<int>(view.scale * high) & ~1;
    view.center = {(scenario.width - table::kWood) / 2, scenario.height / 2};
    return view;
}

// Empty if unknown. A battle without a file has just been fought.
std::string day_of(const Watch& what) {
    return what.file.empty() ? profile::today() : profile::day_of_replay(what.file);
}

class Share final : public BattleAppScreen {
public:
    Share(BattleApp& app, std::unique_ptr<Replay> replay, const Watch& what)
        : BattleAppScreen(app), replay_(std::move(replay)), what_(what) {
        origin_ = {profile::set_up_from(what.record.about), day_of(what), core::text(what.file.filename())};
    }

    std::string_view name() const override { return "share"; }
    bool animating() const override { return film_.has_value(); }
    std::optional<rules::Json> state() const override {
        return std::optional(rules::Json{{"step", card_ ? card_->step : 0},
                                         {"film", film_bytes_},
                                         {"film_holds", film_bytes_ > 0 && film_bytes_ <= kMaxFilm}});
    }

    void draw(BattleApp& app) override {
        ui::Ui& ui = app.ui();
        if (!card_ || fonts_ != ui.fonts_built()) {
            card_ = postcard_of(*replay_, origin_, ui);
            fonts_ = ui.fonts_built();
        }
        const bool roomy = ui.width() >= kRoomy * ui.scale();
        const double gap = ui.px(kGap), top = ui.top_bar_height() + gap;
        const double wide = roomy ? ui.px(kPanelWidth) : std::round(ui.width() * 0.5);
        draw_wood(app);
        const Rect room{gap, top, ui.width() - wide - 2 * gap, ui.height() - gap};
        ui.overlay("card", room, [&] { show_card(app, room); });
        draw_page_top_bar(app, say("A card to share"), WayOut::Back);
        ui.side_panel("share", {ui.width() - wide - gap, top}, wide, ui.height() - top - gap, [&] { page(app); });
        continue_film(app);
        draw_notice(app);
    }

private:
    void show_card(BattleApp& app, const Rect& room) {
        const double share = std::min(room.width() / kPostcardWidth, room.height() / kPostcardHeight);
        const double wide = std::floor(kPostcardWidth * share), high = std::floor(kPostcardHeight * share);
        const Rect rect = ui::sized({room.center().x - wide / 2, room.center().y - high / 2}, wide, high);
        app.ui().paint().shadow(rect, 9);
        render::Scene scene = card_->scene;
        table::keep_what_fits(scene, card_->view.scale * share);
        draw_miniature(app, rect, scene, card_->view.center, card_->view.scale * share);
        app.ui().paint().frame(rect, palette::kCream, app.ui().px(2));
    }
    void page(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.heading(battles::title_words(replay_->end().scenario->title));
        for (std::size_t i = 1; i + 1 < card_->lines.size(); ++i) ui.remark(card_->lines[i]);
        ui.rule();
        if (ui.button(say("Save the card"), Look::Accent, {!film_, say("The film is being made.")})) save_card(app);
        ui.remark(
            say("A picture of {1} x {2} pixels, sized for web pages and chats, showing the turn with the largest swing "
                "in the chance to win.",
                kPostcardWidth, kPostcardHeight));
        ui.space(6);
        if (film_) {
            ui.text(say("The film: {1} %", static_cast<int>(std::lround(100 * film_->progress()))));
            if (ui.button(say("Stop it"))) film_.reset();
        } else if (ui.button(say("Save it as a film"), Look::Plain,
                             {ui::films_possible(), say("Films can only be made in the installed program.")})) {
            begin_film(app);
        }
        ui.remark(ui::films_possible()
                      ? say("The whole battle in at most forty seconds, as an animated picture of at most 8 MB.")
                      : say("This program was built without libwebp: it cannot make films."));
        if (saved_.empty()) return;
        ui.rule();
        ui.text(saved_);
    }

    void save(BattleApp& app, const char* ending, const std::string& bytes) {
        const std::filesystem::path folder = app.profile() / "pictures";
        const std::string title = app.ui().translated(battles::title_words(replay_->end().scenario->title));
        const auto is_the_same = [&](const std::filesystem::path& file) {
            const auto there = platform::read_file(file);
            return there && *there == bytes;
        };
        const auto file = profile::free_file(folder, rules::file_words(origin_.day + " " + title), ending, is_the_same);
        if (const auto made = platform::make_folder(folder); !made) return app.notify(made.error());
        if (const auto kept = platform::write_for_person(file, bytes); !kept) return app.notify(kept.error());
        saved_ = say("Saved: {1}", plain(core::text(file.filename())));
        app.show_file(file);
    }

    void save_card(BattleApp& app) {
        app.renderer().set_looked_at(true);
        const auto rgb = render::snapshot(app.renderer(), card_->scene, card_->view);
        if (!rgb) return app.notify(plain(rgb.error()));
        save(app, ".png", ui::png({kPostcardWidth, kPostcardHeight}, *rgb));
    }

    void begin_film(BattleApp& app) {
        auto replay = Replay::open(what_);
        if (!replay) return app.notify(replay.error());
        const render::View view = film_view(*replay_->end().scenario);
        const auto draw = [&app, view](const Replay& shown) {
            app.renderer().set_looked_at(true);
            return render::snapshot(app.renderer(), shown.stage().scene_in(app.ui().catalogue()), view)
                .map_error(words::plain);
        };
        film_.emplace(std::move(*replay), ui::FrameSize{view.width, view.height}, draw);
    }
    void continue_film(BattleApp& app) {
        if (!film_ || film_->go_on()) return;
        const auto film = film_->film();
        film_.reset();
        if (!film) return app.notify(film.error());
        film_bytes_ = film->size();
        save(app, ".webp", *film);
    }

    std::unique_ptr<Replay> replay_;
    Watch what_;
    Origin origin_;
    std::optional<Postcard> card_;
    int fonts_ = 0;  // Ui::fonts_built() for the card
    std::optional<FilmMaker> film_;
    std::size_t film_bytes_ = 0;
    Phrase saved_;
};

std::unique_ptr<Screen> make_share(BattleApp& app, const Watch& what) {
    auto replay = Replay::open(what);
    if (replay && (*replay)->end().outcome) return std::make_unique<Share>(app, std::move(*replay), what);
    app.notify(replay ? say("Only a finished battle has a card.") : replay.error());
    return nullptr;
}

}  // namespace

void open_share(BattleApp& app, const Watch& what) {
    app.push_screen([&app, what] { return make_share(app, what); });
}

}  // namespace screens
