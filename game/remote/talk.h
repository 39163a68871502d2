#pragma once
// The chat of a table. Words that may be lost are resent after reconnecting; nothing is heard twice.

#include <span>
#include <vector>

#include "game/remote/message.h"

namespace remote {

class Talk {
public:
    // False if it was heard before.
    bool hear(const Word& word);
    // Someone on this machine says it.
    const Word& say(int person, const PersonName& name, const std::string& text);
    // Returns the words since the last call.
    std::vector<Word> take() { return std::exchange(new_, {}); }
    // The latest words, to be resent.
    std::span<const Word> latest() const { return latest_; }

private:
    std::vector<Word> new_, latest_;
    std::vector<WordId> ids_;  // of a few more words
};

}  // namespace remote
