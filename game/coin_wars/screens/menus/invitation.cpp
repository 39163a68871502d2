#include "game/coin_wars/screens/menus/invitation.h"

#include <algorithm>
#include <cmath>

#include "game/coin_wars/profile/battle_heads.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kWidth = 700, kMargin = 28, kBetween = 16, kButton = 40, kMinButton = 200;  // points
constexpr double kMinPicture = 180, kMaxPicture = 320;
constexpr double kBeside = 0.42;  // of the width: a picture beside the words, where there is no room above them

void print(ui::Ui& ui, const Phrase& words, const Rect& rect) {
    const double over = rect.width() - ui.text_width(words, Type::Lead);
    const Rect place = over < 0 ? rect : Rect{std::round(rect.x0 + over / 2), rect.y0, rect.x1, rect.y1};
    ui.paint().print_lines(place, words, Type::Lead, palette::kInk);
    ui.explain(words, place, Type::Lead);
}

bool press(ui::Ui& ui, const Phrase& label, const Rect& row) {
    const double wide = std::min(button_width(ui, label, kMinButton), row.width());
    ui.place(ui::sized({std::round(row.center().x - wide / 2), row.y1 - ui.px(kButton)}, wide, ui.px(kButton)));
    return ui.button(label, Look::Accent);
}

}  // namespace

std::optional<Preview> picture_of_battle(const BattleApp& app, const std::string& battle) {
    const auto file = battles::find_battle(app.library(), battle);
    if (!file) return std::nullopt;
    return preview_of(file->scenario, Faces::AsWritten);
}

bool draw_invitation(BattleApp& app, const Invitation& invitation) {
    ui::Ui& ui = app.ui();
    const double margin = ui.px(kMargin), between = ui.px(kBetween);
    const double wide = std::min(ui.px(kWidth), ui.rest().width() - 2 * between), inner = wide - 2 * margin;
    const auto told = [&](double width) {
        return ui.text_height(invitation.sentence, Type::Lead, width) + between + ui.px(kButton);
    };
    const double room = ui.height() - ui.rest().y0 - told(inner) - 2 * margin - 3 * between;
    const bool beside = invitation.picture && room < ui.px(kMinPicture);
    const double left = beside ? std::floor(inner * kBeside) + between : 0, below = told(inner - left);
    const double picture = beside ? below : invitation.picture ? std::min(room, ui.px(kMaxPicture)) : 0;
    const double above = beside || !invitation.picture ? 0 : picture + between;
    const Rect row = ui.take(2 * margin + above + below);
    const Rect paper = ui::sized({std::round(row.center().x - wide / 2), row.y0}, wide, row.height());
    ui.paint().paper(paper);
    const Rect inside = paper.grown(-margin);
    if (invitation.picture) {
        const double right = beside ? inside.x0 + left - between : inside.x1;
        draw_preview(app, {inside.x0, inside.y0, right, inside.y0 + picture}, *invitation.picture);
    }
    const Rect words{inside.x0 + left, inside.y0 + above, inside.x1, inside.y1};
    print(ui, invitation.sentence, {words.x0, words.y0, words.x1, words.y1 - between - ui.px(kButton)});
    return press(ui, invitation.button, words);
}

}  // namespace screens
