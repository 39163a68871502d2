// The key bindings, each with a button that waits for a new key.

#include "game/shell/key_bindings.h"
#include "game/shell/page_frame.h"
#include "game/shell/screen_list.h"

namespace screens {
namespace {

using platform::Event;
using platform::Key;

class KeysScreen final : public Screen {
public:
    std::string_view name() const override { return "keys"; }

    void frame(App& app) override {
        const WayOut way_out = waiting_ ? WayOut::BackByButton : WayOut::Back;  // Escape ends the waiting alone
        if (waiting_) listen(app);
        draw_page(
            app, say("Keys"), "keys", 720, [&] { content(app); }, way_out);
    }

private:
    void content(App& app) {
        ui::Ui& ui = app.ui();
        ui.remark(say("Press a button, then its new key. If another action already has that key, the two swap keys."));
        if (!told_.empty()) ui.text(told_, {Type::Small, palette::kAccent});
        std::optional<Where> where;
        for (const KeyLine& line : key_list()) {
            if (line.binding == KeyLine::Binding::Fixed) continue;
            if (where != line.where) ui.caption(title_of(line.where));
            where = line.where;
            draw_line(app, line);
        }
        ui.rule();
        if (ui.button(say("Reset all keys"), Look::Plain,
                      {!app.settings().keys.empty(), say("All keys are at their defaults.")})) {
            app.settings().keys.clear();
            app.save_settings();
            told_ = {};
        }
    }

    void draw_line(App& app, const KeyLine& line) {
        ui::Ui& ui = app.ui();
        const Phrase label =
            waiting_ == line.action ? say("Press a key") : chords_in_words(app.settings().keys, line.action);
        ui.row({5, 3});
        ui.text(line.what);
        if (ui.button(label, waiting_ == line.action ? Look::Chosen : Look::Plain)) {
            waiting_ = line.action;
            told_ = {};
        }
    }

    void listen(App& app) {
        for (const Event& event : app.events()) {
            if (event.kind != Event::Kind::KeyDown) continue;
            const KeyAction action = *std::exchange(waiting_, std::nullopt);
            if (event.key == Key::Escape) return;
            const platform::Chord chord{event.key, event.mods};
            const auto changed = with_key(app.settings().keys, action, chord);
            if (!changed) {
                told_ = say("{1} cannot be reassigned.", in_words(platform::chord_name(chord)));
                return;
            }
            app.settings().keys = *changed;
            app.save_settings();
            return;
        }
    }

    std::optional<KeyAction> waiting_;
    Phrase told_;
};

}  // namespace

std::unique_ptr<Screen> make_keys(App&) { return std::make_unique<KeysScreen>(); }

}  // namespace screens
