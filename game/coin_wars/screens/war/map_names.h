#pragma once
// What is written on a map. Each name takes the spot where it meets least of what lies there already; a minor name
// that finds no free spot is left out, so that none is half covered.

#include <vector>

#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/shell/app.h"

namespace screens {

class MapNames {
public:
    // Writes within `inside` of a map of so many pixels an inch.
    MapNames(ui::Ui& ui, const Rect& inside, double scale);

    // Too small for more than rings and the name of the battle that comes next.
    bool narrow() const;
    // No minor name lies over it, and a title rather over what weighs less.
    void keep(const Rect& rect, double weight = 1) { taken_.push_back({rect, weight}); }
    MapWriting writing() const;
    // A battle's title and date beside its ring of that radius, on a strip of paper; always written.
    void battle(const Phrase& title, const Phrase& date, Vec2 ring, double radius);
    // Beside one of the spots, at least `away` pixels from it, on paper.
    void beside(const Phrase& name, const std::vector<Vec2>& spots, double away, ui::Colour colour);
    // Over the middle of a region or a sea, or near it.
    void over(const Phrase& name, Vec2 middle, Type type, ui::Colour colour);

private:
    struct Spot {
        Rect rect{};
        double met = 0;  // square pixels of what it would cover
    };
    struct Taken {
        Rect rect{};
        double weight = 1;
        bool name = false;
    };
    double times_of(Type type, double size) const;
    Vec2 extent(const Phrase& text, Type type, double times) const;
    double met_by(const Rect& rect) const;
    Spot best_around(Vec2 middle, Vec2 size, double away, int first_way) const;
    void under(const Rect& rect) const;
    void written(const Phrase& name, const Rect& rect, double weight);
    void print(const Phrase& name, const Rect& rect, Type type, ui::Colour colour, double times);

    ui::Ui& ui_;
    Rect inside_;
    double scale_;
    std::vector<Taken> taken_;
    int left_out_ = 0;
};

}  // namespace screens
