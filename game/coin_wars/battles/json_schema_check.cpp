#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "engine/core/lists.h"
#include "engine/core/utf8.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/json_schema.h"
#include "game/kit/json_text.h"

namespace battles {

using rules::Json;

namespace {

// A location in the document, as a list on the stack; formatted only for a fault.
struct At {
    const At* within = nullptr;
    std::string_view key{};               // in an object
    std::optional<std::size_t> number{};  // in a list
};

std::string pointer_to(const At& spot) {
    if (!spot.within) return "";
    std::string key = spot.number ? std::to_string(*spot.number) : "";
    for (const char c : spot.key) {
        if (c == '~') key.append("~0");
        if (c == '/') key.append("~1");
        if (c != '~' && c != '/') key.append(1, c);
    }
    return pointer_to(*spot.within).append("/").append(key);
}

bool is_of(const std::string& type, const Json& json) {
    if (type == "string") return json.is_string();
    if (type == "number") return json.is_number();
    if (type == "integer") return json.is_number_integer();
    if (type == "boolean") return json.is_boolean();
    if (type == "object") return json.is_object();
    if (type == "array") return json.is_array();
    return type == "null" && json.is_null();
}

std::string in_words(const std::string& type) {
    if (type == "string") return "text";
    if (type == "integer") return "a whole number";
    if (type == "number") return "a number";
    if (type == "boolean") return "true or false";
    if (type == "object") return "an object";
    return type == "array" ? "a list" : "null";
}

std::string in_a_row(const std::vector<std::string>& words, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == words.size() ? last : ", ").append(words[i]);
    return text;
}

const SchemaNode& meant(const SchemaNode& node) { return node.same ? meant(*node.same) : node; }

bool is_choice(const SchemaNode& node, const Json& json) {
    return std::ranges::find(*node.choices, json) != node.choices->end();
}

// True if the value has the required type, whatever else is wrong with it.
bool is_of_kind(const SchemaNode& named, const Json& json) {
    const SchemaNode& node = meant(named);
    if (!node.types.empty())
        return std::ranges::any_of(node.types, [&](const auto& type) { return is_of(type, json); });
    if (!node.choices) return true;
    return std::ranges::any_of(*node.choices, [&](const Json& each) { return each.type() == json.type(); });
}

std::vector<std::string> asked_for(const SchemaNode& named) {
    const SchemaNode& node = meant(named);
    std::vector<std::string> words;
    for (const std::string& type : node.types) words.push_back(in_words(type));
    if (node.choices)
        for (auto choice = node.choices->begin(); choice != node.choices->end(); ++choice)
            if (std::find(node.choices->begin(), choice, *choice) == choice)  // 3.0 equals 3: list it once
                words.push_back(rules::described(*choice));
    return words;
}

// "a list of 3, at most 2 are allowed"
std::string counted(const char* what, std::size_t count, const char* after, const SchemaNode::Bounds& bounds) {
    const bool few = count < bounds.min;
    const std::size_t bound = few ? bounds.min : bounds.max;
    return std::string(what)
        .append(std::to_string(count))
        .append(after)
        .append(few ? "at least " : "at most ")
        .append(std::to_string(bound))
        .append(bound == 1 ? " is " : " are ")
        .append(few ? "needed" : "allowed");
}

class Holding {
public:
    // Without a list of faults, checking stops at the first one.
    explicit Holding(Faults* faults, const std::string& file) : faults_(faults), file_(file) {}

    bool holds(const SchemaNode& named, const Json& json, const At& spot) {
        const SchemaNode& node = meant(named);
        if (!node.types.empty() && !is_of_kind(node, json))
            return wrong(spot, [&] { return needed(asked_for(node), json); });
        if (node.choices && !is_choice(node, json)) return wrong(spot, [&] { return must_be(asked_for(node), json); });
        bool good = true;
        for (const auto part : {&Holding::value, &Holding::list, &Holding::object, &Holding::alternatives}) {
            good = (this->*part)(node, json, spot) && good;
            if (!good && !faults_) return false;
        }
        return good;
    }

private:
    template <class Reason>
    bool wrong(const At& spot, Reason reason) {
        if (faults_) faults_->push_back({file_, pointer_to(spot), reason()});
        return false;
    }
    bool wrong_within(const At& spot, std::string_view key, const char* reason) {
        return wrong({&spot, key}, [&] { return std::string(reason); });
    }
    static std::string must_be(const std::vector<std::string>& words, const Json& json) {
        return std::string(words.size() == 1 ? "must be " : "must be one of ")
            .append(in_a_row(words, ", "))
            .append(", not ")
            .append(rules::described(json));
    }
    static std::string needed(const std::vector<std::string>& words, const Json& json) {
        return in_a_row(words, " or ").append(" is needed, not ").append(rules::described(json));
    }

    bool value(const SchemaNode& node, const Json& json, const At& spot) {
        if (json.is_number() && (json.get<double>() < node.low || json.get<double>() > node.high))
            return wrong(spot, [&] { return out_of_range(node, json); });
        if (!json.is_string()) return true;
        const auto& text = json.get_ref<const std::string&>();
        if (const std::size_t count = core::clusters(text); !node.length.hold(count))
            return wrong(spot, [&] { return counted("text of ", count, " characters, ", node.length); });
        // Only texts written by people have a length limit.
        const bool written = node.length.max < SchemaNode::Bounds{}.max;
        if (std::string flaw = written ? rules::flaw_of_file_text(text, node.lines) : ""; !flaw.empty())
            return wrong(spot, [&] { return flaw; });
        if (node.pattern && !node.pattern->fits(text))
            return wrong(spot, [&] { return rules::excerpt(text) + " is not of the form " + node.pattern->text(); });
        return true;
    }
    static std::string out_of_range(const SchemaNode& node, const Json& json) {
        const std::string low = on_one_line(Json(node.low)), high = on_one_line(Json(node.high));
        const bool both = std::isfinite(node.low) && std::isfinite(node.high);
        return (both                      ? std::string("must be from ").append(low).append(" to ").append(high)
                : std::isfinite(node.low) ? std::string("must be at least ").append(low)
                                          : std::string("must be at most ").append(high))
            .append(", not ")
            .append(json.dump());
    }

    bool list(const SchemaNode& node, const Json& json, const At& spot) {
        if (!json.is_array()) return true;
        if (!node.items.hold(json.size()))
            return wrong(spot, [&] { return counted("a list of ", json.size(), ", ", node.items); });
        bool good = true;
        for (std::size_t i = 0; node.each_item && i < json.size() && (good || faults_); ++i)
            good = holds(*node.each_item, json[i], {&spot, {}, i}) && good;
        return good;
    }

    bool object(const SchemaNode& node, const Json& json, const At& spot) {
        if (!json.is_object()) return true;
        bool good = true;
        for (const std::string& key : node.required)
            if (!json.contains(key)) good = wrong_within(spot, key, "is missing");
        if (!node.members.hold(json.size()))
            good = wrong(spot, [&] { return counted("an object of ", json.size(), ", ", node.members); });
        for (auto member = json.begin(); member != json.end() && (good || faults_); ++member)
            good = this->member(node, member.key(), member.value(), spot) && good;
        return good;
    }
    bool member(const SchemaNode& node, const std::string& key, const Json& value, const At& spot) {
        const auto known = node.properties.find(key);
        if (known != node.properties.end()) return holds(*known->second, value, {&spot, key});
        if (node.others) return holds(*node.others, value, {&spot, key});
        return !node.closed || wrong_within(spot, std::string_view(key).substr(0, 80), "nothing has this name here");
    }

    bool alternatives(const SchemaNode& node, const Json& json, const At& spot) {
        if (!node.any_of.empty() && fitting(node.any_of, json) == 0) return none_of(node.any_of, json, spot);
        if (!node.one_of.empty()) {
            const auto count = fitting(node.one_of, json);
            if (count == 0) return none_of(node.one_of, json, spot);
            if (count > 1)
                return wrong(spot, [] { return std::string("is two things at once of which it may be one"); });
        }
        if (node.never && Holding(nullptr, file_).holds(*node.never, json, {}))
            return wrong(spot, [] { return std::string("has what does not go together"); });
        return true;
    }
    std::ptrdiff_t fitting(const std::vector<const SchemaNode*>& all, const Json& json) const {
        return std::ranges::count_if(
            all, [&](const SchemaNode* each) { return Holding(nullptr, file_).holds(*each, json, {}); });
    }
    // Reports the faults of the alternative that was most likely meant: the right type and the fewest faults.
    bool none_of(const std::vector<const SchemaNode*>& all, const Json& json, const At& spot) {
        if (!faults_) return false;
        std::optional<Faults> min;
        std::vector<std::string> words;
        for (const SchemaNode* each : all) {
            for (std::string& word : asked_for(*each))
                if (!core::contains(words, word)) words.push_back(std::move(word));
            if (!is_of_kind(*each, json)) continue;
            Faults faults;
            Holding(&faults, file_).holds(*each, json, spot);
            if (!min || faults.size() < min->size()) min = std::move(faults);
        }
        if (!min) return wrong(spot, [&] { return needed(words, json); });
        faults_->insert(faults_->end(), min->begin(), min->end());
        return false;
    }

    Faults* faults_;
    const std::string& file_;
};

}  // namespace

Faults Schema::faults(const Json& json, const std::string& file) const {
    if (Holding(nullptr, file).holds(nodes_.front(), json, {})) return {};
    Faults faults;
    Holding(&faults, file).holds(nodes_.front(), json, {});
    return faults;
}

}  // namespace battles
