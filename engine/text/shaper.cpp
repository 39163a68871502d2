#include "engine/text/shaper.h"

#include <hb.h>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/text/font_bytes.h"
#include "engine/text/letter_runs.h"

namespace text {

namespace {

constexpr std::size_t kKept = 3000;           // lines
constexpr double kSmallCapitalsApart = 0.06;  // ems
constexpr double kMinSize = 0.95;
constexpr double kSignsHeight = 1.3;    // ems, in most fonts with Chinese and Japanese characters
constexpr double kMarksAway = 0.4;      // ems: two stacked marks in any language; more would leave the line
constexpr double kMissingWide = 0.556;  // ems: width of a missing letter if there is no "?" either

struct FreeBuffer {
    void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};

bool stands_alone_in(hb_script_t script) {
    switch (script) {
        case HB_SCRIPT_COMMON:
        case HB_SCRIPT_LATIN:
        case HB_SCRIPT_GREEK:
        case HB_SCRIPT_CYRILLIC:
        case HB_SCRIPT_ARMENIAN:
        case HB_SCRIPT_GEORGIAN:
        case HB_SCRIPT_HAN:
        case HB_SCRIPT_HIRAGANA:
        case HB_SCRIPT_KATAKANA:
        case HB_SCRIPT_HANGUL:
        case HB_SCRIPT_BOPOMOFO:
            return true;
        default:
            return false;
    }
}

// A shaped run: its glyphs from left to right, and the index of each one's letter.
struct Shape {
    std::vector<Glyph> glyphs;
    std::vector<std::size_t> of_letter;
};

class LineShaper {
public:
    LineShaper(const LetterRuns& letters, const Hand& hand) : letters_(letters), hand_(hand), own_(hand.font) {}

    Line line() {
        line_.leftward = letters_.order.leftward;
        std::vector<char> done(letters_.runs.size());
        for (const std::size_t letter : letters_.order.on_screen) {
            const std::size_t run = letters_.run_of[letter];
            if (!std::exchange(done[run], 1)) add(letters_.runs[run]);
        }
        return std::move(line_);
    }

private:
    void add(const LetterRun& run) {
        Shape shape = run.font && !run.missing ? shaped(run) : one_by_one(run);
        const std::size_t first_cluster = line_.clusters.size();
        for (std::size_t i = 0; i < shape.glyphs.size(); ++i) {
            Glyph glyph = shape.glyphs[i];
            const auto left = static_cast<float>(line_.width);
            glyph.x += left;
            line_.missing += glyph.missing ? 1 : 0;
            line_.width += static_cast<double>(glyph.advance);
            const auto right = static_cast<float>(line_.width);
            if (i > 0 && shape.of_letter[i] == shape.of_letter[i - 1]) {
                line_.clusters.back().right = right;
                ++line_.clusters.back().glyphs;
            } else {
                line_.clusters.push_back(
                    {number(shape.of_letter[i]), 0, left, right, run.leftward(), glyph_count(), 1});
            }
            line_.glyphs.push_back(glyph);
        }
        // Direction marks and joiners have no glyph, but the caret stops at them.
        if (shape.glyphs.empty()) {
            const auto here = static_cast<float>(line_.width);
            line_.clusters.push_back({number(run.begin), 0, here, here, run.leftward(), glyph_count(), 0});
        }
        close_clusters(first_cluster, run);
    }

    static std::uint32_t number(std::size_t place) { return static_cast<std::uint32_t>(place); }
    std::uint32_t glyph_count() const { return number(line_.glyphs.size()); }

    // Up to now these clusters begin at letter indices and have no end.
    void close_clusters(std::size_t first, const LetterRun& run) {
        const auto clusters = std::span(line_.clusters).subspan(first);
        const auto place = [&](std::size_t letter) { return number(letters_.places[letter]); };
        std::size_t end = run.end;
        const auto close = [&](Cluster& cluster) {
            cluster.end = place(end);
            end = cluster.begin;
            cluster.begin = place(end);
        };
        if (run.leftward())
            std::ranges::for_each(clusters, close);
        else
            for (std::size_t i = clusters.size(); i-- > 0;) close(clusters[i]);
        (run.leftward() ? clusters.back() : clusters.front()).begin = place(run.begin);
    }

    Shape shaped(const LetterRun& run) const {
        const std::unique_ptr<hb_buffer_t, FreeBuffer> buffer(hb_buffer_create());
        const std::u32string& text = letters_.text;
        hb_buffer_add_utf32(buffer.get(), reinterpret_cast<const std::uint32_t*>(text.data()),
                            static_cast<int>(text.size()), static_cast<unsigned>(run.begin),
                            static_cast<int>(run.end - run.begin));
        hb_buffer_set_direction(buffer.get(), run.leftward() ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
        hb_buffer_set_script(buffer.get(), run.script);
        const std::vector<hb_feature_t> features = features_of(run);
        hb_shape(run.font->shapes.get(), buffer.get(), features.data(), static_cast<unsigned>(features.size()));
        return from(*buffer, run);
    }

    // For the line's own font: lining figures; no decorative ligatures between letters that stand alone.
    std::vector<hb_feature_t> features_of(const LetterRun& run) const {
        std::vector<hb_feature_t> features;
        const auto set = [&](hb_tag_t tag, bool on) {
            features.push_back({tag, on ? 1U : 0U, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END});
        };
        if (run.font != own_) return features;
        set(HB_TAG('l', 'n', 'u', 'm'), true);
        if (hand_.small_capitals) set(HB_TAG('s', 'm', 'c', 'p'), true);
        if (!stands_alone_in(run.script)) return features;
        for (const hb_tag_t tag : {HB_TAG('l', 'i', 'g', 'a'), HB_TAG('c', 'l', 'i', 'g'), HB_TAG('c', 'a', 'l', 't')})
            set(tag, false);
        set(HB_TAG('k', 'e', 'r', 'n'), hand_.kerned);
        return features;
    }

    double apart(const LetterRun& run) const {
        if (run.font != own_ || !stands_alone_in(run.script)) return 0;
        return hand_.apart + (hand_.small_capitals ? kSmallCapitalsApart : 0);
    }

    // Arabic fonts stack letters themselves, and move their marks along.
    static double mark_height(double height, const LetterRun& run) {
        return run.script == HB_SCRIPT_ARABIC ? height : std::clamp(height, -kMarksAway, kMarksAway);
    }

    Shape from(hb_buffer_t& buffer, const LetterRun& run) const {
        unsigned count = 0;
        const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(&buffer, &count);
        const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(&buffer, &count);
        const double size = size_of(run), unit = run.font->unit * size, apart = this->apart(run);
        const auto ems = [](double length) { return static_cast<float>(length); };
        Shape shape;
        for (unsigned i = 0; i < count; ++i) {
            const double wide = unit * places[i].x_advance;
            const double high = wide > 0 ? unit * places[i].y_offset : mark_height(unit * places[i].y_offset, run);
            shape.glyphs.push_back({run.font, infos[i].codepoint, ems(unit * places[i].x_offset), ems(high),
                                    ems(wide > 0 ? wide + apart : wide), ems(size), false});
            shape.of_letter.push_back(infos[i].cluster);
        }
        return shape;
    }

    // Scales to about the height of the line's own letters. Fonts with much room for stacks would become too small to
    // read; Chinese and Japanese fonts with tight lines would become larger than the letters around them.
    double size_of(const LetterRun& run) const {
        if (!own_ || run.font == own_) return 1;
        const double alike = own_->height / run.font->height;
        if (!stands_alone_in(run.script)) return std::max(kMinSize, alike);
        return run.font->writes_signs ? alike * std::min(1.0, run.font->height / kSignsHeight) : alike;
    }

    // Letters that the caller draws, and missing ones.
    Shape one_by_one(const LetterRun& run) const {
        Shape shape;
        for (std::size_t i = run.begin; i < run.end; ++i) {
            const std::size_t letter = run.leftward() ? run.end - 1 - (i - run.begin) : i;
            if (!is_seen(letters_.text[letter])) continue;
            shape.glyphs.push_back(run.missing ? missing(letters_.text[letter]) : plain(run, letters_.text[letter]));
            shape.of_letter.push_back(letter);
        }
        return shape;
    }
    Glyph plain(const LetterRun& run, char32_t letter) const {
        // In a right-to-left run, brackets are mirrored.
        const char32_t seen = run.leftward() ? hb_unicode_mirroring(hb_unicode_funcs_get_default(), letter) : letter;
        return {.number = seen, .advance = static_cast<float>(hand_.plain(letter).value_or(0))};
    }
    Glyph missing(char32_t letter) const {
        const hb_codepoint_t sign = own_ ? own_->glyph(U'?') : 0;
        if (sign == 0) return {.number = letter, .advance = static_cast<float>(kMissingWide), .missing = true};
        const double wide = own_->unit * hb_font_get_glyph_h_advance(own_->shapes.get(), sign);
        return {own_, sign, 0, 0, static_cast<float>(wide), 1, true};
    }

    const LetterRuns& letters_;
    const Hand& hand_;
    const Font* own_;
    Line line_;
};

}  // namespace

bool stands_alone(char32_t letter) {
    hb_unicode_funcs_t* const unicode = hb_unicode_funcs_get_default();
    return stands_alone_in(hb_unicode_script(unicode, letter)) && is_seen(letter);
}

struct Shaper::Known {
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    // The lines written by one hand.
    struct Page {
        Hand hand;
        std::unordered_map<std::string, Line, TextHash, std::equal_to<>> lines{};

        bool is_by(const Hand& other) const {
            return hand.font == other.font && hand.second == other.second &&
                   hand.small_capitals == other.small_capitals && hand.kerned == other.kerned &&
                   hand.apart == other.apart;
        }
    };

    FontFinder find;
    Fonts fonts{};
    std::vector<Page> pages{};
    std::size_t count = 0;  // total lines
    Line last{};
};

Shaper::Shaper(FontFinder more) : known_(std::make_unique<Known>(Known{std::move(more)})) {}
Shaper::~Shaper() = default;

core::Result<const Font*, std::string> Shaper::font(const FontPlace& place) {
    if (const Font* font = known_->fonts.read(place)) return font;
    if (!font_bytes(place.file)) return core::failure("The font " + place.file + " cannot be read.");
    return core::failure("The file " + place.file + " is not a font this program can draw.");
}

const Line& Shaper::line(std::string_view text, const Hand& hand) {
    const auto made = [&] { return LineShaper(letters_of(text, hand, known_->find, known_->fonts), hand).line(); };
    if (hand.plain) return known_->last = made();
    if (known_->count > kKept) {
        known_->pages.clear();
        known_->count = 0;
    }
    auto page = std::ranges::find_if(known_->pages, [&](const Known::Page& each) { return each.is_by(hand); });
    if (page == known_->pages.end()) page = known_->pages.insert(page, Known::Page{hand});
    if (const auto found = page->lines.find(text); found != page->lines.end()) return found->second;
    ++known_->count;
    return page->lines.emplace(std::string(text), made()).first->second;
}

}  // namespace text
