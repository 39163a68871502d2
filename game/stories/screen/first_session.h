#pragma once
// A first session shown step by step above a game's page, for as long as the table goes the same way. Which step is
// next, and how it is carried out, each game says itself.

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace screens {

struct StoryView;

struct ShownSession {
    std::size_t count = 0;              // of its steps
    std::optional<std::size_t> done{};  // nothing: the table has gone another way
    std::string words{};                // what is done next, and why
    std::function<void()> carry_out{};  // that
};

// It is remembered with the table.
enum class Guidance { None, Shown };
void begin_first_session(StoryView& view, Guidance guidance);
bool is_first_session_shown(StoryView& view);

// The next step, with a button that does it; where there is none, a sentence that the session has ended.
void draw_first_session(StoryView& view, const ShownSession& session);

// How many of the steps have been done as they are shown; `text`: of a step, the same for the same command.
template <class Done, class Shown, class Text>
std::optional<std::size_t> steps_done(std::span<const Done> done, std::span<const Shown> shown, Text text) {
    if (done.size() > shown.size()) return std::nullopt;
    if (!std::ranges::equal(done, shown.first(done.size()), {}, text, text)) return std::nullopt;
    return done.size();
}

}  // namespace screens
