#pragma once
// A whole battle as a film of at most so many bytes. It is drawn a frame at a time, so that the window stays alive. If a
// film comes out too large, it is drawn again with fewer frames a second and coarser pictures.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/ui/film.h"
#include "game/coin_wars/screens/replay/game.h"

namespace screens {

inline constexpr std::size_t kFilmMost = 8'000'000;  // bytes

struct Take {
    int frames_a_second, quality;
};
// The best first.
std::span<const Take> takes();

class FilmMaker {
public:
    // Draws the table as it is shown now: red, green and blue of the film's size. The error is a sentence.
    using Draw = std::function<core::Result<std::vector<std::uint8_t>, words::Phrase>(const Replay& replay)>;

    FilmMaker(std::unique_ptr<Replay> replay, ui::FrameSize size, Draw draw, std::size_t most = kFilmMost);

    // Makes the next frame; false if the film is ready or cannot be made.
    bool go_on();
    double progress() const;  // 0 to 1, of this take
    // Once go_on() was false: the file's bytes, or a sentence.
    const core::Result<std::string, words::Phrase>& film() const { return film_; }
    std::size_t take() const { return take_; }

private:
    void begin();
    bool fail(const words::Phrase& reason);
    bool end_take();

    std::unique_ptr<Replay> replay_;
    ui::FrameSize size_;
    Draw draw_;
    std::size_t most_;
    std::size_t take_ = 0;
    double speed_ = 1;  // of the battle
    std::optional<ui::Film> made_;
    core::Result<std::string, words::Phrase> film_ = core::failure(words::Phrase());
};

}  // namespace screens
