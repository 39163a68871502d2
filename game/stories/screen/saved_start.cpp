#include "game/stories/screen/saved_start.h"

#include "game/kit/json_text.h"
#include "game/kit/player_text.h"

namespace screens {

namespace {

constexpr const char* kPlace = "start";

// Names at a table must be different and not too long; the message says which one is wrong.
Phrase why_not_seated(std::span<const std::string> names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = rules::folded(names[i]);
        const Phrase who = say("Player {1}", static_cast<int>(i) + 1);
        if (rules::characters(name).value_or(0) > kPlayerName.max)
            return say("{1}: at most {2} characters.", who, static_cast<int>(kPlayerName.max));
        for (std::size_t j = 0; j < i && !name.empty(); ++j)
            if (rules::folded(names[j]) == name)
                return say("{1}: Player {2} has the same name.", who, static_cast<int>(j) + 1);
    }
    return {};
}

}  // namespace

void save_start(StoryView& view, const rules::Json& options) {
    const auto seated = view.start.seated();
    const rules::Json kept{
        {"players", std::vector(seated.begin(), seated.end())}, {"box", view.start.with_box}, {"options", options}};
    view.drafts.at(kPlace) = kept.dump(-1, ' ', false, rules::Json::error_handler_t::replace);
}

rules::Json take_saved_start(StoryView& view) {
    const rules::Json nothing = rules::Json::object();
    const auto kept = rules::parse_json(view.drafts.at(kPlace));
    if (!kept || !kept->is_object() || !kept->contains("players")) return nothing;
    const rules::Json& players = (*kept)["players"];
    std::vector<std::string>& names = view.start.names;
    if (!players.is_array() || players.empty() || players.size() > names.size()) return nothing;
    view.start.players = static_cast<int>(players.size());
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i].is_string()) names[i] = players[i].get<std::string>();
    if (kept->contains("box") && (*kept)["box"].is_boolean()) view.start.with_box = (*kept)["box"].get<bool>();
    const rules::Json options = kept->value("options", nothing);
    return options.is_object() ? options : nothing;
}

bool draw_sit_down(StoryView& view, Guidance guidance) {
    ui::Ui& ui = view.app.ui();
    Inviting& inviting = view.start.inviting;
    const Phrase why = why_not_seated(view.start.seated());
    if (!why.empty()) ui.text(why, {Type::Small, palette::kAccent});
    if (ui.button(say("Take your seats"), ui::Look::Accent, {why.empty(), why}) || inviting.invites) return true;
    const bool invites =
        guidance != Guidance::Shown && ui.button(say("Invite another player"), ui::Look::Plain, {why.empty(), why});
    if (!invites) return false;
    rules::People people;
    people.names = seat_names(view.app, view.start.seated());
    for (int who = 0; who < view.start.players; ++who) people.seated.push_back(who);
    const std::vector<StorySeat> seats = view.seats_of(people);
    if (seats.size() < 2) {
        view.fault = say("Nobody else could join: set up at least two players.");
        return false;
    }
    inviting.here.assign(seats.size(), false);
    inviting.here.front() = true;
    inviting.name = view.app.settings().seats.players[0];
    view.dialog = [&view, seats] { return ask_who_is_here(view.app, view.start.inviting, seats); };
    return false;
}

rules::Json numbered_players(int players) {
    rules::Json names = rules::Json::array();
    for (int i = 1; i <= players; ++i) names.push_back(std::to_string(i));
    return names;
}

}  // namespace screens
