#pragma once
// Playing cards of the story games: how they are printed and called.

#include "engine/render/scene.h"
#include "engine/words/phrase.h"
#include "game/stories/kit/playing_card.h"

namespace screens {

render::CardPrint print_of(rules::playing::Card card);
words::Phrase card_in_words(rules::playing::Card card);  // "the queen of hearts"

}  // namespace screens
