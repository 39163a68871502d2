#include "engine/text/folder_fonts.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <tuple>

#include "engine/core/path.h"

namespace text {

namespace {

namespace fs = std::filesystem;

bool may_be_font(const fs::path& file) {
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
    return ending == ".ttf" || ending == ".ttc" || ending == ".otf" || ending == ".otc";
}

void add_fonts_of(const std::string& file, std::vector<FolderFont>& fonts) {
    for (int face = 0, count = fonts_in(file); face < count; ++face)
        if (auto font = folder_font({file, face})) fonts.push_back(std::move(*font));
}

bool comes_before(const FolderFont& a, const FolderFont& b) {
    return std::tie(a.pictures, b.embeds, a.known, a.unlike_reading, a.family, a.place) <
           std::tie(b.pictures, a.embeds, b.known, b.unlike_reading, b.family, b.place);
}

}  // namespace

FolderFonts::FolderFonts(const std::vector<fs::path>& folders) {
    for (const fs::path& folder : folders) {
        std::error_code error;
        fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
        for (; !error && at != fs::recursive_directory_iterator(); at.increment(error))
            if (may_be_font(at->path())) add_fonts_of(core::text(at->path()), fonts_);
    }
    std::ranges::sort(fonts_, comes_before);
}

std::optional<FontPlace> FolderFonts::with(char32_t letter) {
    for (const std::size_t i : used_)
        if (fonts_[i].has(letter)) return fonts_[i].place;
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        if (!fonts_[i].has(letter)) continue;
        used_.push_back(i);
        return fonts_[i].place;
    }
    return std::nullopt;
}

}  // namespace text
