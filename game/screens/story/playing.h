#pragma once
// Playing cards of the story games: how they are printed and called.

#include "engine/render/scene.h"
#include "engine/words/phrase.h"
#include "game/rules/card_draw/cards.h"

namespace screens {

render::CardPrint print_of(rules::card_draw::Card card);
words::Phrase card_in_words(rules::card_draw::Card card);  // "the queen of hearts"

}  // namespace screens
