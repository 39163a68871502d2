// coinwars-bake: computes the textures under assets/textures.

#include <array>
#include <exception>
#include <functional>
#include <iostream>
#include <string>

#include "assets/bake/cards.h"
#include "assets/bake/environment.h"
#include "assets/bake/face.h"
#include "assets/bake/felt.h"
#include "assets/bake/oak.h"
#include "assets/bake/paper.h"
#include "assets/bake/preview.h"
#include "assets/bake/relief_pieces.h"
#include "assets/bake/wear.h"

namespace {

namespace fs = std::filesystem;

void bake_faces(const fs::path& textures) {
    fs::create_directories(textures / "coins");
    for (const std::string design : bake::kDesigns) {
        for (const bake::Side side : {bake::Side::Heads, bake::Side::Tails}) {
            const std::string name = bake::face_name(design, side);
            bake::write_png(bake::bake_face(textures / "art", design, side), textures / "coins" / (name + ".png"));
            std::cout << "  " << name << std::endl;
        }
    }
}

void bake_pieces(const fs::path& textures) {
    bake::write_png(bake::bake_emblems(textures / "art"), textures / "coins" / "emblems.png");
    bake::write_png(bake::bake_figures(textures / "art"), textures / "coins" / "figures.png");
    bake::write_png(bake::bake_letters(textures / "art"), textures / "coins" / "letters.png");
}

void bake_cards(const fs::path& textures) {
    fs::create_directories(textures / "cards");
    bake::write_png(bake::bake_card_signs(textures / "art"), textures / "cards" / "signs.png");
    bake::write_png(bake::bake_card_courts(textures / "art"), textures / "cards" / "courts.png");
}

struct Part {
    std::string name;
    std::function<void(const fs::path&)> bake;
};

const std::array kParts{
    Part{"faces", bake_faces},
    Part{"pieces", bake_pieces},
    Part{"cards", bake_cards},
    Part{"wear", [](const fs::path& to) { bake::write_png(bake::bake_wear(), to / "wear.png"); }},
    Part{"felt", [](const fs::path& to) { bake::write_png(bake::bake_felt(), to / "felt.png"); }},
    Part{"oak", [](const fs::path& to) { bake::write_png(bake::bake_oak(), to / "oak.png"); }},
    Part{"paper", [](const fs::path& to) { bake::write_png(bake::bake_paper(), to / "paper.png"); }},
    Part{"environment", [](const fs::path& to) { bake::write_environment(bake::bake_environment(), to); }},
    Part{"icon", [](const fs::path& to) { bake::write_png(bake::bake_icon(to), to / "icon.png"); }},
};

int show_usage() {
    std::cerr << "coinwars-bake all TEXTURES, coinwars-bake PART TEXTURES or coinwars-bake preview TEXTURES "
                 "PICTURE.png\n"
                 "TEXTURES is the folder with the drawings in art/; PART is one of:";
    for (const Part& part : kParts) std::cerr << ' ' << part.name;
    std::cerr << '\n';
    return 2;
}

int run(const std::string& what, const fs::path& textures) {
    bool known = false;
    for (const Part& part : kParts) {
        if (what != "all" && what != part.name) continue;
        known = true;
        std::cout << part.name << std::endl;
        part.bake(textures);
    }
    return known ? 0 : show_usage();
}

}  // namespace

int main(int count, char** words) {
    try {
        if (count == 4 && std::string(words[1]) == "preview") {
            bake::write_png(bake::bake_preview(words[2]), words[3]);
            return 0;
        }
        return count == 3 ? run(words[1], words[2]) : show_usage();
    } catch (const std::exception& error) {
        std::cerr << "coinwars-bake: " << error.what() << '\n';
        return 1;
    }
}
