#pragma once
// Strict reading of JSON: a Field is a value together with its location. Anything invalid throws a Refusal
// whose message begins with the location as a JSON pointer ("/sides/heads/coins/3/at: ..."). Wrap loaders in
// `reading`, which catches it.

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

inline constexpr std::size_t kComplaints = 50;  // further ones are dropped

// A fault at one location.
struct Complaint {
    std::string pointer;  // JSON pointer, "/" for the whole
    Phrase reason;
    bool unread = false;  // the part could not be read at all
};

class Field {
public:
    // `code` is the Refusal's: "bad_argument" or "bad_battle". `noted` collects complaints, for a document
    // that is still being edited; without it they refuse.
    Field(const Json& json, std::string code, std::vector<Complaint>* noted = nullptr)
        : json_(&json), code_(std::move(code)), noted_(noted) {}

    const Json& json() const { return *json_; }
    const std::string& pointer() const { return pointer_; }
    [[noreturn]] void refuse(const std::string& reason) const;
    [[noreturn]] void refuse(const Phrase& reason) const;
    // Like refuse(), but for semantic errors: each part can be read, but they do not fit together. If
    // complaints are collected, reading goes on.
    void complain(const Phrase& reason) const;
    // Runs `read`. If complaints are collected, a part that it cannot read becomes one, and the caller goes on without
    // that part.
    template <class Read>
    void attempt(Read read) const {
        try {
            read();
        } catch (const Refusal& refusal) {
            complain_unread(refusal);
        }
    }
    // False if this part, or one within it, has a complaint: whatever depends on it cannot be judged.
    bool is_sound() const;

    // Objects. A key with the value null counts as absent.
    bool has(const std::string& key) const;
    Field at(const std::string& key) const;  // refuses if it is missing
    std::optional<Field> find(const std::string& key) const;
    // Attempts to read the member if present; `read` takes its Field.
    template <class Read>
    void member(const std::string& key, Read read) const {
        attempt([&] {
            if (const auto field = find(key)) read(*field);
        });
    }
    // Refuses any other key.
    void only(std::initializer_list<std::string_view> keys) const;
    void only(std::span<const std::string_view> keys) const;
    std::vector<std::pair<std::string, Field>> members() const;
    // Lists.
    std::vector<Field> items(std::size_t max) const;

    double number(double low, double high) const;
    int integer(int low, int high) const;
    bool boolean() const;
    const std::string& text(std::size_t max_bytes) const;
    const std::string& name(std::size_t max_characters) const;
    // Two finite numbers, each at most `bound` in magnitude.
    core::Vec2 point(double bound) const;
    // The index of the word in `words`.
    std::size_t choice(const std::vector<std::string>& words) const;

private:
    Field child(const Json& json, const std::string& token) const;
    void complain_unread(const Refusal& refusal) const;
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

// "3.75", "0.31": inches for display, two to three decimals, no trailing zeros.
std::string inches(double value);

}  // namespace rules
