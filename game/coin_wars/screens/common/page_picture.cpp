#include "game/coin_wars/screens/common/page_picture.h"

#include <algorithm>

#include "engine/core/path.h"

namespace screens {

PagePicture::PagePicture(const std::filesystem::path& folder, const std::string& name)
    : decoded_(packs::load_picture(folder, name)) {}

PagePicture::PagePicture(const std::filesystem::path& file)
    : PagePicture(file.parent_path().parent_path(), core::text(file.stem())) {}

void PagePicture::draw(ui::Ui& ui, const Phrase& of, double height) {
    if (!decoded_) return;
    if (!texture_) texture_ = std::make_unique<ui::Texture>(decoded_->width, decoded_->height, decoded_->rgba);
    const double scale = std::min(ui.rest().width() / decoded_->width, ui.px(height) / decoded_->height);
    const double wide = decoded_->width * scale;
    const Rect row = ui.take(decoded_->height * scale);
    const Rect place = ui::sized({row.center().x - wide / 2, row.y0}, wide, row.height());
    ui.paint().picture(*texture_, place);
    ui.paint().frame(place, palette::kSoft);
    ui.explain(say("A picture of {1}", of), place, Type::Small);
    ui.space(4);
}

}  // namespace screens
