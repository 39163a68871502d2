#include "game/print/data_url.h"

#include <cstdint>

namespace print {

std::string data_url(const Image& image) { return data_url("image/jpeg", image.jpeg); }

std::string data_url(std::string_view kind, std::string_view bytes) {
    constexpr const char* kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string url = "data:" + std::string(kind) + ";base64,";
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k) url += i + k > bytes.size() ? '=' : kAlphabet[group >> (18 - 6 * k) & 63U];
    }
    return url;
}

}  // namespace print
