// The page for ground on the table of a free battle (CW-24, CW-25, BX-2): pieces are dragged into place and turned and
// stretched by a handle; the panel does the same without a mouse.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/measure/measure.h"
#include "engine/ui/drag_area.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

using PointerDrag = GroundTool::PointerDrag;
using battles::GroundLayout;

constexpr std::array kKinds{cw::Ground::Defensive, cw::Ground::Offensive, cw::Ground::Impassable, cw::Ground::Slow,
                            cw::Ground::Stop,      cw::Ground::NoCharge,  cw::Ground::Fast};
// Initial places of new pieces, in shares of the table: apart from each other and from their mirror images.
constexpr std::array kNewPlaces{Vec2{0.22, 0.5}, Vec2{0.5, 0.36}, Vec2{0.32, 0.2},
                                Vec2{0.1, 0.3},  Vec2{0.5, 0.14}, Vec2{0.68, 0.3}};
constexpr double kHandle = 11;  // points, its radius to the pointer

Vec2 handle_of(const GroundLayout& ground) {
    const double angle = ground.turned * std::numbers::pi / 180;
    return ground.at + Vec2{std::cos(angle), std::sin(angle)} * (ground.width / 2);
}

GroundLayout* chosen(Free& free) {
    const auto& at = free.ground.chosen;
    return at && *at < free.terms.ground.size() ? &free.terms.ground[*at] : nullptr;
}

void add(Free& free, cw::Ground kind) {
    GroundLayout ground;
    ground.kind = kind;
    const Vec2 share = kNewPlaces[free.terms.ground.size() % kNewPlaces.size()];
    ground.at = {free.terms.width * share.x, free.terms.height * share.y};
    free.terms.ground.push_back(ground);
    free.ground.chosen = free.terms.ground.size() - 1;
}

void remove_chosen(Free& free) {
    if (chosen(free) == nullptr) return;
    free.terms.ground.erase(free.terms.ground.begin() + static_cast<std::ptrdiff_t>(*free.ground.chosen));
    free.ground.chosen.reset();
}

// Grips the chosen piece's handle, otherwise the topmost piece there.
void take_hold(Free& free, Vec2 at) {
    GroundTool& tool = free.ground;
    tool.grip = PointerDrag::Nothing;
    const GroundLayout* now = chosen(free);
    if (now != nullptr && distance(handle_of(*now), at) <= free.ui.px(kHandle) / tool.scale) {
        tool.grip = PointerDrag::Handle;
        return;
    }
    tool.chosen.reset();
    for (std::size_t i = free.terms.ground.size(); i-- > 0 && !tool.chosen;) {
        const std::vector<Vec2> outline = battles::outline_of(free.terms.ground[i]);
        if (!measure::inside(outline, at)) continue;
        tool.chosen = i;
        tool.grip = PointerDrag::Piece;
        tool.offset = free.terms.ground[i].at - at;
    }
}

void drag(Free& free, Vec2 at) {
    GroundLayout* ground = chosen(free);
    if (ground == nullptr) return;
    if (free.ground.grip == PointerDrag::Piece) ground->at = at + free.ground.offset;
    if (free.ground.grip != PointerDrag::Handle) return;
    const Vec2 arm = at - ground->at;
    ground->width = 2 * length(arm);
    // Half a turn does not change a piece.
    double degrees = std::atan2(arm.y, arm.x) * 180 / std::numbers::pi;
    if (degrees > 90) degrees -= 180;
    if (degrees < -90) degrees += 180;
    ground->turned = static_cast<int>(std::lround(degrees));
}

void follow_pointer(Free& free, const Rect& room) {
    GroundTool& tool = free.ground;
    const std::optional<Vec2> held = ui::held_at(free.ui, say("The table with its ground"), room);
    if (held) {
        const Vec2 at = tool.to_table(*held, free.terms.height);
        tool.held ? drag(free, at) : take_hold(free, at);
    }
    tool.held = held.has_value();
}

void outline(const ui::Painter& paint, const GroundTool& tool, double height, const std::vector<Vec2>& polygon,
             ui::Colour colour, double width) {
    std::vector<Vec2> pixels;
    for (const Vec2 p : polygon) pixels.push_back(tool.to_pixels(p, height));
    pixels.push_back(pixels.front());
    paint.path(pixels, colour, width);
}

void draw_chosen_outline(Free& free) {
    const GroundLayout* ground = chosen(free);
    if (ground == nullptr) return;
    const ui::Painter paint = free.ui.paint();
    const double width = std::max(1.5, free.ui.px(2)), height = free.terms.height;
    outline(paint, free.ground, height, battles::outline_of(*ground), palette::kCream, width);
    if (free.terms.twins)
        outline(paint, free.ground, height,
                battles::outline_of(battles::twin_of(*ground, {free.terms.width, free.terms.height})),
                palette::kCream.faded(0.45), width);
    const Vec2 handle = free.ground.to_pixels(handle_of(*ground), height);
    paint.disc(handle, free.ui.px(7), palette::kAccent);
    paint.circle(handle, free.ui.px(7), palette::kCream, width);
}

void draw_mat(Free& free, const Rect& room) {
    const cw::Scenario scenario = bare_table(free.terms);
    render::Scene scene = preview_of(scenario, Faces::AsWritten).scene;
    table::write_grounds(scene, scenario, scene, free.ui.catalogue());
    GroundTool& tool = free.ground;
    const double around = 1.2;
    tool.scale = std::min(room.width() / (scenario.width + 2 * around), room.height() / (scenario.height + 2 * around));
    const Vec2 size = Vec2{scenario.width, scenario.height} * tool.scale;
    tool.mat = ui::sized(room.center() - size / 2, size.x, size.y);
    draw_whole_mat(free.app, scene, room.center(), tool.scale);
    follow_pointer(free, room);
    draw_chosen_outline(free);
}

void slide_inches(ui::Ui& ui, const Phrase& label, double& value, double low, double high) {
    int whole = static_cast<int>(std::lround(value));
    if (ui.slider(label, whole, {static_cast<int>(std::ceil(low)), static_cast<int>(std::floor(high)), 1}))
        value = whole;
}

void draw_fields(Free& free, GroundLayout& ground) {
    ui::Ui& ui = free.ui;
    button_row(ui, {say("Oval"), say("Rectangle")});
    if (ui.button(say("Oval"), ground.oval ? Look::Chosen : Look::Plain)) ground.oval = true;
    if (ui.button(say("Rectangle"), ground.oval ? Look::Plain : Look::Chosen)) ground.oval = false;
    slide_inches(ui, say("Length (in)"), ground.width, battles::kMinPaper, battles::kMaxPaper);
    slide_inches(ui, say("Depth (in)"), ground.depth, battles::kMinPaper, battles::kMaxPaper);
    ui.slider(say("Rotation (degrees)"), ground.turned, {-90, 90, 5});
    slide_inches(ui, say("From the left (in)"), ground.at.x, 0, free.terms.width);
    slide_inches(ui, say("From the bottom (in)"), ground.at.y, 0, free.terms.height);
    if (ui.button(say("Remove it"))) remove_chosen(free);
}

void draw_panel(Free& free) {
    ui::Ui& ui = free.ui;
    ui.heading(say("Ground"));
    ui.remark(say("Build the table together. Drag a piece to its place; its handle turns and stretches it."));
    ui.caption(say("ADD A PIECE"));
    const cw::Scenario scenario = bare_table(free.terms);
    const bool room = free.terms.ground.size() < battles::kMaxGround;
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (i % 3 == 0) ui.row(std::vector<double>(std::min<std::size_t>(3, kKinds.size() - i), 1));
        if (ui.button(Phrase(battles::ground_name(kKinds[i])), Look::Plain, {room, say("There is no room for more.")}))
            add(free, kKinds[i]);
    }
    if (ui.toggle(say("The same for both sides"), free.terms.twins)) free.terms.twins = !free.terms.twins;
    ui.rule();
    for (std::size_t i = 0; i < free.terms.ground.size(); ++i) {
        const cw::Terrain as_terrain{"", free.terms.ground[i].kind, {}};
        if (ui.entry(Phrase(battles::ground_name(as_terrain.kind)), cw::ground_note(scenario, as_terrain),
                     ui::Sign::None, free.ground.chosen == i, true))
            free.ground.chosen = i;
        if (free.ground.chosen == i)
            if (GroundLayout* ground = chosen(free)) draw_fields(free, *ground);
    }
    if (free.terms.ground.empty()) ui.remark(say("The table is bare."));
}

bool removes(const platform::Event& event) {
    return event.kind == platform::Event::Kind::KeyDown &&
           (event.key == platform::Key::Delete || event.key == platform::Key::Backspace);
}

}  // namespace

void draw_ground(Free& free) {
    ui::Ui& ui = free.ui;
    const Way way = draw_head(free.app, {say("The ground"), say("Back"), say("Agreed")});
    const double gap = ui.px(16), wide = std::min(ui.px(340), ui.width() * 0.45);
    const Rect room{0, ui.top_bar_height(), std::round(ui.width() - wide - 2 * gap), ui.height()};
    ui.overlay("mat", room, [&] { draw_mat(free, room); });
    ui.side_panel("ground", {room.x1 + gap, room.y0 + gap, room.x1 + gap + wide, room.y1 - gap},
                  [&] { draw_panel(free); });
    if (std::ranges::any_of(free.app.events(), removes)) remove_chosen(free);
    free.terms = battles::within_bounds(std::move(free.terms));
    if (way != Way::Stay) free.out();
}

}  // namespace screens
