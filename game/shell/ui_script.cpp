#include "game/shell/ui_script.h"

#include <algorithm>
#include <ctime>
#include <iostream>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/kit/json_text.h"
#include "game/shell/program.h"

namespace screens {
namespace {

constexpr double kPatience = 120;  // seconds that a step may wait, unless it says otherwise

// Lists what can be pressed now, to explain a failed step.
std::string on_screen(Program& program) {
    std::string text = "\nOn the screen:";
    for (const ui::Label& label : program.ui().labels())
        if (label.widget) text += " [" + label.text + (label.enabled ? "]" : "](off)");
    return text;
}

// True for ASCII letters and digits, and for every byte beyond ASCII.
bool is_letter(char c) {
    return static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9');
}

bool ends_word(std::string_view text, std::size_t at) {
    return at == 0 || at >= text.size() || !is_letter(text[at - 1]) || !is_letter(text[at]);
}

}  // namespace

void BoxNames::add(const std::string& english, const words::Catalogue& catalogue) {
    const std::string* other = catalogue.find(english);
    if (!other || *other == english) return;
    names_.emplace(english, *other);
    // "Pepper, a large dog" may also be called "Pepper".
    if (const auto comma = english.find(", "); comma != std::string::npos && other->find(", ") != std::string::npos)
        names_.emplace(english.substr(0, comma), other->substr(0, other->find(", ")));
    longest_ = std::max(longest_, english.size());
}

void BoxNames::add(const rules::Json& box, const words::Catalogue& catalogue) {
    if (box.is_string()) return add(box.get<std::string>(), catalogue);
    if (box.is_object())
        for (const auto& [key, value] : box.items()) add(key, catalogue);
    if (box.is_structured())
        for (const rules::Json& part : box) add(part, catalogue);
}

std::string BoxNames::translated(std::string_view text) const {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = ends_word(text, at) ? std::min(longest_, text.size() - at) : 0;
        auto found = names_.end();
        for (; length > 0 && found == names_.end(); --length)
            if (ends_word(text, at + length)) found = names_.find(text.substr(at, length));
        if (found == names_.end()) {
            result.push_back(text[at++]);
        } else {
            result += found->second;
            at += found->first.size();
        }
    }
    return result;
}

core::Result<UiScript, std::string> UiScript::read(const std::filesystem::path& script, bool fingers) {
    const auto text = platform::read_file(script);
    if (!text) return core::failure(words::english(text.error()));
    auto steps = ui_script_steps(*text, core::text(script));
    if (!steps) return core::failure(steps.error());
    UiScript drive;
    drive.steps_ = std::move(*steps);
    drive.fingers_ = fingers;
    drive.watches_frames_ = std::ranges::any_of(drive.steps_, [](const UiScriptStep& step) {
        return step.json["do"] == "still" || step.json["do"] == "measure";
    });
    return drive;
}

bool UiScript::fail(const std::string& reason) {
    const UiScriptStep& step = steps_[next_ - 1];
    std::cerr << "coinwars: step " << next_ << " (line " << step.line << ", " << step.json.dump() << "): " << reason
              << '\n';
    failed_ = true;
    return true;
}

// A script never changes the language, so names are learned once.
void UiScript::learn_names(Program& program) {
    knows_names_ = true;
    std::error_code ignored;
    for (const auto& file : std::filesystem::directory_iterator(program.assets() / "stories", ignored))
        if (const auto text = platform::read_file(file.path()))
            if (const auto box = rules::parse_json(*text)) names_.add(*box, program.ui().catalogue());
}

bool UiScript::means(std::string_view shown, std::string_view words) const {
    return shown == words || names_.translated(shown) == names_.translated(words);
}

bool UiScript::advance(Program& program) {
    if (failed_) return true;
    if (!knows_names_) learn_names(program);
    if ((next_ > 0 || again_) && go_on(program)) {
        const bool too_long = (until_idle_ || waits_for_others()) && platform::now() - waiting_since_ > patience_;
        return failed_ ||
               (too_long && fail("gave up after " + std::to_string(static_cast<int>(patience_)).append(" seconds.")));
    }
    if (next_ == steps_.size()) return true;
    const UiScriptStep& step = steps_[next_++];
    if (!again_) scrolls_ = 0;
    again_ = false;
    try {
        at_once_ = step.json.value("at_once", false);
        if (const Fault fault = begin(program, step.json)) return fail(*fault + on_screen(program));
    } catch (const Json::exception&) {
        return fail("the step is not well formed: " + step.json.dump());
    }
    return false;
}

bool UiScript::go_on(Program& program) {
    if (platform::now() < rests_until_) return true;
    if (!strokes_.empty()) {
        Stroke stroke = strokes_.front();
        strokes_.pop_front();
        stroke.finger.at = program.turned(stroke.finger.at);
        program.window().push(stroke.finger);
        rests_until_ = platform::now() + stroke.rest;
        program.redraw();
        return true;
    }
    if (!events_.empty()) {
        do {
            platform::Event event = events_.front();
            event.at = program.turned(event.at);
            program.window().push(event);
            events_.pop_front();
        } while (at_once_ && !events_.empty());
        program.redraw();
        return true;
    }
    if (measure_) {
        measure_->seconds.push_back(program.times().seconds.back());
        if (measure_->left-- > 0) {
            program.redraw();
            return true;
        }
        if (const Fault fault = finish_measure(program)) fail(*fault);
        measure_.reset();
        return failed_;
    }
    if (frames_ > 0) {
        --frames_;
        program.redraw();
        return true;
    }
    if (idle_turns_ > 0) {
        --idle_turns_;
        const auto drawn = program.times().drawn - drawn_before_;
        return drawn == 0 || fail(std::to_string(drawn) + " frames were drawn, though nothing changed.");
    }
    if (!until_state_.is_null() && !expect_state(program, until_state_)) until_state_ = nullptr;
    if (std::error_code none; !until_file_.empty() && std::filesystem::exists(until_file_, none)) until_file_.clear();
    until_idle_ = until_idle_ && !program.idle();
    for (const ui::Label& label : program.ui().labels())
        if (label.enabled && !until_label_.empty() && means(label.text, until_label_)) until_label_.clear();
    return until_idle_ || waits_for_others();
}

bool UiScript::waits_for_others() const {
    return !until_label_.empty() || !until_state_.is_null() || !until_file_.empty();
}

UiScript::Fault UiScript::begin(Program& program, const Json& step) {
    const std::string what = step["do"];
    if (fingers_)
        if (auto fault = beyond_fingers(program, step)) return fault;
    if (fingers_ && (what == "press" || what == "click" || what == "hover" || what == "drag"))
        return by_finger(program, step);
    if (what == "screen") return screen(program, step);
    if (what == "press") return press(program, step);
    if (what == "type") return type(step);
    if (what == "compose") return compose(step);
    if (what == "key") return key(step);
    if (what == "focus") return focus(program, step);
    if (what == "drop") return drop(step);
    if (what == "click") return click(program, step);
    if (what == "drag") return drag(program, step);
    if (what == "touch") return touch(program, step);
    if (what == "pinch") return pinch(program, step);
    if (what == "hover") return hover(program, step);
    if (what == "wheel") return wheel(program, step);
    if (what == "wait") return wait(program, step);
    if (what == "still") return still(program, step);
    if (what == "count_presses") {
        counted_ = {};
        return std::nullopt;
    }
    if (what == "expect") return expect(program, step);
    if (what == "state") return write_state(program, step);
    if (what == "labels") return write_labels(program, step);
    if (what == "said") return write_said(program, step);
    if (what == "point") return write_point(program, step);
    if (what == "shot") return shot(program, step);
    if (what == "measure") return measure(step);
    if (what == "rename") return rename(program, step);
    if (what == "resize") return resize(program, step);
    if (what == "pace") {
        program.set_fast(step.value("fast", false));
        return std::nullopt;
    }
    if (what == "lose_graphics") {
        program.lose_graphics();
        return std::nullopt;
    }
    return "there is no step \"" + what + "\".";
}

UiScript::Fault UiScript::wait(Program& program, const Json& step) {
    if (const auto frames = step.find("frames"); frames != step.end() && frames->is_number_integer()) {
        frames_ = std::clamp(frames->get<int>(), 0, 100'000);
        return std::nullopt;
    }
    if (const auto clock = step.find("clock"); clock != step.end() && clock->is_number()) {
        program.let_pass(clock->get<double>());
        return std::nullopt;
    }
    waiting_since_ = platform::now();
    const auto max = step.find("most");
    patience_ = max != step.end() && max->is_number() ? std::clamp(max->get<double>(), 1.0, 86'400.0) : kPatience;
    if (const auto label = step.find("label"); label != step.end() && label->is_string()) {
        until_label_ = *label;
        return std::nullopt;
    }
    if (const auto state = step.find("state"); state != step.end() && state->is_object()) {
        until_state_ = *state;
        return std::nullopt;
    }
    if (const auto file = step.find("file"); file != step.end() && file->is_string()) {
        until_file_ = core::path(file->get<std::string>());
        return std::nullopt;
    }
    if (step.value("until", "") != "idle")
        return R"(wait needs "until":"idle", "label", "state", "file", "frames" or "clock".)";
    until_idle_ = true;
    return std::nullopt;
}

// Checks that nothing is drawn while nothing happens, over a number of turns of the main loop (idle turns take no
// time).
UiScript::Fault UiScript::still(Program& program, const Json& step) {
    const auto turns = step.find("turns");
    if (turns == step.end() || !turns->is_number_integer() || turns->get<int>() < 1) return R"(still needs "turns".)";
    idle_turns_ = std::min(turns->get<int>(), 1'000'000);
    drawn_before_ = program.times().drawn;
    return std::nullopt;
}

UiScript::Fault UiScript::measure(const Json& step) {
    const auto frames = step.find("frames");
    if (frames == step.end() || !frames->is_number_integer() || frames->get<int>() < 1)
        return R"(measure needs "frames".)";
    measure_ = Measure{.left = frames->get<int>(), .file = step.value("file", "")};
    measure_->cpu_before = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    return std::nullopt;
}

UiScript::Fault UiScript::finish_measure(Program& program) {
    std::vector<double> sorted(measure_->seconds.begin() + 1, measure_->seconds.end());
    std::sort(sorted.begin(), sorted.end());
    const double now = static_cast<double>(std::clock()) / CLOCKS_PER_SEC, cpu = now - measure_->cpu_before;
    const auto at = [&](double share) {
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    };
    const Json json{{"frames", sorted.size()},
                    {"median_ms", 1000 * at(0.5)},
                    {"p99_ms", 1000 * at(0.99)},
                    {"cpu_ms", 1000 * cpu / static_cast<double>(sorted.size())},
                    {"cpu_seconds", now},
                    {"draw_calls", program.times().draw_calls},
                    {"drawn", program.times().drawn},
                    {"width", program.width()},
                    {"height", program.height()}};
    if (measure_->file.empty()) {
        std::cout << json.dump() << '\n';
        return std::nullopt;
    }
    const auto written = platform::write_file(core::path(measure_->file), json.dump(2) + "\n");
    return written ? Fault() : Fault(words::english(written.error()));
}

}  // namespace screens
