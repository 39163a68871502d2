#pragma once
// Playing cards on the table: their poses, and their animation when they are dealt, slid and turned over.
// Inches; angles in radians counterclockwise.

#include <map>
#include <vector>

#include "engine/render/scene.h"
#include "game/kit/table/sound_cues.h"

namespace table {

inline constexpr double kCardShape = 1.4;  // height of a playing card, in widths

struct CardPose {
    Vec2 at;  // centre
    double angle = 0;
    double width = 2.5;
    bool face_up = true;
    friend bool operator==(const CardPose&, const CardPose&) = default;
};
// `id` is unique among the table's cards, whatever is printed on them.
struct PlacedCard {
    int id = 0;
    render::CardPrint print;
    CardPose pose;
    CardPose home;                        // where it enters from, and leaves to
    std::vector<render::SheetInk> ink{};  // text on its face
    friend bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

// A card at rest.
render::SheetSprite card_sheet(const render::CardPrint& print, const CardPose& pose);

// `count` cards in a face-down heap, drawn with fewer sheets of the same height.
std::vector<render::SheetSprite> card_heap(int count, const render::CardPrint& print, const CardPose& pose);

// The cards of a table. Cards whose pose changed move there one after another, and turn over on the way.
class CardMoves {
public:
    // From bottom to top. The first time, all appear in place at once.
    void lay(std::vector<PlacedCard> cards);
    // Moves a card by hand: it is in place at once.
    void put(const PlacedCard& card);
    // Stops all movement; the next lay() puts cards in place at once, like the first.
    void forget();
    // Advances the animation. `speed` 1 is normal; 0 or less: finish at once.
    void advance(double seconds, double speed);
    bool moving() const { return !flights_.empty(); }
    // Its pose, or the one it is moving to; nullptr if there is no such card.
    const PlacedCard* find(int id) const;
    // Adds the cards at rest and in motion, from bottom to top.
    void show(render::Scene& scene) const;
    // A card as it is now, at rest or moving.
    render::SheetSprite sheet(const PlacedCard& card) const;
    // The sounds due since the last call.
    Cues take_sounds();

private:
    struct Flight {
        CardPose from;
        double begins = 0, takes = 0;  // seconds on this object's clock
    };
    void send(const PlacedCard& card, const CardPose& from, int place);
    double done(const Flight& way) const;
    CardPose pose_now(const PlacedCard& card) const;

    std::vector<PlacedCard> cards_, leaving_;
    std::map<int, Flight> flights_;
    double time_ = 0;
    bool laid_ = false;
    Cues cues_;
};

}  // namespace table
