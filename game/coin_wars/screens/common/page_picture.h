#pragma once
// The picture that whoever made a battle, a war or a pack has given it.

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
    // pictures/NAME.png or .jpg of a pack's folder, or of the player's own.
    PagePicture(const std::filesystem::path& folder, const std::string& name);
    // Of the battle or war in this file.
    explicit PagePicture(const std::filesystem::path& file);

    bool empty() const { return !decoded_; }
    // As large as fits the panel's width and this height, in points; nothing if there is none.
    void draw(ui::Ui& ui, const Phrase& of, double height);

private:
    std::optional<archive::DecodedPicture> decoded_;
    std::unique_ptr<ui::Texture> texture_;  // from when it is first drawn
};

}  // namespace screens
