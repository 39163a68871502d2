#pragma once
// Paper on Card Draw's table: everybody's index card with tokens and marks, the open sheet, and the card of the test or
// scene.

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/lists.h"
#include "game/stories/card_draw/screen/card_layout.h"

namespace screens::card_draw {

class Paper {
public:
    Paper(View& view, const Places& places);
    // Adds the paper with its text, and the tokens on it.
    void lay(render::Scene& scene) const { papers_.lay(scene); }
    // Draws the marks on the paper, over the drawn table.
    void mark() const { papers_.mark(view_); }
    double head() const { return head_; }           // height of the open sheet's head
    bool cuts_scene() const { return cut_scene_; }  // its text does not fit on its card
    // True if the name does not fit on the index card.
    bool cuts_name_of(const std::string& id) const { return core::contains(cut_names_, id); }

private:
    // Is written from the headline down.
    struct Page {
        render::SheetSprite paper;
        double left = 0, width = 0, rule = 0, letters = 0, next = 0;
    };
    Page blank_page(Vec2 low, Vec2 high, const std::string& title, const std::string& aside, double letters) const;
    void write(Page& page, const Phrase& text, double width) const;
    // Writes as many as fit; if some do not, a last line says how many more there are.
    void write_all(Page& page, const std::vector<Phrase>& texts) const;
    void write_large(Page& page, const Phrase& text, double width) const;
    void write_person(const cd::Character& who, const ui::Rect& rect, bool open);
    void write_others(std::size_t others, const ui::Rect& rect);
    void write_sheet(const cd::Character& who, const Places& places);
    void write_cell(Page& page, const cd::Background& card, const HandCell& cell, Vec2 middle) const;
    void write_test(const cd::Test& test, const Places& places);
    void write_scene(const Places& places);
    std::vector<Phrase> state_lines(const cd::Character& who) const;

    View& view_;
    double size_;  // inches an em
    double head_ = 0;
    bool cut_scene_ = false;
    std::vector<std::string> cut_names_{};  // ids
    Papers papers_{};
};

}  // namespace screens::card_draw
