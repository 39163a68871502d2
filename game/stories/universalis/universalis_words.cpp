#include "game/stories/universalis/universalis_words.h"

namespace story {

namespace uni = rules::universalis;
using words::Phrase;
using words::say;

Phrase tenet_in_words(uni::TenetKind kind) {
    switch (kind) {
        case uni::TenetKind::SocialContract:
            return say("Social Contract");
        case uni::TenetKind::StoryElement:
            return say("Story Element");
        case uni::TenetKind::RulesGimmick:
            break;
    }
    return say("Rules Gimmick");
}

Phrase time_in_words(uni::SceneTime time) {
    switch (time) {
        case uni::SceneTime::Past:
            return say("in the past");
        case uni::SceneTime::Future:
            return say("in the future");
        case uni::SceneTime::Present:
            break;
    }
    return say("in the present");
}

}  // namespace story
