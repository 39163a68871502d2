#include "engine/core/system_text.h"

#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <windows.h>

#include <shellapi.h>

namespace core {

namespace {

std::string utf8(const wchar_t* wide) {
    const int size = WideCharToMultiByte(CP_UTF8, 0, wide, -1, nullptr, 0, nullptr, nullptr);
    if (size <= 1) return "";
    std::string text(static_cast<std::size_t>(size), '\0');
    WideCharToMultiByte(CP_UTF8, 0, wide, -1, text.data(), size, nullptr, nullptr);
    text.pop_back();  // the terminating zero
    return text;
}

bool leads_somewhere(DWORD which) {
    const HANDLE handle = GetStdHandle(which);
    return handle && handle != INVALID_HANDLE_VALUE;
}

}  // namespace

std::vector<std::string> arguments(int argc, const char* const* argv) {
    int count = 0;
    wchar_t** words = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> all;
    if (!words) all.assign(argv, argv + argc);
    for (int i = 0; i < count; ++i) all.push_back(utf8(words[i]));
    LocalFree(words);
    if (all.empty()) all.emplace_back();
    return all;
}

std::string environment(const char* name) {
    const std::string narrow = name;
    const wchar_t* value = _wgetenv(std::wstring(narrow.begin(), narrow.end()).c_str());
    return value ? utf8(value) : "";
}

void print_in_utf8() {
    if (!prints_somewhere() && AttachConsole(ATTACH_PARENT_PROCESS)) {
        freopen("CONOUT$", "w", stdout);
        freopen("CONOUT$", "w", stderr);
    }
    SetConsoleOutputCP(CP_UTF8);
    for (FILE* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
}

bool prints_somewhere() { return leads_somewhere(STD_ERROR_HANDLE) || GetConsoleWindow(); }

}  // namespace core
