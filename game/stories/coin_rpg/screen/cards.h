#pragma once
// The cards on the RPG's table: the pile of Scenes, the Scene that is played or written, the Character whose
// turn it is or that is made.

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

class Cards {
public:
    explicit Cards(View& view);
    // Sheets with what is written on them.
    void lay(render::Scene& scene) const;
    // Circles for values and Scene coins, crossed out if they are gone: over the drawn table.
    void mark() const;
    // What of them can be pressed.
    void follow();

private:
    struct Row {  // of circles
        Vec2 at;  // table inches: the first one's middle
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
    std::optional<int> cut_hero_{};  // whose card has no room for all of its text
};

}  // namespace screens::coin_rpg
