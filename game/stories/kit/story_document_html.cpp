// A story as a single HTML page: it fetches nothing, and contains a font for every letter that people type.

#include "game/print/data_url.h"
#include "game/print/font_finder.h"
#include "game/stories/kit/story_document.h"

namespace story {

namespace {

using words::Phrase;
using Kind = DocumentPart::Kind;

constexpr std::string_view kStyle = R"(
:root{--ink:#2b241c;--soft:#6f614d;--rust:#a03c10;--pen:#1d2a5c;--hand:'EB Garamond','Palatino Linotype',Palatino,Georgia,serif{families};
--plain:Inter,system-ui,-apple-system,'Segoe UI',sans-serif{families}}
*{box-sizing:border-box}h1,h2,h3,p,li,b,td,blockquote,figcaption,.head span{unicode-bidi:plaintext}html{background:#2f5d4c}
body{max-width:46rem;margin:2.5rem auto;padding:3.2rem 3.4rem;background:#f4ecda;color:var(--ink);
font:1.06rem/1.55 var(--hand);font-variant-numeric:lining-nums;box-shadow:0 .6rem 2.4rem #0007;border-radius:3px;overflow-wrap:break-word}
h1{font-size:2.7rem;line-height:1.1;margin:0;font-weight:500}p.date{margin:.3rem 0 0;color:var(--soft)}
nav{margin:1.6rem 0 0;padding:.8rem 0;border:solid #cdbd9c;border-width:1px 0;font:.92rem/1.7 var(--plain)}
nav a{display:block;color:var(--soft);text-decoration:none}nav a.chapter{color:var(--ink);font-weight:600}
h2{margin:3rem 0 1rem;border-bottom:1px solid #b9a684;font-weight:500;font-size:1.7rem}
h3{margin:2.6rem 0 .8rem;color:var(--rust);font-size:1.3rem;font-weight:600}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid #cdbd9c;color:var(--soft);font-size:.9rem}
p.happened{margin:.55rem 0;font:.9rem/1.5 var(--plain);color:#5a4d3c}
p.decides{color:var(--ink);font-weight:600;padding-left:.7rem;border-left:3px solid var(--rust)}
blockquote{margin:.9rem 0 .9rem 1.4rem;padding:0;font-style:italic;font-size:1.16rem;color:var(--pen);white-space:pre-line}
blockquote b{display:block;font:600 .8rem var(--plain);color:var(--soft)}.aside{margin-left:2.8rem}
.card{max-width:31rem;margin:1rem auto 1.4rem;padding:0 1.1rem .55rem;color:var(--pen);font-style:italic;border-radius:2px;
background:#fbf7ea repeating-linear-gradient(#0000 0 calc(1.75rem - 1px),#b7cbd8 calc(1.75rem - 1px) 1.75rem) 0 2.6rem;
box-shadow:0 1px 2px #0004,0 .35rem 1rem #0003;line-height:1.75rem;break-inside:avoid}
.card .head{display:flex;justify-content:space-between;gap:1rem;align-items:baseline;min-height:2.6rem;padding-top:.45rem;
background:#fbf7ea;border-bottom:1.5px solid #d9877c;margin:0 -1.1rem;padding-left:1.1rem;padding-right:1.1rem}
.card .head b{font-size:1.35rem;font-weight:500}.card .head span{font-size:.95rem;text-align:right}
.card p{margin:0;white-space:pre-line}.card table{border-collapse:collapse;width:100%}
.card td{padding:0 .6rem 0 0;vertical-align:top}.card td:last-child{padding:0;text-align:right}
.card svg{height:1rem;vertical-align:-.12rem}
.cast{display:grid;gap:1.2rem 1.6rem}.person{margin:0;display:grid;grid-template-columns:4.6rem 1fr;gap:0 1rem;break-inside:avoid}
.person>*{grid-column:2}.person>.face{grid-column:1;grid-row:1/span 4}
.person figcaption b{font-size:1.15rem}.person .card{margin:.5rem 0 0;max-width:none}
.face{width:4.6rem;height:4.6rem;border-radius:50%;box-shadow:0 2px 5px #0006}
.hand{display:flex;flex-wrap:wrap;gap:.5rem;margin:.6rem 0}.hand.told{float:right;margin:.2rem 0 .4rem 1rem}
.plate{display:block;width:100%;margin:1rem 0;border-radius:3px;box-shadow:0 2px 8px #0005;break-inside:avoid}
.playing{width:5.2rem;border-radius:.32rem;box-shadow:0 1px 4px #0006}
ol.tosses{font:.85rem/1.5 var(--plain);color:#5a4d3c;columns:2;column-gap:2rem}ol.tosses li{break-inside:avoid}
sup{line-height:0}sup a{text-decoration:none;color:var(--rust);padding-left:.15em}:target{background:#e8d3a4}
@media(max-width:40rem){body{margin:0;padding:1.4rem}.person{grid-template-columns:3rem 1fr}.face{width:3rem;height:3rem}
ol.tosses{columns:1}}@media print{html,body{background:none;box-shadow:none;margin:0 auto;padding:0}
.card,.face,.playing{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
)";

// Puts these font families after the page's own.
std::string styled_with(const std::string& families) {
    constexpr std::string_view kPlace = "{families}";
    std::string style(kStyle);
    for (std::size_t at; (at = style.find(kPlace)) != std::string::npos;) style.replace(at, kPlace.size(), families);
    return style;
}

// A row of `count` circles, as on a card.
std::string circles(int count) {
    constexpr int kStep = 20;
    std::string svg = "<svg viewBox=\"0 0 " + std::to_string(kStep * count) +
                      " 20\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" role=\"img\" aria-label=\"" +
                      std::to_string(count) + "\">";
    for (int i = 0; i < count; ++i)
        svg += "<circle cx=\"" + std::to_string(kStep * i + kStep / 2) + "\" cy=\"10\" r=\"7.6\"/>";
    return svg + "</svg>";
}

class HtmlPage {
public:
    HtmlPage(const words::Catalogue& language, const print::FontFinder& finder)
        : language_(language), finder_(finder) {}

    void add(const DocumentPart& part) {
        const bool entry = part.kind == Kind::Entry;
        const bool person = entry && (part.card || !part.pictures.empty());
        open(person ? List::Cast : entry ? List::Plain : List::None);
        if (person) return add_person(part);
        if (part.card) {
            add(*part.card);
            on_card_ = true;
            return;
        }
        if (part.on_card && on_card_) return;
        on_card_ = false;
        add_words(part);
    }

    std::string finished(const StoryDocument& document) {
        open(List::None);
        std::string page = "<!doctype html>\n<meta charset=\"utf-8\">\n";
        page += "<meta name=\"viewport\" content=\"width=device-width\">\n";
        page += "<title>" + escaped_html(document.title) + "</title>\n<style>";
        const std::size_t styled = page.size();
        if (!document.title.empty()) page += "<h1>" + escaped_html(document.title) + "</h1>\n";
        if (!document.date.empty()) page += "<p class=\"date\">" + escaped_html(document.date) + "</p>\n";
        if (headings_ > 2) page += "<nav>\n" + contents_ + "</nav>\n";
        page += body_;
        if (noted_ > 0)
            page += "<h2 id=\"tosses\">" + text(words::say("Tosses")) + "</h2>\n<ol class=\"tosses\">\n" + notes_ +
                    "</ol>\n";
        if (!document.credit.empty()) page += "<footer>" + text(document.credit) + "</footer>\n";
        const print::PageFonts fonts = print::page_fonts(page, finder_);
        page.insert(styled, fonts.faces + styled_with(fonts.families) + "</style>\n");
        return page;
    }

private:
    enum class List { None, Plain, Cast };

    std::string text(const Phrase& phrase) const { return escaped_html(language_.isolating(phrase)); }
    void line(const std::string& html) {
        if (!html.empty()) body_ += html + "\n";
    }

    void open(List wanted) {
        if (list_ == wanted) return;
        if (list_ != List::None) line(list_ == List::Plain ? "</ul>" : "</div>");
        if (wanted != List::None) line(wanted == List::Plain ? "<ul>" : "<div class=\"cast\">");
        list_ = wanted;
    }
    void add_words(const DocumentPart& part) {
        const std::string who = text(part.who), all = text(part.text) + marks(part);
        const std::string said = who.empty() ? all : "<b>" + who + "</b>: " + all;
        const std::string aside = part.aside ? " aside" : "";
        switch (part.kind) {
            case Kind::Chapter:
                return heading("h2", "chapter", part, said);
            case Kind::Scene:
                return heading("h3", "scene", part, said);
            case Kind::Entry:
                return line("<li>" + said + "</li>");
            case Kind::Happened:
                line(hand(part.pictures, "hand"));
                line(plates(part.pictures));
                if (all.empty()) return;
                return line("<p class=\"happened" + aside + (part.decides ? " decides" : "") + "\">" + said + "</p>");
            case Kind::Told:
                line(hand(part.pictures, "hand told"));
                return line("<blockquote" + (part.aside ? std::string(" class=\"aside\"") : "") + ">" +
                            (who.empty() ? all : "<b>" + who + "</b>" + all) + "</blockquote>");
        }
    }
    void heading(const std::string& tag, const std::string& style, const DocumentPart& part, const std::string& said) {
        const std::string id = "s" + std::to_string(++headings_);
        contents_ += "<a class=\"" + style + "\" href=\"#" + id + "\">" + text(part.text) + "</a>\n";
        line("<" + tag + " id=\"" + id + "\">" + said + "</" + tag + ">");
    }
    void add_person(const DocumentPart& part) {
        line("<figure class=\"person\">");
        for (const DocumentPicture& picture : part.pictures)
            if (picture.image && holds_alternative<Portrait>(picture.of))
                line("<img class=\"face\" alt=\"" + text(part.who) + "\" src=\"" + print::data_url(*picture.image) +
                     "\">");
        const std::string about = part.card ? "" : " " + text(part.text) + marks(part);
        line("<figcaption><b>" + text(part.who) + "</b>" + about + "</figcaption>");
        line(hand(part.pictures, "hand"));
        if (part.card) add(*part.card);
        line("</figure>");
    }
    // The playing cards among the pictures.
    std::string hand(const std::vector<DocumentPicture>& pictures, const std::string& style) const {
        std::string cards;
        for (const DocumentPicture& picture : pictures)
            if (const auto* card = get_if<rules::playing::Card>(&picture.of); card && picture.image)
                cards += "<img class=\"playing\" alt=\"" + text(rules::playing::spoken(*card)) + "\" src=\"" +
                         print::data_url(*picture.image) + "\">";
        return cards.empty() ? cards : "<div class=\"" + style + "\">" + cards + "</div>";
    }
    static std::string plates(const std::vector<DocumentPicture>& pictures) {
        std::string all;
        for (const DocumentPicture& picture : pictures)
            if (picture.image && holds_alternative<Plate>(picture.of))
                all += "<img class=\"plate\" alt=\"\" src=\"" + print::data_url(*picture.image) + "\">";
        return all;
    }
    void add(const IndexCard& card) {
        line("<div class=\"card\">");
        if (!card.title.empty() || !card.aside.empty())
            line("<div class=\"head\"><b>" + text(card.title) + "</b><span>" + text(card.aside) + "</span></div>");
        if (!card.text.empty()) line("<p>" + text(card.text) + "</p>");
        if (!card.lines.empty()) line("<table>");
        for (const CardLine& each : card.lines)
            line("<tr><td>" + text(each.name) + "</td><td>" + (each.circles > 0 ? circles(each.circles) : "") +
                 "</td><td>" + text(each.note) + "</td></tr>");
        if (!card.lines.empty()) line("</table>");
        line("</div>");
    }
    std::string marks(const DocumentPart& part) {
        std::string all;
        for (const Phrase& toss : part.tosses) {
            const std::string number = std::to_string(++noted_);
            all += "<sup><a href=\"#t" + number + "\">" + number + "</a></sup>";
            notes_ += "<li id=\"t" + number + "\">" + text(toss) + "</li>\n";
        }
        return all;
    }

    const words::Catalogue& language_;
    const print::FontFinder& finder_;
    std::string body_, notes_, contents_;
    int noted_ = 0, headings_ = 0;
    List list_ = List::None;
    bool on_card_ = false;
};

}  // namespace

std::string html(const StoryDocument& document, const words::Catalogue& language, const print::FontFinder& finder) {
    HtmlPage page(language, finder);
    for (const DocumentPart& part : page_parts(document)) page.add(part);
    return page.finished(document);
}

std::string escaped_html(const std::string& text) {
    std::string escaped;
    for (const char c : text) switch (c) {
            case '&':
                escaped += "&amp;";
                break;
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            default:
                escaped += c;
        }
    return escaped;
}

}  // namespace story
