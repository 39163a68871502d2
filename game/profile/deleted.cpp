#include "game/profile/deleted.h"

#include <algorithm>
#include <charconv>

#include "engine/core/data_home.h"
#include "engine/core/path.h"
#include "engine/words/file_words.h"
#include "game/profile/free_file.h"

namespace profile {

namespace {

namespace fs = std::filesystem;

fs::path bin_of(const fs::path& profile) { return profile / "deleted"; }

fs::path folder_of(const fs::path& profile, int number) {
    std::string digits = std::to_string(number);
    digits.insert(0, digits.size() < 6 ? 6 - digits.size() : 0, '0');
    return bin_of(profile) / digits;
}

// The first that lies in it; empty: nothing.
fs::path first_in(const fs::path& folder) {
    std::error_code error;
    const fs::directory_iterator entry(folder, error);
    return error || entry == fs::directory_iterator() ? fs::path() : entry->path();
}

// The one thing that lies in it: a file at any depth, or the folder of a pack.
fs::path thing_in(const fs::path& folder) {
    const fs::path kind = first_in(folder);
    fs::path thing = kind.empty() ? kind : first_in(kind);
    std::error_code error;
    while (kind.filename() != "packs" && !thing.empty() && fs::is_directory(thing, error)) thing = first_in(thing);
    return thing.empty() ? thing : thing.lexically_relative(folder);
}

core::Result<void, words::Phrase> move(const fs::path& from, const fs::path& to, core::FileFault::Kind kind) {
    std::error_code error = core::make_user_folder(to.parent_path());
    if (!error) fs::rename(from, to, error);
    if (error) return core::failure(words::told({kind, from, error}));
    return {};
}

}  // namespace

std::vector<Deleted> deleted_things(const fs::path& profile) {
    std::vector<Deleted> things;
    std::error_code error;
    for (fs::directory_iterator entry(bin_of(profile), error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = core::text(entry->path().filename());
        int number = 0;
        const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
        if (read.ec != std::errc() || read.ptr != name.data() + name.size()) continue;
        if (fs::path thing = thing_in(entry->path()); !thing.empty()) things.push_back({number, std::move(thing)});
    }
    std::ranges::sort(things, std::greater(), &Deleted::number);
    return things;
}

core::Result<Deleted, words::Phrase> set_aside(const fs::path& profile, const fs::path& what) {
    const std::vector<Deleted> there = deleted_things(profile);
    const Deleted deleted{there.empty() ? 1 : there.front().number + 1, what.lexically_relative(profile)};
    if (auto moved = move(what, folder_of(profile, deleted.number) / deleted.below, core::FileFault::Kind::NotDeleted);
        !moved)
        return core::failure(moved.error());
    std::error_code ignored;
    for (std::size_t i = kMaxDeleted - 1; i < there.size(); ++i)
        fs::remove_all(folder_of(profile, there[i].number), ignored);
    return deleted;
}

core::Result<fs::path, words::Phrase> bring_back(const fs::path& profile, const Deleted& what) {
    const fs::path place = profile / what.below;
    const std::string ending = core::text(place.extension());
    const fs::path to = free_file(place.parent_path(), core::text(place.stem()), ending.c_str());
    const fs::path folder = folder_of(profile, what.number);
    if (auto moved = move(folder / what.below, to, core::FileFault::Kind::NotWritten); !moved)
        return core::failure(moved.error());
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return to;
}

}  // namespace profile
