// A tabletop as JSON: {"format": "coinwars-desk/1", "next": 4, "cards": [{"number": 1, "title": "...",
// "text": "...", "at": [x, y], "angle": 0, "face_down": true}], "counters": [{"coin": "penny", "at": [x, y],
// "heads": true}]}, and "mat": [18, 12] if it has grown. A playing card also has "playing": "QH", and no
// text. Removed things are not saved.

#include <cmath>

#include "game/kit/file_kind.h"
#include "game/kit/json_field.h"
#include "game/stories/kit/tabletop.h"

namespace story {

namespace {

using rules::Field;
using rules::Json;

constexpr const char* kFormat = "coinwars-desk/1";
constexpr int kMaxNumber = 1'000'000'000;

Json place_json(Vec2 at) { return {at.x, at.y}; }

Json card_json(const Card& card) {
    Json json{{"number", card.number},     {"title", card.title}, {"text", card.text},
              {"at", place_json(card.at)}, {"angle", card.angle}, {"face_down", card.face_down}};
    if (card.playing) json["playing"] = word(*card.playing);
    return json;
}

Vec2 mat_from(const Field& field) {
    const Vec2 mat = field.point(1000);
    for (Vec2 size = kMat; size.x <= kLargestMat.x; size = size + kMatStep)
        if (size == mat) return mat;
    field.refuse("must be 15 x 10, or larger by steps of 3 x 2 up to 54 x 36");
}

Vec2 place_from(const Field& field, Vec2 mat) {
    const Vec2 at = field.point(1000);
    if (at.x < 0 || at.y < 0 || at.x > mat.x || at.y > mat.y)
        field.refuse("must lie on the mat, " + std::to_string(std::lround(mat.x)) + " x " +
                     std::to_string(std::lround(mat.y)));
    return at;
}

std::string text_from(const Field& field, const rules::TextBounds& bounds) {
    const std::string& text = field.text(bounds.max * 32);
    if (!rules::is_written(text, bounds)) field.refuse("is no text of at most " + std::to_string(bounds.max));
    return text;
}

Card card_from(const Field& field, Vec2 mat) {
    field.only({"number", "title", "text", "at", "angle", "face_down", "playing"});
    Card card;
    card.number = field.at("number").integer(1, kMaxNumber);
    card.title = text_from(field.at("title"), kTitleBounds);
    card.text = text_from(field.at("text"), kTextBounds);
    card.at = place_from(field.at("at"), mat);
    card.angle = field.at("angle").number(-1e6, 1e6);
    card.face_down = field.at("face_down").boolean();
    if (!field.has("playing")) return card;
    const Field playing = field.at("playing");
    card.playing = rules::playing::card_from(playing.text(3));
    if (!card.playing) playing.refuse("is no playing card, such as QH or 10C");
    if (!card.title.empty() || !card.text.empty()) playing.refuse("has no text on it");
    return card;
}

Counter counter_from(const Field& field, Vec2 mat) {
    field.only({"coin", "at", "heads"});
    static const std::vector<std::string> coins{"penny", "nickel", "dime", "quarter"};
    return {coins[field.at("coin").choice(coins)], place_from(field.at("at"), mat), field.at("heads").boolean()};
}

}  // namespace

Json Tabletop::json() const {
    Json cards = Json::array(), counters = Json::array();
    for (const Card& card : cards_) cards.push_back(card_json(card));
    for (const Counter& counter : counters_)
        counters.push_back({{"coin", counter.coin}, {"at", place_json(counter.at)}, {"heads", counter.heads}});
    Json json{{"format", kFormat}, {"next", next_}, {"cards", cards}, {"counters", counters}};
    if (mat_ != kMat) json["mat"] = place_json(mat_);
    return json;
}

core::Result<Tabletop, rules::Refusal> Tabletop::from(const Json& json, Ground ground) {
    return rules::reading([&] {
        const Field field(json, "bad_argument");
        if (const auto other = rules::why_not_of("coinwars-desk", json)) field.refuse(words::english(*other));
        field.only({"format", "next", "cards", "counters", "mat"});
        if (field.at("format").text(40) != kFormat) field.at("format").refuse("must be coinwars-desk/1");
        Tabletop tabletop(ground);
        if (field.has("mat")) tabletop.mat_ = mat_from(field.at("mat"));
        tabletop.next_ = field.at("next").integer(1, kMaxNumber);
        for (const Field& item : field.at("cards").items(kMaxCards)) {
            Card card = card_from(item, tabletop.mat_);
            if (card.number >= tabletop.next_ || tabletop.find(card.number))
                item.at("number").refuse("must be below \"next\" and its own");
            tabletop.cards_.push_back(std::move(card));
        }
        for (const Field& item : field.at("counters").items(kMaxCounters))
            tabletop.counters_.push_back(counter_from(item, tabletop.mat_));
        return tabletop;
    });
}

}  // namespace story
