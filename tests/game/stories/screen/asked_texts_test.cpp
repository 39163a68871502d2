// At a shared table a text is gone from its field only for as long as its command may still be done.

#include "game/stories/screen/asked_texts.h"

#include <doctest/doctest.h>

#include <filesystem>

using rules::Json;
using screens::AskedTexts;
using screens::StoryDrafts;

namespace {

const Json kEvent{{"cmd", "describe_event"}, {"seat", 0}}, kSpeech{{"cmd", "speak"}, {"seat", 0}};

// Nothing is saved in these tests.
StoryDrafts no_drafts() { return StoryDrafts(std::filesystem::temp_directory_path() / "coinwars_asked" / "none.json"); }

// As a form does it, with the frame after that.
void asks(AskedTexts& asked, StoryDrafts& drafts, const Json& command, const char* place) {
    asked.ask(command, drafts);
    drafts.drop(place);
    asked.follow(drafts, true);
}

}  // namespace

TEST_CASE("a text whose command is done is gone") {
    StoryDrafts drafts = no_drafts();
    AskedTexts asked;
    drafts.at("event") = "It rains.";
    asks(asked, drafts, kEvent, "event");
    CHECK(drafts.at("event").empty());
    asked.done(kEvent);
    asked.follow(drafts, false);
    CHECK(drafts.at("event").empty());
}

TEST_CASE("a text whose command came too late is in its field again, and nothing else") {
    StoryDrafts drafts = no_drafts();
    AskedTexts asked;
    drafts.at("event") = "It rains.";
    drafts.at("demand") = "Let it snow.";
    asks(asked, drafts, kEvent, "event");
    drafts.drop("demand");  // by hand, meanwhile
    asked.follow(drafts, false);
    CHECK(drafts.at("event") == "It rains.");
    CHECK(drafts.at("demand").empty());
    drafts.drop("event");
    asked.follow(drafts, false);
    CHECK(drafts.at("event").empty());
}

TEST_CASE("what was typed meanwhile stays") {
    StoryDrafts drafts = no_drafts();
    AskedTexts asked;
    drafts.at("event") = "It rains.";
    asks(asked, drafts, kEvent, "event");
    drafts.at("event") = "It snows.";
    asked.follow(drafts, false);
    CHECK(drafts.at("event") == "It snows.");
}

TEST_CASE("of several commands on their way each has its own texts") {
    StoryDrafts drafts = no_drafts();
    AskedTexts asked;
    drafts.at("event") = "It rains.";
    drafts.at("speak") = "Hello.";
    asks(asked, drafts, kEvent, "event");
    asks(asked, drafts, kSpeech, "speak");
    asked.done(kEvent);
    asked.follow(drafts, true);
    asked.follow(drafts, false);
    CHECK(drafts.at("event").empty());
    CHECK(drafts.at("speak") == "Hello.");
}

TEST_CASE("each command on its way is known until it is done, not only the last") {
    StoryDrafts drafts = no_drafts();
    AskedTexts asked;
    asks(asked, drafts, kEvent, "event");
    asks(asked, drafts, kSpeech, "speak");
    CHECK(asked.awaits(kEvent));
    CHECK(asked.awaits(kSpeech));
    asked.done(kEvent);
    CHECK_FALSE(asked.awaits(kEvent));
    asked.follow(drafts, false);
    CHECK_FALSE(asked.awaits(kSpeech));
}

TEST_CASE("a command refused at once, or done at once, leaves nothing to return") {
    StoryDrafts drafts = no_drafts();
    AskedTexts asked;
    drafts.at("event") = "It rains.";
    asked.ask(kEvent, drafts);
    asked.refused();
    asked.ask(kEvent, drafts);
    asked.done(kEvent);
    drafts.drop("event");
    asked.follow(drafts, false);
    CHECK(drafts.at("event").empty());
}

TEST_CASE("a text on its way is saved when the screen closes, and no longer once its command is done") {
    const auto folder = std::filesystem::temp_directory_path() / "coinwars_asked_saved";
    std::filesystem::remove_all(folder);
    const auto saved = [&] { return StoryDrafts(folder / "drafts.json").at("event"); };
    StoryDrafts drafts(folder / "drafts.json");
    AskedTexts asked;
    drafts.at("event") = "It rains.";
    asks(asked, drafts, kEvent, "event");
    drafts.save_changes(0);
    CHECK(saved().empty());
    asked.save_all(drafts);
    CHECK(saved() == "It rains.");
    CHECK(drafts.at("event").empty());
    asked.done(kEvent);
    asked.follow(drafts, false);
    drafts.save_changes(0);
    CHECK(saved().empty());
    std::filesystem::remove_all(folder);
}
