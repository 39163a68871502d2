#pragma once
// The cards on the RPG's table: the pile of Scenes, the Scene being played or written, the Character on turn or being
// made.

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

class Cards {
public:
    explicit Cards(View& view);
    // Adds the sheets with their text.
    void lay(render::Scene& scene) const;
    // Draws circles for values and Scene coins, crossed out once lost: over the drawn table.
    void mark() const;
    // Handles presses on the cards.
    void follow();

private:
    struct Row {  // of circles
        Vec2 at;  // table inches: centre of the first one
        int full = 0, left = 0;
    };
    render::SheetSprite sheet(Vec2 center, Vec2 half) const;
    void write_scene(const rpg::SceneCard& card, const std::vector<rpg::Contest>& contests);
    void write_row();
    void write_end();
    std::vector<Phrase> lines_below(const rpg::Character& hero, int seat) const;
    void write_character(const rpg::Character& hero, int seat);
    Phrase answer_on_card(const rpg::Contest& contest) const;
    std::optional<int> seat_on_table() const;

    View& view_;
    double size_;  // inches an em
    std::vector<render::SheetSprite> sheets_;
    std::vector<Row> rows_;
    bool row_on_table_ = false, scene_is_cut_ = false;
    std::optional<int> cut_hero_{};  // the seat whose card cannot show all of its text
};

}  // namespace screens::coin_rpg
