#pragma once
// Captions for sounds: a line at the window's lower edge that names what is heard.

#include <vector>

#include "engine/sound/sound.h"
#include "engine/ui/ui.h"

namespace screens {

// "[Coins touch]"; empty for a button's own click.
words::Phrase caption_of(const sound::Sound& sound);

class Captions {
public:
    void hear(const sound::Sound& sound);
    // Seconds until the first of them goes; 0: there is none.
    double wakes() const;
    // `seconds` have passed since the last call.
    void draw(ui::Ui& ui, double seconds);

private:
    struct Caption {
        words::Phrase words;
        double left;  // seconds
    };
    std::vector<Caption> captions_{};  // the latest last; none twice
};

}  // namespace screens
