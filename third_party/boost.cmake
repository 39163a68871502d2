# Asio, Beast and Variant2: headers only, packaged by the distributions without a package file.
add_library(third_boost INTERFACE)
add_library(third::boost ALIAS third_boost)
add_library(third_variant2 INTERFACE)
add_library(third::variant2 ALIAS third_variant2)
find_path(BOOST_INCLUDE_DIR boost/beast/websocket.hpp)
if(BOOST_INCLUDE_DIR)
  target_include_directories(third_boost SYSTEM INTERFACE ${BOOST_INCLUDE_DIR})
  target_include_directories(third_variant2 SYSTEM INTERFACE ${BOOST_INCLUDE_DIR})
else()
  # Nothing of it is built: its release keeps each library's headers in a separate folder.
  FetchContent_Declare(boost
    URL https://github.com/boostorg/boost/releases/download/boost-1.83.0/boost-1.83.0.tar.xz
    URL_HASH SHA256=c5a0688e1f0c05f354bbd0b32244d36085d9ffc9f932e8a18983a9908096f614
    SOURCE_SUBDIR headers_alone)
  FetchContent_MakeAvailable(boost)
  file(GLOB headers ${boost_SOURCE_DIR}/libs/*/include ${boost_SOURCE_DIR}/libs/numeric/*/include)
  target_include_directories(third_boost SYSTEM INTERFACE ${headers})
  target_include_directories(third_variant2 SYSTEM INTERFACE ${headers})
endif()
# We use no coroutines; Asio's older releases assume that every C++20 compiler has them.
target_compile_definitions(third_boost INTERFACE BOOST_ALL_NO_LIB BOOST_ASIO_NO_DEPRECATED BOOST_ASIO_DISABLE_CO_AWAIT)
# ThreadSanitizer understands locks, not fences; Asio has locks as well.
if(COINWARS_SANITIZE MATCHES thread)
  target_compile_definitions(third_boost INTERFACE BOOST_ASIO_DISABLE_FENCED_BLOCK)
endif()
if(WIN32)
  target_link_libraries(third_boost INTERFACE ws2_32 mswsock iphlpapi)
endif()
