#include "game/print/svg.h"

#include <cstdio>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "engine/core/decimal.h"
#include "engine/core/utf8.h"
#include "game/print/data_url.h"
#include "game/print/font_metrics.h"

namespace print {

namespace {

// At most three decimals and no trailing zeros, whatever the locale.
std::string number(double value) {
    std::string shown = core::fixed(value, 3);
    shown.erase(shown.find_last_not_of('0') + 1);
    if (shown.back() == '.') shown.pop_back();
    return shown == "-0" ? "0" : shown;
}

std::string attribute(std::string_view name, double value) {
    return std::string(" ").append(name).append("=\"").append(number(value)).append("\"");
}

// The file uses points: browsers garble text smaller than one unit.
double svg_points(double inches) { return inches / kPoint; }

std::string hex(const Tone& tone) {
    char text[16];
    const auto level = [](double share) { return static_cast<int>(share * 255 + 0.5); };
    std::snprintf(text, sizeof text, "#%02x%02x%02x", level(tone.red), level(tone.green), level(tone.blue));
    return text;
}

std::string fill(const std::optional<Tone>& tone) {
    return std::string(" fill=\"").append(tone ? hex(*tone) : "none").append("\"");
}

std::string stroke(const Pen& pen) {
    if (pen.width <= 0) return "";
    std::string result = std::string(" stroke=\"").append(hex(pen.tone)).append("\"");
    result += attribute("stroke-width", pen.width);
    if (pen.dash <= 0) return result;
    result.append(" stroke-dasharray=\"").append(number(pen.dash));
    return result.append(" ").append(number(pen.gap)).append("\"");
}

std::string escaped(const std::string& text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '&')
            result += "&amp;";
        else if (letter == '<')
            result += "&lt;";
        else if (letter == '>')
            result += "&gt;";
        else if (letter == '"')
            result += "&quot;";
        else if (static_cast<unsigned char>(letter) >= 0x20)
            result += letter;
    }
    return result;
}

class SvgWriter {
public:
    SvgWriter(const Sheet& sheet, const FontMetrics& letters) : sheet_(sheet), letters_(letters) {}

    std::string file() {
        const std::string wide = number(sheet_.width), high = number(sheet_.height);
        add({"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", wide,
             "in\" height=\"", high, "in\" viewBox=\"0 0 ", number(svg_points(sheet_.width)), " ",
             number(svg_points(sheet_.height)),
             "\" font-family=\"Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif\">\n"});
        // Keeps browsers from shrinking it or splitting it over two pages when printing, and makes it white
        // in dark mode.
        add({"<style>@page{size:", wide, "in ", high, "in;margin:0}</style>\n"});
        add({"<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"});
        for (const Layer& layer : sheet_.layers) add(layer);
        add({"</svg>\n"});
        return std::move(out_);
    }

private:
    void add(std::initializer_list<std::string_view> parts) {
        for (const std::string_view part : parts) out_ += part;
    }
    double down(double y) const { return svg_points(sheet_.height - y); }

    void add(const Layer& layer) {
        if (layer.clip) {
            const std::string id = std::to_string(++clips_);
            add({"<clipPath id=\"c", id, "\"><rect", attribute("x", svg_points(layer.clip->low.x)),
                 attribute("y", down(layer.clip->high.y)), attribute("width", svg_points(layer.clip->width())),
                 attribute("height", svg_points(layer.clip->height())), "/></clipPath>\n<g clip-path=\"url(#c", id,
                 ")\">\n"});
        }
        for (const Mark& mark : layer.marks) std::visit([this](const auto& one) { draw(one); }, mark);
        if (layer.clip) add({"</g>\n"});
    }

    void draw(const Circle& circle) {
        add({"<circle", attribute("cx", svg_points(circle.center.x)), attribute("cy", down(circle.center.y)),
             attribute("r", svg_points(circle.radius)), fill(circle.fill), stroke(circle.pen), "/>\n"});
    }
    void draw(const Path& path) {
        add({path.end == Path::End::Closed ? "<polygon points=\"" : "<polyline points=\""});
        for (std::size_t i = 0; i < path.points.size(); ++i)
            add({i > 0 ? " " : "", number(svg_points(path.points[i].x)), ",", number(down(path.points[i].y))});
        add({"\"", fill(path.fill), stroke(path.pen), " stroke-linejoin=\"round\"/>\n"});
    }
    void draw(const Picture& picture) {
        add({"<image", attribute("x", svg_points(picture.box.low.x)), attribute("y", down(picture.box.high.y)),
             attribute("width", svg_points(picture.box.width())), attribute("height", svg_points(picture.box.height())),
             picture.cut == Picture::Cut::Round ? " clip-path=\"circle(50%)\"" : "", " href=\"",
             data_url(*picture.image), "\"/>\n"});
    }
    void draw(const Text& text) {
        constexpr const char* kAnchors[] = {"start", "middle", "end"};
        add({"<text", attribute("x", svg_points(text.at.x)), attribute("y", down(text.at.y)),
             attribute("font-size", text.size),
             attribute("textLength", svg_points(letters_.width(text.text, text.size, text.face))),
             " lengthAdjust=\"spacingAndGlyphs\""});
        if (text.align != Align::Left) add({" text-anchor=\"", kAnchors[static_cast<std::size_t>(text.align)], "\""});
        if (text.face == Face::Bold) add({" font-weight=\"bold\""});
        if (text.face == Face::Serif || text.face == Face::Hand) add({" font-family=\"Times, serif\""});
        if (text.face == Face::Hand) add({" font-style=\"italic\""});
        if (text.tone != Tone()) add({" fill=\"", hex(text.tone), "\""});
        if (core::runs_leftward(text.text)) add({" style=\"unicode-bidi:plaintext\""});
        add({">", escaped(text.text), "</text>\n"});
    }

    const Sheet& sheet_;
    const FontMetrics& letters_;
    std::string out_;
    int clips_ = 0;
};

}  // namespace

std::string svg(const Sheet& sheet, const FontMetrics& letters) { return SvgWriter(sheet, letters).file(); }

}  // namespace print
