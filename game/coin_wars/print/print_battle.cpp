#include "game/coin_wars/print/print_battle.h"

#include "game/coin_wars/rules/opening.h"

namespace print {

namespace {

constexpr double kFootSize = 7;
constexpr double kApart = 0.15;  // inches between the two ends

// On the left where the page belongs, on the right an inch to check with a ruler.
Layer foot_of(const Job& job, const Page& page, int number, int count) {
    const double y = kMargin + 0.03, right = page.sheet.width - kMargin;
    const Phrase words = say("{1}: {2}. Page {3} of {4}", known(job.battle.title), page.name, number, count);
    Layer foot;
    const double indent = page.tile.empty() ? 0 : 0.4;
    const std::string told = job.translated(words), inch = job.translated(say("1 inch"));
    const double room = right - 1.06 - job.letters.width(inch, kFootSize) - kApart - (kMargin + indent);
    foot.marks.push_back(
        Text{{kMargin + indent, y}, told, job.letters.fitting(told, kFootSize, room), Face::Plain, Align::Left, 0.25});
    if (!page.tile.empty()) foot.marks.push_back(Text{{kMargin, y}, page.tile, 14, Face::Bold, Align::Left, 0.25});
    constexpr Pen kRule{.width = 0.5, .tone = 0.25};
    foot.marks.push_back(line({right - 1, y + 0.03}, {right, y + 0.03}, kRule));
    for (const double x : {right - 1, right}) foot.marks.push_back(line({x, y - 0.02}, {x, y + 0.08}, kRule));
    foot.marks.push_back(Text{{right - 1.06, y}, inch, kFootSize, Face::Plain, Align::Right, 0.25});
    return foot;
}

}  // namespace

battles::Battle with_swapped_faces(battles::Battle battle) {
    battle.scenario = cw::swapped(std::move(battle.scenario));
    return battle;
}

Pages battle_pages(const Job& job) {
    struct Named {
        Phrase name;
        std::vector<Page> pages;
    };
    const Named parts[]{{say("Overview"), {overview_page(job)}},
                        {say("The table"), table_pages(job)},
                        {say("Terrain to cut out"), ground_pages(job)},
                        {say("Index cards to cut out"), card_pages(job)}};
    Pages all;
    int count = 0;
    for (const Named& part : parts) {
        if (part.pages.empty()) continue;
        all.parts.push_back({part.name, static_cast<int>(part.pages.size())});
        count += all.parts.back().pages;
    }
    for (const Named& part : parts)
        for (const Page& page : part.pages) {
            Layer foot = foot_of(job, page, static_cast<int>(all.sheets.size()) + 1, count);
            all.sheets.push_back(page.sheet);
            all.sheets.back().layers.push_back(std::move(foot));
        }
    return all;
}

}  // namespace print
