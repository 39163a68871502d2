#pragma once
// What is laid on the mat of Universalis in a frame: paper with ink, coins, dice; what is printed over it and
// what can be touched.

#include <functional>
#include <string>
#include <vector>

#include "game/stories/screen/text_fit.h"
#include "game/stories/universalis/screen/table_layout.h"

namespace screens::universalis {

constexpr int kTenetColumns = 2;  // on the sheet of Tenets while a conflict has its place

// A card as it is shown large.
struct Large {
    Phrase title{};
    std::vector<Phrase> lines{};
};

class Mat {
public:
    explicit Mat(View& view);

    View& view;
    Places places;
    render::Scene scene{};
    double pen;  // inches an em

    const uni::Match& match() const { return view.match(); }
    std::string words(const Phrase& phrase) const;
    PenRoom pens() const { return PenRoom(view.app.ui(), view.place); }

    // A sheet there; what is laid later lies above. Valid until the next one is laid.
    render::SheetSprite& sheet(const ui::Rect& rect);
    // Ink on it: `at` from its upper left corner, x right and y down to the base line; cut after `wide`.
    struct Writing {
        Vec2 at;
        double size, wide;
    };
    void write(render::SheetSprite& sheet, const std::string& text, const Writing& writing) const;
    // Over as many lines as fit above `low` (from the sheet's upper edge); the base line after the last.
    double write_lines(render::SheetSprite& sheet, const std::string& text, Writing writing, double low) const;
    // Right aligned at `at`.
    void write_right(render::SheetSprite& sheet, const std::string& text, Writing writing) const;

    // One upon the other, as many as are seen of so many.
    struct Stacked {
        double radius = 0;  // 0: as large as the coin is
        double glow = 0;
    };
    void stack(Vec2 at, int count, const Stacked& look);
    // In stacks that fill the rectangle.
    void heap(const ui::Rect& rect, int count, int seed);

    // What lies there already goes: coins and print would lie upon the paper that comes.
    void clear(const ui::Rect& rect);

    // Printed over the table, its middle there.
    void tag(Vec2 at, const Phrase& text, ui::Type type, const ui::Colour& ink);
    void frame(const ui::Rect& rect);
    // `large`: what is shown beside it while it is looked at.
    void touch(const ui::Rect& rect, const Phrase& label, std::function<void()> act, Large large = {});

    // What was decided last; where the mat is too small for print it is read above it.
    std::vector<Phrase> verdict{};

    void draw();  // all of it, and follows what is touched

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

// --- what lies where
void lay_seats(Mat& table);
void lay_bank(Mat& table);
// Each with its kind and whose it is, those that were struck as well.
StoryDialog all_tenets(View& view);
// With their Subs fanned below them, else in a pile.
bool masters_lie_open(const uni::Match& match);
void lay_scene(Mat& table);    // its head, its cards; off-stage; Masters
void lay_tray(Mat& table);     // of a Complication
void lay_papers(Mat& table);   // Tenets, Challenges, Fines
void lay_verdict(Mat& table);  // what was decided last
void lay_flights(Mat& table);

// Paper of a seat's colour, for its plate and its cards.
void colour_of_seat(render::SheetSprite& sheet, int seat);
// Where the coins of a solution lie in a Challenge.
std::vector<ui::Rect> solution_columns(const Mat& table);

}  // namespace screens::universalis
