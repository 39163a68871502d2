// The editor's top bar: its menu, undo and redo, the last change, problems, saving, trying out.

#include <utility>

#include "game/coin_wars/screens/editor/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

class Strip {
public:
    explicit Strip(Desk& desk) : ui_(desk.app.ui()), left_(ui_.px(14)), right_(ui_.width() - ui_.px(14)) {}

    bool left(const Phrase& label, double points, bool enabled = true) {
        const double width = button_width(ui_, label, points);
        ui_.place(rect(left_, width));
        left_ += width + ui_.px(8);
        return ui_.button(label, Look::Dark, enabled);
    }
    bool right(const Phrase& label, double points, Look look, bool enabled = true) {
        const double width = button_width(ui_, label, points);
        right_ -= width;
        ui_.place(rect(right_, width));
        right_ -= ui_.px(8);
        return ui_.button(label, look, enabled);
    }
    // The title and the last change, as far as there is room.
    void print(const Phrase& title, const Phrase& notice) {
        const double from = left_ + ui_.px(10), to = right_ - ui_.px(8);
        const double wide = ui_.text_width(title, ui::Type::Heading) + 2;
        if (from + wide > to) return;
        const double high = ui_.rail_height(), line = ui_.line_height(ui::Type::Heading);
        ui_.place(ui::sized({from, (high - line) / 2}, wide, line));
        ui_.text(title, {ui::Type::Heading, palette::kCream});
        const double after = from + wide + ui_.px(18), room = to - after;
        if (notice.empty() || ui_.text_width(notice, ui::Type::Body) + 2 > room) return;
        const double body = ui_.line_height(ui::Type::Body);
        ui_.place(ui::sized({after, (high - body) / 2}, room, body));
        ui_.text(notice, {ui::Type::Body, palette::kCreamSoft});
    }

private:
    ui::Rect rect(double x, double width) const {
        const double high = ui_.px(34);
        return ui::sized({x, std::round((ui_.rail_height() - high) / 2)}, width, high);
    }
    ui::Ui& ui_;
    double left_, right_;
};

void ask(Desk& desk, std::string_view name, const ui::Ui::Content& content) {
    desk.app.ui().dialog(name, desk.app.ui().px(440), content);
}

void menu(Desk& desk) {
    ask(desk, "editor menu", [&] {
        ui::Ui& ui = desk.app.ui();
        ui.heading(title_of(desk));
        const auto entry = [&](const Phrase& label, bool enabled) {
            const bool pressed = ui.button(label, Look::Plain, enabled);
            if (pressed) desk.dialog.close();
            return pressed;
        };
        if (entry(say("Save"), true)) return desk.save();
        if (entry(say("Save under another name"), true)) desk.ask_name();
        if (entry(say("Try it in the laboratory"), desk.seen.problems.empty())) desk.try_in_lab();
        if (entry(say("See the whole table"), true)) desk.camera.show_whole();
        if (entry(say("Turn the view"), true)) desk.camera.turn();
        if (entry(say("Settings"), true)) desk.app.go("settings");
        if (entry(say("Help"), true)) desk.app.go("help");
        if (entry(say("Leave the editor"), true)) return desk.leave();
        if (ui.button(say("Go on"), Look::Accent)) desk.dialog.close();
    });
}

void ask_leave(Desk& desk) {
    ask(desk, "leave editor", [&] {
        ui::Ui& ui = desk.app.ui();
        ui.heading(say("Leave without saving?"));
        ui.text(say("What was changed since the battle was last saved will be lost."));
        if (ui.button(say("Save it and leave"), Look::Accent)) {
            desk.files.leaving = true;
            desk.dialog.close();
            return desk.save();
        }
        if (ui.button(say("Leave it unsaved"))) return desk.leave();
        if (ui.button(say("Stay"))) desk.dialog.close();
    });
}

void ask_name(Desk& desk) {
    ask(desk, "name of battle", [&] {
        ui::Ui& ui = desk.app.ui();
        ui.heading(say("Save the battle"));
        ui.text(say("As a file among your own battles: small letters, digits, - and _."));
        if (std::exchange(desk.dialog.name_fresh, false)) ui.focus_next();
        ui.input_text(say("Name"), desk.dialog.name, 32);
        const Phrase fault = fault_of_name(desk, desk.dialog.name);
        if (!fault.empty()) ui.text(fault, {ui::Type::Small, palette::kSoft});
        ui.row({1, 1});
        if (ui.button(say("Save it"), Look::Accent, fault.empty())) {
            desk.dialog.close();
            desk.save_as(desk.dialog.name);
            return;
        }
        if (ui.button(say("Not now"))) {
            desk.dialog.close();
            desk.files.leaving = false;
        }
    });
}

// Stays until it has been read.
void tell_fault(Desk& desk) {
    ask(desk, "battle not saved", [&] {
        ui::Ui& ui = desk.app.ui();
        ui.heading(say("The battle is not saved"));
        ui.text(plain(desk.files.fault));
        if (ui.button(say("All right"), Look::Accent)) desk.files.fault.clear();
    });
}

}  // namespace

void draw_rail(Desk& desk) {
    desk.app.ui().rail([&] {
        Strip strip(desk);
        const bool narrow = layout_of(desk).narrow;
        if (strip.left(say("Menu"), 70)) desk.dialog.ask = EditorAsk::Menu;
        if (strip.left(say("Undo"), 70, desk.history.can_undo())) desk.undo();
        if (strip.left(say("Redo"), 70, desk.history.can_redo())) desk.redo();
        if (strip.right(say("Try it out"), 96, desk.seen.problems.empty() ? Look::Accent : Look::Dark,
                        desk.seen.problems.empty()))
            desk.try_out();
        if (!narrow && strip.right(say("Save"), 76, Look::Dark, !desk.history.is_saved())) desk.save();
        const int problems = static_cast<int>(desk.seen.problems.size());
        if (problems > 0 && strip.right(say_many(problems, "{1} problem", "{1} problems"), 90, Look::Dark))
            desk.page = EditorPage::Problems;
        strip.print(title_of(desk), desk.notice);
    });
}

void draw_questions(Desk& desk) {
    if (!desk.files.fault.empty()) return tell_fault(desk);
    if (desk.dialog.ask == EditorAsk::Menu) return menu(desk);
    if (desk.dialog.ask == EditorAsk::Leave) return ask_leave(desk);
    if (desk.dialog.ask == EditorAsk::Name) return ask_name(desk);
}

}  // namespace screens
