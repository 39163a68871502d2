# Asio, Beast and Variant2: headers alone, which the distributions bring without a package file for them.
add_library(third_boost INTERFACE)
add_library(third::boost ALIAS third_boost)
add_library(third_variant2 INTERFACE)
add_library(third::variant2 ALIAS third_variant2)
find_path(BOOST_INCLUDE_DIR boost/beast/websocket.hpp)
if(BOOST_INCLUDE_DIR)
  target_include_directories(third_boost SYSTEM INTERFACE ${BOOST_INCLUDE_DIR})
  target_include_directories(third_variant2 SYSTEM INTERFACE ${BOOST_INCLUDE_DIR})
else()
  set(BOOST_ENABLE_CMAKE ON)
  set(BOOST_INCLUDE_LIBRARIES beast variant2)
  FetchContent_Declare(boost
    URL https://github.com/boostorg/boost/releases/download/boost-1.84.0/boost-1.84.0.tar.xz
    URL_HASH SHA256=2e64e5d79a738d0fa6fb546c6e5c2bd28f88d268a2a080546f74e5ff98f29d0e)
  FetchContent_MakeAvailable(boost)
  target_link_libraries(third_boost INTERFACE Boost::beast)
  target_include_directories(third_boost SYSTEM INTERFACE
    $<TARGET_PROPERTY:Boost::beast,INTERFACE_INCLUDE_DIRECTORIES>)
  target_link_libraries(third_variant2 INTERFACE Boost::variant2)
  target_include_directories(third_variant2 SYSTEM INTERFACE
    $<TARGET_PROPERTY:Boost::variant2,INTERFACE_INCLUDE_DIRECTORIES>)
endif()
# Nobody here waits in coroutines, which Asio's older releases take a compiler of C++20 for granted for.
target_compile_definitions(third_boost INTERFACE BOOST_ALL_NO_LIB BOOST_ASIO_NO_DEPRECATED BOOST_ASIO_DISABLE_CO_AWAIT)
# ThreadSanitizer knows locks, not fences; Asio has locks as well.
if(COINWARS_SANITIZE MATCHES thread)
  target_compile_definitions(third_boost INTERFACE BOOST_ASIO_DISABLE_FENCED_BLOCK)
endif()
if(WIN32)
  target_link_libraries(third_boost INTERFACE ws2_32 mswsock iphlpapi)
endif()
