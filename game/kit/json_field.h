#pragma once
// Reading JSON strictly: a Field is a value together with its place. Whatever does not fit throws a Refusal
// whose message begins with the place as a JSON pointer ("/sides/heads/coins/3/at: ..."). The throw stays
// inside a loader: call `reading` around it.

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/vec2.h"
#include "game/kit/json.h"
#include "game/kit/refusal.h"

namespace rules {

inline constexpr std::size_t kComplaints = 200;  // more are not noted

// What is wrong at one place of what is read.
struct Complaint {
    std::string pointer;  // JSON pointer, "/" for the whole
    Phrase reason;
};

class Field {
public:
    // `code`: the Refusal's, "bad_argument" or "bad_battle". `noted`: where complaints are gathered while
    // somebody is still at work on it; with none they refuse.
    Field(const Json& json, std::string code, std::vector<Complaint>* noted = nullptr)
        : json_(&json), code_(std::move(code)), noted_(noted) {}

    const Json& json() const { return *json_; }
    const std::string& pointer() const { return pointer_; }
    [[noreturn]] void refuse(const std::string& reason) const;
    // The same of what does not fit together though each part can be read: reading goes on where complaints
    // are gathered.
    void complain(const Phrase& reason) const;

    // Objects. A key that is absent and a key that is null are the same: not there.
    bool has(const char* key) const;
    Field at(const char* key) const;  // refuses where it is missing
    std::optional<Field> find(const char* key) const;
    // Refuse any other key.
    void only(std::initializer_list<std::string_view> keys) const;
    void only(std::span<const std::string_view> keys) const;
    std::vector<std::pair<std::string, Field>> members() const;
    // Lists
    std::vector<Field> items(std::size_t most) const;

    double number(double low, double high) const;
    int integer(int low, int high) const;
    bool boolean() const;
    const std::string& text(std::size_t most_bytes) const;
    // Two finite numbers, each at most `bound` in size.
    core::Vec2 point(double bound) const;
    // The place of the word in the list.
    std::size_t choice(const std::vector<std::string>& words) const;

private:
    Field child(const Json& json, const std::string& token) const;
    const Json& need_object() const;

    const Json* json_;
    std::string code_;
    std::vector<Complaint>* noted_;
    std::string pointer_;
};

// Runs `read` and turns a thrown Refusal into a value.
template <class Read>
auto reading(Read read) -> core::Result<decltype(read()), Refusal> {
    try {
        return read();
    } catch (Refusal& refusal) {
        return core::failure(std::move(refusal));
    }
}

// "3.75", "0.31": inches for people, two to three places, no trailing noise.
std::string inches(double value);

}  // namespace rules
