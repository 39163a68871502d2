// The story of a Universalis table: the box's first scene, and what Challenges leave of it.

#include "game/stories/universalis/universalis_story.h"

#include <doctest/doctest.h>

#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/universalis/rules/universalis.h"

namespace {

namespace table = rules::universalis;
using Tale = rules::GameSession<table::Universalis>;

story::Told told_of(const Tale& session) {
    std::vector<story::UniversalisStep> steps;
    for (std::size_t i = 0; i < session.steps().size(); ++i)
        steps.push_back({i + 1 < session.steps().size() ? session.steps()[i + 1].before : session.match(),
                         session.steps()[i].events});
    return story::told_of(steps);
}

// The log beside the table, one line each.
std::string log_of(const Tale& session) {
    std::string text;
    for (const story::Sentence& each : told_of(session).sentences)
        text += words::english(story::with_fate(each.line, each.fate)) + "\n";
    return text;
}

// "Ben: That lamp is on loan! [tosses]"
std::string tale_of(const Tale& session, story::PageForm form = story::PageForm::EveryToss) {
    std::string text;
    const auto parts = story::universalis_parts(told_of(session).sentences, session.match());
    for (const story::DocumentPart& part : story::of_form(parts, form)) {
        if (part.aside) text += "  ";
        if (!part.who.empty()) text += words::english(part.who) + ": ";
        text += words::english(part.text);
        for (const words::Phrase& toss : part.tosses) text += " [" + words::english(toss) + "]";
        text += "\n";
    }
    return text;
}

Tale played(const std::vector<table::Command>& commands) {
    Tale session(*table::Universalis::start({{"players", {"Ann", "Ben"}}}), 1);
    for (const table::Command& command : commands) {
        rules::RecordedHand hand({});
        REQUIRE(session.submit(command, hand));
    }
    return session;
}

}  // namespace

TEST_CASE("section 6: Tenets, scenes with all that was told, a Complication with its dice, the cast") {
    const auto session = played({table::ProposeTenet{0, table::TenetKind::StoryElement, "No magic"},
                                 table::PassTenet{1},
                                 table::PassTenet{0},
                                 table::SealBid{0, 3},
                                 table::SealBid{1, 0},
                                 table::NameScene{0, "Rain"},
                                 table::SetLocation{0, "Inn"},
                                 table::SetTime{0, table::SceneTime::Past},
                                 table::CreateComponent{0, "Dog", table::CardKind::Character, true},
                                 table::AddTrait{0, 2, "Loud"},
                                 table::DescribeEvent{0, "It pours.", {2}},
                                 table::CreateObstacle{1, 11, 1, "A roof"},
                                 table::DrawTrait{0, {0}, 2, 2, 1},
                                 table::CallResolution{0},
                                 table::AnswerCall{1, true},
                                 table::RollDice{0, std::vector{2, 9}},
                                 table::DoneNarrating{1},
                                 table::DoneNarrating{0},
                                 table::Speak{0, 2, "Woof."},
                                 table::Narrate{0, "Fog rises."},
                                 table::StartMiniScene{0, "In the cellar", "Under the Inn", "At midnight"},
                                 table::DescribeEvent{0, "It drips."},
                                 table::EndMiniScene{0},
                                 table::EndScene{0, true}});
    CHECK(tale_of(session) ==
          "Tenets\n"
          "Story Element: No magic\n"
          "The story\n"
          "Scene 1 – Rain – Inn – in the past – framed by Ann\n"
          "Dog comes in: Character; Loud\n"
          "Ann: It pours. (foiled)\n"
          "Ben raises an Obstacle.\n"
          "Ben: A roof\n"
          "The Complication is won by Ben. [Ann: Loud (Dog) gives a die to Ann's Pool.] [Complication Pool: 2] "
          "[Ann's Pool: 9] [Successes: 1 to 0.] [Ben gets a Bonus of 2.] [Ann gets a Bonus of 1.]\n"
          "Dog (Ann): Woof.\n"
          "Ann: Fog rises.\n"
          "  Meanwhile: In the cellar – Under the Inn – At midnight – Ann\n"
          "  Ann: It drips.\n"
          "Back to the scene.\n"
          "The scene fades to black.\n"
          "Cast\n"
          "Inn: Place; Importance 1\n"
          "Dog: Character; Loud; Importance 2\n");
    const std::string story = tale_of(session, story::PageForm::Story);
    CHECK(story.find("Ben: A roof\nBen raises an Obstacle. The Complication is won by Ben.\n") != std::string::npos);
    CHECK(story.find("Loud (Dog) gives a die") == std::string::npos);
}

TEST_CASE("section 6: what was bought is told, and a scene is headed by where it began") {
    const auto session =
        played({table::PassTenet{0},           table::PassTenet{1},
                table::SealBid{0, 3},          table::SealBid{1, 0},
                table::SetLocation{0, "Inn"},  table::CreateMaster{0, "Beasts"},
                table::AddTrait{0, 2, "Bite"}, table::CreateComponent{0, "Dog", table::CardKind::Character, true},
                table::Link{0, 3, 2},          table::DescribeEvent{0, "It pours."},
                table::SetLocation{0, "Ford"}, table::AddTrait{0, 3, "Loud"},
                table::AddTrait{0, 3, "Wet"},  table::RemoveTrait{0, 3, 3},
                table::RestoreTrait{0, 3, 3},  table::TakeOver{1, 3},
                table::TakeOver{0, 3},         table::ReduceImportance{0, 3, {2, 3, 4}, true},
                table::Introduce{0, 1},        table::Exit{0, 1},
                table::EndScene{0, false}});
    CHECK(tale_of(session) ==
          "Scene 1 – Inn – in the present – framed by Ann\nBeasts is written down: Master; Bite\nDog comes in: "
          "Character\nDog is linked to Beasts.\nAnn: It pours.\nThe scene moves to Ford.\nDog is now: Loud; Wet\nDog "
          "is no longer: Loud\nDog is again: Loud\nBen takes Dog over from Ann.\nAnn takes Dog over from Ben.\nDog is "
          "no longer: linked to Beasts\nDog is no longer: Loud\nDog is no longer: Wet\nDog is out of play.\nInn comes "
          "in.\nInn leaves.\nCast\nInn: Place; Importance 1\nBeasts: Master; Bite; Importance 2\nDog: Character; "
          "linked to Beasts (struck); Loud (struck); Wet (struck); out of play\nFord: Place; Importance 1\n");
}

TEST_CASE("section 6: what was undone is left out, what was struck says so, what was settled stands there") {
    const auto session =
        played({table::PassTenet{0}, table::PassTenet{1}, table::SealBid{0, 3}, table::SealBid{1, 0},
                table::SetLocation{0, "Inn"}, table::DescribeEvent{0, "It pours."}, table::Narrate{0, "Fog rises."},
                table::DescribeEvent{0, "It hails."}, table::Challenge{1, 8, "It is dry"}, table::AgreeOn{1, 1},
                table::AgreeOn{0, 1}, table::Challenge{1, 7, "No fog"}, table::AgreeOn{1, 1}, table::AgreeOn{0, 1}});
    CHECK(tale_of(session) ==
          "Scene 1 – Inn – in the present – framed by Ann\n"
          "Ann: It pours.\n"
          "Ann: Fog rises. (struck)\n"
          "After a Challenge, in place of \"Ann: It hails.\": It is dry\n"
          "After a Challenge, in place of \"Ann: Fog rises.\": No fog\n"
          "Cast\n"
          "Inn: Place; Importance 1\n");
}

TEST_CASE("section 6: the log tells the same as the story, with who did it, what it cost and what became of it") {
    const auto session =
        played({table::ProposeTenet{0, table::TenetKind::StoryElement, "No magic"}, table::PassTenet{1},
                table::PassTenet{0}, table::SealBid{0, 3}, table::SealBid{1, 0}, table::SetLocation{0, "Inn"},
                table::CreateComponent{0, "Dog", table::CardKind::Character, true}, table::AddTrait{0, 2, "Loud"},
                table::DescribeEvent{0, "It pours.", {2}}, table::CreateObstacle{1, 9, 1, "A roof"},
                table::Challenge{0, 10, "No roof"}, table::AgreeOn{0, 1}, table::AgreeOn{1, 1},
                table::DescribeEvent{0, "It hails."}, table::SetLocation{0, "Ford"}});
    CHECK(log_of(session) ==
          "Ann, Story Element: No magic\nBidding for the next scene.\nBids: Ann 3, Ben 0.\nScene 1, framed by "
          "Ann\nAnn: Inn comes in: Place\nAnn: The place: Inn.\nAnn: Dog comes in: Character\nAnn: Dog is now: "
          "Loud\nAnn: It pours.\nBen raises an Obstacle. (undone)\nBen: 1 die into Complication Pool: A roof "
          "(undone)\nInvolved: Dog. (undone)\nAnn challenges Ben: No roof\nSettled: No roof\nUndone: Ben raises an "
          "Obstacle. Ben: 1 die into Complication Pool: A roof Involved: Dog.\nRefunded to Ben: 1 coin.\nAnn: It "
          "hails.\nAnn: Ford comes in: Place\nAnn: Inn leaves.\nAnn: The scene moves to Ford.\n");
    const auto told = told_of(session);
    CHECK(words::english(story::act_in_words(told.sentences, 8)) == "Ann: Dog is now: Loud");
    REQUIRE_FALSE(told.ledger.empty());
    CHECK(words::english(told.ledger.back().act) == "Ann: Ford comes in: Place");
    CHECK(tale_of(session) ==
          "Tenets\nStory Element: No magic\nThe story\nScene 1 – Inn – in the present – framed by Ann\nDog comes in: "
          "Character; Loud\nAnn: It pours.\nAfter a Challenge, in place of \"Ben raises an Obstacle. Ben: 1 die into "
          "Complication Pool: A roof Involved: Dog.\": No roof\nAnn: It hails.\nThe scene moves to Ford.\nCast\nInn: "
          "Place; Importance 1\nDog: Character; Loud; Importance 2\nFord: Place; Importance 1\n");
}

TEST_CASE(
    "section 6: an Event is in suspense while its Complication lasts, and what was struck meanwhile stays struck") {
    std::vector<table::Command> commands{table::PassTenet{0},
                                         table::PassTenet{1},
                                         table::SealBid{0, 3},
                                         table::SealBid{1, 0},
                                         table::SetLocation{0, "Inn"},
                                         table::DescribeEvent{0, "It pours."},
                                         table::CreateObstacle{1, 6, 1, "A roof"}};
    CHECK(tale_of(played(commands)).find("Ann: It pours. (in suspense)\n") != std::string::npos);
    for (const table::Command& next : std::initializer_list<table::Command>{
             table::Challenge{1, 6, "It is dry"}, table::AgreeOn{1, 1}, table::AgreeOn{0, 1}, table::CallResolution{0},
             table::AnswerCall{1, true}, table::RollDice{0, std::vector{2}}})
        commands.push_back(next);
    CHECK(tale_of(played(commands)).find("Ann: It pours. (struck)\n") != std::string::npos);
}
