// Names as long as a file may have them, and more rounds than a card has boxes.

#include "game/coin_wars/print/card_text.h"
#include "print_kit.h"

namespace {

using print::Text;

std::vector<Text> texts_on(const print::Card& card) {
    std::vector<Text> texts;
    for (const print::Mark& mark : card)
        if (const auto* text = get_if<Text>(&mark)) texts.push_back(*text);
    return texts;
}

}  // namespace

TEST_CASE("cards: a title is set smaller where it would leave its card") {
    const print_kit::Printing printing("two-lines");
    for (const std::string& title : {std::string("Rounds"), std::string(90, 'W')}) {
        const Text text = texts_on(print::headed(printing.job(), title)).front();
        CHECK(text.text == title);
        CHECK((text.size == 11) == (title == "Rounds"));
        CHECK(printing.letters.width(title, text.size, text.face) < print::kCardWide - 2 * print::kPadding + 1e-9);
    }
}

TEST_CASE("pages: a long title at a page's foot ends before the inch") {
    battles::Battle battle = print_kit::battle("two-lines");
    battle.title = std::string(120, 'W');
    const print_kit::Printing printing(battle);
    int feet = 0;
    for (const print::Sheet& sheet : printing.sheets()) {
        double left = 0, right = 0;
        for (const Text& text : texts_on(sheet.layers.back().marks)) {
            const double wide = printing.letters.width(text.text, text.size, text.face);
            if (text.align == print::Align::Right)
                right = text.at.x - wide;
            else
                left = std::max(left, text.at.x + wide);
        }
        CHECK(left < right);
        ++feet;
    }
    CHECK(feet > 2);
}

TEST_CASE("cards: a battle of more rounds than there are boxes says that they are counted again") {
    battles::Battle battle = print_kit::battle("two-lines");
    const auto again = [&](int rounds) {
        battle.scenario.victory.turns = rounds;
        const print_kit::Printing printing(battle);
        int lines = 0;
        for (const Text& text : texts_on(print::counting_card(printing.job()))) {
            CHECK(text.at.y >= print::kPadding);
            lines += text.text == "Then begin again at 1: this battle has 40 rounds.";
        }
        return lines;
    };
    CHECK(again(30) == 0);
    CHECK(again(40) == 1);
}
