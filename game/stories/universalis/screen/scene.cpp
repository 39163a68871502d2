// Components on the mat: in the scene's frame, off-stage below it, Masters with their Subs fanned below them.

#include <algorithm>

#include "game/stories/universalis/screen/cards.h"
#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

namespace {

constexpr Vec2 kLargestCard{4.1, 3.1}, kMasterCard{3.1, 1.9};  // inches
constexpr double kNameCard = 2.4, kSubAside = 0.12;

// Off-stage, then those out of play.
void lay_wings(Mat& table, std::vector<const uni::Card*> cards) {
    if (cards.empty()) return;
    std::ranges::stable_sort(cards, {}, [](const uni::Card* card) { return card->eliminated; });
    const ui::Rect& wings = table.places.wings;
    const double step = std::min(kNameCard + 0.15, wings.width() / static_cast<double>(cards.size()));
    double x = wings.x0;
    for (const uni::Card* card : cards) {
        lay_name(table, *card, {x, wings.y0, x + step - 0.12, wings.y1});
        x += step;
    }
}

// A Master and those of its Subs that are off-stage.
struct Family {
    const uni::Card* master;
    std::vector<const uni::Card*> subs{};
};

// Subs fanned below their Master, the nearest one uppermost.
void lay_masters(Mat& table, const std::vector<Family>& families) {
    std::size_t most = 0;
    for (const Family& each : families) most = std::max(most, each.subs.size());
    const ui::Rect& lower = table.places.lower;
    const Vec2 largest{kMasterCard.x, kMasterCard.y + kSubStrip * static_cast<double>(most)};
    const auto row = grid_in({lower.x0 + lower.width() * 0.46, lower.y0, lower.x1, lower.y1}, families.size(), largest);
    for (std::size_t i = 0; i < families.size(); ++i) {
        const auto& subs = families[i].subs;
        const auto count = static_cast<double>(subs.size());
        const double strip = std::min(kSubStrip, row[i].height() * 0.5 / std::max(1.0, count));
        const double foot = row[i].y1 - std::min(kMasterCard.y, row[i].height() - strip * count);
        const double aside = std::min(kSubAside, row[i].width() * 0.2 / std::max(1.0, count));
        for (std::size_t k = subs.size(); k-- > 0;) {
            const double down = static_cast<double>(k + 1);
            lay_sub(table, *subs[k],
                    {row[i].x0 + aside * down, foot - strip * down, row[i].x1 - aside * (count - down),
                     foot - strip * (down - 1)});
        }
        lay_card(table, *families[i].master, {row[i].x0, foot, row[i].x1 - aside * count, row[i].y1});
    }
}

void lay_head(Mat& table) {
    const uni::Match& match = table.match();
    const ui::Rect& rect = table.places.strip;
    auto& strip = table.sheet(rect);
    const double wide = rect.width() - 0.4, size = std::min(table.pen * 1.25, 0.42);
    if (!match.scene) {
        const Phrase text = match.phase == uni::Phase::Tenets  ? say("What holds for this story")
                            : match.phase == uni::Phase::Ended ? say("The story is over")
                                                               : say("The next scene is bid for");
        table.write(strip, table.words(text), {{0.2, rect.height() * 0.6}, size, wide});
        return;
    }
    const uni::Scene& scene = *match.scene;
    std::vector<Phrase> parts;
    if (scene.location) parts.push_back(card_in_words(match, *scene.location));
    parts.push_back(time_in_words(scene.time.value_or(uni::SceneTime::Present)));
    if (scene.returns_to) parts.push_back(say("back to scene {1}", *scene.returns_to));
    parts.push_back(say("framed by {1}", player_name(match, scene.framer)));
    const Phrase title = scene.mini            ? say("Meanwhile: {1}", plain(scene.mini->title))
                         : scene.title.empty() ? say("Scene {1}", scene.number)
                                               : say("{1}: {2}", scene.number, plain(scene.title));
    table.write(strip, table.words(title), {{0.2, rect.height() * 0.44}, size, wide});
    table.write(strip, table.words(joined(parts, plain(", "))), {{0.2, rect.height() * 0.82}, table.pen, wide});
}

void lay_frame(Mat& table) {
    const ui::Rect rect = table.places.frame.grown(0.08);
    table.scene.lines.push_back(
        {{{rect.x0, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y1}, {rect.x0, rect.y1}}, true, false, 0.035});
}

}  // namespace

void lay_scene(Mat& table) {
    const uni::Match& match = table.match();
    lay_head(table);
    lay_frame(table);
    std::vector<const uni::Card*> in, off;
    std::vector<Family> masters;
    const bool room_for_masters = !match.complication && !match.dispute && !match.fine;
    for (const uni::Card& card : match.cards)
        if (room_for_masters && card.master && !card.eliminated) masters.push_back({&card});
    for (const uni::Card& card : match.cards) {
        const auto master =
            std::ranges::find_if(masters, [&](const Family& each) { return card.is_sub_of(each.master->id); });
        if (card.in_scene())
            in.push_back(&card);
        else if (!card.eliminated && master != masters.end())
            master->subs.push_back(&card);
        else if (card.eliminated || !card.master || !room_for_masters)
            off.push_back(&card);
    }
    const ui::Rect inside = table.places.frame.grown(-0.16);
    const auto places = grid_in({inside.x0, inside.y0, inside.x1, inside.y1 - 0.12}, in.size(), kLargestCard);
    for (std::size_t i = 0; i < in.size(); ++i) lay_card(table, *in[i], places[i]);
    lay_wings(table, off);
    lay_masters(table, masters);
}

}  // namespace screens::universalis
