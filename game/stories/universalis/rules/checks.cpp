#include "game/stories/universalis/rules/checks.h"

#include <algorithm>

#include "game/kit/json_text.h"

namespace rules::universalis {

Refusal refuse(const char* code, const char* rule, Phrase message) {
    return {code, rule, std::move(message)};
}

Phrase quoted(const std::string& name) { return plain("\"" + name + "\""); }

Phrase player(const Match& match, int seat) { return quoted(match.players[static_cast<std::size_t>(seat)]); }

Phrase card_name(const Match& match, int card) { return quoted(match.card(card).name); }

namespace {

Refusal unknown(Phrase what, int id) {
    return refuse("UNKNOWN_ID", "4.4", say("There is no {1} {2} here.", std::move(what), id));
}

bool knows_trait(const Match& match, int trait) {
    return std::ranges::any_of(match.cards,
                               [trait](const Card& card) { return card.find(trait) != nullptr; });
}

// Whether what a field names is there.
struct Knowing {
    const Match& match;

    Check one(Is is, int id) const {
        switch (is) {
            case Is::Player:
                return missing(match.has(id), mark("player"), id + 1);
            case Is::Card:
                return missing(match.find(id), mark("card"), id);
            case Is::Trait:
                return missing(knows_trait(match, id), mark("Trait"), id);
            case Is::Tenet: {
                const bool made = id >= 1 && id <= static_cast<int>(match.tenets.size());
                return missing(made && !match.tenet(id).undone, mark("Tenet"), id);
            }
            case Is::Scene:
                return missing(id >= 1 && id <= static_cast<int>(match.scenes.size()), mark("past scene"),
                               id);
            case Is::Entry:
                return missing(id >= 1 && id <= match.acts, mark("entry"), id);
            case Is::Solution: {
                const int last = static_cast<int>(match.dispute->solutions.size()) - 1;
                return missing(id >= 0 && id <= last, mark("solution"), id);
            }
            default:
                return std::nullopt;
        }
    }
    static Check missing(bool known, words::Key what, int id) {
        return known ? std::nullopt : Check(unknown(what, id));
    }

    Check operator()(Is is, int id) const { return one(is, id); }
    Check operator()(Is is, const std::optional<int>& id) const { return id ? one(is, *id) : std::nullopt; }
    Check operator()(Is is, const std::vector<int>& ids) const {
        for (auto id = ids.begin(); id != ids.end(); ++id) {
            if (auto refusal = one(is, *id)) return refusal;
            if (std::find(ids.begin(), id, *id) != id)
                return refuse("UNKNOWN_ID", "4.4", say("The number {1} stands twice in the list.", *id));
        }
        return std::nullopt;
    }
    Check operator()(Is is, const std::variant<int, std::string>& id) const {
        const int* number = std::get_if<int>(&id);
        return number ? one(is, *number) : std::nullopt;
    }
    Check operator()(Is, PoolId pool) const {
        return missing(pool.is_complication() || match.has(pool.seat), mark("player"), pool.seat + 1);
    }
    template <class V>
    Check operator()(Is, const V&) const {
        return std::nullopt;
    }
};

Check check_text(const std::string& text, const TextBounds& bounds) {
    if (is_written(text, bounds)) return std::nullopt;
    const auto length = characters(text);
    if (length && *length > bounds.most)
        return refuse("TEXT_TOO_LONG", "4.4",
                      say("This text has {1} characters; {2} are the most.", static_cast<int>(*length),
                          static_cast<int>(bounds.most)));
    return refuse("TEXT_REQUIRED", "4.4",
                  say("A text is needed here: 1 to {1} characters, without control characters.",
                      static_cast<int>(bounds.most)));
}

// Texts within their bounds, amounts not too small.
struct Writing {
    template <class M>
    Check operator()(const M& member, const std::string& text) const {
        return member.is == Is::Text ? check_text(text, member.bounds) : std::nullopt;
    }
    template <class M>
    Check operator()(const M& member, const std::optional<std::string>& text) const {
        return text ? check_text(*text, member.bounds) : std::nullopt;
    }
    template <class M>
    Check operator()(const M& member, const std::variant<int, std::string>& id) const {
        const auto* text = std::get_if<std::string>(&id);
        return text ? check_text(*text, member.bounds) : std::nullopt;
    }
    template <class M>
    Check operator()(const M& member, int amount) const {
        if (member.is != Is::Amount || amount >= member.least) return std::nullopt;
        return refuse("BAD_AMOUNT", "4.4",
                      say("The amount must be {1} or more, not {2}.", member.least, amount));
    }
    template <class M, class V>
    Check operator()(const M&, const V&) const {
        return std::nullopt;
    }
};

// The first refusal among the fields of a command.
template <class C, class Ask>
Check first_of_fields(const C& command, Ask ask) {
    Check first;
    each_field<C>([&](const auto& member) {
        if (!first) first = ask(member, command.*member.at);
    });
    return first;
}

}  // namespace

Check check_known(const Match& match, const Command& command) {
    const Knowing knowing{match};
    return std::visit(
        [&](const auto& each) {
            return first_of_fields(each, [&](const auto& member, const auto& value) -> Check {
                return knowing(member.is, value);
            });
        },
        command);
}

Check check_written(const Command& command) {
    return std::visit([](const auto& each) { return first_of_fields(each, Writing{}); }, command);
}

}  // namespace rules::universalis
