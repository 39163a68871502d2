// At one screen the next player of Universalis inherits neither texts nor choices of the one before.

#include <filesystem>

#include "game/stories/universalis/screen/act_widgets.h"
#include "tests/support/universalis_table.h"

namespace {

namespace uni_screen = screens::universalis;
using UniForm = uni_screen::Form;

// Nothing is saved in these tests.
screens::StoryDrafts unsaved_drafts() {
    return screens::StoryDrafts(std::filesystem::temp_directory_path() / "coinwars_writers" / "none.json");
}

// Whatever can be chosen.
UniForm all_chosen() {
    using namespace uni_kit;
    UniForm form{.tenet = TenetKind::RulesGimmick, .setting = Setting{SettingName::ChallengeRefund, 1}};
    form.tenet_changed = form.speaker = form.seized = form.entry = form.fined = form.down = 1;
    form.kind = CardKind::Prop;
    form.introduce = false;
    form.returns_to = 1;
    form.told_of = form.targets = form.means = {CardId{1}};
    form.pool = CP;
    form.remove = true;
    form.dice = form.coins = 7;
    form.adjust = {0, 3, 0};
    return form;
}

}  // namespace

TEST_CASE("Universalis: whose turn it is has their own texts and chooses anew; what is done out of turn stays") {
    using namespace uni_kit;
    auto drafts = unsaved_drafts();
    UniForm form;
    uni_screen::follow_drafts(drafts, form, {A, C});
    form = all_chosen();
    drafts.at("event") = "It rains.";
    drafts.at("demand") = "Let it snow.";
    uni_screen::follow_drafts(drafts, form, {A, C});
    CHECK(form == all_chosen());
    uni_screen::follow_drafts(drafts, form, {B, C});
    CHECK(drafts.at("event").empty());
    CHECK(drafts.at("demand") == "Let it snow.");
    UniForm kept;
    kept.entry = kept.fined = 1;
    kept.adjust = {0, 3, 0};
    CHECK(form == kept);
    uni_screen::follow_drafts(drafts, form, {A, C});
    CHECK(drafts.at("event") == "It rains.");
}

TEST_CASE("Universalis: who acts out of turn has their own texts and chooses anew; the turn's stay") {
    using namespace uni_kit;
    auto drafts = unsaved_drafts();
    UniForm form;
    uni_screen::follow_drafts(drafts, form, {A, B});
    form = all_chosen();
    drafts.at("event") = "It rains.";
    for (const char* draft : {"obstacle", "demand", "charge", "matter", "speech"}) drafts.at(draft) = "Let it snow.";
    uni_screen::follow_drafts(drafts, form, {A, C});
    for (const char* draft : {"obstacle", "demand", "charge", "matter", "speech"}) CHECK(drafts.at(draft).empty());
    CHECK(drafts.at("event") == "It rains.");
    CHECK(form.told_of == std::vector{CardId{1}});
    CHECK(form.adjust.empty());
    CHECK(form.fined == 0);
    CHECK(form.dice == 1);
    uni_screen::follow_drafts(drafts, form, {A, B});
    CHECK(drafts.at("charge") == "Let it snow.");
}

TEST_CASE("Universalis: what an earlier version saved without a writer belongs to whoever is there") {
    using namespace uni_kit;
    auto drafts = unsaved_drafts();
    UniForm form = all_chosen();
    drafts.at("writer") = "0";
    drafts.at("demand") = "Let it snow.";
    uni_screen::follow_drafts(drafts, form, {A, C});
    CHECK(drafts.at("demand") == "Let it snow.");
    CHECK(form == all_chosen());
    uni_screen::follow_drafts(drafts, form, {A, B});
    CHECK(drafts.at("demand").empty());
    uni_screen::follow_drafts(drafts, form, {A, C});
    CHECK(drafts.at("demand") == "Let it snow.");
}

TEST_CASE("Universalis: what was chosen for a command is not chosen for the next one of its kind") {
    using namespace uni_kit;
    auto drafts = unsaved_drafts();
    UniForm form = all_chosen();
    uni_screen::forget_done(drafts, form, NameScene{A, "The inn", 1});
    CHECK(!form.returns_to);
    CHECK(!form.told_of.empty());
    uni_screen::forget_done(drafts, form, DescribeEvent{A, "It rains."});
    CHECK(form.told_of.empty());
    form.returns_to = 1;
    uni_screen::forget_done(drafts, form, StartMiniScene{A, "Elsewhere", "", "", 1});
    CHECK(!form.returns_to);
    drafts.at("answer") = "I did not.";
    uni_screen::forget_done(drafts, form, WithdrawFine{B});
    CHECK(drafts.at("answer") == "I did not.");
    uni_screen::forget_done(drafts, form, CallFine{B, A, "Rude"});
    CHECK(drafts.at("answer").empty());
}

TEST_CASE("UNI-68, UNI-76 whoever may say something in a pause has its page") {
    using namespace uni_kit;
    Table table = k();
    CHECK(uni_screen::seats_asked(table.match()) == std::vector{A});
    table.did(makes(A, "Dog"));
    Table fined = table;
    table.did(Challenge{B, table.last(), "No dog"});
    CHECK(uni_screen::seats_asked(table.match()) == std::vector{A, B, C});
    CHECK(table.act(Suggest{C, "A cat"}) == "ok");
    fined.did(CallFine{C, A, "Rude"});
    CHECK(uni_screen::seats_asked(fined.match()) == std::vector{A, C});
    CHECK(fined.act(WithdrawFine{C}) == "ok");
}
