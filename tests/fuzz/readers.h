#pragma once
// Everything that reads outside data, in the form for the fuzzer: any bytes are answered or refused in a sentence, and
// valid data means the same after it is written and read again. Aborts if that fails.

#include <cstdlib>
#include <string_view>

namespace fuzz {

struct Reader {
    std::string_view name;  // its seeds are in seeds/NAME
    void (*read)(std::string_view bytes);
};

inline void demand(bool holds) {
    if (!holds) std::abort();
}

void read_battle(std::string_view bytes);
void read_coins(std::string_view bytes);
void read_formation(std::string_view bytes);
void read_commands(std::string_view bytes);
void read_stories(std::string_view bytes);
void read_boxes(std::string_view bytes);
void read_record(std::string_view bytes);
void read_journal(std::string_view bytes);
void read_protocol(std::string_view bytes);
void read_settings(std::string_view bytes);
void read_script(std::string_view bytes);
void read_picture(std::string_view bytes);
void read_words(std::string_view bytes);
void read_channel(std::string_view bytes);
void read_knock(std::string_view bytes);
void read_router(std::string_view bytes);
void read_turn(std::string_view bytes);
void read_line(std::string_view bytes);
void read_results(std::string_view bytes);
void read_pack(std::string_view bytes);
void read_character(std::string_view bytes);

inline constexpr Reader kReaders[]{
    {"battle", read_battle},     {"coins", read_coins},     {"formation", read_formation},
    {"commands", read_commands}, {"stories", read_stories}, {"boxes", read_boxes},
    {"record", read_record},     {"journal", read_journal}, {"protocol", read_protocol},
    {"settings", read_settings}, {"script", read_script},   {"picture", read_picture},
    {"words", read_words},       {"channel", read_channel}, {"knock", read_knock},
    {"router", read_router},     {"turn", read_turn},       {"line", read_line},
    {"results", read_results},   {"pack", read_pack},       {"character", read_character},
};

}  // namespace fuzz
