// A muster: the nation's line on the battle's ground, empty places as rings, and the tray of coins on sale. A press
// buys a coin, or a drag takes it from the tray into a place; a press on a place takes up its coin, or puts one there.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/ui/drag_area.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/coin_names.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

constexpr double kAroundLine = 0.9;                        // inches of ground around the line
constexpr double kTray = 156, kItem = 108, kTwoRows = 86;  // points; narrower items are in two rows
constexpr double kMaxInch = 64;                            // points an inch
constexpr double kNamed = 15;                              // points an inch; with less, names would hide the line

class MusterPage {
public:
    MusterPage(WarView& view, const Rect& rect)
        : view_(view),
          ui_(view.ui),
          nation_(*view.muster),
          open_(view.mine(nation_) && !view.match().host(nation_).ready) {
        tray_ = {rect.x0, rect.y1 - ui_.px(kTray), rect.x1, rect.y1};
        look_at_line({rect.x0, rect.y0, rect.x1, tray_.y0 - ui_.px(12)});
    }

    void draw() {
        ground();
        tray();
        drop_ = !view_.held.empty() && !holds_;
        if (drop_) under_pointer_ = place_under(view_.held_at);
        const auto& line = view_.match().plan->stands(nation_, view_.match().place);
        if (open_)
            ui_.overlay("line", ground_, [&] {
                for (std::size_t i = 0; i < line.size(); ++i) place(line[i], static_cast<int>(i));
            });
        if (drop_) view_.held.clear();
        carried();
        if (two_rows_ && open_) ready();
    }

private:
    std::string id() const { return view_.nation(nation_).id; }
    const cw::Scenario& scenario() const { return view_.file->scenario; }

    // Shows the part of the mat around the nation's places, as large as possible, and nothing beside the mat.
    void look_at_line(const Rect& room) {
        const Vec2 mat{scenario().width, scenario().height};
        Vec2 low = mat, high{};
        for (const war::Stand& stand : view_.match().plan->stands(nation_, view_.match().place)) {
            const auto where = at(stand.coin);
            if (!where) continue;
            low = {std::min(low.x, where->x - kAroundLine), std::min(low.y, where->y - kAroundLine)};
            high = {std::max(high.x, where->x + kAroundLine), std::max(high.y, where->y + kAroundLine)};
        }
        if (low.x >= high.x || low.y >= high.y) low = {}, high = mat;
        const Vec2 line = high - low;
        scale_ = std::min({room.width() / std::min(line.x, mat.x), room.height() / std::min(line.y, mat.y),
                           std::max(ui_.px(kMaxInch), std::min(room.width() / mat.x, room.height() / mat.y))});
        const Vec2 seen{std::min(room.width() / scale_, mat.x), std::min(room.height() / scale_, mat.y)};
        const auto middle = [](double wanted, double half, double whole) {
            return std::clamp(wanted, half, std::max(half, whole - half));
        };
        const Vec2 wanted = (low + high) / 2;
        center_ = {middle(wanted.x, seen.x / 2, mat.x), middle(wanted.y, seen.y / 2, mat.y)};
        ground_ = ui::sized(room.center() - seen * scale_ / 2, seen.x * scale_, seen.y * scale_);
        const Vec2 off = center_ - mat / 2;
        view_.place = {ground_.center() + Vec2{-off.x, off.y} * scale_, mat / 2, scale_, {}};
    }
    void ground() {
        ui_.paint().shadow(ground_, 6);
        draw_miniature(view_.app, ground_, view_.preview.scene, center_, scale_);
        ui_.paint().frame(ground_, palette::kInk.faded(0.8), ui_.px(2));
        if (scale_ < ui_.px(kNamed) || !view_.preview.match) return;
        render::View look;
        look.width = static_cast<int>(std::lround(2 * ground_.center().x));
        look.height = static_cast<int>(std::lround(2 * ground_.center().y));
        look.center = center_;
        look.scale = scale_;
        LabelRoom room(ground_);
        room.keep_clear(view_.preview.scene, look);
        draw_names(ui_, room, *view_.preview.match, view_.preview.scene, look, cw::kNoCoin);
    }

    // In a narrow window the slip's button is out of view.
    void ready() {
        const Phrase words = say("Ready");
        const double wide = ui_.text_width(words, Type::Body) + ui_.px(28), high = ui_.px(34), edge = ui_.px(6);
        const Rect corner = ui::sized({ground_.x1 - edge - wide, ground_.y0 + edge}, wide, high);
        ui_.overlay("ready", corner, [&] {
            ui_.place(corner);
            if (ui_.button(words, Look::Accent) && view_.submit(war::Ready{id()})) view_.muster.reset();
        });
    }

    // Returns where its coin is in the battle file, or where it arrives.
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
        const bool empty = view_.match().host(nation_).laid[static_cast<std::size_t>(number)].empty();
        if (empty) ring(rect, war::stays_empty(view_.match(), nation_, number));
        if (drop_ && number == under_pointer_) return lay_dropped(stand);
        if (ui_.area(say("Place {1}", plain(stand.coin)), rect)) press(stand, number);
        if (ui_.hovered() && view_.held.empty())
            ui_.paint().circle(rect.center(), rect.width() / 2 + 2, palette::kBrassLight, ui_.px(2));
    }
    // Draws a dashed ring, with a cross where a leader has fallen.
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
        const war::WarForce& host = view_.match().host(nation_);
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

    // Returns the place under the pointer or nearest to it.
    int place_under(Vec2 pointer) const {
        const auto& line = view_.match().plan->stands(nation_, view_.match().place);
        int nearest = -1;
        double min = ui_.px(30);
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto where = at(line[i].coin);
            if (!where) continue;
            const double away = distance(view_.place.to_pixels(*where), pointer);
            if (away >= min) continue;
            min = away;
            nearest = static_cast<int>(i);
        }
        return nearest;
    }
    void lay_dropped(const war::Stand& stand) {
        const std::string type = view_.held;
        drop_ = false;
        view_.held.clear();
        war::Match after = view_.match();
        const war::WarForce& host = after.host(nation_);
        const std::vector<std::string> before = host.laid;
        std::vector<war::Command> commands;
        const auto next = [&](const war::Command& command) {
            commands.push_back(command);
            if (!war::War::check(after, command)) visit([&](const auto& each) { war::apply(after, each); }, command);
        };
        if (host.free(type) <= 0) next(war::Buy{id(), type, 1});
        // The bought coin has gone into its first place by now.
        const auto& line = after.plan->stands(nation_, after.place);
        for (std::size_t i = 0; i < line.size(); ++i)
            if (host.laid[i] != before[i] && line[i].coin != stand.coin) next(war::TakeUp{id(), line[i].coin});
        const int number = war::stand_of(after, nation_, stand.coin);
        if (host.laid[static_cast<std::size_t>(number)] != type) next(war::Lay{id(), stand.coin, type});
        view_.submit_all(commands);
    }

    void tray() {
        ui_.overlay("tray", tray_, [&] {
            ui_.paint().paper(tray_, 3);
            const int count = std::max(1, shown());
            two_rows_ = tray_.width() / count < ui_.px(kTwoRows);
            const int across = two_rows_ ? (count + 1) / 2 : count;
            const double item = two_rows_ ? tray_.width() / across : std::min(ui_.px(kItem), tray_.width() / across);
            const double left = tray_.center().x - item * across / 2, high = tray_.height() / (two_rows_ ? 2 : 1);
            int number = 0;
            for (const cw::CoinType& type : scenario().types) {
                if (!is_shown(type)) continue;
                draw_item(type,
                          ui::sized({left + number % across * item, tray_.y0 + number / across * high}, item, high));
                ++number;
            }
        });
    }
    bool is_shown(const cw::CoinType& type) const {
        return view_.nation(nation_).prices.of(type.name) > 0 || view_.match().host(nation_).pool.of(type.name) > 0;
    }
    int shown() const {
        return static_cast<int>(
            std::ranges::count_if(scenario().types, [&](const auto& type) { return is_shown(type); }));
    }
    void draw_item(const cw::CoinType& type, const Rect& rect) {
        // In two rows the coin is beside its text, otherwise above it.
        const double share = two_rows_ ? 0.4 : 1;
        const Rect own{rect.x0, rect.y0, rect.x0 + rect.width() * share, rect.y1};
        const Rect words{two_rows_ ? own.x1 : rect.x0, rect.y0 + ui_.px(two_rows_ ? 5 : 68), rect.x1, rect.y1};
        const double size = std::min(ui_.px(52), own.width() * (two_rows_ ? 0.86 : 0.72)) * type.diameter / 1.205;
        const Vec2 middle{own.center().x, two_rows_ ? own.center().y : rect.y0 + ui_.px(36)};
        const Rect coin{middle.x - size / 2, middle.y - size / 2, middle.x + size / 2, middle.y + size / 2};
        const war::WarForce& host = view_.match().host(nation_);
        const int reserve = host.free(type.name), price = view_.nation(nation_).prices.of(type.name);
        const bool open = open_ && (reserve > 0 || price > 0);
        view_.app.portrait(coin, table::sprite(type, wars::side_of(view_.match(), nation_)));
        view_.place.tray[type.name] = middle;
        if (open) drag(type, coin);
        const double line = ui_.line_height(Type::Small), y = words.y0, side = ui_.px(two_rows_ ? 4 : 8);
        centred(cw::title_of(type), words, y);
        if (reserve > 0)
            centred(say("{1} in reserve", reserve), words, y + line);
        else if (price > 0 && !has_room(type.name))
            centred(say("goes to the reserve"), words, y + line);
        const Rect bottom{words.x0 + side, y + 2 * line + ui_.px(two_rows_ ? 1 : 4), words.x1 - side, words.y1 - side};
        ui_.place(bottom);
        if (price == 0) {
            const Phrase none = say("not on sale");
            const bool fits = ui_.text_width(none, Type::Small) <= bottom.width();
            ui_.text(fits ? none : plain("–"), {Type::Small, palette::kSoft, ui::Align::Center});
        } else if (ui_.button(view_.money(price), Look::Plain,
                              {open_ && price <= host.purse,
                               open_ ? say("It costs more than is left.") : say("This nation cannot buy now.")}))
            view_.submit(war::Buy{id(), type.name, 1});
    }
    // True if an empty place can take it.
    bool has_room(const std::string& type) const {
        const auto& laid = view_.match().host(nation_).laid;
        for (int i = 0; i < static_cast<int>(laid.size()); ++i)
            if (laid[static_cast<std::size_t>(i)].empty() && !war::stays_empty(view_.match(), nation_, i) &&
                war::fits(view_.match(), nation_, i, type))
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
        ui_.overlay("carried", ui::sized(view_.held_at - Vec2{size, size} / 2, size, size), [&] {
            view_.app.portrait(ui::sized(view_.held_at - Vec2{size, size} / 2, size, size),
                               table::sprite(*type, wars::side_of(view_.match(), nation_)));
        });
    }

    WarView& view_;
    ui::Ui& ui_;
    int nation_;
    bool open_;  // coins can be placed now
    Rect ground_, tray_;
    Vec2 center_{};  // middle of the visible ground, in inches
    double scale_ = 1;
    bool two_rows_ = false;              // of the tray
    bool holds_ = false, drop_ = false;  // the pointer holds a coin of the tray; has just dropped it
    int under_pointer_ = -1;             // where it was dropped; -1: on no place
};

}  // namespace

void draw_muster(WarView& view, const Rect& rect) {
    if (!view.file) return;
    MusterPage(view, rect).draw();
}

}  // namespace screens
