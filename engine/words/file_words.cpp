#include "engine/words/file_words.h"

#include <algorithm>
#include <array>

#include "engine/core/path.h"

namespace words {

namespace {

struct Why {
    std::errc fault;
    Key words;
};
constexpr std::array kWhys{
    Why{std::errc::permission_denied, mark("that is not permitted")},
    Why{std::errc::operation_not_permitted, mark("that is not permitted")},
    Why{std::errc::read_only_file_system, mark("the disk is read-only")},
    Why{std::errc::no_space_on_device, mark("the disk is full")},
    Why{std::errc::no_such_file_or_directory, mark("there is no such file or folder")},
    Why{std::errc::is_a_directory, mark("it is a folder")},
    Why{std::errc::not_a_directory, mark("a part of the path is a file, not a folder")},
    Why{std::errc::file_exists, mark("something with that name already exists")},
    Why{std::errc::directory_not_empty, mark("the folder is not empty")},
    Why{std::errc::filename_too_long, mark("the name is too long")},
    Why{std::errc::too_many_files_open, mark("too many files are open")},
    Why{std::errc::io_error, mark("the disk reports an error")},
};

}  // namespace

Phrase why(const std::error_code& error) {
    const auto* const row = std::ranges::find_if(kWhys, [&](const Why& each) { return error == each.fault; });
    return row == kWhys.end() ? plain(error.message()) : Phrase(row->words);
}

Phrase told(const core::FileFault& fault) {
    using Kind = core::FileFault::Kind;
    const Phrase file = plain(core::text(fault.file));
    switch (fault.kind) {
        case Kind::IsFolder:
            return say("{1} is a folder, not a file.", file);
        case Kind::NotOpened:
            return say("{1} cannot be opened.", file);
        case Kind::TooLarge:
            return say("{1} is larger than {2} MB.", file, static_cast<int>(fault.megabytes));
        case Kind::NotWritten:
            return say("{1} cannot be written: {2}.", file, why(fault.why));
        case Kind::NotReplaced:
            return say("{1} cannot be replaced: {2}.", file, why(fault.why));
        case Kind::NotMade:
            return say("The folder {1} cannot be created: {2}.", file, why(fault.why));
        case Kind::NotDeleted:
            return say("{1} cannot be deleted: {2}.", file, why(fault.why));
    }
    return {};
}

}  // namespace words
