#pragma once
// The picture that the author of a battle, war or pack has added to it.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/ui/texture.h"
#include "game/coin_wars/packs/pack.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

class PagePicture {
public:
    PagePicture() = default;
    // Loads pictures/NAME.png or .jpg of a pack's folder or the player's own.
    PagePicture(const std::filesystem::path& folder, const std::string& name);
    // Loads the picture of the battle or war in this file.
    explicit PagePicture(const std::filesystem::path& file);

    bool empty() const { return !decoded_; }
    // Draws it as large as fits the panel's width and this height (points); draws nothing if empty.
    void draw(ui::Ui& ui, const Phrase& of, double height);

private:
    std::optional<archive::DecodedPicture> decoded_;
    std::unique_ptr<ui::Texture> texture_;  // created when first drawn
};

}  // namespace screens
