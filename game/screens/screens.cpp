#include "game/screens/screens.h"

namespace screens {

const std::vector<Entry>& list() {
    static const std::vector<Entry> entries{
        {"title", false, make_title},
        {"battles", false, make_battles},
        {"replays", false, make_replays},
        {"settings", true, make_settings},
        {"help", true, make_help},
        {"keys", true, make_keys},
        {"true_size", true, make_true_size},
        {"editor", false, make_new_battle},
        {"free", false, make_free},
        {"series", false, make_series},
        {"lab", false, make_lab},
        {"story_table", false, make_story_table},
        {"coin_rpg", false, make_coin_rpg},
        {"edged_coins", false, make_edged_coins},
        {"card_draw", false, make_card_draw},
        {"universalis", false, make_universalis},
        {"breeder", true, make_breeder},
    };
    return entries;
}

}  // namespace screens
