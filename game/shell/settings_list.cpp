#include "game/shell/settings_list.h"

#include "game/print/paper.h"
#include "game/shell/languages.h"
#include "game/shell/true_size.h"

namespace screens {

namespace {

constexpr ui::Range kPercent{0, 100, 10};

// Each language is named in itself, so that anybody lost in a foreign one finds the way back.
SettingGroup language() {
    Choice choice{&Settings::language, {{"system", say("Automatic")}}};
    for (const Language& spoken : languages()) choice.options.push_back({spoken.code, plain(std::string(spoken.name))});
    return {say("Language"), {{"language", say("Language for all text"), {}, choice}}};
}

SettingGroup access() {
    return {say("Seeing and hearing"),
            {{"high_contrast", say("High contrast"), say("Black print on white paper, and white print on black."),
              Switch{&Settings::high_contrast}},
             {"easy_print", say("Easy-to-read letters"),
              say("Plain upright letters for people with dyslexia: OpenDyslexic if it is installed, otherwise letters "
                  "set farther apart. Text on the table changes when the program is restarted."),
              Switch{&Settings::easy_print}},
             {"captions", say("Captions for sounds"), say("A line at the bottom of the screen names each sound."),
              Switch{&Settings::captions}},
             {"read_aloud", say("Read aloud"),
              say("Says what the keyboard or pointer is on, every line of the log, and why something is refused. F4 "
                  "reads the whole screen. On Linux, Speech Dispatcher speaks; in a browser, the browser does; on "
                  "Windows there is no voice."),
              Switch{&Settings::read_aloud}}},
            SettingsPage::Access};
}

SettingGroup print() {
    return {say("Text and motion"),
            {{"ui_scale", say("Size of text and panels"),
              say("Applied on top of your display's own scaling. In a small window, everything shrinks before anything "
                  "is cut off."),
              Amount{&Settings::ui_scale, {100, 125, 150, 200, 250, 300}, " %"}},
             {"speed", say("Animation speed"), say("A click hurries along whatever is still moving."),
              Amount{&Settings::speed, {50, 100, 200, 400}, " %"}},
             {"reduced_motion", say("Reduced motion"),
              say("Coins come to rest at once; nothing slides, spins or fades."), Switch{&Settings::reduced_motion}}}};
}

SettingGroup table() {
    return {
        say("The table"),
        {{"table_top",
          say("Table top"),
          {},
          Choice{&Settings::table_top, {{"felt", say("Felt")}, {"oak", say("Oak")}}}},
         {"light", say("Light"), say("An even light is plainer and shows every corner equally well."),
          Choice{&Settings::light, {{"window", say("Window")}, {"lamp", say("Lamp")}, {"even", say("Even")}}}},
         {"colours", say("Side colours"), say("Heads always has a solid ring, Tails a dashed one."),
          Choice{&Settings::colours,
                 {{"blue_orange", say("Blue, orange")},
                  {"teal_rose", say("Teal, rose")},
                  {"black_white", say("Black, white")}}}},
         {"quality", say("Graphics"),
          say("Quick saves time on slow machines by drawing the rims of coins more coarsely."),
          Choice{&Settings::quality, {{"auto", say("Automatic")}, {"fine", say("Fine")}, {"quick", say("Quick")}}}},
         {"turn_table", say("Turn the table to the player whose turn it is"),
          say("The view turns half a circle at the end of a turn, for two players on opposite sides of the screen."),
          Switch{&Settings::turn_table}},
         {"face_to_face", say("Face to face"),
          say("For two players with a touch screen between them: each has a bar at their own edge, and the screen "
              "turns to face whoever acts."),
          Switch{&Settings::face_to_face}},
         {"hand_over", say("Cover the table between turns"),
          say("After a turn the table is covered until the other player is ready."), Switch{&Settings::hand_over}},
         {"ask_first", say("Ask before each action"),
          say("A click pins the aimed action, so that you can read and change it; a second click there carries it out. "
              "Touch always works like this."),
          Switch{&Settings::ask_first}},
         {"real_dice", say("Real dice"), say("If a battle uses dice, you roll your own and type in what they show."),
          Switch{&Settings::real_dice}}},
        SettingsPage::Table};
}

SettingGroup thinking() {
    return {
        say("The computer"),
        {{"all_cores", say("Use all processor cores"),
          say("The computer finishes a long turn sooner; what it decides is the same."), Switch{&Settings::all_cores}},
         {"thinking", say("How long the computer thinks"),
          say("As a multiple of its normal work for each turn. While it thinks, you can press a button to make it play "
              "the best it has found so far."),
          Amount{&Settings::thinking, {1, 4, 16, 64}, "\u00d7"}}},
        SettingsPage::Players};
}

SettingGroup saving() {
    return {
        say("The current battle"),
        {{"autosave", say("Save it automatically"),
          say("A saved battle can be continued from the title screen. You are asked before leaving a battle unsaved."),
          Choice{&Settings::autosave,
                 {{"action", say("Each action")}, {"turn", say("Each turn")}, {"never", say("Never")}}}}},
        SettingsPage::Players};
}

SettingGroup sound() {
    return {say("Sound"),
            {{"volume", say("All sounds"), {}, Level{&Volumes::all, kPercent}},
             {"volume_coins", say("Coins"), {}, Level{&Volumes::coins, kPercent}},
             {"volume_paper", say("Card and paper"), {}, Level{&Volumes::paper, kPercent}},
             {"volume_table", say("Table and dice"), {}, Level{&Volumes::table, kPercent}},
             {"volume_panels", say("Buttons"), {}, Level{&Volumes::panels, kPercent}}},
            SettingsPage::Sound};
}

SettingGroup paper() {
    Choice sheets{&Settings::paper, {}};
    for (const print::Paper& paper : print::papers()) sheets.options.push_back({paper.key, paper.name});
    return {say("Real coins"),
            {{"pixels_per_inch", say("True size"),
              say("A quarter laid on the screen shows how large an inch is there. You can then press a key to see the "
                  "table at its real size."),
              Measured{&Settings::pixels_per_inch, kMinPixels, kMaxPixels, "true_size"}},
             {"paper", say("Paper"), say("Used for printing battles to play with real coins."), sheets},
             {"print_in",
              say("Print in"),
              {},
              Choice{&Settings::print_in, {{"grey", say("Grey")}, {"colour", say("Colour")}}}},
             {"print_as",
              say("Print as"),
              {},
              Choice{&Settings::print_as, {{"pdf", say("PDF")}, {"svg", say("SVG, one per page")}}}}},
            SettingsPage::Paper};
}

}  // namespace

const std::vector<SettingGroup>& settings_list() {
    static const std::vector<SettingGroup> list{language(), print(), access(), table(),
                                                thinking(), paper(), saving(), sound()};
    return list;
}

render::Look look_of(const Settings& settings) {
    using render::Look;
    Look look;
    if (settings.table_top == "oak") look.top = Look::Top::Oak;
    if (settings.light == "lamp") look.light = Look::Light::Lamp;
    if (settings.light == "even" || settings.high_contrast) look.light = Look::Light::Even;
    if (settings.colours == "teal_rose") look.sides = Look::Sides::TealRose;
    if (settings.colours == "black_white") look.sides = Look::Sides::BlackWhite;
    if (settings.quality == "fine") look.drawing = Look::Drawing::Fine;
    if (settings.quality == "quick") look.drawing = Look::Drawing::Quick;
    return look;
}

ui::Inks inks_of(const Settings& settings) {
    const bool strong = settings.high_contrast;
    if (settings.colours == "teal_rose") return {{0x17, 0x8a, 0x80}, {0xc8, 0x3c, 0x62}, strong};
    if (settings.colours == "black_white") return {{0x5a, 0x66, 0x72}, {0xa3, 0x9a, 0x8a}, strong};
    return {palette::kHeads, palette::kTails, strong};
}

ui::Letters letters_of(const Settings& settings) {
    return settings.easy_print ? ui::Letters::Easy : ui::Letters::Usual;
}

Settings across_the_table(Settings settings) {
    settings.ui_scale = 200;
    settings.light = "even";
    return settings;
}

}  // namespace screens
