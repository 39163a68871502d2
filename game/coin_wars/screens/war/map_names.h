#pragma once
// The names on a map. Each takes the spot where it overlaps least with what is there already; a minor name without a
// free spot is left out, so that none is half covered.

#include <vector>

#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/shell/app.h"

namespace screens {

class MapNames {
public:
    // Writes within `inside` of a map; `scale` is in pixels per inch.
    MapNames(ui::Ui& ui, const Rect& inside, double scale);

    // True if there is only room for rings and the name of the next battle.
    bool narrow() const;
    // Keeps minor names off this rectangle; titles prefer to cover what has a low weight.
    void keep(const Rect& rect, double weight = 1) { taken_.push_back({rect, weight}); }
    MapWriting writing() const;
    // Writes a battle's title and date on a strip of paper beside its ring of that radius; never left out.
    void battle(const Phrase& title, const Phrase& date, Vec2 ring, double radius);
    // Writes a name on paper beside one of the spots, at least `away` pixels from it.
    void beside(const Phrase& name, const std::vector<Vec2>& spots, double away, ui::Colour colour);
    // Writes a name over the middle of a region or a sea, or near it.
    void over(const Phrase& name, Vec2 middle, Type type, ui::Colour colour);

private:
    struct Spot {
        Rect rect{};
        double met = 0;  // covered area, in square pixels
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
    Rect impl_;
    double scale_;
    std::vector<Taken> taken_;
    int left_out_ = 0;
};

}  // namespace screens
