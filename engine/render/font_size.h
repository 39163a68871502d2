#pragma once
// How large a font's letters are beside those of others.

struct stbtt_fontinfo;

namespace render {

// As part of the size at which its lines are as high as theirs: 1, but less for a font of Chinese and Japanese signs that leaves
// little room between its lines, for its signs would be larger than the letters around them.
double size_beside_others(const stbtt_fontinfo& font);

}  // namespace render
