// Why a command is closed.

#include "game/kit/one_of.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

const char *const kAnyText = "...", *const kMissingText = "text_missing";

void fill(std::string& text) {
    if (text.empty()) text = kAnyText;
}

// As it would be once everything is written.
cd::Command written(cd::Command command) {
    std::visit(
        [](auto& deed) {
            using Deed = std::decay_t<decltype(deed)>;
            using rules::is_one_of;
            if constexpr (is_one_of<Deed, cd::StartChallenge, cd::StartCompetition, cd::StartFray,
                                    cd::AddCharacter, cd::NameBackground>)
                fill(deed.name);
            if constexpr (is_one_of<Deed, cd::BeginScene>) fill(deed.title);
            if constexpr (is_one_of<Deed, cd::PlayCard>) fill(deed.description);
            if constexpr (is_one_of<Deed, cd::WinRound>) fill(deed.text);
            if constexpr (is_one_of<Deed, cd::AlterScene>)
                if (deed.text) fill(*deed.text);
        },
        command.deed);
    return command;
}

}  // namespace

std::optional<rules::Refusal> closed_because(const cd::Match& match, const cd::Command& command) {
    if (auto refusal = cd::CardDraw::check(match, written(command))) return refusal;
    if (!cd::CardDraw::check(match, command)) return std::nullopt;
    return rules::Refusal{kMissingText, "", say("The text for it is still missing.")};
}

bool is_missing_text(const rules::Refusal& refusal) { return refusal.code == kMissingText; }

}  // namespace screens::card_draw
