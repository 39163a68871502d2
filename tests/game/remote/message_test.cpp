#include "game/remote/message.h"

#include <doctest/doctest.h>

namespace remote {

TEST_CASE("A hand at rest is told like any other") {
    for (const Json& what : {Json(), Json{{"at", {1, 2}}}}) {
        const auto heard = message_from(to_json(Ghost{1, what}));
        REQUIRE(heard);
        CHECK(get<Ghost>(*heard).what == Raw(what));
    }
}

}  // namespace remote
