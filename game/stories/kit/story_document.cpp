#include "game/stories/kit/story_document.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "engine/core/lists.h"
#include "game/print/data_url.h"

namespace story {

namespace {

using words::Phrase;
using Kind = DocumentPart::Kind;

class MarkdownWriter {
public:
    explicit MarkdownWriter(const words::Catalogue& language) : language_(language) {}

    void add(const std::string& line) { text_ += line + "\n\n"; }
    void add(const DocumentPart& part) {
        // A list has one entry a line.
        if (in_list_ && part.kind != Kind::Entry) text_ += "\n";
        in_list_ = part.kind == Kind::Entry;
        switch (part.kind) {
            case Kind::Chapter:
                return add("## " + text_of(part));
            case Kind::Scene:
                return add("### " + text_of(part));
            case Kind::Entry:
                text_ += "- " + text_of(part) + "\n";
                return;
            case Kind::Happened:
                plates(part);
                if (part.text.empty() && part.who.empty()) return;
                return add(part.aside ? "> " + quoted(text_of(part)) : text_of(part));
            case Kind::Told:
                return add("> " + quoted(part.aside ? "> " + quoted(text_of(part)) : text_of(part)));
        }
    }
    std::string finished(const Phrase& credit) {
        if (in_list_) text_ += "\n";
        if (!credit.empty()) text_ += "---\n\n" + plain(credit) + "\n";
        return text_ + footnote_text_;
    }

private:
    std::string plain(const Phrase& phrase) const { return escaped_markdown(language_(phrase)); }

    void plates(const DocumentPart& part) {
        for (const DocumentPicture& picture : part.pictures)
            if (picture.image && holds_alternative<Plate>(picture.of))
                add("![](" + print::data_url(*picture.image) + ")");
    }

    std::string text_of(const DocumentPart& part) {
        std::string text = part.who.empty() ? "" : "**" + plain(part.who) + "**: ";
        text += plain(part.text);
        for (const Phrase& toss : part.tosses) {
            const std::string mark = "[^" + std::to_string(++footnotes_) + "]";
            text += mark;
            footnote_text_ += "\n" + mark + ": " + plain(toss) + "\n";
        }
        return text;
    }

    // Every line of a quotation needs its own mark.
    static std::string quoted(std::string text) {
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 3) text.insert(at + 1, "> ");
        return text;
    }

    const words::Catalogue& language_;
    std::string text_, footnote_text_;
    int footnotes_ = 0;
    bool in_list_ = false;
};

}  // namespace

std::string markdown(const StoryDocument& document, const words::Catalogue& language) {
    MarkdownWriter page(language);
    if (!document.title.empty()) page.add("# " + escaped_markdown(document.title));
    if (!document.date.empty()) page.add(escaped_markdown(document.date));
    for (const DocumentPart& part : page_parts(document)) page.add(part);
    return page.finished(document.credit);
}

std::vector<DocumentPart> on_paper(std::vector<DocumentPart> parts) {
    std::vector<DocumentPart> kept;
    std::vector<Phrase> tosses;  // of omitted parts
    for (DocumentPart& part : parts) {
        if (part.passing) {
            std::ranges::move(part.tosses, std::back_inserter(tosses));
            continue;
        }
        if (part.kind == Kind::Happened) {
            part.tosses.insert(part.tosses.begin(), tosses.begin(), tosses.end());
            tosses.clear();
        }
        kept.push_back(std::move(part));
    }
    return kept;
}

std::vector<DocumentPart> of_form(std::vector<DocumentPart> parts, PageForm form) {
    std::erase_if(parts, [&](const DocumentPart& part) { return part.only && *part.only != form; });
    if (form == PageForm::Story)
        for (DocumentPart& part : parts) part.tosses.clear();
    return parts;
}

std::vector<DocumentPart> page_parts(const StoryDocument& document) {
    std::vector<DocumentPart> parts = of_form(document.parts, document.form);
    if (document.form == PageForm::EveryToss) std::ranges::move(won_and_lost(parts), std::back_inserter(parts));
    return parts;
}

std::vector<DocumentPart> won_and_lost(const std::vector<DocumentPart>& parts) {
    std::vector<DocumentPart> won;
    const DocumentPart* scene = nullptr;
    const DocumentPart* told_of = nullptr;  // scene of the last entry
    std::vector<Phrase> said;               // in that scene
    for (const DocumentPart& part : parts) {
        if (part.kind == Kind::Scene) scene = &part;
        if (!part.decides) continue;
        if (won.empty()) won.push_back({Kind::Chapter, words::say("Won and lost")});
        if (won.size() == 1 || told_of != scene) {
            won.push_back({Kind::Entry, {}, scene ? scene->text : Phrase()});
            said.clear();
        }
        told_of = scene;
        if (core::contains(said, part.text)) continue;  // once is enough
        won.back().text += (said.empty() ? Phrase() : words::plain(" ")) + part.text;
        said.push_back(part.text);
    }
    return won;
}

std::string escaped_markdown(const std::string& text) {
    constexpr std::string_view kMarks = "\\`*_[]#<|~&", kAtFront = "+-=>", kDigits = "0123456789";
    std::string escaped;
    const std::size_t end = text.find_last_not_of(" \n") + 1;         // npos + 1 is 0
    std::size_t line = std::min(text.find_first_not_of(" \n"), end);  // where the line begins
    for (std::size_t i = line; i < end; ++i) {
        const char c = text[i];
        if (c == '\n') line = std::min(text.find_first_not_of(' ', i + 1), end);
        // "1." and "1)" at the start of a line would number a list.
        const bool numbering = (c == '.' || c == ')') && i > line && text.find_first_not_of(kDigits, line) == i;
        // A backslash at the end breaks the line; the line is not blank, so the paragraph continues.
        const bool marks =
            kMarks.find(c) != std::string_view::npos || (i == line && kAtFront.find(c) != std::string_view::npos);
        if (numbering || marks || c == '\n') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

}  // namespace story
