#pragma once
// What lies ready for the story games (assets/stories): a box for each. Each game's own header says what its
// box holds; a box that has been read holds by the game's rules.

#include <optional>
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
void check_format(const rules::Field& box, const std::string& format);

// What the rules say of a part is told at the part's place.
[[noreturn]] void refuse_within(const rules::Field& part, const rules::Refusal& refusal);

// What the rules answer to a part, which they may refuse.
inline void must_hold(const std::optional<rules::Refusal>& refusal, const rules::Field& part) {
    if (refusal) refuse_within(part, *refusal);
}
template <class Answer>
Answer must_hold(core::Result<Answer, rules::Refusal> answer, const rules::Field& part) {
    if (!answer) refuse_within(part, answer.error());
    return std::move(*answer);
}

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

// Of what is played, and of what is said, in characters.
inline constexpr std::size_t kHeading = 80, kSaid = 1000;

// What whoever leads a game can ask for at a click.
template <class Action>
struct Prepared {
    std::string title, notes;
    Action action;
};
// {"title": "...", "notes": "...", "call": {"cmd": "call_toss", ...}}: none of those titles, one of those words. The call
// has no seat, for it is the leader's; it can be made at that table.
template <class System, class Seat>
auto prepared(const rules::Field& field, Names& titles, const std::vector<std::string>& words, Seat leader,
              const typename System::Match& table) {
    field.only({"title", "notes", "call"});
    std::string title = written(field, "title", kHeading), notes = written(field, "notes", kSaid);
    titles.add(field.at("title"), title);
    const rules::Field call = field.at("call");
    call.at("cmd").choice(words);
    if (call.has("seat")) call.at("seat").refuse("nothing has this name here");
    rules::Json asked = call.json();
    asked["seat"] = word(leader);
    auto command = must_hold(System::command_from(asked), call);
    must_hold(System::check(table, command), call);
    return Prepared<decltype(command.action)>{std::move(title), std::move(notes), std::move(command.action)};
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
