// Components on the mat: in the scene's frame, off-stage below it, Masters with their Subs fanned below them.

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "game/stories/universalis/screen/cast_list.h"
#include "game/stories/universalis/screen/mat_drawing.h"
#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

namespace {

constexpr Vec2 kLargestCard{4.1, 3.1}, kMasterCard{3.1, 1.9};  // inches
constexpr Vec2 kWideCard{4.1, 2.1};                            // on a crowded mat: text runs across
constexpr std::size_t kMaxLarge = 6;
constexpr double kNameCard = 2.4, kMinName = 1.9, kSubAside = 0.12;
constexpr double kMinPile = 5.2;                       // ems
constexpr Vec2 kMinCard{7.2, 4.0};                     // ems: a smaller card would be unreadable
constexpr std::size_t kMaxFamilies = 3, kMaxSubs = 4;  // for open Masters
constexpr std::size_t kMaxNamed = 16;                  // in a pile on hover

// A pile of cards, titled by their kind.
struct Pile {
    Phrase title;
    std::vector<const uni::Card*> cards{};
};

constexpr std::array kPileNames{mark("Characters"), mark("Props"),   mark("Places"),
                                mark("Others"),     mark("Masters"), mark("Out of play")};

std::size_t pile_of(const uni::Card& card) {
    if (card.eliminated) return 5;
    return card.master ? 4 : static_cast<std::size_t>(card.kind);
}

std::vector<Pile> piles_of(const std::vector<const uni::Card*>& cards) {
    std::vector<Pile> piles;
    for (std::size_t kind = 0; kind < kPileNames.size(); ++kind) {
        Pile pile{kPileNames[kind]};
        for (const uni::Card* card : cards)
            if (pile_of(*card) == kind) pile.cards.push_back(card);
        if (!pile.cards.empty()) piles.push_back(std::move(pile));
    }
    return piles;
}

// Pressing it opens a list; hovering shows its names.
void lay_pile(Mat& table, const Pile& pile, const ui::Rect& rect) {
    constexpr std::size_t kSheetsSeen = 3;
    constexpr double kSheetAside = 0.05;
    for (std::size_t under = std::min(kSheetsSeen, pile.cards.size()); under-- > 1;) {
        const double aside = kSheetAside * static_cast<double>(under);
        table.sheet({rect.x0 + aside, rect.y0 - aside, rect.x1 + aside, rect.y1 - aside});
    }
    auto& paper = table.sheet(rect);
    const double base = rect.height() / 2 + table.pen * 0.3;
    table.write(paper, table.words(pile.title), {{0.14, base}, table.pen, rect.width() - 0.75});
    table.write_right(paper, std::to_string(pile.cards.size()), {{rect.width() - 0.14, base}, table.pen * 1.15, 1});
    Large large{pile.title};
    std::set<int> ids;
    for (const uni::Card* card : pile.cards) {
        ids.insert(card->id);
        if (large.lines.size() < kMaxNamed) large.lines.push_back(plain(card->name));
    }
    if (ids.size() > kMaxNamed) large.lines.push_back(plain("..."));
    View& view = table.view;
    const auto open = [&view, ids, title = pile.title] {
        view.dialog = cast_dialog(
            view, title, [ids](const uni::Card& card) { return ids.contains(card.id); },
            [&view](int card) { open_card(view, card); });
    };
    table.touch(rect, say("{1}: {2}", pile.title, static_cast<int>(ids.size())), open, std::move(large));
}

// Off-stage cards, then those out of play: as names, or as piles if there are many. `masters` lie in a pile.
void lay_wings(Mat& table, std::vector<const uni::Card*> cards, const std::vector<const uni::Card*>& masters) {
    const ui::Rect& wings = table.places.wings;
    const bool names = static_cast<double>(cards.size() + (masters.empty() ? 0 : 1)) * kMinName <= wings.width();
    std::vector<Pile> piles = piles_of(masters);
    if (!names) {
        cards.insert(cards.end(), masters.begin(), masters.end());
        piles = piles_of(cards);
        // If a tray leaves little room, they form a single pile.
        if (static_cast<double>(piles.size()) * kMinPile * table.pen > wings.width())
            piles = {{say("Off-stage"), cards}};
        cards.clear();
    }
    const std::size_t count = cards.size() + piles.size();
    if (count == 0) return;
    std::ranges::stable_sort(cards, {}, [](const uni::Card* card) { return card->eliminated; });
    const double step = std::min(kNameCard + 0.15, wings.width() / static_cast<double>(count));
    double x = wings.x0;
    for (const uni::Card* card : cards) {
        lay_name(table, *card, {x, wings.y0, x + step - 0.12, wings.y1});
        x += step;
    }
    for (const Pile& pile : piles) {
        lay_pile(table, pile, {x, wings.y0, x + step - 0.2, wings.y1});
        x += step;
    }
}

// Those that fit at a readable size; the rest lie in a pile beside them.
void lay_stage(Mat& table, std::vector<const uni::Card*> in) {
    const ui::Rect inside = table.places.frame.grown(-0.16);
    const ui::Rect stage{inside.x0, inside.y0, inside.x1, inside.y1 - 0.12};
    const double wide = kMinCard.x * table.pen + 0.2, high = kMinCard.y * table.pen + 0.2;
    const auto room =
        static_cast<std::size_t>(std::floor((stage.width() + 0.2) / wide) * std::floor((stage.height() + 0.2) / high));
    Pile rest{say("Also in the scene")};
    if (in.size() > room) {
        const uni::Match& match = table.match();
        std::ranges::stable_sort(in, {}, [&](const uni::Card* card) {
            return match.involves(card->id) ? 0 : match.scene->location == card->id ? 1 : 2;
        });
        const auto seen = in.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(room, 1) - 1);
        rest.cards.assign(seen, in.end());
        in.erase(seen, in.end());
    }
    const std::size_t count = in.size() + (rest.cards.empty() ? 0 : 1);
    const auto places = grid_in(stage, count, count > kMaxLarge ? kWideCard : kLargestCard);
    for (std::size_t i = 0; i < in.size(); ++i) place_card(table, *in[i], places[i]);
    if (!rest.cards.empty()) lay_pile(table, rest, places.back());
}

// A Master and its off-stage Subs.
struct Family {
    const uni::Card* master;
    std::vector<const uni::Card*> subs{};
};

// Each Sub goes under the first of its Masters.
std::vector<Family> families_of(const uni::Match& match) {
    std::vector<Family> families;
    for (const uni::Card& card : match.cards)
        if (card.master && !card.eliminated) families.push_back({&card});
    for (const uni::Card& card : match.cards) {
        if (card.in_scene() || card.eliminated) continue;
        const auto family =
            std::ranges::find_if(families, [&](const Family& each) { return card.is_sub_of(each.master->id); });
        if (family != families.end()) family->subs.push_back(&card);
    }
    return families;
}

// Subs fanned below their Master, the nearest one on top.
void lay_masters(Mat& table, const std::vector<Family>& families) {
    std::size_t max = 0;
    for (const Family& each : families) max = std::max(max, each.subs.size());
    const ui::Rect& lower = table.places.lower;
    const Vec2 largest{kMasterCard.x, kMasterCard.y + kSubStrip * static_cast<double>(max)};
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
        place_card(table, *families[i].master, {row[i].x0, foot, row[i].x1 - aside * count, row[i].y1});
    }
}

void lay_head(Mat& table) {
    const uni::Match& match = table.match();
    const ui::Rect& rect = table.places.strip;
    auto& strip = table.sheet(rect);
    const double wide = rect.width() - 0.4, size = std::min(table.pen * 1.25, 0.42);
    if (!match.scene) {
        const Phrase text = match.phase == uni::Phase::Tenets  ? say("Ground rules for this story")
                            : match.phase == uni::Phase::Ended ? say("The story is over")
                                                               : say("Bidding for the next scene");
        table.write(strip, table.words(text), {{0.2, rect.height() * 0.6}, size, wide});
        return;
    }
    const uni::Scene& scene = *match.scene;
    std::vector<Phrase> parts;
    if (scene.mini)
        for (const std::string& each : {scene.mini->place, scene.mini->time})
            if (!each.empty()) parts.push_back(plain(each));
    if (scene.location) parts.push_back(card_in_words(match, *scene.location));
    parts.push_back(time_in_words(scene.time.value_or(uni::SceneTime::Present)));
    if (scene.returns_to) parts.push_back(say("back to scene {1}", *scene.returns_to));
    parts.push_back(say("framed by {1}", player_name(match, scene.framer)));
    const Phrase title = scene.mini            ? say("Meanwhile: {1}", plain(scene.mini->title))
                         : scene.title.empty() ? say("Scene {1}", scene.number)
                                               : say("{1}: {2}", scene.number, plain(scene.title));
    table.write(strip, table.words(title), {{0.2, rect.height() * 0.44}, size, wide});
    table.write(strip, table.words(joined(parts, rules::comma())), {{0.2, rect.height() * 0.82}, table.pen, wide});
}

void lay_frame(Mat& table) {
    const ui::Rect rect = table.places.frame.grown(0.08);
    table.scene.lines.push_back(
        {{{rect.x0, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y1}, {rect.x0, rect.y1}}, true, false, 0.035});
}

}  // namespace

bool masters_lie_open(const uni::Match& match) {
    if (match.complication || match.dispute || match.fine) return false;
    const std::vector<Family> masters = families_of(match);
    return !masters.empty() && masters.size() <= kMaxFamilies &&
           std::ranges::none_of(masters, [](const Family& each) { return each.subs.size() > kMaxSubs; });
}

void lay_scene(Mat& table) {
    const uni::Match& match = table.match();
    lay_head(table);
    lay_frame(table);
    std::vector<const uni::Card*> in, off, piled;
    std::vector<Family> masters = families_of(match);
    if (!masters_lie_open(match)) {
        for (const Family& each : masters) piled.push_back(each.master);
        masters.clear();
    }
    for (const uni::Card& card : match.cards) {
        const bool fanned =
            std::ranges::any_of(masters, [&](const Family& each) { return std::ranges::count(each.subs, &card) > 0; });
        if (card.in_scene())
            in.push_back(&card);
        else if (card.eliminated || (!card.master && !fanned))
            off.push_back(&card);
    }
    lay_stage(table, std::move(in));
    lay_wings(table, std::move(off), piled);
    lay_masters(table, masters);
}

}  // namespace screens::universalis
