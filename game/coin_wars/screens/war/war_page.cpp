// The war as a page: its battles with pictures, the fallen, the result.

#include "engine/core/path.h"
#include "engine/render/snapshot.h"
#include "engine/ui/image_file.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/shell/saved_pages.h"
#include "game/stories/kit/story_document.h"

namespace screens {

namespace {

using Part = story::DocumentPart;

constexpr int kWide = 1100;  // pixels of a battle's picture

std::shared_ptr<const print::Image> picture_of(Drawing& drawing, const cw::Match& match) {
    render::Scene scene = table::resting_scene(match, {});
    scene.yardstick = false;
    constexpr double kMargin = 0.5;
    render::View view;
    view.center = Vec2{scene.width, scene.height} / 2;
    view.width = kWide;
    view.scale = kWide / (scene.width + 2 * kMargin);
    view.height = static_cast<int>(view.scale * (scene.height + 2 * kMargin));
    drawing.renderer().set_looked_at(true);
    const auto rgb = render::snapshot(drawing.renderer(), scene, view);
    if (!rgb) return nullptr;
    std::string jpeg = ui::jpeg({view.width, view.height}, *rgb);
    if (jpeg.empty()) return nullptr;
    return std::make_shared<print::Image>(print::Image{std::move(jpeg), view.width, view.height});
}

class WarPage {
public:
    explicit WarPage(WarView& view) : view_(view), match_(view.match()) {}

    story::StoryDocument written() {
        document_.title = view_.ui.translated(known(match_.plan->title));
        document_.date = view_.ui.translated(known(match_.plan->era));
        add(Part::Kind::Told, known(match_.plan->summary));
        for (int nation = 0; nation < 2; ++nation)
            if (const std::string name = view_.game.leader(nation); !name.empty())
                add(Part::Kind::Told, say("{1} led {2}.", plain(name), view_.display_name(nation)));
        for (std::size_t i = 0; i < match_.fought.size(); ++i) battle(i);
        end();
        return std::move(document_);
    }

private:
    Part& add(Part::Kind kind, const Phrase& text) {
        document_.parts.push_back({kind, text});
        return document_.parts.back();
    }
    const war::Place& place_of(const std::string& id) const {
        return match_.plan->places[static_cast<std::size_t>(match_.plan->place(id))];
    }

    // A battle given up before its first round has no rounds.
    Phrase result_of(const war::FoughtBattle& fought, int winner) const {
        if (winner < 0) {
            if (fought.turns == 0) return say("{1}.", say("A draw"));
            return say_many(fought.turns, "A draw after {1} round.", "A draw after {1} rounds.");
        }
        const Phrase name = view_.display_name(winner);
        if (fought.turns == 0) return say("{1}.", say("{1} wins", name));
        return say_many(fought.turns, "{2} won after {1} round.", "{2} won after {1} rounds.", name);
    }
    void battle(std::size_t number) {
        const war::FoughtBattle& fought = match_.fought[number];
        const war::Place& place = place_of(fought.place);
        add(Part::Kind::Scene, joined({known(place.title), known(place.date)}, rules::comma()));
        const int winner = match_.plan->nation(fought.winner);
        add(Part::Kind::Happened, result_of(fought, winner)).decides = true;
        if (const Phrase degree = wars::degree_in_words(fought); !degree.empty())
            add(Part::Kind::Happened, say("{1}.", degree));
        for (int nation = 0; nation < 2; ++nation) {
            const auto i = static_cast<std::size_t>(nation);
            add(Part::Kind::Happened,
                say("{1} lost {2} of {3} coins and took {4}.", view_.display_name(nation), fought.lost[i].total(),
                    fought.brought[i].total(), view_.money(fought.taken[i])));
        }
        for (const war::LeaderName& leader : fought.fell)
            add(Part::Kind::Happened, say("{1} fell.", known(leader))).decides = true;
        for (const war::HeldGround& held : fought.held)
            add(Part::Kind::Happened,
                say("{1} held {2}.", view_.display_name(match_.plan->nation(held.by)), known(held.ground)));
        if (const auto battle = view_.game.fought_battle(number))
            add(Part::Kind::Happened, {})
                .pictures.push_back({story::Plate{}, picture_of(view_.app, battle->battle->match())});
        way(number);
    }
    // Adds the text of the road taken after the battle.
    void way(std::size_t number) {
        for (const auto& step : view_.game.steps()) {
            if (!holds_alternative<war::March>(step.command) || step.before.fought.size() != number + 1) continue;
            if (const Phrase words = known(war::way_from(step.before).words); !words.empty())
                add(Part::Kind::Told, words);
            return;
        }
    }
    void end() {
        if (!match_.end) return;
        const int winner = match_.plan->nation(match_.end->winner);
        add(Part::Kind::Scene, say("The end"));
        add(Part::Kind::Happened,
            winner < 0 ? say("Nobody has won the war.") : say("{1} has won the war.", view_.display_name(winner)))
            .decides = true;
        if (!match_.end->words.empty()) add(Part::Kind::Told, known(match_.end->words));
    }

    WarView& view_;
    const war::Match& match_;
    story::StoryDocument document_;
};

}  // namespace

void save_war_page(WarView& view) {
    const auto kept = save_document(view.app, WarPage(view).written());
    view.notice =
        kept ? say("The page was saved as {1}, with a PDF and a web page beside it.", plain(core::text(kept->page)))
             : kept.error();
}

}  // namespace screens
