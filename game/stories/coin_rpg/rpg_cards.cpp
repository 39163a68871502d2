#include "game/stories/coin_rpg/rpg_cards.h"

#include "game/print/printed_files.h"
#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace print {

namespace {

namespace rpg = rules::coin_rpg;
using words::joined;
using words::Phrase;
using words::plain;
using words::say;

// Inches; letters in points.
constexpr Vec2 kSheetSize{7.2, 4.9}, kSceneSize{5, 3};
constexpr double kPad = 0.2, kCoinRadius = 0.09, kCoinStep = 0.23;
constexpr double kTitle = 15, kBody = 9, kSmall = 7;
constexpr int kMaxCircles = 14;  // more coins become a number

// Writes a card from the top down.
class CardWriter {
public:
    CardWriter(const RpgJob& job, Vec2 size) : job_(job), size_(size), y_(size.y - kPad) {}

    double width() const { return size_.x - 2 * kPad; }
    double room() const { return y_ - kPad; }  // inches left below
    std::string words(const Phrase& phrase) const { return job_.language(phrase); }
    void down(double inches) { y_ -= inches; }
    void put(double x, const Phrase& text, double size, Face face = Face::Plain) {
        card_.push_back(Text{{kPad + x, y_}, words(text), size, face});
    }
    void right(const Phrase& text, double size) {
        card_.push_back(Text{{size_.x - kPad, y_}, words(text), size, Face::Plain, Align::Right, 0.25});
    }
    void head(const Phrase& title, const Phrase& beside) {
        double size = kTitle;
        const double max = width() - job_.letters.width(words(beside), kBody) - 0.1;
        while (size > kSmall && job_.letters.width(words(title), size, Face::Bold) > max) size -= 0.5;
        down(kTitle * kPoint * 0.8);
        put(0, title, size, Face::Bold);
        right(beside, kBody);
        down(0.07);
        card_.push_back(line({kPad, y_}, {size_.x - kPad, y_}, {.width = 0.6}));
    }
    // Writes all of it in the largest letters, at most kBody, that leave `keep` inches below.
    void text(const std::string& text, double keep) {
        double size = kBody;
        auto lines = job_.letters.wrap(text, size, width());
        const auto high = [&] { return static_cast<double>(lines.size()) * size * 1.2 * kPoint; };
        while (size > 4 && high() > room() - keep) lines = job_.letters.wrap(text, size -= 0.5, width());
        for (const std::string& each : lines) {
            down(size * 1.2 * kPoint);
            card_.push_back(Text{{kPad, y_}, each, size});
        }
    }
    // A circle for each coin, crossed out if lost.
    void coins(double x, int all, int left) {
        if (all > kMaxCircles) return put(x, plain(std::to_string(left) + " / " + std::to_string(all)), kBody);
        for (int i = 0; i < all; ++i) {
            const Vec2 at{kPad + x + kCoinStep * i + kCoinRadius, y_ + 0.04};
            card_.push_back(Circle{at, kCoinRadius, {.width = 0.8}});
            const Vec2 to{kCoinRadius * 0.7, kCoinRadius * 0.7};
            if (i >= left) card_.push_back(line(at - to, at + to, {.width = 0.8}));
        }
    }
    void box(double x) {
        constexpr double kSide = 0.13;
        card_.push_back(rectangle({{kPad + x, y_ - 0.02}, {kPad + x + kSide, y_ - 0.02 + kSide}}, {.width = 0.6}));
    }
    Card finished() { return std::move(card_); }

private:
    const RpgJob& job_;
    Vec2 size_;
    double y_;
    Card card_{};
};

void write_trait(CardWriter& card, const RpgJob& job, int seat, rpg::Trait trait) {
    const rpg::Character& hero = job.match.character(seat);
    const int rating = rpg::rating(hero.sheet, trait);
    card.down(0.3);
    const Phrase strong = hero.sheet.card.strong == trait ? plain(" *") : Phrase();
    card.put(0, rpg::name_of(job.match, seat, trait) + strong, kBody, Face::Bold);
    if (rating == 0) return;
    const rpg::Coin own = rpg::coin(hero.sheet, trait), now = rpg::effective_coin(hero, trait);
    card.put(1.75, own == now ? rpg::many_of(own) : say("{1}, now {2}", rpg::many_of(own), rpg::many_of(now)), kBody);
    card.coins(3.3, rating, hero.values[trait]);
}

// Powers with limited uses get a box for each use.
bool is_counted(rpg::PowerKind kind) {
    return kind == rpg::PowerKind::Luck || kind == rpg::PowerKind::SoCool || kind == rpg::PowerKind::Flamebait ||
           kind == rpg::PowerKind::GrabbyHands;
}

void write_powers(CardWriter& card, const RpgJob& job, int seat) {
    const rpg::Sheet& sheet = job.match.character(seat).sheet;
    for (const rpg::PowerOnCard& power : rpg::powers_on_card(sheet)) {
        card.down(0.21);
        const Phrase name = rpg::name_of(power, job.match.options);
        card.put(0, name, kBody);
        const double after = job.letters.width(card.words(name), kBody) + 0.12;
        for (int i = 0; is_counted(power.power.kind) && i < power.rank; ++i) card.box(after + 0.18 * i);
        if (!power.own || power.own->about.empty()) continue;
        card.text(power.own->about, 0.6);
    }
}

Card character_sheet(const RpgJob& job, int seat) {
    const rpg::Character& hero = job.match.character(seat);
    CardWriter card(job, kSheetSize);
    card.head(plain(hero.sheet.card.name), say("{1}'s card", plain(job.match.seat(seat).player)));
    card.text(hero.sheet.card.concept_text, 2.9);
    card.down(0.05);
    for (const rpg::Trait trait : rpg::kTraits) write_trait(card, job, seat, trait);
    card.down(0.08);
    write_powers(card, job, seat);
    card.down(0.26);
    if (job.match.options.experience)
        card.put(0, say("Progress {1} of 10, {2} XP", plain(rpg::mixed(hero.sheet.progress)), hero.sheet.xp), kBody);
    const Phrase cool = rpg::name_of(job.match, seat, rpg::Trait::Coolness);
    card.put(3.5, say("{1} used", cool), kBody);
    card.box(3.3);
    card.put(5.2, say("sits out the next Scene"), kBody);
    card.box(5.0);
    card.down(0.2);
    card.put(0, say("* Strong Trait. Heads / Tails values: Penny 1 / 1, Nickel 2 / 2, Dime 3 / 2, Quarter 4 / 2."),
             kSmall);
    return card.finished();
}

Card scene_card(const RpgJob& job, const rpg::SceneCard& scene, int number) {
    CardWriter card(job, kSceneSize);
    const int coins = rpg::total_coins(scene.parts);
    const rpg::Difficulty difficulty = rpg::difficulty(coins);
    const Phrase place = number > 0 ? say("Scene {1}", number) : Phrase();
    card.head(scene.title.empty() ? say("Scene card {1}", scene.id) : plain(scene.title), place);
    card.down(0.17);
    card.put(0, say("{1}, {2} coins", rpg::name_of(difficulty), coins), kBody);
    if (job.match.options.experience)
        card.right(say("Progress {1}", plain(rpg::mixed(rpg::twelfths(difficulty)))), kBody);
    card.down(0.05);
    for (const rpg::ScenePart& part : scene.parts) {
        card.down(0.24);
        card.put(0, rpg::name_of(part), kBody, Face::Bold);
        card.coins(1.9, part.coins, part.coins);
    }
    card.down(0.08);
    card.text(scene.description, 0);
    return card.finished();
}

std::vector<Phrase> basics(const rpg::Match& match) {
    const Phrase cool = match.options.coolness.empty() ? say("Coolness") : plain(match.options.coolness);
    const Phrase positives = rpg::name_of_positives(match), negatives = rpg::name_of_negatives(match);
    return {
        say("Make a Character: spread {1} points over Bodiness, Braininess, Personality, {2} and a Trait you name "
            "yourself.",
            rpg::limits::kPoints, cool),
        say("One of them is your Strong Trait: it tosses Nickels. All others toss Pennies."),
        say("Write Scenes with the points you get: a Trait and a number, which is how many Pennies it tosses. "
            "Miscellaneous costs 1 point more."),
        say("Toss your coins; whoever sits on your left tosses the Scene's."),
        say("Your {1} and the Scene's {2} are your result; your {2} and the Scene's {1} are the Scene's. Whoever has "
            "less loses the difference.",
            positives, negatives),
        say("A Scene at 0 is beaten: on to the next."),
        say("If one of your Traits is at 0: sit out the next Scene, burn its coins to the next lower kind, or let {1} "
            "take the damage.",
            cool),
        say("Before each Scene every Trait recovers 1, even if you sit it out."),
        say("When a Scene is over, tell what your Character did in it."),
        say("Everything else is optional: agree on it first. Heads / Tails values: Penny 1 / 1, Nickel 2 / 2, Dime 3 / "
            "2, Quarter 4 / 2."),
    };
}

// Prints the credit at the foot of each page.
std::vector<Sheet> on_pages(const RpgJob& job, Vec2 size, const std::vector<Card>& cards) {
    std::vector<Sheet> sheets = cards_on_pages(job.paper, size, cards);
    for (Sheet& sheet : sheets)
        sheet.layers.front().marks.push_back(
            Text{{kMargin, kMargin}, job.language(plain(story::kRpgCredit)), 5.5, Face::Plain, Align::Left, 0.25});
    return sheets;
}

}  // namespace

std::vector<Sheet> character_sheets(const RpgJob& job) {
    std::vector<Card> cards;
    for (int seat = 0; seat < job.match.players(); ++seat)
        if (job.match.seat(seat).character) cards.push_back(character_sheet(job, seat));
    return on_pages(job, kSheetSize, cards);
}

std::vector<Sheet> basics_card(const RpgJob& job) {
    CardWriter card(job, kSceneSize);
    card.head(say("The very basics"), say("Coin Wars the RPG"));
    card.down(0.04);
    std::string text;
    int number = 0;
    for (const Phrase& line : basics(job.match))
        text.append(text.empty() ? "" : "\n").append(std::to_string(++number) + "  ").append(card.words(line));
    card.text(text, 0);
    return on_pages(job, kSceneSize, {card.finished()});
}

std::vector<Sheet> scene_cards(const RpgJob& job, RpgScenes which) {
    std::vector<Card> cards;
    if (which == RpgScenes::Pile)
        for (const rpg::SceneCard& scene : job.match.pile) cards.push_back(scene_card(job, scene, 0));
    else
        for (const int id : job.match.row)
            cards.push_back(scene_card(job, job.match.card(id), static_cast<int>(cards.size()) + 1));
    return on_pages(job, kSceneSize, cards);
}

}  // namespace print
