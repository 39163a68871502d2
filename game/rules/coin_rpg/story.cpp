#include "game/rules/coin_rpg/story.h"

#include <algorithm>
#include <string_view>

#include "game/rules/coin_rpg/experience.h"
#include "game/rules/coin_rpg/wording.h"

namespace rules::coin_rpg {

namespace {

Phrase typed(const std::string& text) { return plain(escaped_markdown(text)); }

Phrase line(const Phrase& text) { return text + plain("\n"); }
Phrase paragraph(const Phrase& text) { return text + plain("\n\n"); }
Phrase bold(const Phrase& text) { return plain("**") + text + plain("**"); }

Phrase name_of(Fate fate, const std::vector<int>& margins) {
    if (fate == Fate::Lost) return say("lost");
    if (fate == Fate::SatOut) return say("sat out");
    std::vector<Phrase> numbers;
    for (const int margin : margins) numbers.emplace_back(margin);
    return say("beaten, margin {1}", joined(numbers, plain(", ")));
}

// "- **Mira** (Ann): Bodiness 2, Braininess 4, ..."
Phrase cast_line(const Match& match, int seat) {
    const Sheet& sheet = match.character(seat).sheet;
    std::vector<Phrase> traits;
    for (const Trait trait : kTraits) {
        const bool own = trait == Trait::Miscellaneous && !misc_name(sheet).empty();
        const Phrase name = own ? typed(misc_name(sheet)) : coin_rpg::name_of(trait);
        traits.push_back(
            say("{1} {2} ({3})", name, rating(sheet, trait), coin_rpg::name_of(coin(sheet, trait))));
    }
    for (const Power& power : powers_of(sheet))
        traits.push_back(say("{1} {2}", coin_rpg::name_of(power), plain(std::to_string(rank(sheet, power)))));
    const std::string& about = sheet.card.concept_text;
    Phrase text = plain("- ") + bold(typed(sheet.card.name)) + plain(" (") + typed(match.seat(seat).player) +
                  plain("): ") + joined(traits, plain(", "));
    if (!about.empty()) text += plain(". ") + typed(about);
    return line(text);
}

Phrase cast(const Match& match) {
    Phrase text;
    for (int seat = 0; seat < match.players(); ++seat) text += cast_line(match, seat);
    return text + plain("\n");
}

Phrase scene_heading(const Match& match, const SceneStarted& started) {
    const SceneCard& card = match.card(started.card);
    std::vector<Phrase> parts;
    for (const ScenePart& part : card.parts) {
        const bool own = part.trait == Trait::Miscellaneous;
        parts.push_back(say("{1} {2}", own ? typed(part.name) : coin_rpg::name_of(part),
                            plain(std::to_string(part.coins))));
    }
    Phrase heading = plain("### ") + say("Scene {1}", started.scene + 1);
    if (!card.title.empty()) heading += plain(": ") + typed(card.title);
    const Phrase kind = coin_rpg::name_of(difficulty(total_coins(card.parts)));
    return paragraph(heading) + paragraph(joined(parts, plain(", ")) + plain(" – ") + kind) +
           paragraph(typed(card.description));
}

Phrase experience_table(const Match& match) {
    Phrase text = plain("| ") + say("Character") + plain(" | ") + say("Progress") + plain(" | ") +
                  say("Experience Points") + plain(" |\n| --- | --- | --- |\n");
    for (const Seat& seat : match.seats) {
        const Sheet& sheet = seat.character->sheet;
        text += plain("| ") + typed(sheet.card.name) +
                plain(" | " + mixed(sheet.progress) + " | " + std::to_string(sheet.xp) + " |\n");
    }
    return text + plain("\n");
}

// What an event adds to the page, where it adds anything.
struct Page {
    const Match& after;

    Phrase operator()(const ScenesDrawn&) const {
        return paragraph(plain("## ") + say("Adventure {1}", after.adventure)) + cast(after);
    }
    Phrase operator()(const SceneStarted& event) const { return scene_heading(after, event); }
    Phrase operator()(const SceneSkipped&) const {
        return paragraph(say("A Scene is passed over: nobody can go on."));
    }
    Phrase operator()(const Narrated& event) const {
        return paragraph(bold(typed(event.name)) + plain(" (") + name_of(event.fate, event.margins) +
                         plain("): ") + typed(event.text));
    }
    Phrase operator()(const NoteAdded& event) const {
        return paragraph(bold(typed(event.name)) + plain(" (") + name_of(Fate::SatOut, {}) + plain("): ") +
                         typed(event.text));
    }
    Phrase operator()(const AdventureEnded& event) const {
        const bool finished = event.outcome == Outcome::Finished;
        const Phrase outcome =
            finished ? say("The Adventure is finished.") : say("The Adventure ends in defeat.");
        return paragraph(outcome) + (after.options.experience ? experience_table(after) : Phrase());
    }
    template <class E>
    Phrase operator()(const E&) const {
        return {};
    }
};

}  // namespace

std::string escaped_markdown(const std::string& text) {
    constexpr std::string_view kMarks = "\\`*_[]#+-<>|~&=";
    std::string escaped;
    for (std::size_t i = std::min(text.find_first_not_of(" \n"), text.size()); i < text.size(); ++i) {
        const char c = text[i];
        const bool numbering = (c == '.' || c == ')') && i > 0 && text[i - 1] >= '0' && text[i - 1] <= '9';
        // A line that ends in a backslash is broken there; it is not blank, so that the paragraph goes on.
        if (numbering || c == '\n' || kMarks.find(c) != std::string_view::npos) escaped += '\\';
        escaped += c;
    }
    return escaped;
}

Phrase story(const std::string& title, const std::string& date, const std::vector<Told>& steps) {
    Phrase text;
    if (!title.empty()) text += paragraph(plain("# ") + typed(title));
    if (!date.empty()) text += paragraph(typed(date));
    for (const Told& step : steps)
        for (const Event& event : step.events) text += std::visit(Page{step.after}, event);
    return text + line(plain(kCredit));
}

}  // namespace rules::coin_rpg
