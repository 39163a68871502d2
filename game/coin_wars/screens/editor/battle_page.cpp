// The battle's texts, its table size, its coin sets, and who goes first.

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include "engine/core/lists.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/editor/coin_names.h"
#include "game/coin_wars/editor/course_edits.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using battles::Pages;

// Limits of the battle file schema, characters.
constexpr std::size_t kMaxText = 80, kMaxSummary = 400, kMaxHistory = 8000, kMaxNote = 2000, kMaxSource = 400,
                      kMaxList = 50;
constexpr int kMaxYear = 3000, kYearMostBefore = 4000;

struct MatSize {
    int width, height;
};
constexpr std::array kMats{MatSize{24, 18}, MatSize{36, 24}, MatSize{48, 36}, MatSize{72, 48}, MatSize{96, 48}};

void draw_year(EditorView& view) {
    const int year = view.draft().pages.year;
    const bool before = year < 0;
    int number = std::abs(year);
    const auto set = [&view](int to) {
        request(view, {say("Change the year"), [to](editor::Draft& draft) { draft.pages.year = to; }, "year"});
    };
    if (whole_number(view.ui, say("Year"), number, {0, before ? kYearMostBefore : kMaxYear, 1}))
        set(before ? -number : number);
    if (year == 0) return view.ui.remark(say("0: the battle has no year."));
    // Translators: years after and before Christ.
    const auto pressed = one_of(view.ui, say("Year"), {say("{1} AD", number), say("{1} BC", number)}, before ? 1 : 0);
    if (pressed) set(*pressed == 1 ? -number : std::min(number, kMaxYear));
}

void draw_texts(EditorView& view) {
    const editor::Draft& draft = view.draft();
    edit_text(view, words::mark_in("of a battle or a war", "Title"), say("Change the title"), "title",
              draft.scenario.title, cw::limits::kTitle,
              [](editor::Draft& to, const std::string& text) { to.scenario.title = text; });
    edit_text(view, say("Era"), say("Change the era"), "era", draft.pages.era, kMaxText,
              [](editor::Draft& to, const std::string& text) { to.pages.era = text; });
    edit_text(view, say("Date, in words"), say("Change the date"), "date", draft.pages.date, kMaxText,
              [](editor::Draft& to, const std::string& text) { to.pages.date = text; });
    draw_year(view);
    edit_lines(view, say("Summary, for the list of battles"), say("Change the summary"), "summary", draft.pages.summary,
               kMaxSummary, 3, [](editor::Draft& to, const std::string& text) { to.pages.summary = text; });
    edit_lines(view, say("What happened"), say("Change the history"), "history", draft.pages.history, kMaxHistory, 6,
               [](editor::Draft& to, const std::string& text) { to.pages.history = text; });
}

// --- notes and sources, which are edited alike
struct TextList {
    std::vector<std::string> Pages::*all;
    words::Key one, add;  // the label contains the number
    words::Key changed, added, removed, moved;
    std::size_t max;
    int lines;
};
const TextList kNotes{&Pages::notes,         mark("Note {1}"),   mark("Add a note"),
                      mark("Change a note"), mark("Add a note"), mark("Remove a note"),
                      mark("Move a note"),   kMaxNote,           3};
const TextList kSources{&Pages::sources,         mark("Source {1}"),   mark("Add a source"),
                        mark("Change a source"), mark("Add a source"), mark("Remove a source"),
                        mark("Move a source"),   kMaxSource,           1};

void draw_text_buttons(EditorView& view, const TextList& list, std::size_t i, std::size_t count) {
    const auto all = list.all;
    button_row(view.ui, {say("Up"), say("Down"), say("Remove")});
    if (view.ui.button(say("Up"), Look::Plain, {i > 0, say("It is already the first.")}))
        request(view, {list.moved, [all, i](editor::Draft& draft) {
                           std::swap((draft.pages.*all)[i - 1], (draft.pages.*all)[i]);
                       }});
    if (view.ui.button(say("Down"), Look::Plain, {i + 1 < count, say("It is already the last.")}))
        request(view, {list.moved, [all, i](editor::Draft& draft) {
                           std::swap((draft.pages.*all)[i], (draft.pages.*all)[i + 1]);
                       }});
    if (view.ui.button(say("Remove")))
        request(view, {list.removed, [all, i](editor::Draft& draft) {
                           auto& texts = draft.pages.*all;
                           texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(i));
                       }});
}

void draw_text_list(EditorView& view, const TextList& list) {
    const auto all = list.all;
    const std::vector<std::string>& texts = view.draft().pages.*all;
    const bool fresh = std::exchange(view.pages.fresh, false);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        Phrase label = list.one;
        label.parts = {static_cast<int>(i + 1)};
        const std::string of = std::string(list.one.english()).append(std::to_string(i));
        if (fresh && i + 1 == texts.size()) view.ui.focus_next();
        edit_lines(view, label, list.changed, of, texts[i], list.max, list.lines,
                   [all, i](editor::Draft& to, const std::string& text) { (to.pages.*all)[i] = text; });
        draw_text_buttons(view, list, i, texts.size());
    }
    if (view.ui.button(list.add, Look::Plain, {texts.size() < kMaxList, say("There is no room for more.")}))
        request(view, {list.added,
                       [all](editor::Draft& draft) { (draft.pages.*all).emplace_back(); },
                       {},
                       [&view] { view.pages.fresh = true; }});
}

// --- the table
void resize(EditorView& view, double width, double height, const std::string& of) {
    const editor::Anchor anchor = view.pages.anchor;
    request(view, {say("Change the table's size"),
                   [width, height, anchor](editor::Draft& draft) {
                       const Vec2 by{width - draft.scenario.width, height - draft.scenario.height};
                       if (anchor == editor::Anchor::Middle) editor::shift_arrows(draft.pages.course, by / 2);
                       editor::resize_table(draft.scenario, width, height, anchor);
                   },
                   of});
}

void draw_table_size(EditorView& view) {
    ui::Ui& ui = view.ui;
    const cw::Scenario& scenario = view.scenario();
    ui.caption(say("IN INCHES"));
    for (std::size_t i = 0; i < kMats.size(); ++i) {
        if (i % 3 == 0) ui.row(std::vector<double>(std::min<std::size_t>(3, kMats.size() - i), 1));
        const MatSize& mat = kMats[i];
        const bool now = scenario.width == mat.width && scenario.height == mat.height;
        const Phrase label = plain(std::to_string(mat.width).append(" \u00d7 ").append(std::to_string(mat.height)));
        if (ui.button(label, now ? Look::Chosen : Look::Plain)) resize(view, mat.width, mat.height, "");
    }
    double width = scenario.width, height = scenario.height;
    const double low = cw::limits::kMinTable, high = cw::limits::kMaxTable;
    const bool wider = number_of_inches(ui, say("Width"), width, low, high);
    const bool deeper = number_of_inches(ui, say("Depth"), height, low, high);
    if (wider || deeper) resize(view, width, height, wider ? "width" : "depth");
    if (ui.toggle(say("Keep everything on it centred"), view.pages.anchor == editor::Anchor::Middle))
        view.pages.anchor =
            view.pages.anchor == editor::Anchor::Middle ? editor::Anchor::Corner : editor::Anchor::Middle;
}

// --- appearance
struct MatRow {
    std::string_view word;
    words::Key label;
};
constexpr std::array kMatNames{MatRow{"", mark("Felt")},      MatRow{"grass", mark("Grass")},
                               MatRow{"sand", mark("Sand")},  MatRow{"snow", mark("Snow")},
                               MatRow{"mud", mark("Mud")},    MatRow{"sea", mark("Sea")},
                               MatRow{"stars", mark("Stars")}};

void draw_mat_choice(EditorView& view) {
    view.ui.caption(say("WHAT IT LOOKS LIKE"));
    const std::string& now = view.scenario().mat;
    for (std::size_t i = 0; i < kMatNames.size(); ++i) {
        if (i % 3 == 0) view.ui.row(std::vector<double>(std::min<std::size_t>(3, kMatNames.size() - i), 1));
        const std::string_view word = kMatNames[i].word;
        const bool chosen = now == word || (word.empty() && now == "felt");
        if (view.ui.button(kMatNames[i].label, chosen ? Look::Chosen : Look::Plain))
            request(view, {say("Change the table's look"),
                           [word](editor::Draft& draft) { draft.scenario.mat = std::string(word); }});
    }
}

// --- north and scale
void change_map(EditorView& view, const std::string& of, const cw::MapMarks& map) {
    request(view, {say("Change north or scale"), [map](editor::Draft& draft) { draft.scenario.map = map; }, of});
}

void draw_north(EditorView& view) {
    constexpr int kDegrees = 15;
    cw::MapMarks map = view.scenario().map;
    if (view.ui.toggle(say("Show where north is"), map.north.has_value())) {
        map.north = map.north ? std::nullopt : std::optional(0);
        return change_map(view, "", map);
    }
    if (!map.north) return;
    int north = *map.north;
    const bool changed = view.ui.slider(say("North: {1}\u00b0", north), north, {0, 360 - kDegrees, kDegrees});
    view.ui.remark(say("0\u00b0 is the top of the table, 90\u00b0 its right."));
    if (!changed) return;
    map.north = std::clamp(north, 0, 359);
    change_map(view, "north", map);
}

void draw_scale(EditorView& view) {
    cw::MapMarks map = view.scenario().map;
    if (view.ui.toggle(say("Show a scale"), map.scale.has_value())) {
        map.scale = map.scale ? std::nullopt : std::optional(cw::MapScale{100, cw::MapUnit::Metres});
        return change_map(view, "", map);
    }
    if (!map.scale) return;
    int an_inch = std::max(1, static_cast<int>(std::lround(map.scale->an_inch)));
    const bool changed =
        whole_number(view.ui, say("An inch is"), an_inch, {1, static_cast<int>(cw::limits::kMaxMap), 10});
    if (changed) map.scale->an_inch = an_inch;
    const auto unit = one_of(view.ui, say("An inch is"), {say("yards"), say("metres"), say("miles"), say("km")},
                             static_cast<std::size_t>(map.scale->unit));
    if (unit) map.scale->unit = static_cast<cw::MapUnit>(*unit);
    if (changed || unit) change_map(view, "scale", map);
}

// --- the sides
using Names = std::map<std::string, std::string>;  // by type

std::string name_among(const Names& names, const std::string& type) {
    const auto own = names.find(type);
    return own == names.end() ? "" : own->second;
}

void draw_side(EditorView& view, cw::Side side) {
    const cw::Scenario& scenario = view.scenario();
    const std::size_t s = cw::index(side);
    const bool heads = side == cw::Side::Heads;
    const std::string of = heads ? "heads" : "tails";
    edit_text(view, heads ? say("Heads: name") : say("Tails: name"), say("Rename a side"), of, scenario.sides[s].name,
              cw::limits::kName, [s](editor::Draft& to, const std::string& text) { to.scenario.sides[s].name = text; });
    for (const int type : types_in_use(scenario, side)) {
        const cw::CoinType& row = scenario.types[static_cast<std::size_t>(type)];
        const cw::SideSetup& setup = scenario.sides[s];
        const std::string key = row.name;
        view.ui.row({1, 1});
        edit_text(view, say("{1}: name", known(row.title)), say("Rename a coin"), of + key,
                  name_among(setup.names, key), cw::limits::kName,
                  [side, key](editor::Draft& to, const std::string& text) {
                      editor::call_type(to.scenario, side, key, text);
                  });
        edit_text(view, say("{1}: short name", known(row.title)), say("Rename a coin"), of + "short " + key,
                  name_among(setup.short_names, key), cw::limits::kName,
                  [s, key](editor::Draft& to, const std::string& text) {
                      cw::SideSetup& named = to.scenario.sides[s];
                      named.short_plurals.erase(key);
                      if (text.empty())
                          named.short_names.erase(key);
                      else
                          named.short_names[key] = text;
                  });
    }
}

// --- coin sets to choose from
void look_for_sets(EditorView& view) {
    const battles::Library& library = view.app.library();
    if (view.pages.library == library.version()) return;
    view.pages.library = library.version();
    view.pages.sets = battles::load_all_coin_sets(library).sets;
    for (const battles::CoinSet& set : view.pages.sets)
        view.pages.brings[set.name] = static_cast<int>(battles::rules_of_sets(library, {set.name}).size());
}

void switch_set(EditorView& view, const std::string& name) {
    std::vector<std::string> names = view.draft().coin_sets;
    if (std::erase(names, name) == 0) names.push_back(name);
    if (names.empty()) {
        view.pages.refusal = say("At least one coin set is needed.");
        return;
    }
    const auto next = editor::with_coin_sets(view.app.library(), view.draft(), names);
    view.pages.refusal = next ? Phrase() : next.error();
    if (next) request(view, {say("Change the coin sets"), [to = *next](editor::Draft& draft) { draft = to; }});
}

void draw_sets(EditorView& view) {
    look_for_sets(view);
    const std::vector<std::string> names = view.draft().coin_sets;
    if (!view.pages.refusal.empty()) view.ui.text(view.pages.refusal, {Type::Small, palette::kAccent});
    if (names.empty()) view.ui.remark(say("The battle has its own coins; a set would replace them."));
    for (const battles::CoinSet& set : view.pages.sets) {
        if (view.ui.toggle(known(set.title), core::contains(names, set.name))) switch_set(view, set.name);
        if (const int rules = view.pages.brings[set.name])
            view.ui.remark(say_many(rules, "It brings {1} special rule.", "It brings {1} special rules."));
    }
    for (const battles::CoinSet& set : view.pages.sets)
        if (set.origin != battles::Origin::Shipped && view.ui.button(say("Share {1}", known(set.title))))
            view.files.pass_on.ask(view.app, battles::LibraryKind::Coins, set.name, set.title);
}

void draw_first(EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    view.ui.caption(say("WHO GOES FIRST"));
    const std::size_t now = scenario.first ? cw::index(*scenario.first) : 2;
    const auto pressed = one_of(
        view.ui, say("WHO GOES FIRST"),
        {cw::display_name(scenario, cw::Side::Heads), cw::display_name(scenario, cw::Side::Tails), say("The toss")},
        now);
    if (!pressed) return;
    const auto first = *pressed < 2 ? std::optional(static_cast<cw::Side>(*pressed)) : std::nullopt;
    request(view, {say("Change who goes first"), [first](editor::Draft& draft) { draft.scenario.first = first; }});
}

constexpr std::size_t kCourseSection = 1;  // index of this section below
struct Section {
    Phrase title;
    std::function<void()> draw;
};

std::vector<Section> sections_of(EditorView& view) {
    const auto& pages = view.draft().pages;
    const auto counted = [](const Phrase& title, std::size_t count) {
        return count == 0 ? title : say("{1} ({2})", title, static_cast<int>(count));
    };
    return {{say("Title and story"), [&view] { draw_texts(view); }},
            {counted(say("How it went"), pages.course.size()), [&view] { draw_course_steps(view); }},
            {counted(say("Notes for the players"), pages.notes.size()), [&view] { draw_text_list(view, kNotes); }},
            {counted(say("Sources"), pages.sources.size()), [&view] { draw_text_list(view, kSources); }},
            {say("The table"),
             [&view] {
                 draw_table_size(view);
                 draw_mat_choice(view);
                 view.ui.caption(say("NORTH AND SCALE"));
                 draw_north(view);
                 draw_scale(view);
             }},
            {say("The sides"),
             [&view] {
                 view.ui.remark(say("Sentences use a coin's short name if it has one; cards use the full name."));
                 draw_side(view, cw::Side::Heads);
                 view.ui.space(6);
                 draw_side(view, cw::Side::Tails);
                 draw_first(view);
             }},
            {say("Coins to choose from"), [&view] { draw_sets(view); }}};
}

}  // namespace

void draw_battle_page(EditorView& view) {
    draw_page(view, [&] {
        ui::Ui& ui = view.ui;
        const std::vector<Section> sections = sections_of(view);
        auto& open = view.pages.section;
        view.pages.shows_course = open == kCourseSection;
        for (std::size_t i = 0; i < sections.size(); ++i) {
            if (fold(ui, sections[i].title, open == i)) open = open == i ? std::nullopt : std::optional(i);
            if (open != i) continue;
            sections[i].draw();
            ui.space(10);
        }
    });
}

}  // namespace screens
