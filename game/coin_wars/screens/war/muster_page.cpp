// A muster: the people's line as it lies on the ground of the battle, its empty places as rings, and the tray of
// coins on sale. A coin is bought with a press, or dragged from the tray into a place; a press on a place takes
// its coin up, or lays one there.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/ui/drag_area.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

constexpr double kAround = 0.6;  // inches of wood around the mat, as in a preview
constexpr double kTray = 156;    // points
constexpr double kItem = 108;
constexpr double kNamed = 15;  // points an inch; below it, names would hide the line

class MusterPage {
public:
    MusterPage(WarView& view, const Rect& rect) : view_(view), ui_(view.ui), people_(*view.muster) {
        tray_ = {rect.x0, rect.y1 - ui_.px(kTray), rect.x1, rect.y1};
        const Rect room{rect.x0, rect.y0, rect.x1, tray_.y0 - ui_.px(12)};
        const cw::Scenario& scenario = view.file->scenario;
        const double wide = scenario.width + 2 * kAround, high = scenario.height + 2 * kAround;
        scale_ = std::min(room.width() / wide, room.height() / high);
        ground_ = ui::sized(room.center() - Vec2{wide, high} * scale_ / 2, wide * scale_, high * scale_);
        view.place = {ground_.center(), Vec2{scenario.width, scenario.height} / 2, scale_, {}};
    }

    void draw() {
        if (scale_ >= ui_.px(kNamed))
            draw_preview(view_.app, ground_, view_.preview);
        else
            draw_miniature(view_.app, ground_, view_.preview.scene, view_.place.half, scale_);
        tray();
        drop_ = !view_.held.empty() && !holds_;
        if (drop_) under_pointer_ = place_under(view_.held_at);
        const auto& line = view_.match().plan->stands(people_, view_.match().place);
        if (!view_.match().host(people_).ready)
            ui_.bare("line", ground_, [&] {
                for (std::size_t i = 0; i < line.size(); ++i) place(line[i], static_cast<int>(i));
            });
        if (drop_) view_.held.clear();
        carried();
    }

private:
    std::string id() const { return view_.people(people_).id; }
    const cw::Scenario& scenario() const { return view_.file->scenario; }

    // Where its coin stands in the battle file, or where it arrives.
    std::optional<Vec2> at(const std::string& coin) const {
        for (const cw::CoinSetup& setup : scenario().coins) {
            if (setup.id != coin) continue;
            if (setup.at) return setup.at;
            Vec2 sum;
            for (const Vec2 corner : setup.area) sum = sum + corner;
            if (!setup.area.empty()) return sum / static_cast<double>(setup.area.size());
        }
        return std::nullopt;
    }
    Rect rect_of(const war::Stand& stand, Vec2 place) const {
        const Vec2 middle = view_.place.to_pixels(place);
        const cw::CoinType* type = view_.type(stand.type);
        const double r = std::max(ui_.px(5), (type ? type->radius() : 0.4) * scale_);
        return {middle.x - r, middle.y - r, middle.x + r, middle.y + r};
    }

    void place(const war::Stand& stand, int number) {
        const auto where = at(stand.coin);
        if (!where) return;
        const Rect rect = rect_of(stand, *where);
        const bool empty = view_.match().host(people_).laid[static_cast<std::size_t>(number)].empty();
        if (empty) ring(rect, war::stays_empty(view_.match(), people_, number));
        if (drop_ && number == under_pointer_) return lay_dropped(stand);
        if (ui_.area(say("Place {1}", plain(stand.coin)), rect)) press(stand, number);
        if (ui_.hovered() && view_.held.empty())
            ui_.paint().circle(rect.center(), rect.width() / 2 + 2, palette::kBrassLight, ui_.px(2));
    }
    // Dashes; a cross where a leader has fallen.
    void ring(const Rect& rect, bool fallen) const {
        constexpr int kDashes = 12;
        const Vec2 c = rect.center();
        const double r = rect.width() / 2 - 1;
        const ui::Painter paint = ui_.paint();
        paint.disc(c, r, palette::kCream.faded(0.16));
        for (int i = 0; i < kDashes; ++i) {
            const double from = 2 * std::numbers::pi * i / kDashes, to = from + std::numbers::pi / kDashes;
            paint.line(c + Vec2{std::cos(from), std::sin(from)} * r, c + Vec2{std::cos(to), std::sin(to)} * r,
                       palette::kCream, std::max(1.0, ui_.px(1.4)));
        }
        if (!fallen) return;
        for (const double way : {1.0, -1.0})
            paint.line(c + Vec2{-r, -r * way} * 0.7, c + Vec2{r, r * way} * 0.7, palette::kAccent, ui_.px(2.2));
    }

    void press(const war::Stand& stand, int number) {
        const war::Host& host = view_.match().host(people_);
        if (!host.laid[static_cast<std::size_t>(number)].empty()) {
            view_.submit(war::TakeUp{id(), stand.coin});
            return;
        }
        if (host.free(stand.type) > 0) {
            view_.submit(war::Lay{id(), stand.coin, stand.type});
            return;
        }
        for (const auto& [type, count] : host.pool)
            if (!war::check(view_.match(), war::Lay{id(), stand.coin, type})) {
                view_.submit(war::Lay{id(), stand.coin, type});
                return;
            }
        view_.submit(war::Buy{id(), stand.type, 1});
    }

    // The place that the pointer is over, or nearest to.
    int place_under(Vec2 pointer) const {
        const auto& line = view_.match().plan->stands(people_, view_.match().place);
        int nearest = -1;
        double least = ui_.px(30);
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto where = at(line[i].coin);
            if (!where) continue;
            const double away = distance(view_.place.to_pixels(*where), pointer);
            if (away >= least) continue;
            least = away;
            nearest = static_cast<int>(i);
        }
        return nearest;
    }
    void lay_dropped(const war::Stand& stand) {
        const std::string type = view_.held;
        drop_ = false;
        view_.held.clear();
        const war::Host& host = view_.match().host(people_);
        const auto& line = view_.match().plan->stands(people_, view_.match().place);
        const std::vector<std::string> before = host.laid;
        if (host.free(type) <= 0 && !view_.submit(war::Buy{id(), type, 1})) return;
        // A coin that was bought lies in the first place of its own by now.
        for (std::size_t i = 0; i < line.size(); ++i)
            if (host.laid[i] != before[i] && line[i].coin != stand.coin) view_.submit(war::TakeUp{id(), line[i].coin});
        const int number = war::stand_of(view_.match(), people_, stand.coin);
        if (host.laid[static_cast<std::size_t>(number)] != type) view_.submit(war::Lay{id(), stand.coin, type});
    }

    void tray() {
        ui_.bare("tray", tray_, [&] {
            ui_.paint().paper(tray_, 3);
            const auto& types = scenario().types;
            const double item = std::min(ui_.px(kItem), tray_.width() / std::max<double>(1, shown()));
            double x = tray_.center().x - item * shown() / 2;
            for (const cw::CoinType& type : types) {
                if (!is_shown(type)) continue;
                draw_item(type, {x, tray_.y0, x + item, tray_.y1});
                x += item;
            }
        });
    }
    bool is_shown(const cw::CoinType& type) const {
        return view_.people(people_).prices.of(type.name) > 0 || view_.match().host(people_).pool.of(type.name) > 0;
    }
    int shown() const {
        return static_cast<int>(
            std::ranges::count_if(scenario().types, [&](const auto& type) { return is_shown(type); }));
    }
    void draw_item(const cw::CoinType& type, const Rect& rect) {
        const double size = std::min(ui_.px(58), rect.width() * 0.72) * type.diameter / 1.205;
        const Vec2 middle{rect.center().x, rect.y0 + ui_.px(38)};
        const Rect coin{middle.x - size / 2, middle.y - size / 2, middle.x + size / 2, middle.y + size / 2};
        const war::Host& host = view_.match().host(people_);
        const int reserve = host.free(type.name), price = view_.people(people_).prices.of(type.name);
        const bool open = !host.ready && (reserve > 0 || price > 0);
        view_.app.portrait(coin, table::sprite(type, wars::side_of(view_.match(), people_)));
        view_.place.tray[type.name] = middle;
        if (open) drag(type, coin);
        const double line = ui_.line_height(Type::Small), y = rect.y0 + ui_.px(68);
        centred(known(type.title), rect, y);
        if (reserve > 0)
            centred(say("{1} in reserve", reserve), rect, y + line);
        else if (price > 0 && !has_room(type.name))
            centred(say("for the reserve"), rect, y + line);
        ui_.place({rect.x0 + ui_.px(8), y + 2 * line + ui_.px(4), rect.x1 - ui_.px(8), rect.y1 - ui_.px(8)});
        if (price == 0)
            ui_.text(say("not on sale"), {Type::Small, palette::kSoft, ui::Align::Center});
        else if (ui_.button(view_.money(price), Look::Plain, !host.ready && price <= host.purse))
            view_.submit(war::Buy{id(), type.name, 1});
    }
    // Some place that is empty can take it.
    bool has_room(const std::string& type) const {
        const auto& laid = view_.match().host(people_).laid;
        for (int i = 0; i < static_cast<int>(laid.size()); ++i)
            if (laid[static_cast<std::size_t>(i)].empty() && !war::stays_empty(view_.match(), people_, i) &&
                war::fits(view_.match(), people_, i, type))
                return true;
        return false;
    }
    void centred(const Phrase& text, const Rect& rect, double y) const {
        const double wide = ui_.text_width(text, Type::Small);
        const double times = std::min(1.0, (rect.width() - ui_.px(6)) / wide);
        ui_.paint().print_scaled({rect.center().x - wide * times / 2, y}, text, Type::Small, palette::kSoft, times);
    }
    void drag(const cw::CoinType& type, const Rect& coin) {
        const auto pointer = ui::held_at(ui_, say("Coin {1}", known(type.title)), coin);
        if (!pointer) return;
        holds_ = true;
        view_.held = type.name;
        view_.held_at = *pointer;
    }
    void carried() {
        const cw::CoinType* type = view_.held.empty() ? nullptr : view_.type(view_.held);
        if (!type) return;
        const double size = type->diameter * scale_ * 1.1;
        ui_.bare("carried", ui::sized(view_.held_at - Vec2{size, size} / 2, size, size), [&] {
            view_.app.portrait(ui::sized(view_.held_at - Vec2{size, size} / 2, size, size),
                               table::sprite(*type, wars::side_of(view_.match(), people_)));
        });
    }

    WarView& view_;
    ui::Ui& ui_;
    int people_;
    Rect ground_, tray_;
    double scale_ = 1;
    bool holds_ = false, drop_ = false;  // the pointer holds a coin of the tray; has just let go of it
    int under_pointer_ = -1;             // where it let go; -1: over no place
};

}  // namespace

void draw_muster(WarView& view, const Rect& rect) {
    if (!view.file) return;
    MusterPage(view, rect).draw();
}

}  // namespace screens
