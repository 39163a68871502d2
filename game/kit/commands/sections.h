#pragma once
// Each section of a game's rule book lists its own commands and events; the game joins them into one variant:
//
//     using SceneActions = Listed<BeginScene, EndScene>;
//     struct Action : OneOfAll<SceneActions, TestActions> { ... };

#include "game/kit/one_of.h"

namespace rules {

template <class...>
struct Listed {};

template <class...>
struct Joined;
template <class... T>
struct Joined<Listed<T...>> {
    using Variant = OneOf<T...>;
};
template <class... T, class... U, class... More>
struct Joined<Listed<T...>, Listed<U...>, More...> : Joined<Listed<T..., U...>, More...> {};

template <class... Sections>
using OneOfAll = typename Joined<Sections...>::Variant;

}  // namespace rules
