// A story as a single page for browsers: nothing is fetched, every letter that people write is in it.

#include "game/stories/kit/story_document.h"

namespace story {

namespace {

using words::Phrase;
using Kind = DocumentPart::Kind;

constexpr std::string_view kStyle =
    "body{max-width:40rem;margin:3rem auto;padding:0 1.2rem;background:#f4ecda;color:#2b241c;"
    "font:1.08rem/1.55 'EB Garamond',Georgia,serif}h1{font-size:2.4rem;margin-bottom:0}"
    "h2{margin-top:3rem;border-bottom:1px solid #b9a684}h3{margin-top:2.2rem;color:#a03c10}"
    "p.date,footer{color:#7a6b55}p.happened{font:.92rem/1.5 Inter,system-ui,sans-serif;color:#5a4d3c}"
    "blockquote{margin:.8rem 0;padding:0;font-style:italic;color:#1d2a5c;white-space:pre-line}"
    "blockquote b{display:block;font:600 .85rem Inter,system-ui,sans-serif;color:#7a6b55}"
    "ol.tosses{font:.88rem/1.5 Inter,system-ui,sans-serif;color:#5a4d3c}sup "
    "a{text-decoration:none;color:#a03c10}";

class HtmlPage {
public:
    explicit HtmlPage(const words::Catalogue& language) : language_(language) {}

    void add(const DocumentPart& part) {
        if (in_list_ && part.kind != Kind::Entry) body_ += "</ul>\n";
        if (!in_list_ && part.kind == Kind::Entry) body_ += "<ul>\n";
        in_list_ = part.kind == Kind::Entry;
        const std::string who = text(part.who), all = text(part.text) + marks(part);
        const std::string said = who.empty() ? all : "<b>" + who + "</b>: " + all;
        switch (part.kind) {
            case Kind::Chapter:
                return line("<h2>" + said + "</h2>");
            case Kind::Scene:
                return line("<h3>" + said + "</h3>");
            case Kind::Entry:
                return line("<li>" + said + "</li>");
            case Kind::Happened:
                return line("<p class=\"happened\">" + said + "</p>");
            case Kind::Told:
                return line("<blockquote>" + (who.empty() ? all : "<b>" + who + "</b>" + all) + "</blockquote>");
        }
    }

    std::string finished(const StoryDocument& document) {
        if (in_list_) body_ += "</ul>\n";
        std::string page = "<!doctype html>\n<meta charset=\"utf-8\">\n";
        page += "<meta name=\"viewport\" content=\"width=device-width\">\n";
        page += "<title>" + escaped_html(document.title) + "</title>\n<style>" + std::string(kStyle) + "</style>\n";
        if (!document.title.empty()) page += "<h1>" + escaped_html(document.title) + "</h1>\n";
        if (!document.date.empty()) page += "<p class=\"date\">" + escaped_html(document.date) + "</p>\n";
        page += body_;
        if (noted_ > 0)
            page += "<h2>" + text(words::say("Tosses")) + "</h2>\n<ol class=\"tosses\">\n" + notes_ + "</ol>\n";
        if (!document.credit.empty()) page += "<footer>" + text(document.credit) + "</footer>\n";
        return page;
    }

private:
    std::string text(const Phrase& phrase) const { return escaped_html(language_(phrase)); }
    void line(const std::string& html) { body_ += html + "\n"; }
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
    std::string body_, notes_;
    int noted_ = 0;
    bool in_list_ = false;
};

}  // namespace

std::string html(const StoryDocument& document, const words::Catalogue& language) {
    HtmlPage page(language);
    for (const DocumentPart& part : document.parts) page.add(part);
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
