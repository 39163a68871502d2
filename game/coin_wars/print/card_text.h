#pragma once
// Text that flows over as many index cards as needed.

#include "game/coin_wars/print/print_job.h"
#include "game/print/printed_files.h"

namespace print {

inline constexpr double kCardWide = 5, kCardHigh = 3;  // inches
inline constexpr double kPadding = 0.17;

// Headings and sentences under a title. Overflow continues on the next card under the same title; short sentences are
// not split.
class Notes {
public:
    explicit Notes(const Job& job) : job_(job) {}

    void heading(const Phrase& text);
    void add(const Phrase& text);        // ignores an empty phrase
    void add_apart(const Phrase& text);  // with space before it
    std::vector<Card> cards(const Phrase& title) const;

private:
    struct Paragraph {
        std::string text;
        Face face = Face::Plain;
        double above = 0;  // points
    };
    const Job& job_;
    std::vector<Paragraph> list_;
};
// The title alone, above a line; in smaller print if it is long.
Card headed(const Job& job, const std::string& title);
// The first baseline of the text below the title.
double first_line();

// How the battle ends, the rules in force, the ground.
std::vector<Card> rule_cards(const Job& job);
// A box for each round, up to thirty, and ten for the actions; spare coins mark them.
Card counting_card(const Job& job);
// The measuring card for play: its edges marked in inches, with the coins that move along each edge.
Card measuring_card(const Job& job);
// A side's coins, its ways to win, its Armies, its later arrivals.
std::vector<Card> side_cards(const Job& job, cw::Side side);
// "France: Heads up, solid rims"
Phrase sign_of(const cw::Scenario& scenario, cw::Side side);
// Its way to win as a sentence, in the battle's own words if it has them; empty if the side has no goal of its own.
Phrase goal_of(const cw::Scenario& scenario, cw::Side side);
// Adds a full stop unless the text has one.
Phrase sentence(const Phrase& words);
// The ids of coins, as printed in their circles: "h3, h4".
Phrase ids_of(const cw::Scenario& scenario, const std::vector<int>& coins);

}  // namespace print
