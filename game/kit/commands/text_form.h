#pragma once
// Checks a command's form: returns the first refusal among its fields, by their types; a text's type has its bounds.

#include <optional>

#include "game/kit/commands/terms.h"
#include "game/kit/field_types.h"
#include "game/kit/text_refusal.h"

namespace rules {

// `Form` derives from this and names its rule (kRule) and what a refusal calls a text (called). Its own operator()
// overloads come first, for fields that are checked differently.
template <class Form>
struct TextForm {
    template <TextBounds kBounds, std::size_t kBytes, Label kOf>
    std::optional<Refusal> operator()(const Text<kBounds, kBytes, kOf>& text) const {
        if constexpr (kBounds.max == 0) return std::nullopt;  // a name is looked up, not measured
        return check_text(text, kBounds, Form::display_name(text), Form::kRule);
    }
    template <TextBounds kBounds, std::size_t kBytes, Label kOf>
    std::optional<Refusal> operator()(const std::optional<Text<kBounds, kBytes, kOf>>& text) const {
        return text ? (*this)(*text) : std::nullopt;
    }
    template <class V>
    std::optional<Refusal> operator()(const V& value) const {
        if constexpr (HasFields<V>) return first_of_fields(value, static_cast<const Form&>(*this));
        return std::nullopt;
    }
};

}  // namespace rules
