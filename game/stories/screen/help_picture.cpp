// The pictures in the story games' rule books: a small table, in inches, origin lower left.
//
//   size      of the mat: [12, 5]
//   cards     index cards: {"at": [x, y], "angle": degrees, "title": "...", "lines": ["...", ...]}
//   coins     ["penny", "heads", x, y]
//   dice      [sides, shown, x, y]
//   playing   playing cards: ["QS", x, y]; "back": face down
//   notes     captions on strips of paper: ["3 to 7", x, y]

#include <algorithm>
#include <numbers>

#include "game/kit/json_field.h"
#include "game/kit/table/coin_look.h"
#include "game/stories/kit/playing_card.h"
#include "game/stories/kit/tabletop.h"
#include "game/stories/screen/papers.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/text_fit.h"

namespace screens {

namespace {

using rules::Field;

constexpr std::size_t kMaxThings = 60, kMaxText = 200;
constexpr double kFarthest = 40;                    // inches
constexpr double kInk = 0.26, kTitleInk = 0.36;     // inches an em
constexpr double kInkEdge = 0.2, kHeadLine = 0.62;  // on a card: from its edge, from its top to the headline
constexpr double kStrip = 0.42, kStripEdge = 0.18;  // of a caption: height, margin beside its text
constexpr double kDieRadius = 0.42;

// Reads one picture into a scene.
class PictureReader {
public:
    PictureReader(ui::Ui& ui, std::span<const rules::CoinType> coins) : ui_(ui), room_(ui), coins_(coins) {}

    render::Scene read(const Field& field) {
        field.only({"size", "cards", "coins", "dice", "playing", "notes"});
        const Vec2 size = field.at("size").point(kFarthest);
        scene_.width = size.x;
        scene_.height = size.y;
        each(field, "cards", [&](const Field& item) { index_card(item); });
        each(field, "coins", [&](const Field& item) { coin(item.items(4)); });
        each(field, "dice", [&](const Field& item) { die(item.items(4)); });
        each(field, "playing", [&](const Field& item) { playing_card(item.items(3)); });
        each(field, "notes", [&](const Field& item) { note(item.items(3)); });
        return std::move(scene_);
    }

private:
    template <class Read>
    static void each(const Field& field, const char* key, const Read& read) {
        if (const auto list = field.find(key))
            for (const Field& item : list->items(kMaxThings)) read(item);
    }
    static Vec2 at(const Field& x, const Field& y) { return {x.number(0, kFarthest), y.number(0, kFarthest)}; }
    static const Field& nth(const std::vector<Field>& items, std::size_t i) {
        if (i >= items.size()) items.front().refuse("is too short a list");
        return items[i];
    }
    std::string in_words(const std::string& text) const { return ui_.catalogue()(words::known(text)); }

    void index_card(const Field& field) {
        field.only({"at", "angle", "title", "lines"});
        render::SheetSprite sheet;
        sheet.center = field.at("at").point(kFarthest);
        sheet.half_size = story::kCardHalf;
        if (const auto angle = field.find("angle")) sheet.angle = angle->number(-180, 180) * std::numbers::pi / 180;
        sheet.ruled = true;
        sheet.rule = kInk * 1.5;
        const double left = -story::kCardHalf.x + kInkEdge, wide = -2 * left;
        const double head = story::kCardHalf.y - kHeadLine;
        if (const auto title = field.find("title"))
            sheet.ink.push_back(room_.line(in_words(title->text(kMaxText)), {left, head + 0.12}, wide, kTitleInk));
        double y = head;
        each(field, "lines", [&](const Field& line) {
            y -= sheet.rule;
            sheet.ink.push_back(room_.line(in_words(line.text(kMaxText)), {left, y + 0.07}, wide, kInk));
        });
        scene_.sheets.push_back(std::move(sheet));
    }
    void coin(const std::vector<Field>& items) {
        const auto type = std::ranges::find(coins_, nth(items, 0).text(kMaxText), &rules::CoinType::name);
        if (type == coins_.end()) items[0].refuse("must be a penny, nickel, dime or quarter");
        const bool heads = nth(items, 1).choice({"heads", "tails"}) == 0;
        render::CoinSprite sprite = table::sprite(*type, heads ? rules::Face::Heads : rules::Face::Tails);
        sprite.at = at(nth(items, 2), nth(items, 3));
        sprite.seed = 0.61 * static_cast<double>(scene_.coins.size() + 1);
        sprite.seed -= static_cast<int>(sprite.seed);
        scene_.coins.push_back(sprite);
    }
    void die(const std::vector<Field>& items) {
        render::DieSprite sprite;
        sprite.sides = nth(items, 0).integer(4, 20);
        sprite.shown = nth(items, 1).integer(1, sprite.sides);
        sprite.at = at(nth(items, 2), nth(items, 3));
        sprite.radius = kDieRadius;
        scene_.dice.push_back(sprite);
    }
    void playing_card(const std::vector<Field>& items) {
        const std::string& name = nth(items, 0).text(kMaxText);
        render::SheetSprite sheet;
        sheet.center = at(nth(items, 1), nth(items, 2));
        sheet.half_size = story::kPlayingHalf;
        if (name == "back") {
            sheet.printed = render::CardPrint{.back = true};
        } else {
            const auto card = rules::playing::card_from(name);
            if (!card) items[0].refuse("must be a card such as QS, or back");
            sheet.printed = print_of(*card);
        }
        scene_.sheets.push_back(std::move(sheet));
    }
    void note(const std::vector<Field>& items) {
        const std::string text = in_words(nth(items, 0).text(kMaxText));
        const double wide = room_.ems(text) * kInk;
        render::SheetSprite sheet;
        sheet.center = at(nth(items, 1), nth(items, 2));
        sheet.half_size = {wide / 2 + kStripEdge, kStrip / 2};
        sheet.corner_lift = 0;
        sheet.ink.push_back({text, {-wide / 2, -0.08}, kInk});
        scene_.sheets.push_back(std::move(sheet));
    }

    ui::Ui& ui_;
    PenRoom room_;
    std::span<const rules::CoinType> coins_;
    render::Scene scene_{};
};

}  // namespace

std::optional<render::Scene> story_help_picture(ui::Ui& ui, std::span<const rules::CoinType> coins,
                                                const rules::Json& picture) {
    auto scene = rules::reading([&] { return PictureReader(ui, coins).read(Field(picture, "bad_help")); });
    if (!scene) return std::nullopt;
    return std::move(*scene);
}

}  // namespace screens
