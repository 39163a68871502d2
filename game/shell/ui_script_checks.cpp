// Script steps that check labels, state and picture.

#include <algorithm>
#include <cmath>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/words/file_words.h"
#include "game/shell/program.h"
#include "game/shell/table_ink.h"
#include "game/shell/ui_script.h"

namespace screens {
namespace {

using rules::Json;

std::optional<std::string> write(const Json& step, const Json& content) {
    const std::string file = step.value("file", "");
    if (file.empty()) return R"(this step needs "file".)";
    const auto written =
        platform::write_file(core::path(file), content.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
    return written ? std::nullopt : std::optional(words::english(written.error()));
}

// Returns a target that is too small for fingers: less than `min` millimetres.
std::optional<std::string> small_target(Program& program, double min) {
    constexpr double kRounding = 0.5;  // pixels
    const double pixels = program.ui().mm(min) - kRounding;
    for (const ui::Label& label : program.ui().labels()) {
        const bool counts =
            label.widget && label.enabled && !label.covered && !label.scrolled && label.target.width() > 0;
        if (counts && (label.target.width() < pixels || label.target.height() < pixels))
            return "\"" + label.text + "\" is " + std::to_string(label.target.width()) + " x " +
                   std::to_string(label.target.height()) + " pixels to a finger.";
    }
    return std::nullopt;
}

}  // namespace

UiScript::Fault UiScript::compare(const Json& state, const std::string& pointer, const Json& wanted) const {
    try {
        const Json::json_pointer where(pointer);
        if (!state.contains(where)) return "the state has no " + pointer + ".";
        const Json& found = state.at(where);
        if (wanted.is_object() && wanted.size() == 1 && wanted.contains("not"))
            return found != wanted["not"] ? std::nullopt
                                          : Fault("the state's " + pointer + " is " + found.dump() + ".");
        const bool close = found.is_number() && wanted.is_number() &&
                           std::abs(found.get<double>() - wanted.get<double>()) <= 1.0 / 1024;
        const bool named =
            found.is_string() && wanted.is_string() && means(found.get<std::string>(), wanted.get<std::string>());
        if (close || named || found == wanted) return std::nullopt;
        return "the state's " + pointer + " is " + found.dump() + ", not " + wanted.dump() + ".";
    } catch (const Json::exception&) {
        return "\"" + pointer + "\" is no JSON pointer.";
    }
}

Json to_json(const std::vector<ui::Label>& labels) {
    const auto rect = [](const Rect& r) { return Json::array({r.x0, r.y0, r.x1, r.y1}); };
    Json list = Json::array();
    for (const ui::Label& label : labels)
        list.push_back({{"label", label.text},
                        {"rect", rect(label.rect)},
                        {"enabled", label.enabled},
                        {"scrolled", label.scrolled},
                        {"widget", label.widget},
                        {"panel", rect(label.panel)},
                        {"cut", label.cut},
                        {"part", label.part},
                        {"unexplained", label.kind == ui::Label::Kind::Button && !label.enabled && label.why.empty()},
                        {"covered", label.covered}});
    return list;
}

namespace {

// Adds the text on the table in the same form, as part of what can be pressed there.
void add_ink(Json& list, const std::vector<screens::TableInk>& ink) {
    const auto rect = [](const Rect& r) { return Json::array({r.x0, r.y0, r.x1, r.y1}); };
    for (const screens::TableInk& each : ink)
        list.push_back({{"label", each.text},
                        {"rect", rect(each.rect)},
                        {"enabled", true},
                        {"scrolled", false},
                        {"widget", false},
                        {"panel", rect(each.paper)},
                        {"cut", false},
                        {"part", true},
                        {"unexplained", false},
                        {"covered", each.covered},
                        {"under", each.under}});
}

}  // namespace

UiScript::Fault UiScript::screen(Program& program, const Json& step) {
    std::string name = step.value("name", "");
    std::ranges::replace(name, '-', '_');  // the protocol's spelling of the games
    if (const auto gone = program.go_with(name, step))
        return *gone ? std::nullopt : Fault(words::english(gone->error()));
    if (!program.go_by_name(name)) return "there is no screen \"" + name + "\".";
    return std::nullopt;
}

// Finds the first coin of the table that is out of view or under a paper with text.
UiScript::Fault UiScript::hidden_coin(Program& program) const {
    const auto state = program.screen().state();
    if (!state || !state->contains("coins")) return "the screen has no coins.";
    for (const Json& coin : (*state)["coins"]) {
        if (coin["at"].is_null()) continue;
        const std::string id = coin["id"];
        const auto at = program.screen().coin_at(id);
        const auto pixel = at ? program.screen().to_pixels(*at) : std::nullopt;
        const ui::Rect window{0, 0, double(program.width()), double(program.height())};
        if (!pixel || !window.contains(*pixel)) return id + " is out of view.";
        for (const ui::Label& label : program.ui().labels())
            if (!label.panel.covers(window) && label.panel.contains(*pixel))
                return id + " lies under \"" + label.text + "\".";
    }
    return std::nullopt;
}

// `wanted` maps JSON pointers to the values expected there.
UiScript::Fault UiScript::expect_state(Program& program, const Json& wanted) const {
    const auto state = program.screen().state();
    if (!state) return "the screen " + std::string(program.screen().name()) + " has no state.";
    if (!wanted.is_object()) return "\"state\" is an object of JSON pointers.";
    for (const auto& [pointer, value] : wanted.items())
        if (auto fault = compare(*state, pointer, value)) return fault;
    return std::nullopt;
}

// Checks that these words were said after those expected before.
UiScript::Fault UiScript::expect_said(Program& program, const std::string& words) {
    const std::vector<std::string>& said = program.said();
    std::string all;
    for (std::size_t i = std::min(heard_, said.size()); i < said.size(); ++i) {
        all += " | " + said[i];
        if (said[i].find(words) == std::string::npos) continue;
        heard_ = i + 1;
        return std::nullopt;
    }
    return "\"" + words + "\" was not said, but" + (all.empty() ? " nothing" : all) + ".";
}

UiScript::Fault UiScript::expect_focused(Program& program, const std::string& words) const {
    for (const ui::Label& label : program.ui().labels())
        if (label.focused)
            return means(label.text, words) ? std::nullopt : Fault("the keyboard is at \"" + label.text + "\".");
    return "the keyboard is at the table.";
}

UiScript::Fault UiScript::expect_counted(const Json& step) const {
    const auto [presses, clicks, keys] = counted_;
    if (step.value("presses", presses) != presses || presses > step.value("most_presses", presses))
        return "so many buttons were pressed: " + std::to_string(presses) + ".";
    if (clicks > step.value("most_clicks", clicks)) return "so many clicks it took: " + std::to_string(clicks) + ".";
    if (keys > step.value("most_keys", keys)) return "so many keys it took: " + std::to_string(keys) + ".";
    return std::nullopt;
}

UiScript::Fault UiScript::expect(Program& program, const Json& step) {
    for (const char* key : {"label", "no_label"}) {
        if (!step.contains(key) || !step[key].is_string()) continue;
        const std::string words = step[key];
        const bool wanted = std::string_view(key) == "label";
        bool found = false;
        for (const ui::Label& label : program.ui().labels())
            found = found || (means(label.text, words) && label.enabled == step.value("enabled", label.enabled) &&
                              label.scrolled == step.value("scrolled", label.scrolled));
        if (found != wanted) return (wanted ? "there is no \"" : "there is \"") + words + "\" on the screen.";
    }
    if (const auto begins = step.find("begins"); begins != step.end() && begins->is_string()) {
        const std::string words = *begins;
        if (std::ranges::none_of(program.ui().labels(),
                                 [&](const ui::Label& label) { return label.text.starts_with(words); }))
            return "nothing on the screen begins with \"" + words + "\".";
    }
    if (const auto focused = step.find("focused"); focused != step.end() && focused->is_string())
        if (auto fault = expect_focused(program, *focused)) return fault;
    if (step.contains("said"))
        if (auto fault = expect_said(program, step.value("said", ""))) return fault;
    if (auto fault = expect_counted(step)) return fault;
    if (const auto min = step.find("targets"); min != step.end() && min->is_number())
        if (auto fault = small_target(program, min->get<double>())) return fault;
    if (const auto writing = step.find("writing"); writing != step.end() && *writing != program.window().writing())
        return program.window().writing() ? "a text is being written." : "no text is being written.";
    if (step.value("coins", "") == "seen")
        if (auto fault = hidden_coin(program)) return fault;
    if (const auto name = step.find("screen"); name != step.end() && *name != program.screen().name())
        return "the screen is " + std::string(program.screen().name()) + ".";
    const auto wanted = step.find("state");
    return wanted == step.end() ? std::nullopt : expect_state(program, *wanted);
}

UiScript::Fault UiScript::write_state(Program& program, const Json& step) {
    const auto state = program.screen().state();
    if (!state) return "the screen " + std::string(program.screen().name()) + " has no state.";
    return write(step, *state);
}

// Writes the window position of a coin or of a point on the table.
UiScript::Fault UiScript::write_point(Program& program, const Json& step) {
    const auto at = place(program, step, "at");
    if (!at) return at.error();
    return write(step, Json::array({at->x, at->y}));
}

UiScript::Fault UiScript::resize(Program& program, const Json& step) {
    const auto size = step.value("size", std::vector<int>{});
    if (size.size() != 2) return "resize needs \"size\": [width, height].";
    program.window().resize(size[0], size[1]);
    program.redraw();
    return std::nullopt;
}

// Renames a file of the profile folder, with "from" and "to" relative to it, as if another program had done it. A file
// named after a box has its name in the language of the screen.
UiScript::Fault UiScript::rename(Program& program, const Json& step) {
    std::error_code error;
    std::filesystem::rename(program.profile() / core::path(names_.translated(step.value("from", ""))),
                            program.profile() / core::path(step.value("to", "")), error);
    if (error) return "the file cannot be renamed: " + words::english(words::why(error)) + ".";
    program.look_at_files();
    return std::nullopt;
}

UiScript::Fault UiScript::write_labels(Program& program, const Json& step) {
    Json list = to_json(program.ui().labels());
    if (const auto* table = dynamic_cast<const screens::TableWithInk*>(&program.screen())) add_ink(list, table->ink());
    return write(step, list);
}

UiScript::Fault UiScript::write_said(Program& program, const Json& step) { return write(step, program.said()); }

UiScript::Fault UiScript::shot(Program& program, const Json& step) {
    const std::string file = step.value("file", "");
    if (file.empty()) return R"(shot needs "file".)";
    program.take_picture(core::path(file), [this](const std::string& fault) {
        if (!fault.empty()) fail(fault);
    });
    return std::nullopt;
}

}  // namespace screens
