// The shelf: a person's medals in a collector's tray, their Elo rating, and the opponents it comes from.

#include <algorithm>
#include <cmath>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "engine/ui/small_print.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/ladder/rating.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/shelf/medal_tray.h"
#include "game/kit/table/camera.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr double kPanelWidth = 430, kGap = 20, kRoomy = 1000;  // points
constexpr std::size_t kMaxRows = 12;
constexpr std::size_t kLongestName = 24;

class Shelf final : public BattleAppScreen {
public:
    Shelf(BattleApp& app, const std::string& person) : BattleAppScreen(app), person_(person) {
        results_ = profile::load_results(app.profile());
        persons_ = ladder::persons(results_);
        if (!core::contains(persons_, person_) && !persons_.empty()) person_ = persons_.front();
        name_ = person_;
        look_at(person_);
    }

    std::string_view name() const override { return "shelf"; }
    bool keeps_place() const override { return true; }
    std::optional<rules::Json> state() const override {
        const auto earned = std::ranges::count_if(tray_.days, [](const std::string& day) { return !day.empty(); });
        return std::optional(rules::Json{
            {"person", person_}, {"battles", rating_.battles}, {"medals", earned}, {"persons", persons_.size()}});
    }

    void draw(BattleApp& app) override {
        ui::Ui& ui = app.ui();
        const bool roomy = ui.width() >= kRoomy * ui.scale();
        const double gap = ui.px(kGap), top = ui.top_bar_height();
        const double wide = roomy ? ui.px(kPanelWidth) : std::round(ui.width() * 0.52);
        const Rect room{0, top, ui.width() - wide - gap, ui.height()};
        table::Camera camera;
        camera.frame(tray_.whole, {{room.x0, room.y0}, {room.x1, room.y1}}, app.width(), app.height());
        camera.show_whole();
        app.renderer().draw(tray_.scene, camera.view());
        draw_page_top_bar(app, say("Medals"), WayOut::Title);
        ui.overlay("tray", room, [&] { medals(ui, camera.view(), roomy); });
        ui.side_panel("person", {ui.width() - wide - gap, top + gap, ui.width() - gap, ui.height() - gap},
                      [&] { page(app); });
        draw_notice(app);
    }

private:
    void look_at(const std::string& person) {
        person_ = person;
        rating_ = ladder::rating_of(results_, person_);
        tray_ = medal_tray(results_, person_);
    }

    Phrase display_name(const std::string& person) const { return person.empty() ? say("You") : plain(person); }

    // Prints each medal's name below it if there is room, and how to earn it while pointed at.
    void medals(ui::Ui& ui, const render::View& view, bool roomy) {
        const auto all = ladder::medals();
        pointed_.reset();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Vec2 at = view.to_pixels(tray_.places[i]);
            const double radius = kMedalRadius * view.scale;
            if (ui.area(all[i].name, {at.x - radius, at.y - radius, at.x + radius, at.y + radius})) chosen_ = i;
            if (ui.hovered() || ui.focused()) pointed_ = i;
            if (chosen_ == i || pointed_ == i) ui.paint().circle(at, radius + ui.px(4), palette::kBrassLight, ui.px(2));
            if (!roomy) continue;
            const double max = 2.6 * view.scale;
            const Type type = ui.text_width(all[i].name, Type::Body) <= max ? Type::Body : Type::Small;
            const Phrase name = ui::fitted(ui, all[i].name, max);
            const double wide = ui.text_width(name, type);
            ui.paint().print({at.x - wide / 2, at.y + radius + ui.px(3)}, name, type,
                             tray_.days[i].empty() ? palette::kCreamSoft : palette::kCream);
        }
    }

    void page(BattleApp& app) {
        ui::Ui& ui = app.ui();
        if (persons_.size() > 1) whose(ui);
        ui.text(display_name(person_), {.type = Type::Name});
        rating(ui);
        ui.rule();
        medal(ui);
        if (rating_.battles > 0) ui.rule();
        tallies(ui, say("AGAINST"), ladder::by_opponent(results_, person_));
        tallies(ui, say("BATTLES"), ladder::by_battle(results_, person_));
        if (!chosen_) all_medals(ui);
        ui.rule();
        passing_on(app);
    }

    void whose(ui::Ui& ui) {
        std::optional<std::string> other;
        for (const std::string& person : persons_)
            if (ui.choice(display_name(person), {}, person == person_)) other = person;
        if (!other) return;
        name_ = *other;
        look_at(*other);
    }

    void rating(ui::Ui& ui) {
        if (rating_.battles == 0) {
            ui.text(say("Every battle you fight to the end counts here, and your deeds in it earn medals."));
            return;
        }
        const int points = static_cast<int>(std::lround(rating_.points)),
                  within = static_cast<int>(std::lround(rating_.within));
        ui.text(say("Strength {1} (between {2} and {3})", points, points - within, points + within),
                {.type = Type::Strong, .colour = palette::kAccent});
        ui.text(say_many(rating_.battles, "{1} battle: {2} won, {3} drawn", "{1} battles: {2} won, {3} drawn",
                         rating_.wins, rating_.draws));
        ui.remark(say("The higher, the stronger: {1}.", bots_in_words()));
        if (ui.button(say("How is it calculated?"), Look::Bare)) explained_ = !explained_;
        if (!explained_) return;
        ui.remark(
            say("The number that makes these results most likely, with two draws against {1} added. A player 400 "
                "points stronger wins ten times as often as they lose. The true number is in the range shown 95 times "
                "out of 100. The computer's numbers were measured with the computer on both sides: {2}.",
                static_cast<int>(ladder::kStart), bots_in_words()));
    }
    static Phrase bots_in_words() {
        std::vector<Phrase> parts;
        for (const bots::Level& level : bots::levels())
            parts.push_back(say("{1} {2}", level.name, static_cast<int>(ladder::bot_points(level.key))));
        return joined(parts, rules::comma());
    }

    // Describes the medal under the pointer or last pressed; otherwise says how many there are.
    void medal(ui::Ui& ui) const {
        const auto all = ladder::medals();
        const auto earned = std::ranges::count_if(tray_.days, [](const std::string& day) { return !day.empty(); });
        ui.caption(say("MEDALS"));
        const std::optional<std::size_t> shown = pointed_ ? pointed_ : chosen_;
        ui.text(shown ? Phrase(all[*shown].name)
                      : say("{1} of {2}", static_cast<int>(earned), static_cast<int>(all.size())),
                {.type = Type::Strong});
        ui.remark(shown ? Phrase(all[*shown].deed) : say("Press one to read what it is for."));
        if (shown)
            ui.remark(tray_.days[*shown].empty() ? say("Not yet earned.")
                                                 : say("Earned on {1}.", plain(tray_.days[*shown])));
    }

    // Lists how to earn each medal, unearned ones first.
    void all_medals(ui::Ui& ui) const {
        const auto all = ladder::medals();
        ui.rule();
        for (const bool earned : {false, true})
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (earned == tray_.days[i].empty()) continue;
                ui.text(all[i].name, {.type = Type::Strong, .colour = earned ? palette::kAccent : palette::kInk});
                ui.remark(all[i].deed);
            }
    }

    static void tallies(ui::Ui& ui, const Phrase& title, const std::vector<ladder::Tally>& rows) {
        if (rows.empty()) return;
        ui.caption(title);
        for (std::size_t i = 0; i < std::min(rows.size(), kMaxRows); ++i) {
            const ladder::Tally& row = rows[i];
            const bots::Level* level = row.bot ? bots::find_level(row.against) : nullptr;
            const Phrase name = level                 ? Phrase(level->name)
                                : row.against.empty() ? say("Unnamed")
                                                      : battles::title_words(row.against);
            const Phrase results = say("{1} won, {2} drawn, {3} lost", row.wins, row.draws, row.losses);
            // Use two lines if one would be cut.
            if (ui.text_width(name, Type::Body) + ui.text_width(results, Type::Strong) + ui.px(24) < ui.rest().width())
                ui.fact(name, results);
            else {
                ui.text(name, {.colour = palette::kSoft});
                ui.text(results, {.type = Type::Strong, .align = ui::Align::Right});
            }
        }
        ui.space(4);
    }

    void passing_on(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.caption(say("PASS IT ON"));
        ui.input_text(say("Name on the record"), name_, kLongestName);
        const bool named = name_.find_first_not_of(' ') != std::string::npos;
        if (ui.button(
                say("Save this record to a file"), Look::Plain,
                {named && rating_.battles > 0, named ? say("No battle counts yet.") : say("Enter your name first.")}))
            give(app);
        if (!given_.empty()) ui.remark(given_);
        ui.remark(say("Anyone who gets this file can drop it on the window and see the record here beside their own."));
    }
    void give(BattleApp& app) {
        const auto file = profile::give_record(app.profile(), person_, name_);
        if (!file) return app.notify(file.error());
        given_ = say("Saved: {1}", plain(core::text(file->filename())));
        app.show_file(*file);
    }

    std::vector<ladder::Result> results_;
    std::vector<std::string> persons_;
    std::string person_, name_;
    ladder::Rating rating_;
    MedalTray tray_;
    std::optional<std::size_t> pointed_, chosen_;  // of the medals
    bool explained_ = false;                       // the rating's explanation is open
    Phrase given_;
};

}  // namespace

std::unique_ptr<Screen> make_shelf(BattleApp& app, const std::string& person) {
    return std::make_unique<Shelf>(app, person);
}

}  // namespace screens
