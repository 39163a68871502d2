#include "game/stories/coin_rpg/character_file.h"

#include "game/kit/json_text.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"

namespace story {

namespace {

namespace rpg = rules::coin_rpg;

constexpr const char* kCharacterFormat = "coinwars-character/1";

}  // namespace

std::string character_text(const rpg::Sheet& sheet) {
    const rules::Json json{{"format", kCharacterFormat},
                           {"game", rpg::CoinRpg::name()},
                           {"sheet", rpg::CoinRpg::to_json(rpg::ReuseCharacter{0, rpg::claim_of(sheet)})["sheet"]}};
    return json.dump(1);
}

std::optional<rpg::ReuseCharacter> character_from(std::string_view text) {
    const auto json = rules::parse_json(text);
    if (!json || !json->is_object() || json->value("format", rules::Json()) != kCharacterFormat) return std::nullopt;
    if (!json->contains("sheet")) return std::nullopt;
    const auto command =
        rpg::CoinRpg::command_from({{"cmd", "reuse_character"}, {"seat", 0}, {"sheet", (*json)["sheet"]}});
    const auto* character = command ? get_if<rpg::ReuseCharacter>(&*command) : nullptr;
    return character ? std::optional(*character) : std::nullopt;
}

}  // namespace story
