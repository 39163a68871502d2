#include "engine/ui/text_edit.h"

#include <doctest/doctest.h>

using platform::Event;
using platform::Key;
using ui::Caret;

namespace {

// Ten characters a line, each one pixel wide; words are not broken.
std::vector<ui::TextLine> in_tens(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::string_view rest = text; !rest.empty();) {
        std::size_t end = std::min(rest.find('\n'), rest.size());
        if (end > 10) {
            end = rest.rfind(' ', 10);
            if (end == std::string_view::npos) end = 10;
        }
        lines.push_back(rest.substr(0, end));
        rest.remove_prefix(end);
        if (!rest.empty() && (rest.front() == ' ' || rest.front() == '\n')) rest.remove_prefix(1);
    }
    return ui::lines_of(text, lines);
}

double characters(std::string_view text) {
    double count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return count;
}

const ui::Measure kTens{in_tens, [](std::string_view line, std::size_t at) { return characters(line.substr(0, at)); }};

// A text with its caret as "|", and the start of its selection as "[".
struct Page {
    std::string text;
    Caret caret{};
    std::string shown() const {
        std::string out = text;
        const bool selects = caret.at != caret.from;
        out.insert(caret.at, "|");
        if (selects) out.insert(caret.from + (caret.from > caret.at ? 1 : 0), "[");
        return out;
    }
};

Page page(std::string shown) {
    Page page;
    if (const auto from = shown.find('['); from != std::string::npos) {
        shown.erase(from, 1);
        page.caret.from = from;
        page.caret.at = shown.find('|');
        if (page.caret.at < from) --page.caret.from;
    } else {
        page.caret.at = page.caret.from = shown.find('|');
    }
    shown.erase(page.caret.at, 1);
    page.text = shown;
    return page;
}

}  // namespace

TEST_CASE("keys move the caret and erase, by letters, words and lines") {
    struct Row {
        const char* key;
        const char* before;
        const char* after;
    };
    for (const Row& row : {
             Row{"Left", "Bl\u00fc|cher", "Bl|\u00fccher"},
             Row{"Right", "Bl|\u00fccher", "Bl\u00fc|cher"},
             Row{"Backspace", "Bl\u00fc|cher", "Bl|cher"},
             Row{"Delete", "Bl|\u00fccher", "Bl|cher"},
             Row{"Backspace", "|", "|"},
             Row{"Delete", "end|", "end|"},
             Row{"Backspace", "one [two| three", "one | three"},
             Row{"Ctrl+Left", "one two| three", "one |two three"},
             Row{"Ctrl+Right", "one |two three", "one two |three"},
             Row{"Ctrl+Backspace", "one two |three", "one |three"},
             Row{"Ctrl+Delete", "one |two three", "one |three"},
             Row{"Shift+Right", "o|ne", "o[n|e"},
             Row{"Left", "o[n|e", "o|ne"},
             Row{"Right", "o|n[e", "on|e"},
             // "four words" / "of a text"
             Row{"Home", "four words of a te|xt", "four words |of a text"},
             Row{"End", "four| words of a text", "four words| of a text"},
             Row{"Down", "fo|ur words of a text", "four words of| a text"},
             Row{"Up", "four words of| a text", "fo|ur words of a text"},
             Row{"Up", "fo|ur", "|four"},
             Row{"Down", "fo|ur", "four|"},
             Row{"Shift+Down", "fo|ur\n\nsix", "fo[ur\n|\nsix"},
             Row{"Ctrl+End", "|four\nsix", "four\nsix|"},
             Row{"Ctrl+Home", "four\nsix|", "|four\nsix"},
         }) {
        Page now = page(row.before);
        const auto chord = platform::chord_from(row.key).value();
        CHECK(ui::press_key(now.text, now.caret, {.key = chord.key, .mods = chord.mods}, kTens));
        CHECK_MESSAGE(now.shown() == row.after, row.key);
    }
    Page now = page("a|b");
    CHECK_FALSE(ui::press_key(now.text, now.caret, {.key = Key::F5}, kTens));
}

TEST_CASE("going down through a short line keeps the column") {
    Page now = page("eight|een\nno\neighteen");
    for (int i = 0; i < 2; ++i) ui::press_key(now.text, now.caret, {.key = Key::Down}, kTens);
    CHECK(now.shown() == "eighteen\nno\neight|een");
    for (int i = 0; i < 2; ++i) ui::press_key(now.text, now.caret, {.key = Key::Up}, kTens);
    CHECK(now.shown() == "eight|een\nno\neighteen");
}

TEST_CASE("what is typed takes the selection, and never more than there is room for's place") {
    Page now = page("the [old| one");
    ui::type_text(now.text, now.caret, "\u201enew\u201c\t\x01", 100);
    CHECK(now.shown() == "the \u201enew\u201c | one");
    Page full = page("ab|c");
    ui::type_text(full.text, full.caret, "\u00fc\u00fc", 4);
    CHECK(full.shown() == "ab\u00fc|c");
    Page kana = page("|");
    ui::type_text(kana.text, kana.caret, "\u304b\u3099\u3042\u3044", 2);  // a letter and its mark are one character
    CHECK(kana.shown() == "\u304b\u3099\u3042|");
    Page word = page("one tw|o");
    ui::select_word(word.text, word.caret);
    CHECK(word.shown() == "one [two|");
    ui::keep_within("one \u00fc", word.caret);
    CHECK(word.caret == Caret{6, 4});
    word.caret.at = 5;
    ui::keep_within("one \u00fc", word.caret);
    CHECK(word.caret.at == 4);
}

TEST_CASE("a line that ends the text is followed by an empty one; the pointer finds the nearest place") {
    using Lines = std::vector<ui::TextLine>;
    CHECK(in_tens("") == Lines{{0, 0}});
    CHECK(in_tens("one\n") == Lines{{0, 3}, {4, 4}});
    CHECK(in_tens("one two three ") == Lines{{0, 7}, {8, 14}});
    CHECK(ui::line_at(in_tens("one two three"), 7) == 0);
    CHECK(ui::line_at(in_tens("one two three"), 8) == 1);
    CHECK(ui::place_at("Bl\u00fccher", {0, 8}, 2.6, kTens) == 4);
    CHECK(ui::place_at("one two", {4, 7}, -5, kTens) == 4);
    CHECK(ui::place_at("one two", {4, 7}, 50, kTens) == 7);
}

TEST_CASE("a letter is left with its marks, and taken away from its last mark on") {
    for (const auto& [key, before, after] : {
             std::tuple{"Left", "e\u0301|x", "|e\u0301x"},
             std::tuple{"Right", "|e\u0301x", "e\u0301|x"},
             std::tuple{"Backspace", "ae\u0301|", "ae|"},
             std::tuple{"Delete", "|e\u0301x", "|x"},
             std::tuple{"Right", "|कि!", "कि|!"},
         }) {
        Page now = page(before);
        CHECK(ui::press_key(now.text, now.caret, {.key = platform::chord_from(key)->key}, kTens));
        CHECK(now.shown() == after);
    }
}

TEST_CASE("in a line that begins at the right, arrows lead where they point") {
    ui::Measure leftward = kTens;
    leftward.leftward = [](std::string_view line) { return line.starts_with("א"); };
    for (const auto& [key, before, after] : {
             std::tuple{"Left", "א|בג", "אב|ג"},
             std::tuple{"Right", "אב|ג", "א|בג"},
             std::tuple{"Left", "א[ב|ג", "אב|ג"},
             std::tuple{"Right", "א[ב|ג", "א|בג"},
             std::tuple{"Home", "אב|ג", "|אבג"},
             std::tuple{"Left", "a|b", "|ab"},
         }) {
        Page now = page(before);
        CHECK(ui::press_key(now.text, now.caret, {.key = platform::chord_from(key)->key}, leftward));
        CHECK(now.shown() == after);
    }
}
