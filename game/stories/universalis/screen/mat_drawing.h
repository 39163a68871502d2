#pragma once
// The content of Universalis' mat in a frame: paper with ink, coins, dice, print over it, and places that can be
// pressed.

#include <functional>
#include <string>
#include <vector>

#include "game/stories/screen/text_fit.h"
#include "game/stories/universalis/screen/table_layout.h"

namespace screens::universalis {

constexpr int kTenetColumns = 2;  // on the sheet of Tenets beside a conflict

// A card as shown large.
struct Large {
    Phrase title{};
    std::vector<Phrase> lines{};
};

class Mat {
public:
    explicit Mat(View& view);

    View& view;
    const Motion& motion;
    Places places;
    render::Scene scene{};
    double pen;  // inches an em

    const uni::Match& match() const { return view.match(); }
    std::string words(const Phrase& phrase) const;
    PenRoom pens() const { return PenRoom(view.app.ui(), view.place); }

    // Adds a sheet; later ones lie above. The reference is valid until the next one is added.
    render::SheetSprite& sheet(const ui::Rect& rect);
    // Ink on a sheet: `at` from its upper left corner, x right and y down to the baseline; cut after `wide`.
    struct Writing {
        Vec2 at;
        double size, wide;
    };
    void write(render::SheetSprite& sheet, const std::string& text, const Writing& writing) const;
    // Uses as many lines as fit above `low` (from the sheet's upper edge); returns the baseline after the last.
    double write_lines(render::SheetSprite& sheet, const std::string& text, Writing writing, double low) const;
    // Right-aligned at `at`.
    void write_right(render::SheetSprite& sheet, const std::string& text, Writing writing) const;

    // A stack of `count` coins, as many as can be seen.
    struct Stacked {
        double radius = 0;  // 0: the coin's own size
        double glow = 0;
    };
    void stack(Vec2 at, int count, const Stacked& look);
    // Stacks that fill the rectangle.
    void heap(const ui::Rect& rect, int count, int seed);

    // Removes what lies there: coins and print would otherwise show on top of new paper.
    void clear(const ui::Rect& rect);

    // Prints over the table, centred there.
    void tag(Vec2 at, const Phrase& text, ui::Type type, const ui::Colour& ink);
    void frame(const ui::Rect& rect);
    // `large`: shown beside it on hover.
    void touch(const ui::Rect& rect, const Phrase& label, std::function<void()> act, Large large = {});

    // The last decision; on a mat too small for print, it is shown above.
    std::vector<Phrase> verdict{};

    void draw();  // draws everything and handles presses

private:
    void make_room_for_conflict();

    struct Tag {
        Vec2 at;
        Phrase text;
        ui::Type type;
        ui::Colour ink;
    };
    struct Touch {
        ui::Rect rect;
        Phrase label;
        std::function<void()> act;
        Large large;
    };
    std::vector<Tag> tags_;
    std::vector<ui::Rect> frames_;
    std::vector<Touch> touches_;
};

// --- the layout
void lay_seats(Mat& table);
void lay_bank(Mat& table);
// Each with its kind and author, including struck ones.
StoryDialog all_tenets(View& view);
// True: with their Subs fanned below them; false: in a pile.
bool masters_lie_open(const uni::Match& match);
void lay_scene(Mat& table);     // its head, its cards; off-stage; Masters
void lay_tray(Mat& table);      // for a Complication
void place_papers(Mat& table);  // Tenets, Challenges, Fines
void lay_verdict(Mat& table);   // the last decision
void lay_flights(Mat& table);

// A card, sliding to its place: a rectangle of the table, inches. Pressing it opens it on the Cards page; hovering
// shows it large. With all its text, as large as there is room for:
void place_card(Mat& table, const uni::Card& card, const ui::Rect& goal);
// Only name and Importance; struck through if it is out of play.
void lay_name(Mat& table, const uni::Card& card, const ui::Rect& goal);
// A Sub under its Master: `goal` is its visible strip.
void lay_sub(Mat& table, const uni::Card& card, const ui::Rect& goal);
inline constexpr double kSubStrip = 0.42;  // maximum visible inches of a Sub below its Master

// Tints a seat's plate and cards.
void colour_of_seat(render::SheetSprite& sheet, int seat);
// Where the coins of a Challenge's solutions lie.
std::vector<ui::Rect> solution_columns(const Mat& table);

}  // namespace screens::universalis
