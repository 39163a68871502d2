#pragma once
// Scripts name a story's ready-made cards in English; this finds the names that a translated screen shows.

#include <map>
#include <string>
#include <string_view>

#include "engine/words/catalogue.h"
#include "game/kit/json.h"

namespace screens {

// The texts of the boxes that the catalogue translates.
class BoxNames {
public:
    void add(const rules::Json& box, const words::Catalogue& catalogue);
    // Replaces every whole English name of a box in the text by its translation, longest names first. Texts that differ
    // only in the language of their names become equal.
    std::string translated(std::string_view text) const;

private:
    void add(const std::string& english, const words::Catalogue& catalogue);

    std::map<std::string, std::string, std::less<>> names_;
    std::size_t longest_ = 0;  // bytes
};

}  // namespace screens
