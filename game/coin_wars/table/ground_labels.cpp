#include "game/coin_wars/table/ground_labels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "engine/core/lists.h"
#include "engine/core/utf8.h"
#include "engine/measure/measure.h"
#include "engine/render/distance_field.h"
#include "engine/render/pennants.h"
#include "engine/words/line_breaks.h"
#include "game/coin_wars/rules/display_names.h"

namespace table {

namespace {

using core::Box;
using core::Vec2;

// Type sizes for names and notes: an em in inches, its least and preferred size in pixels; a letter's width in ems.
struct Type {
    double inches, min, wished, letter;
};
constexpr Type kName{0.62, 12, 16, 0.42}, kNote{0.25, 11.5, 12.5, 0.58};
constexpr double kLine = 1.02;                                   // line spacing, in ems
constexpr double kBetween = 0.35, kMaxSteps = 40;                // inches between tries; most tries across
constexpr double kCovered = 12, kMet = 20, kAwayFromMiddle = 1;  // penalties for a place
constexpr double kBroken = 0.8, kSticksOut = 8, kOnFelt = 4.5, kAtSide = 9, kOnOtherPaper = 5, kAcrossItsEdge = 10,
                 kOffTable = 24;
constexpr double kAroundCoin = 0.1, kHidden = 0.15;  // inches; in things that lie there
constexpr int kAlong = 6;                            // places above a paper, to each side of its middle
constexpr double kMargin = 0.9;                      // of the paper's width that a line may take
constexpr double kFromPaper = 0.12;                  // inches from the paper, if it is written on the felt
constexpr double kAsMuchAsItWants = 1e9;
constexpr int kWithinWord = 3;  // a break inside a word counts as this many breaks between words

// Chinese and Japanese characters are about twice as wide as a letter.
double letters(std::string_view text) {
    double count = 0;
    for (const char32_t letter : core::code_points(text)) count += letter < 0x2e80 ? 1 : 2.2;
    return count;
}

// Size of the name and note as written.
struct Block {
    Vec2 half{};
    int breaks = 0;    // lines beyond the first of each; see kWithinWord
    bool fits = true;  // no word is wider than the room
};

struct Label {
    std::string name, note;
    double scale;  // pixels per inch
};

// Like paper_writing: first smaller, then broken into lines if the room is too narrow.
void add_text(Block& block, std::string_view text, const Type& type, double scale, double room) {
    if (text.empty()) return;
    const double wished = std::max(type.inches, type.wished / scale), min = type.min / scale;
    double em = std::min(wished, room / (letters(text) * type.letter));
    std::vector<std::string_view> lines{text};
    if (em < min) {
        em = min;
        lines = words::wrapped(text,
                               [&](std::string_view line) { return letters(line) * type.letter * em <= room + 1e-9; });
    }
    double widest = 0;
    for (const std::string_view line : lines) widest = std::max(widest, letters(line) * type.letter * em);
    block.half.x = std::max(block.half.x, widest / 2);
    block.half.y += static_cast<double>(lines.size()) * kLine * em / 2;
    for (std::size_t i = 1; i < lines.size(); ++i)
        block.breaks += lines[i].data() == lines[i - 1].data() + lines[i - 1].size() ? kWithinWord : 1;
    block.fits = block.fits && widest <= room + 1e-9;
}

Block block_in(const Label& label, double room) {
    Block block;
    add_text(block, label.name, kName, label.scale, room);
    add_text(block, label.note, kNote, label.scale, room);
    return block;
}

// The width available for a line centred at `middle`.
double room_at(const std::vector<Vec2>& polygon, Vec2 middle) {
    double half = 1e9;
    for (const double x : render::crossings(polygon, middle.y)) half = std::min(half, std::abs(x - middle.x));
    return 2 * kMargin * half;
}

// The number of the block's corners outside the paper.
int outside(const std::vector<Vec2>& polygon, Vec2 middle, Vec2 half) {
    int out = 0;
    for (const Vec2 corner : {Vec2{-half.x, -half.y}, {half.x, -half.y}, {half.x, half.y}, {-half.x, half.y}})
        out += measure::inside(polygon, middle + corner) ? 0 : 1;
    return out;
}

// True if they have something in common: a corner, an edge that crosses the box, or one lies inside the other.
bool meets(const std::vector<Vec2>& polygon, const Box& box) {
    const auto is_in = [&](Vec2 corner) { return box.contains(corner); };
    if (measure::inside(polygon, box.center()) || std::ranges::any_of(polygon, is_in)) return true;
    const auto is_across = [&](double x) { return x > box.low.x && x < box.high.x; };
    return std::ranges::any_of(std::array{box.low.y, box.center().y, box.high.y},
                               [&](double y) { return std::ranges::any_of(render::crossings(polygon, y), is_across); });
}

// The things on the table as rectangles: coins with the ring around them, pennants.
std::vector<Box> things_of(const render::Scene& lies, const LabelReading& reading) {
    std::vector<Box> things = reading.covered;
    for (const render::CoinSprite& coin : lies.coins)
        things.push_back(Box{coin.at, coin.at}.grown(coin.radius + kAroundCoin));
    for (const render::Pennant& pennant : lies.pennants) {
        const Vec2 foot = pennant.at, end = foot + render::reach_of(pennant) * (reading.across ? -1 : 1);
        things.push_back(
            {{std::min(foot.x, end.x), std::min(foot.y, end.y)}, {std::max(foot.x, end.x), std::max(foot.y, end.y)}});
    }
    return things;
}

// How much of the block they cover, in things.
double covered(const std::vector<Box>& things, Vec2 middle, Vec2 half) {
    double sum = 0;
    for (const Box& thing : things) {
        const Vec2 off = thing.center() - middle, radius{thing.width() / 2, thing.height() / 2};
        const double x = std::abs(off.x) - half.x - radius.x, y = std::abs(off.y) - half.y - radius.y;
        if (x < 0 && y < 0) sum += std::min(1.0, std::max(0.05, std::min(-x / radius.x, -y / radius.y)));
    }
    return sum;
}

// Places the labels one after another.
class Writer {
public:
    Writer(render::Scene& scene, std::vector<Box> things) : scene_(scene), things_(std::move(things)) {}

    // The best place: clear of what lies there and of other labels, inside the paper and near its middle, else above,
    // below or beside it. False, and nothing is written, if it would stand beside its paper and need not, or would be
    // hidden and must not.
    enum class Hidden { Never, IfNeedBe };
    bool write(std::size_t which, const Label& label, bool needed, Hidden may) {
        const std::vector<Vec2>& polygon = scene_.paper[which].polygon;
        Found best = on_paper(polygon, label);
        const Found beside = on_felt(which, label);
        if (beside.cost < best.cost) {
            if (!needed && (may == Hidden::Never || !has_room(which, label))) return false;
            if (needed) best = beside;
        }
        const bool hidden = is_hidden(best.at, best.half) || is_torn(which, best.at, best.half);
        if (hidden && may == Hidden::Never) return false;
        scene_.paper[which].faint = hidden;
        scene_.paper[which].written_at = best.at;
        scene_.paper[which].written_on.reset();
        for (const render::PaperSheet& paper : scene_.paper)  // the uppermost comes last
            if (measure::inside(paper.polygon, best.at)) scene_.paper[which].written_on = paper.colour;
        taken_.push_back({best.at - best.half, best.at + best.half});
        return true;
    }

    // True if it fits on the paper, however it is broken into lines.
    bool has_room(std::size_t which, const Label& label) const {
        const std::vector<Vec2>& polygon = scene_.paper[which].polygon;
        const Found place = on_paper(polygon, label);
        return place.cost < kSticksOut && 2 * place.half.y <= core::box_around(polygon).height();
    }

private:
    struct Found {
        Vec2 at, half;
        double cost = 1e9;
    };

    bool is_hidden(Vec2 at, Vec2 half) const {
        const Box box{at - half, at + half};
        return covered(things_, at, half) > kHidden ||
               std::ranges::any_of(taken_, [&](const Box& other) { return box.meets(other); });
    }

    // True if an edge of a paper runs through it: its ink could not be read on both sides. What its own paper lies on
    // does not count there.
    bool is_torn(std::size_t which, Vec2 at, Vec2 half) const {
        constexpr int kRounded = 1;  // a corner of the block has no letter
        const bool own = measure::inside(scene_.paper[which].polygon, at);
        if (own && outside(scene_.paper[which].polygon, at, half) > kRounded) return true;
        for (std::size_t i = own ? which + 1 : 0; i < scene_.paper.size(); ++i) {
            const std::vector<Vec2>& polygon = scene_.paper[i].polygon;
            if (i != which && meets(polygon, {at - half, at + half}) && outside(polygon, at, half) > 0) return true;
        }
        return false;
    }

    double in_the_way(Vec2 at, Vec2 half) const {
        const Box box{at - half, at + half};
        const auto met = std::ranges::count_if(taken_, [&](const Box& other) { return box.meets(other); });
        return kMet * static_cast<double>(met) + kCovered * covered(things_, at, half);
    }

    Found on_paper(const std::vector<Vec2>& polygon, const Label& label) const {
        const Box box = core::box_around(polygon);
        const Vec2 centre = box.center();
        const double across = std::max(kBetween, box.width() / kMaxSteps),
                     along = std::max(kBetween, box.height() / kMaxSteps);
        Found best{.at = centre, .half = block_in(label, kAsMuchAsItWants).half};
        for (double y = centre.y - std::floor(box.height() / 2 / along) * along; y < box.high.y; y += along)
            for (double x = centre.x - std::floor(box.width() / 2 / across) * across; x < box.high.x; x += across) {
                const Vec2 at{x, y}, off = at - centre;
                if (!measure::inside(polygon, at)) continue;
                const Block block = block_in(label, room_at(polygon, at));
                const int out = outside(polygon, at, block.half);
                double cost = kAwayFromMiddle * (std::abs(off.x) / box.width() + std::abs(off.y) / box.height()) +
                              kBroken * block.breaks + (block.fits ? 0 : kSticksOut) +
                              (out > 0 ? kSticksOut * (4 + out) / 8 : 0);
                if (cost >= best.cost) continue;
                cost += in_the_way(at, block.half);
                if (cost < best.cost - 1e-9) best = {at, block.half, cost};
            }
        return best;
    }

    Found on_felt(std::size_t which, const Label& label) const {
        const Box box = core::box_around(scene_.paper[which].polygon);
        const Vec2 half = block_in(label, kAsMuchAsItWants).half;
        const double low = half.x, high = scene_.width - half.x;
        const Vec2 middle = box.center(), beside{box.width() / 2 + half.x + kFromPaper, 0};
        const double above = box.height() / 2 + half.y + kFromPaper, reach = std::max(half.x, box.width() / 2);
        std::vector<Vec2> places{-beside, beside};
        for (int step = -kAlong; step <= kAlong; ++step)
            for (const double y : {-above, above}) places.push_back({reach * step / kAlong, y});
        Found best{.at = {}, .half = half};
        for (const Vec2 off : places) {
            const Vec2 at{std::clamp(middle.x + off.x, std::min(low, high), std::max(low, high)), middle.y + off.y};
            const double cost = (off.y == 0 ? kAtSide : kOnFelt) + in_the_way(at, half) + on_others(which, at, half) +
                                (at.y < half.y || at.y > scene_.height - half.y ? kOffTable : 0) +
                                (measure::inside(scene_.paper[which].polygon, at) ? kOffTable : 0) +
                                0.1 * kAwayFromMiddle * std::abs(at.x - middle.x);
            if (cost < best.cost - 1e-9) best = {at, half, cost};
        }
        return best;
    }

    double on_others(std::size_t which, Vec2 at, Vec2 half) const {
        double cost = 0;
        for (std::size_t i = 0; i < scene_.paper.size(); ++i) {
            if (i == which) continue;
            const std::vector<Vec2>& polygon = scene_.paper[i].polygon;
            if (!meets(polygon, {at - half, at + half})) continue;
            cost += outside(polygon, at, half) == 0 ? kOnOtherPaper : kAcrossItsEdge;
        }
        return cost;
    }

    render::Scene& scene_;
    const std::vector<Box> things_;
    std::vector<Box> taken_;
};

double size_of(const std::vector<Vec2>& polygon) {
    const Box box = core::box_around(polygon);
    return box.width() * box.height();
}

}  // namespace

LabelReading reading_in(const render::View& view) {
    constexpr double kSteps = 4;  // from one scale to twice as much
    return {.scale = std::exp2(std::floor(kSteps * std::log2(view.scale)) / kSteps),
            .across = std::cos(view.angle) < 0};
}

void write_grounds(render::Scene& scene, const cw::Scenario& scenario, const render::Scene& lies,
                   const Catalogue& language, const LabelReading& reading) {
    std::vector<std::size_t> order(scenario.terrain.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t i) { return size_of(scenario.terrain[i].polygon); });
    Writer writer(scene, things_of(lies, reading));
    std::vector<std::string> written;
    for (const std::size_t i : order) {
        scene.paper[i].name.clear();
        scene.paper[i].note.clear();
        if (scene.paper[i].away) continue;
        const cw::Terrain& ground = scenario.terrain[i];
        Label label{language(known(ground.name)),
                    reading.notes ? language(cw::ground_note(scenario, ground)) : std::string(), reading.scale};
        const bool again = !label.name.empty() && core::contains(written, label.name);
        if (again && !writer.has_room(i, label)) continue;
        const bool needed = reading.on_felt && !again;
        bool stands = writer.write(i, label, needed, Writer::Hidden::Never);
        if (!stands) {
            if (!label.name.empty()) label.note.clear();
            stands = writer.write(i, label, needed, again ? Writer::Hidden::Never : Writer::Hidden::IfNeedBe);
        }
        if (stands) {
            written.push_back(label.name);
            scene.paper[i].name = std::move(label.name);
            scene.paper[i].note = std::move(label.note);
        }
    }
}

void keep_what_fits(render::Scene& scene, double scale) {
    for (render::PaperSheet& paper : scene.paper) {
        if (!paper.written_at) continue;
        const Vec2 at = *paper.written_at;
        const double low = core::box_around(paper.polygon).low.y, high = core::box_around(paper.polygon).high.y;
        const auto fits = [&] {
            const Block block = block_in({paper.name, paper.note, scale}, room_at(paper.polygon, at));
            const double room = std::min(at.y - low, high - at.y);
            return block.fits && block.half.y <= kMargin * room;
        };
        if (!fits()) paper.note.clear();
        if (!fits()) paper.name.clear();
    }
}

std::vector<Box> written_boxes(const render::Scene& scene, double scale) {
    std::vector<Box> boxes;
    for (const render::PaperSheet& paper : scene.paper) {
        if (!paper.written_at || (paper.name.empty() && paper.note.empty())) continue;
        const Vec2 at = *paper.written_at;
        const double room = measure::inside(paper.polygon, at) ? room_at(paper.polygon, at) : kAsMuchAsItWants;
        const Vec2 half = block_in({paper.name, paper.note, scale}, room).half;
        boxes.push_back({at - half, at + half});
    }
    return boxes;
}

}  // namespace table
