// The story so far: what the coins decided and what was told, the newest first.

#include <deque>

#include "game/rules/coin_rpg/wording.h"
#include "game/screens/rpg/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr std::size_t kLogLines = 40;  // lines

// What an event says after the command that led to `after`; empty where the log passes it over.
struct RpgLine {
    const rpg::Match& before;
    const rpg::Match& after;

    Phrase operator()(const rpg::ScenesDrawn& event) const {
        return say_many(static_cast<int>(event.row.size()), "{1} Scene is drawn.", "{1} Scenes are drawn.");
    }
    Phrase operator()(const rpg::SceneStarted& event) const {
        return say("Scene {1}: {2}", event.scene + 1, scene_title(after.card(event.card)));
    }
    Phrase operator()(const rpg::SceneSkipped& event) const {
        return say("Scene {1} is passed over: nobody can go on.", event.scene + 1);
    }
    Phrase operator()(const rpg::TurnStarted& event) const {
        return say("{1} enters.", hero_name(after, event.seat));
    }
    Phrase operator()(const rpg::RoundScored& event) const {
        const auto& parts = before.scene_card().parts;
        return say("{1}: {2} to {3}", rpg::name_of(parts[static_cast<std::size_t>(event.contest)]),
                   event.score.character(), event.score.scene());
    }
    Phrase operator()(const rpg::TraitBurned& event) const {
        return say("{1}: {2} become {3}", rpg::name_of(after, event.seat, event.trait), many_of(event.before),
                   many_of(event.after));
    }
    Phrase operator()(const rpg::HelperAdded& event) const {
        return say("{1} helps.", rpg::name_of(after, event.seat, event.helper));
    }
    Phrase operator()(const rpg::CoolnessSoaked& event) const {
        return say("{1} pays: {2} becomes {3}.", rpg::name_of(after, event.seat, rpg::Trait::Coolness),
                   event.before, event.after);
    }
    Phrase operator()(const rpg::SceneLost& event) const {
        return say("{1} loses the Scene.", hero_name(after, event.seat));
    }
    Phrase operator()(const rpg::SceneBeaten& event) const {
        return say("{1} beats the Scene.", hero_name(after, event.seat));
    }
    Phrase operator()(const rpg::XpGained& event) const {
        return say("{1} gains an Experience Point.", hero_name(after, event.seat));
    }
    Phrase operator()(const rpg::Narrated& event) const { return told(event.name, event.text); }
    Phrase operator()(const rpg::NoteAdded& event) const { return told(event.name, event.text); }
    template <class E>
    Phrase operator()(const E&) const {
        return {};
    }

    static Phrase told(const std::string& name, const std::string& text) { return plain(name + ": " + text); }
};

}  // namespace

void draw_rpg_log(RpgView& view) {
    std::deque<Phrase> lines;
    const auto& steps = view.game->steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const rpg::Match& after = i + 1 < steps.size() ? steps[i + 1].before : view.match();
        for (const rpg::Event& event : steps[i].events) {
            Phrase line = std::visit(RpgLine{steps[i].before, after}, event);
            if (!line.empty()) lines.push_front(std::move(line));
        }
    }
    if (lines.empty()) return;
    if (lines.size() > kLogLines) lines.resize(kLogLines);
    ui::Ui& ui = view.app.ui();
    ui.rule();
    ui.heading(say("Story"));
    for (const Phrase& line : lines) ui.text(line, {Type::Small, palette::kInk});
}

}  // namespace screens
