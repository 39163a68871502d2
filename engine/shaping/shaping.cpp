#include "engine/shaping/shaping.h"

#include <algorithm>
#include <utility>

#include "engine/core/utf8.h"
#include "engine/shaping/complex_letters.h"
#include "engine/shaping/font_files.h"
#include "engine/shaping/letter_runs.h"
#include "engine/shaping/reading_order.h"

namespace shaping {

namespace {

constexpr std::size_t kKept = 2000;           // lines
constexpr double kSmallCapitalsApart = 0.06;  // ems
constexpr double kLeastSize = 0.95;
constexpr double kMissingWide = 0.556;  // ems: of a letter that no font has, where there is no "?" either

struct FreeBuffer {
    void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};

// What a run looks like: its glyphs from left to right, and the index of the letter that each belongs to.
struct Shape {
    std::vector<Glyph> glyphs;
    std::vector<std::size_t> of_letter;
};

class LineShaper {
public:
    LineShaper(const Letters& letters, const Hand& hand, const ReadFont* own)
        : letters_(letters), hand_(hand), own_(own) {}

    Line line() {
        line_.leftward = letters_.order.leftward;
        line_.high = own_ ? own_->height : 0;
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
            const double left = line_.width;
            glyph.x += left;
            line_.missing += glyph.missing ? 1 : 0;
            line_.width += glyph.advance;
            if (i > 0 && shape.of_letter[i] == shape.of_letter[i - 1]) {
                line_.clusters.back().right = line_.width;
                ++line_.clusters.back().glyphs;
            } else {
                line_.clusters.push_back(
                    {shape.of_letter[i], 0, left, line_.width, run.leftward(), line_.glyphs.size(), 1});
            }
            line_.glyphs.push_back(glyph);
        }
        // Marks that only order or part letters have no glyph, but the caret passes them.
        if (shape.glyphs.empty())
            line_.clusters.push_back({run.begin, 0, line_.width, line_.width, run.leftward(), line_.glyphs.size(), 0});
        close_clusters(first_cluster, run);
    }

    // Until here they begin at the index of a letter, and end nowhere.
    void close_clusters(std::size_t first, const LetterRun& run) {
        const auto clusters = std::span(line_.clusters).subspan(first);
        const auto place = [&](std::size_t letter) { return letters_.places[letter]; };
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
        const bool is_own = run.font == own_;
        const auto feature = [](hb_tag_t tag) {
            return hb_feature_t{tag, 1, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
        };
        const hb_feature_t features[]{feature(HB_TAG('l', 'n', 'u', 'm')), feature(HB_TAG('s', 'm', 'c', 'p'))};
        hb_shape(run.font->shapes.get(), buffer.get(), features, !is_own ? 0 : hand_.small_capitals ? 2 : 1);
        return from(*buffer, run, is_own && hand_.small_capitals ? kSmallCapitalsApart : 0);
    }

    Shape from(hb_buffer_t& buffer, const LetterRun& run, double apart) const {
        unsigned count = 0;
        const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(&buffer, &count);
        const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(&buffer, &count);
        const double size = size_of(run), unit = run.font->unit * size;
        Shape shape;
        for (unsigned i = 0; i < count; ++i) {
            const double wide = unit * places[i].x_advance;
            shape.glyphs.push_back({&run.font->font, infos[i].codepoint, unit * places[i].x_offset,
                                    unit * places[i].y_offset, wide > 0 ? wide + apart : wide, size, false});
            shape.of_letter.push_back(infos[i].cluster);
        }
        return shape;
    }

    // About as high as the line's own letters. Fonts that leave much room for stacks would become too small to read.
    double size_of(const LetterRun& run) const {
        return own_ ? std::max(kLeastSize, own_->height / run.font->height) : 1;
    }

    // Letters that the caller writes, and those that no font has.
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
        // In a run to the left a bracket opens to the left.
        const char32_t seen = run.leftward() ? hb_unicode_mirroring(hb_unicode_funcs_get_default(), letter) : letter;
        return {.number = seen, .advance = hand_.plain(letter).value_or(0)};
    }
    Glyph missing(char32_t letter) const {
        const hb_codepoint_t sign = own_ ? own_->glyph(U'?') : 0;
        if (sign == 0) return {.number = letter, .advance = kMissingWide, .missing = true};
        const double wide = own_->unit * hb_font_get_glyph_h_advance(own_->shapes.get(), sign);
        return {&own_->font, sign, 0, 0, wide, 1, true};
    }

    const Letters& letters_;
    const Hand& hand_;
    const ReadFont* own_;
    Line line_;
};

}  // namespace

bool can_shape() { return true; }

bool needs_shaping(std::string_view text) {
    constexpr unsigned char kFirst = 0xcc;  // begins U+0300
    for (std::size_t at = 0; at < text.size(); ++at)
        if (static_cast<unsigned char>(text[at]) >= kFirst)
            return std::ranges::any_of(core::code_points(text.substr(at)), is_complex);
    return false;
}

struct Shaper::Known {
    FontFinder find;
    FontFiles files{};
    std::map<std::tuple<std::string, FontPlace, bool>, Line> lines{};
    Line last{};
};

Shaper::Shaper(FontFinder more) : known_(std::make_unique<Known>(Known{std::move(more)})) {}
Shaper::~Shaper() = default;

const Line& Shaper::line(std::string_view text, const Hand& hand) {
    const ReadFont* own = hand.font.file.empty() ? nullptr : known_->files.read(hand.font);
    const auto made = [&] {
        return LineShaper(letters_of(text, hand, own, known_->find, known_->files), hand, own).line();
    };
    if (hand.plain) return known_->last = made();
    if (known_->lines.size() > kKept) known_->lines.clear();
    const auto [place, is_new] = known_->lines.try_emplace({std::string(text), hand.font, hand.small_capitals});
    if (is_new) place->second = made();
    return place->second;
}

}  // namespace shaping
