#include "game/stories/universalis/rules/checks.h"

#include <algorithm>

#include "game/kit/commands/terms.h"

namespace rules::universalis {

Refusal refuse(const char* code, const char* rule, Phrase message) { return {code, rule, std::move(message)}; }

Phrase quoted(const std::string& name) { return plain("\"" + name + "\""); }

Phrase player(const Match& match, int seat) { return quoted(match.players[static_cast<std::size_t>(seat)]); }

Phrase card_name(const Match& match, int card) { return quoted(match.card(card).name); }

namespace {

Refusal unknown(Phrase what, int id) {
    return refuse("unknown_id", "4.4", say("There is no {1} {2} here.", std::move(what), id));
}

bool knows_trait(const Match& match, int trait) {
    return std::ranges::any_of(match.cards, [trait](const Card& card) { return card.find(trait) != nullptr; });
}

// Checks that what a field names exists.
struct KnownIds {
    const Match& match;

    static Check missing(bool known, words::Key what, int id) {
        return known ? std::nullopt : Check(unknown(what, id));
    }

    Check operator()(SeatId id) const { return missing(match.has(id), mark("player"), id + 1); }
    Check operator()(CardId id) const { return missing(match.find(id), mark("card"), id); }
    Check operator()(TraitId id) const { return missing(knows_trait(match, id), mark("Trait"), id); }
    Check operator()(TenetId id) const {
        const bool made = id >= 1 && id <= static_cast<int>(match.tenets.size());
        return missing(made && !match.tenet(id).undone, mark("Tenet"), id);
    }
    Check operator()(SceneId id) const {
        return missing(id >= 1 && id <= static_cast<int>(match.scenes.size()), mark("past scene"), id);
    }
    Check operator()(EntryId id) const { return missing(id >= 1 && id <= match.numbers.acts, mark("entry"), id); }
    Check operator()(SolutionId id) const {
        const int last = static_cast<int>(match.dispute->solutions.size()) - 1;
        return missing(id >= 0 && id <= last, mark("solution"), id);
    }
    Check operator()(PoolId pool) const {
        return missing(pool.is_complication() || match.has(pool.seat), mark("player"), pool.seat + 1);
    }
    template <Label kOf>
    Check operator()(const std::optional<Id<kOf>>& id) const {
        return id ? (*this)(*id) : std::nullopt;
    }
    template <Label kOf>
    Check operator()(const std::vector<Id<kOf>>& ids) const {
        for (auto id = ids.begin(); id != ids.end(); ++id) {
            if (auto refusal = (*this)(*id)) return refusal;
            if (std::find(ids.begin(), id, *id) != id)
                return refuse("unknown_id", "4.4", say("The number {1} is in the list twice.", *id));
        }
        return std::nullopt;
    }
    template <Label kOf, class Text>
    Check operator()(const OneOf<Id<kOf>, Text>& either) const {
        const auto* id = get_if<Id<kOf>>(&either);
        return id ? (*this)(*id) : std::nullopt;
    }
    template <class V>
    Check operator()(const V&) const {
        return std::nullopt;
    }
};

Check check_text(const std::string& text, const TextBounds& bounds) {
    if (is_written(text, bounds)) return std::nullopt;
    const auto length = characters(text);
    if (length && *length > bounds.max)
        return refuse("text_too_long", "4.4",
                      say("This text has {1} characters; the limit is {2}.", static_cast<int>(*length),
                          static_cast<int>(bounds.max)));
    return refuse("text_required", "4.4",
                  say("Some text is needed here: 1 to {1} characters, without control characters.",
                      static_cast<int>(bounds.max)));
}

// Checks that texts are within their bounds and amounts not too small.
struct Writing {
    template <TextBounds kBounds>
    Check operator()(const Text<kBounds>& text) const {
        return check_text(text, kBounds);
    }
    template <TextBounds kBounds>
    Check operator()(const std::optional<Text<kBounds>>& text) const {
        return text ? check_text(*text, kBounds) : std::nullopt;
    }
    template <Label kOf, TextBounds kBounds>
    Check operator()(const OneOf<Id<kOf>, Text<kBounds>>& either) const {
        const auto* text = get_if<Text<kBounds>>(&either);
        return text ? check_text(*text, kBounds) : std::nullopt;
    }
    template <int kMin>
    Check operator()(Amount<kMin> amount) const {
        if (amount >= kMin) return std::nullopt;
        return refuse("bad_amount", "4.4", say("The amount must be {1} or more, not {2}.", kMin, amount));
    }
    template <class V>
    Check operator()(const V&) const {
        return std::nullopt;
    }
};

}  // namespace

Check check_known(const Match& match, const Command& command) {
    return visit([&match](const auto& each) { return first_of_fields(each, KnownIds{match}); }, command);
}

Check check_written(const Command& command) {
    return visit([](const auto& each) { return first_of_fields(each, Writing{}); }, command);
}

}  // namespace rules::universalis
