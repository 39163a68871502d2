#include "engine/ui/film.h"

#ifdef COINWARS_WEBP
#include <webp/encode.h>
#include <webp/mux.h>
#endif

namespace ui {

struct Film::Impl {
    FrameSize size;
    int quality;
#ifdef COINWARS_WEBP
    WebPAnimEncoder* encoder;
    int now = 0;  // milliseconds
    ~Impl() { WebPAnimEncoderDelete(encoder); }
    words::Phrase fault() const {
        if (!encoder) return words::plain("The film cannot be made: another libwebp was expected.");
        return words::say("The film cannot be made: {1}", words::plain(WebPAnimEncoderGetError(encoder)));
    }
#endif
};

#ifdef COINWARS_WEBP

namespace {

constexpr int kQuick = 2;        // of 6: effort per picture
constexpr int kMaxBetween = 60;  // most frames between key frames

WebPAnimEncoder* encoder_of(FrameSize size) {
    WebPAnimEncoderOptions options;
    if (!WebPAnimEncoderOptionsInit(&options)) return nullptr;
    options.kmin = kMaxBetween / 2;
    options.kmax = kMaxBetween;
    return WebPAnimEncoderNew(size.width, size.height, &options);
}

}  // namespace

bool films_possible() { return true; }

Film::Film(FrameSize size, int quality) : impl_(std::unique_ptr<Impl>(new Impl{size, quality, encoder_of(size)})) {}

core::Result<void, words::Phrase> Film::add(const std::vector<std::uint8_t>& rgb, int milliseconds) {
    WebPConfig config;
    WebPPicture picture;
    if (!impl_->encoder || !WebPConfigInit(&config) || !WebPPictureInit(&picture))
        return core::failure(words::plain("The film cannot be made: another libwebp was expected."));
    config.quality = static_cast<float>(impl_->quality);
    config.method = kQuick;
    picture.use_argb = 1;
    picture.width = impl_->size.width;
    picture.height = impl_->size.height;
    const bool added = WebPPictureImportRGB(&picture, rgb.data(), 3 * impl_->size.width) &&
                       WebPAnimEncoderAdd(impl_->encoder, &picture, impl_->now, &config);
    WebPPictureFree(&picture);
    if (!added) return core::failure(impl_->fault());
    impl_->now += milliseconds;
    return {};
}

core::Result<std::string, words::Phrase> Film::finish() {
    WebPData data;
    WebPDataInit(&data);
    if (!impl_->encoder || !WebPAnimEncoderAdd(impl_->encoder, nullptr, impl_->now, nullptr) ||
        !WebPAnimEncoderAssemble(impl_->encoder, &data))
        return core::failure(impl_->fault());
    std::string bytes(reinterpret_cast<const char*>(data.bytes), data.size);
    WebPDataClear(&data);
    return bytes;
}

#else

bool films_possible() { return false; }
Film::Film(FrameSize size, int quality) : impl_(std::unique_ptr<Impl>(new Impl{size, quality})) {}
core::Result<void, words::Phrase> Film::add(const std::vector<std::uint8_t>&, int) {
    return core::failure(words::say("This program was built without libwebp: it cannot make films."));
}
core::Result<std::string, words::Phrase> Film::finish() {
    return core::failure(words::say("This program was built without libwebp: it cannot make films."));
}

#endif

Film::~Film() = default;
Film::Film(Film&&) noexcept = default;
Film& Film::operator=(Film&&) noexcept = default;

}  // namespace ui
