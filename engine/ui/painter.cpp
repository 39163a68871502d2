#include "engine/ui/painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/render/gl.h"
#include "engine/ui/ui_state.h"

namespace ui {
namespace {

Rect at_whole_pixels(const Rect& rect) {
    return {std::floor(rect.x0), std::floor(rect.y0), std::floor(rect.x1), std::floor(rect.y1)};
}

ImVec2 low(const Rect& rect) { return vec(rect.x0, rect.y0); }
ImVec2 high(const Rect& rect) { return vec(rect.x1, rect.y1); }

std::vector<ImVec2> path_of(std::span<const Vec2> points) {
    std::vector<ImVec2> path;
    path.reserve(points.size());
    for (const Vec2 point : points) path.push_back(vec(point));
    return path;
}

// The colours and texture positions of a rectangle's corners, clockwise from the upper left.
struct Quad {
    std::array<Colour, 4> colours;
    Rect texture;
};
Quad plain_quad(Colour colour) {
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    return {{colour, colour, colour, colour}, {white.x, white.y, white.x, white.y}};
}

std::array<Vec2, 4> corners_of(const Rect& rect) {
    return {{{rect.x0, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y1}, {rect.x0, rect.y1}}};
}

// The parts of a rectangle outside another one.
std::vector<Rect> outside(const Rect& rect, const Rect& other) {
    const Rect hole = rect.within(other);
    if (hole.x1 <= hole.x0 || hole.y1 <= hole.y0) return {rect};
    std::vector<Rect> parts{{rect.x0, rect.y0, rect.x1, hole.y0},
                            {rect.x0, hole.y1, rect.x1, rect.y1},
                            {rect.x0, hole.y0, hole.x0, hole.y1},
                            {hole.x1, hole.y0, rect.x1, hole.y1}};
    std::erase_if(parts, [](const Rect& part) { return part.x1 <= part.x0 || part.y1 <= part.y0; });
    return parts;
}

// Edges fade over a pixel, which rotation requires: slanted edges fall between pixels.
void draw_soft(ImDrawList& list, const Rect& rect, const Quad& quad) {
    constexpr unsigned kSides = 4;
    const std::array<Vec2, kSides> inner = corners_of(rect.grown(-0.5)), outer = corners_of(rect.grown(0.5)),
                                   places = corners_of(quad.texture);
    list.PrimReserve(6 + 6 * kSides, 6 + 6 * kSides);
    const auto put_in = [&](unsigned i) { list.PrimVtx(vec(inner[i]), vec(places[i]), code(quad.colours[i])); };
    const auto put_out = [&](unsigned i) {
        list.PrimVtx(vec(outer[i]), vec(places[i]), code(quad.colours[i].faded(0)));
    };
    for (const unsigned corner : {0U, 1U, 2U, 0U, 2U, 3U}) put_in(corner);
    for (unsigned side = 0; side < kSides; ++side) {
        const unsigned next = (side + 1) % kSides;
        put_in(side);
        put_in(next);
        put_out(next);
        put_in(side);
        put_out(next);
        put_out(side);
    }
}

}  // namespace

void Painter::fill(const Rect& rect, Colour colour, double radius) const {
    Ui::Impl& in = ui_->impl();
    if (in.turning && radius <= 0) return draw_soft(*in.list(), rect, plain_quad(colour));
    in.list()->AddRectFilled(low(rect), high(rect), code(in.ground(colour)), static_cast<float>(radius));
}

void Painter::frame(const Rect& rect, Colour colour, double width, double radius) const {
    Ui::Impl& in = ui_->impl();
    in.list()->AddRect(low(rect), high(rect), code(in.ink(colour)), static_cast<float>(radius), 0,
                       static_cast<float>(width));
}

void Painter::line(Vec2 a, Vec2 b, Colour colour, double width) const {
    Ui::Impl& in = ui_->impl();
    in.list()->AddLine(vec(a), vec(b), code(in.ink(colour)), static_cast<float>(width));
}

void Painter::area(std::span<const Vec2> polygon, Colour colour) const {
    const std::vector<ImVec2> path = path_of(polygon);
    ui_->impl().list()->AddConvexPolyFilled(path.data(), static_cast<int>(path.size()), code(colour));
}

void Painter::path(std::span<const Vec2> points, Colour colour, double width) const {
    const std::vector<ImVec2> path = path_of(points);
    ui_->impl().list()->AddPolyline(path.data(), static_cast<int>(path.size()), code(colour), 0,
                                    static_cast<float>(width));
}

void Painter::disc(Vec2 center, double radius, Colour colour) const {
    ui_->impl().list()->AddCircleFilled(vec(center), static_cast<float>(radius), code(colour));
}

void Painter::circle(Vec2 center, double radius, Colour colour, double width) const {
    ui_->impl().list()->AddCircle(vec(center), static_cast<float>(radius), code(colour), 0, static_cast<float>(width));
}

void Painter::sign(Vec2 center, double radius, Sign sign) const {
    const double width = std::max(1.5, radius * 0.42);
    if (sign == Sign::Solid) circle(center, radius, ui_->side_colour(sign), width);
    if (sign != Sign::Dashed) return;
    constexpr int kDashes = 7;
    const double tau = 6.283185307179586;
    for (int i = 0; i < kDashes; ++i) {
        ImDrawList* list = ui_->impl().list();
        const double from = tau * i / kDashes;
        list->PathArcTo(vec(center), static_cast<float>(radius), static_cast<float>(from),
                        static_cast<float>(from + tau / kDashes * 0.62), 6);
        list->PathStroke(code(ui_->side_colour(sign)), 0, static_cast<float>(width));
    }
}

void Painter::print(Vec2 at, const words::Phrase& text, Type type, Colour colour) const {
    ui_->impl().print(at, ui_->impl().in_print(text), type, colour);
}

void Painter::print_scaled(Vec2 at, const words::Phrase& text, Type type, Colour colour, double times) const {
    ui_->impl().print_scaled(at, ui_->impl().in_print(text), type, colour, times);
}

void Painter::on_line(Vec2 at, const words::Phrase& text, Type type, Colour colour) const {
    print({at.x, at.y - ui_->impl().type().ascent(type)}, text, type, colour);
}

void Painter::shadow(const Rect& rect, double lift, const Rect& hidden) const {
    Ui::Impl& in = ui_->impl();
    // Light comes from the upper left.
    const double soft = in.px(8 + 1.7 * lift);
    const Rect cast = rect.moved({in.px(lift * 0.57), in.px(lift)}).grown(soft * 0.5);
    const double xs[] = {cast.x0, cast.x0 + soft, cast.x1 - soft, cast.x1};
    const double ys[] = {cast.y0, cast.y0 + soft, cast.y1 - soft, cast.y1};
    const double uv[] = {0, 0.5, 0.5, 1};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            for (const Rect& part : outside({xs[i], ys[j], xs[i + 1], ys[j + 1]}, hidden)) {
                const auto u = [&](double x) { return std::lerp(uv[i], uv[i + 1], (x - xs[i]) / (xs[i + 1] - xs[i])); };
                const auto v = [&](double y) { return std::lerp(uv[j], uv[j + 1], (y - ys[j]) / (ys[j + 1] - ys[j])); };
                in.list()->AddImage(texture_id(in.shadow->name()), low(part), high(part), vec(u(part.x0), v(part.y0)),
                                    vec(u(part.x1), v(part.y1)), code(Colour{255, 255, 255, 128}));
            }
}

void Painter::copy_paper(const Rect& rect) const {
    Ui::Impl& in = ui_->impl();
    const int height = in.input.height;
    const auto pixel = [](double at) { return static_cast<int>(at); };
    const render::PixelArea area{pixel(rect.x0), height - pixel(rect.y1), pixel(rect.x1), height - pixel(rect.y0)};
    custom([&paper = in.layer.copied_paper(), area, height] {
        GLint clip[4]{};
        glGetIntegerv(GL_SCISSOR_BOX, clip);
        paper.show({std::max(area.left, clip[0]), std::max(area.bottom, clip[1]),
                    std::min(area.right, clip[0] + clip[2]), std::min(area.top, clip[1] + clip[3])},
                   height);
    });
}

void Painter::paper(const Rect& rect, double lift, Paper how) const {
    Ui::Impl& in = ui_->impl();
    if (in.inks.strong) {
        fill(rect, {255, 255, 255});
        return frame(rect, palette::kInk, std::max(2.0, in.px(2)));
    }
    const double tile = Texture::kPaperSize * std::max(1.0, std::round(in.scale.points));
    const double radius = std::ceil(in.px(4));
    shadow(rect, lift, rect.grown(-radius));
    const auto sheet = [&] {
        in.list()->AddImageRounded(texture_id(in.paper->name()), low(rect), high(rect),
                                   vec(rect.x0 / tile, rect.y0 / tile), vec(rect.x1 / tile, rect.y1 / tile),
                                   IM_COL32_WHITE, static_cast<float>(radius));
    };
    const auto sheet_within = [&](double top, double bottom) {
        in.list()->PushClipRect(vec(rect.x0, top), vec(rect.x1, bottom), true);
        sheet();
        in.list()->PopClipRect();
    };
    if (how == Paper::Copied && rect == at_whole_pixels(rect) &&
        in.layer.copied_paper().has(*in.paper, static_cast<int>(tile))) {
        sheet_within(rect.y0, rect.y0 + radius);
        copy_paper({rect.x0, rect.y0 + radius, rect.x1, rect.y1 - radius});
        sheet_within(rect.y1 - radius, rect.y1);
    } else {
        sheet();
    }
    const double edge = std::max(1.0, in.px(1));
    fill({rect.x0 + radius, rect.y0, rect.x1 - radius, rect.y0 + edge}, {255, 252, 244, 170});
    fill({rect.x0, rect.y0 + radius, rect.x0 + edge, rect.y1 - radius}, {255, 252, 244, 120});
    fill({rect.x0 + radius, rect.y1 - edge, rect.x1 - radius, rect.y1}, {96, 66, 34, 110});
}

void Painter::board(const Rect& rect, Colour colour) const {
    Ui::Impl& in = ui_->impl();
    const double tile = Texture::kPaperSize * std::max(1.0, std::round(in.scale.points));
    const auto lighter = [](std::uint8_t c, std::uint8_t paper) {
        return static_cast<std::uint8_t>(std::min(255.0, c * 255.0 / paper));
    };
    const Colour tint{lighter(colour.r, palette::kPaper.r), lighter(colour.g, palette::kPaper.g),
                      lighter(colour.b, palette::kPaper.b), colour.a};
    const Rect part{rect.x0 / tile, rect.y0 / tile, rect.x1 / tile, rect.y1 / tile};
    if (!in.turning)
        return in.list()->AddImage(texture_id(in.paper->name()), low(rect), high(rect), low(part), high(part),
                                   code(tint));
    in.list()->PushTextureID(texture_id(in.paper->name()));
    draw_soft(*in.list(), rect, {{tint, tint, tint, tint}, part});
    in.list()->PopTextureID();
}

void Painter::picture(const Texture& texture, const Rect& rect) const {
    ui_->impl().list()->AddImage(texture_id(texture.name()), low(rect), high(rect));
}

void Painter::shade(const Rect& rect, Colour upper_left, Colour lower_right) const {
    const auto mean = [](std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>((a + b) / 2); };
    const Colour middle{mean(upper_left.r, lower_right.r), mean(upper_left.g, lower_right.g),
                        mean(upper_left.b, lower_right.b), mean(upper_left.a, lower_right.a)};
    Ui::Impl& in = ui_->impl();
    if (in.turning)
        return draw_soft(*in.list(), rect, {{upper_left, middle, lower_right, middle}, plain_quad(middle).texture});
    in.list()->AddRectFilledMultiColor(low(rect), high(rect), code(upper_left), code(middle), code(lower_right),
                                       code(middle));
}

void Painter::turned(Vec2 center, double angle, const std::function<void()>& draw) const {
    Ui::Impl& in = ui_->impl();
    ImDrawList* list = in.list();
    const int first = list->VtxBuffer.Size;
    const bool within = std::exchange(in.turning, true);
    draw();
    in.turning = within;
    const double c = std::cos(angle), s = std::sin(angle);
    for (int i = first; i < list->VtxBuffer.Size; ++i) {
        ImVec2& p = list->VtxBuffer[i].pos;
        const Vec2 arm{static_cast<double>(p.x) - center.x, static_cast<double>(p.y) - center.y};
        p = vec(center.x + c * arm.x - s * arm.y, center.y + s * arm.x + c * arm.y);
    }
}

void Painter::custom(const std::function<void()>& draw) const {
    Ui::Impl& in = ui_->impl();
    // Clipped like the rest of the panel.
    const ImVec2 from = in.list()->GetClipRectMin(), to = in.list()->GetClipRectMax();
    in.customs.push_back([draw, from, to, width = in.input.width, height = in.input.height] {
        const int x0 = std::max(0, static_cast<int>(from.x)), x1 = std::min(width, static_cast<int>(to.x));
        const int y0 = std::max(0, static_cast<int>(from.y)), y1 = std::min(height, static_cast<int>(to.y));
        if (x1 <= x0 || y1 <= y0) return;
        glEnable(GL_SCISSOR_TEST);
        glScissor(x0, height - y1, x1 - x0, y1 - y0);
        glViewport(0, 0, width, height);
        draw();
    });
    const auto run = [](const ImDrawList*, const ImDrawCmd* command) {
        (*static_cast<const std::function<void()>*>(command->UserCallbackData))();
    };
    in.list()->AddCallback(run, &in.customs.back());
    in.list()->AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

void Painter::cached(const std::string& key, const Rect& rect, const std::function<void(bool)>& draw) const {
    Ui::Impl& in = ui_->impl();
    if (rect != at_whole_pixels(rect)) return draw(true);
    const auto picture = in.layer.cached().of(key, static_cast<int>(rect.width()), static_cast<int>(rect.height()));
    const bool shown = picture && picture->taken;
    draw(!shown);
    const ImVec2 from = in.list()->GetClipRectMin(), to = in.list()->GetClipRectMax();
    const bool whole = rect.within({from.x, from.y, to.x, to.y}) == rect;
    if (!picture || (!shown && !whole)) return;
    const int left = static_cast<int>(rect.x0), bottom = in.input.height - static_cast<int>(rect.y1);
    custom([picture, left, bottom] {
        const render::Framebuffer& frame = picture->frame;
        if (!std::exchange(picture->taken, true)) return render::keep_window(frame, left, bottom);
        GLint clip[4]{};
        glGetIntegerv(GL_SCISSOR_BOX, clip);
        render::show_picture_at(frame, 0, {left, bottom, left + frame.width(), bottom + frame.height()},
                                {clip[0], clip[1], clip[0] + clip[2], clip[1] + clip[3]});
    });
}

}  // namespace ui
