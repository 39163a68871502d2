#include "engine/text/font.h"

#include <hb-subset.h>
#include <hb.h>

#include <memory>

#include "engine/text/font_bytes.h"

namespace text {

namespace {

template <class Thing, void (*kFree)(Thing*)>
struct Free {
    void operator()(Thing* thing) const { kFree(thing); }
};
using FontFace = std::unique_ptr<hb_face_t, Free<hb_face_t, hb_face_destroy>>;
using SubsetInput = std::unique_ptr<hb_subset_input_t, Free<hb_subset_input_t, hb_subset_input_destroy>>;

bool may_be_sent_along(hb_face_t* face) {
    constexpr std::size_t kRights = 8;
    constexpr int kRestricted = 2;
    const Blob table(hb_face_reference_table(face, HB_TAG('O', 'S', '/', '2')));
    const std::string_view bytes = bytes_in(table.get());
    return bytes.size() < kRights + 2 || (static_cast<unsigned char>(bytes[kRights + 1]) & 0xf) != kRestricted;
}

}  // namespace

std::string subset(const FontPlace& font, const std::set<char32_t>& letters) {
    const Blob blob = font_bytes(font.file);
    if (!blob) return {};
    const FontFace face(hb_face_create(blob.get(), static_cast<unsigned>(font.face)));
    const SubsetInput input(hb_subset_input_create_or_fail());
    if (hb_face_get_glyph_count(face.get()) == 0 || !input || !may_be_sent_along(face.get())) return {};
    for (const char32_t letter : letters) hb_set_add(hb_subset_input_unicode_set(input.get()), letter);
    const FontFace part(hb_subset_or_fail(face.get(), input.get()));
    if (!part) return {};
    const Blob made(hb_face_reference_blob(part.get()));
    return std::string(bytes_in(made.get()));
}

}  // namespace text
