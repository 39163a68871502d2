// The editor's top bar: its menu, undo and redo, the last change, problems, saving, trying out.

#include <utility>

#include "engine/core/path.h"
#include "game/coin_wars/screens/editor/bar_strip.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

void ask(EditorView& view, std::string_view name, const ui::Ui::Content& content) {
    view.ui.dialog(name, view.ui.px(440), content);
}

void menu(EditorView& view) {
    ask(view, "editor menu", [&] {
        view.ui.heading(title_of(view));
        const auto entry = [&](const Phrase& label, const ui::Open& open) {
            const bool pressed = view.ui.button(label, Look::Plain, open);
            if (pressed) view.dialog.close();
            return pressed;
        };
        if (entry(say("Save"), true)) return view.save();
        if (entry(say("Save under another name"), true)) view.ask_name();
        if (entry(say("Pass it on"), {view.history.is_saved() && !view.files.file.empty(), say("Save it first.")}))
            return view.files.pass_on.ask(view.app, battles::LibraryKind::Battles, core::text(view.files.file.stem()),
                                          view.scenario().title);
        if (entry(say("Try it in the laboratory"), {view.seen.problems.empty(), say("Fix the problems first.")}))
            view.try_in_lab();
        if (entry(say("See the whole table"), true)) view.camera.show_whole();
        if (entry(say("Turn the view"), true)) view.camera.turn();
        if (entry(say("Settings"), true)) view.app.go("settings");
        if (entry(say("Help"), true)) view.app.go("help");
        if (entry(say("Leave the editor"), true)) return view.leave();
        if (view.ui.button(say("Continue"), Look::Accent)) view.dialog.close();
    });
}

void ask_leave(EditorView& view) {
    ask(view, "leave editor", [&] {
        view.ui.heading(say("Leave without saving?"));
        view.ui.text(say("Changes made since the battle was last saved will be lost."));
        if (view.ui.button(say("Save and leave"), Look::Accent)) {
            view.files.leaving = true;
            view.dialog.close();
            return view.save();
        }
        if (view.ui.button(say("Leave without saving"))) return view.leave();
        if (view.ui.button(say("Stay"))) view.dialog.close();
    });
}

void ask_name(EditorView& view) {
    ask(view, "name of battle", [&] {
        ui::Ui& ui = view.ui;
        ui.heading(say("Save the battle"));
        ui.text(say("Choose a file name for your battle: lower-case letters, digits, - and _."));
        if (std::exchange(view.dialog.name_fresh, false)) ui.focus_next();
        ui.input_text(say("Name"), view.dialog.name, 32);
        const Phrase fault = fault_of_name(view, view.dialog.name);
        if (!fault.empty()) ui.remark(fault);
        ui.row({1, 1});
        if (ui.button(say("Save it"), Look::Accent, {fault.empty(), fault})) {
            view.dialog.close();
            view.save_as(view.dialog.name);
            return;
        }
        if (ui.button(say("Not now"))) {
            view.dialog.close();
            view.files.leaving = false;
        }
    });
}

// Stays open until the player has read it.
void tell_fault(EditorView& view) {
    ask(view, "battle not saved", [&] {
        view.ui.heading(say("The battle was not saved"));
        view.ui.text(view.files.fault);
        if (view.ui.button(say("All right"), Look::Accent)) view.files.fault = {};
    });
}

}  // namespace

void draw_top_bar(EditorView& view) {
    view.ui.top_bar([&] {
        BarStrip strip(view.ui);
        const bool narrow = layout_of(view).narrow;
        if (strip.left(say("Menu"), 70)) view.dialog.ask = EditorAsk::Menu;
        if (strip.left(say("Undo"), 70, {view.history.can_undo(), say("There is nothing to take back.")})) view.undo();
        if (strip.left(say("Redo"), 70, {view.history.can_redo(), say("There is nothing to redo.")})) view.redo();
        if (strip.right(say("Try it out"), 96, view.seen.problems.empty() ? Look::Accent : Look::Dark,
                        {view.seen.problems.empty(), say("Fix the problems first.")}))
            view.try_out();
        if (!narrow &&
            strip.right(say("Save"), 76, Look::Dark, {!view.history.is_saved(), say("It is already saved.")}))
            view.save();
        const int problems = static_cast<int>(view.seen.problems.size());
        if (problems > 0 && strip.right(say_many(problems, "{1} problem", "{1} problems"), 90, Look::Dark))
            view.page = EditorPage::Problems;
        strip.print(title_of(view), view.notice);
    });
}

void draw_questions(EditorView& view) {
    if (!view.files.fault.empty()) return tell_fault(view);
    view.files.pass_on.draw(view.app);
    if (view.dialog.ask == EditorAsk::Menu) return menu(view);
    if (view.dialog.ask == EditorAsk::Leave) return ask_leave(view);
    if (view.dialog.ask == EditorAsk::Name) return ask_name(view);
}

}  // namespace screens
