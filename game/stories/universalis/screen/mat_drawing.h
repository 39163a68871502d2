#pragma once
// What is laid on the mat of Universalis in a frame: paper with ink, coins, dice; what is printed over it and
// what can be touched.

#include <functional>
#include <string>
#include <vector>

#include "game/stories/universalis/screen/table_layout.h"

namespace screens {

// A card as it is shown large.
struct UniLarge {
    Phrase title{};
    std::vector<Phrase> lines{};
};

class UniTable {
public:
    explicit UniTable(UniView& view);

    UniView& view;
    UniPlaces places;
    render::Scene scene{};
    double pen;  // inches an em

    const uni::Match& match() const { return view.match(); }
    std::string words(const Phrase& phrase) const;

    // A sheet there; what is laid later lies above. Valid until the next one is laid.
    render::SheetSprite& sheet(const ui::Rect& rect);
    // Ink on it: `at` from its upper left corner, x right and y down to the base line; cut after `wide`.
    struct Writing {
        Vec2 at;
        double size, wide;
    };
    void write(render::SheetSprite& sheet, const std::string& text, const Writing& writing) const;
    // Over as many lines as fit above `low` (from the sheet's upper edge); the base line after the last.
    double write_lines(render::SheetSprite& sheet, const std::string& text, Writing writing,
                       double low) const;
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

    // Printed over the table, its middle there.
    void tag(Vec2 at, const Phrase& text, ui::Type type, const ui::Colour& ink);
    void frame(const ui::Rect& rect);
    // `large`: what is shown beside it while it is looked at.
    void touch(const ui::Rect& rect, const Phrase& label, std::function<void()> act, UniLarge large = {});

    void draw();  // all of it, and follows what is touched

private:
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
        UniLarge large;
    };
    ui::Rect on_screen(const ui::Rect& rect) const;
    std::vector<Tag> tags_;
    std::vector<ui::Rect> frames_;
    std::vector<Touch> touches_;
};

// --- what lies where
void lay_uni_seats(UniTable& table);
void lay_uni_bank(UniTable& table);
void lay_uni_scene(UniTable& table);   // its head, its cards; off-stage; Masters
void lay_uni_tray(UniTable& table);    // of a Complication
void lay_uni_papers(UniTable& table);  // Tenets, Challenges, Fines
void lay_uni_flights(UniTable& table);

// Paper of a seat's colour, for its plate and its cards.
void colour_of_seat(render::SheetSprite& sheet, int seat);
// Where the coins of a solution lie in a Challenge.
std::vector<ui::Rect> uni_columns(const UniTable& table);

}  // namespace screens
