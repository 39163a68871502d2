#pragma once
// Captions for sounds: lines at the window's lower edge that name what is heard.

#include <vector>

#include "engine/sound/sound.h"
#include "engine/ui/ui.h"

namespace screens {

// Returns, for example, "[Coins touch]"; empty for a button's own click.
words::Phrase caption_of(const sound::Sound& sound);

class Captions {
public:
    void hear(const sound::Sound& sound);
    // Returns the seconds until the first caption disappears, 0 if there are no captions.
    double wakes() const;
    // `seconds`: time since the last call.
    void draw(ui::Ui& ui, double seconds);
    void clear() { captions_.clear(); }

private:
    struct Caption {
        words::Phrase words;
        double left;  // seconds
    };
    std::vector<Caption> captions_{};  // the latest last, no duplicates
};

}  // namespace screens
