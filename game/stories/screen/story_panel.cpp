#include "game/stories/screen/story_panel.h"

#include <algorithm>

#include "engine/ui/panel_traits.h"
#include "game/stories/screen/choice_widgets.h"

namespace screens {

namespace {

using Kind = story::DocumentPart::Kind;

constexpr double kHead = 50, kTitle = 146, kPanelPad = 14, kTitleDrop = 6, kAboveLatest = 8;  // points
constexpr rules::TextBounds kStoryTitle{0, 80};

bool is_heading(const story::DocumentPart& part) { return part.kind == Kind::Chapter || part.kind == Kind::Scene; }

Phrase sentence_of(const story::DocumentPart& part) {
    return part.who.empty() ? part.text : say("{1}: {2}", part.who, part.text);
}

// Told text: the teller, and the words in handwriting, as one pressable line.
bool draw_notice(ui::Ui& ui, const story::DocumentPart& part) {
    const double wide = ui.rest().width();
    const double name = part.who.empty() ? 0 : ui.text_height(part.who, Type::Small, wide);
    const Rect all = ui.take(name + ui.text_height(part.text, Type::Pen, wide));
    const Rect words{all.x0, all.y0 + name, all.x1, all.y1};
    const bool pressed = part.step && ui.area(say("Go to: {1}", part.text), all);
    if (part.step && ui.hovered()) ui.paint().fill(all, palette::kChosen.faded(0.6), ui.px(4));
    if (name > 0) {
        const Rect who{all.x0, all.y0, all.x1, words.y0};
        ui.paint().print_lines(who, part.who, Type::Small, palette::kSoft);
        ui.explain(part.who, who, Type::Small);
    }
    ui.paint().print_lines(words, part.text, Type::Pen, palette::kInk);
    ui.explain(part.text, words, Type::Pen);
    return pressed;
}

// Marks a scene within the scene with a line at its side.
void mark_aside(ui::Ui& ui, double top) {
    const double x = ui.rest().x0 - ui.px(6);
    ui.paint().fill({x, top, x + ui.px(2), ui.last().y1}, palette::kSoft);
}

bool draw_part(ui::Ui& ui, const story::DocumentPart& part, bool current, bool last) {
    if (is_heading(part)) {
        ui.text(part.text, {part.kind == Kind::Chapter ? Type::Heading : Type::Strong});
        return false;
    }
    if (part.kind == Kind::Told) return draw_notice(ui, part);
    const Phrase tosses = current || last ? joined(part.tosses, plain(" ")) : Phrase();
    return ui.entry(sentence_of(part), tosses, ui::Sign::None, current, part.step.has_value());
}

// The story's title as large as fits, in up to two lines; a longer title is shown above the story itself.
void draw_title(ui::Ui& ui, const std::string& story_title, const Rect& room) {
    const Phrase title = story_title.empty() ? say("Story") : plain(story_title);
    for (const Type type : {Type::Heading, Type::Pen, Type::Small}) {
        const double line = ui.line_height(type), all = ui.text_height(title, type, room.width());
        const bool one = all < 1.5 * line;
        if (all > room.height() || (type == Type::Heading && !one)) continue;
        const double high = one ? line : all, top = room.center().y - high / 2;
        const Rect print{room.x0, top, room.x1, top + high};
        ui.paint().print_lines(print, title, type, palette::kInk);
        return ui.explain(title, print, type);
    }
    draw_title(ui, "", room);
}

void draw_head(ui::Ui& ui, StoryPanel& side_panel, const Rect& rect, const StoryPanelOffers& offers) {
    ui.overlay("story head", rect, [&] {
        const double pad = ui.px(kPanelPad), high = ui.px(30), gap = ui.px(6);
        const double middle = (rect.y0 + rect.y1) / 2;
        double right = rect.x1 - pad;
        const auto press = [&](const Phrase& label, const ui::Open& open) {
            const double wide = ui.text_width(label, Type::Small) + ui.px(22);
            ui.place({right - wide, middle - high / 2, right, middle + high / 2});
            right -= wide + gap;
            return ui.button(label, Look::Plain, open);
        };
        if (press(side_panel.tall ? say("Smaller") : say("Read"), true)) {
            side_panel.tall = !side_panel.tall;
            side_panel.drawn = 0;
        }
        if (press(say("Save"), {static_cast<bool>(offers.keep), say("There is nothing to save yet.")})) offers.keep();
        if (press(say("Take back"), {static_cast<bool>(offers.take_back), say("There is nothing to take back.")}))
            offers.take_back();
        draw_title(ui, offers.story_title, {rect.x0 + pad, rect.y0 + ui.px(kTitleDrop), right, rect.y1});
    });
}

// Leaves room below so that the earliest part from which the rest fits, else the last one, can lie at the top, and
// scrolls there if `anew`: then no part begins in its middle.
void show_latest(ui::Ui& ui, const std::vector<double>& tops, double high, bool anew) {
    const double above = ui.px(kAboveLatest), end = ui.rest().y0;
    if (tops.empty() || end - tops.front() <= high) return;
    const auto fits = std::ranges::find_if(tops, [&](double top) { return end - top <= high - above; });
    const double top = (fits == tops.end() ? tops.back() : *fits) - above;
    ui.take(std::max(0.0, top + high - end));
    if (!anew) return;
    // Focusing it for this frame only scrolls it into view, and leaves no focus behind.
    ui.focus_next();
    ui.area(say("The end of the story so far"), {ui.rest().x0, top, ui.rest().x1, top + high});
}

// `high`: of what is in view.
void draw_parts(ui::Ui& ui, StoryPanel& side_panel, std::span<const story::DocumentPart> parts, double high) {
    ui::lies_on_paper(ui);
    if (parts.empty()) ui.text(say("Nothing yet."), {Type::Small, palette::kSoft});
    std::vector<double> tops;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!side_panel.shows(parts[i])) continue;
        tops.push_back(ui.rest().y0);
        const bool current = side_panel.back && parts[i].step == side_panel.back;
        if (draw_part(ui, parts[i], current, i + 1 == parts.size()))
            side_panel.back = current ? std::nullopt : parts[i].step;
        if (parts[i].aside) mark_aside(ui, tops.back());
    }
    show_latest(ui, tops, high, side_panel.drawn != parts.size());
    side_panel.drawn = parts.size();
}

}  // namespace

bool StoryPanel::shows(const story::DocumentPart& part) const {
    return !only_told || part.kind == Kind::Told || is_heading(part);
}

void draw_story_title(ui::Ui& ui, std::string& story_title) {
    draw_text_line(ui, say("Title of the story"), story_title, kStoryTitle);
}

void draw_story_panel(ui::Ui& ui, StoryPanel& side_panel, const Rect& rect, std::span<const story::DocumentPart> parts,
                      const StoryPanelOffers& offers) {
    ui.paint().paper(rect);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (side_panel.shows(parts[i])) ui.announce("story " + std::to_string(i), sentence_of(parts[i]));
    const Rect head{rect.x0, rect.y0, rect.x1, rect.y0 + ui.px(kHead)};
    draw_head(ui, side_panel, head, offers);
    // A narrow window shows only the head until the slip is opened.
    const double pad = ui.px(kPanelPad);
    if (rect.height() < ui.px(2 * kHead)) return;
    double first = head.y1;
    if (side_panel.tall) {
        first += ui.px(kTitle);
        ui.overlay("story title", {rect.x0 + pad, head.y1, rect.x1 - pad, first}, [&] {
            draw_story_title(ui, offers.story_title);
            if (ui.toggle(say("Only what was told"), side_panel.only_told))
                side_panel.only_told = !side_panel.only_told;
            offers.page_form();
        });
    }
    ui.scroll("story", {rect.x0 + pad, first, rect.x1 - pad, rect.y1 - ui.px(8)},
              [&] { draw_parts(ui, side_panel, parts, rect.y1 - ui.px(8) - first); });
}

void draw_looking_back(ui::Ui& ui, StoryPanel& side_panel, std::span<const story::DocumentPart> parts,
                       std::size_t steps) {
    ui.heading(say("Looking back"));
    ui.text(say("Step {1} of {2}. Nothing can be done here: the story continues from where it stands now.",
                static_cast<int>(*side_panel.back) + 1, static_cast<int>(steps)),
            {Type::Small, palette::kSoft});
    for (const story::DocumentPart& part : parts)
        if (part.step == side_panel.back && !is_heading(part)) ui.text(sentence_of(part));
    const std::size_t at = *side_panel.back;
    ui.row({1, 1});
    const bool earlier = ui.button(say("A step earlier"), Look::Plain, {at > 0, say("This is the first step.")});
    const bool later = ui.button(say("A step later"), Look::Plain, {at + 1 < steps, say("This is the last step.")});
    if (earlier) side_panel.back = at - 1;
    if (later) side_panel.back = at + 1;
    if (ui.button(say("Back to now"), Look::Accent)) side_panel.back.reset();
}

}  // namespace screens
