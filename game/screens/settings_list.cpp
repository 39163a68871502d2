#include "game/screens/settings_list.h"

namespace screens {

namespace {

constexpr ui::Range kPercent{0, 100, 10};

SettingGroup print() {
    return {
        "Print and motion",
        {{"ui_scale", "Size of print and panels",
          "On top of what your display asks for. A small window gives way before anything is cut off.",
          Amount{&Settings::ui_scale, {100, 125, 150, 200, 250, 300}, " %"}},
         {"speed", "Speed of what moves", "A click hurries what still moves.",
          Amount{&Settings::speed, {50, 100, 200, 400}, " %"}},
         {"reduced_motion", "Reduced motion", "Coins come to rest at once; nothing slides, spins or fades.",
          Switch{&Settings::reduced_motion}}}};
}

SettingGroup table() {
    return {
        "The table",
        {{"table_top", "Table top", "", Choice{&Settings::table_top, {{"felt", "Felt"}, {"oak", "Oak"}}}},
         {"light", "Light", "An even light is plainer and shows every corner alike.",
          Choice{&Settings::light, {{"window", "Window"}, {"lamp", "Lamp"}, {"even", "Even"}}}},
         {"colours", "Colours of the sides", "Heads always has a solid ring, Tails a dashed one.",
          Choice{&Settings::colours,
                 {{"blue_orange", "Blue, orange"},
                  {"teal_rose", "Teal, rose"},
                  {"black_white", "Black, white"}}}},
         {"quality", "Drawing", "Quick saves time on slow machines: the rims of coins are coarser.",
          Choice{&Settings::quality, {{"auto", "Automatic"}, {"fine", "Fine"}, {"quick", "Quick"}}}},
         {"turn_table", "Turn the table to the player who acts",
          "The view turns by half a circle at the end of a turn, for two who sit on either side.",
          Switch{&Settings::turn_table}},
         {"hand_over", "Cover the table between turns",
          "After a turn the table is covered until the other player is there.", Switch{&Settings::hand_over}},
         {"real_dice", "Real dice",
          "You roll your own dice and type in what they show, where a battle uses dice.",
          Switch{&Settings::real_dice}}}};
}

SettingGroup saving() {
    return {"The battle that is fought",
            {{"autosave", "Save it by itself",
              "The title goes on with what was saved. A battle that is left unsaved asks first.",
              Choice{&Settings::autosave,
                     {{"action", "Each action"}, {"turn", "Each turn"}, {"never", "Never"}}}}}};
}

SettingGroup sound() {
    return {"Sound",
            {{"volume", "Everything", "", Level{&Settings::volume, kPercent}},
             {"volume_coins", "Coins", "", Level{&Settings::volume_coins, kPercent}},
             {"volume_paper", "Card and paper", "", Level{&Settings::volume_paper, kPercent}},
             {"volume_table", "Table and dice", "", Level{&Settings::volume_table, kPercent}},
             {"volume_panels", "Buttons", "", Level{&Settings::volume_panels, kPercent}}}};
}

}  // namespace

const std::vector<SettingGroup>& settings_list() {
    static const std::vector<SettingGroup> list{print(), table(), saving(), sound()};
    return list;
}

render::Look look_of(const Settings& settings) {
    using render::Look;
    Look look;
    if (settings.table_top == "oak") look.top = Look::Top::Oak;
    if (settings.light == "lamp") look.light = Look::Light::Lamp;
    if (settings.light == "even") look.light = Look::Light::Even;
    if (settings.colours == "teal_rose") look.sides = Look::Sides::TealRose;
    if (settings.colours == "black_white") look.sides = Look::Sides::BlackWhite;
    if (settings.quality == "fine") look.drawing = Look::Drawing::Fine;
    if (settings.quality == "quick") look.drawing = Look::Drawing::Quick;
    return look;
}

SignColours sign_colours(const Settings& settings) {
    if (settings.colours == "teal_rose") return {{0x17, 0x8a, 0x80}, {0xc8, 0x3c, 0x62}};
    if (settings.colours == "black_white") return {{0x5a, 0x66, 0x72}, {0xa3, 0x9a, 0x8a}};
    return {ui::palette::kHeads, ui::palette::kTails};
}

Settings across_the_table(Settings settings) {
    settings.ui_scale = 200;
    settings.light = "even";
    return settings;
}

}  // namespace screens
