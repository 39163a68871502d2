#pragma once
// What is said at a table. Whatever may not have arrived is said again once a line is back; nothing is heard twice.

#include <span>
#include <vector>

#include "game/remote/message.h"

namespace remote {

class Talk {
public:
    // False: it was heard before.
    bool hear(const Word& word);
    // Somebody here says it.
    const Word& say(int person, const PersonName& name, const std::string& text);
    // Since the last call.
    std::vector<Word> take() { return std::exchange(new_, {}); }
    // The last that were said, for whoever may have missed them.
    std::span<const Word> latest() const { return latest_; }

private:
    std::vector<Word> new_, latest_;
    std::vector<WordId> ids_;  // of a few more
};

}  // namespace remote
