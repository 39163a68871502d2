#pragma once
// A first session, shown step by step above a game's page for as long as the table follows it. Each game itself says
// which step comes next and how to carry it out.

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace screens {

struct StoryView;

struct ShownSession {
    std::size_t count = 0;              // number of steps
    std::optional<std::size_t> done{};  // nullopt: the table went another way
    std::string words{};                // the next step, and why
    std::function<void()> carry_out{};  // does that step
};

// Saved with the table.
enum class Guidance { None, Shown };
void begin_first_session(StoryView& view, Guidance guidance);
bool is_first_session_shown(StoryView& view);

// Draws the next step with a button that does it; after the last one, a sentence that the session has ended.
void draw_first_session(StoryView& view, const ShownSession& session);

// Returns how many steps were done as shown, or nullopt after a deviation; `text`: of a step, equal for equal commands.
template <class Done, class Shown, class Text>
std::optional<std::size_t> steps_done(std::span<const Done> done, std::span<const Shown> shown, Text text) {
    if (done.size() > shown.size()) return std::nullopt;
    if (!std::ranges::equal(done, shown.first(done.size()), {}, text, text)) return std::nullopt;
    return done.size();
}

}  // namespace screens
