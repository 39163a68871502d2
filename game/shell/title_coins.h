#pragma once
// The coins lying on the title's wood. A click tosses one, a drag pulls it along and lets it slide; they ring when they
// hit each other or the boxes.

#include <vector>

#include "game/shell/loose_coins.h"
#include "game/shell/screen.h"

namespace screens {

class TitleCoins {
public:
    // Handles this frame's events and time, and draws the coins. `taken`: rectangles of other things on the wood,
    // pixels.
    void frame(App& app, const std::vector<Rect>& taken);
    bool moving() const { return loose_.moving(); }
    // Returns a coin's position in window pixels, or nullopt if there is no such coin.
    std::optional<Vec2> place(std::size_t coin) const;

private:
    void lay(App& app, const std::vector<Rect>& taken);
    void follow(App& app, const std::vector<Rect>& taken);
    void press(Vec2 at);
    void let_go(App& app);
    void play(App& app, const std::vector<Knock>& heard);
    void draw(App& app);
    render::CoinSprite sprite(std::size_t coin, const render::View& view) const;

    struct Piece {
        render::CoinSprite sprite;
        bool turns = false;  // shows its other face when it lands
    };
    LooseCoins loose_;
    std::vector<Piece> pieces_;  // in the order of loose_.coins
    Rect wood_;
    double inch_ = 0;  // pixels
    std::optional<std::size_t> held_;
    Vec2 grip_{}, from_{}, pulled_{};  // middle from the pointer; its place in the last frame; pixels a second
    bool dragged_ = false;
    std::size_t tosses_ = 0;
};

}  // namespace screens
