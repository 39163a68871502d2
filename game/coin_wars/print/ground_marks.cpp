#include "game/coin_wars/print/ground_marks.h"

#include <algorithm>

#include "engine/measure/polygon.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/ground.h"

namespace print {

Spot roomiest(const std::vector<Vec2>& polygon, const std::vector<Circle>& beside, const Box& within) {
    constexpr int kSamples = 28;  // in each direction
    const Box whole = box_of(polygon);
    const Box box{{std::max(whole.low.x, within.low.x), std::max(whole.low.y, within.low.y)},
                  {std::min(whole.high.x, within.high.x), std::min(whole.high.y, within.high.y)}};
    Spot best{polygon.front(), -1};
    if (box.width() <= 0 || box.height() <= 0) return best;
    for (int i = 1; i < kSamples; ++i) {
        for (int j = 1; j < kSamples; ++j) {
            const Vec2 p = box.low + Vec2{box.width() * i / kSamples, box.height() * j / kSamples};
            double room =
                std::min({p.x - within.low.x, within.high.x - p.x, p.y - within.low.y, within.high.y - p.y});
            for (const Circle& circle : beside)
                room = std::min(room, distance(p, circle.center) - circle.radius);
            if (room <= best.room || !measure::inside(polygon, p)) continue;
            room = std::min(room, measure::border_distance(polygon, p));
            if (room > best.room) best = {p, room};
        }
    }
    return best;
}

std::vector<Mark> ground_words(const Job& job, const cw::Terrain& ground, const Spot& spot,
                               const std::string& part) {
    const std::string name = job.in_words(cw::name_of(ground)) + (part.empty() ? "" : ", " + part);
    const double room = std::max(spot.room, 0.05);
    const std::string note = job.in_words(cw::ground_note(job.scenario(), ground));
    constexpr double kLargestNote = 10, kSmallestNote = 4.5, kLeading = 1.2;
    std::vector<std::string> names, notes;
    double size = kLargestNote;
    for (;; size -= 0.5) {
        names = job.letters.wrap(name, size, 2.2 * room, Face::Bold);
        notes = job.letters.wrap(note, size * 0.8, 2.2 * room);
        const double high = (static_cast<double>(names.size()) + 0.8 * static_cast<double>(notes.size())) *
                            size * kLeading * kPoint;
        double wide = 0;
        for (const std::string& line : names)
            wide = std::max(wide, job.letters.width(line, size, Face::Bold));
        for (const std::string& line : notes) wide = std::max(wide, job.letters.width(line, size * 0.8));
        // The corners of the block must fit in the free circle around the spot.
        if (size <= kSmallestNote || wide * wide + high * high <= 4 * room * room) break;
    }
    std::vector<Mark> marks;
    const double step = size * kLeading * kPoint;
    double y =
        spot.at.y + (static_cast<double>(names.size()) + 0.8 * static_cast<double>(notes.size())) * step / 2;
    for (const std::string& text : names)
        marks.push_back(
            Text{{spot.at.x, (y -= step) + 0.25 * size * kPoint}, text, size, Face::Bold, Align::Middle});
    for (const std::string& text : notes)
        marks.push_back(Text{{spot.at.x, (y -= 0.8 * step) + 0.2 * size * kPoint},
                             text,
                             size * 0.8,
                             Face::Plain,
                             Align::Middle});
    return marks;
}

Path outline(const std::vector<Vec2>& polygon, const Pen& pen) { return {polygon, pen, Path::End::Closed}; }

}  // namespace print
