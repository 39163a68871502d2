#pragma once
// Paper on Edged Coins' table: place cards with their piles of HC and EC, the sheets of those involved, the encounter.

#include "game/stories/edged_coins/screen/table_layout.h"

namespace screens::edged_coins {

// Whose sheets are open: the actor's or chosen one's, and the target's. Empty: none.
struct OpenSheets {
    std::string first, second;
};
OpenSheets open_sheets(const View& view);

class Cards {
public:
    Cards(View& view, const Places& places);
    // Adds the paper with its text, and the piles on it.
    void lay(render::Scene& scene) const { papers_.lay(scene); }
    // Draws the marks on the paper, over the drawn table.
    void mark() const;
    // Opens the full text of a pressed sheet that does not show all of it.
    void follow() const;

private:
    struct Count {  // printed over the table, below a pile
        Vec2 at;    // middle of its lower edge
        Phrase words;
    };
    struct Cut {
        std::string id;
        ui::Rect rect;
    };
    // A sheet being written: handwriting from the headline down.
    struct Page {
        render::SheetSprite paper;
        double left = 0, width = 0, rule = 0, letters = 0;
        int line = 0, lines = 0;
        double base(int which) const;
    };
    // Uses the largest letters that let all lines fit; `lines` counts them for a letter size.
    Page page(Vec2 low, Vec2 high, const std::string& title, const std::string& aside,
              const std::function<int(double)>& lines) const;
    std::string suffered(const ec::Character& character) const;
    // Its HC and EC: piles up to `top` if there is room, with numbers below; else only the numbers.
    struct Counted {
        ui::Rect rect;
        double top, pen;
    };
    void write_counts(render::SheetSprite& paper, const ec::Character& character, const Counted& place);
    struct NameRoom {
        double wide, size;
    };
    void write_name(render::SheetSprite& paper, const std::string& name, Vec2 at, NameRoom room) const;
    void write_place(const ec::Character& character, const ui::Rect& rect);
    void write_sheet(const ec::Character& character, Vec2 low, Vec2 high);
    void write_traits(Page& page, const ec::Character& character, Vec2 middle, int lines);
    int lines_of(const std::vector<Phrase>& texts, double width, double letters) const;
    void write_lines(Page& page, const Phrase& text) const;
    void write_encounter(const story::Encounter& encounter, Vec2 low, Vec2 high);
    void pile(Vec2 at, std::size_t coin, int count, int going, double top);

    View& view_;
    double size_;  // inches an em
    Papers papers_{};
    std::vector<Count> counts_;
    std::vector<Cut> cut_, cut_names_;
};

}  // namespace screens::edged_coins
