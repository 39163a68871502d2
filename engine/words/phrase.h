#pragma once
// A message as a value: a sentence of the catalogue and the values for its placeholders. Rules and table make phrases;
// the code that prints them chooses the language.
//
//     say("{1} does not touch {2}: {3} too far.", name, other, inches(gap))
//
// The sentence is an English literal and its own key in the catalogue; {1} to {9} are the placeholders. If one English
// word needs two translations, a context tells them apart, as in gettext: mark_in("key", "Delete").

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace words {

// A literal in the catalogue, for constant tables. Made by mark() and mark_in().
class Key {
public:
    constexpr explicit Key(std::string_view english, std::string_view context = {})
        : english_(english), context_(context) {}
    constexpr std::string_view english() const { return english_; }
    constexpr std::string_view context() const { return context_; }
    constexpr bool empty() const { return english_.empty(); }
    friend constexpr bool operator==(Key, Key) = default;

private:
    std::string_view english_, context_;
};
constexpr Key mark(std::string_view literal) { return Key(literal); }
constexpr Key mark_in(std::string_view context, std::string_view literal) { return Key(literal, context); }

// Ends the context of a text in the catalogue.
inline constexpr char kContextEnd = '\4';
// A text as the catalogue stores it: its context, kContextEnd and the English.
std::string in_context(std::string_view context, std::string_view english);
std::string_view without_context(std::string_view text);

struct Phrase {
    enum class Kind : std::uint8_t {
        Plain,   // names, symbols: the same in every language
        Key,     // a sentence of the catalogue
        Figure,  // a number in C notation; the decimal mark depends on the language
        Joined,  // its parts, one after another
    };

    Phrase() = default;
    Phrase(words::Key key) : kind(Kind::Key), text(in_context(key.context(), key.english())) {}
    Phrase(int number) : kind(Kind::Figure), text(std::to_string(number)) {}
    Phrase(Kind what, std::string words) : kind(what), text(std::move(words)) {}

    bool empty() const;
    Phrase& operator+=(const Phrase& other);
    friend Phrase operator+(Phrase a, const Phrase& b) { return std::move(a += b); }
    friend bool operator==(const Phrase&, const Phrase&) = default;

    Kind kind = Kind::Plain;
    std::string text;           // for a Key, its English text, preceded by any context
    std::vector<Phrase> parts;  // for the placeholders {1}, {2}, ...
    std::string many;           // a Key's English plural, for any `count` but 1; empty if it has none
    int count = 1;
};

// Text that needs no translation: names, symbols.
Phrase plain(std::string words);
// Text from a data file: the catalogue has those shipped with the program.
Phrase known(std::string english);
// With fixed decimals: figure(2.5, 2) is 2.50.
Phrase figure(double number, int decimals);
// In its shortest form: 2.5, 3.
Phrase figure(double number);

template <class... Parts>
Phrase say(std::string_view literal, Parts&&... parts) {
    Phrase phrase(Phrase::Kind::Key, std::string(literal));
    phrase.parts.reserve(sizeof...(parts));
    (phrase.parts.emplace_back(std::forward<Parts>(parts)), ...);
    return phrase;
}
// {1} is the count: say_many(left, "{1} action left", "{1} actions left").
template <class... Parts>
Phrase say_many(int count, std::string_view one, std::string_view many, Parts&&... parts) {
    Phrase phrase = say(one, count, std::forward<Parts>(parts)...);
    phrase.many = many;
    phrase.count = count;
    return phrase;
}
// Joins the parts with `between`; empty parts are left out.
Phrase joined(const std::vector<Phrase>& parts, const Phrase& between);

std::string english(const Phrase& phrase);

}  // namespace words
