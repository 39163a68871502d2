// Draws index cards, playing cards and other sheets, with their writing.

#include <algorithm>
#include <iterator>

#include "engine/render/painter.h"
#include "engine/render/sheets.h"

namespace render {

// Batches sheets of one kind, up to the next one with writing.
void Painter::sheets(const std::vector<SheetSprite>& sheets, const Frame& frame) {
    std::vector<Quad> quads;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const bool card = sheets[i].printed.has_value();
        quads.push_back(card ? playing_card_quad(sheets[i], frame) : sheet_quad(sheets[i], frame));
        const bool alike = i + 1 < sheets.size() && sheets[i + 1].printed.has_value() == card;
        if (sheets[i].ink.empty() && alike) continue;
        begin(card ? programs_.playing_card : programs_.sheet, frame);
        card ? draw(quads) : draw_lit(quads, frame);
        write(sheet_writing(sheets[i], frame, *lettering_), frame);
        quads.clear();
    }
}

void Painter::resting_sheets(const Scene& scene, const Frame& frame) {
    std::vector<SheetSprite> resting;
    std::ranges::copy_if(scene.sheets, std::back_inserter(resting),
                         [](const SheetSprite& sheet) { return !sheet.moving; });
    sheets(resting, frame);
}

void Painter::moving_sheets(const Scene& scene, const Frame& frame) {
    std::vector<SheetSprite> moving;
    std::ranges::copy_if(scene.sheets, std::back_inserter(moving), &SheetSprite::moving);
    sheets(moving, frame);
}

void Painter::cards(const Scene& scene, const Frame& frame) {
    for (const CardSprite& card : scene.cards) {
        begin(programs_.sheet, frame);
        draw_lit({card_quad(card, frame)}, frame);
        write(card_writing(card, frame), frame);
    }
    // A card hides nobody: coins that it would cover lie on it.
    std::vector<CoinSprite> lying;
    std::ranges::copy_if(scene.coins, std::back_inserter(lying), [&](const CoinSprite& coin) {
        return std::ranges::any_of(scene.cards, [&](const CardSprite& card) { return overlaps(card, coin); });
    });
    if (lying.empty()) return;
    const CoinQuads quads = coin_quads(lying, frame, faces());
    shadows(quads.low_shadows, frame);
    coins(quads, frame, Detail::Fine);
}

}  // namespace render
