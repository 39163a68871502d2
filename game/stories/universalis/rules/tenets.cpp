// 2.2: preparation and Tenets.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"
#include "game/stories/universalis/rules/scenes.h"
#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

bool allows(const Setting& setting) {
    const int max = setting.name == SettingName::Refreshment ? limits::kStart : 1;
    return setting.value >= 0 && setting.value <= max;
}

void pass_go(CommandContext& context) {
    Match& match = context.match;
    const int before = match.seat;
    match.seat = match.left_of(before);
    new_moment(match);
    context.tell(GoPassed{before, match.seat});
}

// UNI-7: in preparation, one Tenet each go.
void go_on(CommandContext& context) {
    if (context.match.phase != Phase::Tenets) return;
    context.match.order.passes = 0;
    pass_go(context);
}

}  // namespace

Check check(const Match&, const ProposeTenet& command) {
    if (!command.setting) return std::nullopt;
    if (command.kind != TenetKind::RulesGimmick)
        return refuse("bad_setting", "UNI-10", say("Only a Rules Gimmick can change a setting."));
    if (allows(*command.setting)) return std::nullopt;
    return refuse("bad_setting", "UNI-10", say("The setting does not allow {1}.", command.setting->value));
}

Check check(const Match& match, const ModifyTenet& command) {
    const Tenet& tenet = match.tenet(command.tenet);
    if (!tenet.struck) return std::nullopt;
    return refuse("already_struck", "UNI-9", say("This Tenet is already struck out."));
}

void apply(CommandContext& context, const ProposeTenet& command) {
    Match& match = context.match;
    const Settings before = in_force(match);
    context.pay(LineKind::TenetCost, 1);
    const int id = static_cast<int>(match.tenets.size()) + 1;
    match.tenets.push_back({id, command.kind, command.text, command.seat, false, false, command.setting});
    context.changes(TenetMade{id});
    context.tell(TenetProposed{match.tenets.back()});
    context.tell_settings(before);
    go_on(context);
}

void apply(CommandContext& context, const ModifyTenet& command) {
    Match& match = context.match;
    const Settings settings = in_force(match);
    context.pay(LineKind::TenetCost, 1);
    Tenet& tenet = match.tenet(command.tenet);
    const Tenet before = tenet;
    context.changes(TenetWas{tenet.id, tenet.text, tenet.struck});
    if (command.text)
        tenet.text = *command.text;
    else
        tenet.struck = true;
    context.tell(TenetModified{command.seat, before, tenet});
    context.tell_settings(settings);
    go_on(context);
}

void apply(CommandContext& context, const PassTenet& command) {
    Match& match = context.match;
    context.tell(TenetPassed{command.seat, ++match.order.passes});
    if (match.order.passes == match.count()) return open_bidding(context);
    pass_go(context);
}

}  // namespace rules::universalis
