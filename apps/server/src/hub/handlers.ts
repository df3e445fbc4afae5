import type { InvocationName } from '@planner/protocol'
import { addTopics } from './handlers/add-topics.ts'
import { cancelMeeting, confirmMeeting, sayInMeetingOf, withdrawMeeting } from './handlers/change-meeting.ts'
import { sendMessage, syncTimestamp } from './handlers/clock-and-ping.ts'
import { closeWeek } from './handlers/close-week.ts'
import { editCells, sendSettingValue, sendSharedRangeValue, sendSharedValue } from './handlers/edits.ts'
import { exportUser } from './handlers/export-user.ts'
import type { Handler } from './handlers/handler.ts'
import { joinEvent } from './handlers/join-event.ts'
import { listReadyPlans } from './handlers/list-ready-plans.ts'
import {
  approveUsers,
  archiveUser,
  archiveUsers,
  removeUser,
  removeUsers,
  setEventAdmin,
} from './handlers/people.ts'
import { placeLatePeople } from './handlers/place-late-people.ts'
import {
  checkPlan,
  explainPlace,
  priceMoves,
  readPlanDrift,
  readPlanReport,
  readReport,
} from './handlers/plan-questions.ts'
import { planEvent, stopPlan } from './handlers/plan-runs.ts'
import { discardPlan, listPlans, publishPlan, readPlan, restorePlan } from './handlers/plan-versions.ts'
import { readAudit } from './handlers/read-audit.ts'
import { registerEvent } from './handlers/register-event.ts'
import { registerUser } from './handlers/register-user.ts'
import { removeEvent } from './handlers/remove-event.ts'
import { replacePersonalLink } from './handlers/replace-personal-link.ts'
import { rotateKeys } from './handlers/rotate-keys.ts'
import {
  adoptScenario,
  planScenarios,
  readScenario,
  readScenarios,
  stopScenarios,
} from './handlers/scenarios.ts'
import { endSession, listSessions } from './handlers/sessions.ts'
import { updateEvent } from './handlers/update-event.ts'
import { updateUser } from './handlers/update-user.ts'

/** The handler of every invocation; a missing entry does not compile. */
export const HANDLERS: { [N in InvocationName]: Handler<N> } = {
  JoinEventHub2: joinEvent,
  RegisterEvent: registerEvent,
  UpdateEvent: updateEvent,
  RegisterUser: registerUser,
  UpdateUser: updateUser,
  PlanEvent: planEvent,
  SendSharedValue: sendSharedValue,
  SendSharedRangeValue: sendSharedRangeValue,
  EditCells: editCells,
  SendSettingValue: sendSettingValue,
  SendMessage: sendMessage,
  SyncTimestamp: syncTimestamp,
  StopPlan: stopPlan,
  RotateKeys: rotateKeys,
  ReplacePersonalLink: replacePersonalLink,
  SetEventAdmin: setEventAdmin,
  ArchiveUser: archiveUser,
  RemoveUser: removeUser,
  ExportUser: exportUser,
  RemoveEvent: removeEvent,
  ReadAudit: readAudit,
  ApproveUsers: approveUsers,
  ArchiveUsers: archiveUsers,
  RemoveUsers: removeUsers,
  AddTopics: addTopics,
  ListSessions: listSessions,
  EndSession: endSession,
  ConfirmMeeting: confirmMeeting,
  WithdrawMeeting: withdrawMeeting,
  CancelMeeting: cancelMeeting,
  SayInMeeting: sayInMeetingOf,
  CloseWeek: closeWeek,
  ReadPlanReport: readPlanReport,
  CheckPlan: checkPlan,
  ReadPlanDrift: readPlanDrift,
  ExplainPlace: explainPlace,
  PriceMoves: priceMoves,
  ReadReport: readReport,
  ListPlans: listPlans,
  ListReadyPlans: listReadyPlans,
  ReadPlan: readPlan,
  RestorePlan: restorePlan,
  PublishPlan: publishPlan,
  DiscardPlan: discardPlan,
  PlaceLatePeople: placeLatePeople,
  PlanScenarios: planScenarios,
  StopScenarios: stopScenarios,
  ReadScenarios: readScenarios,
  ReadScenario: readScenario,
  AdoptScenario: adoptScenario,
}
