#pragma once
// What lies ready for the story games (assets/stories): a box for each. Each game's own header says what its
// box holds; a box that has been read holds by the game's rules.

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/words/catalogue.h"
#include "game/kit/json.h"
#include "game/kit/json_field.h"
#include "game/kit/player_text.h"

namespace story {

// All that is wrong, each with its place, at most rules::kComplaints.
using Complaints = std::vector<rules::Complaint>;

// Any box with all that people read in that language; what it does not know stays English. Names that
// refer to each other stay the same as each other.
rules::Json in_language(const rules::Json& box, const words::Catalogue& catalogue);

// Reading boxes: faults are gathered part by part, so that one broken card does not hide the next.

// What was thrown on the way is noted as well; a Refusal's message begins with its place.
void note(Complaints& complaints, const rules::Refusal& refusal);

// "title" and its like: text of 1 to `most` characters.
std::string written(const rules::Field& object, const char* key, std::size_t most,
                    rules::Lines lines = rules::Lines::One);

// The box is an object of that format.
void check_format(const rules::Field& box, const char* format);

// What the rules say of a part is told at the part's place.
[[noreturn]] void refuse_within(const rules::Field& part, const rules::Refusal& refusal);

// Names of one kind: complains if one comes twice, case aside.
class Names {
public:
    void add(const rules::Field& field, const std::string& name);

private:
    std::set<std::string> seen_;
};

// All items that can be read; of the others it is noted what is wrong.
template <class Item, class Read>
std::vector<Item> all_of(const rules::Field& list, std::size_t most, Complaints& complaints, Read read) {
    std::vector<Item> items;
    for (const rules::Field& field : list.items(most)) {
        auto item = rules::reading([&] { return read(field); });
        if (item)
            items.push_back(std::move(*item));
        else
            note(complaints, item.error());
    }
    return items;
}

// `read` from the whole box; nothing is returned if anything was noted.
template <class Box, class Read>
core::Result<Box, Complaints> box_from(const rules::Json& json, Read read) {
    Complaints complaints;
    const rules::Field whole(json, "malformed", &complaints);
    auto box = rules::reading([&] { return read(whole, complaints); });
    if (!box) note(complaints, box.error());
    if (!complaints.empty()) return core::failure(std::move(complaints));
    return std::move(*box);
}

}  // namespace story
