#pragma once
// Scripts name what a story's box lays ready in English; on a screen in another language it is printed in that one.

#include <map>
#include <string>
#include <string_view>

#include "engine/words/catalogue.h"
#include "game/kit/json.h"

namespace screens {

// Each of the boxes' texts that the catalogue has in other words.
class BoxNames {
public:
    void add(const rules::Json& box, const words::Catalogue& catalogue);
    // The text with each whole English name of a box in the catalogue's language, the longest first: two texts that mean the
    // same are equal then, in whichever language their names stand.
    std::string translated(std::string_view text) const;

private:
    void add(const std::string& english, const words::Catalogue& catalogue);

    std::map<std::string, std::string, std::less<>> names_;
    std::size_t longest_ = 0;  // bytes
};

}  // namespace screens
