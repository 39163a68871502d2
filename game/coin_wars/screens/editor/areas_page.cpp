// The editor's page for areas: ground, deployment zones, arrival areas, areas to hold.

#include <algorithm>
#include <array>

#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using editor::Piece;

constexpr int kMaxTurns = 60;

struct GroundRow {
    cw::Ground kind;
    words::Key label, note;
};
constexpr std::array kGrounds{
    GroundRow{cw::Ground::Defensive, mark("Defensive"), mark("+1 Defense for coins on it")},
    GroundRow{cw::Ground::Offensive, mark("Offensive"), mark("+1 Offense for coins on it")},
    GroundRow{cw::Ground::Impassable, mark("Impassable"), mark("nobody may enter it")},
    GroundRow{cw::Ground::Slow, mark("Slow"), mark("a move that begins on it goes half as far")},
    GroundRow{cw::Ground::Stop, words::mark_in("ground", "Stop"), mark("entering it ends the move")},
    GroundRow{cw::Ground::NoCharge, mark("No Charge"), mark("no Charge may lead into it")},
    GroundRow{cw::Ground::Fast, words::mark_in("ground", "Fast"),
              mark("a move along it goes by the card's next longer edge")},
    GroundRow{cw::Ground::Plain, words::mark_in("ground", "Plain"), mark("it does nothing by itself")},
};
// In the order of Sight.
struct SightRow {
    words::Key label, note;
};
constexpr std::array kSights{
    SightRow{words::mark_in("shots", "Open"), mark("shots pass over it")},
    SightRow{mark("Wood"), mark("no shot goes through it, and only a coin at its edge sees and is seen")},
    SightRow{mark("Crest"), mark("no shot goes across it, but coins on it see and are seen")},
};
struct PaperRow {
    std::string_view word;
    words::Key label;
};
constexpr std::array kPaperNames{
    PaperRow{"", mark("Default")},    PaperRow{"green", mark("Green")}, PaperRow{"wood", mark("Wood")},
    PaperRow{"water", mark("Water")}, PaperRow{"sand", mark("Sand")},   PaperRow{"clay", mark("Clay")},
    PaperRow{"stone", mark("Stone")}, PaperRow{"brick", mark("Brick")},
};

Phrase display_name(const EditorView& view, editor::EditorShape shape) {
    const cw::Scenario& scenario = view.scenario();
    const auto i = static_cast<std::size_t>(shape.index);
    if (shape.piece == Piece::Zone) return say("Zone of {1}", known(scenario.sides[i].name));
    if (shape.piece == Piece::Goal) return say("An area to hold");
    if (shape.piece == Piece::Arrival) return say("Where {1} arrives", cw::name_of(scenario, shape.index));
    const cw::Terrain& ground = scenario.terrain[i];
    if (!ground.name.empty()) return known(ground.name);
    const auto row = std::ranges::find(kGrounds, ground.kind, &GroundRow::kind);
    return say("{1} ground", Phrase(row->label));
}

void draw_new(EditorView& view) {
    view.ui.caption(say("DRAW GROUND"));
    const auto draws = [&](DrawnAs as) { return view.brush.draws() && view.brush.drawn_as == as; };
    const auto tool = [&](const Phrase& label, DrawnAs as) {
        if (!view.ui.button(label, draws(as) ? Look::Chosen : Look::Plain)) return;
        const bool put_away = draws(as);
        view.clear();
        if (!put_away) view.brush.draw_as(as);
    };
    button_row(view.ui, {say("Polygon"), say("Rectangle"), say("Oval")});
    tool(say("Polygon"), DrawnAs::Corners);
    tool(say("Rectangle"), DrawnAs::Rectangle);
    tool(say("Oval"), DrawnAs::Oval);
    if (!view.brush.draws()) return;
    view.ui.remark(view.brush.drawn_as == DrawnAs::Corners
                       ? say("Click each corner; Enter or a double click closes the outline.")
                       : say("Drag from one corner to the opposite one."));
}

void list_all(EditorView& view) {
    ui::Ui& ui = view.ui;
    ui.caption(say("ON THE TABLE"));
    const std::vector<editor::EditorShape> all = editor::shapes(view.scenario());
    for (std::size_t i = all.size(); i-- > 0;) {
        const editor::EditorShape shape = all[i];
        const ui::Sign sign = shape.piece != Piece::Zone ? ui::Sign::None
                              : shape.index == 0         ? ui::Sign::Solid
                                                         : ui::Sign::Dashed;
        if (ui.entry(display_name(view, shape), {}, sign, view.selection.shape == shape, true)) view.select(shape);
    }
}

// Moves a piece of ground within the stack, where later pieces are on top. It stays selected.
void restack(EditorView& view, int by) {
    const auto from = static_cast<std::size_t>(view.selection.shape->index);
    const int to = view.selection.shape->index + by;
    if (to < 0 || to >= static_cast<int>(view.scenario().terrain.size())) return;
    view.change(say("Change the stacking order"), [&](editor::Draft& draft) {
        std::swap(draft.scenario.terrain[from], draft.scenario.terrain[static_cast<std::size_t>(to)]);
    });
    view.selection.shape->index = to;
}

class GroundFields {
public:
    explicit GroundFields(EditorView& view)
        : view_(view), ui_(view.ui), index_(static_cast<std::size_t>(view.selection.shape->index)) {}

    void draw() {
        name();
        kind();
        sight();
        side();
        turns();
        changes();
        exceptions();
        paper();
        button_row(ui_, {say("Higher"), say("Lower")});
        if (ui_.button(say("Higher"))) return restack(view_, 1);
        if (ui_.button(say("Lower"))) return restack(view_, -1);
    }

private:
    const cw::Terrain& ground() const { return view_.scenario().terrain[index_]; }
    template <class Change>
    void edit(const Phrase& what, Change change, const std::string& of = "") {
        view_.change(
            what, [&](editor::Draft& draft) { change(draft.scenario.terrain[index_]); }, of);
    }

    void name() {
        std::string text = ground().name;
        if (ui_.input_text(say("Name"), text, 80))
            view_.change(
                say("Name the ground"),
                [&](editor::Draft& draft) { editor::rename_ground(draft.scenario, index_, text); }, "ground name");
    }

    void kind() {
        ui_.caption(say("WHAT IT DOES"));
        for (std::size_t line = 0; line < kGrounds.size(); line += 3) {
            const std::size_t end = std::min(line + 3, kGrounds.size());
            ui_.row(std::vector<double>(end - line, 1));
            for (std::size_t i = line; i < end; ++i)
                if (ui_.button(kGrounds[i].label, ground().kind == kGrounds[i].kind ? Look::Chosen : Look::Plain))
                    edit(say("Change the ground"), [&](cw::Terrain& it) { it.kind = kGrounds[i].kind; });
        }
        const auto* const row = std::ranges::find(kGrounds, ground().kind, &GroundRow::kind);
        ui_.remark(row->note);
        const bool silent = !view_.scenario().advanced.terrain &&
                            (row->kind == cw::Ground::Defensive || row->kind == cw::Ground::Offensive);
        if (silent) {
            ui_.remark(say("It counts only if the Terrain rule is on."));
            if (ui_.button(say("Use the Terrain rule")))
                view_.change(say("Change a rule"),
                             [](editor::Draft& draft) { draft.scenario.advanced.terrain = true; });
        }
    }

    void side() {
        ui_.caption(say("WHOM IT AFFECTS"));
        const auto& sides = view_.scenario().sides;
        const std::array<std::optional<cw::Side>, 3> whom{std::nullopt, cw::Side::Heads, cw::Side::Tails};
        const std::array<Phrase, 3> labels{say("Both"), known(sides[0].name), known(sides[1].name)};
        button_row(ui_, {labels.begin(), labels.end()});
        for (std::size_t i = 0; i < whom.size(); ++i)
            if (ui_.button(labels[i], ground().side == whom[i] ? Look::Chosen : Look::Plain))
                edit(say("Change the ground"), [&](cw::Terrain& it) { it.side = whom[i]; });
    }

    void turns() {
        int from = ground().from_turn, to = ground().to_turn;
        if (ui_.slider(say("From round {1}", from), from, {1, kMaxTurns, 1}))
            edit(
                say("Change the ground"),
                [&](cw::Terrain& it) {
                    it.from_turn = from;
                    if (it.to_turn > 0) it.to_turn = std::max(it.to_turn, from);
                },
                "ground from");
        if (ui_.slider(to > 0 ? say("To round {1}", to) : say("To the end"), to, {0, kMaxTurns, 1}))
            edit(
                say("Change the ground"),
                [&](cw::Terrain& it) { it.to_turn = to > 0 ? std::max(to, it.from_turn) : 0; }, "ground to");
    }

    void sight() {
        ui_.caption(say("SHOTS"));
        std::vector<Phrase> labels;
        for (const SightRow& row : kSights) labels.emplace_back(row.label);
        const auto now = static_cast<std::size_t>(ground().sight);
        if (const auto pressed = one_of(ui_, say("SHOTS"), labels, now))
            edit(say("Change the ground"), [&](cw::Terrain& it) { it.sight = static_cast<cw::Sight>(*pressed); });
        ui_.remark(kSights[static_cast<std::size_t>(ground().sight)].note);
    }

    void changes() {
        using Of = editor::ConditionRoot::Of;
        draw_optional_condition(view_, say("Only once something has happened"), {Of::Begins, index_});
        draw_optional_condition(view_, say("Only until something has happened"), {Of::Ends, index_});
    }

    void exceptions() {
        const auto count = static_cast<int>(ground().except.size());
        if (count > 0) {
            ui_.text(say_many(count, "It does not affect {1} coin.", "It does not affect {1} coins."));
            button_row(ui_, {say("Show them"), say("Affect all coins")});
            if (ui_.button(say("Show them"))) {
                view_.selection.coins = ground().except;
                return;
            }
            if (ui_.button(say("Affect all coins")))
                edit(say("Change the ground"), [](cw::Terrain& it) { it.except.clear(); });
        }
        if (view_.selection.coins.empty()) {
            ui_.remark(say("To exempt coins, select them with Shift while this ground is selected."));
            return;
        }
        if (ui_.button(say("Exempt the selected coins")))
            edit(say("Change the ground"), [&](cw::Terrain& it) { it.except = view_.selection.coins; });
    }

    void paper() {
        ui_.caption(say("PAPER"));
        for (std::size_t line = 0; line < kPaperNames.size(); line += 4) {
            ui_.row({1, 1, 1, 1});
            for (std::size_t i = line; i < line + 4; ++i)
                if (ui_.button(kPaperNames[i].label,
                               ground().paper == kPaperNames[i].word ? Look::Chosen : Look::Plain))
                    edit(say("Change the paper"),
                         [&](cw::Terrain& it) { it.paper = std::string(kPaperNames[i].word); });
        }
    }

    EditorView& view_;
    ui::Ui& ui_;
    std::size_t index_;
};

void draw_chosen(EditorView& view) {
    const editor::EditorShape shape = *view.selection.shape;
    view.ui.heading(display_name(view, shape));
    view.ui.remark(say("Drag it, or a corner. Click an edge to add a corner; Delete removes one."));
    const Phrase away = shape.piece == Piece::Zone      ? say("Use the default strip")
                        : shape.piece == Piece::Arrival ? say("On the table from the start")
                                                        : say("Remove");
    if (shape.piece != Piece::Goal && view.ui.button(away)) {
        view.selection.corner.reset();
        return remove_selected(view);
    }
    if (shape.piece == Piece::Ground) GroundFields(view).draw();
}

}  // namespace

void draw_areas_page(EditorView& view) {
    draw_page(view, [&] {
        draw_new(view);
        if (view.selection.shape) {
            view.ui.rule();
            draw_chosen(view);
        }
        view.ui.rule();
        list_all(view);
    });
}

}  // namespace screens
