// Commands in the protocol's words.

#include "game/kit/json_text.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/json_parts.h"
#include "game/stories/coin_rpg/rules/limits.h"

namespace rules::coin_rpg {

namespace {

int seat_from(const Field& c) { return number_from(c.at("seat")); }

Faces faces_from(const Field& c) {
    const auto faces = c.find("faces");
    return faces ? Faces(text_from(*faces)) : Faces();
}

std::vector<int> numbers_from(const Field& list) {
    std::vector<int> numbers;
    for (const Field& each : list.items(limits::kList)) numbers.push_back(number_from(each));
    return numbers;
}

Command submit_character(const Field& c) {
    c.only({"cmd", "seat", "name", "concept", "ratings", "misc_name", "strong", "start_power"});
    SubmitCharacter command{seat_from(c), card_from(c)};
    if (const auto power = c.find("start_power"))
        if (const auto rank = power->find("rank")) command.start_rank = number_from(*rank);
    return command;
}
Command reuse_character(const Field& c) {
    c.only({"cmd", "seat", "sheet"});
    return ReuseCharacter{seat_from(c), sheet_from(c.at("sheet"))};
}
Command spend(const Field& c) {
    c.only({"cmd", "seat", "purchase"});
    return Spend{seat_from(c), purchase_from(c.at("purchase"))};
}
Command add_scene(const Field& c) {
    c.only({"cmd", "seat", "title", "traits", "description"});
    const auto title = c.find("title");
    return AddScene{seat_from(c), title ? text_from(*title) : "", parts_from(c.at("traits")),
                    text_from(c.at("description"))};
}
Command remove_scene(const Field& c) {
    c.only({"cmd", "seat", "id"});
    return RemoveScene{seat_from(c), number_from(c.at("id"))};
}
Command draw_scenes(const Field& c) {
    c.only({"cmd", "count"});
    return DrawScenes{number_from(c.at("count"))};
}
Command choose_answer(const Field& c) {
    c.only({"cmd", "seat", "trait"});
    return ChooseAnswer{seat_from(c), trait_from(c.at("trait"))};
}
Command add_helper(const Field& c) {
    c.only({"cmd", "seat", "helper", "contest", "pay", "faces"});
    const Field pay = c.at("pay");
    return AddHelper{seat_from(c), trait_from(c.at("helper")), number_from(c.at("contest")),
                     pay.json() == word(PowerKind::SoCool) ? std::nullopt : std::optional(trait_from(pay)),
                     faces_from(c)};
}
Command use_grabby(const Field& c) {
    c.only({"cmd", "seat", "contest", "take", "give"});
    return UseGrabby{seat_from(c), number_from(c.at("contest")), numbers_from(c.at("take")),
                     numbers_from(c.at("give"))};
}
Command decide_at_zero(const Field& c) {
    c.only({"cmd", "seat", "choice", "flamebait_coin", "faces"});
    const std::string& choice = text_from(c.at("choice"));
    DecideAtZero command{seat_from(c), AtZeroChoice::SitOut, {}, faces_from(c)};
    if (choice == "burn")
        command.choice = AtZeroChoice::Burn;
    else if (choice == "coolness")
        command.choice = AtZeroChoice::Coolness;
    else if (choice != "sit_out")
        throw Refusal{"E_CHOICE", "RPG-37", say("Choose Burn, Coolness or Sit it out.")};
    if (const auto coin = c.find("flamebait_coin")) command.flamebait_coin = number_from(*coin);
    return command;
}
Command next_adventure(const Field& c) {
    c.only({"cmd", "options"});
    const auto options = c.find("options");
    return NextAdventure{options ? std::optional(options_from(*options)) : std::nullopt};
}

// Those that need no more than a seat, and what else they have in common.
template <class C>
Command seat_alone(const Field& c) {
    c.only({"cmd", "seat"});
    return C{seat_from(c)};
}
template <class C>
Command with_faces(const Field& c) {
    c.only({"cmd", "seat", "faces"});
    return C{seat_from(c), faces_from(c)};
}
template <class C>
Command with_coin(const Field& c) {
    c.only({"cmd", "seat", "coin", "faces"});
    return C{seat_from(c), number_from(c.at("coin")), faces_from(c)};
}
template <class C>
Command with_contest(const Field& c) {
    c.only({"cmd", "seat", "contest"});
    return C{seat_from(c), number_from(c.at("contest"))};
}
template <class C>
Command with_text(const Field& c) {
    c.only({"cmd", "seat", "text"});
    return C{seat_from(c), text_from(c.at("text"))};
}

struct Reader {
    const char* word;
    Command (*read)(const Field&);
};
constexpr Reader kReaders[]{{"submit_character", submit_character},
                            {"reuse_character", reuse_character},
                            {"spend", spend},
                            {"done_spending", seat_alone<DoneSpending>},
                            {"add_scene", add_scene},
                            {"remove_scene", remove_scene},
                            {"finish_scenes", seat_alone<FinishScenes>},
                            {"reopen_scenes", seat_alone<ReopenScenes>},
                            {"draw_scenes", draw_scenes},
                            {"choose_answer", choose_answer},
                            {"toss", with_faces<Toss>},
                            {"add_helper", add_helper},
                            {"use_flamebait", with_coin<UseFlamebait>},
                            {"call_scene", with_faces<CallScene>},
                            {"use_luck", with_coin<UseLuck>},
                            {"use_grabby", use_grabby},
                            {"use_offensive", with_contest<UseOffensive>},
                            {"use_defensive", with_contest<UseDefensive>},
                            {"settle", seat_alone<Settle>},
                            {"decide_at_zero", decide_at_zero},
                            {"narrate", with_text<Narrate>},
                            {"sit_out_note", with_text<SitOutNote>},
                            {"next_adventure", next_adventure}};

Json named(const char* name, int seat) { return {{"cmd", name}, {"seat", seat}}; }

Json with(Json json, const char* key, Json value) {
    json[key] = std::move(value);
    return json;
}

Json with(Json json, const Faces& faces) {
    if (faces) json["faces"] = *faces;
    return json;
}

struct Writer {
    Json operator()(const SubmitCharacter& c) const {
        Json json = named("submit_character", c.seat);
        json.update(card_json(c.card));
        if (c.card.start_power && c.start_rank != 1) json["start_power"]["rank"] = c.start_rank;
        return json;
    }
    Json operator()(const ReuseCharacter& c) const {
        return with(named("reuse_character", c.seat), "sheet", sheet_json(c.sheet));
    }
    Json operator()(const Spend& c) const {
        return with(named("spend", c.seat), "purchase", purchase_json(c.purchase));
    }
    Json operator()(const DoneSpending& c) const { return named("done_spending", c.seat); }
    Json operator()(const AddScene& c) const {
        Json json = with(named("add_scene", c.seat), "title", c.title);
        json["traits"] = parts_json(c.parts);
        return with(json, "description", c.description);
    }
    Json operator()(const RemoveScene& c) const { return with(named("remove_scene", c.seat), "id", c.id); }
    Json operator()(const FinishScenes& c) const { return named("finish_scenes", c.seat); }
    Json operator()(const ReopenScenes& c) const { return named("reopen_scenes", c.seat); }
    Json operator()(const DrawScenes& c) const { return {{"cmd", "draw_scenes"}, {"count", c.count}}; }
    Json operator()(const ChooseAnswer& c) const {
        return with(named("choose_answer", c.seat), "trait", word(c.trait));
    }
    Json operator()(const Toss& c) const { return with(named("toss", c.seat), c.faces); }
    Json operator()(const AddHelper& c) const {
        Json json = with(named("add_helper", c.seat), "helper", word(c.helper));
        json["contest"] = c.contest;
        json["pay"] = c.pay ? word(*c.pay) : word(PowerKind::SoCool);
        return with(json, c.faces);
    }
    Json operator()(const UseFlamebait& c) const {
        return with(with(named("use_flamebait", c.seat), "coin", c.coin), c.faces);
    }
    Json operator()(const CallScene& c) const { return with(named("call_scene", c.seat), c.faces); }
    Json operator()(const UseLuck& c) const {
        return with(with(named("use_luck", c.seat), "coin", c.coin), c.faces);
    }
    Json operator()(const UseGrabby& c) const {
        Json json = with(named("use_grabby", c.seat), "contest", c.contest);
        return with(with(json, "take", c.take), "give", c.give);
    }
    Json operator()(const UseOffensive& c) const {
        return with(named("use_offensive", c.seat), "contest", c.contest);
    }
    Json operator()(const UseDefensive& c) const {
        return with(named("use_defensive", c.seat), "contest", c.contest);
    }
    Json operator()(const Settle& c) const { return named("settle", c.seat); }
    Json operator()(const DecideAtZero& c) const {
        constexpr const char* kChoices[]{"burn", "coolness", "sit_out"};
        Json json = with(named("decide_at_zero", c.seat), "choice", kChoices[static_cast<int>(c.choice)]);
        if (c.flamebait_coin) json["flamebait_coin"] = *c.flamebait_coin;
        return with(json, c.faces);
    }
    Json operator()(const Narrate& c) const { return with(named("narrate", c.seat), "text", c.text); }
    Json operator()(const SitOutNote& c) const { return with(named("sit_out_note", c.seat), "text", c.text); }
    Json operator()(const NextAdventure& c) const {
        Json json{{"cmd", "next_adventure"}};
        if (c.options) json["options"] = options_json(*c.options);
        return json;
    }
};

Command read_command(const Json& json) {
    const Field command(json, "E_ARG");
    const std::string& name = command.at("cmd").text(limits::kTextBytes);
    for (const Reader& reader : kReaders)
        if (name == reader.word) return reader.read(command);
    throw Refusal{"unknown_command", "", plain("Coin Wars the RPG knows no command " + excerpt(name) + ".")};
}

}  // namespace

core::Result<Command, Refusal> CoinRpg::command_from(const Json& json) {
    auto command = reading([&] { return read_command(json); });
    if (!command && command.error().code == "E_ARG")
        command.error().message = say("This input is not understood: {1}.", command.error().message);
    return command;
}

Json CoinRpg::to_json(const Command& command) { return std::visit(Writer{}, command); }

}  // namespace rules::coin_rpg
