#pragma once
// Playing cards on the table: how each lies, and the ways they take when they are dealt, slid and turned
// over. Inches, angles in radians counterclockwise.

#include <map>
#include <vector>

#include "engine/render/scene.h"
#include "game/kit/table/sound_cues.h"

namespace table {

inline constexpr double kCardShape = 1.4;  // height of a playing card, in widths

struct CardPose {
    Vec2 at;  // its middle
    double angle = 0;
    double width = 2.5;
    bool face_up = true;
    friend bool operator==(const CardPose&, const CardPose&) = default;
};
// `id`: its own among all cards of the table, whatever is printed on it.
struct LaidCard {
    int id = 0;
    render::CardPrint print;
    CardPose pose;
    CardPose home;  // where it comes from when it is new, and goes to when it is there no longer
    std::vector<render::SheetInk> ink{};  // on its face
    friend bool operator==(const LaidCard&, const LaidCard&) = default;
};

// A card that lies still.
render::SheetSprite card_sheet(const render::CardPrint& print, const CardPose& pose);

// So many cards in a heap, face down: as many sheets as it looks high.
std::vector<render::SheetSprite> card_heap(int count, const render::CardPrint& print, const CardPose& pose);

// The cards of a table. Those that lie elsewhere than before go there one after the other, and turn over on
// their way.
class CardMoves {
public:
    // From below to above. The first time all of them are there at once.
    void lay(std::vector<LaidCard> cards);
    // A hand moves it: it is there at once.
    void put(const LaidCard& card);
    // Nothing moves any longer; the next ones that are laid are there at once, as at the first time.
    void forget();
    // Lets time pass; `speed` 1 is as it comes, 0 or less: all at once.
    void advance(double seconds, double speed);
    bool moving() const { return !ways_.empty(); }
    // Where it lies, or will.
    const LaidCard* find(int id) const;
    // Adds what lies and moves, from below to above.
    void show(render::Scene& scene) const;
    // One card as it is now.
    render::SheetSprite sheet(const LaidCard& card) const;
    // What has become due since the last call.
    Cues take_heard();

private:
    struct Way {
        CardPose from;
        double begins = 0, takes = 0;  // seconds on this table's clock
        bool leaves = false;           // it is gone when it has arrived
    };
    void send(const LaidCard& card, const CardPose& from, int place);
    double done(const Way& way) const;

    std::vector<LaidCard> cards_, leaving_;
    std::map<int, Way> ways_;
    double time_ = 0;
    bool laid_ = false;
    Cues heard_;
};

}  // namespace table
