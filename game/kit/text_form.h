#pragma once
// Commands as form: the first refusal among their fields, by what these are; a text has its bounds in its type.

#include <optional>

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/kit/refusal.h"

namespace rules {

std::optional<Refusal> check_text(const std::string& text, const TextBounds& bounds, const Phrase& what,
                                  const char* rule);

// `Form` derives from it, and says by which rule (kRule) and what a refusal calls a text (called). Its own
// operator() come first, for fields that are checked otherwise.
template <class Form>
struct TextForm {
    template <TextBounds kBounds, std::size_t kBytes, Label kOf>
    std::optional<Refusal> operator()(const Text<kBounds, kBytes, kOf>& text) const {
        if constexpr (kBounds.most == 0) return std::nullopt;  // a name: it is looked up, not measured
        return check_text(text, kBounds, Form::called(text), Form::kRule);
    }
    template <TextBounds kBounds, std::size_t kBytes, Label kOf>
    std::optional<Refusal> operator()(const std::optional<Text<kBounds, kBytes, kOf>>& text) const {
        return text ? (*this)(*text) : std::nullopt;
    }
    template <class V>
    std::optional<Refusal> operator()(const V& value) const {
        if constexpr (HasFields<V>)
            return value.visit_fields([this](const auto&... field) {
                std::optional<Refusal> first;
                ((first || (first = static_cast<const Form&>(*this)(value_of(field)))), ...);
                return first;
            });
        return std::nullopt;
    }
};

}  // namespace rules
