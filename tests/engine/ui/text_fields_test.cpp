#include <SDL.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "engine/platform/window.h"
#include "engine/ui/ui.h"

using platform::Event;
using words::plain;

namespace {

Event key_down(const char* keys) {
    const platform::Chord chord = platform::chord_from(keys).value();
    return {.kind = Event::Kind::KeyDown, .key = chord.key, .mods = chord.mods};
}

Event typing(const char* text) { return {.kind = Event::Kind::Text, .text = text}; }

// A page with two text fields.
class Form {
public:
    Form() {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
        SDL_SetMainReady();
        auto window = platform::Window::open({.title = "form", .width = 640, .height = 400, .scripted = true});
        REQUIRE(window);
        window_ = std::move(*window);
        auto made = ui::Ui::create(*window_, 100);
        REQUIRE(made);
        ui_ = std::move(*made);
        for (int i = 0; i < 4; ++i) draw({});  // until all sizes are known
    }

    // Handles the events as the program does; returns those for the screen.
    std::vector<Event> put(std::deque<Event> queue) {
        std::vector<Event> left;
        while (!queue.empty()) std::ranges::move(draw(ui::next_batch(queue)), std::back_inserter(left));
        for (int i = 0; i < 8 && ui_->unsettled(); ++i) draw({});
        return left;
    }

    // Clicks at the beginning of a field, in a double click the second time.
    void click(const char* label, int clicks = 1) { put(press(label, clicks)); }
    std::deque<Event> press(const char* label, int clicks = 1) const {
        const auto& labels = ui_->labels();
        const auto found = std::ranges::find(labels, label, &ui::Label::text);
        REQUIRE(found != labels.end());
        const core::Vec2 at{found->rect.x0 + 3, found->rect.center().y};
        return {{.kind = Event::Kind::Move, .at = at},
                {.kind = Event::Kind::Press, .at = at, .clicks = clicks},
                {.kind = Event::Kind::Release, .at = at, .clicks = clicks}};
    }

    std::string name = "one two", story = "one two";

private:
    std::vector<Event> draw(std::vector<Event> events) {
        std::vector<Event> left = ui_->begin({.width = 640, .height = 400, .events = std::move(events)});
        ui_->side_panel("form", {10, 10, 600, 390}, [&] {
            ui_->input_text(plain("Name"), name, 40);
            ui_->input_lines(plain("Story"), story, 2, 200);
        });
        ui_->end();
        return left;
    }

    std::unique_ptr<platform::Window> window_;
    std::unique_ptr<ui::Ui> ui_;
};

bool keeps_key(Form& form, const char* keys) {
    return std::ranges::none_of(form.put({key_down(keys)}),
                                [](const Event& event) { return event.kind == Event::Kind::KeyDown; });
}

}  // namespace

TEST_CASE("a longer text keeps keys with Alt, but for arrows, and leaves commands with Ctrl to the screen") {
    Form form;
    form.click("Story");
    for (const char* keys : {"Alt+Backspace", "Alt+Delete", "Alt+M", "Ctrl+Left", "Ctrl+A"})
        CHECK_MESSAGE(keeps_key(form, keys), keys);
    for (const char* keys : {"Alt+Up", "Alt+Left", "Ctrl+Z", "Ctrl+S"}) CHECK_MESSAGE(!keeps_key(form, keys), keys);
    CHECK(form.story == "one two");
    form.click("Name");
    for (const char* keys : {"Alt+Backspace", "Alt+M", "Ctrl+S"}) CHECK_MESSAGE(keeps_key(form, keys), keys);
    CHECK(form.name == "one two");
}

TEST_CASE("letters typed just before the key or the press that leaves their field are written") {
    Form form;
    for (const char* leaving : {"Enter", "Tab", "Escape", "Down"}) {
        form.name = "before";
        form.click("Name");
        form.put({typing("aft"), typing("er"), key_down(leaving)});
        CHECK_MESSAGE(form.name == "after", leaving);
    }
    form.click("Name");
    std::deque<Event> events = form.press("Story");
    events.push_front(typing("at last"));
    form.put(events);
    CHECK(form.name == "at last");
    std::deque<Event> one_letter{typing("a"), {.kind = Event::Kind::KeyUp}, typing("b")};
    CHECK(ui::next_batch(one_letter).size() == 2);
}

TEST_CASE("a second click at the same place chooses a word only if it ends a double click") {
    Form form;
    form.click("Story");
    form.click("Story");
    form.put({typing("n")});
    CHECK(form.story == "none two");
    form.click("Story");
    form.click("Story", 2);
    form.put({typing("some")});
    CHECK(form.story == "some two");
}
