#include "game/kit/json_field.h"

#include <algorithm>
#include <cmath>

#include "engine/core/decimal.h"
#include "engine/core/lists.h"
#include "engine/core/utf8.h"
#include "game/kit/json_text.h"

namespace rules {

namespace {

// A part that is read twice complains only once.
void note(std::vector<Complaint>& noted, Complaint complaint) {
    const auto same = [&](const Complaint& each) {
        return each.pointer == complaint.pointer && each.reason == complaint.reason;
    };
    if (noted.size() < kComplaints && std::ranges::none_of(noted, same)) noted.push_back(std::move(complaint));
}

// RFC 6901: ~ and / in a key are escaped as ~0 and ~1.
std::string escaped(const std::string& token) {
    std::string text;
    for (const char c : token) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

// Whole numbers in full: "1000000".
std::string shown(double number) {
    constexpr double kExact = 1e15;
    return std::abs(number) < kExact && number == std::floor(number) ? core::fixed(number, 0)
                                                                     : core::significant(number);
}

}  // namespace

void Field::refuse(const std::string& reason) const { refuse(plain(reason)); }

void Field::refuse(const Phrase& reason) const {
    throw Refusal{code_, "", plain((pointer_.empty() ? "/" : pointer_) + ": ") + reason};
}

void Field::complain(const Phrase& reason) const {
    if (!noted_) refuse(reason);
    note(*noted_, {pointer_.empty() ? "/" : pointer_, reason});
}

// Call only from a catch block: without a list it rethrows.
void Field::complain_unread(const Refusal& refusal) const {
    if (!noted_) throw;
    const std::string message = words::english(refusal.message);
    const auto colon = message.find(": ");
    const bool placed = message.starts_with('/') && colon != std::string::npos;
    note(*noted_, {placed ? message.substr(0, colon) : pointer_,
                   placed ? plain(message.substr(colon + 2)) : refusal.message, true});
}

bool Field::is_sound() const {
    if (!noted_) return true;
    return std::ranges::none_of(*noted_, [&](const Complaint& each) {
        return each.pointer == pointer_ || each.pointer.starts_with(pointer_ + "/");
    });
}

Field Field::child(const Json& json, const std::string& token) const {
    Field field(json, code_, noted_);
    field.pointer_ = pointer_ + "/" + escaped(token);
    return field;
}

const Json& Field::need_object() const {
    if (!json_->is_object()) refuse("an object is needed, not " + described(*json_));
    return *json_;
}

std::optional<Field> Field::find(const std::string& key) const {
    const auto it = need_object().find(key);
    if (it == json_->end() || it->is_null()) return std::nullopt;
    return child(*it, key);
}

bool Field::has(const std::string& key) const { return find(key).has_value(); }

Field Field::at(const std::string& key) const {
    if (auto field = find(key)) return *field;
    child(*json_, key).refuse("is missing");
}

void Field::only(std::initializer_list<std::string_view> keys) const { only(std::span(keys.begin(), keys.size())); }

void Field::only(std::span<const std::string_view> keys) const {
    for (const auto& member : need_object().items())
        if (!core::contains(keys, member.key()))
            attempt([&] { child(member.value(), member.key().substr(0, 80)).refuse("nothing has this name here"); });
}

std::vector<std::pair<std::string, Field>> Field::members() const {
    std::vector<std::pair<std::string, Field>> members;
    for (const auto& [key, value] : need_object().items()) members.emplace_back(key, child(value, key));
    return members;
}

std::vector<Field> Field::items(std::size_t max) const {
    if (!json_->is_array()) refuse("a list is needed, not " + described(*json_));
    if (json_->size() > max)
        refuse("a list of " + std::to_string(json_->size()) + ", at most " + std::to_string(max) + " are allowed");
    std::vector<Field> items;
    for (std::size_t i = 0; i < json_->size(); ++i) items.push_back(child((*json_)[i], std::to_string(i)));
    return items;
}

double Field::number(double low, double high) const {
    if (!json_->is_number()) refuse("a number is needed, not " + described(*json_));
    const double value = json_->get<double>();
    if (!std::isfinite(value) || value < low || value > high)
        refuse("must be from " + shown(low) + " to " + shown(high) + ", not " + shown(value));
    return value;
}

int Field::integer(int low, int high) const {
    if (!json_->is_number_integer()) refuse("a whole number is needed, not " + described(*json_));
    return static_cast<int>(number(low, high));
}

bool Field::boolean() const {
    if (!json_->is_boolean()) refuse("true or false is needed, not " + described(*json_));
    return json_->get<bool>();
}

const std::string& Field::text(std::size_t max_bytes) const {
    if (!json_->is_string()) refuse("text is needed, not " + described(*json_));
    const auto& text = json_->get_ref<const std::string&>();
    if (text.size() > max_bytes)
        refuse("text of " + std::to_string(text.size()) + " bytes, at most " + std::to_string(max_bytes) +
               " are allowed");
    return text;
}

const std::string& Field::name(std::size_t max_characters) const {
    // Marks stacked on a letter count as one character with it, so the bytes need a limit too.
    constexpr std::size_t kBytesACharacter = 32;
    const std::string& name = text(kBytesACharacter * max_characters);
    if (const auto count = core::clusters(name); count > max_characters)
        refuse("text of " + std::to_string(count) + " characters, at most " + std::to_string(max_characters) +
               " are allowed");
    return name;
}

core::Vec2 Field::point(double bound) const {
    if (!json_->is_array()) refuse("a point [x, y] is needed, not " + described(*json_));
    if (json_->size() != 2) refuse("a point [x, y] is needed, not a list of " + std::to_string(json_->size()));
    const auto xy = items(2);
    return {xy[0].number(-bound, bound), xy[1].number(-bound, bound)};
}

std::size_t Field::choice(const std::vector<std::string>& words) const {
    const std::string word = json_->is_string() ? json_->get<std::string>() : "";
    const auto it = std::ranges::find(words, word);
    if (it != words.end()) return static_cast<std::size_t>(it - words.begin());
    std::string list;
    for (const auto& each : words) list += (list.empty() ? "" : ", ") + each;
    refuse("must be one of " + list + ", not " + described(*json_));
}

std::string inches(double value) { return core::fixed(value, std::abs(value) < 0.1 ? 3 : 2); }

}  // namespace rules
