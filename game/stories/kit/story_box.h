#pragma once
// The content boxes that ship with the story games (assets/stories), one for each. Each game's own header says what its
// box holds; a box that has been read obeys the game's rules.

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

// Everything that is wrong, each fault with its place; at most rules::kComplaints.
using Complaints = std::vector<rules::Complaint>;

// Translates all of the box's readable text; text missing from the catalogue stays English. Names that refer to each
// other still match afterwards.
rules::Json in_language(const rules::Json& box, const words::Catalogue& catalogue);

// Reading boxes: faults are collected part by part, so that one broken card does not hide the next.

// Records a refusal that was thrown along the way; its message begins with its place.
void note(Complaints& complaints, const rules::Refusal& refusal);

// Reads "title" and the like: text of 1 to `max` characters.
std::string written(const rules::Field& object, const char* key, std::size_t max,
                    rules::Lines lines = rules::Lines::One);

// Refuses unless the box is an object of that format.
void check_format(const rules::Field& box, const std::string& format);

// Reports a rule's refusal at the place of the part that caused it.
[[noreturn]] void refuse_within(const rules::Field& part, const rules::Refusal& refusal);

// Unwraps the rules' answer to a part; refuses within the part if the rules refused.
inline void must_hold(const std::optional<rules::Refusal>& refusal, const rules::Field& part) {
    if (refusal) refuse_within(part, *refusal);
}
template <class Answer>
Answer must_hold(core::Result<Answer, rules::Refusal> answer, const rules::Field& part) {
    if (!answer) refuse_within(part, answer.error());
    return std::move(*answer);
}

// Names of one kind: complains if a name appears twice, ignoring case.
class Names {
public:
    void add(const rules::Field& field, const std::string& name);

private:
    std::set<std::string> seen_;
};

// Returns all items that can be read, and notes what is wrong with the others.
template <class Item, class Read>
std::vector<Item> all_of(const rules::Field& list, std::size_t max, Complaints& complaints, Read read) {
    std::vector<Item> items;
    for (const rules::Field& field : list.items(max)) {
        auto item = rules::reading([&] { return read(field); });
        if (item)
            items.push_back(std::move(*item));
        else
            note(complaints, item.error());
    }
    return items;
}

// Length limits of a heading and of spoken text, in characters.
inline constexpr std::size_t kHeading = 80, kSaid = 1000;

// An action that the game's leader can trigger with one click.
template <class Action>
struct Prepared {
    std::string title, notes;
    Action action;
};
// {"title": "...", "notes": "...", "call": {"cmd": "call_toss", ...}}: the title must be new, the cmd one of `words`.
// The call has no seat because it is the leader's; it must be legal at that table.
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

// Runs `read` on the whole box; returns a box only if nothing was noted.
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
