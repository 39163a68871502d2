#pragma once
// The coins that lie about on the title's wood. A click tosses one, a drag pulls it along and lets it slide; they strike each
// other and the boxes, and ring.

#include <vector>

#include "game/shell/loose_coins.h"
#include "game/shell/screen.h"

namespace screens {

class TitleCoins {
public:
    // `taken`: what lies on the wood, pixels. Follows this frame's events and time, and draws them.
    void frame(App& app, const std::vector<Rect>& taken);
    bool moving() const { return loose_.moving(); }
    // Window pixels of one of them; nothing: there is no such coin.
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
    std::vector<Piece> pieces_;  // in their order
    Rect wood_;
    double inch_ = 0;  // pixels
    std::optional<std::size_t> held_;
    Vec2 grip_{}, from_{}, pulled_{};  // the middle from the pointer; where it was in the last frame; pixels a second
    bool dragged_ = false;
    std::size_t tosses_ = 0;
};

}  // namespace screens
