#include "engine/core/file_fault.h"

namespace core {

std::string why(const std::error_code& error) {
    struct Row {
        std::errc fault;
        const char* words;
    };
    constexpr Row kRows[]{
        {std::errc::permission_denied, "that is not permitted"},
        {std::errc::operation_not_permitted, "that is not permitted"},
        {std::errc::read_only_file_system, "the disk can only be read"},
        {std::errc::no_space_on_device, "the disk is full"},
        {std::errc::no_such_file_or_directory, "there is no such file or folder"},
        {std::errc::is_a_directory, "it is a folder"},
        {std::errc::not_a_directory, "what should be a folder on the way there is a file"},
        {std::errc::file_exists, "something of that name is there already"},
        {std::errc::directory_not_empty, "the folder is not empty"},
        {std::errc::filename_too_long, "the name is too long"},
        {std::errc::too_many_files_open, "too many files are open"},
        {std::errc::io_error, "the disk does not take it"},
    };
    for (const Row& row : kRows)
        if (error == row.fault) return row.words;
    return error.message();
}

}  // namespace core
