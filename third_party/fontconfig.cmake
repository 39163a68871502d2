find_package(Fontconfig REQUIRED)
third_alias(fontconfig Fontconfig::Fontconfig)
