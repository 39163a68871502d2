#pragma once
// Makes a film of a whole battle within a limit of bytes, frame by frame so that the window stays responsive. If a film
// is too large, it is made again with fewer frames a second and coarser pictures.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/ui/film.h"
#include "game/coin_wars/screens/replay/game.h"

namespace screens {

inline constexpr std::size_t kMaxFilm = 8'000'000;  // bytes

struct Take {
    int frames_a_second, quality;
};
// Returns the settings to try, best first.
std::span<const Take> takes();

class FilmMaker {
public:
    // Draws the replay's table as RGB bytes of the film's size. The error is a sentence.
    using Draw = std::function<core::Result<std::vector<std::uint8_t>, words::Phrase>(const Replay& replay)>;

    FilmMaker(std::unique_ptr<Replay> replay, ui::FrameSize size, Draw draw, std::size_t max = kMaxFilm);

    // Makes the next frame. False if the film is ready or has failed.
    bool go_on();
    double progress() const;  // 0 to 1, of this attempt
    // Returns the file's bytes or an error sentence, once go_on() has returned false.
    const core::Result<std::string, words::Phrase>& film() const { return film_; }
    std::size_t take() const { return take_; }

private:
    void begin();
    bool fail(const words::Phrase& reason);
    bool end_take();

    std::unique_ptr<Replay> replay_;
    ui::FrameSize size_;
    Draw draw_;
    std::size_t max_;
    std::size_t take_ = 0;
    double speed_ = 1;  // relative to the battle
    std::optional<ui::Film> made_;
    core::Result<std::string, words::Phrase> film_ = core::failure(words::Phrase());
};

}  // namespace screens
