// Any commands to a story game: the first line contains its name and its start. And a Character saved for later.

#include "game/kit/hands/quick_hand.h"
#include "game/kit/json_text.h"
#include "game/stories/coin_rpg/character_file.h"
#include "game/systems/systems.h"
#include "tests/fuzz/play.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void read_stories(std::string_view bytes) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) return;
    const auto table = rules::parse_json(bytes.substr(0, end));
    if (!table || !table->is_object()) return;
    const auto name = table->find("game"), start = table->find("start");
    if (name == table->end() || !name->is_string() || start == table->end()) return;
    const rules::SystemEntry* system = rules::find_system(name->get<std::string>());
    if (!system) return;
    const auto session = system->start(*start, 1);
    if (!session) return demand(!session.error().message.empty());
    hands::QuickHand hand;
    play(**session, bytes.substr(end + 1), hand);
}

void read_character(std::string_view bytes) { (void)story::character_from(bytes); }

}  // namespace fuzz
