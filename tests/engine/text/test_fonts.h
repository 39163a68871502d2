#pragma once
// Fonts of the test machine: DejaVu comes with fontconfig, the others are packages of the tests.

#include <string>

namespace fonts {

inline const std::string kFolder = "/usr/share/fonts/";
inline const std::string kSans = kFolder + "truetype/dejavu/DejaVuSans.ttf";
inline const std::string kHindi = kFolder + "truetype/lohit-devanagari/Lohit-Devanagari.ttf";
inline const std::string kThai = kFolder + "truetype/tlwg/Loma.ttf";
inline const std::string kInter = kFolder + "opentype/inter/Inter-Regular.otf";

}  // namespace fonts
