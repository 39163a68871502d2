#pragma once
// What lies loose on a story table, as it was left: a file of the format "coinwars-desk/1".

#include <filesystem>

#include "engine/core/result.h"
#include "game/stories/kit/tabletop.h"

namespace screens {

// What cannot be read is set aside (broken_name), and the sentence says why: the desk is empty.
struct DeskKept {
    story::Desk desk;
    std::string fault;
};
DeskKept load_desk(const std::filesystem::path& file);
// The error is a sentence for people.
core::Result<void, std::string> keep_desk(const std::filesystem::path& file, const story::Desk& desk);

}  // namespace screens
